/**
 * The attacks, the direction and the step between two squares, as literal numbers.
 *
 * @module chess-distance/vectors
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint8Array } from "../generated/frozen.js";
export type { FrozenInt8Array } from "../generated/frozen-int8.js";
export * from "../generated/vectors.js";
