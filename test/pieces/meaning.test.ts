/** Tests the meaning of notations in words. The words are those of Betza's definition. */
import { expect, test } from "vitest";
import { meaningOf } from "../../generator/pieces/meaning.js";

test.each([
  ["W", "steps straight"],
  ["fsW", "steps forwards or sideways"],
  ["R3", "slides straight up to 3"],
  ["NN", "leaps 1,2 again and again"],
  ["N3", "leaps 1,2 up to 3 times"],
  ["fA", "leaps 2 forwards"],
  ["fsN", "leaps 2 forwards or sideways and 1 vertically"],
  ["[W-F]", "steps straight, then must step diagonally outwards"],
  ["[W?sR]", "steps straight, then may slide straight at a right angle"],
  ["mQcN", "slides any way, without capturing, or leaps 1,2, only to capture"],
])("%s %s", (notation, words) => {
  expect(meaningOf(notation)).toBe(words);
});
