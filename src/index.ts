/**
 * King, Manhattan and knight distances, and 0x88 and 15×15 coordinates, as literal numbers.
 *
 * @module chess-distance
 */
// This file only re-exports what `npm run generate` made, and gives one of them a second name.
import { distance } from "../generated/distance.js";

export type { FrozenUint8Array } from "../generated/frozen.js";
export * from "../generated/index.js";

/**
 * The king's distance: {@link distance}, by the kind of name that the distances of other pieces have.
 *
 * @param sq1 - The first square, 0…63: a1 = 0, h1 = 7, a8 = 56, h8 = 63.
 * @param sq2 - The second square.
 * @returns 0…7.
 * @example
 * kingDistance(0, 63); // 7
 */
export const kingDistance: typeof distance = distance;
