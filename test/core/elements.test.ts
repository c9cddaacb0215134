/** Tests which type the elements of a table have. */
import { expect, test } from "vitest";
import { narrowest, SET, setOf } from "../../generator/core/measures/elements.js";

test.each([
  [[0, 255], "u8", "0…255"],
  [[-1, 127], "i8", "-128…127"],
  [[-1, 128], "i16", "-32768…32767"],
  [[0, 256], "u16", "0…65535"],
  [[-1, 65_535], "i32", "-2147483648…2147483647"],
  [[0, 2 ** 32 - 1], "u32", "0…4294967295"],
  [[0, 254, undefined], "u8", "0…254"],
  [[-1, 127, undefined], "i16", "-32768…32767 except 255"],
  [[0, 256, undefined], "u16", "0…65535 except 255"],
])("the narrowest type of %j is %s, %s", (answers, type, range) => {
  expect(narrowest(answers)).toMatchObject({ type, range });
});

test("a missing answer is 255, so no distance is", () => {
  const { holds } = narrowest([0, 256, undefined]);
  expect([254, 255, 256, undefined].filter((answer) => holds(answer, 64))).toEqual([
    254,
    256,
    undefined,
  ]);
});

test("a set holds the squares of the board, and no more", () => {
  expect(setOf([0, 2])).toBe(5n);
  expect([4n, 8n, 5].map((answer) => SET.holds(answer, 3))).toEqual([true, false, false]);
});
