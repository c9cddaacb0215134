/**
 * The core of the generator, for tables of your own: boards, pieces in Betza notation, distances, layouts,
 * and the text of modules. All of it except {@link emit} runs in a browser as well.
 *
 * @module chess-distance/generator
 */
export { piece, BetzaError, type Piece } from "./betza.js";
export { board, type Board, type Leap, type Mover, type Square } from "./boards/board.js";
export type { Region } from "./boards/regions.js";
export type { LayoutName, NamedPiece, TableRequest } from "./commands/request.js";
export { emit, type EmittedModule } from "./emit.js";
export {
  absolute as byAbsoluteDifference,
  superimposed as bySuperimposition,
  x88 as by0x88Difference,
  type DifferenceLayout,
} from "./layouts/difference.js";
export type { Expression, Operator } from "./layouts/expression.js";
export type { Cell, Layout, LayoutOn, Row } from "./layouts/layout.js";
export { pair as byPair } from "./layouts/pair.js";
export { toCenter } from "./layouts/region.js";
export { distances } from "./measures/distance.js";
export { UNREACHABLE, type Distance, type Page } from "./measures/measure.js";
export { ProofError, type Finding } from "./prove.js";
export { tabulate } from "./table.js";
