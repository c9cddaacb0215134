/**
 * King, Manhattan and knight distances, and 0x88 and 15×15 coordinates, as literal numbers.
 *
 * @module chess-distance
 */
// This file only re-exports what `npm run generate` made. `distance` also gets a name that says which piece moves.
export type { FrozenUint8Array } from "../generated/frozen.js";
export * from "../generated/index.js";
export { distance as kingDistance } from "../generated/distance.js";
