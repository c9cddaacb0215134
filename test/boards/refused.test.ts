/** Tests that planted faults are refused, in tables on boards of all kinds and in their printed texts. */
import { describe, expect, test } from "vitest";
import type { Board } from "../../generator/core/boards/board.js";
import { ProofError } from "../../generator/errors.js";
import { distance } from "../../generator/core/measures/distances.js";
import type { Measure, Way } from "../../generator/core/measures/measure.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import { prove } from "../../generator/core/tables/prove.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { EntryOn } from "../../generator/core/tables/table.js";
import { withValue } from "../support/values.js";
import type { Answer } from "../../generator/core/measures/elements.js";

const FILES = { side: "files" } as const;
const RANKS = { side: "ranks" } as const;

/** The entry of a table, with a board of its own: answers are cached by board. */
const entryOf = (request: TableRequest): EntryOn => {
  const [entry] = parseRequest({ tables: [request] }).entries;
  if (entry === undefined) throw new Error("no table");
  return { ...entry, board: { ...entry.board } };
};

const refusalOf = (work: () => void): string => {
  try {
    work();
    return "";
  } catch (error) {
    if (error instanceof ProofError) return error.message;
    throw error;
  }
};

const BOARDS = {
  "a board with holes": { rows: ["....", ".x..", "..x.", "...."] },
  "a cylinder": { size: "5x4", joins: [FILES] },
  "a torus": { size: "5x4", joins: [FILES, { ...RANKS, shift: 2 }] },
  "a Klein bottle": { size: "5x4", joins: [FILES, { ...RANKS, mirror: true }] },
  hexagons: "hexagon:3",
} as const;

describe.each(Object.entries(BOARDS))("on %s", (_, board) => {
  const request: TableRequest = { board, piece: "W", name: "own" };

  test("a table is proved, and refused if any entry is wrong", () => {
    const { board: on, ...entry } = entryOf(request);
    const table = tableOf(entry, on);
    expect(() => {
      prove(table);
    }).not.toThrow();
    for (let place = 0; place < table.values.length; place += 11) {
      const values = withValue(table.values, place, Number(table.values.at(place)) + 1);
      const message = refusalOf(() => {
        prove({ ...table, values });
      });
      expect(message).toMatch(/^OWN_DISTANCE\[\w+, \w+\]: \d+, should be \d+$/);
    }
  });

  test("answers that differ between symmetric squares are refused, even if both ways agree", () => {
    const { board: on, ...entry } = entryOf(request);
    const change = ({ name, on: answersOn }: Way): Way => ({
      name,
      on: (field: Board) => {
        const answersFrom = answersOn(field);
        return (origins) => {
          const answers: readonly Answer[] = answersFrom(origins);
          return origins.join() === "0" ? answers.with(-1, 9) : answers;
        };
      },
    });
    const [first, second] = distance(pieceCalled("W")).ways;
    const measure: Measure = { ...entry.measure, ways: [change(first), change(second)] };
    expect(
      refusalOf(() => {
        prove(tableOf({ ...entry, measure }, on));
      }),
    ).toMatch(/^OWN_DISTANCE\[\w+, \w+\]: \d+, but \d+ at the symmetric \w+, \w+$/);
  });
});
