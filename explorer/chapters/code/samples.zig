// -- numbering of a1
fn square(file: i32, rank: i32) i32 {
    return 8 * rank + file;
}
fn fileOf(sq: i32) i32 { return sq & 7; }
fn rankOf(sq: i32) i32 { return sq >> 3; }

// -- numbering of a8
fn square(file: i32, rank: i32) i32 {
    return 8 * (7 - rank) + file;
}
fn fileOf(sq: i32) i32 { return sq & 7; }
fn rankOf(sq: i32) i32 { return 7 - (sq >> 3); }

// -- numbering of 0x88
fn square(file: i32, rank: i32) i32 {
    return 16 * rank + file;
}
fn fileOf(sq: i32) i32 { return sq & 7; }
fn rankOf(sq: i32) i32 { return sq >> 4; }
fn isOnBoard(sq: i32) bool { return sq & 0x88 == 0; }

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

// -- 0x88
fn index0x88(from: i32, to: i32) i32 {
    return 16 * (rankOf(to) - rankOf(from))
        + (fileOf(to) - fileOf(from)) + 120;
}

// -- 0x88 of 0x88
fn index0x88(from: i32, to: i32) i32 {
    return to - from + 120;
}

// -- paths
fn isOnPath(from: i32, via: i32, to: i32) bool {
    return kingDistance(from, via) + kingDistance(via, to)
        == kingDistance(from, to);
}

fn routeCount(from: i32, to: i32) i32 {
    var count: i32 = if (from == to) 1 else 0;
    var at: i32 = 0;
    while (at < 64) : (at += 1) {
        const next = square(at & 7, at >> 3);
        if (kingDistance(from, next) == 1
            and isOnPath(from, next, to))
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
fn lightCornerDistance(sq: i32) i32 {
    return 7 - abs(fileOf(sq) - rankOf(sq));
}
fn darkCornerDistance(sq: i32) i32 {
    return 7 - abs(7 - fileOf(sq) - rankOf(sq));
}

// -- graph
// neighbors[sq] has the squares one move from sq;
// -1 means never reached.
fn distancesFrom(
    from: usize,
    neighbors: []const []const usize,
    moves: []i32,
    queue: []usize,
) void {
    @memset(moves, -1);
    moves[from] = 0;
    queue[0] = from;
    var count: usize = 1;
    for (0..moves.len) |at| {
        if (at >= count) return;
        for (neighbors[queue[at]]) |to| {
            if (moves[to] >= 0) continue;
            moves[to] = moves[queue[at]] + 1;
            queue[count] = to;
            count += 1;
        }
    }
}

// -- certificate
fn isKnightDistance(d: []const i32, origin: i32) bool {
    for (0..64) |at| {
        const sq =
            square(@intCast(at & 7), @intCast(at >> 3));
        var least: i32 = 64;
        for (0..64) |other| {
            const to = square(@intCast(other & 7),
                @intCast(other >> 3));
            if (filesApart(sq, to) * ranksApart(sq, to) == 2)
                least = @min(least, d[@intCast(to)]);
        }
        const due = if (sq == origin) 0 else 1 + least;
        if (d[@intCast(sq)] != due) return false;
    }
    return true;
}

// -- moves on example
// A row of three squares, and one alone.
fn movesOnExample(from: usize, to: usize) i32 {
    const neighbors =
        [_][]const usize{ &.{1}, &.{ 0, 2 }, &.{1}, &.{} };
    var moves: [4]i32 = undefined;
    var queue: [4]usize = undefined;
    distancesFrom(from, &neighbors, &moves, &queue);
    return moves[to];
}

// -- certified squares
fn certifiedSquares() i32 {
    var count: i32 = 0;
    for (0..64) |at| {
        const from =
            square(@intCast(at & 7), @intCast(at >> 3));
        var d = [_]i32{0} ** 128;
        for (0..64) |other| {
            const to = square(@intCast(other & 7),
                @intCast(other >> 3));
            d[@intCast(to)] = knightDistance(from, to);
        }
        if (isKnightDistance(&d, from)) count += 1;
    }
    return count;
}

// -- main
const std = @import("std");

LINES

pub fn main() !void {
    const out = std.io.getStdOut().writer();
    try out.print("{}\n", .{CALL}); // ANSWER
}
