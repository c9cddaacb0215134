/** A Zig file for each table. */
import { LIKE_C, wide, type Style } from "./style.js";

const NUMBERS = { u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32" };

const NAMES = { file: "{snake}.zig", lookup: "{camel}" };

/** Source: Zig Language Reference, "Precedence". Indices are `usize`, so intermediate results below 0 must wrap. */
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
  means: { "/": "truncated" },
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
  constant: `/// {meaning}
pub const {name}: u8 = {value};`,
  lines: { tables: 'const {CONSTANT} = @import("{file}").{CONSTANT};' },
  module: `// zig fmt: off

{tables}

{statements}`,
  // Names can't shadow one another: a parameter `distance` would shadow the lookup of the king.
  single: {
    hasOneSpace: true,
    names: { ...NAMES, local: "{snake}_" },
  },
  index: {
    file: "tables.zig",
    // Names are quoted because `unreachable` is a keyword. The formatter would unquote other names.
    line: 'pub const @"{snake}" = @import("{file}");',
    module: "// zig fmt: off\n\n{tables}",
  },
};
