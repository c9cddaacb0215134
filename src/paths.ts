/**
 * The sets of squares on the shortest paths of the king and the knight, as literal numbers.
 *
 * @module chess-distance/paths
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint32Array } from "../generated/frozen-uint32.js";
export type { SquareBits } from "../generated/square-bits.js";
export * from "../generated/paths.js";
