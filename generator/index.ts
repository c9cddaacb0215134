/**
 * The core of the generator, for tables of your own: boards, pieces in Betza notation, distances, layouts,
 * and the text of modules. All of it except {@link emit} runs in a browser as well.
 *
 * @module chess-distance/generator
 */
import { demandType } from "./errors.js";
import type { Module } from "./languages/style.js";
import type { Request } from "./request.js";

export { piece, type Piece } from "./betza.js";
export type { Board, Geometry, Mover, Square, Vector as Leap } from "./boards/board.js";
export { board } from "./boards/rectangle.js";
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
export { UNREACHABLE } from "./measures/measure.js";
export type { Distance, Page } from "./measures/measure.js";
export type { MeasureName } from "./measures/measures.js";
export type { Request, TableRequest } from "./request.js";
export { distances, tabulate } from "./tabulate.js";

/**
 * The modules with the tables of a request, and the modules that they import, each with a header; that of the tables
 * names the command. Every table is proved first. Throws a `RequestError` that names each mistake of the
 * request, or a `ProofError` that names the first pair of squares for which a layout cannot hold the
 * distance, or a `RangeError` if the command has a line break. TypeScript requires the packages ts-morph and prettier.
 */
export const emit = async (request: Request, command: string): Promise<readonly Module[]> => {
  demandType("emit: the command", command, "string");
  // Loaded here, so that programs that do not call this function do not contain what it needs.
  const { entriesOf, languageOf, parseRequest } = await import("./request.js");
  const { modulesOf, provedTables } = await import("./emit.js");
  const parsed = parseRequest(request);
  const entries = entriesOf(parsed);
  const language = await languageOf(parsed, () => import("./languages/typescript/modules.js"));
  const files = await modulesOf(provedTables(entries), language, command, parsed.index);
  return files.map(({ file, text }) => ({ file, text }));
};
