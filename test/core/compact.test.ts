/** Tests lists of answers that take little memory. */
import { expect, test } from "vitest";
import { compact } from "../../generator/core/measures/compact.js";
import type { Answer } from "../../generator/core/measures/elements.js";

test.each<readonly [what: string, parts: readonly (readonly Answer[])[], all: readonly Answer[]]>([
  ["bytes", [[0, 7, undefined], [254]], [0, 7, undefined, 254]],
  [
    "a number beside bytes that no byte holds",
    [[3, undefined], [2 ** 32 - 1]],
    [3, undefined, 2 ** 32 - 1],
  ],
  ["255 beside a missing answer", [[255, undefined]], [255, undefined]],
  ["numbers below 0", [[1], [-1]], [1, -1]],
  ["sets", [[1n, 0n], [1n]], [1n, 0n, 1n]],
])("%s come back as they were", (_, parts, all) => {
  const list = compact(parts, all.length);
  expect(list.slice()).toEqual(all);
  expect(list.slice(1)).toEqual(all.slice(1));
  expect(all.map((_, index) => list.at(index))).toEqual(all);
  expect(new Set(list.distinct)).toEqual(new Set(all));
  expect(list).toHaveLength(all.length);
});

test("answers beyond the last are not made up", () => {
  const list = compact([[1, 2]], 4);
  expect(list.slice(0, 2)).toEqual([1, 2]);
  expect(() => list.slice(1, 3)).toThrow(new RangeError("no answer 2"));
});
