/** What files declare, in any of the languages: by that, a file that a user has copied and renamed is told from ours. */
import { GENERAL_FILES } from "./languages.js";

/** The words before a name on a line that declares it for a whole file. */
const KEYWORDS = [
  ...["export", "pub", "public", "private", "static", "inline", "constexpr", "const", "final"],
  ...["enum", "class", "interface", "var", "func", "fn", "def"],
];

/**
 * The name of a constant, a function, a class or an array; of a property `name` in JSON; of a constant in Python; and the
 * number of a constant that is one. What only a lookup uses is indented; in TypeScript `table` is what the lookup reads.
 */
const DECLARATION = new RegExp(
  `(?:^(?!const table\\b)(?:(?:${KEYWORDS.join("|")})\\b[ {]*(?:\\w+(?:::\\w+)*(?:<[^>]*>)? )*| *"name": ")` +
    '(?!type\\b)(?<one>[A-Za-z]\\w*)(?=[[({:=",]| [={])|^(?<other>[A-Z][A-Z0-9_]*): Final)' +
    "(?<number>(?:: \\w+)?(?: =|:) \\d+\\b)?",
  "gm",
);

/**
 * Whether a generated file still has the name of what it declares; a copy for other uses has not. Numbers beside a table,
 * such as the bits of attacks, do not name a file.
 */
export const isOfItsName = (name: string, text: string): boolean => {
  const letters = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const stem = letters(name.replace(/\..*/, ""));
  const all = [...text.matchAll(DECLARATION)].map(({ groups: { one, other, number } = {} }) => ({
    name: letters(one ?? other ?? ""),
    isNumber: number !== undefined,
  }));
  const others = all.filter(({ isNumber }) => !isNumber);
  const declared = (others.length === 0 ? all : others).map((each) => each.name);
  // Go names arrays so, and TypeScript the types of the files that freeze them.
  const own = ["", "table", "array"].map((ending) => stem + ending);
  return GENERAL_FILES.has(name) || (stem !== "" && own.some((one) => declared.includes(one)));
};
