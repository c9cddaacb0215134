/** The layout by count and square, such as an array by square for each color. */
import { at, onceFor } from "../../common.js";
import { nameOfNumber, type Board } from "../boards/board.js";
import { eachOrigin, joinedTree, layoutOf, rowsOfSquares, type LayoutOn } from "./layout.js";

/**
 * Returns the layout by count and square: an array by square for each count. The counts are 0 to `countOn(board) - 1`,
 * with the given names if there are any.
 */
export const byCountAndSquare = (
  noun: "color" | "direction",
  countOn: (board: Board) => number,
  names: readonly string[] = [],
): LayoutOn =>
  onceFor((board) => {
    const { numbered } = board;
    const { length } = numbered;
    const inner = rowsOfSquares(board);
    const targets = [...Array(countOn(board)).keys()];
    const nameOf = (count: number): string => names[count] ?? `${noun} ${count}`;
    const origins = eachOrigin(board);
    return layoutOf(board, {
      rows: targets.flatMap((count) => inner.rows.map((row) => `${nameOf(count)}, ${row}`)),
      columns: inner.columns,
      rowStart: (row) =>
        length * Math.floor(row / inner.rows.length) + inner.rowStart(row % inner.rows.length),
      cell: (element) => {
        const square = numbered[element % length];
        const target = Math.floor(element / length);
        return square === undefined ? undefined : { origins: at(origins, square), target };
      },
      targets,
      parameters: [noun, "square"],
      index: joinedTree(length, noun, "square"),
      elementName: (element) =>
        `${nameOf(Math.floor(element / length))}, ${nameOfNumber(board, element % length)}`,
      naming: {
        suffix: noun === "direction" ? ["by", "direction"] : [],
        about: `of each square, by ${noun}`,
      },
    });
  });
