/** Properties of every board from 1×1 to 9×9, on random boards. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rectangle, type Board } from "../generator/boards/board.js";
import { absolute, superimposed, x88 } from "../generator/layouts/difference.js";
import { elementOf } from "../generator/layouts/layout.js";
import { KING, KNIGHT, WAZIR } from "../generator/measures/distance-formulas.js";
import type { DistanceMeasure } from "../generator/measures/measure.js";
import { ProofError } from "../generator/errors.js";
import { prove } from "../generator/prove.js";
import { tableOf } from "../generator/table.js";
import { absolute as absoluteKey, canHold, signed } from "./support/differences.js";
import { KING_MOVES, KNIGHT_MOVES, search, WAZIR_MOVES, type Moves } from "./support/board.js";

/** Sides longer than a chess board's, but no longer: a board of 12×12 takes three times as long. */
const LONGEST = 9;

const side = fc.integer({ min: 1, max: LONGEST });
const boardsOf = (sides: fc.Arbitrary<number>): fc.Arbitrary<Board> =>
  fc.tuple(sides, sides).map(([files, ranks]) => rectangle(files, ranks));

const boards = boardsOf(side);

const PIECES: readonly { name: string; measure: DistanceMeasure; moves: Moves }[] = [
  { name: "king", measure: KING, moves: KING_MOVES },
  { name: "wazir", measure: WAZIR, moves: WAZIR_MOVES },
  { name: "knight", measure: KNIGHT, moves: KNIGHT_MOVES },
];

const DIFFERENCE_LAYOUTS = { x88, superimposed, absolute };

/** Distances on the board between all squares, by search; `undefined` for unreachable squares. */
const searched = (
  { files, ranks, squares }: Board,
  moves: Moves,
): readonly (readonly (number | undefined)[])[] => {
  const cell = (square: number): [number, number] => [square % files, Math.floor(square / files)];
  return squares.map((from) => search(moves, files, ranks, [cell(from)]));
};

describe.each(PIECES)("$name", ({ name: piece, measure, moves }) => {
  test("fill = search, and as far there as back", () => {
    fc.assert(
      fc.property(boards, (board) => {
        const fill = measure.ways[0].on(board);
        const distances = board.squares.map((from) => fill([from]));
        // Rows are compared as texts, which is faster than number by number.
        expect(distances.map((row) => row.join())).toEqual(
          searched(board, moves).map((row) => row.join()),
        );
        const oneWay = board.squares.filter((from) =>
          board.squares.some((to) => distances[from]?.[to] !== distances[to]?.[from]),
        );
        expect(oneWay).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test.each(Object.entries(DIFFERENCE_LAYOUTS))(
    "%s: proved where it can answer every pair as search does, refused where not",
    (name, layout) => {
      fc.assert(
        fc.property(boards, (board) => {
          // Only the fill is tested here; the knight's formula requires a board of at least 5×5.
          const [fill] = measure.ways;
          const table = tableOf({ measure: { ...measure, ways: [fill, fill] }, layout }, board);
          const distances = searched(board, moves).map((row) => row.map((found) => found ?? 255));
          const can = canHold(distances, board, name === "absolute" ? absoluteKey : signed);
          const proving = (): void => {
            prove(table);
          };
          if (can) expect(proving).not.toThrow();
          else expect(proving).toThrow(ProofError);
        }),
        { numRuns: 25 },
      );
    },
  );

  const least = piece === "knight" ? 5 : 1;

  // Source: Pioneer, whose array is a board of twice the size, with the piece on its center.
  test(`the superimposed array of ${least}×${least} and more is what the center of a larger board sees`, () => {
    const large = fc.integer({ min: least, max: LONGEST });
    fc.assert(
      fc.property(boardsOf(large), (board) => {
        const [wide, high] = [2 * board.files - 1, 2 * board.ranks - 1];
        const center = [board.files - 1, board.ranks - 1] as const;
        const { values } = tableOf({ measure, layout: superimposed }, board);
        expect(values).toEqual(search(moves, wide, high, [center]));
      }),
      { numRuns: 25 },
    );
  });

  test(`formula = fill on every board of ${least}×${least} and more`, () => {
    const large = fc.integer({ min: least, max: LONGEST });
    fc.assert(
      fc.property(boardsOf(large), (board) => {
        const [fill, formula] = measure.ways.map((way) => way.on(board));
        const differ = board.squares.filter(
          (from) => formula?.([from]).join() !== fill?.([from]).join(),
        );
        expect(differ).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

test("the knight's exceptions are the corner rule's 8 ordered pairs on every board of 5×5 and more", () => {
  const large = fc.integer({ min: 5, max: LONGEST });
  fc.assert(
    fc.property(boardsOf(large), (board) => {
      const { layout, values } = tableOf({ measure: KNIGHT, layout: superimposed }, board);
      const entry = elementOf(layout);
      const distances = searched(board, KNIGHT_MOVES);
      const { files, ranks } = board;
      const last = files * ranks - 1;
      const corners = [
        [0, files + 1],
        [files - 1, 2 * files - 2],
        [last - files + 1, last - 2 * files + 2],
        [last, last - files - 1],
      ];
      const expected = corners.flatMap(([corner = NaN, neighbor = NaN]) => [
        `${corner}-${neighbor}: 2, 4`,
        `${neighbor}-${corner}: 2, 4`,
      ]);
      const found = board.squares.flatMap((sq1) =>
        board.squares.flatMap((sq2) => {
          const [held, distance] = [values[entry(sq1, sq2)], distances[sq1]?.[sq2]];
          return held === distance ? [] : [`${sq1}-${sq2}: ${String(held)}, ${String(distance)}`];
        }),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 25 },
  );
});
