/** A table as CSV: the rows of its array, with its row and column labels, such as squares. */
import type { Answer } from "../../generator/measures/measure.js";
import type { ShownTable } from "./table.js";

/** An unreachable square is an empty field; a set is its bits in hexadecimal, as many for each. */
export const csvOf = ({ name, layout, values }: ShownTable): string => {
  const { rowStart, board } = layout;
  const digits = 16 * Math.ceil(board.numbered.length / 64);
  const rows = layout.rows.map((label, row) => [
    label,
    ...values.slice(rowStart(row), rowStart(row + 1)).map((value) => fieldOf(value, digits)),
  ]);
  return [[name, ...layout.columns], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
};

const fieldOf = (value: Answer, digits: number): string => {
  if (value === undefined) return "";
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(digits, "0")}` : `${value}`;
};
