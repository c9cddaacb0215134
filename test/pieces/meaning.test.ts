/** Tests the meaning of notations in words. The words are those of Betza's definition. */
import { expect, test } from "vitest";
import { meaningOf } from "../../generator/pieces/meaning.js";

test.each([
  ["W", "steps straight"],
  ["fsW", "steps forwards or sideways"],
  ["R3", "slides straight up to 3"],
  ["NN", "leaps 1,2 again and again"],
  ["N3", "leaps 1,2 up to 3 times"],
  ["fD", "leaps 2 forwards"],
  ["fA", "leaps 2 diagonally forwards"],
  [
    "mRcpR",
    "slides straight, without capturing, or slides straight, by a hop over another piece, only to capture",
  ],
  ["fmWfceF", "steps forwards, without capturing, or steps diagonally forwards, only to capture"],
  ["fsN", "leaps 2 forwards or sideways and 1 vertically"],
  ["[W-F]", "steps straight, then must step diagonally outwards"],
  ["[W?sR]", "steps straight, then may slide straight at a right angle"],
  ["mQcN", "slides any way, without capturing, or leaps 1,2, only to capture"],
])("%s %s", (notation, words) => {
  expect(meaningOf(notation)).toBe(words);
});
