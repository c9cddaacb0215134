/**
 * Which pieces attack, in which direction, by which step: for each pair of squares, as literal numbers.
 *
 * @module chess-distance/vectors
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint8Array } from "../generated/frozen.js";
export type { FrozenInt8Array } from "../generated/frozen-int8.js";

export {
  ATTACKS,
  attacks,
  BISHOP,
  BLACK_PAWN,
  KING,
  KNIGHT,
  QUEEN,
  ROOK,
  WHITE_PAWN,
} from "../generated/attacks.js";
export { ATTACKS_15X15, attacks15x15 } from "../generated/attacks-15x15.js";
export { ATTACKS_BY_0X88_DIFF, attacksBy0x88Diff } from "../generated/attacks-by-0x88-diff.js";

export { DIRECTION, direction } from "../generated/direction.js";
export { DIRECTION_15X15, direction15x15 } from "../generated/direction-15x15.js";
export {
  DIRECTION_BY_0X88_DIFF,
  directionBy0x88Diff,
} from "../generated/direction-by-0x88-diff.js";

export { INCREMENT, increment } from "../generated/increment.js";
export { INCREMENT_15X15, increment15x15 } from "../generated/increment-15x15.js";
export {
  INCREMENT_BY_0X88_DIFF,
  incrementBy0x88Diff,
} from "../generated/increment-by-0x88-diff.js";
