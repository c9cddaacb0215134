/**
 * The sets of squares that distance defines: between two squares, lines, rings, zones, and the square of the pawn, as
 * literal numbers.
 *
 * @module chess-distance/sets
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint32Array } from "../generated/frozen-uint32.js";
export type { SquareBits } from "../generated/square-bits.js";

export { BETWEEN, between } from "../generated/between.js";
export { LINE, line } from "../generated/line.js";
export { KING_RINGS, kingRing } from "../generated/king-rings.js";
export { KNIGHT_RINGS, knightRing } from "../generated/knight-rings.js";
export { KING_ZONES, kingZone } from "../generated/king-zones.js";
export { WHITE_PAWN_SQUARES, whitePawnSquare } from "../generated/white-pawn-squares.js";
export { BLACK_PAWN_SQUARES, blackPawnSquare } from "../generated/black-pawn-squares.js";
