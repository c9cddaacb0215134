/** The tests' own pieces: steps typed by hand, and how many times one move may repeat them. */
import { search, type Moves } from "./board.js";

/** A piece: its notation, and its steps, each with the number of times that a move may repeat it. */
export interface TestPiece {
  readonly notation: string;
  /** Whether the piece has only these steps, without those of the other octants. */
  readonly isOneWay?: true;
  readonly steps: readonly (readonly [across: number, up: number, times: number])[];
}

/** More repetitions than any board of the tests allows. */
export const RIDER = 99;

export const KNIGHT: TestPiece = { notation: "N", steps: [[2, 1, 1]] };

export const CAMEL: TestPiece = { notation: "C", steps: [[3, 1, 1]] };

export const WAZIR: TestPiece = { notation: "W", steps: [[1, 0, 1]] };

export const FERZ: TestPiece = { notation: "F", steps: [[1, 1, 1]] };

export const KING: TestPiece = { notation: "K", steps: [...WAZIR.steps, ...FERZ.steps] };

export const ZEBRA: TestPiece = { notation: "Z", steps: [[3, 2, 1]] };

export const NIGHTRIDER: TestPiece = { notation: "NN", steps: [[2, 1, RIDER]] };

const ROOK: TestPiece = { notation: "R", steps: [[1, 0, RIDER]] };

const BISHOP: TestPiece = { notation: "B", steps: [[1, 1, RIDER]] };

export const QUEEN: TestPiece = { notation: "Q", steps: [...ROOK.steps, ...BISHOP.steps] };

/** The pieces with names, by the first word of their tables. The word of the king is empty. */
export const NAMED: Readonly<Record<string, TestPiece>> = {
  "": KING,
  MANHATTAN: WAZIR,
  FERZ,
  DABBABA: { notation: "D", steps: [[2, 0, 1]] },
  KNIGHT,
  ALFIL: { notation: "A", steps: [[2, 2, 1]] },
  THREELEAPER: { notation: "H", steps: [[3, 0, 1]] },
  CAMEL,
  ZEBRA,
  TRIPPER: { notation: "G", steps: [[3, 3, 1]] },
  NIGHTRIDER,
  ROOK,
  BISHOP,
  QUEEN,
};

/** Pieces that move differently forward and backward, by the words of their tables. */
export const ONE_WAY: Readonly<Record<string, TestPiece>> = {
  LANCE: { notation: "fR", isOneWay: true, steps: [[0, 1, RIDER]] },
  GOLD: {
    notation: "WfF",
    isOneWay: true,
    steps: [
      [0, 1, 1],
      [-1, 0, 1],
      [1, 0, 1],
      [0, -1, 1],
      [-1, 1, 1],
      [1, 1, 1],
    ],
  },
};

/** One-way pieces, a lame piece, and a bent piece that continues along a rank or file. */
export const LIMITED: readonly TestPiece[] = [
  ...Object.values(ONE_WAY),
  {
    notation: "fNbW",
    isOneWay: true,
    steps: [
      [1, 2, 1],
      [-1, 2, 1],
      [0, -1, 1],
    ],
  },
  {
    notation: "rNlW",
    isOneWay: true,
    steps: [
      [2, 1, 1],
      [2, -1, 1],
      [-1, 0, 1],
    ],
  },
  { notation: "nA", steps: [[2, 2, 1]] },
  { notation: "[F?R]", steps: Array.from({ length: 64 }, (_, more) => [1 + more, 1, 1]) },
];

/** The pieces that the tests search on every board. */
export const PIECES: readonly TestPiece[] = [
  CAMEL,
  ZEBRA,
  { notation: "(1,4)", steps: [[4, 1, 1]] },
  NIGHTRIDER,
  { notation: "NC", steps: [...KNIGHT.steps, ...CAMEL.steps] },
  { notation: "W3", steps: [[1, 0, 3]] },
  ROOK,
  BISHOP,
  KNIGHT,
];

/** The moves of a piece on a board of this size. */
export const movesOf = ({ steps, isOneWay }: TestPiece, width: number, height: number): Moves => {
  const moves = new Map<string, readonly [number, number]>();
  for (const [across, up, times] of steps)
    for (let time = 1; time <= Math.min(times, Math.max(width, height)); time++)
      for (const [right, high] of isOneWay ? [[across, up] as const] : octantsOf(across, up))
        moves.set(`${right * time},${high * time}`, [right * time, high * time]);
  return [...moves.values()];
};

const octantsOf = (across: number, up: number): Moves =>
  [[across, up] as const, [up, across] as const].flatMap(([x, y]) =>
    [x, -x].flatMap((right) => [y, -y].map((high) => [right, high] as const)),
  );

/** The distance of each square from the nearest start; 255 if unreachable. */
export const searchedFrom = (
  piece: TestPiece,
  width: number,
  height: number,
  starts: readonly (readonly [number, number])[],
): readonly number[] => {
  const reached = search(movesOf(piece, width, height), width, height, starts);
  return reached.map((moves) => moves ?? 255);
};

/** Distances between all squares of a board, as [from][to]; 255 if unreachable. */
export const searchedPairs = (
  piece: TestPiece,
  width: number,
  height: number,
): readonly (readonly number[])[] =>
  [...Array(width * height).keys()].map((square) =>
    searchedFrom(piece, width, height, [[square % width, Math.floor(square / width)]]),
  );

/** The distance for each difference, from the center of a board with room for all of them. */
export const searchedDifferences = (
  piece: TestPiece,
  width: number,
  height: number,
): ((files: number, ranks: number) => number) => {
  const [wide, high] = [2 * width - 1, 2 * height - 1];
  const distances = searchedFrom(piece, wide, high, [[width - 1, height - 1]]);
  return (files, ranks) => distances[(ranks + height - 1) * wide + files + width - 1] ?? NaN;
};
