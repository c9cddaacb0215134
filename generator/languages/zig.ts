/** A Zig file for each table. */
import { LIKE_C, wide, type Style } from "./style.js";

const ZIG_NUMBERS = {
  u8: "u8",
  u16: "u16",
  u32: "u32",
  u64: "u64",
  i8: "i8",
  i16: "i16",
  i32: "i32",
};

const NAMES = { file: "{snake}.zig", lookup: "{camel}" };

/** Source: Zig Language Reference, "Precedence". Indices are `usize`, so intermediate results below 0 must wrap. */
export const ZIG: Style = {
  title: "Zig 0.12",
  outOfRange: "the answer is meaningless, or the program panics",
  syntax: {
    ...LIKE_C.syntax,
    names: NAMES,
    parts: {
      type: { ...ZIG_NUMBERS, int: "usize", index: "usize", ...wide("u{bits}") },
    },
    operators: ["or", "and", "== != < > <= >=", "& ^ |", "<< >>", "+ - +% -%", "* / % *%"],
    signs: { "+": "+%", "-": "-%", "*": "*%", and: "and", or: "or" },
    abs: "(if ({first} > {second}) {first} - {second} else {second} - {first})",
    parameter: "{name}: usize",
  },
  comments: {
    ...LIKE_C.comments,
    doc: `/// {title}
/// {notes}`,
  },
  types: {
    means: { "/": "truncated" },
    numbers: { usize: "u32", ...ZIG_NUMBERS },
  },
  statements: {
    ...LIKE_C.statements,
    local: "const {name} = {value};",
    lookup: `{doc}
pub inline fn {lookup}({parameters}) {type} {
    {body}
}`,
    constant: `/// {meaning}
pub const {name}: u8 = {value};`,
  },
  arrays: {
    literal: `{doc}
pub const {array} = [{length}]{type}{
    {rows}
};`,
  },
  files: {
    lines: { tables: 'const {CONSTANT} = @import("{file}").{CONSTANT};' },
    module: `// zig fmt: off

{tables}

{statements}`,
    index: {
      file: "tables.zig",
      // Names are quoted because `unreachable` is a keyword. The formatter would unquote other names.
      line: 'pub const @"{snake}" = @import("{file}");',
      module: "// zig fmt: off\n\n{tables}",
    },
  },
  // Names cannot shadow one another, and a parameter `distance` would shadow the lookup of the king.
  single: {
    syntax: { hasOneSpace: true, names: { ...NAMES, local: "{snake}_" } },
  },
};
