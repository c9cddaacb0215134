/** JSON: a program in Python, whose lookup reads the values. */
import { lowercaseWords } from "../../table-names.js";
import { SET } from "../../measures/measure.js";
import type { Table } from "../../table.js";
import { IN_PYTHON, JSON_STYLE } from "../json.js";
import { PYTHON } from "../python.js";
import { nameIn, type Module } from "../style.js";
import { checkIn } from "./check.js";
import { PYTHON_CHECK } from "./python.js";

/** A check in Python, with a lookup that reads the values. */
export const checkInPython = (table: Table): Module | undefined => {
  const valueIn = (name: string, { names, measure }: Table, key: string): string => {
    const file = JSON.stringify(nameIn(JSON_STYLE, "file", lowercaseWords(names)));
    const value = `json.loads((FOLDER / ${file}).read_text("utf-8"))${key}`;
    return `${name} = ${measure.element === SET ? `[int(one, 16) for one in ${value}]` : value}`;
  };
  const { constants = [] } = table.measure;
  const read = [
    ...[table, ...Object.values(table.reads)].map((one) =>
      valueIn(nameIn(PYTHON, "array", lowercaseWords(one.names)), one, '["values"]'),
    ),
    ...constants.map(({ name }) => valueIn(name, table, `["constants"]["${name}"]`)),
  ];
  const source = `import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
${read.join("\n")}


${IN_PYTHON.lookup(table)}`;
  const withSource = {
    ...PYTHON_CHECK,
    file: "{kebab}-check.py",
    module: PYTHON_CHECK.module.replace(/import sys[^]*?(?=\n\n# \{why\})/, () => source),
    member: "{name}",
  };
  return checkIn(PYTHON, withSource, table);
};
