/** The names of tables and lookups, derived from the measure and the layout, in any letter case. */
import { cases, wordsOf, type Words } from "../../cases.js";
import type { Layout } from "../layouts/layout.js";
import { SET } from "../measures/elements.js";
import type { Constant, Measure } from "../measures/measure.js";

/** The name of a file with all tables. */
export const SINGLE: Words = ["tables"];

/** The exported names of a table and its lookup. A table or lookup without a name is not exported. */
export interface Names {
  /** The name of the table, in CONSTANT_CASE, such as `KNIGHT_DISTANCE_15X15`. */
  readonly table?: string;
  /** The name of the lookup, in camelCase, such as `knightDistance15x15`. */
  readonly lookup?: string;
}

/** Names, and the words of the lookup's name in lower case, such as `knight`, `distance`, `15x15`. */
export interface Named extends Names {
  readonly lookupWords: Words;
}

/**
 * Derives names from the words of the measure, the name of the region, the noun, the board, and the suffix of the
 * layout. Names contain the board unless it is 8×8, the user chose the name, or the suffix implies the size. If the user
 * chose the whole name, they contain nothing else.
 * Tables without origins have no lookup unless they hold sets: the square itself is their index. `others` replaces the
 * derived names.
 */
export const namesOf = (
  { name, noun, singular = noun, namedByUser, element }: Measure,
  { board, naming, nearest, rows, origins }: Layout,
  others: Names = {},
): Named => {
  const isPlain = board.name === "8x8" || naming.isBoardTold;
  const size = isPlain || namedByUser !== undefined ? "" : board.name;
  const place = nearest?.region.name ?? "";
  const rest = (last: string): Words =>
    namedByUser === "whole"
      ? []
      : [place && nearest?.isTo === false ? "from" : "", place, last, size, ...naming.suffix];
  const words = (last: string): Words =>
    [...name, ...rest(last)].flatMap((word) => word.split(" ")).filter((word) => word !== "");
  const lookup = cases(words(singular)).camel;
  const names = {
    ...(rows.length === 0 ? {} : { table: cases(words(noun).flatMap(wordsOf)).CONSTANT }),
    ...(origins.flat().length === 0 && element !== SET ? {} : { lookup }),
    ...others,
  };
  const lookupWords =
    names.lookup === lookup
      ? words(singular).flatMap(wordsOf)
      : names.lookup === undefined
        ? lowercaseWords(names)
        : wordsOf(names.lookup);
  return { ...names, lookupWords };
};

/** The name in messages: that of the table or, if there is no table, of the lookup. */
export const mainName = ({ table, lookup = "" }: Names): string => table ?? lookup;

/** The main name as lowercase words, for files, such as `knight`, `distance`, `15x15`. */
export const lowercaseWords = (names: Names): Words => mainName(names).toLowerCase().split("_");

/** The name of a constant as lowercase words, such as `knight`. */
export const wordsOfConstant = ({ name }: Constant): Words => name.toLowerCase().split("_");

/**
 * The name of a constant after the name of its table, such as `attacks`, `knight`. If each of the two begins with the
 * user's name, the user's name is not repeated.
 */
export const wordsAfterTable = (
  constant: Constant,
  { name, namedByUser }: Measure,
  names: Names,
): Words => {
  const own = namedByUser ? name.flatMap(wordsOf).length : 0;
  return [...lowercaseWords(names), ...wordsOfConstant(constant).slice(own)];
};
