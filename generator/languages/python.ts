/** A Python 3.9 module for each table, with type annotations and immutable constants. */
import { LIKE_C, type Style } from "./style.js";

/** Source: Python Language Reference, "Operator precedence". Only unsigned bytes have an immutable array, `bytes`. */
export const PYTHON: Style = {
  ...LIKE_C,
  title: "Python 3.9",
  names: { file: "{snake}.py" },
  parts: {
    type: { u8: "bytes", other: "tuple[int, ...]" },
    open: { u8: "bytes((", other: "(" },
    close: { u8: "))", other: ")" },
  },
  // Python reads `coding=` in the first two lines as an encoding, and the command may contain `coding=`.
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
"""{meaning}"""`,
  lines: { values: "from typing import Final", tables: "from .{snake} import {CONSTANT}" },
  module: `# fmt: off

{values}
{tables}

{statements}`,
  single: { hasOneSpace: true },
  // Exports modules: a function would hide the module of the same name after `import tables.knight_distance`.
  index: {
    file: "__init__.py",
    line: "from . import {snake} as {snake}",
    // Without this file, Python prefers an installed package with the same name as the folder.
    empty: '"""A package of tables."""',
  },
};
