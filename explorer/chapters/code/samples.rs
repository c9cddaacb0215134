// -- numbering
fn square(file: i32, rank: i32) -> i32 {
    8 * rank + file
}
fn file_of(sq: i32) -> i32 { sq & 7 }
fn rank_of(sq: i32) -> i32 { sq >> 3 }

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
    let far = king_distance(from, to);
    let sum = manhattan_distance(from, to);
    match (far, sum) {
        (1, 1) => 3, // beside it
        (2, 4) => 4, // two on a diagonal
        // the corner rule
        (1, 2) if is_corner(from) || is_corner(to) => 4,
        _ => {
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

// -- paths
// On a shortest path, the distances to both ends add up.
fn route_count(from: i32, to: i32) -> i32 {
    if from == to {
        return 1;
    }
    let length = king_distance(from, to);
    (0..64)
        .map(|at| square(at & 7, at >> 3))
        .filter(|&next| king_distance(from, next) == 1)
        .filter(|&next| 1 + king_distance(next, to) == length)
        .map(|next| route_count(next, to))
        .sum()
}

// -- regions
fn to_middle(line: i32) -> i32 { (2 * line - 7).abs() / 2 }

fn center_distance(sq: i32) -> i32 {
    to_middle(file_of(sq)).max(to_middle(rank_of(sq)))
}
fn center_manhattan_distance(sq: i32) -> i32 {
    to_middle(file_of(sq)) + to_middle(rank_of(sq))
}
fn edge_distance(sq: i32) -> i32 { 3 - center_distance(sq) }

// The nearer one of a corner and its opposite counts.
fn corner_distance(sq: i32, corner: i32) -> i32 {
    7 - (7 - manhattan_distance(sq, corner)).abs()
}

// -- graph
// The squares one move from each of six.
const NEIGHBORS: [&[usize]; 6] =
    [&[1, 2], &[2, 4], &[3], &[4], &[0], &[]];

fn graph_distance(from: usize, to: usize) -> i32 {
    let mut moves = [-1; 6]; // never reached
    moves[from] = 0;
    let mut queue = std::collections::VecDeque::from([from]);
    while let Some(sq) = queue.pop_front() {
        for &next in NEIGHBORS[sq] {
            if moves[next] < 0 {
                moves[next] = moves[sq] + 1;
                queue.push_back(next);
            }
        }
    }
    moves[to]
}

// -- certificate
// What the square must say, by its neighbors.
fn due_distance(origin: i32, sq: i32) -> i32 {
    let mut due = if sq == origin { 0 } else { 64 };
    for to in (0..64).map(|at| square(at & 7, at >> 3)) {
        if files_apart(sq, to) * ranks_apart(sq, to) == 2 {
            due = due.min(1 + knight_distance(origin, to));
        }
    }
    due
}

// -- main
#![allow(dead_code)]

LINES

fn main() {
    println!("{}", CALL); // ANSWER
}
