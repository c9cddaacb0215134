/** The tool's tables for many boards and pieces, compared with a search; and what it refuses, and why. */
import { describe, expect, test } from "vitest";
import { absolute, canHold, signed } from "./support/differences.js";
import { filesIn, temporaryFolder } from "./support/files.js";
import { PIECES, searchedDifferences, searchedPairs } from "./support/pieces.js";
import { importFolder, tool } from "./support/tool.js";

type Lookup = (sq1: number, sq2: number) => number;

const isLookup = (value: unknown): value is Lookup => typeof value === "function";

const BOARDS = [
  { files: 5, ranks: 5 },
  { files: 8, ranks: 8 },
  { files: 9, ranks: 10 },
  { files: 10, ranks: 8 },
  { files: 12, ranks: 11 },
] as const;

const LETTERS = "abcdefghijkl";

describe.each(BOARDS)("on $files×$ranks", ({ files, ranks }) => {
  const board = `${files}x${ranks}`;
  const squares = [...Array(files * ranks).keys()];
  const file = (square: number): number => square % files;
  const rank = (square: number): number => Math.floor(square / files);
  const name = (square: number): string => `${LETTERS.charAt(file(square))}${rank(square) + 1}`;

  test.each(PIECES)(
    "$notation: by search in every layout that can hold it, refused with a wrong pair in the others",
    async (piece) => {
      const expected = searchedPairs(piece, files, ranks);
      const onLarger = searchedDifferences(piece, files, ranks);
      const possible: Readonly<Record<string, boolean>> = {
        pair: true,
        "0x88": canHold(expected, { files, ranks }, signed),
        "abs-diff": canHold(expected, { files, ranks }, absolute),
        superimposed: canHold(expected, { files, ranks }, signed, onLarger),
      };
      const making = (layouts: string, out: string) =>
        tool(
          ...["--board", board, "--piece", `x=${piece.notation}`],
          ...["--layout", layouts, "--out", out],
        );

      const layouts = Object.keys(possible).filter((layout) => possible[layout]);
      const folder = temporaryFolder();
      const { status, errors } = await making(layouts.join(), folder);
      expect({ status, errors }).toEqual({ status: 0, errors: [] });
      const exports = await importFolder(folder);
      const lookups = Object.values(exports).filter(isLookup);
      expect(lookups).toHaveLength(layouts.length);
      for (const lookup of lookups) {
        const wrong = squares.flatMap((sq1) =>
          squares
            .filter((sq2) => lookup(sq1, sq2) !== expected[sq1]?.[sq2])
            .map((sq2) => [sq1, sq2]),
        );
        expect(wrong).toEqual([]);
      }
      const unreachable = expected.some((distances) => distances.includes(255));
      expect(exports["UNREACHABLE"]).toBe(unreachable ? 255 : undefined);

      for (const layout of Object.keys(possible).filter((name) => !possible[name])) {
        const empty = temporaryFolder();
        const refused = await making(layout, empty);
        expect(refused.status, layout).toBe(1);
        const [, sq1 = "", sq2 = "", held, should] =
          /^X_DISTANCE_\w+\[(\w+), (\w+)\]: (\w+), should be (\w+); the distance does not depend on the difference alone, use the layout pair. Nothing is written.$/.exec(
            refused.errors.join(),
          ) ?? [];
        const names = squares.map(name);
        const distance = expected[names.indexOf(sq1)]?.[names.indexOf(sq2)] ?? NaN;
        expect(should, refused.errors.join()).toBe(
          distance === 255 ? "unreachable" : `${distance}`,
        );
        expect(held).not.toBe(should);
        expect(Object.keys(filesIn(empty))).toEqual([]);
      }
    },
  );
});

test.each([
  ["9x8", "WHH", "abs-diff"],
  ["2x11", "N", "0x88"],
])(
  "on %s, %s has a table by %s: all its pairs agree on the board, if not on the superimposed one",
  async (board, piece, layout) => {
    const args = ["--board", board, "--piece", `x=${piece}`];
    expect((await tool(...args, "--layout", layout, "--out", temporaryFolder())).status).toBe(0);
    expect(
      (await tool(...args, "--layout", "superimposed", "--out", temporaryFolder())).status,
    ).toBe(1);
  },
);

test("a piece that a layout cannot hold is refused on the largest board as well", async () => {
  const args = ["--board", "32x32", "--piece", "x=(15,16)", "--layout", "0x88"];
  const { status, errors } = await tool(...args, "--out", temporaryFolder());
  expect(status).toBe(1);
  expect(errors.join()).toMatch(/^X_DISTANCE_BY_0X88_DIFF\[\w+, \w+\]: /);
});
