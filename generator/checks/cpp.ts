/** The checks in C++: `static_assert`s, which run at compile time, or programs for boards of more than 64 squares. */
import type { Table } from "../core/tables/table.js";
import { unlinted } from "../languages/c.js";
import { C_CHECK } from "./c.js";
import { COMMON_FILE, COMMON_STATEMENTS, type CheckStyle } from "./style.js";

const ASSERTIONS: CheckStyle = {
  ...C_CHECK,
  file: "{snake}_proof.cpp",
  module: unlinted(`#include "{file}"

// {why}

namespace {

{board}

{moves}

constexpr bool holds{parameters} {
    {rule}
    return true;
}

{others}

{assertions}

} // namespace`),
  member: "{setting}::{name}",
  noParameters: COMMON_FILE.noParameters,
  assertion: 'static_assert({check}, "{message}");',
  others: {
    parameter: "const unsigned {name} = {value};",
    mark: "read[{index}] = true;",
    check: `constexpr bool {othersHold}() {
    bool read[{length}] = {};
    {calls}
    for (int n = 0; n < {length}; n++)
        if (!read[n] && {array}[static_cast<unsigned>(n)] != {filler}) return false;
    return true;
}`,
  },
  lists: {
    ...C_CHECK.lists,
    north: "constexpr int north = {width};\nstruct move { int step, value; };",
    list: `// {remark}
constexpr {kind} = {
    {items}
};`,
    kinds: { board: "int board[]", moves: "move {list}[]", after: "int {list}[][{most}]" },
  },
  terms: {
    ...C_CHECK.terms,
    behind: "board[{place} - {list}[i].step]",
    value: "{list}[i].value",
    count: "static_cast<unsigned>(n)",
    argument: "static_cast<unsigned>(board[{place}])",
    bit: "std::uint64_t{1} << board[{place}]",
  },
  statements: {
    ...C_CHECK.statements,
    types: { number: "int", set: "std::uint64_t" },
    array: `{type} {name}[{size}] = {};
for (int i = 0; i < {size}; i++) {name}[i] = {value};`,
    answers: `{type} answers[{size}] = {};
for (int to = 0; to < {size}; to++) answers[to] = board[to] < 0 ? {other} : {call};`,
    leap: "const int at = {start} + {list}[i].step;",
    fail: COMMON_STATEMENTS.fail,
    loops: {
      ...C_CHECK.statements.loops,
      // Compilers evaluate a loop over indices in a fraction of the time and memory of one over references or pointers.
      moves: `for (unsigned i = 0; i < sizeof {list} / sizeof *{list}; i++) {
    {body}
}`,
      ride: `for (int at = {start} {sign} {list}[i].step; board[at] >= 0; at {sign}= {list}[i].step) {
    {body}
}`,
    },
  },
};

/** Compilers take seconds and hundreds of megabytes to evaluate the check of a large board. Its check is a program. */
const PROGRAM: CheckStyle = {
  ...ASSERTIONS,
  module: unlinted(`#include <cstdio>
#include "{file}"

// {why}

namespace {

{board}

{moves}

bool holds{parameters} {
    {rule}
    return true;
}

{others}

int check(bool is_right, const char *message) {
    if (!is_right) std::fprintf(stderr, "%s\\n", message);
    return !is_right;
}

} // namespace

int main() {
    int faults = 0;
    {assertions}
    return faults > 0;
}`),
  assertion: C_CHECK.assertion,
};

/** Returns the templates of a table's check. */
export const cppCheckOf = ({ layout: { board } }: Table): CheckStyle =>
  board.squares.length <= 64 ? ASSERTIONS : PROGRAM;
