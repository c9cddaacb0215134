/**
 * Sets of squares, as literal numbers: the squares between two others, lines, rings, zones, and the
 * square of the pawn.
 *
 * @module chess-distance/sets
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint32Array } from "../generated/frozen-uint32.js";
export type { SquareBits } from "../generated/square-bits.js";
export * from "../generated/sets.js";
