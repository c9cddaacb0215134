/** The checks in C++: `static_assert`s, which run at compile time. */
import { unlinted } from "../languages/c.js";
import { C_CHECK } from "./c.js";
import { COMMON_FILE, COMMON_STATEMENTS, type CheckStyle } from "./style.js";

export const CPP_CHECK: CheckStyle = {
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
    kinds: { board: "int board[]", moves: "move {list}[]", into: "int {list}[][{most}]" },
  },
  terms: {
    ...C_CHECK.terms,
    value: "one.value",
    count: "static_cast<unsigned>(n)",
    argument: "static_cast<unsigned>(board[{place}])",
    bit: "std::uint64_t{1} << board[{place}]",
  },
  statements: {
    ...C_CHECK.statements,
    types: { number: "int", set: "std::uint64_t" },
    array: `{type} {name}[{size}] = {};
for ({type} &one : {name}) one = {value};`,
    answers: `{type} answers[{size}] = {};
for (int to = 0; to < {size}; to++) answers[to] = board[to] < 0 ? {other} : {call};`,
    leap: "const int at = {start} {sign} one.step;",
    fail: COMMON_STATEMENTS.fail,
    loops: {
      ...C_CHECK.statements.loops,
      moves: `for (const move &one : {list}) {
    {body}
}`,
      ride: `for (int at = {start} {sign} one.step; board[at] >= 0; at {sign}= one.step) {
    {body}
}`,
    },
  },
};
