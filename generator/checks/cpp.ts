/** The checks in C++. */
import { COMMON, type CheckStyle } from "./style.js";

/** The checks are `static_assert`s, which run at compile time. */
export const CPP_CHECK: CheckStyle = {
  ...COMMON,
  file: "{snake}_proof.cpp",
  module: `#include "{file}"

// {why}

namespace {

// {board}
constexpr int board[] = {
    {rows}
};

{north}
{lists}

constexpr bool holds{parameters} {
    {rule}
    return true;
}

{others}

{assertions}

} // namespace`,
  north: "constexpr int north = {width};\nstruct move { int step, value; };",
  move: "{ {ranks} * north {files}, {value} }",
  list: `// {remark}
constexpr {kind} = {
    {items}
};`,
  kinds: { moves: "move {list}[]", into: "int {list}[][{most}]" },
  from: "{ {places} },",
  end: "-1",
  loops: {
    places: [
      "for (int {place} = 0; {place} < {size}; {place}++)",
      "if (board[{place}] < 0) continue;",
      "{body}",
    ],
    counts: ["for (int n = 0; n <= {most}; n++)", "{body}"],
    moves: ["for (const move &one : {list})", "{body}"],
    ride: ["for (int at = {start} {sign} one.step; board[at] >= 0; at {sign}= one.step)", "{body}"],
    into: ["for (const int *one = before[to]; *one >= 0; one++)", "const int at = *one;", "{body}"],
  },
  leap: "const int at = {start} {sign} one.step;",
  types: { number: "int", set: "std::uint64_t" },
  answers: `{type} answers[{size}] = {};
for (int to = 0; to < {size}; to++) answers[to] = board[to] < 0 ? {other} : {call};`,
  array: `{type} {name}[{size}] = {};
for ({type} &one : {name}) one = {value};`,
  local: "{type} {name} = {value};",
  bit: "std::uint64_t{1} << board[{place}]",
  count: "static_cast<unsigned>(n)",
  value: "one.value",
  member: "{setting}::{name}",
  number: "board[{place}]",
  argument: "static_cast<unsigned>(board[{place}])",
  parameters: "(int origin)",
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
};
