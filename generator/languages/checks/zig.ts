/** Zig: `comptime`, when it is imported or tested. */
import { COMMON, type CheckStyle } from "./style.js";

export const ZIG_CHECK: CheckStyle = {
  ...COMMON,
  file: "{snake}_proof.zig",
  module: `// zig fmt: off

const table = @import("{file}");

// {why}

// {board}
const board = [_]i32{
    {rows}
};

{north}
{lists}

fn holds{parameters} bool {
    {rule}
    return true;
}

{others}

comptime {
    @setEvalBranchQuota(1_000_000_000);
    {assertions}
}`,
  north: "const north = {width};\nconst Move = struct { step: i32, value: i32 };",
  move: ".{ .step = {ranks} * north {files}, .value = {value} }",
  list: `// {remark}
const {list} = [_]{kind}{
    {items}
};`,
  kinds: { moves: "Move", into: "[]const usize" },
  from: "&.{ {places} },",
  loops: {
    places: `for (board, 0..) |square, to| if (square >= 0) {
    {body}
};`,
    counts: `{
    var n: i32 = 0;
    while (n <= {most}) : (n += 1) {
        {body}
    }
}`,
    moves: `for ({list}) |one| {
    {body}
}`,
    leap: "const at: usize = @intCast(@as(i32, @intCast({start})) {sign} one.step);\n{body}",
    ride: `{
    var at: usize = @intCast(@as(i32, @intCast({start})) {sign} one.step);
    while (board[at] >= 0) : (at = @intCast(@as(i32, @intCast(at)) {sign} one.step)) {
        {body}
    }
}`,
    into: `for (before[to]) |at| {
    {body}
}`,
  },
  types: { number: "i32", set: "u64" },
  answers: `var answers: [{size}]{type} = undefined;
for (board, 0..) |square, to| answers[to] = if (square < 0) {other} else {call};`,
  array: "var {name} = [_]{type}{{value}} ** {size};",
  local: "var {name}: {type} = {value};",
  bit: "@as(u64, 1) << @intCast(board[{place}])",
  count: "@intCast(n)",
  value: "one.value",
  member: "table.{name}",
  argument: "@intCast(board[{place}])",
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
