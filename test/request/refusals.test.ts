/** Tests the messages for wrong requests: a line for each mistake, which names its key. */
import { describe, expect, test } from "vitest";
import { RequestError } from "../../generator/errors.js";
import { parseRequest } from "../../generator/request/request.js";
import { refusal } from "../support/printed-tables.js";

type Rows = readonly (readonly [given: object | string, message: string])[];

const FILES = { side: "files" } as const;
const RANKS = { side: "ranks" } as const;
const MOEBIUS = { size: "4x4", joins: [{ ...FILES, mirror: true }] };
const PATH = { graph: { cells: ["a", "b"], pieces: { ant: { a: ["b"], b: [] } } } };
const ANT = { board: PATH, piece: "ant" };

const graph = (cells: readonly string[], pieces: object = {}) => ({ graph: { cells, pieces } });

const DISAGREE = "the joins disagree about the squares beyond a corner; remove a shift or a mirror";
const BOARD =
  'files × ranks, 1 to 64 each, such as "10x8", or "glinski", "hexagon:5" (1 to 32), "cylinder:10x8", "torus:8x14", or an object: a size or rows, with lattice, holes, gaps, joins, links and cuts, or a graph';

/** Boards, by the key that is wrong. */
const BOARDS: Readonly<Record<string, Rows>> = {
  board: [
    ["cilinder:10X8", '"cilinder:10X8": did you mean cylinder:10X8?'],
    ["Glinsky", '"Glinsky": did you mean glinski?'],
    ["hexagon:0", `"hexagon:0": expected ${BOARD}`],
    ["hexagon:33", `"hexagon:33": expected ${BOARD}`],
    ["cylinder:8", `"cylinder:8": expected ${BOARD}`],
    ["torus:0x4", `"torus:0x4": expected ${BOARD}`],
  ],
  "board.rows": [
    [{ rows: ["..", "..."] }, "row 2 has 3 cells, but row 1 has 2"],
    [{ rows: ["...", "...", "."] }, "row 3 has 1 cell, but row 1 has 3"],
    [{ rows: Array(65).fill(".") }, "65 rows; expected at most 64"],
    [{ rows: ["xx", "x*"] }, "no square is left"],
    [{ rows: ["ox", "oo"] }, "no square is left"],
  ],
  "board.rows[1]": [
    [
      { rows: ["..", ".q"] },
      '".q": expected ranks from the last down: . is a square, x or * a hole, o a gap',
    ],
  ],
  "board.holes": [
    [{ size: "2x2", holes: ["a1-b2"] }, "no square is left"],
    [{ size: "3x3", holes: ["d4"] }, 'hole "d4" is not on the board'],
    [{ size: "3x3", holes: ["a1-d4"] }, 'hole "a1-d4" is not on the board'],
  ],
  "board.size": [
    [{ size: "3x65" }, '"3x65": expected files × ranks, such as "10x10"'],
    [{ size: "3x3", rows: ["."] }, "expected one of size, rows and graph"],
    [{ holes: ["a1"] }, "expected one of size, rows and graph"],
  ],
  "board.joins[0].side": [
    [{ size: "3x3", joins: [{ side: "file" }] }, '"file": did you mean files?'],
  ],
  "board.joins[0].shift": [
    [
      { size: "3x3", joins: [{ side: "files", shift: 64 }] },
      "64: expected a whole number from -63 to 63",
    ],
  ],
  "board.joins": [
    [
      {
        size: "3x3",
        joins: [
          { ...FILES, shift: 1 },
          { ...RANKS, shift: 1 },
        ],
      },
      DISAGREE,
    ],
    [
      {
        size: "3x3",
        joins: [
          { ...FILES, mirror: true },
          { ...RANKS, shift: 1 },
        ],
      },
      DISAGREE,
    ],
    [{ size: "3x3", joins: [FILES, { ...FILES, shift: 1 }] }, DISAGREE],
  ],
  "board.links": [
    [{ size: "3x3", joins: [FILES], links: [["a1", "b2"]] }, "a board with joins has no links"],
  ],
  "board.links[0]": [
    [{ size: "3x3", links: ["a1"] }, 'expected two squares, such as ["d1", "e2"]'],
    [{ size: "3x3", links: [["a1", "a1"]] }, 'expected two squares, such as ["d1", "e2"]'],
    [{ size: "3x3", links: [["a1", "d4"]] }, "d4 is not on the board"],
    [{ size: "3x3", holes: ["b2"], links: [["a1", "b2"]] }, "b2 is not on the board"],
    [{ size: "3x3", gaps: ["b2"], links: [["a1", "b2"]] }, "b2 is not on the board"],
    [{ size: "3x3", links: [["a1", "a2"]] }, "a1 and a2 share a side, which is a link already"],
  ],
  "board.cuts": [
    [{ size: "3x3", joins: [FILES], cuts: [["a1", "b2"]] }, "a board with joins has no cuts"],
  ],
  "board.cuts[1]": [
    [
      {
        size: "3x3",
        links: [["a1", "b2"]],
        cuts: [
          ["a1", "a2"],
          ["b2", "a1"],
        ],
      },
      "b2 and a1 are linked, too",
    ],
    [
      {
        size: "3x3",
        cuts: [
          ["a1", "a2"],
          ["a1", "b2", "c3"],
        ],
      },
      'expected two squares, such as ["d1", "e2"]',
    ],
  ],
  "board.gaps": [
    [{ size: "4x4", gaps: ["a1-d4"] }, "no square is left"],
    [{ size: "3x3", gaps: ["d4"] }, 'gap "d4" is not on the board'],
    [{ rows: ["...", ".x."], gaps: ["b1"] }, "b1 is a hole, too"],
    [{ size: "3x3", joins: [FILES], gaps: ["b2"] }, "a board with joins has no gaps"],
  ],
  "board.lattice": [
    [
      { size: "3x3", lattice: "hexagons", cuts: [["a1", "a2"]] },
      "a board of hexagons has no joins, links or cuts",
    ],
    [{ size: "3x3", lattice: "triangles" }, '"triangles": expected hexagons'],
  ],
  "board.graph": [
    [{ ...PATH, holes: ["a"] }, "a graph has no lattice, holes, gaps, joins, links or cuts"],
  ],
  "board.graph.pieces": [
    [graph(["a", "b"], { ant: { a: ["c"] } }), "ant: a → c, which is not a cell"],
    [graph(["a", "b"], { ant: { c: ["a"] } }), "ant: c is not a cell"],
  ],
  "board.graph.cells": [
    [graph(["a", "a"]), "a appears twice"],
    [
      graph(Array.from({ length: 4097 }, (_, cell) => `c${cell}`)),
      "4097 items; expected at most 4096",
    ],
  ],
  "board.graph.cells[0]": [
    [graph(["a-b"]), '"a-b": expected the name of a cell, made of letters, digits and _'],
  ],
};

const SQUARES =
  'expected one of center, edge, corners, light-corners, dark-corners, or a list of squares and rectangles, such as ["d4", "e1-e3"]';
const STEP = "expected a whole number from -4096 to 4096";
const NUMBER = "expected a whole number from -2147483648 to 4294967295";
const ONLY_CAPTURES = 'it only captures; use it with "attacks", or with "moves" and "captures"';
const NO_CAPTURE = "no part of it captures: with m, a piece only moves";
const CROOKED =
  'a line is straight, but the piece bends, or passes squares where it cannot stop; use "between" for the squares that it passes';
const HEXAGONS = "the cells of glinski have no directions, lame leapers or bent riders";
const SMALL = { piece: "K", board: "3x2" };

/** A piece, unless the measure needs none. */
const queenIn = (measure: string) =>
  ["direction", "between", "line"].includes(measure) ? {} : { piece: "Q" };

/** Tables, by the key that is wrong. They are named x unless they have another name. */
const TABLES: Readonly<Record<string, Rows>> = {
  board: [
    ...["rings", "zones", "paths", "between", "line"].map(
      (measure) =>
        [
          { board: "16x17", measure, ...queenIn(measure) },
          `"${measure}" requires at most 256 squares, one for each bit of a set; the 16x17 board has 272`,
        ] as const,
    ),
    [
      { measure: "rings", piece: "K", squares: { rank: 40 } },
      '"rings" requires at most 256 squares, one for each bit of a set; the 8x8 board has 288 numbers',
    ],
  ],
  unit: [
    [{ measure: "number" }, 'missing; expected the numbering to write, such as "a8"'],
    [{ measure: "number", unit: { rank: -8 } }, "a2 has the number -8; expected 0 to 7"],
    [
      { measure: "steps", piece: "Q", unit: "0x88" },
      'only "increment", "leg" and "number" have this key; remove it',
    ],
    ...[
      { measure: "increment" },
      { measure: "increment", piece: "N" },
      { measure: "leg", piece: "nN" },
    ].flatMap((table): Rows => [
      [{ ...table, unit: { rank: 0 } }, "a1 and a2 have the same number, 0"],
      [{ ...table, unit: { rank: 1 } }, "b1 and a2 have the same number, 1"],
      [{ ...table, unit: { rank: -1 } }, "a1 and b2 have the same number, 7"],
      [{ ...table, unit: { rank: -8, start: 6 } }, "a2 has the number -2; expected 0 to 13"],
      [{ ...table, unit: { rank: 8, length: 63 } }, "h8 has the number 63; expected 0 to 62"],
      [
        { ...table, unit: { rank: 600 } },
        "the greatest number would be 4207; expected at most 4095",
      ],
      [{ ...table, board: "10x8", unit: "mailbox" }, '"mailbox" is for 8x8 only'],
      [
        { ...table, board: { rows: ["...", "..x", "..."] }, unit: "a1" },
        'on this board, a step has no fixed difference in numbers from a1; use another numbering, such as "0x88"',
      ],
    ]),
    [
      { board: "glinski", measure: "increment", unit: "a1" },
      'on this board, a step has no fixed difference in numbers from a1; use another numbering, such as "0x88"',
    ],
    // On two files, a step of one rank and one of two files have the same difference.
    [
      { board: "2x3", measure: "increment", unit: "a1" },
      'the steps (1,-1) and (-1,0) have the same difference, -1; use another "unit", such as "0x88"',
    ],
    [
      { board: "2x2", measure: "increment", unit: { file: 2, rank: 1 } },
      'the steps (0,1) and (1,-1) have the same difference, 1; use another "unit", such as "0x88"',
    ],
    [
      { board: "3x5", measure: "increment", piece: "N", unit: { rank: 3 } },
      'the steps (2,1) and (-1,2) have the same difference, 5; use another "unit", such as "0x88"',
    ],
    [
      { board: "2x5", measure: "leg", piece: "[rW-sW]lf[F-W]", unit: "a1" },
      'the steps (1,0) and (-1,1) have the same difference, 1; use another "unit", such as "0x88"',
    ],
  ],
  dialect: [
    [{ ...ANT, dialect: "xboard" }, "the pieces of a graph have no notation"],
    [{ piece: "N", dialect: "fen" }, '"fen": expected one of fairy-stockfish, xboard'],
  ],
  bits: [
    [{ piece: "N", bits: "opposite" }, 'the elements of "distance" are no sets; remove this key'],
    [{ measure: "line", bits: "oposite" }, '"oposite": did you mean opposite?'],
    [{ measure: "line", bits: "a8" }, '"a8": expected opposite'],
  ],
  captures: [[{ piece: "N", captures: true }, 'only "moves" has this key; remove it']],
  directions: [
    [{ piece: "N", directions: ["N"] }, 'only "step", "reach" and "ray" have this key; remove it'],
    [
      { measure: "reach", piece: "R", directions: ["N", "S"] },
      "expected a list with each direction of the piece once, such as N,E,S,W",
    ],
    [
      { measure: "reach", piece: "N", directions: ["N"] },
      "the direction (1,2) has no name of its own; remove this key",
    ],
    [
      { measure: "step", piece: "WD", directions: ["N", "E", "S", "W"] },
      "the direction (0,1) has no name of its own; remove this key",
    ],
    [
      { measure: "reach", piece: "W", board: "hexagon:3", directions: ["N"] },
      "only boards of squares have these directions; remove this key",
    ],
  ],
  measure: [
    [{ board: "cylinder", measure: "line" }, "a cylinder has two ways from a1 to h1"],
    [{ board: "cylinder", measure: "beyond" }, "a cylinder has two ways from a1 to h1"],
    [{ board: MOEBIUS, measure: "ray", piece: "R" }, "a board with a mirrored join has no lines"],
    [{ board: MOEBIUS, measure: "line" }, "a board with a mirrored join has no lines"],
    [{ board: MOEBIUS, measure: "reach", piece: "K" }, "a board with a mirrored join has no lines"],
    ...["between", "steps", "increment", "leg", "step", "mask"].map(
      (measure) => [{ ...ANT, measure }, "a graph has no lines"] as const,
    ),
    [
      { board: { rows: ["..", ".x"] }, measure: "increment" },
      'on this board, a step has no fixed difference in numbers; use another layout, or a "unit"',
    ],
    [
      { board: "2x3", measure: "increment" },
      'the steps (1,-1) and (-1,0) have the same difference, -1; use another "unit", such as "0x88"',
    ],
    [
      { measure: "increment", layout: { rank: 1 } },
      'the steps (0,1) and (1,0) have the same difference, 1; use another "unit", such as "0x88"',
    ],
    ...["increment", "leg"].map(
      (measure) =>
        [
          { measure, piece: "lfnA", layout: { rank: 1 } },
          'the step (-1,1) has the difference 0, which stands for none; use another "unit", such as "0x88"',
        ] as const,
    ),
    [{ measure: "color", board: "glinski" }, "only squares have two colors"],
    ...["coordinate", "apart"].map(
      (measure) =>
        [
          { measure, of: "file", board: measure === "apart" ? PATH : "glinski" },
          "only boards of squares have files, ranks and diagonals with numbers",
        ] as const,
    ),
  ],
  piece: [
    ...["direction", "color", "number"].map(
      (measure) =>
        [
          { measure, piece: "N", ...(measure === "number" && { unit: "a8" }) },
          `"${measure}" is the same for all pieces; remove the piece`,
        ] as const,
    ),
    [
      { measure: "member", of: "center", piece: "K" },
      '"member" is the same for all pieces; remove the piece',
    ],
    [
      { board: "hexagon:2", measure: "direction", piece: "nA" },
      '"direction" is the same for all pieces; remove the piece',
    ],
    ...["distance", "attacks", "rings", "zones", "paths"].map(
      (measure) =>
        [
          { measure },
          'missing; expected the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces',
        ] as const,
    ),
    ...["distance", "rings", "zones", "paths", "step", "moves"].map(
      (measure) =>
        [
          { measure, piece: "whitePawn" },
          'whitePawn captures differently from how it moves; use it with "attacks", or with "moves" and "captures"',
        ] as const,
    ),
    [{ board: "torus:9x7", measure: "between", piece: "R" }, "a torus has two ways from a1 to a7"],
    [{ board: "cylinder", measure: "steps", piece: "Q" }, "a cylinder has two ways from a1 to h1"],
    ...["nN", "[F?R]"].flatMap((piece) =>
      ["reach", "ray"].map(
        (measure) =>
          [
            { measure, piece: measure === "ray" && piece === "nN" ? "RnN" : piece },
            `the piece bends or is lame; "${measure}" is about the squares of straight rides`,
          ] as const,
      ),
    ),
    [{ measure: "beyond", piece: "[F?R]" }, CROOKED],
    [
      { measure: "beyond", piece: "R", board: "cylinder:5x4" },
      "a cylinder has two ways from a1 to e1",
    ],
    ...["distance", "rings", "zones", "paths", "step"].flatMap((measure): Rows => [
      [
        { measure, piece: ["N", "(1,4)"] },
        `2 pieces are given; a table of "${measure}" takes at most 1; split them among several tables of a config, or several runs`,
      ],
    ]),
    [
      { measure: "attacks", piece: Array.from("NBRQKCZAD") },
      '9 pieces are given; a table of "attacks" takes at most 8; split them among several tables of a config, or several runs',
    ],
    [
      { measure: "moves", captures: true, piece: "whitePawn", color: ["white", "black"] },
      "whitePawn has its own color; for the pawns of both colors, write the piece fF and a name",
    ],
    [
      { measure: "attacks", piece: "pawn" },
      'piece "pawn": a pawn captures differently from how it moves; use whitePawn or blackPawn, with "attacks", or with "moves" and "captures"',
    ],
    [{ measure: "attacks", piece: "whitePwan" }, 'piece "whitePwan": did you mean whitePawn?'],
    [
      { measure: "attacks", piece: ["N", "R", "Knight"] },
      "Knight attacks as an earlier piece does; remove one of the two",
    ],
    [
      { measure: "attacks", piece: ["N", "(1,2)"] },
      "(1,2) attacks as an earlier piece does; remove one of the two",
    ],
    [
      { measure: "attacks", piece: ["mNcR", "R"] },
      "R attacks as an earlier piece does; remove one of the two",
    ],
    [{ piece: "cN" }, `piece "cN": ${ONLY_CAPTURES}`],
    [{ measure: "between", piece: "cR" }, `piece "cR": ${ONLY_CAPTURES}`],
    [
      { measure: "steps", piece: "cR", captures: true },
      `piece "cR": ${ONLY_CAPTURES}\ntables[0].captures: only "moves" has this key; remove it`,
    ],
    [{ measure: "attacks", piece: ["mNcR", "mW"] }, `piece "mW": ${NO_CAPTURE}`],
    [{ measure: "attacks", piece: "cannon" }, `cannon is piece "mR": ${NO_CAPTURE}`],
    [{ board: PATH, piece: "bee" }, "bee is not in the graph; expected ant"],
    [{ board: graph(["a"]), piece: "bee" }, "bee is not in the graph; the graph has no pieces"],
    [
      { board: "glinski", piece: "C" },
      'piece "C", at character 1, "C": the cells of glinski have no leaper of this size',
    ],
    [
      { board: { size: "3x3", lattice: "hexagons" }, piece: "C" },
      'piece "C", at character 1, "C": the cells of this board have no leaper of this size',
    ],
    [{ board: "glinski", piece: "KfR" }, `piece "KfR", at character 2, "f": ${HEXAGONS}`],
    [
      { board: "glinski", piece: "griffon" },
      `griffon is piece "[F?R]", at character 1, "[": ${HEXAGONS}`,
    ],
    [
      { board: "glinski", piece: ["whitePawn"], measure: "attacks" },
      `whitePawn is piece "fF", at character 1, "f": ${HEXAGONS}`,
    ],
    [
      { measure: "between", piece: "king" },
      "the piece passes no squares; name a rider or, for all lines, remove the piece",
    ],
    ...["king", "N", "mRcN"].map(
      (piece) => [{ measure: "mask", piece }, "the piece passes no squares; name a rider"] as const,
    ),
    [{ measure: "mask", piece: "cannon" }, `cannon is piece "mR": ${NO_CAPTURE}`],
    [
      { measure: "mask", piece: "gQ" },
      'piece "gQ": gQ captures by a hop over another piece, so what it attacks depends on the pieces on the board; leave it out, or ask for the moves of the piece',
    ],
    ...["[F-A]", "nZ", "[F?R]", "RnN", "nDD"].map(
      (piece) => [{ measure: "line", piece }, CROOKED] as const,
    ),
    [{ measure: "steps", piece: "RnD" }, "two ways lead from a1 to c1"],
    [{ measure: "leg", piece: "RnD" }, "two ways lead from a1 to c1"],
    [{ measure: "leg", piece: "N" }, 'the piece is not lame; name one that is, such as "nN"'],
    [{ measure: "step", piece: "K", board: "1x1" }, "the piece has no moves on this board"],
    [{ measure: "step", piece: "N", board: "2x2" }, "the piece has no moves on this board"],
  ],
  "piece[1]": [
    [{ measure: "attacks", piece: ["camel", "knigt"] }, 'piece "knigt": did you mean knight?'],
  ],
  color: [
    [{ ...ANT, color: "black" }, "a graph has no forward direction"],
    [
      { piece: "fN", to: "center", color: ["black", "black"] },
      "black appears twice; remove one of them",
    ],
    ...[
      { piece: "fN" },
      { piece: "fN", to: "center", layout: "pair" },
      { measure: "attacks", piece: ["fN", "fW"] },
      { measure: "step", piece: "fN" },
      { measure: "direction" },
    ].map(
      (given) =>
        [
          { ...given, color: ["white", "black"] },
          'both colors need a table with one index for squares: "moves", "mask", or "distance" with "to", "from" or the layout center; elsewhere, write a table for each color',
        ] as const,
    ),
    [
      { ...ANT, measure: "moves", captures: true, color: "black" },
      "a graph has no forward direction",
    ],
  ],
  layout: [
    [
      { piece: "Q", board: "9x9", layout: "15x15" },
      '"15x15" is the superimposed array of 8x8; on 9x9, write "superimposed"',
    ],
    [
      { piece: "Q", board: { size: "9x9" }, layout: "15x15" },
      '"15x15" is the superimposed array of 8x8; on this board, write "superimposed"',
    ],
    ...["0x88", "superimposed", "abs-diff", { rank: 16 }].flatMap((layout): Rows => [
      [
        { board: MOEBIUS, piece: "K", layout },
        `a board with a mirrored join has no differences between squares; remove ${JSON.stringify(layout)}`,
      ],
      [
        { ...ANT, layout },
        `a graph has no differences between squares; remove ${JSON.stringify(layout)}`,
      ],
    ]),
    ...(
      [
        ["direction", "abs-diff", "pair, 0x88, superimposed"],
        ["attacks", "center", "pair, 0x88, superimposed"],
        ["steps", "center", "pair, 0x88, superimposed"],
        ["line", "superimposed", "pair"],
        ["between", "0x88", "pair"],
        ["rings", "superimposed", "pair"],
        ["step", "0x88", "pair"],
        ["pathCount", "0x88", "pair"],
        ["rings", { rank: 16 }, "pair"],
      ] as const
    ).map(
      ([measure, layout, others]) =>
        [
          { measure, layout, ...queenIn(measure) },
          `"${measure}" has no layout ${JSON.stringify(layout)}; expected one of ${others}`,
        ] as const,
    ),
    [
      { piece: "K", layout: "direction-first" },
      'only step, reach, ray have directions; remove "direction-first"',
    ],
    [
      { board: { rows: [".x."] }, piece: "K", layout: "center" },
      "the board has no center, from which steps of a wazir lead everywhere; name squares instead",
    ],
    [
      { piece: "K", within: "a1-b2", layout: "center" },
      '"within" contains no square of the center',
    ],
    [{ piece: "K", layout: { rank: 16, zero: 118 } }, "h8, a1 has the index -1; expected 0 to 237"],
    [
      { piece: "K", layout: { rank: 16, zero: 119, length: 238 } },
      "a1, h8 has the index 238; expected 0 to 237",
    ],
  ],
  "layout.rank": [[{ piece: "K", layout: { file: 1 } }, `missing; ${STEP}`]],
  to: [
    [{ measure: "between", to: "center" }, 'only "distance" has this key; remove it'],
    [
      { board: "cylinder", piece: "K", to: "corners" },
      "the cylinder8x8 board has no corners; name squares instead",
    ],
    [
      { board: "torus", piece: "K", to: "edge" },
      "the torus8x8 board has no edge; name squares instead",
    ],
    [
      { board: { size: "4x4", holes: ["a1-b1"] }, piece: "K", to: ["b1", "a1-a2"] },
      '"b1" is left out of the board',
    ],
    [
      { board: { size: "4x4", gaps: ["b1"] }, piece: "K", to: ["b1", "a1"] },
      '"b1" is left out of the board',
    ],
    [{ board: "4x4", piece: "K", to: "D4" }, '"D4" is not on the 4x4 board; did you mean d4?'],
    [
      { board: "4x4", piece: "K", to: "centre" },
      '"centre" is not on the 4x4 board; did you mean center?',
    ],
    [
      { board: "4x4", piece: "K", to: ["a1", "edge"] },
      `"edge" is not on the 4x4 board; ${SQUARES}`,
    ],
    [
      { board: "hexagon:3", piece: "K", to: "a1-b2" },
      '"a1-b2" is not on the hexagon3 board; expected the names of cells; this board has no rectangles',
    ],
    [
      { board: "4x4", piece: "K", to: ["a1", "d4"], within: "b1-c4" },
      '"within" contains none of these squares',
    ],
  ],
  from: [
    [
      { board: "glinski", piece: "K", from: "dark-corners" },
      "the glinski board has no dark-corners; name squares instead",
    ],
    [
      { board: "4x4", piece: "K", from: ["A1-B2"] },
      '"A1-B2" is not on the 4x4 board; did you mean a1-b2?',
    ],
  ],
  of: [
    [{ measure: "coordinate" }, "missing; expected one of file, rank, diagonal, antidiagonal"],
    [{ measure: "coordinate", of: "files" }, '"files": did you mean file?'],
    [
      { measure: "coordinate", of: "a1" },
      '"a1": expected one of file, rank, diagonal, antidiagonal',
    ],
    [
      { measure: "coordinate", of: ["file", "rank"] },
      "file, rank: expected only one; write a table for each",
    ],
    [
      { piece: "K", of: "file" },
      'only "member", "coordinate" and "apart" have this key; remove it',
    ],
    [{ measure: "member" }, `missing; ${SQUARES}`],
    [
      { piece: "K", of: "center" },
      'only "member", "coordinate" and "apart" have this key; remove it',
    ],
    [
      { measure: "color", of: "center" },
      'only "member", "coordinate" and "apart" have this key; remove it',
    ],
    [{ measure: "member", of: "i1" }, `"i1" is not on the 8x8 board; ${SQUARES}`],
  ],
  within: [
    ...["between", "step"].map(
      (measure) =>
        [
          { measure, piece: "R", within: "a1-c3" },
          `"${measure}" follows lines and rides across the whole board; remove "within"`,
        ] as const,
    ),
  ],
  squares: [
    [{ piece: "K", squares: "mailbox", board: "10x8" }, '"mailbox" is for 8x8 only'],
    [{ piece: "K", squares: { rank: 7 } }, "h1 and a2 have the same number, 7"],
    [{ piece: "K", squares: { rank: -8 } }, "a2 has the number -8; expected 0 to 7"],
    [{ piece: "K", squares: { start: -99, rank: 8 } }, "a1 has the number -99; expected 0 to 0"],
    [
      { piece: "K", squares: { start: 1, rank: 8, length: 64 } },
      "h8 has the number 64; expected 0 to 63",
    ],
    [{ piece: "K", squares: { rank: 0 }, board: "1x2" }, "a1 and a2 have the same number, 0"],
    [
      { piece: "K", squares: { rank: 1000 } },
      "the greatest number would be 7007; expected at most 4095",
    ],
    [
      { piece: "K", squares: "0x8" },
      '"0x8": expected one of a1, a8, 0x88, mailbox, or an object like { "start": 91, "rank": -10, "length": 120 }',
    ],
    [{ ...ANT, squares: "0x88" }, "a graph has neither files nor ranks"],
  ],
  "squares.lenght": [
    [{ piece: "K", squares: { rank: 8, lenght: 64 } }, "unknown key; did you mean length?"],
  ],
  "squares.rank": [
    [{ piece: "K", squares: {} }, `missing; ${STEP}`],
    [{ piece: "K", squares: { rank: 4097 } }, `4097: ${STEP}`],
  ],
  filler: [
    [
      { measure: "step", piece: "K", board: "16x16" },
      "missing; expected a number for steps that leave the board, such as -1",
    ],
    [{ piece: "K", filler: 1.5 }, `1.5: ${NUMBER}`],
    [
      { measure: "rings", piece: "K", filler: 1 },
      'the elements of "rings" are sets; remove this key',
    ],
  ],
  values: [
    [{ ...SMALL, values: { 0: 1 } }, "answers without a value: 1, 2; add their values"],
    [{ ...SMALL, values: { 0: 1, 2: 3 } }, "answers without a value: 1; add their values"],
    [
      { piece: "B", values: { 0: 1, 2: 3 } },
      "answers without a value: unreachable, 1; add their values",
    ],
    [
      { ...SMALL, piece: "fB", to: "a2", values: { 0: 1 } },
      "answers without a value: unreachable, 1; add their values",
    ],
    [{ ...SMALL, values: { 0: 1, 1: 2, 2: 3, 99: 4, 10: 5 } }, "not answers: 10, 99; remove them"],
    [
      { ...SMALL, values: 7 },
      '7: expected a number for each answer, such as { "0": 140, "unreachable": -1 }',
    ],
    [
      { measure: "rings", piece: "K", values: { 0: 1 } },
      'the answers of "rings" are sets; remove this key',
    ],
  ],
  "values.0": [[{ ...SMALL, values: { 0: 2 ** 32 } }, `4294967296: ${NUMBER}`]],
  "values.2": [[{ ...SMALL, values: { 0: 1, 1: 2, 2: 3.5 } }, `3.5: ${NUMBER}`]],
  exactName: [
    [
      { piece: "K", exactName: "class", name: undefined },
      "class is a word of a language or of the files, in the form that some language gives it; expected another name, such as classOfSquares",
    ],
    [
      { piece: "K", exactName: "near", name: "x" },
      'the table has the name "x", too; remove one of them',
    ],
    [
      { piece: "K", exactName: "near", name: undefined, layout: ["pair", "0x88"] },
      '2 tables cannot have one name; expected one layout, "to" or "from", or write "name"',
    ],
    [
      { piece: "K", exactName: "near", name: undefined, to: "center", from: "center" },
      '2 tables cannot have one name; expected one layout, "to" or "from", or write "name"',
    ],
  ],
  name: [
    [
      { board: { size: "3x3" }, piece: "K", name: undefined },
      'a table on a board that is an object needs a name, such as "name": "own"',
    ],
    [
      { piece: "K", to: "a1-b2", name: undefined },
      'a table with a rectangle in "to" needs a name, such as "name": "own"',
    ],
    [
      { piece: "K", to: ["a1", "a2", "a3", "a4", "a5"], name: undefined },
      'a table with more than 4 squares in "to" needs a name, such as "name": "own"',
    ],
    [
      { measure: "member", of: "a1-b3", name: undefined },
      'a table with a rectangle in "of" needs a name, such as "name": "own"',
    ],
    [
      { piece: "K", layout: { rank: 16 }, name: undefined },
      'a table with your own coordinates needs a name, such as "name": "own"',
    ],
    [
      { piece: "K", values: { 0: 1 }, name: undefined },
      'a table with "values" needs a name, such as "name": "own"',
    ],
    [
      { piece: "K", layout: { rank: 16 }, name: "" },
      '"": expected a name such as "camel": a lower-case letter, then up to 59 letters and digits',
    ],
    [
      { board: "4x4", piece: "K", to: "a1", from: "d4" },
      '"to" and "from" would both export X_DISTANCE; remove one of them, or give each a name',
    ],
  ],
};

const rowsOf = (all: Readonly<Record<string, Rows>>) =>
  Object.entries(all).flatMap(([key, rows]) =>
    rows.map(([given, message]) => [key, given, message] as const),
  );

test.each(rowsOf(BOARDS))("a mistake at %s: %j", (key, board, message) => {
  expect(refusal({ board, piece: "graph" in Object(board) ? "ant" : "K", name: "x" })).toBe(
    `tables[0].${key}: ${message}`,
  );
});

test.each(rowsOf(TABLES))("a mistake at %s: %j", (key, given, message) => {
  const request = typeof given === "string" ? {} : given;
  expect(refusal({ name: "x", ...request })).toBe(`tables[0].${key}: ${message}`);
});

describe("a list that is too long is refused as a whole, before its items", () => {
  const wrong = Array<string>(5000).fill("?");
  const graph = (more: object) => ({
    ...{ piece: "a", name: "x" },
    board: { graph: { cells: ["c"], pieces: { a: { c: [] } }, ...more } },
  });
  const TOO_LONG: readonly (readonly [key: string, table: object, message: string])[] = [
    ["piece", { piece: ",".repeat(4999) }, "5000 items; expected at most 4096"],
    ["piece", { piece: wrong }, "5000 items; expected at most 4096"],
    ["piece", { piece: [wrong.join(), "?"] }, "5001 items; expected at most 4096"],
    ...["to", "from", "within"].map(
      (key) => [key, { piece: "K", [key]: wrong }, "5000 items; expected at most 4096"] as const,
    ),
    ["of", { measure: "member", of: wrong }, "5000 items; expected at most 4096"],
    [
      "directions",
      { measure: "step", piece: "K", directions: wrong },
      "5000 items; expected at most 4096",
    ],
    ["layout", { piece: "K", layout: Array(8).fill("?") }, "8 items; expected at most 7"],
    [
      "board.holes",
      { piece: "K", board: { size: "8x8", holes: wrong } },
      "5000 items; expected at most 4096",
    ],
    ["board.rows", { piece: "K", board: { rows: wrong } }, "5000 items; expected at most 4096"],
    [
      "board.joins",
      { piece: "K", board: { size: "8x8", joins: Array(3).fill("?") } },
      "3 items; expected at most 2",
    ],
    ["board.graph.cells", graph({ cells: wrong }), "5000 items; expected at most 4096"],
    [
      "board.graph.pieces.a.c",
      graph({ pieces: { a: { c: wrong } } }),
      "5000 items; expected at most 4096",
    ],
    [
      "board.graph.pieces",
      graph({ pieces: Object.fromEntries(wrong.slice(0, 257).map((one, at) => [`p${at}`, one])) }),
      "257 keys; expected at most 256",
    ],
  ];

  test.each(TOO_LONG.map(([key, table, message], at) => [at, key, table, message] as const))(
    "%i: at %s",
    (_, key, table, message) => {
      expect(refusal({ name: "x", ...table })).toBe(`tables[0].${key}: ${message}`);
    },
  );

  test("as many items as the largest board has squares are accepted, in any form", () => {
    const cells = Array.from({ length: 4096 }, (_, cell) => `c${cell}`);
    expect(refusal(graph({ cells: [...cells.slice(1), "c"] }))).toBe("");
    expect(refusal(graph({ cells: [...cells.slice(1), "c"].join() }))).toBe("");
    expect(refusal(graph({ cells: [...cells.slice(2), "c", "c4095"] }))).toBe(
      "tables[0].board.graph.cells: c4095 appears twice",
    );
  });
});

test("a comma within the parentheses of a leaper does not end it, and an open parenthesis has no end", () => {
  const attacks = { measure: "attacks", name: "x" };
  expect(refusal({ ...attacks, piece: "(1,4),N, (2,3)W" })).toBe("");
  expect(refusal({ ...attacks, piece: "N,(1,4),N" })).toContain(
    "N attacks as an earlier piece does",
  );
  expect(refusal({ ...attacks, piece: "N,(1,4,K" })).toContain(
    'piece "(1,4,K", at character 1, "("',
  );
  expect(refusal({ ...attacks, piece: "N)," })).toContain('piece "N)"');
});

describe("two tables that would export the same", () => {
  const attacks = { measure: "attacks", piece: ["N", "K"], name: "own" };

  test.each<readonly [object, object, string, string]>([
    [attacks, { ...attacks, board: "10x8" }, "own=N,K on 8x8 and own=N,K on 10x8", "OWN_ATTACKS"],
    [
      { measure: "attacks", piece: ["N", "dragonKing"] },
      { measure: "attacks", piece: ["king", "N"], name: "dragon" },
      "N,dragonKing on 8x8 and dragon=king,N on 8x8",
      "DRAGON_KING",
    ],
    [
      { board: { size: "4x4" }, piece: "K", name: "x" },
      { measure: "distance", piece: "N", name: "x" },
      "x=K on its board and x=N on 8x8",
      "X_DISTANCE",
    ],
  ])("%j and %j", (one, other, both, same) => {
    expect(refusal(one, other)).toBe(
      `tables[1].name: ${both} would both export ${same}; remove or rename one of them`,
    );
  });
});

test("a misspelled square is one mistake: the name that its rectangle would need is not another", () => {
  expect(() => parseRequest({ tables: [{ piece: "N", to: ["d4-"] }] })).toThrow(
    /^tables\[0\]\.to: "d4-" is not on the 8x8 board;[^\n]*$/,
  );
});

test("a layout to the center is refused, not asked for a unit, on a board without a center", () => {
  const rows = [".x.", "xxx", ".x."];
  for (const table of [
    { measure: "steps", board: PATH, piece: "bee", layout: "center", name: "x" },
    { measure: "increment", board: { rows }, piece: ["N", "K"], layout: "center", name: "x" },
  ])
    expect(() => parseRequest({ tables: [table] })).toThrow(RequestError);
});
