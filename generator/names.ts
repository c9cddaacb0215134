/** Names, derived from measure and layout by one rule: the same for our catalogue and for the tool. */
import type { Layout } from "./layouts/layout.js";
import type { Measure } from "./measures/measure.js";

/** The names under which a table and its lookup are exported; without a name, it is not exported. */
export interface Names {
  /** In CONSTANT_CASE, such as `KNIGHT_DISTANCE_15X15`. */
  readonly table?: string;
  /** In camelCase, such as `knightDistance15x15`. */
  readonly lookup?: string;
}

/**
 * The names by rule: the words of the measure, the word of the region, the noun, and the words of the layout.
 * A layout without origins has no lookup, because the table is read at the square itself. An entry may
 * override names.
 */
export const namesOf = (
  { name, noun, oneOf = noun }: Pick<Measure, "name" | "noun" | "oneOf">,
  { region, suffix, rows, from }: Pick<Layout, "region" | "suffix" | "rows" | "from">,
  others: Names = {},
): Names => {
  const words = (last: string): readonly string[] =>
    [...name, region?.name ?? "", last, ...suffix]
      .flatMap((word) => word.split(" "))
      .filter((word) => word !== "");
  return {
    ...(rows.length === 0 ? {} : { table: constantCase(words(noun)) }),
    ...(from.length === 0 ? {} : { lookup: camelCase(words(oneOf)) }),
    ...others,
  };
};

/** Words in CONSTANT_CASE, such as `KNIGHT_DISTANCE`; words in camelCase are split. */
export const constantCase = (words: readonly string[]): string =>
  words.flatMap(wordsOf).join("_").toUpperCase();

/** The words of a name in camelCase, in lower case: `white pawn` for `whitePawn`; none if it is empty. */
export const wordsOf = (name: string): readonly string[] =>
  name === "" ? [] : name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());

const camelCase = (words: readonly string[]): string =>
  words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

/** The name of a table, or of a lookup without a table, in messages. */
export const mainName = ({ table, lookup = "" }: Names): string => table ?? lookup;

/** The name in lowercase words, for files: `knight`, `distance`, `15x15`. */
export const lowercaseWords = (names: Names): readonly string[] =>
  mainName(names).toLowerCase().split("_");
