/**
 * The core of the generator, for tables of your own: boards, pieces in Betza notation, distances, layouts,
 * and the text of modules. All of it except {@link emit} runs in a browser as well.
 *
 * @module chess-distance/generator
 */
import type { Board, Mover, Vector } from "./boards/board.js";
import { tableOf } from "./corner-rule.js";
import { demandType } from "./errors.js";
import type { Module } from "./languages/style.js";
import type { Layout } from "./layouts/layout.js";
import { distance } from "./measures/piece-distances.js";
import type { Distance } from "./measures/element.js";
import type { DistanceMeasure } from "./measures/measure.js";
import { demandAgreement, prove } from "./prove.js";
import type { Request } from "./request/keys.js";

export { piece, type Piece } from "./pieces.js";
export type { Board, Geometry, Mover, Square, Vector as Leap } from "./boards/board.js";
export { board } from "./boards/board.js";
export type { Region } from "./boards/regions.js";
export { BetzaError, EnvironmentError, ProofError, RequestError, type Finding } from "./errors.js";
export type { Module } from "./languages/style.js";
export type { LanguageName } from "./languages/languages.js";
export {
  absolute as byAbsoluteDifference,
  superimposed as bySuperimposition,
  x88 as by0x88Difference,
  type DifferenceLayout,
} from "./layouts/difference.js";
export type { Expression, Operator } from "./layouts/expression.js";
export type { Cell, Layout, LayoutOn } from "./layouts/layout.js";
export {
  pair as byPair,
  toCenter,
  type LayoutName,
  type LayoutRequest,
} from "./layouts/layouts.js";
export { UNREACHABLE } from "./measures/element.js";
export type { Distance } from "./measures/element.js";
export type { Page } from "./measures/measure.js";
export type { MeasureName } from "./measures/measures.js";
export type { Request, TableRequest } from "./request/keys.js";

/**
 * The modules with the tables of a request, and the modules that they import, each with a header; that of the tables
 * names the command. Every table is proved first. Throws a `RequestError` that names each mistake of the
 * request, or a `ProofError` that names the first pair of squares for which a layout cannot hold the
 * distance, or a `RangeError` if the command has a line break. TypeScript requires the packages ts-morph and prettier.
 */
export const emit = async (request: Request, command: string): Promise<readonly Module[]> => {
  demandType("emit: the command", command, "string");
  // Loaded here, so that programs that do not call this function do not contain what it needs.
  const { languageOf, parseRequest } = await import("./request/request.js");
  const { modulesOf, provedTables } = await import("./emit.js");
  const parsed = parseRequest(request);
  const language = await languageOf(parsed, () => import("./languages/typescript/modules.js"));
  const files = await modulesOf(provedTables(parsed.entries), language, command, parsed.index);
  return files.map(({ file, text }) => ({ file, text }));
};

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
      if (areLeaps(leaps)) return leaps;
      throw new TypeError(
        `${where}: the piece's leaps must return a list of { files, ranks }, both whole numbers`,
      );
    },
  });
};

/** Whether they are, for callers in plain JavaScript. */
const areLeaps = (leaps: unknown): boolean =>
  Array.isArray(leaps) &&
  leaps.every(
    (leap: Partial<Vector> | null | undefined) =>
      Number.isInteger(leap?.files) && Number.isInteger(leap?.ranks),
  );
