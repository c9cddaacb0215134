/** Tests which file's definitions give the names of squares their numbers in an array of another file. */
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { squaresKnownIn } from "../../generator/commands/known-squares.js";

/** A list of the 64 names, from a1 or from a8, as a file defines them. */
const definition = (ranks: readonly number[]): string =>
  `enum { ${ranks.flatMap((rank) => Array.from("ABCDEFGH", (file) => `${file}${rank}`)).join(", ")} };`;

const FROM_A1 = definition([1, 2, 3, 4, 5, 6, 7, 8]);
const FROM_A8 = definition([8, 7, 6, 5, 4, 3, 2, 1]);

/** The number that a name has in a file, given the texts of all files of an audit. */
const numberIn = (file: string, name: string, texts: Readonly<Record<string, string>>) => {
  const known = squaresKnownIn(Object.keys(texts), (path) => texts[path] ?? "");
  expect(known(file)(name)).toBe(known(file)(name));
  return known(file)(name);
};

const at = (...parts: readonly string[]): string => sep + join(...parts);

test.each<
  readonly [
    what: string,
    file: string,
    texts: Readonly<Record<string, string>>,
    number: number | undefined,
  ]
>([
  ["in its folder", at("a", "t.c"), { [at("a", "t.c")]: "", [at("a", "squares.h")]: FROM_A1 }, 63],
  ["below it", at("a", "t.c"), { [at("a", "t.c")]: "", [at("a", "b", "squares.h")]: FROM_A8 }, 7],
  [
    "in its own folder before one above",
    at("a", "b", "t.c"),
    { [at("a", "b", "t.c")]: FROM_A8, [at("a", "squares.h")]: FROM_A1 },
    7,
  ],
  ["above it", at("a", "b", "t.c"), { [at("a", "b", "t.c")]: "", [at("squares.h")]: FROM_A1 }, 63],
  ["nowhere", at("t.c"), { [at("t.c")]: "" }, undefined],
  [
    "in two ways beside it",
    at("a", "t.c"),
    { [at("a", "t.c")]: FROM_A8, [at("a", "squares.h")]: FROM_A1 },
    undefined,
  ],
  [
    "in a text that is too long to search",
    at("a", "t.c"),
    { [at("a", "t.c")]: "", [at("a", "squares.h")]: FROM_A1.padEnd(2_000_001) },
    undefined,
  ],
])("a name is defined %s", (_, file, texts, number) => {
  expect(numberIn(file, "H8", texts)).toBe(number);
});
