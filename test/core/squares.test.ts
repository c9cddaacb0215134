/** Names of squares, in both numberings. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { square, squareFromA8, squareName, squareNameFromA8 } from "../../src/squares.js";

const files = ["a", "b", "c", "d", "e", "f", "g", "h"];
const ranks = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** Every name, in the order of the numbers with a1 = 0. */
const NAMES = ranks.flatMap((rank) => files.map((file) => file + rank));

/** Every name, in the order of the numbers with a8 = 0. */
const FROM_A8 = ranks.toReversed().flatMap((rank) => files.map((file) => file + rank));

test("every square has its number and its name", () => {
  expect(NAMES.map(square)).toEqual([...Array(64).keys()]);
  expect([...Array(64).keys()].map(squareName)).toEqual(NAMES);
  expect(FROM_A8.map(squareFromA8)).toEqual([...Array(64).keys()]);
  expect([...Array(64).keys()].map(squareNameFromA8)).toEqual(FROM_A8);
  expect([square("e4"), squareFromA8("e4")]).toEqual([28, 36]);
});

describe("any other argument is refused and named", () => {
  test.each(["", "e", "e9", "e0", "i1", "E4", "e44", " e4", "e4\n", "4e", "é1"])("%j", (name) => {
    const message = `"${name}" is not a square; expected a name from a1 to h8`;
    for (const convert of [square, squareFromA8])
      expect(() => convert(name)).toThrow(new RangeError(message));
  });

  test.each([-1, 64, 3.5, NaN, Infinity, 2 ** 32, 2 ** 32 + 1])("%d", (number) => {
    const message = `${number} is not a square; expected an integer from 0 to 63`;
    for (const convert of [squareName, squareNameFromA8])
      expect(() => convert(number)).toThrow(new RangeError(message));
  });

  test.each([null, undefined, 5, {}, []])("from plain JavaScript: %j", (value) => {
    for (const convert of [square, squareFromA8, squareName, squareNameFromA8]) {
      const call = (): unknown => Reflect.apply(convert, null, [value]);
      if (value === 5 && (convert === squareName || convert === squareNameFromA8))
        expect(call).not.toThrow();
      else expect(call).toThrow(/ is not a square; expected /);
    }
  });

  test("any text is the name of a square or is refused", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (NAMES.includes(text)) expect(squareName(square(text))).toBe(text);
        else expect(() => square(text)).toThrow(RangeError);
      }),
    );
  });
});
