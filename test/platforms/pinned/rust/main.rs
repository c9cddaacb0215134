//! Prints, as JSON, what cozy-chess and shakmaty answer for all squares and pairs.
use cozy_chess as c;
use shakmaty as s;

fn print(name: &str, numbers: Vec<u64>) {
    let texts: Vec<String> = numbers
        .iter()
        .map(|number| format!("\"{number}\""))
        .collect();
    println!("{{\"name\":\"{name}\",\"numbers\":[{}]}}", texts.join(","));
}

fn cozy(of: impl Fn(c::Square) -> c::BitBoard) -> Vec<u64> {
    (0..64)
        .map(|square| of(c::Square::index(square)).0)
        .collect()
}

fn cozy_pairs(of: impl Fn(c::Square, c::Square) -> c::BitBoard) -> Vec<u64> {
    (0..4096)
        .map(|pair| of(c::Square::index(pair / 64), c::Square::index(pair % 64)).0)
        .collect()
}

fn shak(of: impl Fn(s::Square) -> s::Bitboard) -> Vec<u64> {
    (0..64).map(|square| of(s::Square::new(square)).0).collect()
}

fn shak_pairs(of: impl Fn(s::Square, s::Square) -> u64) -> Vec<u64> {
    (0..4096)
        .map(|pair| of(s::Square::new(pair / 64), s::Square::new(pair % 64)))
        .collect()
}

fn main() {
    let empty = c::BitBoard::EMPTY;
    print("cozy-chess KNIGHT_MOVES", cozy(c::get_knight_moves));
    print("cozy-chess KING_MOVES", cozy(c::get_king_moves));
    print(
        "cozy-chess WHITE_PAWN_ATTACKS",
        cozy(|square| c::get_pawn_attacks(square, c::Color::White)),
    );
    print(
        "cozy-chess BLACK_PAWN_ATTACKS",
        cozy(|square| c::get_pawn_attacks(square, c::Color::Black)),
    );
    print(
        "cozy-chess BISHOP_MOVES",
        cozy(|square| c::get_bishop_moves(square, empty)),
    );
    print(
        "cozy-chess ROOK_MOVES",
        cozy(|square| c::get_rook_moves(square, empty)),
    );
    print("cozy-chess BETWEEN", cozy_pairs(c::get_between_rays));
    print("cozy-chess LINE", cozy_pairs(c::get_line_rays));
    let none = s::Bitboard::EMPTY;
    print("shakmaty KNIGHT_MOVES", shak(s::attacks::knight_attacks));
    print("shakmaty KING_MOVES", shak(s::attacks::king_attacks));
    print(
        "shakmaty WHITE_PAWN_ATTACKS",
        shak(|square| s::attacks::pawn_attacks(s::Color::White, square)),
    );
    print(
        "shakmaty BLACK_PAWN_ATTACKS",
        shak(|square| s::attacks::pawn_attacks(s::Color::Black, square)),
    );
    print(
        "shakmaty BISHOP_MOVES",
        shak(|square| s::attacks::bishop_attacks(square, none)),
    );
    print(
        "shakmaty ROOK_MOVES",
        shak(|square| s::attacks::rook_attacks(square, none)),
    );
    print(
        "shakmaty QUEEN_MOVES",
        shak(|square| s::attacks::queen_attacks(square, none)),
    );
    print(
        "shakmaty BETWEEN",
        shak_pairs(|from, to| s::attacks::between(from, to).0),
    );
    print(
        "shakmaty LINE",
        shak_pairs(|from, to| s::attacks::ray(from, to).0),
    );
    print(
        "shakmaty DISTANCE",
        shak_pairs(|from, to| u64::from(from.distance(to))),
    );
}
