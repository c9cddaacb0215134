/**
 * More chess distance tables, as literal numbers: queen, rook and bishop, the combined distance, and the
 * distances to corners and edge.
 *
 * @module chess-distance/pieces
 */
// This file only re-exports what `npm run generate` made.
export type { FrozenUint8Array } from "../generated/frozen.js";
export { UNREACHABLE } from "../generated/unreachable.js";

export { QUEEN_DISTANCE, queenDistance } from "../generated/queen-distance.js";
export { QUEEN_DISTANCE_15X15, queenDistance15x15 } from "../generated/queen-distance-15x15.js";
export { ROOK_DISTANCE, rookDistance } from "../generated/rook-distance.js";
export { ROOK_DISTANCE_15X15, rookDistance15x15 } from "../generated/rook-distance-15x15.js";
export { BISHOP_DISTANCE, bishopDistance } from "../generated/bishop-distance.js";
export { BISHOP_DISTANCE_15X15, bishopDistance15x15 } from "../generated/bishop-distance-15x15.js";

export { COMBINED_DISTANCE, combinedDistance } from "../generated/combined-distance.js";

export { CORNER_DISTANCE_LIGHT, cornerDistanceLight } from "../generated/corner-distance-light.js";
export { CORNER_DISTANCE_DARK, cornerDistanceDark } from "../generated/corner-distance-dark.js";
export { EDGE_DISTANCE, edgeDistance } from "../generated/edge-distance.js";
