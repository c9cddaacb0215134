/** The checks in Python. Each check is both a program and a pytest test. */
import { PYTHON_DIRECTIVES } from "../languages/python.js";
import { COMMON_FILE, COMMON_STATEMENTS, COMMON_TERMS, type CheckStyle } from "./style.js";

const PYTHON_BLOCK = `if {test}:
    {then}`;

const PARTS: Omit<CheckStyle, "module"> = {
  ...COMMON_FILE,
  file: "test_{snake}.py",
  member: "table.{name}",
  // With -O, Python ignores `assert` statements, so raise the error.
  assertion: `if not {check}:
    raise AssertionError("{message}")`,
  others: {
    parameter: "{name} = {value}",
    mark: "read.add({index})",
    check: `def {othersHold}() -> bool:
    read: set[int] = set()
    {calls}
    return all(element == {filler} for n, element in enumerate({array}) if n not in read)
`,
  },
  lists: {
    north: "NORTH = {width}",
    move: "({ranks} * NORTH {files}, {value})",
    list: `# {remark}
{LIST} = [
    {items}
]`,
    from: "[{places}],",
  },
  terms: {
    ...COMMON_TERMS,
    behind: "BOARD[{place} - move[0]]",
    value: "move[1]",
    bit: "1 << BOARD[{place}]",
  },
  statements: {
    ...COMMON_STATEMENTS,
    local: "{name} = {value}",
    array: "{name} = [{value}] * len(BOARD)",
    answers: "answers = [{other} if square < 0 else {call} for to, square in enumerate(BOARD)]",
    leap: "at = {start} + move[0]",
    assign: "{name} = {value}",
    if: PYTHON_BLOCK,
    block: PYTHON_BLOCK,
    fail: "return False",
    loops: {
      places: `for {place}, square in enumerate(BOARD):
    if square < 0:
        continue
    {body}`,
      counts: `for n in range({most} + 1):
    {body}`,
      moves: `for move in {LIST}:
    {body}`,
      ride: `at = {start} {sign} move[0]
while BOARD[at] >= 0:
    {body}
    at {sign}= move[0]`,
      after: `for at in AFTER[{start}]:
    {body}`,
    },
  },
};

/** Returns the templates of a check. `source` is the code that gives the check its table. */
export const pythonCheck = (source: string): CheckStyle => ({
  ...PARTS,
  module: `${PYTHON_DIRECTIVES}

${source}

# {why}

{board}

{moves}


def holds{parameters} -> bool:
    {rule}
    return True


{others}

def test_{snake}() -> None:
    {assertions}


if __name__ == "__main__":
    test_{snake}()`,
});

export const PYTHON_CHECK: CheckStyle = pythonCheck(`import sys
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))
table = import_module(f"{FOLDER.name}.{of}")`);
