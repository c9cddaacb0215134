/** Mistakes in the differences of squares: in the unit of a measure, and in the coordinates of a layout. */
import { mistakeInNumbers, numberingOn, type NumberingRequest } from "../boards/numbering.js";
import { squareName, type Board, minus } from "../core/boards/board.js";
import { coordinateOf } from "../core/boards/coordinates.js";
import { byCoordinates, pairApart, type Coordinates } from "../core/layouts/difference.js";
import { lengthOf } from "../core/layouts/layout.js";

/** Reports the first pair of squares whose index is outside the array; `undefined` if every index is inside. */
export const mistakeInCoordinates = (board: Board, given: Coordinates): string | undefined => {
  const layout = byCoordinates(board, given, pairApart(board), {
    coordinates: "own",
    suffix: [],
    about: "",
  });
  const length = lengthOf(layout);
  const numbers = board.cells.map((cell) => coordinateOf(layout.unit, cell));
  const most = Math.max(...numbers) - Math.min(...numbers);
  if (layout.zero >= most && layout.zero + most < length) return undefined;
  for (const from of board.squares)
    for (const to of board.squares) {
      const index = layout.zero + coordinateOf(layout.unit, minus(board, to, from));
      if (index < 0 || index >= length)
        return `${squareName(board, from)}, ${squareName(board, to)} has the index ${index}; expected 0 to ${length - 1}`;
    }
  return undefined;
};

/** Like {@link mistakeInNumbers}, for differences of numbers. By default, these begin where the least number is 0. */
export const mistakeInUnit = (board: Board, unit: NumberingRequest): string | undefined => {
  if (typeof unit === "object") {
    const least = Math.min(...board.cells.map((cell) => coordinateOf(unit, cell)));
    return mistakeInNumbers(board, { start: 0 - least, ...unit });
  }
  return numberingOn(board, unit) === undefined
    ? 'on this board, a step has no fixed difference in numbers from a1; use another numbering, such as "0x88"'
    : mistakeInNumbers(board, unit);
};
