/** Tests how lookups are evaluated by the number rules of languages. The answers are those of the languages' manuals. */
import { expect, test } from "vitest";
import { rectangle } from "../../generator/core/boards/board.js";
import { index } from "../../generator/core/layouts/indices.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { indexOnly, x88 } from "../../generator/core/layouts/difference.js";
import { tree, type Expression } from "../../generator/core/measures/expression.js";
import { C } from "../../generator/languages/c.js";
import { GO } from "../../generator/languages/go.js";
import { JAVA } from "../../generator/languages/java.js";
import { evaluatedBy } from "../../generator/languages/evaluate-lookups.js";
import { PYTHON } from "../../generator/languages/python.js";
import { RUST } from "../../generator/languages/rust.js";
import { ZIG } from "../../generator/languages/zig.js";
import { changed } from "../support/changed-styles.js";

const ALONE = tableOf(
  { measure: index(x88), layout: indexOnly(x88), names: { lookup: "x88diff" } },
  rectangle(1, 1),
);

/** A lookup without an array, which returns an expression of its two parameters. */
const returning = (answer: Expression) => ({
  ...ALONE,
  lookup: { parameters: ["a", "b"], locals: [], answer },
});

const DIFFERENCE = tree("-", "a", "b");
const UNSIGNED_RUST = changed(RUST, { types: { signed: undefined } });

test.each([
  ["a difference of unsigned numbers, cast to int", C, DIFFERENCE, -3],
  ["a difference of int", JAVA, DIFFERENCE, -3],
  ["a difference of isize, cast to usize", RUST, DIFFERENCE, 2 ** 32 - 3],
  ["a difference that wraps", ZIG, DIFFERENCE, 2 ** 32 - 3],
  ["a difference below 0, which panics", UNSIGNED_RUST, DIFFERENCE, NaN],
  [
    "a comparison with a number that does not exist",
    UNSIGNED_RUST,
    tree("if", tree("==", DIFFERENCE, 3), 1, 2),
    NaN,
  ],
  ["the low bits of a number that does not exist", UNSIGNED_RUST, tree("&", DIFFERENCE, 7), NaN],
  ["a number that does not exist, with low bits", UNSIGNED_RUST, tree("|", DIFFERENCE, 7), NaN],
  [
    "one of two numbers, of which one wraps",
    ZIG,
    tree("if", tree("==", "a", 2), DIFFERENCE, 1),
    2 ** 32 - 3,
  ],
  ["the low bits of a negative number", GO, tree("&", DIFFERENCE, 7), 5],
  ["the size of a number that is no difference", C, tree("abs", "a"), 2],
  ["the size of a negative difference", C, tree("abs", DIFFERENCE), 3],
  [
    "the low bits of three times a difference that wraps",
    C,
    tree("&", tree("*", DIFFERENCE, 3), 7),
    7,
  ],
  ["half of a difference that wraps", C, tree("div", DIFFERENCE, 2), 2 ** 31 - 2],
  [
    "a product that is exact only if it wraps around twice",
    C,
    tree("*", tree("*", DIFFERENCE, 2 ** 31 - 1), 2 ** 21 - 1),
    3 * 2 ** 21 - 2 ** 31 - 3,
  ],
  ["a sum of differences that wraps back", ZIG, tree("+", DIFFERENCE, tree("*", 4, "a")), 5],
  ["a quotient rounded down", PYTHON, tree("div", DIFFERENCE, 2), -2],
  ["a quotient rounded towards 0", JAVA, tree("div", DIFFERENCE, 2), -1],
])("%s: $1.title", (_, style, answer, expected) => {
  expect(evaluatedBy(style, returning(answer))(2, 5)).toEqual([expected]);
});

const PAIRS = [
  [5, 1],
  [6, 8],
  [9, 8],
] as const;

test.each([
  ["differences, of which one is negative", C, DIFFERENCE, [4, -2, 1]],
  ["differences, of which one wraps", ZIG, DIFFERENCE, [4, 2 ** 32 - 2, 1]],
  ["differences, of which one panics", UNSIGNED_RUST, DIFFERENCE, [4, NaN, 1]],
  ["sizes of differences", C, tree("abs", DIFFERENCE), [4, 2, 1]],
  ["the bits of differences", GO, tree("&", DIFFERENCE, 7), [4, 6, 1]],
  ["a bit beside those of differences", GO, tree("|", DIFFERENCE, 8), [12, -2, 9]],
  ["a bit beside those that one lacks", UNSIGNED_RUST, tree("|", DIFFERENCE, 8), [12, NaN, 9]],
])("several calls at once give those of each call: %s", (_, style, answer, expected) => {
  const [first, second] = [0, 1].map((place) =>
    Float64Array.from(PAIRS, (pair) => pair[place] ?? NaN),
  );
  const evaluate = evaluatedBy(style, returning(answer));
  expect(evaluate(first ?? NaN, second)).toEqual([Float64Array.from(expected)]);
  expect(PAIRS.map(([one, other]) => evaluate(one, other))).toEqual(
    expected.map((number) => [number]),
  );
});

test.each([
  ["an operator where no test has it", tree("<<", "a", tree("+", "b", 1)), "no test prints << 1 +"],
  ["a name that nothing declares", tree("+", "a", "c"), "c is not declared"],
])("%s is refused", (_, answer, message) => {
  expect(() => evaluatedBy(C, returning(answer))).toThrow(new RangeError(message));
});
