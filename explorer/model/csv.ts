/** A table as CSV: the rows of its array, with its row and column labels, such as squares. */
import type { Answer } from "../../generator/measures/element.js";
import type { ShownTable } from "./table.js";

/** An unreachable square is an empty field; a set is its 64 bits in hexadecimal. */
export const csvOf = ({ name, layout, values }: ShownTable): string => {
  let start = 0;
  const rows = layout.rows.map((label) => [
    label,
    ...values.slice(start, (start += layout.rowLength)).map(fieldOf),
  ]);
  return [[name, ...layout.columns], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
};

const fieldOf = (value: Answer): string => {
  if (value === undefined) return "";
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(16, "0")}` : `${value}`;
};
