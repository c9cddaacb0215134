/**
 * Every chess distance table, as literal numbers: nothing is computed at run time.
 *
 * @module chess-distance
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint8Array } from "../generated/frozen.js";
export * from "../generated/index.js";
