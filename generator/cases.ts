/** Names in the cases of languages, from words in lower case such as `knight`, `distance`, `15x15`. */

/** The words of a name. */
export type Words = readonly string[];

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `knight_distance` */
export const snakeCase = (words: Words): string => words.join("_");

/** `knight-distance` */
export const kebabCase = (words: Words): string => words.join("-");

/** `KNIGHT_DISTANCE` */
export const constantCase = (words: Words): string => snakeCase(words).toUpperCase();

/** `KnightDistance` */
export const pascalCase = (words: Words): string => words.map(capitalized).join("");

/** `knightDistance` */
export const camelCase = ([first = "", ...others]: Words): string => first + pascalCase(others);
