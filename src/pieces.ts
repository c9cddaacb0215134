/**
 * More chess distance tables, as literal numbers: queen, rook and bishop, the combined distance,
 * and the distances to the corners and the edge.
 *
 * @module chess-distance/pieces
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint8Array } from "../generated/frozen.js";
export * from "../generated/pieces.js";
