/** A table as CSV: a row for each row of the array, with names of squares or differences at the head and at the left. */
import type { Answer } from "../../generator/measures/element.js";
import type { ShownTable } from "./table.js";

/** The text. An unreachable square is an empty field, and a set its 64 bits in hexadecimal. */
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
