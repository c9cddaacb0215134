/** What is refused on boards of all kinds: mistakes in requests, each in one line, and faults that are planted. */
import { describe, expect, test } from "vitest";
import type { Board } from "../generator/boards/board.js";
import type { Mover } from "../generator/boards/mover.js";
import { movesOf } from "../generator/boards/moves.js";
import { at } from "../generator/common.js";
import { modulesOf, provedTables } from "../generator/emit.js";
import { ProofError, RequestError } from "../generator/errors.js";
import { languageNamed } from "../generator/languages/languages.js";
import { distance } from "../generator/measures/distance-formulas.js";
import { byFill, certificateOf } from "../generator/measures/fill.js";
import type { Answer, Measure, Way } from "../generator/measures/measure.js";
import { piece } from "../generator/pieces.js";
import { prove } from "../generator/prove.js";
import type { TableRequest } from "../generator/request/defaults.js";
import { parseRequest } from "../generator/request/request.js";
import { tableOf, type EntryOn } from "../generator/table.js";

const FILES = { side: "files" } as const;
const RANKS = { side: "ranks" } as const;
const MOEBIUS = { size: "4x4", joins: [{ ...FILES, mirror: true }] };
const PATH = { graph: { cells: ["a", "b"], pieces: { ant: { a: ["b"], b: [] } } } };

const DIFFERENCES = ["0x88", "superimposed", "abs-diff"] as const;

/** What a request is refused with. */
const refusal = (table: object): string => {
  const given: unknown = { tables: [table] };
  try {
    parseRequest(given);
    return "";
  } catch (error) {
    if (error instanceof RequestError) return error.message;
    throw error;
  }
};

const NAMED =
  'files × ranks, 1 to 64 each, such as "10x8", or "glinski", "hexagon:5", "cylinder:10x8", "torus:8x14", or an object with size or rows, holes and joins, or with a graph';

describe("a mistake in a board is one line that says where", () => {
  test.each<readonly [object | string, string]>([
    [{ rows: ["..", "..."] }, "board.rows: row 2 has 3 cells, row 1 has 2"],
    [{ rows: ["...", "...", "."] }, "board.rows: row 3 has 1 cells, row 1 has 3"],
    [{ rows: Array(65).fill(".") }, "board.rows: 65 rows; expected at most 64"],
    [{ rows: ["xx", "x*"] }, "board.holes: no square is left"],
    [
      { rows: ["..", ".o"] },
      'board.rows[1]: ".o": expected a rank of squares, ., and holes, x or *',
    ],
    [{ size: "3x3", holes: ["d4"] }, 'board.holes: hole "d4" is not on the board'],
    [{ size: "3x3", holes: ["a1-d4"] }, 'board.holes: hole "a1-d4" is not on the board'],
    [{ size: "2x2", holes: ["a1-b2"] }, "board.holes: no square is left"],
    [{ size: "3x65" }, 'board.size: "3x65": expected files × ranks, such as "10x10"'],
    [{ size: "3x3", rows: ["."] }, "board.size: expected one of size, rows and graph"],
    [{ holes: ["a1"] }, "board.size: expected one of size, rows and graph"],
    [{ ...PATH, holes: ["a"] }, "board.graph: has neither holes nor joins"],
    [
      { size: "3x3", joins: [{ side: "file" }] },
      'board.joins[0].side: "file": did you mean files?',
    ],
    [
      { size: "3x3", joins: [{ side: "files", shift: 64 }] },
      "board.joins[0].shift: 64: expected a whole number from -63 to 63",
    ],
    [
      {
        size: "3x3",
        joins: [
          { ...FILES, shift: 1 },
          { ...RANKS, shift: 1 },
        ],
      },
      "board.joins: they disagree about what is beyond a corner; remove a shift or a mirror",
    ],
    [
      {
        size: "3x3",
        joins: [
          { ...FILES, mirror: true },
          { ...RANKS, shift: 1 },
        ],
      },
      "board.joins: they disagree about what is beyond a corner; remove a shift or a mirror",
    ],
    [
      { size: "3x3", joins: [FILES, { ...FILES, shift: 1 }] },
      "board.joins: they disagree about what is beyond a corner; remove a shift or a mirror",
    ],
    [
      { graph: { cells: ["a", "b"], pieces: { K: { a: ["c"] } } } },
      "board.graph.pieces: K: a → c, which is no cell",
    ],
    [
      { graph: { cells: ["a", "b"], pieces: { K: { c: ["a"] } } } },
      "board.graph.pieces: K: c is no cell",
    ],
    [{ graph: { cells: ["a", "a"], pieces: {} } }, "board.graph.cells: a is there twice"],
    [
      { graph: { cells: Array.from({ length: 4097 }, (_, cell) => `c${cell}`), pieces: {} } },
      "board.graph.cells: 4097 cells; expected at most 4096",
    ],
    [
      { graph: { cells: ["a-b"], pieces: {} } },
      'board.graph.cells[0]: "a-b": expected the name of a cell, of letters, digits and _',
    ],
    ["cilinder:10X8", 'board: "cilinder:10X8": did you mean cylinder:10X8?'],
    ["Glinsky", 'board: "Glinsky": did you mean glinski?'],
    ["hexagon:0", `board: "hexagon:0": expected ${NAMED}`],
    ["hexagon:33", `board: "hexagon:33": expected ${NAMED}`],
    ["cylinder:8", `board: "cylinder:8": expected ${NAMED}`],
    ["torus:0x4", `board: "torus:0x4": expected ${NAMED}`],
  ])("%j", (board, message) => {
    const piece = typeof board === "object" && "graph" in board ? "ant" : "K";
    expect(refusal({ board, piece, name: "own" })).toBe(`tables[0].${message}`);
  });
});

describe("a mistake in a table on a board is one line that says where", () => {
  test.each<readonly [TableRequest, string]>([
    [
      { board: { size: "3x3" }, piece: "K" },
      'name: a table on a board that is an object needs a name, such as "own"',
    ],
    ...DIFFERENCES.flatMap((layout): readonly (readonly [TableRequest, string])[] => [
      [
        { board: MOEBIUS, piece: "K", name: "own", layout },
        `layout: a join that turns over has no differences of squares; remove "${layout}"`,
      ],
      [
        { board: PATH, piece: "ant", name: "own", layout },
        `layout: a graph has no differences of squares; remove "${layout}"`,
      ],
    ]),
    [
      { board: { rows: [".x."] }, piece: "K", name: "own", layout: "center" },
      "layout: the board has no center, from which steps of a wazir lead everywhere; name squares instead",
    ],
    [
      { board: PATH, piece: "bee", name: "own" },
      "piece: bee is not in the graph; expected one of ant",
    ],
    [
      { board: { graph: { cells: ["a"], pieces: {} } }, piece: "bee", name: "own" },
      "piece: bee is not in the graph; it has no pieces",
    ],
    ...(["line", "between", "steps", "increment", "leg", "step"] as const).map(
      (measure): readonly [TableRequest, string] => [
        { board: PATH, measure, piece: "ant", name: "own", color: "black" },
        "color: a graph has no forward direction\ntables[0].measure: a graph has no lines",
      ],
    ),
    [
      { board: PATH, piece: "ant", name: "own", color: "black" },
      "color: a graph has no forward direction",
    ],
    [
      { board: "glinski", piece: "C" },
      'piece: piece "C", at character 1, "C": the cells of glinski have no leaper of this size',
    ],
    [
      { board: "hexagon:3", piece: "KfR" },
      'piece: piece "KfR", at character 2, "f": the cells of hexagon3 have no directions, lame leapers or bent riders',
    ],
    [
      { board: "glinski", piece: "griffon" },
      'piece: griffon is piece "[F?R]", at character 1, "[": the cells of glinski have no directions, lame leapers or bent riders',
    ],
    [
      { board: "glinski", piece: ["whitePawn"], measure: "attacks" },
      'piece: whitePawn is piece "fF", at character 1, "f": the cells of glinski have no directions, lame leapers or bent riders',
    ],
    [
      { board: "cylinder", piece: "K", to: "corners" },
      "to: the cylinder8x8 board has no corners; name squares instead",
    ],
    [
      { board: "torus", piece: "K", to: "edge" },
      "to: the torus8x8 board has no edge; name squares instead",
    ],
    [
      { board: "glinski", piece: "K", from: "dark-corners" },
      "from: the glinski board has no dark-corners; name squares instead",
    ],
    [
      { board: { size: "4x4", holes: ["a1-b1"] }, piece: "K", name: "own", to: ["b1", "a1-a2"] },
      'to: "b1" is a hole',
    ],
    [{ board: "4x4", piece: "K", to: "D4" }, 'to: "D4" is not on the 4x4 board; did you mean d4?'],
    [
      { board: "4x4", piece: "K", name: "own", from: ["A1-B2"] },
      'from: "A1-B2" is not on the 4x4 board; did you mean a1-b2?',
    ],
    [
      { board: "4x4", piece: "K", to: "centre" },
      'to: "centre" is not on the 4x4 board; did you mean center?',
    ],
    [
      { board: "4x4", piece: "K", to: ["a1", "edge"] },
      'to: "edge" is not on the 4x4 board; expected one of center, edge, corners, light-corners, dark-corners, or a list of squares and rectangles, such as ["d4", "e1-e3"]',
    ],
    [
      { board: "hexagon:3", piece: "K", name: "own", to: "a1-b2" },
      'to: "a1-b2" is not on the hexagon3 board; expected the names of cells, of which there are no rectangles',
    ],
    [{ board: "4x4", piece: "K", to: "a1-b2" }, "name: a table to a rectangle needs a name"],
    [
      { board: "4x4", piece: "K", name: "own", to: ["a1", "d4"], within: "b1-c4" },
      'to: none of these squares is one of "within"',
    ],
    [
      { board: "4x4", piece: "K", name: "own", to: "a1", from: "d4" },
      'name: "to" and "from" would both export OWN_DISTANCE; remove one, or request each with a name of its own',
    ],
    [
      { board: "4x4", measure: "between", piece: "king" },
      "piece: the piece passes no squares; name a rider, or remove it for all lines",
    ],
    ...["[F-A]", "nZ", "[F?R]", "RnN", "nDD"].map(
      (piece) =>
        [
          { measure: "line", piece, name: "own" },
          'piece: a line is straight, but the piece bends, or passes squares where it cannot stop; use "between" for what it passes',
        ] as const,
    ),
    [{ board: "cylinder", measure: "line" }, "measure: two ways lead from a1 to h1"],
    [
      { board: "torus:9x7", measure: "between", piece: "R" },
      "measure: two ways lead from a1 to a7",
    ],
    [
      { board: MOEBIUS, measure: "line", name: "own" },
      "measure: a join that turns over has no lines",
    ],
    [
      { board: PATH, measure: "between", piece: "ant", name: "own" },
      "measure: a graph has no lines",
    ],
    [
      { board: "5x5", measure: "between", piece: "R", within: ["a1-c3"], name: "own" },
      'within: "between" follows lines and rides across the whole board; remove "within"',
    ],
    [
      { board: { rows: ["..", ".x"] }, measure: "increment", name: "own" },
      'measure: the numbers of squares have no steps on this board; use another layout, or a "unit"',
    ],
  ])("%j", (table, message) => {
    expect(refusal(table)).toBe(`tables[0].${message}`);
  });
});

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
      const values = table.values.with(place, Number(table.values[place]) + 1);
      const message = refusalOf(() => {
        prove({ ...table, values });
      });
      expect(message).toMatch(/^OWN_DISTANCE\[\w+, \w+\]: \d+, should be \d+$/);
    }
  });

  test("a wrong neighbor in one of the ways is refused", () => {
    const { board: on, ...entry } = entryOf(request);
    const wazir = piece("W");
    const moves = movesOf(wazir, on);
    const first = at(moves, 0);
    const strange = on.squares.find((square) => square !== 0 && !first.includes(square)) ?? NaN;
    const wrong: Mover = {
      leaps: () => [],
      graph: () =>
        moves.map((squares, from) => (from === 0 ? [strange, ...squares.slice(1)] : squares)),
    };
    for (const [one, other] of [
      [wrong, wazir],
      [wazir, wrong],
    ] as const) {
      const fill = byFill(one);
      const measure: Measure = { ...entry.measure, ways: [fill, certificateOf(other, fill)] };
      expect(
        refusalOf(() => {
          prove(tableOf({ ...entry, measure }, on));
        }),
      ).toMatch(/^OWN_DISTANCE\[.*\]: \d+ by the fill, \d+ by the certificate$/);
    }
  });

  test("answers that squares which lie alike do not share are refused, though both ways agree", () => {
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
    const [first, second] = distance(piece("W")).ways;
    const measure: Measure = { ...entry.measure, ways: [change(first), change(second)] };
    expect(
      refusalOf(() => {
        prove(tableOf({ ...entry, measure }, on));
      }),
    ).toMatch(/^OWN_DISTANCE\[\w+, \w+\]: \d+, but \d+ at \w+, \w+, which lies alike$/);
  });

  test.each(["c", "cpp", "java", "json"] as const)(
    "a wrong number in %s is refused",
    async (lang) => {
      const tables = provedTables(parseRequest({ tables: [request] }).entries);
      const language = languageNamed(lang);
      const [table] = tables;
      if (table === undefined) throw new Error("no table");
      const files = await modulesOf(tables, language, { command: "npm test" });
      const { text } = at(files, files.length - 1);
      expect(() => {
        language.proveText(text, table);
      }).not.toThrow();
      const numbers = /\n\s+0, 1,/;
      expect(text).toMatch(numbers);
      expect(
        refusalOf(() => {
          language.proveText(text.replace(numbers, "\n0, 2,"), table);
        }),
      ).toContain("should be 1");
    },
  );
});
