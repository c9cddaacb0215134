/** Betza notation: accepted notations, compared with hand-typed moves, and messages for the others. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rectangle, squareName, type Vector } from "../../generator/core/boards/board.js";
import { movesOf as ownMovesOf, type Leap, type Piece } from "../../generator/core/boards/moves.js";
import { meaningOf } from "../../generator/pieces/meaning.js";
import {
  ELSEWHERE,
  pieceCalled,
  PIECE_NAMES,
  PIECES_BY_GAME,
} from "../../generator/pieces/named-pieces.js";
import { routesOf } from "../../generator/pieces/routes.js";
import { turned } from "../../generator/pieces/turned.js";
import { emit, piece as pieceOfLibrary } from "../../generator/index.js";
import { MEASURE_NAMES, MEASURES } from "../../generator/request/measures.js";
import { colored, pieceNamed, staying } from "../../generator/request/pieces.js";
import { BetzaError } from "../../generator/errors.js";
import { DIRECTIONS, NAMES_OF_PIECES, riderOf } from "../support/betza.js";
import { movesOf, RIDER, type TestPiece } from "../support/pieces.js";
import { hexagonsOf, squaresOf } from "../support/graphs.js";
import { RIDERS, ridesOn, type Rides } from "../support/riders.js";
import { runs } from "../support/sampling.js";

const BOARD = rectangle(8, 8);

const vectorOf = ({ files, ranks }: Vector): string => `${files},${ranks}`;

/** The leaps of a piece as `files,ranks`, sorted. */
const leaps = (nameOrNotation: string, board = BOARD): string[] =>
  pieceCalled(nameOrNotation).leaps(board).map(vectorOf).sort();

type Steps = TestPiece["steps"];

/** Moves typed by hand, in the same form, if some square of the board allows them. */
const typed = (steps: Steps, { files, ranks } = BOARD): string[] =>
  movesOf({ notation: "", steps }, files, ranks)
    .filter(([right, up]) => Math.abs(right) < files && Math.abs(up) < ranks)
    .map(([right, up]) => `${right},${up}`)
    .sort();

/** The names of the squares that a piece reaches in one move. */
const reachedFrom = (square: string, text: string, side: number): string => {
  const board = rectangle(side, side);
  const from = board.squares.find((one) => squareName(board, one) === square) ?? NaN;
  const to = pieceCalled(text)
    .leaps(board)
    .map((leap) => board.plus(from, leap))
    .filter((one) => one !== undefined);
  return [...new Set(to)]
    .map((one) => squareName(board, one))
    .sort()
    .join(" ");
};

/** The names of the squares where a piece may stop on its routes on 7×7. */
const reachedBy = (piece: Piece, square: string): string => {
  const board = rectangle(7, 7);
  const from = board.squares.find((one) => squareName(board, one) === square) ?? NaN;
  const to = routesOf(piece)?.(board)(from).flatMap(({ squares, stops }) =>
    squares.filter((_, at) => stops[at]),
  );
  return [...new Set(to)]
    .map((one) => squareName(board, one))
    .sort()
    .join(" ");
};

/** A leap and the leaps that it passes, the last first: `2,1 < 1,0`. */
const chain = ({ files, ranks, over }: Leap): string =>
  `${files},${ranks}${over ? ` < ${chain(over)}` : ""}`;

const chains = (text: string, board = BOARD): string[] => pieceCalled(text).leaps(board).map(chain);

/** The moves of leaps of some sizes, such as `2,1 3,1`, in both orders and all directions. */
const around = (sizes: string): string[] =>
  typed(
    sizes.split(" ").map((size): Steps[number] => {
      const [across = NaN, up = NaN] = size.split(",").map(Number);
      return [across, up, 1];
    }),
  );

describe("understands", () => {
  test.each([
    ["L", "3,1"],
    ["J", "3,2"],
    ["(0,7)", "0,7"],
    ["(7,0)", "7,0"],
    ["W3", "1,0 2,0 3,0"],
    ["R2", "1,0 2,0"],
    ["K2", "1,0 1,1 2,0 2,2"],
    ["(1,3)2", "1,3 2,6"],
    ["NN(2,1)", "2,1 4,2 6,3"],
  ])("%s", (notation, sizes) => {
    expect(leaps(notation)).toEqual(around(sizes));
  });

  test.each([
    ["R", "WW"],
    ["B", "FF"],
    ["Q", "RB"],
    ["Q", "KK"],
    ["R", "W63"],
    ["R", "W0"],
    ["R", "R0"],
    ["NN", "N0"],
    ["(1,4)63", "(1,4)0"],
    ["[F?R]", "[F?W0]"],
  ])("%s is %s", (notation, other) => {
    expect(leaps(notation)).toEqual(leaps(other));
  });

  test("a rider goes as far as the board allows, and leaps longer than the board are left out", () => {
    expect(leaps("R", rectangle(3, 2))).toEqual(["-1,0", "-2,0", "0,-1", "0,1", "1,0", "2,0"]);
    expect(leaps("(0,7)", rectangle(7, 7))).toEqual([]);
    expect(leaps("NN", rectangle(1, 1))).toEqual([]);
  });
});

const union = (...lists: readonly string[]): string =>
  [...new Set(lists.join(" ").split(" "))]
    .filter((one) => one !== "")
    .sort()
    .join(" ");

describe("directions", () => {
  const singles = Array.from("fblrvsh");
  const pairs = singles.flatMap((one) => singles.map((other) => one + other));
  const NONE = ["", "", ""] as const;
  const squaresOf = (letters: string, atom: number): string => {
    const [one = "", other = ""] = letters;
    const known = DIRECTIONS[one === other ? one : letters] ?? NONE;
    const apart = [one, other].map((letter) => (DIRECTIONS[letter] ?? NONE)[atom] ?? "");
    return letters in DIRECTIONS || one === other ? (known[atom] ?? "") : union(...apart);
  };

  test.each([...singles, ...pairs])("%s", (letters) => {
    for (const [at, atom] of ["N", "F", "W"].entries()) {
      const expected = squaresOf(letters, at);
      if (expected === "")
        expect(() => pieceCalled(letters + atom), atom).toThrow(
          `piece "${letters}${atom}", at character 1, "${letters[0]}": ${atom} has no moves in these directions`,
        );
      else expect(reachedFrom("d4", letters + atom, 7), atom).toBe(expected);
    }
  });

  test.each([
    ["ffrrN", "c6 e6 f3 f5"],
    ["frlhN", "b3 b5 c2 c6 f5"],
    ["fmsW", "c4 d5 e4"],
    ["fmsN", "b3 b5 c6 e6 f3 f5"],
    ["mcfN", "c6 e6"],
    ["flK", "c4 c5"],
    ["fsK", "c4 c5 e4 e5"],
    ["lhK", "c3 c4 c5 d3 d5"],
    ["fR", "d5 d6 d7"],
    ["fsR2", "b4 c4 d5 d6 e4 f4"],
    ["rbB", "e3 f2 g1"],
    ["f(0,3)", "d7"],
    ["fr(1,3)", "g5"],
    ["rf(1,3)", "e7"],
    ["b(3,3)", "a1 g1"],
    ["fNbW", "c6 d3 e6"],
  ])("%s", (notation, squares) => {
    expect(reachedFrom("d4", notation, 7)).toBe(squares);
  });
});

describe("the tests' own reader", () => {
  const lands = [squaresOf([6, 5]), hexagonsOf(3)];
  const texts = (rides: Rides): readonly unknown[] =>
    lands.map((land) =>
      ridesOn(rides, land)
        ?.map((ride) => ride.join(" "))
        .sort(),
    );

  test.each(RIDERS)("reads $notation as typed by hand", (rider) => {
    const read = riderOf(rider.notation);
    expect(read && texts(read)).toEqual(texts(rider));
  });

  test.each(NAMES_OF_PIECES)("knows the piece named %s", (name) => {
    expect(riderOf(pieceCalled(name).notation)).toEqual({
      ...riderOf(name),
      notation: pieceCalled(name).notation,
    });
  });
});

describe("what a leap passes", () => {
  test("is the leap before for a rider, the same object", () => {
    expect(chains("fR", rectangle(5, 5))).toEqual([
      "0,1",
      "0,2 < 0,1",
      "0,3 < 0,2 < 0,1",
      "0,4 < 0,3 < 0,2 < 0,1",
    ]);
    expect(chains("rfNN")).toEqual(["1,2", "2,4 < 1,2", "3,6 < 2,4 < 1,2"]);
    for (const text of ["Q", "NN", "(1,3)2"]) {
      const all = pieceCalled(text).leaps(BOARD);
      for (const { over } of all) if (over) expect(all).toContain(over);
    }
  });

  // Wikipedia: "Xiangqi" for the horse and the elephant, "Janggi" for the elephant; Fairy-Stockfish for the others.
  test.each([
    ["rfnN", ["1,2 < 0,1"]],
    ["brnN", ["2,-1 < 1,0"]],
    ["lbnA", ["-2,-2 < -1,-1"]],
    ["fnD", ["0,2 < 0,1"]],
    ["lnH", ["-3,0 < -2,0 < -1,0"]],
    ["flnC", ["-3,1 < -2,0 < -1,0"]],
    ["rfnZ", ["2,3 < 1,2 < 0,1"]],
    ["blnZ", ["-3,-2 < -2,-1 < -1,0"]],
    ["rfnG", ["3,3 < 2,2 < 1,1"]],
    ["lfn(1,4)", ["-1,4 < 0,3 < 0,2 < 0,1"]],
    ["fnW", ["0,1"]],
    ["rfnNN", ["1,2 < 0,1", "2,4 < 1,3 < 1,2 < 0,1", "3,6 < 2,5 < 2,4 < 1,3 < 1,2 < 0,1"]],
  ])("is a leg for a lame leaper: %s", (notation, expected) => {
    expect(chains(notation)).toEqual(expected);
    expect(chains(notation.replace(/([a-z]+)n/, "n$1"))).toEqual(expected);
    expect(leaps(notation)).toEqual(leaps(notation.replace("n", "")));
  });

  test("keeps two ways to the same square apart", () => {
    expect(chains("fWfH")).toEqual(["0,1", "0,3"]);
    expect(chains("fW3fH")).toEqual(["0,1", "0,2 < 0,1", "0,3 < 0,2 < 0,1", "0,3"]);
    expect(chains("rf[W-F]rf[F-W]")).toEqual(["1,2 < 0,1", "1,2 < 1,1"]);
    expect(chains("RWR")).toEqual(chains("R"));
  });
});

describe("bent riders", () => {
  test.each([
    ["[F?R]", "a1", "b2 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2"],
    ["[F-R]", "d4", "a3 a5 b3 b5 c1 c2 c6 c7 c8 e1 e2 e6 e7 e8 f3 f5 g3 g5 h3 h5"],
    ["[W?B]", "a1", "a2 b1 b3 c2 c4 d3 d5 e4 e6 f5 f7 g6 g8 h7"],
    ["s[F-R]", "d4", "a3 a5 b3 b5 f3 f5 g3 g5 h3 h5"],
    ["f[F?R]", "d4", "c5 c6 c7 c8 e5 e6 e7 e8"],
    ["fr[F?R]", "d4", "e5 f5 g5 h5"],
    ["hr[F-W]", "d4", "b5 c2 e6 f3"],
    ["[fF?R]", "d4", "a5 b5 c5 c6 c7 c8 e5 e6 e7 e8 f5 g5 h5"],
    ["[W-R2]", "d4", "b4 a4 d1 d2 d6 d7 f4 g4"],
    // H. G. Muller on Fairy-Stockfish's pull request 1034: a rider that bends 90 degrees at the W squares.
    [
      "[W?sR]",
      "d4",
      "a3 a5 b3 b5 c1 c2 c3 c4 c5 c6 c7 c8 d3 d5 e1 e2 e3 e4 e5 e6 e7 e8 f3 f5 g3 g5 h3 h5",
    ],
    ["[W-sR]", "d4", "a3 a5 b3 b5 c1 c2 c3 c5 c6 c7 c8 e1 e2 e3 e5 e6 e7 e8 f3 f5 g3 g5 h3 h5"],
    ["[fW?sW2]", "d4", "b5 c5 d5 e5 f5"],
    ["[F-sB]", "d4", "a3 a5 b4 b8 c1 c7 d2 d6 e1 e7 f4 f8 g3 g5 h2 h6"],
    ["[F?fR]", "a1", "b2 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2"],
    ["[fK-Q]", "d4", "a5 a7 a8 b5 b6 b7 c6 c7 c8 d6 d7 d8 e6 e7 e8 f5 f6 f7 g5 g7 g8 h5 h8"],
  ])("%s from %s", (notation, from, squares) => {
    expect(reachedFrom(from, notation, 8)).toBe(union(squares));
  });

  test.each([
    ["rf[F?R]", ["1,1", "1,2 < 1,1", "1,3 < 1,2 < 1,1", "1,4 < 1,3 < 1,2 < 1,1"]],
    ["rf[F-R]", ["1,2 < 1,1", "1,3 < 1,2 < 1,1", "1,4 < 1,3 < 1,2 < 1,1"]],
    ["rf[D?B]", ["0,2", "1,3 < 0,2", "2,4 < 1,3 < 0,2"]],
    ["rf[nD-F]", ["1,3 < 0,2 < 0,1"]],
    ["[fW?sW2]", ["0,1", "1,1 < 0,1", "-1,1 < 0,1", "2,1 < 1,1 < 0,1", "-2,1 < -1,1 < 0,1"]],
    ["rfn[D-F]", ["1,3 < 0,2 < 0,1"]],
    ["rf[nF-D]", ["1,3 < 1,1"]],
  ])("%s passes its bend", (notation, expected) => {
    expect(chains(notation, rectangle(5, 5))).toEqual(expected);
  });
});

/** The atoms. Source: the diagram in H. G. Muller, "Betza notation (extended)", chessvariants.com. */
const step = (across: number, up: number, times = 1): Steps[number] => [across, up, times];
const [W, F] = [step(1, 0), step(1, 1)];
const [D, N, A] = [step(2, 0), step(2, 1), step(2, 2)];
const [H, C, Z, G] = [step(3, 0), step(3, 1), step(3, 2), step(3, 3)];
const [R, B] = [step(1, 0, RIDER), step(1, 1, RIDER)];

test.each<[string, Steps]>([
  ["R", [R]],
  ["NN", [[2, 1, RIDER]]],
  ["W63", [[1, 0, 63]]],
  ["F16", [[1, 1, 16]]],
])("%s, up to the longest, on 64×64", (notation, steps) => {
  const board = rectangle(64, 64);
  expect(leaps(notation, board)).toEqual(typed(steps, board));
});

test.each([0, 1, 33, 62, 63])("leapers (m,%i) up to the longest, on 64×64", (n) => {
  const board = rectangle(64, 64);
  for (const m of [0, 1, 2, 31, 32, 62, 63].filter((size) => size + n > 0)) {
    const found = leaps(`(${m},${n})`, board);
    expect(found).toEqual(typed([[m, n, 1]], board));
    expect(found).toHaveLength(m === n || m === 0 || n === 0 ? 4 : 8);
  }
});

describe("refuses, and points at the term that is wrong", () => {
  const wrong =
    "expected an atom, W F D N A H C L Z J G K R B Q, or a leaper such as (1,4), with an optional range up to 63, such as W3; " +
    "for a rider, 0 or the same letter again, such as N0 or NN";
  const limits =
    "expected these letters before an atom: f b l r v s h for directions, such as fsW; n for lame; m to only move, or c to only capture; p or g to hop; ce for captures en passant";
  const bends =
    "expected a leap and a ride, both along a line or diagonal: [F?R], [W?sR] to turn sideways, or [F-R] if the piece must go on";
  const turns =
    "after ? and -, directions are relative to the first leap: expected s for sideways, or f for outwards, the default";
  const aside =
    "directions before the bracket are ambiguous if the move turns sideways; write the directions inside, before the first leap, as in [fW?sR]";
  const outside = "m, c, p, g and e apply to the whole move; write them before the bracket";
  const enPassant = "e adds captures en passant to other captures; write ce";
  test.each([
    ["", ", at its end", wrong],
    ["Wn", ", at its end", wrong],
    ["Wf", ", at its end", wrong],
    ["fX", ', at character 2, "X"', wrong],
    ["fzN", ', at character 2, "z"', limits],
    ["feF", ', at character 2, "e"', enPassant],
    ["WmeF", ', at character 3, "e"', enPassant],
    [
      "fmWfiD",
      ', at character 5, "i"',
      "i changes only the first move of a piece, but a table is for all moves; give the first move a table of its own: " +
        'for the double step of a white pawn, "moves" of fnD within a2-h4',
    ],
    ["[F?R", ', at character 1, "["', bends],
    ["W[FR]", ', at character 2, "["', bends],
    ["f[N?B]", ', at character 2, "["', bends],
    ["[F?N]", ', at character 1, "["', bends],
    ["[R?B]", ', at character 1, "["', bends],
    ["[F2?B]", ', at character 1, "["', bends],
    ...Array.from("blrvhnmc", (letter): [string, string, string] => [
      `[W?${letter}R]`,
      `, at character 4, "${letter}"`,
      turns,
    ]),
    ["[F?fsR]", ', at character 5, "s"', turns],
    ["[F?sR]", ', at character 1, "["', "[F?sR] has no moves in these directions"],
    ["f[W?sR]", ', at character 2, "["', aside],
    ["[W?F?W]", ', at character 1, "["', bends],
    ["[cW?F]", ', at character 2, "c"', outside],
    ["[pW?F]", ', at character 2, "p"', outside],
    ["[ceW?F]", ', at character 2, "c"', outside],
    ["[mW?F]", ', at character 2, "m"', outside],
    ["hlrW", ', at character 1, "h"', "W has no moves in these directions"],
    ["[hW?F]", ', at character 2, "h"', "W has no moves in these directions"],
    ["[W?F64]", ', at character 4, "F"', wrong],
    ["[W?RR]", ', at character 4, "R"', wrong],
    ["[W?RB]", ', at character 4, "R"', bends],
    ["[F?R]2", ', at character 6, "2"', wrong],
    ["sf[F?R]", ', at character 1, "s"', "[F?R] has no moves in these directions"],
    ["NX", ', at character 2, "X"', wrong],
    ["N-C", ', at character 2, "-"', wrong],
    ["3N", ', at character 1, "3"', wrong],
    ["NN0", ', at character 1, "N"', wrong],
    ["W03", ', at character 3, "3"', wrong],
    ["FW64", ', at character 2, "W"', wrong],
    ["(1,4", ', at character 1, "("', wrong],
    ["N(1;4)", ', at character 2, "("', wrong],
    ["(01,4)", ', at character 1, "("', wrong],
    ["(0,0)", ', at character 1, "("', wrong],
    ["(64,1)", ', at character 1, "("', wrong],
    ["(12,64)", ', at character 1, "("', wrong],
    ["NNN", ', at character 1, "N"', wrong],
    ["NN2", ', at character 1, "N"', wrong],
    ["WRR", ', at character 2, "R"', wrong],
    ["R64", ', at character 1, "R"', wrong],
  ])("%j", (notation, place, reason) => {
    expect(() => pieceCalled(notation)).toThrow(BetzaError);
    expect(() => pieceCalled(notation)).toThrow(
      `piece ${JSON.stringify(notation)}${place}: ${reason}`,
    );
  });
});

const letters = (text: string): string[] => text.match(/./g) ?? [];

const atom = fc.constantFrom(...letters("WFDNAHCLZJGK"));
const term = fc.oneof(
  atom,
  fc.constantFrom("R", "B", "Q"),
  atom.map((letter) => letter + letter),
  fc
    .tuple(fc.constantFrom(...letters("WFDNAHCLZJGKRBQ")), fc.integer({ min: 1, max: 31 }))
    .map((parts) => parts.join("")),
  fc
    .tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 31 }))
    .map(([m, n]) => `(${m},${n})`),
);

test("a union moves like each of its parts, and keeps its notation", () => {
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
      // Two equal letters in a row are a rider, not a union.
      fc.pre(terms.every((one, at) => at === 0 || terms[at - 1]?.at(-1) !== one.at(0)));
      const notation = terms.join("");
      expect(pieceCalled(notation).notation).toBe(notation);
      const parts = new Set(terms.flatMap((one) => leaps(one)));
      expect(new Set(leaps(notation))).toEqual(parts);
    }),
  );
});

test("any text is a piece or refused at one of its characters, never a crash", () => {
  const garbage = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...letters("WFNKRQxfrhnmc()[?-]0123,")) }),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      // The name of a piece, such as GNU, means another notation.
      fc.pre(!PIECE_NAMES.some((name) => name.toLowerCase() === text.toLowerCase()));
      try {
        expect(pieceCalled(text).notation).toBe(text);
      } catch (error) {
        if (!(error instanceof BetzaError)) throw error;
        const { position = 0 } = error;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(text.length);
        const where = error.position === undefined ? ": " : ", at ";
        expect(error.message).toContain(`piece ${JSON.stringify(text)}${where}`);
      }
    }),
    { numRuns: runs(150, 1000) },
  );
});

/** Splits the keys of a table, each of which has one or more names. */
const byName = <Moves>(
  table: Readonly<Record<string, Moves>>,
): readonly (readonly [string, Moves])[] =>
  Object.entries(table).flatMap(([names, moves]) =>
    names.split(" ").map((name) => [name, moves] as const),
  );

/** The moves of each name, typed by hand. The Piececlopedia is that of chessvariants.com. */
const MOVES: Readonly<Record<string, Steps>> = {
  king: [W, F],
  queen: [R, B],
  rook: [R],
  bishop: [B],
  knight: [N],
  wazir: [W], // juliasfairies.com, definitions: (0,1) leaper
  "ferz fers": [F], // Wikipedia, "Fairy chess piece": (1,1) leaper
  dabbaba: [D], // Piececlopedia, "Dabbabah": (2,0) leaper
  alfil: [A], // Wikipedia, "Fairy chess piece": (2,2) leaper
  threeleaper: [H], // Wikipedia, "Threeleaper": three squares orthogonally
  camel: [C], // Wikipedia, "Camel (chess)": (1,3) leaper
  zebra: [Z], // juliasfairies.com, definitions: (2,3) leaper
  tripper: [G], // Wikipedia, "Tripper (chess)": three squares diagonally
  giraffe: [[4, 1, 1]], // Wikipedia, "Giraffe (chess)": (1,4) leaper
  antelope: [[4, 3, 1]], // juliasfairies.com, definitions: (3,4) leaper
  "mann commoner guard": [W, F], // Piececlopedia, "Man", also known as guard and commoner: ferz and wazir
  nightrider: [[2, 1, RIDER]], // Piececlopedia, "Betza Notation": NN
  "archbishop cardinal princess": [B, N], // Piececlopedia, "Bishop-Knight Compound"
  "chancellor marshall empress": [R, N], // Piececlopedia, "The Rook-Knight Compound"
  amazon: [R, B, N], // Wikipedia, "Amazon (chess)": queen and knight
  centaur: [W, F, N], // Piececlopedia, "Centaur": man and knight
  gnu: [N, C], // Piececlopedia, "Gnu": knight and camel
  wildebeest: [N, C], // Piececlopedia, "Wildebeest": knight and camel
  bison: [C, Z], // Piececlopedia, "Bison": (1,3) or (2,3) jump
  alibaba: [A, D], // Piececlopedia, "Alibaba": alfil and dabbabah
  phoenix: [W, A], // Piececlopedia, "Phoenix / Waffle": wazir and alfil
  champion: [W, A, D], // Wikipedia, "Omega Chess": wazir, alfil and dabbaba
  wizard: [F, C], // Piececlopedia, "Wizard": camel and ferz
  squirrel: [D, A, N], // Piececlopedia, "Squirrel": two orthogonally, two diagonally, or as a knight
  dragonKing: [R, F], // Piececlopedia, "Dragon King": rook or ferz
  dragonHorse: [B, W], // Shogi Wiki, "Dragon Horse": bishop, or one square in any direction
  general: [W], // Wikipedia, "Xiangqi": one point orthogonally
  advisor: [F], // Wikipedia, "Xiangqi": one point diagonally
  elephant: [A], // Wikipedia, "Xiangqi": two points diagonally, not over a piece
  horse: [N], // Wikipedia, "Xiangqi": one point orthogonally, then one diagonally away
  mao: [N], // Wikipedia, "Fairy chess piece": the horse of xiangqi
  chariot: [R], // Wikipedia, "Xiangqi"
  cannon: [R], // Wikipedia, "Xiangqi": as the chariot, if it captures nothing
  janggiElephant: [Z], // Wikipedia, "Janggi": one point orthogonally, then two diagonally away
  lion: [W, F, D, A, N], // Wikipedia, "Chu shogi": as a king, or a jump to any square at a distance of two
  crownPrince: [W, F], // Wikipedia, "Chu shogi": one square in any direction
  freeKing: [R, B], // Wikipedia, "Chu shogi": any number of squares in any direction
  kirin: [F, D], // Wikipedia, "Chu shogi": one square diagonally or two orthogonally
  // Fairy-Stockfish, src/piece.cpp: RNF, RF, FA.
  aiwok: [R, N, F],
  bers: [R, F],
  fersAlfil: [F, A],
  // github.com/fsmosca/musketeer-chess, README.md: DHAG, KDA, CN, B2DN, NB2.
  hawk: [A, D, G, H],
  musketeerElephant: [F, W, D, A],
  unicorn: [N, C],
  spider: [[1, 1, 2], N, D],
  leopard: [[1, 1, 2], N],
};

const FERZ = "c3 c5 e3 e5";
const FILE = "d1 d2 d3 d5 d6 d7 d8";
const RANK = "a4 b4 c4 e4 f4 g4 h4";
const FORWARD_LEFT = "a7 b6 c5";
const FORWARD_RIGHT = "e5 f6 g7 h8";
const BACK_LEFT = "a1 b2 c3";
const BACK_RIGHT = "e3 f2 g1";

/** The squares that pieces with asymmetric moves reach from d4 on 8×8, typed by hand. */
const ONE_WAY_MOVES: Readonly<Record<string, string>> = {
  // Wikipedia, "Shogi": one square orthogonally, or diagonally forward; promoted pieces such as the tokin do the same.
  "gold tokin promotedLance promotedKnight promotedSilver": "c4 c5 d3 d5 e4 e5",
  // Wikipedia, "Shogi": one square diagonally, or straight forward; "Makruk": the khon moves as the silver general.
  "silver khon": "c3 c5 d5 e3 e5",
  lance: "d5 d6 d7 d8", // Wikipedia, "Shogi": any number of squares straight forward
  shogiKnight: "c6 e6", // Wikipedia, "Shogi": one square forward and one diagonally forward, by a jump
  shogiPawn: "d5", // Wikipedia, "Shogi"
  soldier: "d5", // Wikipedia, "Xiangqi": one point forward, before it has crossed the river
  crossedSoldier: "c4 d5 e4", // Wikipedia, "Xiangqi": forward or sideways
  // Wikipedia, "Chu shogi".
  drunkElephant: `${FERZ} c4 d5 e4`,
  ferociousLeopard: `${FERZ} d3 d5`,
  blindTiger: `${FERZ} c4 d3 e4`,
  copperGeneral: "c5 d3 d5 e5",
  goBetween: "d3 d5",
  reverseChariot: FILE,
  verticalMover: `${FILE} c4 e4`,
  sideMover: `${RANK} d3 d5`,
  flyingStag: `${FILE} c4 e4 ${FERZ}`,
  whale: `${FILE} ${BACK_LEFT} ${BACK_RIGHT}`,
  whiteHorse: `${FILE} ${FORWARD_LEFT} ${FORWARD_RIGHT}`,
  flyingOx: `${FILE} ${FORWARD_LEFT} ${FORWARD_RIGHT} ${BACK_LEFT} ${BACK_RIGHT}`,
  hornedFalcon: `${RANK} d1 d2 d3 ${FORWARD_LEFT} ${FORWARD_RIGHT} ${BACK_LEFT} ${BACK_RIGHT} d5 d6`,
  soaringEagle: `${RANK} ${FILE} ${BACK_LEFT} ${BACK_RIGHT} b6 c5 e5 f6`,
  freeBoar: `${RANK} ${FORWARD_LEFT} ${FORWARD_RIGHT} ${BACK_LEFT} ${BACK_RIGHT}`,
  // github.com/fsmosca/musketeer-chess, README.md: llNrrNDK, B3DfNbN. Fairy-Stockfish, src/piece.cpp: fmWfF.
  musketeerCannon: `${FERZ} c4 d3 d5 e4 b4 d2 d6 f4 b3 b5 f3 f5`,
  fortress: `a1 b2 c3 a7 b6 c5 ${BACK_RIGHT} e5 f6 g7 b4 d2 d6 f4 c2 c6 e2 e6`,
  breakthrough: "c5 d5 e5",
};

/** The squares that bent pieces reach from d4 on 8×8, typed by hand. */
const BENT_MOVES: Readonly<Record<string, string>> = {
  // Piececlopedia, "Gryphon": one square diagonally, then outwards as a rook.
  "griffon gryphon": "a3 a5 b3 b5 c1 c2 c3 c5 c6 c7 c8 e1 e2 e3 e5 e6 e7 e8 f3 f5 g3 g5 h3 h5",
  // R. Betza, "Bent Riders", and Piececlopedia, "Manticore": one square as a rook, then outwards as a bishop.
  "aanca manticore": "a2 a6 a8 b1 b3 b5 b7 c2 c4 c6 d3 d5 e2 e4 e6 f1 f3 f5 f7 g2 g6 g8 h1 h7",
  osprey: "a3 a5 b4 b8 c1 c7 d2 d6 e1 e7 f4 f8 g3 g5 h2 h6", // Wikipedia, "Fairy chess piece": D, then B
  ostrich: "a2 a6 b1 b2 b6 b7 b8 f1 f2 f6 f7 f8 g2 g6 h2 h6", // Wikipedia, "Fairy chess piece": A, then R
  ship: "c1 c2 c3 c5 c6 c7 c8 e1 e2 e3 e5 e6 e7 e8", // J.-L. Cazaux, "Bigorra": diagonally, then vertically
  snake: "a8 b1 b7 c2 c6 d3 d5 e2 e6 f1 f7 g8", // J.-L. Cazaux, "Bigorra": vertically, then diagonally
  picket: "a1 a7 b2 b6 f2 f6 g1 g7 h8", // Wikipedia, "Tamerlane chess": a bishop of at least two squares
  moa: "b3 b5 c2 c6 e2 e6 f3 f5", // Wikipedia, "Fairy chess piece": diagonally, then orthogonally outwards
  singleStepRhino: "b3 b5 c2 c4 c6 d3 d5 e2 e4 e6 f3 f5", // Piececlopedia, "Rhinos": wazir and mao
};

// Fairy-Stockfish, src/variants.ini: pieces of Orda and Empire Chess, the pawn of Shatranj, and others.
test.each([
  ["mQcR", "Q", "R"],
  ["mQcB", "Q", "B"],
  ["mQcN", "Q", "N"],
  ["mQcK", "Q", "K"],
  ["mNcR", "N", "R"],
  ["mNcB", "N", "B"],
  ["KmNcR", "KN", "KR"],
  ["mcN", "N", "N"],
  ["fmWfcF", "fW", "fF"],
  ["breakthrough", "fWfF", "fF"],
  ["cannon", "R", undefined],
  ["mN", "N", undefined],
  ["cN", undefined, "N"],
])("%s moves as %s without captures, and captures as %s", (text, moves, captures) => {
  const { leaps: moving, capturing } = pieceCalled(text);
  for (const [found, other, reason] of [
    [moving, moves, 'it only captures; use it with "attacks", or with "moves" and "captures"'],
    [capturing?.leaps ?? moving, captures, "no part of it captures: with m, a piece only moves"],
  ] as const)
    if (other === undefined) expect(() => found(BOARD)).toThrow(`": ${reason}`);
    else expect(found(BOARD).map(vectorOf).sort()).toEqual(leaps(other));
});

// Fairy-Stockfish, src/piece.cpp and variants.ini, and XBoard, defaultDesc in moves.c. The moves on an empty board are as
// in pyffish 0.0.90 and XBoard 4.9.1.
test.each([
  ["mRcpR", "R", "hops (cpR)", undefined],
  ["RcpRnN", "RN", "hops (cpR)", undefined],
  ["pR", "", "hops (pR)", undefined],
  ["gQ", "", "hops (gQ)", undefined],
  ["mpRcpB", "", "hops (mpR) without hops (cpB)", undefined],
  ["RmpB", "R", "hops (mpB)", "R"],
  ["cRmpR", "", "hops (mpR)", "R"],
  ["fmWfceF", "fW", "captures en passant (fceF)", "fF"],
  ["cpeR", undefined, "hops (cpeR)", undefined],
])("%s moves as %j without %s, and captures as %s", async (text, moves, without, captures) => {
  const { leaps: moving, capturing } = pieceCalled(text);
  if (moves === undefined) expect(() => moving(BOARD)).toThrow(`piece "${text}": it only captures`);
  else expect(moving(BOARD).map(vectorOf).sort()).toEqual(moves === "" ? [] : leaps(moves));
  if (captures === undefined)
    expect(() => capturing?.leaps(BOARD)).toThrow("captures by a hop over another piece");
  else expect((capturing?.leaps ?? moving)(BOARD).map(vectorOf).sort()).toEqual(leaps(captures));
  for (const [wanted, given] of [
    [moves, { measure: "moves" }],
    [captures, { measure: "moves", captures: true }],
    [captures, { measure: "attacks" }],
  ] as const) {
    const tables = [{ piece: text, name: "x", board: "4x4", ...given }];
    const emitted = emit({ tables, lang: "go" }, "npm test").then((files) =>
      files.some((file) => file.text.includes(`piece ${text} without ${without}`)),
    );
    if (wanted === undefined) await expect(emitted).rejects.toThrow(`piece "${text}": `);
    else expect(await emitted).toBe(true);
  }
});

test.each([
  ["white", "a2-h4", "2", "4"],
  ["black", "a5-h7", "7", "5"],
] as const)(
  "the double steps of a %s pawn are moves of fnD within %s",
  (color, squares, from, to) => {
    const piece = staying(colored(pieceNamed("fnD"), color), [squares]);
    const found = ownMovesOf(piece, BOARD).flatMap((all, square) =>
      all.map((target) => `${squareName(BOARD, square)} ${squareName(BOARD, target)}`),
    );
    expect(found).toEqual(Array.from("abcdefgh", (file) => `${file}${from} ${file}${to}`));
  },
);

test("a piece that only captures has the tables that the message names", async () => {
  const capturing = { piece: "cN", name: "x", board: "4x4" } as const;
  for (const given of [{ measure: "attacks" }, { measure: "moves", captures: true }] as const) {
    const tables = [{ ...capturing, ...given }];
    expect(await emit({ tables, lang: "go" }, "npm test")).toHaveLength(1);
  }
  for (const measure of MEASURE_NAMES.filter((name) => MEASURES[name].pieces > 0)) {
    // A mask is about captures.
    if (measure === "attacks" || measure === "mask") continue;
    const tables = [{ ...capturing, measure }];
    await expect(emit({ tables, lang: "c" }, "npm test"), measure).rejects.toThrow(
      `piece "cN": it only captures; use it with "attacks", or with "moves" and "captures"`,
    );
  }
});

const isTowardOf = (y: number, x: number) => ({
  forwards: y > 0,
  backwards: y < 0,
  vertically: x === 0,
  sideways: y === 0,
});

/** Whether each of the words that are said is true. */
const areTrue = (said: string, all: object): boolean =>
  Object.entries(all).every(([word, is]) => is === true || !said.includes(word));

/** Whether the words for a leap along a line, such as `2 diagonally forwards`, are true; `undefined` for other words. */
const isAlongLine = (words: string, x: number, y: number): boolean | undefined => {
  const [, length, diagonally] = /^(\d) (diagonally )?\w+$/.exec(words) ?? [];
  const [least = NaN, most = NaN] = [Math.abs(x), Math.abs(y)].sort();
  if (length === undefined) return undefined;
  const isLong = most === Number(length) && least === (diagonally ? most : 0);
  return isLong && areTrue(words, isTowardOf(y, x));
};

/** Whether the words for a way, such as `diagonally forwards` or `2 forwards and 1 sideways`, are true of a vector. */
const isSaid = (words: string, x: number, y: number): boolean => {
  const [least = NaN, most = NaN] = [Math.abs(x), Math.abs(y)].sort();
  const isWide = { forwards: y > 1, vertically: Math.abs(y) > 1, sideways: Math.abs(x) > 1 };
  const [far = "", near] = words.split(" and 1 ");
  const sizes = /^(\d),(\d)/.exec(words);
  if (sizes) return sizes.slice(1).join() === `${least},${most}`;
  const isLong = isAlongLine(words, x, y);
  if (isLong !== undefined) return isLong;
  if (near?.startsWith(far.includes("sideways") ? "vertically" : "sideways"))
    return least === 1 && most === 2 && areTrue(far, isWide);
  if (words.startsWith("any way")) return most === 1;
  return (
    most === 1 && least === Number(words.startsWith("diagonally")) && areTrue(far, isTowardOf(y, x))
  );
};

/** The squares from d4 on 8×8 that the words of a meaning lead to. */
const saidFrom = (meaning: string): string => {
  const around = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const vectors = around.flatMap((x) => around.map((y) => [x, y] as const));
  const found: string[] = [];
  const walk = (words: string, x: number, y: number, leg?: readonly [number, number]): void => {
    const [, verb, where = "", then] =
      /^(step|slide|leap)s? ((?:\d,)?[^,]+)(?:, then (.*) outwards)?/.exec(words) ?? [];
    const most = Number(/up to (\d)/.exec(where)?.[1] ?? 7);
    const times = verb === "slide" || where.includes("again") ? most : 1;
    for (const [across, up] of vectors.filter(([x, y]) => isSaid(where, x, y)))
      for (let time = 1; time <= times; time++) {
        const to = [x + time * across, y + time * up] as const;
        const isOutwards = !leg || leg[0] * across + leg[1] * up > 0;
        if (!isOutwards || to.some((one) => one < 0 || one > 7)) break;
        if (!then?.startsWith("must")) found.push(`${"abcdefgh".charAt(to[0])}${to[1] + 1}`);
        if (then) walk(then.replace(/^m\w+ /, ""), ...to, [across, up]);
      }
  };
  let verb = "";
  for (const words of meaning.split(/,? or /)) {
    verb = /^(?:step|slide|leap)s/.exec(words)?.[0] ?? verb;
    walk(words.startsWith(verb) ? words : `${verb} ${words}`, 3, 3);
  }
  return union(...found);
};

describe("names", () => {
  test("mean their moves, as their words say", () => {
    for (const { notation } of [...PIECES_BY_GAME.values()].flat()) {
      const meaning = meaningOf(notation);
      expect(saidFrom(meaning), meaning).toBe(reachedFrom("d4", notation, 8));
      expect(meaning.includes("not over"), meaning).toBe(notation.includes("n"));
      expect(meaning.includes("without capturing"), meaning).toBe(notation.includes("m"));
    }
  });

  test.each([
    ["king", "K"],
    ["Queen", "Q"],
    ["ROOK", "R"],
    ["bishop", "B"],
    ["kNIGHT", "N"],
    ["nightrider", "NN"],
    ["dragonking", "RF"],
  ])("%s is %s", (name, notation) => {
    const named = pieceCalled(name);
    expect(named.notation).toBe(notation);
    expect(named.name.toLowerCase()).toBe(name.toLowerCase());
  });

  test("each has moves typed by hand", () => {
    const all = byName({ ...MOVES, ...ONE_WAY_MOVES, ...BENT_MOVES });
    expect([...PIECE_NAMES].sort()).toEqual(all.map(([name]) => name).sort());
  });

  test.each(byName(MOVES))("%s moves as its sources say", (name, steps) => {
    expect(leaps(name)).toEqual(typed(steps));
  });

  test.each(byName({ ...ONE_WAY_MOVES, ...BENT_MOVES }))(
    "%s moves as its sources say",
    (name, squares) => {
      expect(reachedFrom("d4", name, 8)).toBe(union(squares));
    },
  );

  /** The names of other tools, each with the notation that the tool gives or, in a game of a tool, the piece that it plays. */
  const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
    // src/variants.ini of the tag fairy_sf_14; all but `cannon` checked on an empty board in ffish 0.7.10, for both colors.
    "Fairy-Stockfish 14":
      "knight N bishop B rook R queen Q fers F alfil A fersAlfil FA silver FfW aiwok RNF bers RF archbishop BN chancellor RN " +
      "amazon QN shogiPawn fW lance fR shogiKnight fN gold WfF dragonHorse BW breakthrough fmWfF cannon mRcpR soldier fsW " +
      "horse nN elephant nA janggiElephant nZ wazir W commoner K centaur KN king K",
    // xboard.texi, -pieceToCharTable, for the names; defaultDesc in moves.c for the moves.
    "XBoard 4.9.1":
      "ferz F elephant A archbishop BN chancellor RN wazir W commoner K cannon mRcpR nightrider N0",
    // github.com/fsmosca/musketeer-chess, README.md.
    "Musketeer chess":
      "leopard NB2 musketeerCannon llNrrNDK unicorn CN chancellor RN archbishop BN musketeerElephant KDA hawk DHAG " +
      "fortress B3DfNbN spider B2DN",
    "Seirawan chess": "hawk BN", // src/variant.cpp of Fairy-Stockfish: h is the archbishop
    "Carrera's chess": "champion RN centaur BN", // chessvariants.com, "Carrera's Chess"
    xiangqi: "guard F", // playstrategy.org, "Xiangqi": the advisor or guard moves one step diagonally
    "Grande Acedrex": "aanca [F?R]", // chessvariants.com, comments on "Bent Riders": the first name of the gryphon
    problems: "unicorn NN", // Wikipedia, "Fairy chess piece": nightrider, knightmare, or unicorn
  };

  const movesText = (text: string): string => [...new Set(chains(text))].sort().join("; ");

  test.each(Object.entries(NAMED_ELSEWHERE))(
    "that mean something else in %s are listed with that meaning",
    (where, text) => {
      const words = text.split(" ");
      const names = words.filter((_, at) => at % 2 === 0);
      for (const [at, name] of names.entries()) {
        const notation = words[2 * at + 1] ?? "";
        const isHopping = notation.includes("p");
        const isSame = !isHopping && movesText(name) === movesText(notation);
        const told = (ELSEWHERE[name] ?? "").split("; ").filter((one) => one.includes(where));
        expect(told.length > 0, name).toBe(!isSame);
        for (const one of told) expect(one, name).toContain(`\`${notation}\``);
      }
    },
  );

  test("differ where legs do", () => {
    expect(chains("horse").sort()).toEqual(chains("[W-F]").sort());
    expect(chains("mao")).toEqual(chains("horse"));
    expect(chains("moa").filter((one) => chains("mao").includes(one))).toEqual([]);
    expect(chains("elephant")).toContain("2,2 < 1,1");
    expect(chains("janggiElephant")).toContain("3,-2 < 2,-1 < 1,0");
    expect(chains("cannon")).toEqual(chains("chariot"));
  });

  test("are never notations too, in any case, except those of atoms in capitals", () => {
    // DABBABA is no notation: B is a rider already, so it cannot be doubled.
    const isNotation = (name: string): boolean =>
      /^[WFDNAHCLZJGKRBQ]+$/i.test(name) && name !== "dabbaba";
    expect(PIECE_NAMES.filter(isNotation)).toEqual(["hawk", "aanca"]);
    for (const name of PIECE_NAMES.filter((one) => !isNotation(one)))
      expect(pieceCalled(name.toUpperCase()).name, name).toBe(name);
    expect(pieceCalled("AANCA").name).toBe("pieceAANCA");
    expect(pieceCalled("Aanca").name).toBe("aanca");
    expect(pieceCalled("hAwk").name).toBe("hawk");
  });

  test.each([
    ["fN", "pieceForwardsN"],
    ["WfF", "pieceWForwardsF"],
    ["WFF", "pieceWFF"],
    ["fsn(1,4)2bR", "pieceForwardsSidewaysNonjumpingLeaper1x4Times2BackwardsR"],
    ["mclrvhK", "pieceMovingCapturingLeftRightVerticalHalvedK"],
    ["[F?R]", "pieceBentFMaybeR"],
    ["[fW-sR]", "pieceBentForwardsWThenSidewaysR"],
    ["v[nD-B3]W", "pieceVerticalBentNonjumpingDThenB3PlusW"],
  ])("of tables say the notation: %s", (notation, name) => {
    expect(pieceCalled(notation).name).toBe(name);
  });

  const modified = fc
    .tuple(fc.array(fc.constantFrom(...letters("fblrvsnm")), { maxLength: 3 }), term)
    .map(([modifiers, one]) => modifiers.join("") + one);
  const bent = fc
    .tuple(
      fc.constantFrom("", "v", "fh"),
      fc.constantFrom(...letters("WFDAHG")),
      fc.constantFrom("?", "-"),
      fc.constantFrom(...letters("WFRB"), "WW", "F2", "sR", "fB"),
    )
    .map(([modifiers, leg, sign, ride]) => `${modifiers}[${leg}${sign}${ride}]`);
  const notations = fc
    .array(fc.oneof(modified, term, bent), { minLength: 1, maxLength: 4 })
    .map((terms) => terms.join(""));

  test("of two notations differ in more than letter case", () => {
    const known = new Map<string, string>();
    let read = 0;
    fc.assert(
      fc.property(notations, (notation) => {
        let name: string;
        try {
          name = pieceCalled(notation).name.toLowerCase();
        } catch (error) {
          if (error instanceof BetzaError) return;
          throw error;
        }
        // L and J are other letters for C and Z.
        if (/^[LJ]$/.test(notation)) return;
        read++;
        expect(name).toMatch(/^[a-z][a-z0-9]*$/);
        expect(known.get(name) ?? notation).toBe(notation);
        known.set(name, notation);
      }),
      { numRuns: runs(250, 1500) },
    );
    expect(read).toBeGreaterThan(runs(100, 1000));
  });

  test("that are too long for a file are refused", () => {
    expect(pieceCalled(`${"f".repeat(17)}W`).name).toHaveLength(142);
    expect(() => pieceCalled(`${"f".repeat(19)}W`)).toThrow(
      `piece "${"f".repeat(19)}W": too many modifiers: the name of its tables would be too long`,
    );
  });

  describe("turned", () => {
    test.each([
      ["gold", "WbF", "pieceWBackwardsF"],
      ["lance", "bR", "pieceBackwardsR"],
      ["shogiKnight", "bN", "pieceBackwardsN"],
      ["lW", "rW", "pieceRightW"],
      ["hrN", "hrN", "pieceHalvedRightN"],
      ["frhrlhN", "blhrrhN", "pieceBackwardsLeftHalvedRightRightHalvedN"],
      ["fhrN", "bhlN", "pieceBackwardsHalvedLeftN"],
      ["rv[bW?B]", "lv[fW?B]", "pieceLeftVerticalBentForwardsWMaybeB"],
      ["mlWcrF", "mrWclF", "pieceMovingRightWCapturingLeftF"],
      ["queen", "Q", "queen"],
    ])("%s", (text, notation, name) => {
      expect(turned(pieceCalled(text))).toMatchObject({ notation, name });
    });

    /**
     * Black pieces on d4 of 7×7. Source: Fairy-Stockfish's tori shogi, whose quails are the first two, and its own pieces with the
     * others' notations (ffish 0.7.10). chessgroundx 10.7.4 has the same quails, `toriLeftQuail` and `toriRightQuail` in
     * src/premove.ts. XBoard 4.9.1, `MovesFromString` in moves.c, turns each direction of black by half a turn.
     */
    test.each([
      ["fRrbBlbF", "a7 b6 c5 d1 d2 d3 e5"],
      ["fRlbBrbF", "c5 d1 d2 d3 e5 f6 g7"],
      ["lW", "e4"],
      ["rW", "c4"],
      ["frN", "b3"],
      ["hrN", "b5 c2 e6 f3"],
      ["flF", "e3"],
    ])("%s goes where black's goes in Fairy-Stockfish: %s", (text, squares) => {
      const black = turned(pieceCalled(text));
      expect(reachedFrom("d4", black.notation, 7)).toBe(squares);
      expect(reachedBy(black, "d4")).toBe(squares);
    });

    test("has the opposite of each leap, and is itself if turned twice", () => {
      const opposite = ({ files, ranks, over }: Leap): Leap => ({
        files: 0 - files,
        ranks: 0 - ranks,
        ...(over && { over: opposite(over) }),
      });
      const check = (text: string): void => {
        const one = pieceCalled(text);
        const other = turned(one);
        const expected = one.leaps(BOARD).map((leap) => chain(opposite(leap)));
        expect(other.leaps(BOARD).map(chain).sort(), text).toEqual(expected.sort());
        expect(turned(other).notation, text).toBe(one.notation);
      };
      const isRead = (text: string): boolean => {
        try {
          return pieceCalled(text).notation === text;
        } catch {
          return false;
        }
      };
      for (const name of PIECE_NAMES) check(name);
      for (const pair of Object.keys(DIRECTIONS))
        for (const one of ["N", "F", "W", "K", "[F?R]", "[W-R]"])
          if (isRead(pair + one)) check(pair + one);
      for (const bent of ["[fW?sR]", "f[W?fB]", "[bF-sB]"]) check(bent);
    });
  });

  test.each<[text: string, suggestion?: string]>([
    ["knigt", "did you mean knight?"],
    ["Knigth", "did you mean knight?"],
    ["WAZR"],
    ["camel:C", "did you mean camel?"],
    ["Camel-C", "did you mean camel?"],
    [
      "grasshopper",
      "no piece has this name; give its moves in Betza notation, such as fN, or a name that npx chess-distance --help pieces lists",
    ],
    ["shogiPwan", "did you mean shogiPawn?"],
    ["shogi-pawn", "did you mean shogiPawn?"],
    ...["Whitepawn", "pawns"].map((name): [string, string] => [
      name,
      'a pawn captures differently from how it moves; use whitePawn or blackPawn, with "attacks", or with "moves" and "captures"',
    ]),
  ])("%s: %s", (text, suggestion) => {
    const refusing = (): unknown => pieceOfLibrary(text);
    if (suggestion === undefined) expect(refusing).not.toThrow("did you mean");
    else
      expect(refusing).toThrow(
        expect.objectContaining({
          name: "BetzaError",
          code: "ERR_BETZA",
          position: undefined,
          message: `piece ${JSON.stringify(text)}: ${suggestion}`,
        }),
      );
  });
});
