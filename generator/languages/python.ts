/** Python 3.9: a module for each table, with type annotations and immutable constants. */
import { COMMON, type CheckStyle } from "./checks/style.js";
import { LIKE_C, type Style } from "./style.js";

/** The Python Language Reference, "Operator precedence". Only unsigned bytes have an immutable array type, `bytes`. */
export const PYTHON: Style = {
  ...LIKE_C,
  title: "Python 3.9",
  names: { file: "{snake}.py" },
  parts: {
    type: { u8: "bytes", other: "tuple[int, ...]" },
    open: { u8: "bytes((", other: "(" },
    close: { u8: "))", other: ")" },
  },
  // Python takes `coding=` in the first two lines for an encoding, and a command may contain it.
  header: `# {first}
#
# {second}`,
  comment: "#",
  doc: `"""{title}
{notes}
"""`,
  outOfRange:
    "the answer is meaningless (negative indices count from the end), or `IndexError` is raised",
  operators: ["or", "and", "not", "== != < <= > >=", "|", "^", "&", "<< >>", "+ -", "* / // %"],
  signs: { div: "//", and: "and", or: "or" },
  means: { "/": "quotient", abs: "abs" },
  abs: "abs({difference})",
  numbers: { bytes: "u8" },
  promoted: "int",
  parameter: "{name}: int",
  local: "{name} = {value}",
  return: "return {value}",
  if: `if {test}:
    return {then}
return {otherwise}`,
  array: `{array}: Final[{type}] = {open}
    {rows}
{close}
{doc}`,
  lookup: `def {lookup}({parameters}) -> int:
    {doc}
    {body}`,
  constant: `{name}: Final = {value}
"""Stored for {of}."""`,
  lines: { values: "from typing import Final", tables: "from .{snake} import {CONSTANT}" },
  module: `# fmt: off

{values}
{tables}

{statements}`,
  single: {},
  // A function of the package would hide the module of its name from `import tables.knight_distance`.
  index: {
    file: "__init__.py",
    line: "from . import {snake} as {snake}",
    // Without it, an installed package that has the name of the folder is imported instead.
    empty: '"""A package of tables."""',
  },
};

/** Its checks: a program, and a test for pytest. */
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
  block: "{head}:\n    {body}",
  loops: {
    places: ["for {place}, square in enumerate(BOARD)", "if square < 0:", "    continue", "{body}"],
    counts: ["for n in range({most} + 1)", "{body}"],
    moves: ["for step, value in {LIST}", "{body}"],
    ride: ["at = {start} {sign} step\nwhile BOARD[at] >= 0", "{body}", "at {sign}= step"],
    into: ["for at in BEFORE[to]", "{body}"],
  },
  leap: "at = {start} {sign} step",
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
  others: {
    parameter: "{name} = {value}",
    mark: "read.add({index})",
    check: `def {othersHold}() -> bool:
    read = set()
    {calls}
    return all(element == {filler} for n, element in enumerate({array}) if n not in read)
`,
  },
};
