/** Properties of every board from 1×1 to 12×12, on random boards. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { squareName, type Board } from "../generator/boards/board.js";
import { absolute, superimposed, x88 } from "../generator/layouts/difference.js";
import { entryOf } from "../generator/layouts/layout.js";
import { KING, KNIGHT, WAZIR } from "../generator/measures/distance.js";
import type { DistanceMeasure } from "../generator/measures/measure.js";
import { prove } from "../generator/prove.js";
import { tableOf } from "../generator/table.js";
import { KING_MOVES, KNIGHT_MOVES, search, WAZIR_MOVES, type Moves } from "./support/board.js";

const side = fc.integer({ min: 1, max: 12 });
const boards = fc.record({ files: side, ranks: side });

const PIECES: readonly { name: string; measure: DistanceMeasure; moves: Moves }[] = [
  { name: "king", measure: KING, moves: KING_MOVES },
  { name: "wazir", measure: WAZIR, moves: WAZIR_MOVES },
  { name: "knight", measure: KNIGHT, moves: KNIGHT_MOVES },
];

const DIFFERENCE_LAYOUTS = { x88, superimposed, absolute };

const squaresOf = ({ files, ranks }: Board): number[] => [...Array(files * ranks).keys()];

/** Distances on the board between all squares, by search; `undefined` for unreachable squares. */
const searched = ({ files, ranks }: Board, moves: Moves): (number | undefined)[][] => {
  const board = { files, ranks };
  const cell = (square: number): [number, number] => [square % files, Math.floor(square / files)];
  return squaresOf(board).map((from) => {
    const reached = search(moves, files, ranks, [cell(from)]);
    return squaresOf(board).map((to) => reached.get(cell(to).join()));
  });
};

const isCorner = ({ files, ranks }: Board, square: number): boolean =>
  [0, files - 1].includes(square % files) && [0, ranks - 1].includes(Math.floor(square / files));

describe.each(PIECES)("$name", ({ name, measure, moves }) => {
  test("fill = search, and as far there as back", () => {
    fc.assert(
      fc.property(boards, (board) => {
        const fill = measure.ways[0].on(board);
        const distances = squaresOf(board).map((from) => fill([from]));
        expect(distances).toEqual(searched(board, moves));
        const oneWay = squaresOf(board).filter((from) =>
          squaresOf(board).some((to) => distances[from]?.[to] !== distances[to]?.[from]),
        );
        expect(oneWay).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test.each(Object.entries(DIFFERENCE_LAYOUTS))(
    "%s: proved where it can answer every pair as search does, refused where not",
    (_, layout) => {
      fc.assert(
        fc.property(boards, (board) => {
          const distances = searched(board, moves);
          // Only the fill is tested here; the knight's formula is right only on boards of at least 5×5.
          const [fill] = measure.ways;
          const table = tableOf({ measure: { ...measure, ways: [fill, fill] }, layout }, board);
          const entry = entryOf(table.layout);
          const wrong = squaresOf(board)
            .flatMap((sq1) => squaresOf(board).map((sq2) => [sq1, sq2] as const))
            .filter(([sq1, sq2]) => {
              const index = entry(sq1, sq2);
              const rule =
                table.cornerRuleEntries.includes(index) &&
                isCorner(board, sq1) !== isCorner(board, sq2);
              const held = table.values[index];
              const answer = rule && typeof held === "number" ? held + 2 : held;
              return answer !== distances[sq1]?.[sq2];
            })
            .map((squares) => squares.map((square) => squareName(board, square)).join(", "));
          const proving = (): void => {
            prove(table);
          };
          if (wrong.length === 0) expect(proving).not.toThrow();
          else expect(proving).toThrow(`[${wrong[0] ?? ""}]: `);
        }),
        { numRuns: 40 },
      );
    },
  );

  const least = name === "knight" ? 5 : 1;
  test(`formula = fill on every board of ${least}×${least} and more`, () => {
    const large = fc.integer({ min: least, max: 12 });
    fc.assert(
      fc.property(fc.record({ files: large, ranks: large }), (board) => {
        const [fill, formula] = measure.ways.map((way) => way.on(board));
        const differ = squaresOf(board).filter(
          (from) => formula?.([from]).join() !== fill?.([from]).join(),
        );
        expect(differ).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

test("the knight's exceptions are the corner rule's 8 ordered pairs on every board of 5×5 and more", () => {
  const large = fc.integer({ min: 5, max: 12 });
  fc.assert(
    fc.property(fc.record({ files: large, ranks: large }), (board) => {
      const { layout, values } = tableOf({ measure: KNIGHT, layout: superimposed }, board);
      const entry = entryOf(layout);
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
      const found = squaresOf(board).flatMap((sq1) =>
        squaresOf(board).flatMap((sq2) => {
          const [held, distance] = [values[entry(sq1, sq2)], distances[sq1]?.[sq2]];
          return held === distance ? [] : [`${sq1}-${sq2}: ${String(held)}, ${String(distance)}`];
        }),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 40 },
  );
});
