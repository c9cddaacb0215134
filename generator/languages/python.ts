/** A Python 3.9 module for each table, with type annotations and immutable constants. */
import { LIKE_C, type Style } from "./style.js";

/** MicroPython has no `typing`. It evaluates no annotations, so it needs none. */
export const IMPORT_FINAL = `try:
    from typing import Final
except ImportError:
    pass`;

/**
 * Directives for formatters and linters; ruff follows flake8's. Rows are longer than linters want lines to be, and the
 * index imports what it does not use.
 */
export const PYTHON_DIRECTIVES = `# fmt: off
# flake8: noqa`;

/** Source: Python Language Reference, "Operator precedence". Only unsigned bytes have an immutable array, `bytes`. */
export const PYTHON: Style = {
  title: "Python 3.9",
  outOfRange:
    "the answer is meaningless (negative indices count from the end), or `IndexError` is raised",
  syntax: {
    ...LIKE_C.syntax,
    names: { file: "{snake}.py" },
    parts: {
      type: { u8: "bytes", other: "tuple[int, ...]" },
      open: { u8: "bytes((", other: "(" },
      close: { u8: "))", other: ")" },
    },
    operators: ["or", "and", "not", "== != < <= > >=", "|", "^", "&", "<< >>", "+ -", "* / // %"],
    signs: { div: "//", and: "and", or: "or" },
    abs: "abs({difference})",
    parameter: "{name}: int",
  },
  comments: {
    ...LIKE_C.comments,
    // Python reads `coding=` in the first two lines as an encoding, and the command may contain `coding=`.
    header: `# {first}
#
# {second}`,
    line: "#",
    doc: `"""{title}
{notes}
"""`,
  },
  types: {
    numbers: { bytes: "u8" },
    promoted: "int",
  },
  statements: {
    ...LIKE_C.statements,
    local: "{name} = {value}",
    return: "return {value}",
    if: `if {test}:
    return {then}
return {otherwise}`,
    lookup: `def {lookup}({parameters}) -> int:
    {doc}
    {body}`,
    constant: `{name}: Final = {value}
"""{meaning}"""`,
  },
  arrays: {
    literal: `{array}: Final[{type}] = {open}
    {rows}
{close}
{doc}`,
  },
  files: {
    lines: { values: IMPORT_FINAL, tables: "from .{snake} import {CONSTANT}" },
    module: `${PYTHON_DIRECTIVES}

{values}
{tables}

{statements}`,
    // The index exports modules, because a function would hide the module of the same name after `import
    // tables.knight_distance`.
    index: {
      file: "__init__.py",
      line: "from . import {snake} as {snake}",
      module: `${PYTHON_DIRECTIVES}

{tables}`,
      // Without this file, Python prefers an installed package with the same name as the folder.
      empty: '"""A package of tables."""',
    },
  },
  single: { syntax: { hasOneSpace: true } },
};
