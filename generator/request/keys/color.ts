/** The color of the piece, or both colors. */
import { layoutsOf, type RequestedTable } from "../defaults.js";
import { about, listOf, oneOf } from "../forms.js";
import type { Color } from "../pieces.js";
import type { TableKey } from "./key.js";

/** Explains why a table cannot have a first index for the color; `undefined` if it can. */
const mistakeInBoth = (table: RequestedTable): string | undefined => {
  const { color, measure } = table;
  const [first, second] = color;
  if (second === undefined) return undefined;
  if (first === second) return `${second} appears twice; remove one of them`;
  const isBySquare =
    ["moves", "mask"].includes(measure) ||
    (measure === "distance" && layoutsOf(table).every((layout) => layout === "center"));
  return isBySquare
    ? undefined
    : 'both colors need a table with one index for squares: "moves", "mask", or "distance" with "to", "from" or the layout center; elsewhere, write a table for each color';
};

export const COLOR_KEY: TableKey<RequestedTable["color"]> = {
  ...about(
    "the color of the piece; black is white turned by 180 degrees; both give a first index",
    listOf(oneOf<Color>(["white", "black"]), "white, black or a list of both", { most: 2 }),
  ),
  mistakes: (table) => [
    table.board.graphs && table.color.includes("black")
      ? "a graph has no forward direction"
      : mistakeInBoth(table),
  ],
};
