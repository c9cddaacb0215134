/**
 * The contents of every table and the answers of every lookup, computed without the generator: from the export's name,
 * by breadth-first search on coordinates, and from definitions.
 */
import { KNIGHT_MOVES, search, SQUARES } from "./board.js";
import {
  KING,
  KNIGHT,
  NAMED,
  searchedDifferences,
  searchedFrom,
  searchedPairs,
  WAZIR,
  type TestPiece,
} from "./pieces.js";
import {
  compass,
  bitsOf,
  halvesOf,
  isDiagonal,
  setsOn,
  stepOf,
  type OfDifference,
} from "./relations.js";

/** The expected contents of a table and its lookup. */
export interface Expected {
  readonly entries: readonly number[];
  /** The name of the lookup; `undefined` if the table has no lookup. */
  readonly lookup?: string;
  /** The expected answers of the lookup: by both squares in order, or by one square. */
  readonly answers?: readonly unknown[];
}

const pairs = (piece: TestPiece | undefined): readonly (readonly number[])[] => {
  if (piece === undefined) throw new Error("a piece that the tests do not know");
  return searchedPairs(piece, 8, 8);
};

const SETS = setsOn(8, 64);

/** The names that do not follow the rule, and tables that are not distances. */
const SPECIAL: Readonly<Record<string, () => Expected>> = {
  NDIS: () => ({ ...byAbsoluteDifference(KNIGHT), lookup: "knightDistanceByAbsDiff" }),
  // A corner is a square from which a knight has only two moves.
  CORNER: () => ({
    entries: SQUARES.map((square) => {
      const reached = search(KNIGHT_MOVES, 8, 8, [[square % 8, Math.floor(square / 8)]]);
      return reached.filter((moved) => moved === 1).length === 2 ? 1 : 0;
    }),
  }),
  SQUARE_TO_0X88: () => ({
    entries: SQUARES.map((square) => 16 * Math.floor(square / 8) + (square % 8)),
  }),
  SQUARE_FROM_0X88: () => ({
    entries: [...Array(128).keys()].map((index) =>
      (index & 0x88) === 0 ? (index >> 4) * 8 + (index & 7) : 255,
    ),
  }),
  SQUARE_TO_15X15: () => ({
    entries: SQUARES.map((square) => 15 * Math.floor(square / 8) + (square % 8)),
  }),
  ATTACKS: () => byPair(attackBits, "attacks"),
  ATTACKS_15X15: () => onDifferences(attackBits, 15, "attacks15x15"),
  ATTACKS_BY_0X88_DIFF: () => onDifferences(attackBits, 16, "attacksBy0x88Diff"),
  DIRECTION: () => byPair(compass, "direction"),
  DIRECTION_15X15: () => onDifferences(compass, 15, "direction15x15"),
  DIRECTION_BY_0X88_DIFF: () => onDifferences(compass, 16, "directionBy0x88Diff"),
  INCREMENT: () => byPair(stepOf(8), "increment"),
  INCREMENT_15X15: () => onDifferences(stepOf(15), 15, "increment15x15"),
  INCREMENT_BY_0X88_DIFF: () => onDifferences(stepOf(16), 16, "incrementBy0x88Diff"),
  COMBINED_DISTANCE: () => {
    const [kings, wazirs] = [pairs(KING).flat(), pairs(WAZIR).flat()];
    const entries = kings.map((moves, pair) => moves + (wazirs[pair] ?? NaN));
    return { entries, answers: entries, lookup: "combinedDistance" };
  },
  CENTER_MANHATTAN_DISTANCE: () => ({
    ...toNearest(WAZIR, CENTER),
    lookup: "centerManhattanDistance",
  }),
  CORNER_DISTANCE_LIGHT: () => ({
    ...toNearest(WAZIR, cells("a8 h1")),
    lookup: "cornerDistanceLight",
  }),
  CORNER_DISTANCE_DARK: () => ({
    ...toNearest(WAZIR, cells("a1 h8")),
    lookup: "cornerDistanceDark",
  }),
  KING_PATHS: () => setsOf(SETS.shortestPaths(pairs(KING)), "kingPaths"),
  KNIGHT_PATHS: () => setsOf(SETS.shortestPaths(pairs(KNIGHT)), "knightPaths"),
  KNIGHT_PATH_COUNT: () => {
    const rows = pairs(KNIGHT);
    const isMove = (from: number, to: number): boolean => rows[from]?.[to] === 1;
    // The walks of exactly n moves, counted by multiplying matrices. The shortest walks are the shortest paths.
    const entries = SQUARES.flatMap((from) => {
      let walks = SQUARES.map((square) => Number(square === from));
      const found: number[] = [...walks];
      for (let moves = 1; moves <= 6; moves++) {
        const before = walks;
        walks = SQUARES.map((to) =>
          SQUARES.filter((last) => isMove(last, to)).reduce(
            (sum, last) => sum + (before[last] ?? NaN),
            0,
          ),
        );
        for (const to of SQUARES) if (rows[from]?.[to] === moves) found[to] = walks[to] ?? NaN;
      }
      return found;
    });
    return { entries, answers: entries, lookup: "knightPathCount" };
  },
  SQUARE_COLOR: () => ({
    entries: ["01010101", "10101010"].join("").repeat(4).split("").map(Number),
  }),
  BETWEEN: () => setsOf(SETS.between(), "between"),
  LINE: () => setsOf(SETS.line(), "line"),
  KNIGHT_MOVES: () => movesBy((x, y) => x * x + y * y === 5, "knightMoves"),
  KING_MOVES: () => movesBy((x, y) => Math.max(x * x, y * y) === 1, "kingMoves"),
  WHITE_PAWN_ATTACKS: () => movesBy((x, y) => y === 1 && x * x === 1, "whitePawnAttacks"),
  BLACK_PAWN_ATTACKS: () => movesBy((x, y) => y === -1 && x * x === 1, "blackPawnAttacks"),
  KING_RINGS: () => byCount(KING, (moves, count) => moves === count, "kingRing"),
  KNIGHT_RINGS: () => byCount(KNIGHT, (moves, count) => moves === count, "knightRing"),
  KING_ZONES: () => byCount(KING, (moves, count) => moves <= count, "kingZone"),
  WHITE_PAWN_SQUARES: () => setsOf(pawnSquares(7), "whitePawnSquare"),
  BLACK_PAWN_SQUARES: () => setsOf(pawnSquares(0), "blackPawnSquare"),
};

const byCount = (
  piece: TestPiece,
  isIn: (moves: number, count: number) => boolean,
  lookup: string,
): Expected => setsOf(SETS.byDistance(pairs(piece), 8, isIn), lookup);

const byPair = (of: OfDifference, lookup: string): Expected => {
  const entries = SQUARES.flatMap((from) =>
    SQUARES.map((to) => of((to % 8) - (from % 8), Math.floor(to / 8) - Math.floor(from / 8))),
  );
  return { entries, answers: entries, lookup };
};

/** An array by difference with `width` entries per rank. Difference zero is at rank 7 and file 7 or 8. */
const onDifferences = (of: OfDifference, width: 15 | 16, lookup: string): Expected => {
  const { answers = [] } = byPair(of, lookup);
  const entries = Array<number>(15 * width).fill(0);
  const zero = width === 15 ? 112 : 120;
  for (let y = -7; y <= 7; y++)
    for (let x = -7; x <= 7; x++) entries[zero + width * y + x] = of(x, y);
  return { entries, answers, lookup };
};

/** The rules of chess, piece by piece. */
const attackBits: OfDifference = (x, y) => {
  if (x === 0 && y === 0) return 0;
  const isBeside = x >= -1 && x <= 1 && y >= -1 && y <= 1;
  const rook = x === 0 || y === 0;
  const bishop = isDiagonal(x, y);
  return [
    y === 1 && (x === 1 || x === -1),
    y === -1 && (x === 1 || x === -1),
    x * x + y * y === 5,
    bishop,
    rook,
    rook || bishop,
    isBeside,
  ].reduce((bits, holds, at) => bits + (holds ? 2 ** at : 0), 0);
};

/** The file and rank, from 0, of each named square. */
const cells = (names: string): readonly (readonly [number, number])[] =>
  names.split(" ").map((name) => [name.charCodeAt(0) - 97, Number(name.charAt(1)) - 1]);

const CENTER = cells("d4 e4 d5 e5");

const EDGE = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(
  (at) =>
    [
      [at, 0],
      [at, 7],
      [0, at],
      [7, at],
    ] as const,
);

const REGIONS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  CENTER,
  EDGE,
};

const toNearest = (
  piece: TestPiece | undefined,
  starts: readonly (readonly [number, number])[],
): Expected => {
  if (piece === undefined) throw new Error("a piece that the tests do not know");
  const entries = searchedFrom(piece, 8, 8, starts);
  return { entries, answers: entries };
};

/** An array with an entry for each difference of files and ranks of two squares. */
const byDifference = (
  piece: TestPiece | undefined,
  length: number,
  indexOf: (files: number, ranks: number) => number,
): Expected => {
  if (piece === undefined) throw new Error("a piece that the tests do not know");
  // The search starts at the center of 15×15, where the paths have more room than on 8×8.
  const distance = searchedDifferences(piece, 8, 8);
  const entries = Array<number>(length).fill(0);
  for (let ranks = -7; ranks <= 7; ranks++)
    for (let files = -7; files <= 7; files++)
      entries[indexOf(files, ranks)] = distance(files, ranks);
  return { entries, answers: pairs(piece).flat() };
};

const byAbsoluteDifference = (piece: TestPiece | undefined): Expected =>
  byDifference(piece, 64, (files, ranks) => 8 * Math.abs(ranks) + Math.abs(files));

const LAYOUTS: Readonly<Record<string, (piece: TestPiece | undefined) => Expected>> = {
  "": (piece) => ({ entries: pairs(piece).flat(), answers: pairs(piece).flat() }),
  BY_0X88_DIFF: (piece) => byDifference(piece, 240, (files, ranks) => 16 * ranks + files + 120),
  "15X15": (piece) => byDifference(piece, 225, (files, ranks) => 15 * ranks + files + 112),
  BY_ABS_DIFF: byAbsoluteDifference,
};

const setsOf = (sets: readonly bigint[], lookup: string): Expected => {
  const answers = sets.map(halvesOf);
  return { entries: answers.flatMap(({ lo, hi }) => [lo, hi]), answers, lookup };
};

/** For each square, the squares whose differences in files and ranks are a move. */
const movesBy = (isMove: (x: number, y: number) => boolean, lookup: string): Expected =>
  setsOf(
    SQUARES.map((from) =>
      bitsOf(
        SQUARES.filter((to) =>
          isMove((to % 8) - (from % 8), Math.floor(to / 8) - Math.floor(from / 8)),
        ),
      ),
    ),
    lookup,
  );

/** The squares from which a king reaches promotion in at most as many moves as the pawn; empty for ranks 1 and 8. */
const pawnSquares = (lastRank: 0 | 7): readonly bigint[] => {
  const xOf = (square: number): number => square % 8;
  const yOf = (square: number): number => Math.floor(square / 8);
  return SQUARES.map((pawn) => {
    const ranksLeft = Math.abs(lastRank - yOf(pawn));
    if (ranksLeft === 0 || ranksLeft === 7) return 0n;
    const moves = ranksLeft === 6 ? 5 : ranksLeft;
    return bitsOf(
      SQUARES.filter(
        (king) =>
          Math.abs(xOf(king) - xOf(pawn)) <= moves && Math.abs(yOf(king) - lastRank) <= moves,
      ),
    );
  });
};

/** `KNIGHT_DISTANCE_15X15` is `knightDistance15x15`. */
const camelCase = (name: string): string =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const found = new Map<string, Expected>();

/** The expected contents of a table, by the name of its export. */
export const expectedOf = (name: string): Expected => {
  const known = found.get(name) ?? { lookup: camelCase(name), ...byRule(name) };
  found.set(name, known);
  return known;
};

/** Reads a name: a piece, a region if there is one, DISTANCE, and a layout if it is not by pair. */
const byRule = (name: string): Expected => {
  const special = SPECIAL[name]?.();
  if (special) return { ...special, lookup: special.lookup ?? "" };
  const [, words = "", layout = ""] = /^((?:[A-Z]+_)*)DISTANCE(?:_(\w+))?$/.exec(name) ?? [];
  const [region, ...rest] = words.split("_").reverse().slice(1);
  const starts = REGIONS[region ?? ""];
  if (starts) return toNearest(NAMED[rest.reverse().join("_")], starts);
  const expected = LAYOUTS[layout]?.(NAMED[words.replace(/_$/, "")]);
  if (expected === undefined) throw new Error(`the tests do not know what ${name} holds`);
  return expected;
};

/** The indices of a table's wrong entries. */
export const wrongEntries = (name: string, entries: ArrayLike<number>): number[] => {
  const expected = expectedOf(name).entries;
  const length = Math.max(expected.length, entries.length);
  const wrong: number[] = [];
  for (let index = 0; index < length; index++)
    if (entries[index] !== expected[index]) wrong.push(index);
  return wrong;
};
