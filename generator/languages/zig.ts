/** Zig: a file for each table. */
import { LIKE_C, wide, type Style } from "./style.js";

const UNSIGNED = { u8: "u8", u16: "u16", u32: "u32", u64: "u64" };
const NUMBERS = { ...UNSIGNED, i8: "i8", i16: "i16", i32: "i32" };

const NAMES = { file: "{snake}.zig", lookup: "{camel}" };

/** Zig Language Reference, "Precedence". Indices are `usize`, so intermediate results below 0 must wrap around. */
export const ZIG: Style = {
  ...LIKE_C,
  title: "Zig 0.12",
  names: NAMES,
  parts: {
    type: { ...NUMBERS, int: "usize", index: "usize", ...wide("u{bits}") },
  },
  doc: `/// {title}
/// {notes}`,
  outOfRange: "the answer is meaningless, or the program panics",
  operators: ["or", "and", "== != < > <= >=", "& ^ |", "<< >>", "+ - +% -%", "* / % *%"],
  signs: { "+": "+%", "-": "-%", "*": "*%", and: "and", or: "or" },
  abs: "(if ({first} > {second}) {first} - {second} else {second} - {first})",
  numbers: { usize: "u32", ...NUMBERS },
  parameter: "{name}: usize",
  local: "const {name} = {value};",
  array: `{doc}
pub const {array} = [{length}]{type}{
    {rows}
};`,
  lookup: `{doc}
pub inline fn {lookup}({parameters}) {type} {
    {body}
}`,
  constant: `/// Stored for {of}.
pub const {name}: u8 = {value};`,
  lines: { tables: 'const {CONSTANT} = @import("{file}").{CONSTANT};' },
  module: `// zig fmt: off

{tables}

{statements}`,
  // No name may hide another, such as a parameter `distance` the lookup of the king.
  single: {
    names: { ...NAMES, local: "{snake}_" },
  },
  proof: {
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
    for (board, 0..) |square, to| if (square >= 0) {
        answers[to] = {call};
    };
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
    answer: "answers[at]",
    value: "one.value",
    call: "table.{lookup}({arguments})",
    argument: "@intCast(board[{place}])",
    parameters: "(origin: usize)",
    assertion: 'if (!{check}) @compileError("{message}");',
    others: `fn {othersHold}() bool {
    var read = [_]bool{false} ** {length};
    for (board) |a| for (board) |b| if (a >= 0 and b >= 0) {
        const sq1: usize = @intCast(a);
        const sq2: usize = @intCast(b);
        read[{index}] = true;
    };
    for (read, table.{array}) |is_read, element| if (!is_read and element != {filler}) return false;
    return true;
}`,
  },
  index: {
    file: "tables.zig",
    // `unreachable` is a keyword. The formatter would remove the marks from other names.
    line: 'pub const @"{snake}" = @import("{file}");',
    module: "// zig fmt: off\n\n{tables}",
  },
};
