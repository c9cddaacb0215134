/** Rust 2021 without the standard library: a module for each table, and `mod.rs`, which declares them. */
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
  proof: {
    file: "{snake}_proof.rs",
    module: `#![allow(clippy::all)]

#[rustfmt::skip]
mod checks {
    use super::super::{snake} as table;

    // {why}

    // The numbers of the squares, in a frame of -1.
    const BOARD: [isize; {size}] = [
        {rows}
    ];

    const NORTH: isize = {width};
    {lists}

    const fn holds{parameters} -> bool {
        let mut answers = [255; {size}];
        let mut to = 0;
        while to < {size} {
            if BOARD[to] >= 0 { answers[to] = {call} as i32; }
            to += 1;
        }
        to = 0;
        while to < {size} {
            let mut expected = {initial};
            {ifOrigin}
            {loops}
            if BOARD[to] >= 0 && answers[to] != expected { return false; }
            to += 1;
        }
        true
    }

    {others}

    {assertions}
}`,
    move: "({step}, {value})",
    product: "{ranks} * NORTH",
    leaps: {
      list: `const LEAPS: &[(isize, i32)] = &[
    {moves}
];`,
      loop: `let mut n = 0;
while n < LEAPS.len() && BOARD[to] >= 0 {
    let (step, value) = LEAPS[n];
    let at = (to as isize - step) as usize;
    if {test} { expected = {then}; }
    n += 1;
}`,
    },
    rides: {
      list: `// Repeated up to the edge of the board.
const RIDES: &[(isize, i32)] = &[
    {moves}
];`,
      loop: `let mut n = 0;
while n < RIDES.len() && BOARD[to] >= 0 {
    let (step, value) = RIDES[n];
    let mut at = (to as isize - step) as usize;
    while BOARD[at] >= 0 {
        if {test} { expected = {then}; }
        at = (at as isize - step) as usize;
    }
    n += 1;
}`,
    },
    ifOrigin: "if {isOrigin} { expected = 0; }",
    answer: "answers[at]",
    value: "value",
    call: "table::{lookup}({arguments})",
    argument: "BOARD[{place}] as usize",
    parameters: "(origin: usize)",
    assertion: 'const _: () = assert!({check}, "{message}");',
    others: `const fn {othersHold}() -> bool {
    let mut read = [false; {length}];
    let mut n = 0;
    while n < {size} * {size} {
        let (sq1, sq2) = (BOARD[n / {size}], BOARD[n % {size}]);
        if sq1 >= 0 && sq2 >= 0 { read[({index}) as usize] = true; }
        n += 1;
    }
    n = 0;
    while n < {length} {
        if !read[n] && table::{array}[n] != {filler} { return false; }
        n += 1;
    }
    true
}`,
  },
  index: { file: "mod.rs", line: "pub mod {snake};", isNeeded: true },
};
