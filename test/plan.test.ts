/** The plan, whatever order the folder is read in. */
import { expect, test } from "vitest";
import { planOf } from "../generator/files/plan.js";
import { OWN_LINE } from "../generator/header.js";

test("what is left over and what is foreign are named in alphabetical order", () => {
  const found = new Map([
    ["c.txt", ""],
    ["z.ts", OWN_LINE],
    ["a.txt", ""],
    ["b.ts", OWN_LINE],
  ]);
  const { leftOver, foreign } = planOf([], found, () => false);
  expect(leftOver).toEqual(["b.ts", "z.ts"]);
  expect(foreign.map(({ name }) => name)).toEqual(["a.txt", "c.txt"]);
});
