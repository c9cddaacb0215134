/** The literal of a table, as it stands in the text of its module: written, and read back. */
import type { Table } from "./tables.js";

/**
 * The text of the literal: an own line for each row, under its label. Both pure marks are needed for
 * bundlers to drop an unused table.
 */
export const literalOf = (table: Table, freeze: string): string => `/* @__PURE__ */ ${freeze}(
  /* @__PURE__ */ new ${table.array}([
${rowLines(table).join("\n")}
  ]),
)`;

/** The rows of a table, each a line of numbers under a line with its label. */
export const rowLines = ({ rows, values }: Pick<Table, "rows" | "values">): string[] => {
  let start = 0;
  return rows.flatMap(({ label, length }) => {
    const row = values.slice(start, (start += length));
    return [`    // ${label}`, `    ${row.join(", ")},`];
  });
};

/** The entries of the literal in a module's text, as they stand there; none if it has no literal. */
export const entriesIn = (text: string): readonly string[] => {
  const literal = /^const table: \w+ =[^[]*new Uint\d+Array\(\[(.*?)\]\)/ms.exec(text)?.[1] ?? "";
  return literal
    .replaceAll(/\/\/.*/g, "")
    .split(",")
    .map((entry) => entry.trim().replaceAll(/\s+/g, " "))
    .filter((entry) => entry !== "");
};
