/** Tests `npx chess-distance show`: the drawn numbers are those of the tests' own search. */
import { describe, expect, test } from "vitest";
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

test.each(["KNIGHT_DISTANCE", "NDIS"])("%s, a table of the package", async (table) => {
  const { out } = await show("--table", table, "--from", "a1");
  expect(numbersIn(out)).toEqual(searchedFrom(KNIGHT, 8, 8, [[0, 0]]).map(String));
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

test("a hole is blank, a gap is an o, and a region needs no square", async () => {
  const board = JSON.stringify({ size: "3x3", holes: ["b2"] });
  const { out } = await show("--board", board, "--piece", "R", "--to", "a1");
  expect(out).toEqual(["3 1 2 2", "2 1   2", "1 0 1 1", "  a b c"]);
  const gap = JSON.stringify({ size: "3x3", gaps: ["b1"] });
  const over = await show("--board", gap, "--piece", "R", "--to", "a1");
  expect(over.out).toEqual(["3 1 2 2", "2 1 2 2", "1 0 o 1", "  a b c"]);
});

test.each([
  [
    { size: "4x4", gaps: ["a2-d2"] },
    ["4 1 2 2 2", "3 1 2 2 2", "2 o o o o", "1 0 1 1 1", "  a b c d"],
  ],
  [
    { size: "4x4", gaps: ["d1-d4"] },
    ["4 1 2 2 o", "3 1 2 2 o", "2 1 2 2 o", "1 0 1 1 o", "  a b c d"],
  ],
  // The middles of b1 and a1 are half a cell apart.
  [
    { size: "2x2", lattice: "hexagons", gaps: ["b1-b2"] },
    ["a2 1", "b2   o", "a1 0", "b1   o", "   a b"],
  ],
])("a rank or a file of gaps has its place: %j", async (board, lines) => {
  const { out } = await show("--board", JSON.stringify(board), "--piece", "R", "--from", "a1");
  expect(out).toEqual(lines);
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
  expect(out).toEqual(["b3   2", "a2 1   2", "b2   1", "a1 0   2", "b1   1", "   a b c"]);
});

test("a graph has a line for each cell", async () => {
  const graph = { cells: ["a", "b", "c"], pieces: { ant: { a: ["b"], b: ["c"] } } };
  const { out } = await show("--board", JSON.stringify({ graph }), "--piece", "ant", "--from", "b");
  expect(out).toEqual(["a -", "b 0", "c 1"]);
});

const ROOMS = [
  "--board",
  '{"graph":{"cells":["room_1","room_2","hall"],"pieces":{"ant":{"hall":["room_1"]}}}}',
  "--piece",
  "ant",
];
/** On two files, a king has 2 ways to each rank but the last: 2 to the power of 33 from a1 to a35. */
const LARGE = ["--board", "2x35", "--measure", "pathCount", "--piece", "K"];
const HOLED = ["--board", '{"size":"4x4","holes":["b2"],"gaps":["a3"]}', "--piece", "K"];
const HEXAGONS = ["--board", '{"size":"2x2","lattice":"hexagons","gaps":["b1"]}', "--piece", "K"];

test.each([
  [["--piece", "K"], "--from: missing; expected a square, such as a1"],
  [
    ["--piece", "K", "--from", "z9"],
    "--from z9: expected a square of the board, whose files are a, b, c, d, e, f, g, h",
  ],
  [["--piece", "K", "--from", "E4"], "--from E4: did you mean e4?"],
  [
    ["--board", "glinski", "--piece", "K", "--from", "b9"],
    "--from b9: expected a square of the board, such as b1 to b7",
  ],
  [
    [
      "--board",
      '{"graph":{"cells":["p","q","r"],"pieces":{"ant":{"p":["q"]}}}}',
      "--piece",
      "ant",
      "--from",
      "z",
    ],
    "--from z: expected one of p, q, r",
  ],
  [[...ROOMS, "--from", "room_9"], "--from room_9: expected one of room_1, room_2, hall"],
  [[...HOLED, "--from", "b2"], "--from b2: b2 is left out of the board"],
  [[...HOLED, "--from", "A3"], "--from A3: a3 is left out of the board"],
  [[...HEXAGONS, "--from", "B1"], "--from B1: b1 is left out of the board"],
  [[...HOLED, "--from", "b02"], "--from b02: expected a square of the board, such as b1 to b4"],
  [[...HOLED, "--from", "c5"], "--from c5: expected a square of the board, such as c1 to c4"],
  [["--piece", "K", "--from", "a1", "--from", "b2"], "--from a1,b2: expected one square"],
  [
    ["--piece", "K", "--from", "a1-b2"],
    "--from a1-b2: expected a square of the board, whose files are a, b, c, d, e, f, g, h",
  ],
  // The square is judged before the table, whose numbers no element can hold.
  [[...LARGE, "--from", "A1"], "--from A1: did you mean a1?"],
  [[...LARGE, "--from", "a1"], expect.stringContaining("8589934592")],
  [["--table", "all", "--from", "a1"], "--table: name one table"],
  [["--table", "NDIS", "--table", "CORNER", "--from", "a1"], "--table: name one table"],
  [
    ["--table", "KNIGHT_DISTANCE", "--board", "10x8", "--from", "a1"],
    "--table: remove it, or the keys that describe another table",
  ],
  [
    ["--table", "KNIGHT_DISTANCE", "--piece", "K", "--from", "a1"],
    "--table: remove it, or the keys that describe another table",
  ],
  [
    ["--table", "KNIGHT_DISTANCE", "--captures", "--from", "a1"],
    "--table: remove it, or the keys that describe another table",
  ],
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

/** The parts of the colors of a palette: those of the 216 colors from number 16 on. Source: xterm, 256colres.pl. */
const SIDES = [0, 95, 135, 175, 215, 255];

/** A number with a color behind it. Both colors have the same form: 24 bits, or a number of the palette. */
const PAINTED = /\x1b\[48;(2;\d+;\d+;\d+|5;\d+);38;(2;\d+;\d+;\d+|5;\d+)m( *\w+)\x1b\[0m/g;

describe("in a terminal with colors", () => {
  const showIn = async (depth: number, ...args: readonly string[]): Promise<readonly string[]> => {
    const usual = [undefined, undefined, undefined, undefined] as const;
    return (await run(["show", ...args], [], temporaryFolder(), ...usual, depth)).out;
  };
  const DISTANCES = ["--board", "16x2", "--piece", "W", "--from", "a1"];

  test.each([24, 8])(
    "of %i bits, distances have the colors of viridis, and the text is the same",
    async (depth) => {
      const drawn = await showIn(depth, ...DISTANCES);
      const plain = await showIn(1, ...DISTANCES);
      expect(drawn.map((line) => line.replaceAll(PAINTED, "$3"))).toEqual(plain);
      expect(plain.join()).not.toContain("\x1b");
      const behind = new Map(
        Array.from(drawn.join("\n").matchAll(PAINTED), ([, fill, ink, text = ""]) => [
          Number(text),
          [fill, ink],
        ]),
      );
      expect([...behind.keys()].toSorted((one, other) => one - other)).toEqual([
        ...Array(17).keys(),
      ]);
      // The ends of the scale are #fde725 and #440154. Black is legible on the first, and white on the second.
      const numbers = (parts: readonly number[]): string =>
        depth === 24 ? `2;${parts.join(";")}` : nearest(parts);
      const nearest = (parts: readonly number[]): string => {
        const sides = parts
          .map((part) => SIDES.map((side) => Math.abs(side - part)))
          .map((far) => far.indexOf(Math.min(...far)));
        return `5;${16 + 36 * (sides[0] ?? NaN) + 6 * (sides[1] ?? NaN) + (sides[2] ?? NaN)}`;
      };
      expect(behind.get(0)).toEqual([numbers([0xfd, 0xe7, 0x25]), numbers([0, 0, 0])]);
      for (const far of [15, 16])
        expect(behind.get(far)).toEqual([numbers([0x44, 0x01, 0x54]), numbers([255, 255, 255])]);
    },
  );

  test("the squares of a set have one color, others none", async () => {
    const drawn = await showIn(
      24,
      "--board",
      "4x3",
      "--measure",
      "moves",
      "--piece",
      "N",
      "--from",
      "a1",
    );
    const painted = [...drawn.join("\n").matchAll(PAINTED)];
    expect(painted.map(([, , , text]) => text)).toEqual([" x", " x"]);
    expect(new Set(painted.map(([, fill]) => fill)).size).toBe(1);
  });

  test("numbers that are no distances have none, nor has anything in a terminal of 16 colors", async () => {
    for (const lines of [
      await showIn(24, "--measure", "direction", "--from", "d4"),
      await showIn(4, ...DISTANCES),
    ])
      expect(lines.join()).not.toContain("\x1b");
  });
});
