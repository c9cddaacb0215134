/** The layouts of a view in words, each with the bytes that its table takes. */
import { lengthOf } from "../../generator/core/layouts/layout.js";
import { SET } from "../../generator/core/measures/elements.js";
import { isOnBoard, layoutLabel } from "./layouts.js";
import { counted } from "./metrics.js";
import { entryOf, layoutOf, type Asked } from "./table.js";

/** The size of a table's array in bytes, even if the table is refused. A set is at least two numbers of 4 bytes. */
export const bytesOf = (asked: Asked): number => {
  const length = lengthOf(layoutOf(asked));
  if (entryOf(asked).measure.element !== SET) return length;
  return 4 * Math.max(2, Math.ceil(asked.board.squares.length / 32)) * length;
};

/** A layout in words, such as `0x88 difference, 240 bytes`. */
export const layoutText = (asked: Asked): string =>
  isOnBoard(asked.layout, asked.board)
    ? `${keyOf(asked)}, ${counted(bytesOf(asked), "byte")}`
    : layoutLabel(asked.layout, asked.board);

/** Names what selects an entry: for rings and zones, always a square and a distance. */
const keyOf = (asked: Asked): string =>
  layoutOf(asked).parameters.includes("distance")
    ? "Square and distance"
    : layoutLabel(asked.layout, asked.board);
