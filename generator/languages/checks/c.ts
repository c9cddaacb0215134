/** C99: a program, whose status is 0 if the table is right. */
import type { CheckStyle } from "./style.js";

export const C_CHECK: CheckStyle = {
  file: "{snake}_proof.c",
  module: `#include <stdio.h>
#include "{file}"

// {why}

// The numbers of the squares, in a frame of -1.
static const int board[{size}] = {
    {rows}
};

enum { north = {width} };
typedef struct { int step, value; } move;
{lists}

static int holds{parameters} {
    int answers[{size}];
    {fill}
    for (int to = 0; to < {size}; to++) {
        if (board[to] < 0) continue;
        int expected = {initial};
        {ifOrigin}
        {loops}
        if (answers[to] != expected) return 0;
    }
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
  move: "{ {step}, {value} }",
  leaps: {
    list: `static const move leaps[] = {
    {moves}
};`,
    loop: `for (const move *one = leaps; one < leaps + sizeof leaps / sizeof *leaps; one++) {
    const int at = to - one->step;
    if ({test}) expected = {then};
}`,
  },
  rides: {
    list: `// Repeated up to the edge of the board.
static const move rides[] = {
    {moves}
};`,
    loop: `for (const move *one = rides; one < rides + sizeof rides / sizeof *rides; one++)
    for (int at = to - one->step; board[at] >= 0; at -= one->step)
        if ({test}) expected = {then};`,
  },
  fill: `for (int to = 0; to < {size}; to++) {
    if (board[to] < 0) answers[to] = 255;
    else answers[to] = {call};
}`,
  sets: `for (int to = 0; to < {size}; to++) {
    answers[to] = 255;
    if (board[to] < 0) continue;
    for (int n = {most}; n >= 0; n--)
        if ({call} >> board[to] & 1) answers[to] = n;
    for (int n = 0; n <= {most}; n++)
        if ((int)({call} >> board[to] & 1) != (answers[to] {relation} n)) return 0;
}`,
  count: "(unsigned)n",
  answer: "answers[at]",
  value: "one->value",
  member: "{name}",
  argument: "(unsigned)board[{place}]",
  parameters: "(int origin)",
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
