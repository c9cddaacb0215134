/** Pieces as the tests know them: steps typed by hand, and how often one move may repeat them. */
import { search, type Moves } from "./board.js";

/** A piece: its notation, and its steps in one octant, each with the number of times a move may take it. */
export interface TestPiece {
  readonly notation: string;
  readonly steps: readonly (readonly [across: number, up: number, times: number])[];
}

/** The pieces that the tests search for on every board. */
export const PIECES: readonly TestPiece[] = [
  { notation: "C", steps: [[3, 1, 1]] },
  { notation: "Z", steps: [[3, 2, 1]] },
  { notation: "(1,4)", steps: [[4, 1, 1]] },
  { notation: "NN", steps: [[2, 1, 99]] },
  {
    notation: "NC",
    steps: [
      [2, 1, 1],
      [3, 1, 1],
    ],
  },
  { notation: "W3", steps: [[1, 0, 3]] },
  { notation: "R", steps: [[1, 0, 99]] },
  { notation: "B", steps: [[1, 1, 99]] },
  { notation: "N", steps: [[2, 1, 1]] },
];

/** The moves of a piece on a board so wide and high. */
export const movesOf = ({ steps }: TestPiece, width: number, height: number): Moves => {
  const moves = new Map<string, readonly [number, number]>();
  for (const [across, up, times] of steps)
    for (let time = 1; time <= Math.min(times, Math.max(width, height)); time++)
      for (const [x, y] of [
        [across, up],
        [up, across],
      ] as const)
        for (const right of [x, -x])
          for (const high of [y, -y])
            moves.set(`${right * time},${high * time}`, [right * time, high * time]);
  return [...moves.values()];
};

/** Distances between all squares of a board, by [from][to]; 255 where the piece never gets. */
export const searchedPairs = (
  piece: TestPiece,
  width: number,
  height: number,
): readonly (readonly number[])[] => {
  const moves = movesOf(piece, width, height);
  const cells = [...Array(width * height).keys()].map(
    (square) => [square % width, Math.floor(square / width)] as const,
  );
  return cells.map((from) => {
    const reached = search(moves, width, height, [from]);
    return cells.map((to) => reached.get(to.join()) ?? 255);
  });
};

/** The distance from the center of a board twice as large, by the difference of files and of ranks. */
export const searchedDifferences = (
  piece: TestPiece,
  width: number,
  height: number,
): ((files: number, ranks: number) => number) => {
  const [wide, high] = [2 * width - 1, 2 * height - 1];
  const reached = search(movesOf(piece, wide, high), wide, high, [[width - 1, height - 1]]);
  return (files, ranks) => reached.get(`${files + width - 1},${ranks + height - 1}`) ?? 255;
};
