/** Tests the sets that the audit knows but the tool does not write: both of their ways agree. */
import { expect, test } from "vitest";
import { UNWRITTEN } from "../../generator/audit/sets.js";
import { sampled } from "../support/sampling.js";

test.each(sampled([...UNWRITTEN.a1, ...UNWRITTEN.a8], 4, "sets"))("%s", (_, { measure, board }) => {
  const [first, second] = measure.ways.map((way) => way.on(board));
  for (const square of board.squares) expect(first?.([square])).toEqual(second?.([square]));
  for (const note of measure.notes(board)) expect(note).toMatch(/\.$/);
});
