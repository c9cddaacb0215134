/** Betza notation: what is accepted, compared with hand-typed moves, and messages for the rest. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rectangle } from "../generator/boards/board.js";
import { piece, PIECE_NAMES } from "../generator/pieces.js";
import { BetzaError } from "../generator/errors.js";
import { byFill } from "../generator/measures/fill.js";
import { movesOf, RIDER, searchedFrom, type TestPiece } from "./support/pieces.js";

const BOARD = rectangle(8, 8);

/** The leaps of a piece as `files,ranks`, sorted. */
const leaps = (nameOrNotation: string, board = BOARD): string[] =>
  piece(nameOrNotation)
    .leaps(board)
    .map(({ files, ranks }) => `${files},${ranks}`)
    .sort();

type Steps = TestPiece["steps"];

/** The moves of steps typed by hand that are not longer than the board, in the same form. */
const typed = (steps: Steps, { files, ranks } = BOARD): string[] =>
  movesOf({ notation: "", steps }, files, ranks)
    .filter((move) => move.every((size) => Math.abs(size) < Math.max(files, ranks)))
    .map(([right, up]) => `${right},${up}`)
    .sort();

/** The moves of leaps of some sizes, in both orders and all directions. */
const around = (...sizes: readonly (readonly [number, number])[]): string[] =>
  typed(sizes.map(([across, up]) => [across, up, 1]));

describe("understands", () => {
  test.each([
    ["W", [[1, 0]]],
    ["F", [[1, 1]]],
    ["D", [[2, 0]]],
    ["N", [[2, 1]]],
    ["A", [[2, 2]]],
    ["H", [[3, 0]]],
    ["C", [[3, 1]]],
    ["L", [[3, 1]]],
    ["Z", [[3, 2]]],
    ["J", [[3, 2]]],
    ["G", [[3, 3]]],
    [
      "K",
      [
        [1, 0],
        [1, 1],
      ],
    ],
    ["(1,4)", [[1, 4]]],
    ["(0,7)", [[0, 7]]],
    ["(7,0)", [[7, 0]]],
    [
      "NC",
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      "W3",
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    [
      "R2",
      [
        [1, 0],
        [2, 0],
      ],
    ],
    [
      "K2",
      [
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 2],
      ],
    ],
    [
      "NN",
      [
        [2, 1],
        [4, 2],
        [6, 3],
      ],
    ],
    [
      "(1,3)2",
      [
        [1, 3],
        [2, 6],
      ],
    ],
    [
      "WF",
      [
        [1, 0],
        [1, 1],
      ],
    ],
    [
      "NN(2,1)",
      [
        [2, 1],
        [4, 2],
        [6, 3],
      ],
    ],
  ] as const)("%s", (notation, sizes) => {
    expect(leaps(notation)).toEqual(around(...sizes));
  });

  test.each([
    ["R", "WW"],
    ["B", "FF"],
    ["Q", "RB"],
    ["Q", "KK"],
    ["R", "W63"],
  ])("%s is %s", (notation, other) => {
    expect(leaps(notation)).toEqual(leaps(other));
  });

  test("a rider goes as far as the board allows, and leaps longer than the board are left out", () => {
    expect(leaps("R", rectangle(3, 2))).toEqual(around([1, 0], [2, 0]));
    expect(leaps("(0,7)", rectangle(7, 7))).toEqual([]);
    expect(leaps("NN", rectangle(1, 1))).toEqual([]);
  });
});

/** Large boards, of which one side may be a single square, and a square of each. */
const LARGE_BOARDS = [
  [64, 1, [0, 0]],
  [1, 64, [0, 63]],
  [64, 64, [0, 0]],
  [31, 64, [17, 9]],
] as const;

describe.each(LARGE_BOARDS)(
  "on %i×%i, the farthest squares are reached by",
  (files, ranks, start) => {
    const [x, y] = start;
    test.each<TestPiece>([
      { notation: "R", steps: [[1, 0, RIDER]] },
      { notation: "B", steps: [[1, 1, RIDER]] },
      {
        notation: "Q",
        steps: [
          [1, 0, RIDER],
          [1, 1, RIDER],
        ],
      },
      { notation: "NN", steps: [[2, 1, RIDER]] },
      { notation: "W3", steps: [[1, 0, 3]] },
      { notation: "W63", steps: [[1, 0, 63]] },
      { notation: "F16", steps: [[1, 1, 16]] },
      { notation: "(0,63)", steps: [[63, 0, 1]] },
    ])("$notation", (one) => {
      const board = rectangle(files, ranks);
      const rider = piece(one.notation);
      expect(leaps(one.notation, board)).toEqual(typed(one.steps, board));
      const distances = byFill(rider).on(board)([y * files + x]);
      expect(distances.map((moves) => moves ?? 255)).toEqual(
        searchedFrom(one, files, ranks, [[x, y]]),
      );
    });
  },
);

describe("leapers (m,n) up to the longest, on 64×64", () => {
  const SIDE = 64;
  const board = rectangle(SIDE, SIDE);
  const sizes = [0, 1, 2, 31, 32, 62, 63];

  /** The squares one move away by the fill, sorted. */
  const reached = (notation: string, x: number, y: number): number[] =>
    byFill(piece(notation))
      .on(board)([y * SIDE + x])
      .flatMap((moves, square) => (moves === 1 ? [square] : []));

  test.each([0, 1, 33, 62, 63])("n = %i", (n) => {
    for (const m of sizes.filter((size) => size + n > 0)) {
      const notation = `(${m},${n})`;
      const found = leaps(notation, board);
      expect(found, notation).toEqual(typed([[m, n, 1]], board));
      expect(found, notation).toHaveLength(m === n || m === 0 || n === 0 ? 4 : 8);
      for (const [x, y] of [
        [0, 0],
        [63, 63],
        [31, 32],
      ] as const) {
        const targets = movesOf({ notation, steps: [[m, n, 1]] }, SIDE, SIDE)
          .map(([right, up]) => [x + right, y + up] as const)
          .filter((cell) => cell.every((place) => place >= 0 && place < SIDE))
          .map(([file, rank]) => rank * SIDE + file);
        expect(reached(notation, x, y), notation).toEqual(
          targets.sort((one, other) => one - other),
        );
      }
    }
  });
});

describe("refuses, and points at the term that is wrong", () => {
  const wrong =
    "expected an atom, W F D N A H C L Z J G K R B Q, or a leaper such as (1,4); after it a range up to 63, such as W3, " +
    "or the same letter again for a rider, such as NN";
  const limited =
    "lower-case letters limit a piece to some directions, or to captures or quiet moves; a distance needs a piece that " +
    "moves the same way in every direction, whose atoms are capitals";
  test.each([
    ["", ', at character 1, ""', wrong],
    ["fN", ', at character 1, "f"', limited],
    ["n", ', at character 1, "n"', limited],
    ["WmcF", ', at character 2, "m"', limited],
    ["NX", ', at character 2, "X"', wrong],
    ["N-C", ', at character 2, "-"', wrong],
    ["3N", ', at character 1, "3"', wrong],
    ["W0", ', at character 2, "0"', wrong],
    ["W03", ', at character 2, "0"', wrong],
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
    expect(() => piece(notation)).toThrow(BetzaError);
    expect(() => piece(notation)).toThrow(`piece ${JSON.stringify(notation)}${place}: ${reason}`);
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
      // Two equal letters side by side are a rider and not a union.
      fc.pre(terms.every((one, at) => at === 0 || terms[at - 1]?.at(-1) !== one.at(0)));
      const notation = terms.join("");
      expect(piece(notation).notation).toBe(notation);
      const parts = new Set(terms.flatMap((one) => leaps(one)));
      expect(new Set(leaps(notation))).toEqual(parts);
    }),
  );
});

test("any text is a piece or refused at one of its characters, never a crash", () => {
  const garbage = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...letters("WFNKRQxf()0123,")) }),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      // The name of a piece, such as GNU, stands for another notation.
      fc.pre(!PIECE_NAMES.some((name) => name.toLowerCase() === text.toLowerCase()));
      try {
        expect(piece(text).notation).toBe(text);
      } catch (error) {
        if (!(error instanceof BetzaError)) throw error;
        const { position = 0 } = error;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(text.length);
        const where = error.position === undefined ? ": " : ", at ";
        expect(error.message).toContain(`piece ${JSON.stringify(text)}${where}`);
      }
    }),
    { numRuns: 1000 },
  );
});

/** The atoms. Source: H. G. Muller, "Betza notation (extended)", chessvariants.com: its diagram. */
const [W, F, D, N, A] = [
  [1, 0, 1],
  [1, 1, 1],
  [2, 0, 1],
  [2, 1, 1],
  [2, 2, 1],
] as const;
const [H, C, Z, G] = [
  [3, 0, 1],
  [3, 1, 1],
  [3, 2, 1],
  [3, 3, 1],
] as const;
const [R, B] = [
  [1, 0, RIDER],
  [1, 1, RIDER],
] as const;

/** The moves of each name, typed by hand. The Piececlopedia is that of chessvariants.com. */
const MOVES: Readonly<Record<string, Steps>> = {
  king: [W, F],
  queen: [R, B],
  rook: [R],
  bishop: [B],
  knight: [N],
  wazir: [W], // juliasfairies.com, definitions: (0,1) leaper
  ferz: [F], // Wikipedia, "Fairy chess piece": (1,1) leaper
  fers: [F], // Wikipedia, "Fairy chess piece"
  dabbaba: [D], // Piececlopedia, "Dabbabah": (2,0) leaper
  alfil: [A], // Wikipedia, "Fairy chess piece": (2,2) leaper
  threeleaper: [H], // Wikipedia, "Threeleaper": three squares orthogonally
  camel: [C], // Wikipedia, "Camel (chess)": (1,3) leaper
  zebra: [Z], // juliasfairies.com, definitions: (2,3) leaper
  tripper: [G], // Wikipedia, "Tripper (chess)": three squares diagonally
  giraffe: [[4, 1, 1]], // Wikipedia, "Giraffe (chess)": (1,4) leaper
  antelope: [[4, 3, 1]], // juliasfairies.com, definitions: (3,4) leaper
  mann: [W, F], // Piececlopedia, "Man", also known as guard and commoner: ferz and wazir
  commoner: [W, F], // Piececlopedia, "Man"
  guard: [W, F], // Piececlopedia, "Man"
  nightrider: [[2, 1, RIDER]], // Piececlopedia, "Betza Notation": NN
  archbishop: [B, N], // Piececlopedia, "Bishop-Knight Compound"
  cardinal: [B, N], // Piececlopedia, "Bishop-Knight Compound"
  princess: [B, N], // Piececlopedia, "Bishop-Knight Compound"
  chancellor: [R, N], // Piececlopedia, "The Rook-Knight Compound"
  marshall: [R, N], // Piececlopedia, "The Rook-Knight Compound"
  empress: [R, N], // Piececlopedia, "The Rook-Knight Compound"
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
};

describe("names", () => {
  test.each([
    ["king", "K"],
    ["Queen", "Q"],
    ["ROOK", "R"],
    ["bishop", "B"],
    ["kNIGHT", "N"],
    ["wazir", "W"],
    ["ferz", "F"],
    ["camel", "C"],
    ["zebra", "Z"],
    ["mann", "K"],
    ["nightrider", "NN"],
    ["archbishop", "BN"],
    ["chancellor", "RN"],
    ["amazon", "QN"],
    ["giraffe", "(1,4)"],
    ["dragonking", "RF"],
  ])("%s is %s", (name, notation) => {
    const named = piece(name);
    expect(named.notation).toBe(notation);
    expect(named.name.toLowerCase()).toBe(name.toLowerCase());
  });

  test("each has moves typed by hand", () => {
    expect([...PIECE_NAMES].sort()).toEqual(Object.keys(MOVES).sort());
  });

  test.each(Object.entries(MOVES))("%s moves as its sources say", (name, steps) => {
    expect(leaps(name)).toEqual(typed(steps));
  });

  test("are never notations too, in any case", () => {
    for (const name of PIECE_NAMES) expect(piece(name.toUpperCase()).name, name).toBe(name);
  });

  test.each([
    ["knigt", "did you mean knight?"],
    ["Knigth", "did you mean knight?"],
    ["WAZR", undefined],
    ["camel:C", "did you mean camel?"],
    ["Camel-C", "did you mean camel?"],
    ["elephant", undefined],
    ["Whitepawn", "a pawn has no distance; attacks may name whitePawn and blackPawn"],
    ["pawns", "a pawn has no distance; attacks may name whitePawn and blackPawn"],
  ])("%s: %s", (text, suggestion) => {
    const refusing = (): unknown => piece(text);
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
