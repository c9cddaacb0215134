/** The words of names, and names in any letter case. */
export type Words = readonly string[];

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cases = (words: Words): Readonly<Record<Case, string>> => {
  const [first = "", ...others] = words;
  const snake = words.join("_");
  return {
    snake,
    kebab: words.join("-"),
    camel: first + others.map(capitalized).join(""),
    Pascal: words.map(capitalized).join(""),
    CONSTANT: snake.toUpperCase(),
  };
};

type Case = "snake" | "kebab" | "camel" | "Pascal" | "CONSTANT";

/** The words of a camelCase name, in lower case: `white` and `pawn` for `whitePawn`; no words for an empty name. */
export const wordsOf = (name: string): Words =>
  name === "" ? [] : name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
