/**
 * Every entry is checked: each number in each committed module is changed by one, up and down, and
 * the expectations, which share no code with the generator, must find the changed entry.
 */
import { describe, expect, test } from "vitest";
import { isWrong, wrongEntries } from "./support/expected.js";
import { TABLES } from "./support/exports.js";
import { filesIn, GENERATED } from "./support/files.js";

/** The numbers of each literal in the committed text, by the table's name. */
const LITERALS = Object.values(filesIn(GENERATED)).flatMap((text) => {
  const literal = /new (?:Ui|I)nt\d+Array\(\[(.*?)\]\)/s.exec(text)?.[1];
  const name = /^export const ([A-Z0-9_]+): Frozen(?:Ui|I)nt\d+Array = table;$/m.exec(text)?.[1];
  if (literal === undefined || name === undefined) return [];
  const numbers = literal.replaceAll(/\/\/.*/g, "").match(/-?\d+/g) ?? [];
  return [{ name, entries: numbers.map(Number) }];
});

test("every table has its literal", () => {
  expect(LITERALS.map(({ name }) => name).sort()).toEqual(TABLES.map(({ name }) => name).sort());
});

describe.each(LITERALS)("$name", ({ name, entries }) => {
  test("every change of one entry by one is noticed, there and only there", () => {
    const survivors = [...entries.keys()].flatMap((index) =>
      [-1, 1].filter((change) => !isWrong(name, index, (entries[index] ?? NaN) + change)),
    );
    expect(survivors).toEqual([]);
    expect(wrongEntries(name, entries)).toEqual([]);
  });
});
