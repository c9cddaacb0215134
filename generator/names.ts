/** Names, derived from measure and layout by one rule: the same for our catalogue and for the tool. */
import type { Layout } from "./layouts/layout.js";
import type { Measure } from "./measures/measure.js";

/** What a table and its lookup are exported as; one without a name is not exported. */
export interface Names {
  /** In CONSTANT_CASE, such as `KNIGHT_DISTANCE_15X15`. */
  readonly table?: string;
  /** In camelCase, such as `knightDistance15x15`. */
  readonly lookup?: string;
}

/**
 * The names by the rule: the words of the measure, of the region, the noun, and the words of the layout. What
 * is asked of single squares without an origin has a table alone, to be read at the square. An entry may give
 * other names.
 */
export const namesOf = (
  { name, noun }: Pick<Measure, "name" | "noun">,
  { region = "", suffix, rows, from }: Pick<Layout, "region" | "suffix" | "rows" | "from">,
  others: Names = {},
): Names => {
  const words = [...name, region, noun, ...suffix]
    .flatMap((word) => word.split(" "))
    .filter((word) => word !== "");
  return {
    ...(rows.length === 0 ? {} : { table: constantCase(words) }),
    ...(from.length === 0 ? {} : { lookup: camelCase(words) }),
    ...others,
  };
};

const constantCase = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/(?<=[a-z0-9])(?=[A-Z])/))
    .join("_")
    .toUpperCase();

const camelCase = (words: readonly string[]): string =>
  words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

/** The name that stands for a table, or for a lookup without one, in messages. */
export const mainName = ({ table, lookup = "" }: Names): string => table ?? lookup;

/** The name in lowercase words, for files: `knight`, `distance`, `15x15`. */
export const lowercaseWords = (names: Names): readonly string[] =>
  mainName(names).toLowerCase().split("_");

/** What a lookup calls another table that it reads: `corner`. */
export const localName = (names: Names): string => camelCase(lowercaseWords(names));
