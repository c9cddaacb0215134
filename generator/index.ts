/**
 * The core of the generator, for tables of your own: boards, pieces in Betza notation, distances, layouts,
 * and the text of modules. All of it except {@link emit} runs in a browser as well.
 *
 * @module chess-distance/generator
 */
export { piece, type Piece } from "./betza.js";
export type { Board, Geometry, Mover, Square, Vector } from "./boards/board.js";
export { board } from "./boards/rectangle.js";
export type { Region } from "./boards/regions.js";
export { emit } from "./commands/emit.js";
export type { MeasureName } from "./commands/measures.js";
export type { LayoutName } from "./commands/named.js";
export type { LayoutRequest, Request, TableRequest } from "./commands/schema.js";
export { BetzaError, EnvironmentError, ProofError, RequestError, type Finding } from "./errors.js";
export type { Module } from "./languages/language.js";
export type { LanguageName } from "./languages/languages.js";
export {
  absolute as byAbsoluteDifference,
  superimposed as bySuperimposition,
  x88 as by0x88Difference,
  type DifferenceLayout,
} from "./layouts/difference.js";
export type { Expression, Operator } from "./layouts/expression.js";
export type { Cell, Layout, LayoutOn } from "./layouts/layout.js";
export { pair as byPair } from "./layouts/pair.js";
export { toCenter } from "./layouts/square.js";
export { UNREACHABLE } from "./measures/measure.js";
export type { Distance, Page } from "./measures/measure.js";
export { distances, tabulate } from "./tabulate.js";
