/** C++17: `static_assert`, when it is compiled. */
import { C_CHECK } from "./c.js";
import type { CheckStyle } from "./style.js";

export const CPP_CHECK: CheckStyle = {
  file: "{snake}_proof.cpp",
  module: `#include "{file}"

// {why}

namespace {

// The numbers of the squares, in a frame of -1.
constexpr int board[] = {
    {rows}
};

constexpr int north = {width};
struct move { int step, value; };
{lists}

constexpr bool holds{parameters} {
    int answers[{size}] = {};
    {fill}
    for (int to = 0; to < {size}; to++) {
        if (board[to] < 0) continue;
        int expected = {initial};
        {ifOrigin}
        {loops}
        if (answers[to] != expected) return false;
    }
    return true;
}

{others}

{assertions}

} // namespace`,
  move: "{ {step}, {value} }",
  leaps: {
    list: `constexpr move leaps[] = {
    {moves}
};`,
    loop: `for (const move &one : leaps) {
    const int at = to - one.step;
    if ({test}) expected = {then};
}`,
  },
  rides: {
    list: `// Repeated up to the edge of the board.
constexpr move rides[] = {
    {moves}
};`,
    loop: `for (const move &one : rides)
    for (int at = to - one.step; board[at] >= 0; at -= one.step)
        if ({test}) expected = {then};`,
  },
  fill: C_CHECK.fill,
  sets: `for (int to = 0; to < {size}; to++) {
    answers[to] = 255;
    if (board[to] < 0) continue;
    for (int n = {most}; n >= 0; n--)
        if ({call} >> board[to] & 1) answers[to] = n;
    for (int n = 0; n <= {most}; n++)
        if (({call} >> board[to] & 1) != (answers[to] {relation} n)) return false;
}`,
  count: "static_cast<unsigned>(n)",
  answer: "answers[at]",
  value: "one.value",
  member: "{setting}::{name}",
  argument: "static_cast<unsigned>(board[{place}])",
  parameters: "(int origin)",
  assertion: 'static_assert({check}, "{message}");',
  others: `constexpr bool {othersHold}() {
    bool read[{length}] = {};
    for (int a : board)
        for (int b : board) {
            const unsigned sq1 = static_cast<unsigned>(a), sq2 = static_cast<unsigned>(b);
            if (a >= 0 && b >= 0) read[{index}] = true;
        }
    for (int n = 0; n < {length}; n++)
        if (!read[n] && {array}[static_cast<unsigned>(n)] != {filler}) return false;
    return true;
}`,
};
