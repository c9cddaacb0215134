// -- numbering
fn square(file: i32, rank: i32) i32 {
    return 8 * rank + file;
}
fn fileOf(sq: i32) i32 { return sq & 7; }
fn rankOf(sq: i32) i32 { return sq >> 3; }

// -- numbering of mailbox
fn square(file: i32, rank: i32) i32 {
    return 10 * rank + file + 21;
}
fn fileOf(sq: i32) i32 { return @mod(sq, 10) - 1; }
fn rankOf(sq: i32) i32 { return @divFloor(sq, 10) - 2; }

// -- king
fn kingDistance(from: i32, to: i32) i32 {
    return @max(filesApart(from, to), ranksApart(from, to));
}

fn manhattanDistance(from: i32, to: i32) i32 {
    return filesApart(from, to) + ranksApart(from, to);
}

fn abs(a: i32) i32 { return @max(a, -a); }
fn filesApart(a: i32, b: i32) i32 {
    return abs(fileOf(b) - fileOf(a));
}
fn ranksApart(a: i32, b: i32) i32 {
    return abs(rankOf(b) - rankOf(a));
}

// -- knight
fn knightDistance(from: i32, to: i32) i32 {
    const far = kingDistance(from, to);
    const sum = manhattanDistance(from, to);
    if (sum == 1) return 3; // beside it
    if (far == 2 and sum == 4) return 4; // two on a diagonal
    // the corner rule
    if (far == 1 and (isCorner(from) or isCorner(to)))
        return 4;
    const least =
        @max(@divFloor(far + 1, 2), @divFloor(sum + 2, 3));
    return least + @mod(least + sum, 2); // even or odd, by color
}

fn isCorner(sq: i32) bool {
    return @mod(fileOf(sq), 7) == 0
        and @mod(rankOf(sq), 7) == 0;
}

// -- fill
fn bit(sq: i32) u64 {
    return @as(u64, 1)
        << @intCast(8 * rankOf(sq) + fileOf(sq));
}

fn knightAttacks(set: u64) u64 {
    const one = (set << 1 & 0xfefefefefefefefe)
        | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
    const two = (set << 2 & 0xfcfcfcfcfcfcfcfc)
        | (set >> 2 & 0x3f3f3f3f3f3f3f3f);
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

fn knightFill(from: i32, to: i32) i32 {
    var moves: i32 = 0;
    var reached = bit(from);
    while (reached & bit(to) == 0) : (moves += 1)
        reached |= knightAttacks(reached);
    return moves;
}

// -- 15x15
fn index15x15(from: i32, to: i32) i32 {
    return 15 * (rankOf(to) - rankOf(from))
        + (fileOf(to) - fileOf(from)) + 112;
}

// -- paths
// On a shortest path, the distances to both ends add up.
fn routeCount(from: i32, to: i32) i32 {
    const length = kingDistance(from, to);
    var count: i32 = if (from == to) 1 else 0;
    var at: i32 = 0;
    while (at < 64) : (at += 1) {
        const next = square(at & 7, at >> 3);
        if (kingDistance(from, next) == 1
            and 1 + kingDistance(next, to) == length)
            count += routeCount(next, to);
    }
    return count;
}

// -- regions
fn toMiddle(line: i32) i32 {
    return @max(3 - line, line - 4);
}

fn centerDistance(sq: i32) i32 {
    return @max(toMiddle(fileOf(sq)), toMiddle(rankOf(sq)));
}
fn centerManhattanDistance(sq: i32) i32 {
    return toMiddle(fileOf(sq)) + toMiddle(rankOf(sq));
}
fn edgeDistance(sq: i32) i32 {
    return 3 - centerDistance(sq);
}

// The nearer one of a corner and its opposite counts.
fn cornerDistance(sq: i32, corner: i32) i32 {
    return 7 - abs(7 - manhattanDistance(sq, corner));
}

// -- graph
// The squares one move from each of six.
const neighbors = [6][]const usize{
    &.{ 1, 2 }, &.{ 2, 4 }, &.{3}, &.{4}, &.{0}, &.{},
};

fn graphDistance(from: usize, to: usize) i32 {
    var moves = [_]i32{-1} ** 6; // never reached
    var queue = [_]usize{from} ** 6;
    moves[from] = 0;
    var count: usize = 1;
    var at: usize = 0;
    while (at < count) : (at += 1) {
        for (neighbors[queue[at]]) |next| {
            if (moves[next] >= 0) continue;
            moves[next] = moves[queue[at]] + 1;
            queue[count] = next;
            count += 1;
        }
    }
    return moves[to];
}

// -- certificate
// What the square must say, by its neighbors.
fn dueDistance(origin: i32, sq: i32) i32 {
    var due: i32 = if (sq == origin) 0 else 64;
    var at: i32 = 0;
    while (at < 64) : (at += 1) {
        const to = square(at & 7, at >> 3);
        if (filesApart(sq, to) * ranksApart(sq, to) == 2)
            due = @min(due, 1 + knightDistance(origin, to));
    }
    return due;
}

// -- main
const std = @import("std");

LINES

pub fn main() !void {
    const out = std.io.getStdOut().writer();
    try out.print("{}\n", .{CALL}); // ANSWER
}
