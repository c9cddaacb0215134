/** The tests' own definitions of directions, steps and sets on boards of any size, by coordinates. */

/** A number for each difference of files and ranks. */
export type OfDifference = (x: number, y: number) => number;

/** Whether a difference has as many files as ranks. */
export const isDiagonal = (x: number, y: number): boolean => x === y || x === -y;

/** 1 is north, each 45° clockwise adds 1, and 0 is no direction. */
export const compass: OfDifference = (x, y) => {
  if ((x === 0 && y === 0) || (x !== 0 && y !== 0 && !isDiagonal(x, y))) return 0;
  const degrees = (Math.atan2(x, y) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360) / 45 + 1;
};

/** The difference of the coordinates, divided by the number of steps. */
export const stepOf =
  (width: number): OfDifference =>
  (x, y) =>
    compass(x, y) === 0 ? 0 : (width * y + x) / Math.max(x, -x, y, -y);

/** A set as two 32-bit halves. */
export interface Halves {
  readonly lo: number;
  readonly hi: number;
}

const BITS = Array.from({ length: 256 }, (_, square) => 1n << BigInt(square));

/** A set as one number. */
export const bitsOf = (squares: readonly number[]): bigint =>
  squares.reduce((bits, square) => bits | (BITS[square] ?? 0n), 0n);

export const halvesOf = (bits: bigint): Halves => ({
  lo: Number(bits & 0xffffffffn),
  hi: Number(bits >> 32n),
});

/** Sets of squares on a board with this many files and squares. */
export const setsOn = (files: number, count: number) => {
  const squares = [...Array(count).keys()];
  const xOf = (square: number): number => square % files;
  const yOf = (square: number): number => Math.floor(square / files);
  const directions = squares.map((a) =>
    squares.map((b) => compass(xOf(b) - xOf(a), yOf(b) - yOf(a))),
  );
  const direction = (a: number, b: number): number => directions[a]?.[b] ?? NaN;

  /** For every pair, the set of squares for which `holds` is true. */
  const ofPairs = (
    holds: (from: number, to: number, square: number) => boolean,
  ): readonly bigint[] =>
    squares.flatMap((from) =>
      squares.map((to) => bitsOf(squares.filter((square) => holds(from, to, square)))),
    );

  return {
    /** A square is between two others if the directions to it and from it are that of the pair. */
    between: () =>
      ofPairs(
        (from, to, square) =>
          direction(from, to) > 0 &&
          direction(from, square) === direction(from, to) &&
          direction(square, to) === direction(from, to),
      ),

    /** A square is on the line if the two differences are parallel. */
    line: () =>
      ofPairs(
        (from, to, square) =>
          direction(from, to) > 0 &&
          (xOf(square) - xOf(from)) * (yOf(to) - yOf(from)) ===
            (yOf(square) - yOf(from)) * (xOf(to) - xOf(from)),
      ),

    /** For each origin, the sets for distances from 0 to `most` - 1. */
    byDistance: (
      distances: readonly (readonly number[])[],
      most: number,
      holds: (moves: number, distance: number) => boolean,
    ): readonly bigint[] =>
      distances.flatMap((row) =>
        [...Array(most).keys()].map((distance) =>
          bitsOf(squares.filter((square) => holds(row[square] ?? NaN, distance))),
        ),
      ),

    /** The squares on the shortest paths; empty if there is no path. */
    shortestPaths: (distances: readonly (readonly number[])[]): readonly bigint[] => {
      const distance = (a: number, b: number): number => {
        const moves = distances[a]?.[b];
        return moves === undefined || moves === 255 ? NaN : moves;
      };
      return ofPairs((a, b, c) => distance(a, c) + distance(c, b) === distance(a, b));
    },
  };
};
