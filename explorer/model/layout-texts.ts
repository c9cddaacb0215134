/** The layouts of a view in words, each with the bytes that its table takes. */
import { lengthOf } from "../../generator/layouts/layout.js";
import { MOST_SQUARES_IN_SET, SET } from "../../generator/measures/element.js";
import { layoutLabel, placeOf } from "./layouts.js";
import { counted } from "./metrics.js";
import { entryOf, layoutOf, type Asked } from "./table.js";

/** The bytes of a table's array, even of a refused one; `undefined` if a set has too few bits. */
export const bytesOf = (asked: Asked): number | undefined => {
  const length = lengthOf(layoutOf(asked));
  if (entryOf(asked).measure.element !== SET) return length;
  const isMade = asked.board.squares.length <= MOST_SQUARES_IN_SET;
  return isMade ? (MOST_SQUARES_IN_SET / 8) * length : undefined;
};

/** `0x88 difference, 240 bytes` */
export const layoutText = (asked: Asked): string => {
  const bytes = bytesOf(asked);
  return labelOf(asked) + (bytes === undefined ? "" : `, ${counted(bytes, "byte")}`);
};

/** Names the key of an entry. Tables with only one layout are not all by pair. */
const labelOf = (asked: Asked): string => {
  const { rows, parameters } = layoutOf(asked);
  if (rows.length === 0) return "No array";
  if (parameters.includes("distance")) return "Square and distance";
  if (parameters.includes("coordinate")) return "0x88 coordinate";
  const isOfPair = parameters.length === 2 || placeOf(asked.layout) !== undefined;
  return isOfPair ? layoutLabel(asked.layout, asked.board) : "One square";
};
