/** Lookups by their names in the languages, and the expected answer to every call. */
import type { TableRequest } from "../../generator/request/defaults.js";
import { expectedOf } from "./expected.js";
import { TABLES } from "./exports.js";
import { CAMEL, KING, searchedPairs, type TestPiece } from "./pieces.js";
import { compass, setsOn, stepOf, type OfDifference } from "./relations.js";

/** A lookup, and its answer to every call. */
export interface Called {
  /** The table's name, such as `KNIGHT_DISTANCE_15X15`. */
  readonly table: string;
  /** Whether its file contains all tables. */
  readonly isInSingle?: true;
  /** The words of the lookup's name, such as `knight`, `distance`, `15x15`. */
  readonly words: readonly string[];
  readonly firsts: number;
  /** The number of second arguments; `undefined` if the lookup has only one argument. */
  readonly seconds?: number;
  readonly isSet: boolean;
  /** Whether the arguments are the 0x88 numbers of the squares of 8×8, and not all numbers from 0. */
  readonly isBy0x88?: true;
  /** The answers, by first and then by second argument. */
  readonly answers: readonly bigint[];
}

/** `knight_distance` */
export const snake = (words: readonly string[]): string => words.join("_");

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `KnightDistance` */
export const pascal = (words: readonly string[]): string => words.map(capital).join("");

/** `knightDistance` */
export const camel = ([first = "", ...others]: readonly string[]): string => first + pascal(others);

/** An answer of the package as a number. */
const wholeOf = (answer: unknown): bigint => {
  if (typeof answer === "number") return BigInt(answer);
  if (typeof answer !== "object" || answer === null || !("lo" in answer && "hi" in answer))
    throw new Error(`not an answer: ${String(answer)}`);
  return (BigInt(Number(answer.hi)) << 32n) | BigInt(Number(answer.lo));
};

/** The words of a lookup's name: those of its table's name if the lookup's name follows from it, otherwise its own. */
const wordsOf = (lookup: string, table: string): readonly string[] => {
  const words = table.toLowerCase().split("_");
  return camel(words) === lookup
    ? words
    : lookup.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
};

/** Every lookup of the catalogue, and direct reads of the tables without a lookup. */
export const CATALOGUE: readonly Called[] = [
  ...TABLES.map(({ name: table }): Called => {
    const { lookup = "", answers, entries } = expectedOf(table);
    const found = (answers ?? entries).map(wholeOf);
    const isSet = answers?.some((answer) => typeof answer === "object") ?? false;
    const hasLookup = lookup !== "" && answers !== undefined;
    const firsts = hasLookup ? 64 : found.length;
    const seconds = found.length / firsts;
    return {
      table,
      words: hasLookup ? wordsOf(lookup, table) : table.toLowerCase().split("_"),
      firsts,
      ...(seconds === 1 ? {} : { seconds }),
      isSet,
      answers: found,
    };
  }),
  {
    table: "X88DIFF",
    words: ["x88diff"],
    firsts: 64,
    seconds: 64,
    isSet: false,
    answers: Array.from({ length: 4096 }, (_, pair) => {
      const x88 = (square: number): number => 16 * Math.floor(square / 8) + (square % 8);
      return BigInt(x88(pair % 64) - x88(Math.floor(pair / 64)) + 120);
    }),
  },
];

/** The name by which a table of the catalogue is requested. */
export const nameInRequests = (table: string): string => (table === "X88DIFF" ? "x88diff" : table);

/** A request, and the lookup that it generates. */
export interface Requested {
  readonly request: TableRequest;
  readonly called: Called;
}

/** The lookup of a piece on a board, in a layout that can hold its distances. */
export const requestedOf = (
  piece: TestPiece,
  { files, ranks }: { readonly files: number; readonly ranks: number },
  layout: "pair" | "0x88" | "superimposed" | "abs-diff",
  name: string,
): Requested => {
  const suffix = {
    pair: [],
    "0x88": ["by", "0x88", "diff"],
    "abs-diff": ["by", "abs", "diff"],
    superimposed: [`${2 * files - 1}x${2 * ranks - 1}`],
  }[layout];
  const words = [name, "distance", ...suffix];
  return {
    request: { board: `${files}x${ranks}`, piece: piece.notation, layout, name },
    called: {
      table: words.join("_").toUpperCase(),
      words,
      firsts: files * ranks,
      seconds: files * ranks,
      isSet: false,
      answers: searchedPairs(piece, files, ranks).flat().map(BigInt),
    },
  };
};

const squaresOf = (count: number): readonly number[] => [...Array(count).keys()];

/** Attacks, steps and sets on boards of several sizes. */
export const RELATIONS: readonly Requested[] = (() => {
  const byDifference = (files: number, ranks: number, of: OfDifference): readonly bigint[] =>
    squaresOf(files * ranks).flatMap((from) =>
      squaresOf(files * ranks).map((to) =>
        BigInt(
          of((to % files) - (from % files), Math.floor(to / files) - Math.floor(from / files)),
        ),
      ),
    );
  const attacks: OfDifference = (x, y) =>
    Number(y === -1 && (x === 1 || x === -1)) + 2 * Number(x * x + y * y === 17);
  const rings = setsOn(6, 36).byDistance(
    searchedPairs(CAMEL, 6, 6),
    8,
    (moves, distance) => moves === distance,
  );
  const paths = setsOn(5, 25).shortestPaths(searchedPairs(KING, 5, 5));
  // Boards with more than 64, 128 and 192 squares, and with exactly 65.
  const widePaths = setsOn(10, 100).shortestPaths(searchedPairs(KING, 10, 10));
  const wideRings = setsOn(16, 192).byDistance(
    searchedPairs(CAMEL, 16, 12),
    8,
    (moves, distance) => moves === distance,
  );
  const wideZones = setsOn(16, 256).byDistance(
    searchedPairs(KING, 16, 16),
    16,
    (moves, distance) => moves <= distance,
  );
  const called = (
    words: string,
    count: number,
    answers: readonly bigint[],
    isSet = false,
  ): Called => ({
    table: words.toUpperCase().replaceAll(" ", "_"),
    words: words.replace(/(?<=ring|zone)s\b/, "").split(" "),
    firsts: count,
    seconds: answers.length / count,
    isSet,
    answers,
  });
  return [
    {
      request: {
        measure: "attacks",
        piece: ["blackPawn", "(1,4)"],
        layout: "superimposed",
        board: "7x6",
        name: "fairy",
      },
      called: called("fairy attacks 13x11", 42, byDifference(7, 6, attacks)),
    },
    {
      request: { measure: "increment", board: "9x5", layout: "0x88", name: "wide" },
      called: called("wide increment by 0x88 diff", 45, byDifference(9, 5, stepOf(18))),
    },
    {
      request: { measure: "direction", board: "3x11", name: "tall" },
      called: called("tall direction", 33, byDifference(3, 11, compass)),
    },
    {
      request: { measure: "between", board: "7x9", name: "odd" },
      called: called("odd between", 63, setsOn(7, 63).between(), true),
    },
    {
      request: { measure: "rings", piece: "C", board: "6x6" },
      called: called("camel rings 6x6", 36, rings, true),
    },
    {
      request: { measure: "paths", piece: "K", board: "5x5", name: "small" },
      called: called("small paths", 25, paths, true),
    },
    {
      request: { measure: "between", board: "9x10", name: "xiangqi" },
      called: called("xiangqi between", 90, setsOn(9, 90).between(), true),
    },
    {
      request: { measure: "line", board: "5x13", name: "tower" },
      called: called("tower line", 65, setsOn(5, 65).line(), true),
    },
    {
      request: { measure: "paths", piece: "K", board: "10x10", name: "grand" },
      called: called("grand paths", 100, widePaths, true),
    },
    {
      request: { measure: "rings", piece: "C", board: "16x12", name: "vast" },
      called: called("vast rings", 192, wideRings, true),
    },
    {
      request: { measure: "zones", piece: "K", board: "16x16", name: "huge" },
      called: called("huge zones", 256, wideZones, true),
    },
  ];
})();
