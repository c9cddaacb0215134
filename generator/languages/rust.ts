/** Rust 2021 without the standard library: a module for each table, and `mod.rs`, which declares them. */
import { COMMON, type CheckStyle } from "./checks/style.js";
import { LIKE_C, wide, type Style } from "./style.js";

const NUMBERS = { u8: "u8", i8: "i8", u16: "u16", i16: "i16", u32: "u32", i32: "i32" };

const SET = { u64: "u64", ...wide("[u64; {words}]"), u128: "u128" };

/** The Rust Reference, "Expression precedence". Indices are `usize`, which panics on overflow in debug builds. */
export const RUST: Style = {
  ...LIKE_C,
  title: "Rust 2021",
  names: { file: "{snake}.rs" },
  parts: { type: { ...NUMBERS, int: "isize", index: "usize", ...SET } },
  doc: `/// {title}
/// {notes}`,
  outOfRange: "the answer is meaningless, or the program panics",
  // One precedence suffices for the postfix operators, which are applied from left to right.
  operators: ["||", "&&", "== != < > <= >=", "|", "^", "&", "<< >>", "+ -", "* / %", "as .abs()"],
  means: { ".abs()": "abs" },
  abs: "({difference}).abs()",
  numbers: { usize: "u32", isize: "i32", ...NUMBERS, u64: "u64" },
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
  sets: { u192: "[{limbs}]", u256: "[{limbs}]" },
  // A `const fn` can read a static only since Rust 1.83.
  array: `{doc}
#[rustfmt::skip]
pub const {array}: &[{type}; {length}] = &[
    {rows}
];`,
  lookup: `{doc}
#[inline]
#[rustfmt::skip]
pub const fn {lookup}({parameters}) -> {type} {
    {body}
}`,
  constant: `/// Stored for {of}.
pub const {name}: u8 = {value};`,
  lines: { tables: "use super::{snake}::{CONSTANT};" },
  // Programs may leave items unused, and on narrow boards an index may have a factor of 1, of which clippy warns.
  module: `#![allow(dead_code, clippy::all)]

{tables}

{statements}`,
  single: {},
  index: { file: "mod.rs", line: "pub mod {snake};", isNeeded: true },
};

/** Its checks, from Rust 1.57 on: a part of `mod.rs`, checked when that is compiled. */
export const RUST_CHECK: CheckStyle = {
  ...COMMON,
  file: "{snake}_proof.rs",
  // Rust 1.63 does not see what unnamed constants use.
  module: `#![allow(dead_code, clippy::all)]

#[rustfmt::skip]
mod checks {
    use super::super::{snake} as table;

    // {why}

    // {board}
    const BOARD: [isize; {size}] = [
        {rows}
    ];

    {north}
    {lists}

    const fn holds{parameters} -> bool {
        {rule}
        true
    }

    {others}

    {assertions}
}`,
  north: "const NORTH: isize = {width};",
  move: "({ranks} * NORTH {files}, {value})",
  list: `// {remark}
const {LIST}: &[{kind}] = &[
    {items}
];`,
  kinds: { moves: "(isize, i32)", into: "&[usize]" },
  from: "&[{places}],",
  loops: {
    places: [
      "let mut {place} = 0;\nwhile {place} < {size}",
      ...["if BOARD[{place}] >= 0 {", "    {body}", "}", "{place} += 1;"],
    ],
    counts: ["let mut n = 0;\nwhile n <= {most}", "{body}", "n += 1;"],
    moves: ["let mut i = 0;\nwhile i < {LIST}.len()", "{body}", "i += 1;"],
    ride: [
      "let mut at = ({start} as isize {sign} {LIST}[i].0) as usize;\nwhile BOARD[at] >= 0",
      "{body}",
      "at = (at as isize {sign} {LIST}[i].0) as usize;",
    ],
    into: [
      "let mut i = 0;\nwhile i < BEFORE[to].len()",
      ...["let at = BEFORE[to][i];", "{body}", "i += 1;"],
    ],
  },
  leap: "let at = ({start} as isize {sign} {LIST}[i].0) as usize;",
  types: { number: "i32", set: "u64" },
  answers: `let mut answers = [{other} as {type}; {size}];
let mut to = 0;
while to < {size} {
    if BOARD[to] >= 0 { answers[to] = {call}; }
    to += 1;
}`,
  array: "let mut {name} = [{value} as {type}; {size}];",
  local: "let mut {name}: {type} = {value};",
  if: "if {test} { {then} }",
  bit: "1u64 << BOARD[{place}]",
  asNumber: "{call} as i32",
  count: "n as usize",
  value: "{LIST}[i].1",
  member: "table::{name}",
  argument: "BOARD[{place}] as usize",
  assertion: 'const _: () = assert!({check}, "{message}");',
  // Differences may be negative on the way to an index.
  others: {
    parameter: "let {name} = ({value}) as isize;",
    mark: "read[({index}) as usize] = true;",
    check: `const fn {othersHold}() -> bool {
    let mut read = [false; {length}];
    {calls}
    let mut n = 0;
    while n < {length} {
        if !read[n] && {array}[n] != {filler} { return false; }
        n += 1;
    }
    true
}`,
  },
};
