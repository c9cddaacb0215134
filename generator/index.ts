/**
 * The core of the generator, for making your own tables: boards, pieces in Betza notation, distances, layouts, and
 * the text of modules. Everything except {@link emit} also runs in a browser.
 *
 * @module chess-distance/generator
 */
import type { Board, Vector } from "./core/boards/board.js";
import type { Mover, Piece } from "./core/boards/moves.js";
import { tableOf } from "./core/tables/corner-rule.js";
import { demandType } from "./errors.js";
import type { Module } from "./core/tables/statements.js";
import type { Layout } from "./core/layouts/layout.js";
import { distance } from "./core/measures/distances.js";
import type { DistanceMeasure } from "./core/measures/measure.js";
import { demandAgreement, prove } from "./core/tables/prove.js";
import { pieceCalled } from "./pieces/named-pieces.js";
import { withSuggestion } from "./pieces/suggestions.js";
import { OF_REQUESTS } from "./request/proofs.js";
import type { Request } from "./request/defaults.js";
import { wholeText } from "./long-text.js";
import type { Distance } from "./core/measures/elements.js";

export type { Piece } from "./core/boards/moves.js";
export type {
  Board,
  Geometry,
  Join,
  Joins,
  Lattice,
  Naming,
  Numbering,
  NumberingShape,
  Passages,
  Repeated,
  Square,
  Stride,
  TermMoves,
  Vector,
} from "./core/boards/board.js";
export type { Unit } from "./core/boards/coordinates.js";
export type { Leap, Mover, Spelling } from "./core/boards/moves.js";
export { board } from "./core/boards/board.js";
export type { NumberingName, NumberingRequest } from "./boards/numbering.js";
export { boardNamed } from "./boards/shaped.js";
export type { Region } from "./core/boards/regions.js";
export { EnvironmentError } from "./environment.js";
export { BetzaError, ProofError, RequestError, type Fault as Finding } from "./errors.js";
export type { Module } from "./core/tables/statements.js";
export type { LanguageName } from "./languages/languages.js";
export {
  absolute as byAbsoluteDifference,
  superimposed as bySuperimposition,
  x88 as by0x88Difference,
  type Coordinates,
  type DifferenceLayout,
  type DifferenceNaming,
  type OfDifferences,
} from "./core/layouts/difference.js";
export type { Expression, Operator } from "./core/measures/expression.js";
export type { Cell, Layout, LayoutNaming, LayoutOn, Nearest } from "./core/layouts/layout.js";
export { pair as byPair, toCenter } from "./core/layouts/layout.js";
export { type LayoutName, type LayoutRequest } from "./request/layouts.js";
export { UNREACHABLE } from "./core/measures/elements.js";
export type { Page } from "./core/measures/measure.js";
export type {
  ArrayRequest,
  BoardRequest,
  GraphRequest,
  MeasureName,
  MeasureRequest,
  Request,
  TableRequest,
} from "./request/defaults.js";

/**
 * Proves the tables of a request and returns their modules, with all modules that these import. The header of each
 * table's module names the command. Throws a `RequestError` that names each mistake, a `ProofError` if a proof fails,
 * or an `EnvironmentError` if TypeScript cannot be proved because running code from strings is forbidden.
 */
export const emit = async (request: Request, command: string): Promise<readonly Module[]> => {
  demandType("emit: the command", command, "string");
  // Loaded here, so that programs that do not call `emit` do not bundle its dependencies.
  const { parseRequest } = await import("./request/request.js");
  const { provedRequests, requestedModules } = await import("./request/modules.js");
  const parsed = parseRequest(request);
  const { entries, placed } = parsed;
  const files = requestedModules(parsed, provedRequests(entries, undefined, placed), { command });
  return files.map((file) => ({ file: file.file, text: wholeText(file) }));
};

/**
 * Returns the piece with the given name, such as `knight` or `archbishop`, in any letter case, or with the given
 * notation, such as `N`, `NN`, `W3`, `NC`, `(1,4)`, `fN` or `[F?R]`. Throws a `BetzaError` if the text is neither.
 */
export const piece = (nameOrNotation: string): Piece => withSuggestion(nameOrNotation, pieceCalled);

/**
 * Returns the array of a layout, filled with the distances of a piece; `undefined` stands for unreachable squares.
 * `emit` writes the same array, proved in the same way. If the layout cannot hold the distances, throws a `RequestError`
 * that names two pairs of squares. A layout by absolute difference, for example, cannot hold a distance that differs by
 * direction.
 *
 * In a layout by difference, some pairs with exactly one corner need the corner rule. For these pairs, the array holds 2
 * moves too few: for a knight from a1 to b2, 2 instead of 4. The lookups that `emit` writes add the missing 2; code that
 * reads the array itself must do so too. The layout by pair never needs this rule.
 */
export const tabulate = (piece: Mover, layout: Layout): readonly Distance[] => {
  demandType("tabulate: the layout", layout, "object");
  if (typeof layout.cell !== "function")
    throw new TypeError(
      "tabulate: the layout has no `cell` function; pass a layout such as byPair(board(8, 8))",
    );
  const measure = measureOf("tabulate", piece);
  const table = tableOf({ measure, layout: () => layout }, layout.board);
  prove(table, OF_REQUESTS);
  // Distances are never sets; the filter only narrows the type.
  return table.values.slice().filter((value) => typeof value !== "bigint");
};

/**
 * Returns the number of moves that a piece needs on the empty board, indexed by the first square and then by the
 * second; `undefined` if the second square is unreachable. The distance may differ by direction. Throws a `ProofError` if
 * the fill and the certificate disagree.
 */
export const distances = (board: Board, piece: Mover): readonly (readonly Distance[])[] => {
  demandType("distances: the board", board, "object");
  const measure = measureOf("distances", piece);
  demandAgreement("distances", measure, board);
  const from = measure.ways[0].on(board);
  return board.squares.map((square) => from([square]));
};

/** Returns the distance measure of a user's piece, which may have no name. Rejects invalid leaps from plain JavaScript. */
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

const areLeaps = (leaps: unknown): boolean =>
  Array.isArray(leaps) &&
  leaps.every(
    (leap: Partial<Vector> | null | undefined) =>
      Number.isInteger(leap?.files) && Number.isInteger(leap?.ranks),
  );

export type { Distance } from "./core/measures/elements.js";
