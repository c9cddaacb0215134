/** Python: a program, and a test for pytest. */
import { COMMON, type CheckStyle } from "./style.js";

export const PYTHON_CHECK: CheckStyle = {
  ...COMMON,
  file: "test_{snake}.py",
  module: `# fmt: off

import sys
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))
table = import_module(f"{FOLDER.name}.{snake}")

# {why}

# {board}
BOARD = [
    {rows}
]

{north}
{lists}


def holds{parameters} -> bool:
    {rule}
    return True


{others}

def test_{snake}() -> None:
    {assertions}


if __name__ == "__main__":
    test_{snake}()`,
  north: "NORTH = {width}",
  move: "({ranks} * NORTH {files}, {value})",
  list: `# {remark}
{LIST} = [
    {items}
]`,
  from: "[{places}],",
  loops: {
    places: `for to, square in enumerate(BOARD):
    if square < 0:
        continue
    {body}`,
    counts: `for n in range({most} + 1):
    {body}`,
    moves: `for step, value in {LIST}:
    {body}`,
    leap: "at = {start} {sign} step\n{body}",
    ride: `at = {start} {sign} step
while BOARD[at] >= 0:
    {body}
    at {sign}= step`,
    into: `for at in BEFORE[to]:
    {body}`,
  },
  answers: "answers = [{other} if square < 0 else {call} for to, square in enumerate(BOARD)]",
  array: "{name} = [{value}] * len(BOARD)",
  local: "{name} = {value}",
  assign: "{name} = {value}",
  if: `if {test}:
    {then}`,
  fail: "return False",
  bit: "1 << BOARD[{place}]",
  value: "value",
  member: "table.{name}",
  argument: "BOARD[{place}]",
  // An assertion would not run with -O.
  assertion: `if not {check}:
    raise AssertionError("{message}")`,
  others: `def {othersHold}() -> bool:
    squares = [square for square in BOARD if square >= 0]
    read = {{index} for sq1 in squares for sq2 in squares}
    return all(element == {filler} for n, element in enumerate({array}) if n not in read)
`,
};
