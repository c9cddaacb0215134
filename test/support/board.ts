/**
 * The tests' own board: coordinates and plain breadth-first search, written without the generator's code,
 * so that they do not share its mistakes.
 */

/** Every square of 8×8. */
export const SQUARES: readonly number[] = [...Array(64).keys()];

/** The number of a square by its name. */
export const sq = (name: string): number => {
  const file = "abcdefgh".indexOf(name.charAt(0));
  const rank = "12345678".indexOf(name.charAt(1));
  if (name.length !== 2 || file < 0 || rank < 0) throw new Error(`no square: ${name}`);
  return rank * 8 + file;
};

/** The moves of a piece, as [right, up]. */
export type Moves = readonly (readonly [number, number])[];

const ORTHOGONAL: Moves = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Moves of the king, all eight neighbors. */
export const KING_MOVES: Moves = [...ORTHOGONAL, [1, 1], [1, -1], [-1, 1], [-1, -1]];

/** Moves of the wazir, the king that moves orthogonally only. */
export const WAZIR_MOVES: Moves = ORTHOGONAL;

/** Moves of the knight. */
export const KNIGHT_MOVES: Moves = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** How many moves it takes from one of the starts to a cell of a board; by `${x},${y}`, from 0,0. */
export const search = (
  moves: Moves,
  width: number,
  height: number,
  starts: readonly (readonly [number, number])[],
): ReadonlyMap<string, number> => {
  const reached = new Map(starts.map(([x, y]) => [width * y + x, 0]));
  const cells = [...starts];
  // Cells are added while the loop goes through them.
  for (const [x, y] of cells) {
    const moved = (reached.get(width * y + x) ?? NaN) + 1;
    for (const [right, up] of moves) {
      const [toX, toY] = [x + right, y + up];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      if (reached.has(width * toY + toX)) continue;
      reached.set(width * toY + toX, moved);
      cells.push([toX, toY]);
    }
  }
  return new Map(cells.map(([x, y]) => [`${x},${y}`, reached.get(width * y + x) ?? NaN]));
};
