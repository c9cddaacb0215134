/** A table as CSV: a row for each row of the array, with names of squares or differences at the head and at the left. */
import { squareName } from "../../generator/boards/board.js";
import { fileName } from "../../generator/boards/rectangle.js";
import { signed } from "../../generator/layouts/difference.js";
import type { Layout } from "../../generator/layouts/layout.js";
import type { Answer } from "../../generator/measures/measure.js";
import { hasZero } from "./shown.js";
import type { ShownTable } from "./table.js";

/** The text. An unreachable square is an empty field, and a set its 64 bits in hexadecimal. */
export const csvOf = ({ name, layout, values }: ShownTable): string => {
  let start = 0;
  const rows = layout.rows.map((label) => [
    label,
    ...values.slice(start, (start += layout.rowLength)).map(fieldOf),
  ]);
  return [[name, ...columnsOf(layout)], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
};

const fieldOf = (value: Answer): string => {
  if (value === undefined) return "";
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(16, "0")}` : `${value}`;
};

/** What the entries of a column have in common. */
const columnsOf = (layout: Layout): readonly string[] =>
  Array.from({ length: layout.rowLength }, (_, column) => {
    if (layout.cell(column) === undefined) return "never read";
    if (layout.parameters[1] === "distance") return `distance ${column}`;
    if (hasZero(layout)) return `Δfile ${signed(column - (layout.zero % layout.width))}`;
    if (layout.isByDifference) return `|Δfile| ${column}`;
    return layout.parameters.length === 2 ? squareName(layout.board, column) : fileName(column);
  });
