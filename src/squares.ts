/**
 * Conversions between squares and their names, in both common numberings, and operations on sets of squares.
 *
 * @module chess-distance/squares
 */
// This file only re-exports what `npm run generate` made.
export type { SquareBits } from "../generated/square-bits.js";
export type { SetOperation, SquareSet, SquareWords } from "../generated/squares.js";
export {
  difference,
  has,
  intersection,
  setSize,
  square,
  squareFromA8,
  squareName,
  squareNameFromA8,
  squaresIn,
  union,
} from "../generated/squares.js";
