/**
 * Tests the audit with arrays as programs have them, in each language: right, with one slip, with one number missing or
 * doubled, filled by a wrong rule, changed on purpose, and with another meaning.
 */
import { expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { KING_MOVES, KNIGHT_MOVES, search, WAZIR_MOVES, type Moves } from "../support/board.js";
import { bitsOf, compass } from "../support/relations.js";
import { chance, sampled, SEED } from "../support/sampling.js";
import { WRITERS, writtenIn, type Numbers } from "../support/written-arrays.js";

const SQUARES = [...Array(64).keys()];

const fileOf = (square: number): number => square % 8;
const rankOf = (square: number): number => Math.floor(square / 8);

/** A table of the corpus: what the audit calls it, its sizes in programs, and its numbers. */
interface Known {
  readonly text: string;
  readonly sizes: readonly number[];
  readonly numbers: Numbers;
  /** The places that no call reads. */
  readonly unread?: (place: number) => boolean;
}

type OfSquare<Answer> = (file: number, rank: number) => Answer;

const bySquare = (text: string, of: OfSquare<number | bigint>): Known => ({
  text,
  sizes: [64],
  numbers: SQUARES.map((square) => of(fileOf(square), rankOf(square))),
});

/** The moves from the nearest of some squares, each as [file, rank], to each square. */
const movesFrom = (moves: Moves, starts: Moves): OfSquare<number> => {
  const found = search(moves, 8, 8, starts);
  return (file, rank) => found[8 * rank + file] ?? NaN;
};

const EDGES = SQUARES.map((square) => [fileOf(square), rankOf(square)] as const).filter((place) =>
  place.some((side) => side % 7 === 0),
);
const CENTER: Moves = [
  [3, 3],
  [4, 3],
  [3, 4],
  [4, 4],
];

const toEdge = movesFrom(KING_MOVES, EDGES);
const TO_EDGE = bySquare("the king's distance to the nearest square of the edge", toEdge);
const OF_CENTER = "to the nearest of d4, e4, d5 and e5";
const kingToCenter = movesFrom(KING_MOVES, CENTER);
const TO_CENTER = bySquare(`the king's distance ${OF_CENTER}`, kingToCenter);
const manhattanToCenter = movesFrom(WAZIR_MOVES, CENTER);
const MANHATTAN_TO_CENTER = bySquare(`the Manhattan distance ${OF_CENTER}`, manhattanToCenter);

/** The squares to which a vector leads from each square that `isOf` accepts, as sets. */
const bySet = (
  text: string,
  isOf: (files: number, ranks: number, from: number) => boolean,
): Known => ({
  text,
  sizes: [64],
  numbers: SQUARES.map((from) =>
    bitsOf(
      SQUARES.filter((to) => isOf(fileOf(to) - fileOf(from), rankOf(to) - rankOf(from), from)),
    ),
  ),
});

const isOneOf =
  (moves: Moves) =>
  (files: number, ranks: number): boolean =>
    moves.some(([right, up]) => right === files && up === ranks);

const attacksOf = (piece: string): string =>
  `the squares that a ${piece} attacks, as a set for each square`;

const KNIGHTS = bySet(attacksOf("knight"), isOneOf(KNIGHT_MOVES));
const KINGS = bySet(attacksOf("king"), isOneOf(KING_MOVES));
const WHITE_PAWNS = bySet(
  attacksOf("white pawn"),
  isOneOf([
    [1, 1],
    [-1, 1],
  ]),
);
const ROOKS = bySet(attacksOf("rook"), (files, ranks) => (files === 0) !== (ranks === 0));
const BISHOPS = bySet(
  attacksOf("bishop"),
  (files, ranks) => files !== 0 && Math.abs(files) === Math.abs(ranks),
);
const ROOK_BLOCKERS = bySet(
  "the rook's mask of each square",
  (files, ranks, from) =>
    (ranks === 0 && files !== 0 && (fileOf(from) + files) % 7 > 0) ||
    (files === 0 && ranks !== 0 && (rankOf(from) + ranks) % 7 > 0),
);
const ROOK_ZONES = bySet(
  attacksOf("rook").replace("attacks", "attacks, and its own"),
  (files, ranks) => files === 0 || ranks === 0,
);
const DIAGONALS = bySet(
  "the squares on the diagonal of each square, as a set",
  (files, ranks) => files === ranks,
);
const ALONE = bySet("each square alone, as a set", (files, ranks) => files === 0 && ranks === 0);

type OfDifference = (files: number, ranks: number) => number;

const larger: OfDifference = (files, ranks) => Math.max(Math.abs(files), Math.abs(ranks));
const smaller: OfDifference = (files, ranks) => Math.min(Math.abs(files), Math.abs(ranks));
const sum: OfDifference = (files, ranks) => Math.abs(files) + Math.abs(ranks);

const byPair = (text: string, of: (from: number, to: number) => number): Known => ({
  text,
  sizes: [64, 64],
  numbers: SQUARES.flatMap((from) => SQUARES.map((to) => of(from, to))),
});

const byPairOfDifference = (text: string, of: OfDifference): Known =>
  byPair(text, (from, to) => of(fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)));

const KNIGHT_WAYS = SQUARES.map((from) =>
  search(KNIGHT_MOVES, 8, 8, [[fileOf(from), rankOf(from)]]),
);

const KING_PAIRS = byPairOfDifference("the king's distance between two squares", larger);
const MANHATTAN_PAIRS = byPairOfDifference("the Manhattan distance between two squares", sum);
const KNIGHT_PAIRS = byPair(
  "the knight's distance between two squares",
  (from, to) => KNIGHT_WAYS[from]?.[to] ?? NaN,
);

const by15 = (text: string, of: OfDifference): Known => ({
  text,
  sizes: [15, 15],
  numbers: [...Array(225).keys()].map((index) => of((index % 15) - 7, Math.floor(index / 15) - 7)),
});

/** By the difference of two 0x88 squares, plus 120. */
const by0x88 = (text: string, of: OfDifference): Known => ({
  text,
  sizes: [240],
  unread: (place) => place % 16 === 0,
  numbers: [...Array(240).keys()].map((index) => {
    const ranks = Math.floor((index + 15) / 16) - 8;
    const files = index - 120 - 16 * ranks;
    return files > 7 ? 0 : of(files, ranks);
  }),
});

/** The knight's distance on a board without sides: that from the middle of a board of 31×31. */
const KNIGHT_FREE = search(KNIGHT_MOVES, 31, 31, [[15, 15]]);

const KING_15 = by15("the king's distance, 15×15", larger);
const KNIGHT_15 = by15(
  "the knight's distance, 15×15",
  (files, ranks) => KNIGHT_FREE[15 + files + 31 * (15 + ranks)] ?? NaN,
);
const KING_0X88 = by0x88("the king's distance, by 0x88 difference of squares", larger);
const DIRECTIONS_0X88 = by0x88("the direction, by 0x88 difference of squares", compass);

const FILES = bySquare("the file of each square", (file) => file);
const RANKS_FROM_A8 = bySquare("the rank of each square, squares from a8", (_, row) => 7 - row);
const ANTIDIAGONALS = bySquare("the antidiagonal of each square", (file, rank) => file + rank);
const FLIPPED = bySquare(
  "the number of each square, counted as a1 = 56, h8 = 7, numbers from a8",
  (file, rank) => file + 8 * (7 - rank),
);

const BONUS = [-24, -9, 3, 17];
const bonus: OfSquare<number> = (file, rank) => BONUS[toEdge(file, rank)] ?? NaN;
const WITH_VALUES = bySquare(`the king's distance ${OF_CENTER}, with other values`, bonus);

const TABLES: readonly Known[] = [
  ...[TO_EDGE, TO_CENTER, MANHATTAN_TO_CENTER, WITH_VALUES],
  ...[KNIGHTS, KINGS, WHITE_PAWNS, ROOKS, BISHOPS, ROOK_BLOCKERS, ROOK_ZONES, DIAGONALS, ALONE],
  ...[KING_PAIRS, MANHATTAN_PAIRS, KNIGHT_PAIRS, KING_15, KNIGHT_15, KING_0X88, DIRECTIONS_0X88],
  ...[FILES, RANKS_FROM_A8, ANTIDIAGONALS, FLIPPED],
];

/** An array of the corpus, and what the audit must say of it. */
interface Case {
  readonly what: string;
  readonly sizes: readonly number[];
  readonly numbers: Numbers;
  readonly said: object;
}

const containing = (text: string): unknown => expect.stringContaining(text);
const NOT_KNOWN: unknown = expect.stringMatching(/^(?:unclear|none)$/);
const NO_TABLE = { kind: NOT_KNOWN, command: "", wrong: [] };

/** What is drawn for each case is the same for the same seed. */
const random = chance(SEED);
const drawn = (below: number): number => Math.floor(random() * below);

const nextTo = (number: number | bigint): number | bigint =>
  typeof number === "bigint" ? number ^ (1n << BigInt(drawn(64))) : number + 1 + drawn(2);

const right = ({ text, sizes, numbers }: Known): Case => ({
  ...{ what: `right: ${text}`, sizes, numbers },
  said: { kind: "equal", text, wrong: [] },
});

/** One wrong number, but not that of a square which the table gives distances to: another region may lack the square. */
const slipped = ({ text, sizes, numbers, unread }: Known): Case => {
  const isLeft = (place: number): boolean =>
    unread?.(place) !== true && !(text.includes(" to the nearest ") && numbers[place] === 0);
  const places = [...numbers.keys()].filter(isLeft);
  const index = places[drawn(places.length)] ?? 0;
  const { [index]: expected = NaN } = numbers;
  const found = nextTo(expected);
  return {
    ...{ what: `wrong at [${index}]: ${text}`, sizes, numbers: numbers.with(index, found) },
    said: { kind: "wrong", text, wrong: [{ index, found, expected }] },
  };
};

const missingOrDoubled =
  (kind: "missing" | "extra") =>
  ({ text, numbers }: Known): Case => {
    // In a table of distances, numbers near the end may be equal to the zeros that C adds.
    const index = 8 + drawn(numbers.length - 26);
    const { [index]: number = NaN } = numbers;
    return {
      what: `${kind} at [${index}]: ${text}`,
      sizes: [numbers.length],
      numbers:
        kind === "missing" ? numbers.toSpliced(index, 1) : numbers.toSpliced(index, 0, number),
      said: {
        kind: "wrong",
        text: containing(`${text}, but wrong: `),
        slip: { kind },
        wrong: [],
      },
    };
  };

const byRule = (rule: string, { text, sizes }: Known, numbers: Numbers): Case => ({
  ...{ what: `by a wrong rule: ${text}, ${rule}`, sizes, numbers },
  said: { kind: "wrong", text: `${text}, but ${rule}`, rule },
});

const shifted = (...shifts: readonly number[]): Numbers =>
  SQUARES.map((from) => bitsOf(shifts.map((by) => from + by).filter((to) => to >= 0 && to < 64)));

const SMALLER = "with the smaller of the file and rank differences instead of the larger";
const SHIFTED = "with moves over the edge of the board, as by shifts without file masks";
const BEYOND = "with 99 wherever the signs of the file and rank differences differ";

const BY_RULE: readonly Case[] = [
  byRule(SMALLER, KING_PAIRS, byPairOfDifference("", smaller).numbers),
  byRule(SMALLER, KING_15, by15("", smaller).numbers),
  byRule(SHIFTED, KINGS, shifted(-9, -8, -7, -1, 1, 7, 8, 9)),
  byRule(SHIFTED, KNIGHTS, shifted(-17, -15, -10, -6, 6, 10, 15, 17)),
  byRule(SHIFTED, WHITE_PAWNS, shifted(7, 9)),
  byRule(
    BEYOND,
    KING_15,
    by15("", (files, ranks) => (files * ranks < 0 ? 99 : larger(files, ranks))).numbers,
  ),
  byRule(
    "stopped at 2",
    TO_EDGE,
    TO_EDGE.numbers.map((moves) => Math.min(2, Number(moves))),
  ),
];

/** The numbers of a table, with another number for the squares that `isOf` accepts. */
const changed = (
  what: string,
  { numbers }: Known,
  isOf: OfSquare<boolean>,
  to: number,
  said: object = NO_TABLE,
): Case => ({
  ...{ what: `on purpose: ${what}`, sizes: [64], said },
  numbers: numbers.map((number, square) => (isOf(fileOf(square), rankOf(square)) ? to : number)),
});

const isCorner: OfSquare<boolean> = (file, rank) => file % 7 === 0 && rank % 7 === 0;
const isCenter: OfSquare<boolean> = (file, rank) => toEdge(file, rank) === 3;

/** The command writes the changed number too. */
const asValue = (value: number): object => ({
  kind: "equal",
  text: WITH_VALUES.text,
  command: containing(`"0":${value}`),
  wrong: [],
});

const ON_PURPOSE: readonly Case[] = [
  changed("an edge table with 4 in the center", TO_EDGE, isCenter, 4, asValue(4)),
  changed("a bonus with 50 in the center", WITH_VALUES, isCenter, 50, asValue(50)),
  changed("an edge table with -1 in the corners", TO_EDGE, isCorner, -1),
  changed("a center table with 9 in the corners", MANHATTAN_TO_CENTER, isCorner, 9),
  changed("a bonus with 0 in the corners", WITH_VALUES, isCorner, 0),
];

/** By pair, a change that is alike under all symmetries is a mistake: knights in a corner need 4 moves, not 2. */
const isFromCorner = (from: number, to: number): boolean =>
  isCorner(fileOf(from), rankOf(from)) &&
  Math.abs(fileOf(from) - fileOf(to)) === 1 &&
  Math.abs(rankOf(from) - rankOf(to)) === 1;
const isAtCorner = (from: number, to: number): boolean =>
  isFromCorner(from, to) || isFromCorner(to, from);

const WITHOUT_CORNER_RULE: Case = {
  what: "wrong at all corners: the knight's distance between two squares",
  sizes: KNIGHT_PAIRS.sizes,
  numbers: KNIGHT_PAIRS.numbers.map((moves, index) =>
    isAtCorner(Math.floor(index / 64), index % 64) ? 2 : moves,
  ),
  said: { kind: "wrong", text: KNIGHT_PAIRS.text, wrong: { length: 8 } },
};

const other = (what: string, sizes: readonly number[], of: (index: number) => number | bigint) => ({
  ...{ what: `another meaning: ${what}`, sizes },
  numbers: Array.from({ length: sizes.reduce((all, size) => all * size, 1) }, (_, index) =>
    of(index),
  ),
  said: NO_TABLE,
});

const randomBits = (): bigint =>
  Array.from({ length: 4 }, () => BigInt(drawn(65_536))).reduce(
    (all, part) => all * 65_536n + part,
  );

const bySquareOf =
  (of: OfSquare<number | bigint>) =>
  (index: number): number | bigint =>
    of(fileOf(index), rankOf(index));

const DE_BRUIJN = 0x03f7_9d71_b4cb_0a89n;
const bitScan = SQUARES.map((bit) => Number(BigInt.asUintN(64, DE_BRUIJN << BigInt(bit)) >> 58n));
const shuffled = SQUARES.map((square) => [random(), square] as const)
  .sort(([one], [another]) => one - another)
  .map(([, square]) => square);
const bitsIn = (set: number | bigint = 0): number => set.toString(2).replaceAll("0", "").length;
const CASTLING: Readonly<Record<number, number>> = { 0: 13, 4: 12, 7: 14, 56: 7, 60: 3, 63: 11 };
const BACK_RANK = [4, 2, 3, 5, 6, 3, 2, 4];

const OTHERS: readonly Case[] = [
  other("random weights", [64], () => drawn(200) - 100),
  other(
    "weights of a pawn",
    [64],
    bySquareOf((file, rank) => (rank % 7 === 0 ? 0 : 10 * rank - 5 * Math.abs(2 * file - 7))),
  ),
  other(
    "weights of a knight",
    [64],
    bySquareOf(
      (file, rank) =>
        30 - 9 * manhattanToCenter(file, rank) + rank - (isCorner(file, rank) ? 20 : 0),
    ),
  ),
  other(
    "weights of a king",
    [64],
    bySquareOf((file, rank) => (rank > 1 ? -40 : ([20, 30, 10, 0, 0, 10, 30, 20][file] ?? 0))),
  ),
  other("weights of 15×15", [15, 15], () => drawn(40)),
  other("magics", [64], () => randomBits() & randomBits() & randomBits()),
  other("Zobrist keys", [64], randomBits),
  other("shifts of a rook", [64], (square) => 64 - bitsIn(ROOK_BLOCKERS.numbers[square])),
  other(
    "shifts of a bishop",
    [64],
    bySquareOf(
      (file, rank) => 64 - (isCorner(file, rank) ? 6 : ([5, 5, 7, 9][toEdge(file, rank)] ?? NaN)),
    ),
  ),
  other("a bit scan", [64], (index) => bitScan.indexOf(index)),
  other("squares in a random order", [64], (index) => shuffled[index] ?? NaN),
  other("castling rights", [64], (square) => CASTLING[square] ?? 15),
  other(
    "a first position",
    [64],
    bySquareOf(
      (file, rank) =>
        (rank % 7 === 0 ? (BACK_RANK[file] ?? 0) : Number(rank === 1 || rank === 6)) *
        (rank > 4 ? -1 : 1),
    ),
  ),
  other("reductions", [64, 64], (index) =>
    Math.round(Math.log(1 + Math.floor(index / 64)) * Math.log(1 + (index % 64)) * 0.6),
  ),
  other("safety by attack units", [64], (index) => Math.min(500, Math.round(index ** 2 / 5))),
];

const CASES: readonly Case[] = [
  ...TABLES.map(right),
  ...TABLES.map(slipped),
  ...[TO_EDGE, KNIGHTS, FLIPPED, MANHATTAN_PAIRS].map(missingOrDoubled("missing")),
  ...[TO_CENTER, KINGS, KING_15, ALONE].map(missingOrDoubled("extra")),
  ...[...BY_RULE, ...ON_PURPOSE, WITHOUT_CORNER_RULE, ...OTHERS],
];

const LANGUAGES = Object.entries(WRITERS);

/** Each case in two or three languages: 200 arrays. */
const CORPUS = Array.from({ length: 200 }, (_, place) => {
  const [language = "", writer] =
    LANGUAGES[(7 * place + Math.floor(place / 80)) % LANGUAGES.length] ?? [];
  return { language, writer, ...CASES[place % CASES.length] };
});

test.each(sampled(CORPUS, 8, "corpus"))("$language: $what", ({ writer, sizes, numbers, said }) => {
  const text = writer && writtenIn(writer, "weights", sizes ?? [], numbers ?? []);
  expect(audit(text ?? "", `board.${writer?.ending}`)).toMatchObject([said]);
});
