/** What holds on every board from 1×1 to 12×12, on boards drawn at random. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { squareName, type Board } from "../generator/board.js";
import type { DistanceEntry } from "../generator/entry.js";
import { fillOf } from "../generator/fill.js";
import { by0x88Difference, byAbsoluteDifference, bySuperimposition } from "../generator/layouts.js";
import { KING, KNIGHT, WAZIR, type FormulaMetric, type Metric } from "../generator/metrics.js";
import { proveDistances } from "../generator/proofs.js";
import { tabulate } from "../generator/tabulate.js";
import { KING_MOVES, KNIGHT_MOVES, search, WAZIR_MOVES, type Moves } from "./support/board.js";

const side = fc.integer({ min: 1, max: 12 });
const boards = fc.record({ files: side, ranks: side });

const PIECES: readonly { metric: Metric; moves: Moves }[] = [
  { metric: KING, moves: KING_MOVES },
  { metric: WAZIR, moves: WAZIR_MOVES },
  { metric: KNIGHT, moves: KNIGHT_MOVES },
];

const DIFFERENCE_LAYOUTS = [by0x88Difference, bySuperimposition, byAbsoluteDifference];

const squaresOf = ({ files, ranks }: Board): number[] => [...Array(files * ranks).keys()];

/** Distances on the board between all squares, by search; `undefined` where the piece never gets. */
const searched = ({ files, ranks }: Board, moves: Moves): (number | undefined)[][] => {
  const board = { files, ranks };
  const cell = (square: number): [number, number] => [square % files, Math.floor(square / files)];
  return squaresOf(board).map((from) => {
    const reached = search(moves, files, ranks, [cell(from)]);
    return squaresOf(board).map((to) => reached.get(cell(to).join()));
  });
};

describe.each(PIECES)("$metric.piece", ({ metric, moves }) => {
  test("fill = search, and as far there as back", () => {
    fc.assert(
      fc.property(boards, (board) => {
        const fill = fillOf(board, metric.leaps(board));
        const distances = squaresOf(board).map((from) => fill([from]));
        expect(distances).toEqual(searched(board, moves));
        for (const from of squaresOf(board))
          for (const to of squaresOf(board))
            expect(distances[from]?.[to]).toBe(distances[to]?.[from]);
      }),
      { numRuns: 40 },
    );
  });

  test.each(DIFFERENCE_LAYOUTS.map((layout) => [layout.name, layout] as const))(
    "%s: proved where it agrees with search on every pair, refused at the first pair where not",
    (_, layout) => {
      fc.assert(
        fc.property(boards, (board) => {
          const made = layout(board);
          const tabulated = tabulate(metric, made);
          const distances = searched(board, moves);
          const deviating = squaresOf(board).flatMap((sq1) =>
            squaresOf(board)
              .filter(
                (sq2) =>
                  tabulated[made.readings[sq1]?.indices[sq2] ?? NaN] !== distances[sq1]?.[sq2],
              )
              .map((sq2) => `${squareName(board, sq1)}, ${squareName(board, sq2)}`),
          );
          // The formula is not at issue here, and the knight's holds on boards of five and more only.
          const found = search(moves, 2 * board.files - 1, 2 * board.ranks - 1, [
            [board.files - 1, board.ranks - 1],
          ]);
          const formula: FormulaMetric["formula"] = (field, __, to) =>
            found.get(`${to % field.files},${Math.floor(to / field.files)}`);
          const entry: DistanceEntry = {
            kind: "distance",
            name: "TABLE",
            lookup: "table",
            metric: { ...metric, formula },
            layout,
            about: "",
            page: "Distance",
          };
          const prove = (): unknown => proveDistances(entry, made, board, []);
          const values = tabulated.map((distance) => distance ?? 255);
          if (deviating.length === 0) expect(prove()).toMatchObject({ values });
          else expect(prove).toThrow(`TABLE[${deviating[0] ?? ""}]: `);
        }),
        { numRuns: 40 },
      );
    },
  );
});

test.each([KING, WAZIR])("formula = fill on every board: $piece", (metric) => {
  fc.assert(
    fc.property(boards, (board) => {
      const fill = fillOf(board, metric.leaps(board));
      for (const from of squaresOf(board))
        expect(squaresOf(board).map((to) => metric.formula(board, from, to))).toEqual(fill([from]));
    }),
    { numRuns: 40 },
  );
});

test("formula = fill on every board of 5×5 and more: knight", () => {
  const large = fc.integer({ min: 5, max: 12 });
  fc.assert(
    fc.property(fc.record({ files: large, ranks: large }), (board) => {
      const fill = fillOf(board, KNIGHT.leaps(board));
      for (const from of squaresOf(board))
        expect(squaresOf(board).map((to) => KNIGHT.formula(board, from, to))).toEqual(fill([from]));
    }),
    { numRuns: 40 },
  );
});

test("the knight's exceptions are the corner rule's 8 ordered pairs on every board of 5×5 and more", () => {
  const large = fc.integer({ min: 5, max: 12 });
  fc.assert(
    fc.property(fc.record({ files: large, ranks: large }), (board) => {
      const layout = bySuperimposition(board);
      const tabulated = tabulate(KNIGHT, layout);
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
          const held = tabulated[layout.readings[sq1]?.indices[sq2] ?? NaN];
          const distance = distances[sq1]?.[sq2];
          return held === distance ? [] : [`${sq1}-${sq2}: ${String(held)}, ${String(distance)}`];
        }),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 40 },
  );
});
