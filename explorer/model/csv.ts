/** A table as CSV: a row for each row of the array, with names of squares or differences at the head and at the left. */
import { fileName, squareName } from "../../generator/boards/board.js";
import { signed } from "../../generator/layouts/difference.js";
import type { Layout } from "../../generator/layouts/layout.js";
import type { Answer } from "../../generator/measures/measure.js";
import { hasZero } from "./shown.js";
import type { ShownTable } from "./table.js";

/** The text. An unreachable square is an empty field, and a set its 64 bits in hexadecimal. */
export const csvOf = ({ name, layout, values }: ShownTable): string => {
  let start = 0;
  const rows = layout.rows.map(({ label, cells }) => [
    label,
    ...values.slice(start, (start += cells.length)).map(fieldOf),
  ]);
  return [[name, ...columnsOf(layout)], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
};

const fieldOf = (value: Answer): string => {
  if (value === undefined) return "";
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(16, "0")}` : `${value}`;
};

/** What the entries of a column have in common. */
const columnsOf = (layout: Layout): readonly string[] => {
  const [{ cells } = { cells: [] }] = layout.rows;
  return cells.map((cell, column) => {
    if (cell === undefined) return "never read";
    if (layout.targets) return `distance ${column}`;
    if (hasZero(layout)) return `Δfile ${signed(column - (layout.zero % layout.width))}`;
    if (layout.isByDifference) return `|Δfile| ${column}`;
    return layout.from === "pair" ? squareName(layout.board, column) : fileName(column);
  });
};
