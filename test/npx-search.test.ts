/** The tool's tables for many boards and pieces, against a search; what it refuses, and why. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { absolute, canHold, signed } from "./support/differences.js";
import { filesIn, temporaryFolder } from "./support/files.js";
import { PIECES, searchedPairs } from "./support/pieces.js";
import { jsonTablesIn } from "./support/json.js";
import { importFolder, run, tool } from "./support/tool.js";

type Lookup = (sq1: number, sq2: number) => number;

const isLookup = (value: unknown): value is Lookup => typeof value === "function";

/** A square, a wide board whose sides are powers of two, and a high one with more squares than 64. */
const BOARDS = [
  { files: 5, ranks: 5 },
  { files: 8, ranks: 4 },
  { files: 7, ranks: 10 },
] as const;

const LETTERS = "abcdefgh";

describe.each(BOARDS)("on $files×$ranks", ({ files, ranks }) => {
  const board = `${files}x${ranks}`;
  const squares = [...Array(files * ranks).keys()];
  const file = (square: number): number => square % files;
  const rank = (square: number): number => Math.floor(square / files);
  const name = (square: number): string => `${LETTERS.charAt(file(square))}${rank(square) + 1}`;

  /** The pieces, with their distances by search, and the layouts that can hold them or not. */
  const requests = PIECES.map((piece, at) => {
    const expected = searchedPairs(piece, files, ranks);
    const possible = {
      pair: true,
      "0x88": canHold(expected, { files, ranks }, signed),
      "abs-diff": canHold(expected, { files, ranks }, absolute),
      superimposed: canHold(expected, { files, ranks }, signed),
    };
    const layouts = Object.entries(possible);
    return {
      notation: piece.notation,
      name: `piece${at}`,
      expected,
      held: layouts.flatMap(([layout, isHeld]) => (isHeld ? [layout] : [])),
      refused: layouts.flatMap(([layout, isHeld]) => (isHeld ? [] : [layout])),
    };
  });

  /** The folder that the tool writes with the tables of some pieces in a language. */
  const made = async (lang: string, pieces = requests): Promise<string> => {
    const folder = temporaryFolder();
    const tables = pieces.map(({ notation: piece, name, held }) => ({
      ...{ board, piece, name, layout: held },
    }));
    const config = { out: "tables", lang, index: lang === "ts", tables };
    writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
    expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
    return join(folder, "tables");
  };

  /** Expects a table in each layout, all of whose answers are right. */
  const expectRight = (answersOf: (name: string) => readonly Lookup[], pieces = requests): void => {
    for (const { name, expected, held, notation } of pieces) {
      const lookups = answersOf(name);
      expect(lookups, notation).toHaveLength(held.length);
      // Rows are compared as texts, which is faster than number by number.
      for (const lookup of lookups)
        expect(
          squares.map((sq1) => squares.map((sq2) => lookup(sq1, sq2)).join()),
          notation,
        ).toEqual(expected.map((row) => row.join()));
    }
  };

  test("every layout that can hold a piece has its distances by search", async () => {
    const tables = [...jsonTablesIn(await made("json")).values()];
    expectRight((piece) =>
      tables
        .filter(({ name }) => name.startsWith(`${piece.toUpperCase()}_`))
        .map(
          ({ answer }) =>
            (sq1, sq2) =>
              Number(answer(sq1, sq2)),
        ),
    );
    for (const { name, expected, notation } of requests) {
      const isReached = expected.every((distances) => !distances.includes(255));
      const table = tables.find((one) => one.name === `${name.toUpperCase()}_DISTANCE`);
      expect(table?.unreachable, notation).toBe(isReached ? null : 255);
    }
  });

  // If the number of files is a power of two, indices have shifts, and products otherwise.
  if (board !== "7x10")
    test("so have the modules of TypeScript", async () => {
      // One with the corner rule, one that cannot go everywhere, and one with neither.
      const pieces = requests.filter(({ notation }) => ["N", "B", "W3"].includes(notation));
      const folder = await made("ts", pieces);
      const exports = Object.entries(await importFolder(folder, ["index.ts"]));
      expectRight(
        (piece) =>
          exports
            .filter(([lookup]) => lookup.startsWith(`${piece}Distance`))
            .map(([, lookup]) => lookup)
            .filter(isLookup),
        pieces,
      );
      const files = filesIn(folder);
      for (const { name, expected, notation } of pieces) {
        const isReached = expected.every((distances) => !distances.includes(255));
        const text = files[`${name}-distance.ts`] ?? "";
        expect(text.includes("UNREACHABLE"), notation).toBe(!isReached);
      }
    });

  test.each(requests.filter(({ refused }) => refused.length > 0))(
    "$notation is refused in the others, with a wrong pair",
    async ({ notation, expected, refused }) => {
      for (const layout of refused) {
        const empty = temporaryFolder();
        const { status, errors } = await tool(
          ...["--board", board, "--piece", `x=${notation}`, "--layout", layout, "--out", empty],
        );
        expect(status, layout).toBe(1);
        const [, sq1 = "", sq2 = "", held, should] =
          /^X_DISTANCE_\w+\[(\w+), (\w+)\]: (\w+), should be (\w+); \w+, \w+ shares the element, but not the answer; the layout pair can hold it. Nothing was written.$/.exec(
            errors.join(),
          ) ?? [];
        const names = squares.map(name);
        const distance = expected[names.indexOf(sq1)]?.[names.indexOf(sq2)] ?? NaN;
        expect(should, errors.join()).toBe(distance === 255 ? "unreachable" : `${distance}`);
        expect(held).not.toBe(should);
        expect(Object.keys(filesIn(empty))).toEqual([]);
      }
    },
  );
});

test.each([
  ["2x11", "N"],
  ["4x2", "fortress"],
  ["10x5", "(1,5)4"],
])(
  "on %s, the %s has every array by signed difference, though not from the center of a larger board",
  async (board, piece) => {
    for (const layout of ["0x88", "superimposed"]) {
      const args = ["--board", board, "--piece", `x=${piece}`, "--layout", layout];
      expect(await tool(...args, "--out", temporaryFolder())).toMatchObject({ status: 0 });
    }
  },
);

test("a piece that a layout cannot hold is refused on a large board as well", async () => {
  const args = ["--board", "20x20", "--piece", "x=(9,10)", "--layout", "0x88"];
  const { status, errors } = await tool(...args, "--out", temporaryFolder());
  expect(status).toBe(1);
  expect(errors.join()).toMatch(/^X_DISTANCE_BY_0X88_DIFF\[\w+, \w+\]: /);
});
