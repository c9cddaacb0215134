/** Tests `npx chess-distance show`: the drawn numbers are those of the tests' own search. */
import { expect, test } from "vitest";
import { KNIGHT, searchedFrom } from "../support/pieces.js";
import { temporaryFolder } from "../support/files.js";
import { run } from "../support/tool.js";

const show = async (...args: readonly string[]) => run(["show", ...args], [], temporaryFolder());

/** The numbers of a drawn rectangle from a1, without the names of ranks and files. */
const numbersIn = (lines: readonly string[]): readonly string[] =>
  lines
    .slice(0, -1)
    .toReversed()
    .flatMap((line) => line.trim().split(/ +/).slice(1));

test("the distances of a knight from a1, with ranks and files", async () => {
  const { status, out, errors } = await show("--piece", "knight", "--from", "a1");
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  expect(numbersIn(out)).toEqual(searchedFrom(KNIGHT, 8, 8, [[0, 0]]).map(String));
  expect(out.map((line) => line.charAt(0)).join("")).toBe("87654321 ");
  expect(out.at(-1)).toBe("  a b c d e f g h");
});

test("numbers of two digits and signs are below one another", async () => {
  const { out } = await show("--measure", "increment", "--from", "d4");
  expect(out.slice(4)).toEqual([
    "4 -1 -1 -1  0  1  1  1  1",
    "3  0  0 -9 -8 -7  0  0  0",
    "2  0 -9  0 -8  0 -7  0  0",
    "1 -9  0  0 -8  0  0 -7  0",
    "   a  b  c  d  e  f  g  h",
  ]);
});

test("the squares of a set are marked, and squares without an answer have a dash", async () => {
  const moves = await show("--measure", "moves", "--board", "4x3", "--piece", "N", "--from", "a1");
  expect(moves.out).toEqual(["3 . x . .", "2 . . x .", "1 . . . .", "  a b c d"]);
  const bishop = await show("--board", "3x2", "--piece", "B", "--from", "a1");
  expect(bishop.out).toEqual(["2 - 1 -", "1 0 - 2", "  a b c"]);
});

test("a hole is blank, and a region needs no square", async () => {
  const board = JSON.stringify({ size: "3x3", holes: ["b2"] });
  const { out } = await show("--board", board, "--piece", "R", "--to", "a1");
  expect(out).toEqual(["3 1 2 2", "2 1   2", "1 0 1 1", "  a b c"]);
});

test("a file without squares keeps its place", async () => {
  const board = JSON.stringify({ rows: [".x.", ".x."] });
  const { out } = await show("--board", board, "--piece", "(0,2)", "--from", "a1");
  expect(out).toEqual(["2 -   -", "1 0   1", "  a b c"]);
});

test("a leaper in parentheses is one piece", async () => {
  const { out } = await show("--piece", "(1,4)", "--from", "a1");
  expect(numbersIn(out)).toEqual(
    searchedFrom({ notation: "(1,4)", steps: [[4, 1, 1]] }, 8, 8, [[0, 0]]).map(String),
  );
  const bits = await show("--measure", "attacks", "--piece", "(1,4),W", "--from", "a1");
  expect(bits.out.slice(6)).toEqual([
    "2 2 0 0 0 1 0 0 0",
    "1 0 2 0 0 0 0 0 0",
    "  a b c d e f g h",
  ]);
});

test("hexagons touch the cells of the next file above and below", async () => {
  const { out } = await show("--board", "hexagon:2", "--piece", "W", "--from", "a1");
  expect(out).toEqual(["  2", "1   2", "  1", "0   2", "  1", "a b c"]);
});

test("a graph has a line for each cell", async () => {
  const graph = { cells: ["a", "b", "c"], pieces: { ant: { a: ["b"], b: ["c"] } } };
  const { out } = await show("--board", JSON.stringify({ graph }), "--piece", "ant", "--from", "b");
  expect(out).toEqual(["a -", "b 0", "c 1"]);
});

test.each([
  [["--piece", "K"], "--from: missing; expected a square, such as a1"],
  [["--piece", "K", "--from", "z9"], "--from z9: expected a square of the board, such as a1"],
  [
    ["--measure", "color", "--from", "a1"],
    "--from: the table has one answer for each square; leave it out",
  ],
  [
    ["--measure", "rings", "--piece", "K", "--from", "a1"],
    "one board cannot show this table, because each square has several answers; write it with --out",
  ],
  [
    ["--piece", "K", "--color", "white,black", "--to", "a1"],
    "one board cannot show this table, because each square has several answers; write it with --out",
  ],
  [
    ["--measure", "between", "--piece", "Q", "--from", "a1"],
    "one board cannot show this table, because each square has several answers; write it with --out",
  ],
  [
    ["--piece", "N,K", "--from", "a1"],
    '--piece N,K: 2 pieces are given; a table of "distance" takes at most 1; split them among several tables of a config, or several runs',
  ],
  [
    ["--piece", "N", "--piece", "K", "--from", "a1"],
    "--piece: given twice; for attacks, name several pieces in one list, such as N,C",
  ],
  [["--out", "x"], "Unknown option '--out'. To list the options: npx chess-distance --help show"],
])("refuses %j", async (args, message) => {
  const { status, out, errors } = await show(...args);
  expect({ status, out, errors }).toEqual({ status: 2, out: [], errors: [message] });
});
