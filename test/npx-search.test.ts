/** What the tool emits for many boards and pieces, against plain search; and what it refuses, and why. */
import { describe, expect, test } from "vitest";
import { filesIn, temporaryFolder } from "./support/files.js";
import { PIECES, searchedDifferences, searchedPairs, type TestPiece } from "./support/pieces.js";
import { importFolder, tool } from "./support/tool.js";

type Lookup = (sq1: number, sq2: number) => number;

const isLookup = (value: unknown): value is Lookup => typeof value === "function";

const BOARDS = [
  { files: 5, ranks: 5 },
  { files: 8, ranks: 8 },
  { files: 9, ranks: 10 },
  { files: 10, ranks: 8 },
  { files: 14, ranks: 14 },
] as const;

const LETTERS = "abcdefghijklmn";

describe.each(BOARDS)("on $files×$ranks", ({ files, ranks }) => {
  const board = `${files}x${ranks}`;
  const squares = [...Array(files * ranks).keys()];
  const file = (square: number): number => square % files;
  const rank = (square: number): number => Math.floor(square / files);
  const isCorner = (square: number): boolean =>
    file(square) % (files - 1) === 0 && rank(square) % (ranks - 1) === 0;

  const answers = (exports: Record<string, unknown>, name: RegExp): number[][] => {
    const lookup = Object.entries(exports).find(
      ([key, value]) => name.test(key) && isLookup(value),
    )?.[1];
    if (!isLookup(lookup)) throw new Error(`no lookup: ${String(name)}`);
    return squares.map((sq1) => squares.map((sq2) => lookup(sq1, sq2)));
  };

  test.each(PIECES)("$notation, every pair of squares by search", async (piece) => {
    const folder = temporaryFolder();
    const { status, errors } = await tool(
      ...["--board", board, "--piece", `x=${piece.notation}`, "--out", folder],
    );
    expect({ status, errors }).toEqual({ status: 0, errors: [] });
    const expected = searchedPairs(piece, files, ranks);
    const exports = await importFolder(folder);
    expect(answers(exports, /^xDistance$/)).toEqual(expected);
    const unreachable = expected.some((distances) => distances.includes(255));
    expect(exports["UNREACHABLE"]).toBe(unreachable ? 255 : undefined);
  });

  const classOf = (difference: readonly number[]): string =>
    difference
      .map(Math.abs)
      .sort((a, b) => a - b)
      .join();

  /** What the difference alone says, pair by pair, and whether adding 2 at corners mends all that is
   * wrong at one difference. */
  const judged = (piece: TestPiece) => {
    const byDifference = searchedDifferences(piece, files, ranks);
    const pairs = searchedPairs(piece, files, ranks);
    const deviating = squares.flatMap((sq1) =>
      squares.flatMap((sq2) => {
        const difference = [file(sq2) - file(sq1), rank(sq2) - rank(sq1)] as const;
        const held = byDifference(...difference);
        const distance = pairs[sq1]?.[sq2] ?? NaN;
        return held === distance
          ? []
          : [{ sq1, sq2, held, distance, difference: classOf(difference) }];
      }),
    );
    const classes = new Set(deviating.map(({ difference }) => difference));
    const mended =
      classes.size <= 1 &&
      squares.every((sq1) =>
        squares.every((sq2) => {
          const difference = [file(sq2) - file(sq1), rank(sq2) - rank(sq1)] as const;
          const held = byDifference(...difference);
          const ruled = classes.has(classOf(difference)) && isCorner(sq1) !== isCorner(sq2);
          return pairs[sq1]?.[sq2] === (ruled ? held + 2 : held);
        }),
      );
    return { first: deviating[0], mended };
  };

  const name = (square: number): string => `${LETTERS.charAt(file(square))}${rank(square) + 1}`;

  test.each(PIECES)(
    "$notation by difference: right, or refused at the first pair",
    async (piece) => {
      const { first, mended } = judged(piece);
      const table = {
        "0x88": "BY_0X88_DIFF",
        "15x15": `${2 * files - 1}X${2 * ranks - 1}`,
        "abs-diff": "BY_ABS_DIFF",
      };
      for (const [layout, suffix] of Object.entries(table)) {
        const folder = temporaryFolder();
        const { status, errors } = await tool(
          ...["--board", board, "--piece", `x=${piece.notation}`],
          ...["--layout", layout, "--out", folder],
        );
        if (mended) {
          expect({ status, errors }).toEqual({ status: 0, errors: [] });
          expect(answers(await importFolder(folder), /^xDistance/)).toEqual(
            searchedPairs(piece, files, ranks),
          );
        } else {
          const number = (distance = NaN): string =>
            distance === 255 ? "unreachable" : `${distance}`;
          expect({ status, errors }).toEqual({
            status: 1,
            errors: [
              `X_DISTANCE_${suffix}[${name(first?.sq1 ?? NaN)}, ${name(first?.sq2 ?? NaN)}]: ` +
                `${number(first?.held)}, should be ${number(first?.distance)}; the difference alone ` +
                "does not tell, the layout pair does. Nothing is written.",
            ],
          });
          expect(Object.keys(filesIn(folder))).toEqual([]);
        }
      }
    },
  );
});
