/** Zig: `comptime`, when it is imported or tested. */
import type { CheckStyle } from "./style.js";

export const ZIG_CHECK: CheckStyle = {
  file: "{snake}_proof.zig",
  module: `// zig fmt: off

const table = @import("{file}");

// {why}

// The numbers of the squares, in a frame of -1.
const board = [_]i32{
    {rows}
};

const north = {width};
const Move = struct { step: i32, value: i32 };
{lists}

fn holds{parameters} bool {
    var answers = [_]i32{255} ** {size};
    {fill}
    for (board, 0..) |square, to| if (square >= 0) {
        var expected: i32 = {initial};
        {ifOrigin}
        {loops}
        if (answers[to] != expected) return false;
    };
    return true;
}

{others}

comptime {
    @setEvalBranchQuota(1_000_000_000);
    {assertions}
}`,
  move: ".{ .step = {step}, .value = {value} }",
  leaps: {
    list: `const leaps = [_]Move{
    {moves}
};`,
    loop: `for (leaps) |one| {
    const at: usize = @intCast(@as(i32, @intCast(to)) - one.step);
    if ({test}) expected = {then};
}`,
  },
  rides: {
    list: `// Repeated up to the edge of the board.
const rides = [_]Move{
    {moves}
};`,
    loop: `for (rides) |one| {
    var at: usize = @intCast(@as(i32, @intCast(to)) - one.step);
    while (board[at] >= 0) : (at = @intCast(@as(i32, @intCast(at)) - one.step))
        if ({test}) {
            expected = {then};
        };
}`,
  },
  fill: `for (board, 0..) |square, to| if (square >= 0) {
    answers[to] = {call};
};`,
  sets: `for (board, 0..) |square, to| if (square >= 0) {
    var n: i32 = {most};
    while (n >= 0) : (n -= 1)
        if ({call} >> @intCast(square) & 1 == 1) {
            answers[to] = n;
        };
    n = 0;
    while (n <= {most}) : (n += 1)
        if (({call} >> @intCast(square) & 1 == 1) != (answers[to] {relation} n)) return false;
};`,
  count: "@intCast(n)",
  answer: "answers[at]",
  value: "one.value",
  member: "table.{name}",
  argument: "@intCast(board[{place}])",
  parameters: "(origin: usize)",
  assertion: 'if (!({check})) @compileError("{message}");',
  others: `fn {othersHold}() bool {
    var read = [_]bool{false} ** {length};
    for (board) |a| for (board) |b| if (a >= 0 and b >= 0) {
        const sq1: usize = @intCast(a);
        const sq2: usize = @intCast(b);
        read[{index}] = true;
    };
    for (read, {array}) |is_read, element| if (!is_read and element != {filler}) return false;
    return true;
}`,
};
