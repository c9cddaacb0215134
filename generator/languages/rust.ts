/** A Rust 2021 module for each table, without the standard library, and `mod.rs`, which declares the modules. */
import { LIKE_C, wide, type Style } from "./style.js";

const RUST_NUMBERS = { u8: "u8", i8: "i8", u16: "u16", i16: "i16", u32: "u32", i32: "i32" };

const RUST_SETS = { u64: "u64", ...wide("[u64; {words}]"), u128: "u128" };

/**
 * Attributes that silence lints in a file. Programs may leave items unused, on narrow boards an index may have a
 * factor of 1, and the type of an element may be the type of its answer.
 */
export const LINTS = `#![allow(dead_code, trivial_numeric_casts, rustdoc::bare_urls)]
#![allow(clippy::all, clippy::pedantic, clippy::nursery)]`;

const RUST_PARTS = {
  type: { ...RUST_NUMBERS, int: "isize", index: "usize", ...RUST_SETS },
  inlining: { other: "inline" },
};

/** Joins the two or four bytes of a number. */
const TWO_BYTES_IN_RUST = "[{array}[2 * {operand}], {array}[2 * {operand} + 1]]";
const FOUR_BYTES_IN_RUST =
  "[{array}[4 * {operand}], {array}[4 * {operand} + 1], {array}[4 * {operand} + 2], {array}[4 * {operand} + 3]]";

/** The arrays of numbers that are too many for literals. The compiler needs hundreds of bytes for an element. */
const RUST_PACKED: NonNullable<Style["packed"]> = {
  syntax: {
    read: "{element}",
    parts: {
      ...RUST_PARTS,
      // The compiler copies a constant into each unit of code whose functions read it.
      inlining: { other: "inline(never)" },
      element: {
        u8: "{array}[{index}]",
        i8: "i8::from_be_bytes([{array}[{index}]])",
        ...{
          u16: `u16::from_be_bytes(${TWO_BYTES_IN_RUST})`,
          i16: `i16::from_be_bytes(${TWO_BYTES_IN_RUST})`,
        },
        ...{
          u32: `u32::from_be_bytes(${FOUR_BYTES_IN_RUST})`,
          i32: `i32::from_be_bytes(${FOUR_BYTES_IN_RUST})`,
        },
      },
    },
  },
  arrays: {
    literal: `{doc}
#[rustfmt::skip]
pub const {array}: &[u8; {bytes}] = b"\\
    {rows}
";`,
    strings: {
      byte: String.raw`\x{hex}`,
      row: "{bytes}",
      ...{ join: "\\", end: "\\" },
    },
  },
};

/** Source: Rust Reference, "Expression precedence". Indices are `usize`, so overflow panics in debug builds. */
export const RUST: Style = {
  title: "Rust 2021",
  outOfRange: "the answer is meaningless, or the program panics",
  syntax: {
    ...LIKE_C.syntax,
    names: { file: "{snake}.rs" },
    parts: RUST_PARTS,
    // The postfix operators are applied from left to right, so they can share one precedence.
    operators: ["||", "&&", "== != < > <= >=", "|", "^", "&", "<< >>", "+ -", "* / %", "as .abs()"],
    abs: "({difference}).abs()",
    parameter: "{name}: usize",
    sets: { u192: "[{limbs}]", u256: "[{limbs}]" },
  },
  comments: {
    ...LIKE_C.comments,
    doc: `/// {title}
/// {notes}`,
  },
  types: {
    means: { "/": "truncated" },
    numbers: { usize: "u32", isize: "i32", ...RUST_NUMBERS, u64: "u64" },
    cast: "{operand} as {type}",
    castsAnswers: ["index"],
    signed: { type: "isize", local: "let ({names}) = ({casts});" },
  },
  statements: {
    ...LIKE_C.statements,
    local: "let {name} = {value};",
    return: "{value}",
    if: `if {test} {
    return {then};
}
{otherwise}`,
    lookup: `{doc}
#[{inlining}]
#[rustfmt::skip]
pub const fn {lookup}({parameters}) -> {type} {
    {body}
}`,
    constant: `/// {meaning}
pub const {name}: u8 = {value};`,
  },
  arrays: {
    // Arrays are constants, because a `const fn` cannot read a `static` before Rust 1.83.
    literal: `{doc}
#[rustfmt::skip]
pub const {array}: &[{type}; {length}] = &[
    {rows}
];`,
  },
  packed: RUST_PACKED,
  files: {
    lines: { tables: "use super::{snake}::{CONSTANT};" },
    module: `//! {title}

${LINTS}

{tables}

{statements}`,
    index: {
      file: "mod.rs",
      module: "//! Tables, each in a module.\n\n{tables}",
      line: "pub mod {snake};",
      isNeeded: true,
    },
  },
  single: { syntax: { hasOneSpace: true } },
};
