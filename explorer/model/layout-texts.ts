/** The layouts of a view in words, each with the bytes that its table takes. */
import { type LayoutOn, lengthOf } from "../../generator/layouts/layout.js";
import { MOST_SQUARES_IN_SET, SET } from "../../generator/measures/measure.js";
import { sizeOf } from "./boards.js";
import { shownLayout } from "./layouts.js";
import { isRelationName, relationNamed } from "./relations.js";
import { entryFor, type Asked } from "./table.js";

/** The bytes of a set, which has a bit for each square. */
const BYTES_OF_SET = MOST_SQUARES_IN_SET / 8;

/** The bytes of a table's array, whether it can be made or not; none for sets on boards with more squares than they have bits. */
export const bytesOf = (asked: Asked): number | undefined => {
  const { measure, layout } = entryFor(asked);
  if (measure.element !== SET) return entriesIn(layout, asked);
  return asked.board.squares.length > MOST_SQUARES_IN_SET
    ? undefined
    : BYTES_OF_SET * entriesIn(layout, asked);
};

/** How many entries a layout has, which is counted once, because layouts of large boards take a while to be made. */
const entriesIn = (layout: LayoutOn, { board }: Asked): number => {
  const counts = counted.get(layout) ?? new Map<string, number>();
  counted.set(layout, counts);
  const count = counts.get(sizeOf(board)) ?? lengthOf(layout(board));
  counts.set(sizeOf(board), count);
  return count;
};

const counted = new WeakMap<LayoutOn, Map<string, number>>();

/** `0x88 difference, 240 bytes` */
export const layoutText = (asked: Asked): string => {
  const bytes = bytesOf(asked);
  const label = labelOf(asked);
  if (bytes === undefined) return label;
  return `${label}, ${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
};

/** What the entries are for; views that have one layout only are not all by pair. */
const labelOf = ({ board, view, layout }: Asked): string => {
  const relation = isRelationName(view) ? relationNamed(view) : undefined;
  if (view === "x88diff") return "No array";
  if (relation?.to === "distance") return "Square and distance";
  if (relation?.to === "coordinate") return "0x88 coordinate";
  if (relation?.to === "nothing" || relation?.from === "nothing") return "One square";
  return shownLayout(layout).label(board);
};
