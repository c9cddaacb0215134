/** Tests the largest rectangle: that its proofs see every pair of squares, and that a check compares every byte. */
import { closeSync, openSync, readdirSync, readSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rectangle, type Square } from "../../generator/core/boards/board.js";
import { distance } from "../../generator/core/measures/distances.js";
import type { Distance } from "../../generator/core/measures/elements.js";
import type { Way } from "../../generator/core/measures/measure.js";
import { demandAgreement } from "../../generator/core/tables/prove.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import { userProject } from "./support/projects.js";
import { runLine } from "./support/run.js";

const BOARD = rectangle(64, 64);
const LAST = 64 * 64 - 1;

describe("one wrong distance of 16,777,216 is refused", () => {
  /** A way that answers one move too many for one pair of squares. */
  const planted = (way: Way<Distance>, origin: Square, target: Square): Way<Distance> => ({
    name: way.name,
    on: (board) => {
      const answers = way.on(board);
      return (origins) => {
        const right = answers(origins);
        return origins[0] === origin ? right.with(target, Number(right[target]) + 1) : right;
      };
    },
  });

  test.each([
    ["first", 0, 0],
    ["middle", 2047, 2048],
    ["last", LAST, LAST],
  ])("in either way, at the %s pair", (_, origin, target) => {
    const measure = distance(pieceCalled("K"));
    const [first, second] = measure.ways;
    const pair = `${BOARD.naming.cell(cellOf(origin))}, ${BOARD.naming.cell(cellOf(target))}`;
    for (const ways of [
      [planted(first, origin, target), second],
      [first, planted(second, origin, target)],
    ] as const)
      expect(() => {
        demandAgreement("X", { ...measure, ways }, BOARD);
      }).toThrow(`X[${pair}]: `);
  });
});

const cellOf = (square: Square) => ({ files: square % 64, ranks: Math.floor(square / 64) });

test("a wrong digit near the end of a file of 66 MB is found, although the proof is not repeated", () => {
  const folder = userProject();
  const cache = join(folder, "cache");
  const tool = (more = "") =>
    runLine(
      folder,
      `npx chess-distance --board 64x64 --piece K --name king64 --lang c --out t ${more}`,
      { XDG_CACHE_HOME: cache },
    ).status;
  expect(tool()).toBe(0);
  const isProof = (path: string): boolean => statSync(join(cache, path)).isFile();
  expect(readdirSync(cache, { recursive: true, encoding: "utf8" }).filter(isProof)).toHaveLength(1);
  const path = join(folder, "t", "king64_distance.h");
  const place = Math.floor(0.99 * statSync(path).size);
  const file = openSync(path, "r+");
  try {
    // The first digit behind the place is part of a distance, or of the name of a square in a comment.
    const bytes = Buffer.alloc(64);
    readSync(file, bytes, 0, bytes.length, place);
    const digit = bytes.findIndex((byte) => byte >= 0x30 && byte <= 0x39);
    writeSync(file, Buffer.of(Number(bytes[digit]) ^ 1), 0, 1, place + digit);
  } finally {
    closeSync(file);
  }
  expect(tool("--check")).toBe(1);
});
