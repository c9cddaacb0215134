/**
 * The checks in Rust. Each check is a submodule of `mod.rs` with a test. A build evaluates nothing and, because all
 * functions are `#[inline]`, generates no code for a check that nothing calls. A release build leaves the module out.
 */
import { LINTS } from "../languages/rust.js";
import { COMMON_FILE, COMMON_STATEMENTS, COMMON_TERMS, type CheckStyle } from "./style.js";

export const RUST_CHECK: CheckStyle = {
  ...COMMON_FILE,
  file: "{snake}_proof.rs",
  module: `//! {why}

#![cfg(any(test, debug_assertions))]
${LINTS}

use super::{of} as table;

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
  member: "table::{name}",
  // The parameters are signed, because intermediate results of an index may be negative.
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
        if !read[n] && {element} != {filler} { return false; }
        n += 1;
    }
    true
}`,
  },
  lists: {
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
      after: "&[&[usize]] = &",
    },
    from: "&[{places}],",
  },
  terms: {
    ...COMMON_TERMS,
    behind: "BOARD[({place} as isize - {LIST}[i].0) as usize]",
    value: "{LIST}[i].1",
    asNumber: "{call} as i32",
    count: "n as usize",
    place: "({place} as i32)",
    number: "BOARD[{place}] as i32",
    argument: "BOARD[{place}] as usize",
    bit: "1u64 << BOARD[{place}]",
  },
  statements: {
    ...COMMON_STATEMENTS,
    types: { number: "i32", set: "u64" },
    local: "let mut {name}: {type} = {value};",
    array: "let mut {name} = [{value} as {type}; {size}];",
    answers: `let mut answers = [{other} as {type}; {size}];
let mut to = 0;
while to < {size} {
    if BOARD[to] >= 0 { answers[to] = {call}; }
    to += 1;
}`,
    leap: "let at = ({start} as isize + {LIST}[i].0) as usize;",
    if: "if {test} { {then} }",
    block: `if {test} {
    {then}
}`,
    loops: {
      places: `let mut {place} = 0;
while {place} < {size} {
    if BOARD[{place}] >= 0 {
        {body}
    }
    {place} += 1;
}`,
      counts: `let mut n = 0;
while n <= {most} {
    {body}
    n += 1;
}`,
      moves: `let mut i = 0;
while i < {LIST}.len() {
    {body}
    i += 1;
}`,
      ride: `let mut at = ({start} as isize {sign} {LIST}[i].0) as usize;
while BOARD[at] >= 0 {
    {body}
    at = (at as isize {sign} {LIST}[i].0) as usize;
}`,
      after: `let mut i = 0;
while i < AFTER[{start}].len() {
    let at = AFTER[{start}][i];
    {body}
    i += 1;
}`,
    },
  },
};
