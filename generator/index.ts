/**
 * The core of the generator, for tables of your own: boards, pieces in Betza notation, distances, layouts,
 * and the text of modules. All of it runs in a browser as well, but for {@link emit}.
 *
 * @module chess-distance/generator
 */
export { piece, BetzaError, type Piece } from "./betza.js";
export { board, type Board, type Square } from "./board.js";
export { distances } from "./distances.js";
export { emit, type EmittedModule } from "./emit.js";
export type { Leap, Mover } from "./fill.js";
export {
  by0x88Difference,
  byAbsoluteDifference,
  byPair,
  bySuperimposition,
  toCenter,
  type DifferenceLayout,
  type Layout,
  type Reading,
  type Row,
} from "./layouts.js";
export { ProofError, type Finding } from "./finding.js";
export type { LayoutName, NamedPiece, TableRequest } from "./request.js";
export { tabulate, UNREACHABLE } from "./tabulate.js";
