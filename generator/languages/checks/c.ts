/** C99: a program, whose status is 0 if the table is right. */
import { CPP_CHECK } from "./cpp.js";
import type { CheckStyle } from "./style.js";

export const C_CHECK: CheckStyle = {
  ...CPP_CHECK,
  file: "{snake}_proof.c",
  module: `#include <stdio.h>
#include "{file}"

// {why}

// {board}
static const int board[{size}] = {
    {rows}
};

{north}
{lists}

static int holds{parameters} {
    {rule}
    return 1;
}

{others}

static int check(int is_right, const char *message) {
    if (!is_right) fprintf(stderr, "%s\\n", message);
    return !is_right;
}

int main(void) {
    int faults = 0;
    {assertions}
    return faults > 0;
}`,
  north: "enum { north = {width} };\ntypedef struct { int step, value; } move;",
  list: `// {remark}
static const {kind} = {
    {items}
};`,
  loops: {
    ...CPP_CHECK.loops,
    moves: `for (const move *one = {list}; one < {list} + sizeof {list} / sizeof *{list}; one++) {
    {body}
}`,
    leap: "const int at = {start} {sign} one->step;\n{body}",
    ride: `for (int at = {start} {sign} one->step; board[at] >= 0; at {sign}= one->step) {
    {body}
}`,
  },
  types: { number: "int", set: "uint64_t" },
  answers: `{type} answers[{size}];
for (int to = 0; to < {size}; to++) answers[to] = board[to] < 0 ? {other} : {call};`,
  array: `{type} {name}[{size}];
for (int to = 0; to < {size}; to++) {name}[to] = {value};`,
  fail: "return 0;",
  bit: "(uint64_t)1 << board[{place}]",
  count: "(unsigned)n",
  value: "one->value",
  member: "{name}",
  argument: "(unsigned)board[{place}]",
  noParameters: "(void)",
  assertion: 'faults += check({check}, "{message}");',
  others: `static int {othersHold}(void) {
    char read[{length}] = { 0 };
    for (int a = 0; a < {size}; a++)
        for (int b = 0; b < {size}; b++) {
            const unsigned sq1 = (unsigned)board[a], sq2 = (unsigned)board[b];
            if (board[a] >= 0 && board[b] >= 0) read[{index}] = 1;
        }
    for (int n = 0; n < {length}; n++)
        if (!read[n] && {array}[n] != {filler}) return 0;
    return 1;
}`,
};
