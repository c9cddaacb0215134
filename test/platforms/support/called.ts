/** Lookups by their names in the languages, and what they must answer in every call. */
import { expectedOf } from "../../support/expected.js";
import { TABLES } from "../../support/exports.js";

/** A lookup, and its answers in every call. */
export interface Called {
  /** The table's name, such as `KNIGHT_DISTANCE_15X15`. */
  readonly table: string;
  /** The words of the lookup's name, such as `knight`, `distance`, `15x15`. */
  readonly words: readonly string[];
  readonly firsts: number;
  /** The number of second arguments; none if there is one argument only. */
  readonly seconds?: number;
  readonly isSet: boolean;
  /** The answers, by first and then by second argument. */
  readonly answers: readonly bigint[];
}

/** An answer as a number of 64 bits. */
const wholeOf = (answer: unknown): bigint => {
  if (typeof answer === "number") return BigInt(answer);
  if (typeof answer !== "object" || answer === null || !("lo" in answer && "hi" in answer))
    throw new Error(`not an answer: ${String(answer)}`);
  return (BigInt(Number(answer.hi)) << 32n) | BigInt(Number(answer.lo));
};

/** Words of a name in camelCase; a name that follows the rule has the words of its table. */
const wordsOf = (lookup: string, table: string): readonly string[] => {
  const words = table.toLowerCase().split("_");
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return [words[0], ...words.slice(1).map(capital)].join("") === lookup
    ? words
    : lookup.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
};

/** Every lookup of the catalogue, and the reads of tables without one. */
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
