/**
 * Conversions between squares and their names, in both usual numberings, and the squares of sets.
 *
 * @module chess-distance/squares
 */
// This file only re-exports what `npm run generate` made.
export {
  setSize,
  square,
  squareFromA8,
  squareName,
  squareNameFromA8,
  squaresIn,
} from "../generated/squares.js";
