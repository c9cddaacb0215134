/** Rust 2021, without the standard library: a module for each table, and `mod.rs`, by which they find each other. */
import { LIKE_C, type Style } from "./style.js";

/** The Rust Reference, "Expression precedence". Indices are `usize`, which stops the program below 0. */
export const RUST: Style = {
  ...LIKE_C,
  title: "Rust 2021",
  names: { file: "{snake}.rs" },
  parts: {
    type: { u8: "u8", i8: "i8", u64: "u64", index: "usize" },
    // A function that reads a static can be `const` from Rust 1.83 on only.
    fn: { index: "const fn", other: "fn" },
  },
  doc: `/// {title}
/// {notes}`,
  outOfRange: "the answer is meaningless, or the program panics",
  // What follows its operand is applied in the order in which it stands.
  operators: ["||", "&&", "== != < > <= >=", "|", "^", "&", "<< >>", "+ -", "* / %", "as .abs()"],
  means: { ".abs()": "abs" },
  abs: "({difference}).abs()",
  numbers: { usize: "u32", isize: "i32", u8: "u8", i8: "i8", u64: "u64" },
  signed: {
    local: "let ({names}) = ({casts});",
    cast: "{name} as isize",
    read: "{array}[{operand} as usize]",
  },
  parameter: "{name}: usize",
  local: "let {name} = {value};",
  return: "{value}",
  if: `if {test} {
    return {then};
}
{otherwise}`,
  answers: { index: "({value}) as usize" },
  array: `{doc}
#[rustfmt::skip]
pub static {array}: [{type}; {length}] = [
    {rows}
];`,
  lookup: `{doc}
#[inline]
#[rustfmt::skip]
pub {fn} {lookup}({parameters}) -> {type} {
    {body}
}`,
  constant: `/// Stored for {of}.
pub const {name}: u8 = {value};`,
  lines: { tables: "use super::{snake}::{CONSTANT};" },
  // Programs that do not use everything get no warning.
  module: `#![allow(dead_code)]

{tables}

{statements}`,
  index: { file: "mod.rs", line: "pub mod {snake};", isNeeded: true },
};
