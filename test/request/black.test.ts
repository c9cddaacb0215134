/** Black pieces, which are white pieces turned by 180°. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { squaresOf, type Land } from "../support/graphs.js";
import { printed, refusal } from "../support/printed-tables.js";
import { questions } from "../support/random-boards.js";
import { bitsOf } from "../support/relations.js";
import { runs } from "../support/sampling.js";

/** The set of the squares to which a piece moves, from each square in the order of their numbers. */
const movesOf = ({ board }: Land, request: TableRequest): readonly bigint[] =>
  printed("json", { board, measure: "moves", name: "x", ...request }).entries.map(BigInt);

const setIn = ({ names }: Land, squares: string): bigint =>
  bitsOf(squares.split(" ").map((name) => names.indexOf(name)));

// The left quail of tori shogi: black's moves from d4 in Fairy-Stockfish (ffish 0.7.10) and in chessgroundx 10.7.4.
test("black's left quail of tori shogi moves as in Fairy-Stockfish", () => {
  const land = squaresOf([7, 7]);
  const moves = movesOf(land, { piece: "fRrbBlbF", color: "black" });
  expect(moves[land.names.indexOf("d4")]).toBe(setIn(land, "a7 b6 c5 d1 d2 d3 e5"));
});

test("black's steps are the opposite of white's on a board without symmetry", () => {
  // Steps to the right across the last file also go up by a rank. Typed by hand: right, and diagonally down.
  const land = squaresOf([3, 3], (name) => name === "a2", [{ side: "files", shift: 1 }]);
  const typed = ["b1", "c1", "a1", "a1 c1 c2", "a3 b1", "b2 b3 c1", "c2 c3", "a3 b2"];
  expect(movesOf(land, { piece: "lWfF", color: "black" })).toEqual(
    typed.map((squares) => setIn(land, squares)),
  );
});

/** Pieces whose left and right sides differ. */
const ONE_SIDED = [
  ..."lW rW frN hrN hlN flF lbB rf(1,2)2 fRrbBlbF nrfN rnDD flnZ".split(" "),
  ..."[lW?sR] lf[F?R] [frF-W] mlWrF rWlfNN".split(" "),
];

/** The squares of a board after half a turn; `undefined` if the board is then another. */
const halfTurned = (land: Land): readonly number[] | undefined => {
  const { places, walk, gaps, kind, directions } = land;
  const middle = (axis: 0 | 1): number => {
    const all = places.map((place) => place[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const turned = places.map(([file, rank]) =>
    places.findIndex(([x, y]) => x === 2 * middle(0) - file && y === 2 * middle(1) - rank),
  );
  const far = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
  const steps = kind === "hexagons" ? directions : far.flatMap((x) => far.map((y) => [x, y]));
  const isSame = turned.every(
    (square, from) =>
      square >= 0 &&
      steps.every((step) => {
        const to = walk(from, step);
        const back = step.map((one) => 0 - one);
        const isGap = gaps?.isAt(from, step) === gaps?.isAt(square, back);
        return isGap && walk(square, back) === (to === undefined ? undefined : turned[to]);
      }),
  );
  return isSame ? turned : undefined;
};

test("on a board that half a turn maps to itself, black's moves are white's, turned", () => {
  const seen = new Set<Land["kind"]>();
  fc.assert(
    fc.property(questions, fc.constantFrom(...ONE_SIDED), ({ land }, sided) => {
      const turned = land.kind === "graph" ? undefined : halfTurned(land);
      fc.pre(turned !== undefined);
      seen.add(land.kind);
      const piece = land.kind === "hexagons" ? "N" : sided;
      const white = movesOf(land, { piece });
      const expected = turned.map((square) =>
        bitsOf(
          [...turned.keys()].filter(
            (to) => ((white[square] ?? 0n) >> BigInt(turned[to] ?? NaN)) & 1n,
          ),
        ),
      );
      expect(movesOf(land, { piece, color: "black" }), piece).toEqual(expected);
    }),
    { numRuns: runs(30, 1000) },
  );
  expect(seen.size).toBeGreaterThan(2);
});

test("the names and words of black's tables are those of its own letters", () => {
  const { text } = printed("json", { piece: "lW", board: "2x2", color: "black" });
  expect(text).toContain('"name": "PIECE_RIGHT_W_DISTANCE_2X2"');
  expect(text).toContain('"title": "Distance of the piece rW, in moves,');
});

test("a piece whose name is too long for black is refused", () => {
  const piece = `${"f".repeat(17)}W`;
  expect(refusal({ piece, name: "x" })).toBe("");
  expect(refusal({ piece, name: "x", color: "black" })).toBe(
    `tables[0].piece: ${piece} is piece "${"b".repeat(17)}W": too many modifiers: the name of its tables would be too long`,
  );
});
