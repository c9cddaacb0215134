/** Python: a program, and a test for pytest. */
import type { CheckStyle } from "./style.js";

export const PYTHON_CHECK: CheckStyle = {
  file: "test_{snake}.py",
  module: `# fmt: off

import sys
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))
table = import_module(f"{FOLDER.name}.{snake}")

# {why}

# The numbers of the squares, in a frame of -1.
BOARD = [
    {rows}
]

NORTH = {width}
{lists}


def holds{parameters} -> bool:
    {fill}
    for to, square in enumerate(BOARD):
        if square < 0:
            continue
        expected = {initial}
        {ifOrigin}
        {loops}
        if answers[to] != expected:
            return False
    return True


{others}

def test_{snake}() -> None:
    {assertions}


if __name__ == "__main__":
    test_{snake}()`,
  move: "({step}, {value})",
  product: "{ranks} * NORTH",
  leaps: {
    list: `LEAPS = [
    {moves}
]`,
    loop: `for step, value in LEAPS:
    at = to - step
    if {test}:
        expected = {then}`,
  },
  rides: {
    list: `# Repeated up to the edge of the board.
RIDES = [
    {moves}
]`,
    loop: `for step, value in RIDES:
    at = to - step
    while BOARD[at] >= 0:
        if {test}:
            expected = {then}
        at -= step`,
  },
  ifOrigin: `if {isOrigin}:
    expected = 0`,
  fill: `answers = [255 if square < 0 else {call} for to, square in enumerate(BOARD)]`,
  sets: `answers = [255] * {size}
for to, square in enumerate(BOARD):
    if square < 0:
        continue
    for n in reversed(range({most} + 1)):
        if {call} >> square & 1:
            answers[to] = n
    for n in range({most} + 1):
        if bool({call} >> square & 1) != (answers[to] {relation} n):
            return False`,
  count: "n",
  answer: "answers[at]",
  value: "value",
  member: "table.{name}",
  argument: "BOARD[{place}]",
  parameters: "(origin: int)",
  // An assertion would not run with -O.
  assertion: `if not {check}:
    raise AssertionError("{message}")`,
  others: `def {othersHold}() -> bool:
    squares = [square for square in BOARD if square >= 0]
    read = {{index} for sq1 in squares for sq2 in squares}
    return all(element == {filler} for n, element in enumerate({array}) if n not in read)
`,
};
