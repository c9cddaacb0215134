/** Python 3.9: a module for each table, with type annotations and immutable constants. */
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
