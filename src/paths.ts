/**
 * The sets of squares on shortest king paths, as literal numbers.
 *
 * @module chess-distance/paths
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint32Array } from "../generated/frozen-uint32.js";

export { KING_PATHS, kingPaths, type SquareBits } from "../generated/king-paths.js";
