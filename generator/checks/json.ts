/** The checks of tables in JSON. Each check is a Python program with a lookup that reads the values. */
import type { PrintedModule } from "../core/statements.js";
import { SET } from "../core/measure.js";
import { lowercaseWords } from "../core/names.js";
import type { Table } from "../core/table.js";
import { IN_PYTHON, JSON_STYLE } from "../languages/json.js";
import { PYTHON } from "../languages/python.js";
import { nameIn } from "../languages/style.js";
import { PYTHON_CHECK } from "./python.js";

/** Makes the Python check of a table with `checkIn`. */
export const checkInPython = (
  table: Table,
  checkIn: (
    style: typeof PYTHON,
    texts: typeof PYTHON_CHECK,
    table: Table,
  ) => PrintedModule | undefined,
): PrintedModule | undefined => {
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
