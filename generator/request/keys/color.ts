/** The color of the piece. */
import type { RequestedTable } from "../defaults.js";
import { about, oneOf } from "../forms.js";
import type { TableKey } from "./key.js";

export const COLOR_KEY: TableKey<RequestedTable["color"]> = {
  ...about(
    "the color of the piece; black is white turned by 180 degrees",
    oneOf(["white", "black"]),
  ),
  mistakes: ({ board, color }) => [
    board.graphs && color === "black" ? "a graph has no forward direction" : undefined,
  ],
};
