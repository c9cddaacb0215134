// -- numbering of a1
fn square(file: i32, rank: i32) -> i32 { 8 * rank + file }
fn file_of(sq: i32) -> i32 { sq & 7 }
fn rank_of(sq: i32) -> i32 { sq >> 3 }

// -- numbering of a8
fn square(file: i32, rank: i32) -> i32 {
    8 * (7 - rank) + file
}
fn file_of(sq: i32) -> i32 { sq & 7 }
fn rank_of(sq: i32) -> i32 { 7 - (sq >> 3) }

// -- numbering of 0x88
fn square(file: i32, rank: i32) -> i32 { 16 * rank + file }
fn file_of(sq: i32) -> i32 { sq & 7 }
fn rank_of(sq: i32) -> i32 { sq >> 4 }
fn is_on_board(sq: i32) -> bool { sq & 0x88 == 0 }

// -- numbering of mailbox
fn square(file: i32, rank: i32) -> i32 {
    10 * rank + file + 21
}
fn file_of(sq: i32) -> i32 { sq % 10 - 1 }
fn rank_of(sq: i32) -> i32 { sq / 10 - 2 }

// -- king
fn king_distance(from: i32, to: i32) -> i32 {
    files_apart(from, to).max(ranks_apart(from, to))
}

fn manhattan_distance(from: i32, to: i32) -> i32 {
    files_apart(from, to) + ranks_apart(from, to)
}

fn files_apart(a: i32, b: i32) -> i32 {
    (file_of(b) - file_of(a)).abs()
}
fn ranks_apart(a: i32, b: i32) -> i32 {
    (rank_of(b) - rank_of(a)).abs()
}

// -- knight
fn knight_distance(from: i32, to: i32) -> i32 {
    let (far, sum) =
        (king_distance(from, to), manhattan_distance(from, to));
    match (far, sum) {
        (1, 1) => 3, // beside it
        (2, 4) => 4, // two on a diagonal
        // the corner rule
        (1, 2) if is_corner(from) || is_corner(to) => 4,
        (far, sum) => {
            let least = ((far + 1) / 2).max((sum + 2) / 3);
            least + (least + sum) % 2 // even or odd, by color
        }
    }
}

fn is_corner(sq: i32) -> bool {
    file_of(sq) % 7 == 0 && rank_of(sq) % 7 == 0
}

// -- fill
fn bit(sq: i32) -> u64 {
    1 << (8 * rank_of(sq) + file_of(sq))
}

fn knight_attacks(set: u64) -> u64 {
    let one = (set << 1 & 0xfefefefefefefefe)
        | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
    let two = (set << 2 & 0xfcfcfcfcfcfcfcfc)
        | (set >> 2 & 0x3f3f3f3f3f3f3f3f);
    one << 16 | one >> 16 | two << 8 | two >> 8
}

fn knight_fill(from: i32, to: i32) -> i32 {
    let (mut reached, mut moves) = (bit(from), 0);
    while reached & bit(to) == 0 {
        reached |= knight_attacks(reached);
        moves += 1;
    }
    moves
}

// -- 15x15
fn index_15x15(from: i32, to: i32) -> i32 {
    15 * (rank_of(to) - rank_of(from))
        + (file_of(to) - file_of(from)) + 112
}

// -- 0x88
fn index_0x88(from: i32, to: i32) -> i32 {
    16 * (rank_of(to) - rank_of(from))
        + (file_of(to) - file_of(from)) + 120
}

// -- 0x88 of 0x88
fn index_0x88(from: i32, to: i32) -> i32 { to - from + 120 }

// -- paths
fn is_on_path(from: i32, via: i32, to: i32) -> bool {
    king_distance(from, via) + king_distance(via, to)
        == king_distance(from, to)
}

fn route_count(from: i32, to: i32) -> i32 {
    if from == to {
        return 1;
    }
    (0..64)
        .map(|at| square(at & 7, at >> 3))
        .filter(|&next| king_distance(from, next) == 1)
        .filter(|&next| is_on_path(from, next, to))
        .map(|next| route_count(next, to))
        .sum()
}

// -- regions
fn to_middle(line: i32) -> i32 {
    if line < 4 { 3 - line } else { line - 4 }
}

fn center_distance(sq: i32) -> i32 {
    to_middle(file_of(sq)).max(to_middle(rank_of(sq)))
}
fn center_manhattan_distance(sq: i32) -> i32 {
    to_middle(file_of(sq)) + to_middle(rank_of(sq))
}
fn edge_distance(sq: i32) -> i32 { 3 - center_distance(sq) }
fn light_corner_distance(sq: i32) -> i32 {
    7 - (file_of(sq) - rank_of(sq)).abs()
}
fn dark_corner_distance(sq: i32) -> i32 {
    7 - (7 - file_of(sq) - rank_of(sq)).abs()
}

// -- graph
// neighbors[sq] has the squares one move from sq;
// -1 means never reached.
fn distances_from(
    from: usize,
    neighbors: &[Vec<usize>],
) -> Vec<i32> {
    let mut moves = vec![-1; neighbors.len()];
    let mut queue = std::collections::VecDeque::from([from]);
    moves[from] = 0;
    while let Some(sq) = queue.pop_front() {
        for &to in &neighbors[sq] {
            if moves[to] < 0 {
                moves[to] = moves[sq] + 1;
                queue.push_back(to);
            }
        }
    }
    moves
}

// -- certificate
fn is_knight_distance(d: &[i32], origin: i32) -> bool {
    let all = || (0..64).map(|at| square(at & 7, at >> 3));
    all().all(|sq| {
        let neighbors = all().filter(|&to| {
            files_apart(sq, to) * ranks_apart(sq, to) == 2
        });
        let least = neighbors.map(|to| d[to as usize]).min();
        let least = least.unwrap_or(0);
        let due = if sq == origin { 0 } else { 1 + least };
        d[sq as usize] == due
    })
}

// -- moves on example
// A row of three squares, and one alone.
fn moves_on_example(from: usize, to: usize) -> i32 {
    distances_from(from,
        &[vec![1], vec![0, 2], vec![1], vec![]])[to]
}

// -- certified squares
fn certified_squares() -> usize {
    let all = || (0..64).map(|at| square(at & 7, at >> 3));
    all()
        .filter(|&from| {
            let mut d = [0; 128];
            all().for_each(|to| {
                d[to as usize] = knight_distance(from, to)
            });
            is_knight_distance(&d, from)
        })
        .count()
}

// -- main
#![allow(dead_code)]

LINES

fn main() {
    println!("{}", CALL); // ANSWER
}
