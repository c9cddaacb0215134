/**
 * Combined distance: king distance plus Manhattan distance, of which the small values each mean one relation.
 * Source: page Distance, the forum post "unique distance relationship" that it cites.
 */
import { squaresOf } from "./board.js";
import { distances } from "./distances.js";
import type { PairsEntry } from "./entry.js";
import { KING, WAZIR } from "./metrics.js";

/** The entry of the table. */
export const COMBINED: PairsEntry = {
  kind: "pairs",
  name: "COMBINED_DISTANCE",
  lookup: "combinedDistance",
  values: (board) => {
    const squares = squaresOf(board);
    return squares.map((from) =>
      squares.map((to) => KING.formula(board, from, to) + WAZIR.formula(board, from, to)),
    );
  },
  again: (board) => added(distances(board, KING), distances(board, WAZIR)),
  about: "King distance plus Manhattan distance between two squares",
  notes: [
    "",
    "| value | relation of the two squares              |",
    "| ----: | ---------------------------------------- |",
    "|     0 | the same square                          |",
    "|     2 | beside each other on a file or rank      |",
    "|     3 | beside each other on a diagonal          |",
    "|     4 | two apart on a file or rank (opposition) |",
    "|     5 | a knight's move                          |",
    "",
    "No other two squares have these values, and none has 1. From 6 on a value may mean several relations.",
  ],
  page: "Distance",
};

type Pairs = ReturnType<typeof distances>;

const added = (first: Pairs, second: Pairs): number[][] =>
  first.map((row, from) =>
    row.map((distance, to) => Number(distance) + Number(second[from]?.[to])),
  );
