/** The checks in Zig. Each check is a file with a test. */
import { COMMON_FILE, COMMON_STATEMENTS, COMMON_TERMS, type CheckStyle } from "./style.js";

export const ZIG_CHECK: CheckStyle = {
  ...COMMON_FILE,
  file: "{snake}_proof.zig",
  module: `// zig fmt: off

const table = @import("{file}");

// {why}

{board}

{moves}

fn holds{parameters} bool {
    {rule}
    return true;
}

{others}

fn check(is_right: bool, message: []const u8) !void {
    if (is_right) return;
    @import("std").debug.print("{s}\\n", .{message});
    return error.TableIsWrong;
}

test "{CONSTANT} is right" {
    {assertions}
}`,
  member: "table.{name}",
  assertion: 'try check({check}, "{message}");',
  others: {
    parameter: "const {name}: usize = {value};",
    mark: "read[{index}] = true;",
    check: `fn {othersHold}() bool {
    var read: [{length}]bool = undefined;
    @memset(&read, false);
    {calls}
    for (read, {array}) |is_read, element| if (!is_read and element != {filler}) return false;
    return true;
}`,
  },
  lists: {
    north: "const north = {width};\nconst Move = struct { step: i32, value: i32 };",
    move: ".{ .step = {ranks} * north {files}, .value = {value} }",
    list: `// {remark}
const {list} = [_]{kind}{
    {items}
};`,
    kinds: { board: "i32", moves: "Move", after: "[]const usize" },
    from: "&.{ {places} },",
  },
  terms: {
    ...COMMON_TERMS,
    behind: "board[@intCast(@as(i32, @intCast({place})) - one.step)]",
    count: "@intCast(n)",
    // Zig divides only unsigned numbers by `/` and `%`.
    place: "@as(u32, @intCast({place}))",
    ofCell: "@bitCast({answer})",
    number: "board[{place}]",
    argument: "@intCast(board[{place}])",
    bit: "@as(u64, 1) << @intCast(board[{place}])",
  },
  statements: {
    ...COMMON_STATEMENTS,
    types: { number: "i32", set: "u64" },
    local: "var {name}: {type} = {value};",
    // Zig 0.17 has no operator that repeats an array, and Zig 0.12 no array by `@splat`.
    array: `var {name}: [{size}]{type} = undefined;
@memset(&{name}, {value});`,
    answers: `var answers: [{size}]{type} = undefined;
for (board, 0..) |square, to| answers[to] = if (square < 0) {other} else {call};`,
    leap: "const at: usize = @intCast(@as(i32, @intCast({start})) + one.step);",
    loops: {
      // Captures cannot shadow one another, so each capture has its own name.
      places: `for (0..{size}) |{place}| if (board[{place}] >= 0) {
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
      ride: `{
    var at: usize = @intCast(@as(i32, @intCast({start})) {sign} one.step);
    while (board[at] >= 0) : (at = @intCast(@as(i32, @intCast(at)) {sign} one.step)) {
        {body}
    }
}`,
      after: `for (after[{start}]) |at| {
    {body}
}`,
    },
  },
};
