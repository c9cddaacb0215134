/**
 * The checks in Rust. Each is a submodule of `mod.rs` with a test. A build evaluates nothing and, because all functions
 * are `#[inline]`, generates no code for a check that nothing calls.
 */
import { COMMON, type CheckStyle } from "./style.js";

export const RUST_CHECK: CheckStyle = {
  ...COMMON,
  file: "{snake}_proof.rs",
  module: `#![allow(dead_code, clippy::all, clippy::pedantic, rustdoc::bare_urls)]

use super::{of} as table;

// {why}

{board}

{moves}

#[inline]
#[rustfmt::skip]
const fn holds{parameters} -> bool {
    {rule}
    true
}

{others}

#[inline]
const fn check(is_right: bool, message: &str) {
    assert!(is_right, "{}", message);
}

/// Panics if the table is wrong. A constant can call this function, too.
#[inline]
#[rustfmt::skip]
pub const fn prove() {
    {assertions}
}

#[test]
fn is_right() {
    prove();
}`,
  north: "const NORTH: isize = {width};",
  move: "({ranks} * NORTH {files}, {value})",
  list: `#[rustfmt::skip]
// {remark}
const {LIST}: {kind}[
    {items}
];`,
  kinds: {
    board: "[isize; {size}] = ",
    moves: "&[(isize, i32)] = &",
    into: "&[&[usize]] = &",
  },
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
  place: "({place} as i32)",
  number: "BOARD[{place}] as i32",
  argument: "BOARD[{place}] as usize",
  // Signed, because intermediate results of an index may be negative.
  others: {
    parameter: "let {name} = ({value}) as isize;",
    mark: "read[({index}) as usize] = true;",
    check: `#[inline]
#[rustfmt::skip]
const fn {othersHold}() -> bool {
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
