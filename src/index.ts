/**
 * Every chess distance table, as literal numbers: nothing is computed at run time.
 *
 * @module chess-distance
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint8Array } from "../generated/frozen.js";
export { OFF_BOARD } from "../generated/off-board.js";
export { SQUARE_FROM_0X88 } from "../generated/square-from-0x88.js";
export { x88diff } from "../generated/x88diff.js";

export { DISTANCE, distance } from "../generated/distance.js";
export { DISTANCE_BY_0X88_DIFF, distanceBy0x88Diff } from "../generated/distance-by-0x88-diff.js";
export { DISTANCE_15X15, distance15x15 } from "../generated/distance-15x15.js";
export { CENTER_DISTANCE, centerDistance } from "../generated/center-distance.js";

export { MANHATTAN_DISTANCE, manhattanDistance } from "../generated/manhattan-distance.js";
export {
  MANHATTAN_DISTANCE_BY_0X88_DIFF,
  manhattanDistanceBy0x88Diff,
} from "../generated/manhattan-distance-by-0x88-diff.js";
export {
  MANHATTAN_DISTANCE_15X15,
  manhattanDistance15x15,
} from "../generated/manhattan-distance-15x15.js";
export {
  CENTER_MANHATTAN_DISTANCE,
  centerManhattanDistance,
} from "../generated/center-manhattan-distance.js";

export { KNIGHT_DISTANCE, knightDistance } from "../generated/knight-distance.js";
export {
  KNIGHT_DISTANCE_BY_0X88_DIFF,
  knightDistanceBy0x88Diff,
} from "../generated/knight-distance-by-0x88-diff.js";
export { KNIGHT_DISTANCE_15X15, knightDistance15x15 } from "../generated/knight-distance-15x15.js";
export { NDIS, knightDistanceByAbsDiff } from "../generated/ndis.js";
export { CORNER } from "../generated/corner.js";

export { SQUARE_TO_0X88 } from "../generated/square-to-0x88.js";
export { SQUARE_TO_15X15 } from "../generated/square-to-15x15.js";
