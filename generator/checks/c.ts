/** The checks in C. Each check is a program whose exit status is 0 if the table is right. */
import { unlinted } from "../languages/c.js";
import { COMMON_FILE, COMMON_STATEMENTS, COMMON_TERMS, type CheckStyle } from "./style.js";

export const C_CHECK: CheckStyle = {
  ...COMMON_FILE,
  file: "{snake}_proof.c",
  module: unlinted(`#include <stdio.h>
#include "{file}"

// {why}

{board}

{moves}

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
}`),
  parameters: "(int {name})",
  noParameters: "(void)",
  assertion: 'faults += check({check}, "{message}");',
  others: {
    parameter: "const unsigned {name} = {value};",
    mark: "read[{index}] = 1;",
    check: `static int {othersHold}(void) {
    char read[{length}] = { 0 };
    {calls}
    for (int n = 0; n < {length}; n++)
        if (!read[n] && {element} != {filler}) return 0;
    return 1;
}`,
  },
  lists: {
    north: "enum { north = {width} };\ntypedef struct { int step, value; } move;",
    move: "{ {ranks} * north {files}, {value} }",
    list: `// {remark}
static const {kind} = {
    {items}
};`,
    kinds: { board: "int board[{size}]", moves: "move {list}[]", after: "int {list}[][{most}]" },
    from: "{ {places} },",
    end: "-1",
  },
  terms: {
    ...COMMON_TERMS,
    behind: "board[{place} - one->step]",
    value: "one->value",
    count: "(unsigned)n",
    number: "board[{place}]",
    argument: "(unsigned)board[{place}]",
    bit: "(uint64_t)1 << board[{place}]",
  },
  statements: {
    ...COMMON_STATEMENTS,
    types: { number: "int", set: "uint64_t" },
    array: `{type} {name}[{size}];
for (int i = 0; i < {size}; i++) {name}[i] = {value};`,
    answers: `{type} answers[{size}];
for (int to = 0; to < {size}; to++) answers[to] = board[to] < 0 ? {other} : {call};`,
    leap: "const int at = {start} + one->step;",
    fail: "return 0;",
    loops: {
      places: `for (int {place} = 0; {place} < {size}; {place}++) {
    if (board[{place}] < 0) continue;
    {body}
}`,
      counts: `for (int n = 0; n <= {most}; n++) {
    {body}
}`,
      moves: `for (const move *one = {list}; one < {list} + sizeof {list} / sizeof *{list}; one++) {
    {body}
}`,
      ride: `for (int at = {start} {sign} one->step; board[at] >= 0; at {sign}= one->step) {
    {body}
}`,
      after: `for (const int *one = after[{start}]; *one >= 0; one++) {
    const int at = *one;
    {body}
}`,
    },
  },
};
