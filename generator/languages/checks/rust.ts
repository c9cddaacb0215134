/** Rust 1.57: a part of `mod.rs`, checked when that is compiled. */
import type { CheckStyle } from "./style.js";

export const RUST_CHECK: CheckStyle = {
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
        {fill}
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
  fill: `let mut to = 0;
while to < {size} {
    if BOARD[to] >= 0 { answers[to] = {call} as i32; }
    to += 1;
}`,
  sets: `let mut to = 0;
while to < {size} {
    let mut n = {most} + 1;
    while BOARD[to] >= 0 && n > 0 {
        n -= 1;
        if {call} >> BOARD[to] & 1 == 1 { answers[to] = n as i32; }
    }
    while BOARD[to] >= 0 && n <= {most} {
        if ({call} >> BOARD[to] & 1 == 1) != (answers[to] {relation} n as i32) { return false; }
        n += 1;
    }
    to += 1;
}`,
  count: "n",
  answer: "answers[at]",
  value: "value",
  member: "table::{name}",
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
        if !read[n] && {array}[n] != {filler} { return false; }
        n += 1;
    }
    true
}`,
};
