/** Distances as numbers, for programs that use the generator as a library: proved before they are returned. */
import type { Board, Mover, Vector } from "./boards/board.js";
import { tableOf } from "./corner-rule.js";
import { demandType } from "./errors.js";
import type { Layout } from "./layouts/layout.js";
import { distance } from "./measures/distance.js";
import type { Distance, DistanceMeasure } from "./measures/measure.js";
import { demandAgreement, prove } from "./prove.js";

/**
 * The array of a layout with the distances of a piece, `undefined` for unreachable squares: the same that `emit`
 * writes, and proved like it. Throws a `ProofError` that names the first wrong pair of squares if the layout cannot
 * hold the distance, or if the distance is not the same in both directions.
 *
 * By difference, an array holds 2 moves fewer for the pairs of squares that need the corner rule, such as the
 * knight's 2 instead of 4 for a1 and b2: exactly one of the two is a corner. The lookups that `emit` writes add the
 * missing 2; whoever reads the array itself must add it. The layout by pair never needs it.
 */
export const tabulate = (piece: Mover, layout: Layout): readonly Distance[] => {
  demandType("tabulate: the layout", layout, "object");
  if (typeof layout.cell !== "function")
    throw new TypeError("tabulate: the layout must be one such as byPair(board(8, 8))");
  const measure = measureOf("tabulate", piece);
  const table = tableOf({ measure, layout: () => layout }, layout.board);
  prove(table);
  return table.values;
};

/**
 * How many moves a piece needs on the empty board, indexed by the first square and then by the second;
 * `undefined` if it cannot arrive. The piece may move one way only. Throws a `ProofError` if the fill and the
 * certificate disagree.
 */
export const distances = (board: Board, piece: Mover): readonly (readonly Distance[])[] => {
  demandType("distances: the board", board, "object");
  const measure = measureOf("distances", piece);
  demandAgreement("distances", measure, board);
  const from = measure.ways[0].on(board);
  return board.squares.map((square) => from([square]));
};

/** The distance of a piece of the user's own, which may have no name, and whose leaps may be anything. */
const measureOf = (where: string, piece: Mover): DistanceMeasure => {
  demandType(`${where}: the piece`, piece, "object");
  demandType(`${where}: the piece's leaps`, piece.leaps, "function");
  const name = "name" in piece && typeof piece.name === "string" ? piece.name : "piece";
  return distance({
    name,
    notation: name,
    leaps: (board) => {
      const leaps = piece.leaps(board);
      if (Array.isArray(leaps) && leaps.every(isLeap)) return leaps;
      throw new TypeError(
        `${where}: the piece's leaps must return a list of { files, ranks }, both whole numbers`,
      );
    },
  });
};

const isLeap = (leap: unknown): leap is Vector =>
  typeof leap === "object" &&
  leap !== null &&
  "files" in leap &&
  "ranks" in leap &&
  Number.isInteger(leap.files) &&
  Number.isInteger(leap.ranks);
