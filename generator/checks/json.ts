/** The checks of tables in JSON. Each check is a Python program with a lookup that reads the values. */
import { SET } from "../core/measures/elements.js";
import { lowercaseWords } from "../core/tables/names.js";
import type { Table } from "../core/tables/table.js";
import { IN_PYTHON, JSON_STYLE } from "../languages/json.js";
import { PYTHON } from "../languages/python.js";
import { nameIn } from "../languages/style.js";
import { pythonCheck } from "./python.js";
import type { CheckStyle } from "./style.js";

/** Returns the templates of a table's check, a Python program that reads the JSON. */
export const jsonCheckOf = (table: Table): CheckStyle => {
  const valueIn = (name: string, { names, measure }: Table, key: string): string => {
    const file = JSON.stringify(nameIn(JSON_STYLE.syntax, "file", lowercaseWords(names)));
    const value = `json.loads((FOLDER / ${file}).read_text("utf-8"))${key}`;
    return `${name} = ${measure.element === SET ? `[int(one, 16) for one in ${value}]` : value}`;
  };
  const { constants = [] } = table.measure;
  const read = [
    ...[table, ...Object.values(table.reads)].map((read) =>
      valueIn(nameIn(PYTHON.syntax, "array", lowercaseWords(read.names)), read, '["values"]'),
    ),
    ...constants.map(({ name }) => valueIn(name, table, `["constants"]["${name}"]`)),
  ];
  const source = `import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
${read.join("\n")}


${IN_PYTHON.lookup(table)}`;
  return { ...pythonCheck(source), file: "{kebab}-check.py", member: "{name}" };
};
