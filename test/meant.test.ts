/** Tests which word a misspelled word means. */
import { expect, test } from "vitest";
import { meant } from "../generator/meant.js";

const WORDS = ["out", "piece", "knight", "KING_DISTANCE", "CENTER_DISTANCE", "DISTANCE", "10x8"];

test.each([
  ["a letter is missing", "knght", "knight"],
  ["two letters of five are swapped", "pecie", "piece"],
  ["another case", "PIECE", "piece"],
  ["a longer ending", "output", "out"],
  ["another first word", "QUEEN_DISTANCE", "DISTANCE"],
  ["the first word is misspelled", "CENTRE_DISTANCE", "CENTER_DISTANCE"],
  ["the first letter differs, and nothing else", "night", "knight"],
  ["the first letter differs, and more", "fright", undefined],
  ["too much differs", "camel", undefined],
  ["a size means no other size", "10x9", undefined],
])("%s: %s means %s", (_, word, expected) => {
  expect(meant(word, WORDS)).toBe(expected);
});
