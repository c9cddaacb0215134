/**
 * Layouts by difference: the index depends only on the rank and file differences of two squares. Such a table exists
 * if all pairs with the same difference have the same answer, except where the corner rule applies.
 */
import { isRectangle } from "../boards/board.js";
import { at, onceFor } from "../../common.js";
import type { Board, Square, Vector } from "../boards/board.js";
import { coordinateOf, type Unit } from "../boards/coordinates.js";
import { CORNERS } from "../boards/regions.js";
import { differenceTree, timesDistance } from "./difference-tree.js";
import { tree } from "../measures/expression.js";
import {
  eachOrigin,
  layoutOf,
  type Cell,
  type Layout,
  type LayoutNaming,
  type LayoutOn,
} from "./layout.js";

/** The properties that only layouts by difference have. */
export interface OfDifferences {
  /** The amounts that each file and each rank add to the index. */
  readonly unit: Required<Unit>;
  /** The index for two equal squares. */
  readonly zero: number;
  /** What the layout adds to the names and doc comments of tables. */
  readonly naming: DifferenceNaming;
}

/** A layout whose index is the difference of two coordinates, file × `file` + rank × `rank`, plus a constant. */
export type DifferenceLayout = Layout & OfDifferences;

/** What a layout by difference adds to the names and doc comments of tables. */
export interface DifferenceNaming extends LayoutNaming {
  /** The name of the coordinates, such as `0x88`. */
  readonly coordinates: string;
}

/**
 * The layout by 0x88 difference, with twice as many numbers per rank as there are files, so that each difference has an
 * element of its own: 240 elements on 8×8. On 8×8, two equal squares have index 120, as on the Distance page. No call
 * reads column 0.
 */
export const x88: LayoutOn<DifferenceLayout> = onceFor((board) => {
  const { files, ranks } = board;
  const rank = 2 * files;
  const size = { zero: rank * (ranks - 1) + files, length: rank * (2 * ranks - 1) };
  return byCoordinates(board, { rank, ...size }, pairApart(board), {
    coordinates: "0x88",
    suffix: ["by", "0x88", "diff"],
    about: `indexed by the 0x88 difference (${rank} numbers per rank) of two squares`,
  });
});

/**
 * The layout by difference on the superimposed board, which has a cell for each difference of two squares. The given
 * board fits inside, whichever square is on the center. On 8×8, this is Pioneer's 15×15 array. All of its 225 elements
 * are read. Equal squares have element 112, the center. Source: the Distance page, "Lookup of Array 15*15"; B. Stilman,
 * A Linguistic Geometry of the Chess Model (1994).
 */
export const superimposed: LayoutOn<DifferenceLayout> = onceFor((board) => {
  const [rank, rows] = [2 * board.files - 1, 2 * board.ranks - 1];
  const name = `${rank}×${rows}`;
  const length = rank * rows;
  return byCoordinates(board, { rank, zero: (length - 1) / 2, length }, pairApart(board), {
    coordinates: name,
    suffix: [name.replace("×", "x")],
    isBoardTold: isRectangle(board),
    about: `indexed by the difference of two squares in the superimposed ${name} array`,
    page: () => "Distance",
  });
});

/**
 * The layout by absolute difference, files × |Δrank| + |Δfile|: 64 elements on 8×8. Source: the Knight-Distance page,
 * "By Absolute Rank-File Distance".
 */
export const absolute: LayoutOn = onceFor((board) => {
  const { files, ranks } = board;
  const rows = countedFrom(0, ranks);
  const columns = countedFrom(0, files);
  const cellOf = pairApart(board, [1, -1]);
  const cells = rows.flatMap((ranks) => columns.map((files) => cellOf({ files, ranks })));
  const isRead = (column: number): boolean => rows.some((row) => cells[row * files + column]);
  return layoutOf(board, {
    isByDifference: true,
    rows: rows.map((by) => `|Δrank| ${by}`),
    columns: columns.map((by) => (isRead(by) ? `|Δfile| ${by}` : NEVER)),
    cell: (element) => cells[element],
    index: tree("+", timesDistance(board, "ranks", files), timesDistance(board, "files", 1)),
    naming: {
      suffix: ["by", "abs", "diff"],
      about: "indexed by the absolute rank and file differences of two squares",
    },
  });
});

const NEVER = "never read";

type CellOf = (by: Vector) => Cell | undefined;

/**
 * Finds a pair of squares with a given difference; returns `undefined` if the board has none. Prefers a pair to which
 * the corner rule does not apply, because the lookup corrects the answers for the other pairs. Tries the given signs of
 * the file difference, in order: 1 for the right, -1 for the left.
 */
export const pairApart = (board: Board, signs: readonly (1 | -1)[] = [1]): CellOf => {
  const corners = new Set(CORNERS.squares(board));
  const origins = eachOrigin(board);
  return ({ files, ranks }) => {
    let ruled: Cell | undefined;
    for (const sign of signs)
      for (const origin of originsFor(board, { files: sign * files, ranks })) {
        const from = at(board.cells, origin);
        const to = { files: from.files + sign * files, ranks: from.ranks + ranks };
        const target = board.squareAt(to);
        if (target === undefined) continue;
        const cell = { origins: at(origins, origin), target };
        if (corners.has(origin) === corners.has(target)) return cell;
        ruled ??= cell;
      }
    return ruled;
  };
};

/**
 * The squares from which a pair may have a difference. On a rectangle, they begin at the corner from which the difference
 * leads onto the board, so that most differences are from the same few squares: the answers from a square are computed
 * together.
 */
function* originsFor(board: Board, by: Vector): Generator<Square> {
  if (!isRectangle(board)) yield* board.squares;
  else
    for (const rank of along(board.ranks, by.ranks))
      for (const file of along(board.files, by.files)) yield board.files * rank + file;
}

/** The coordinates from which a difference leads to another on the board, from the end that is the farthest behind. */
const along = (side: number, by: number): readonly number[] =>
  Array.from({ length: side - Math.abs(by) }, (_, place) => (by < 0 ? side - 1 - place : place));

const countedFrom = (first: number, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => first + place);

/** The coordinates of a layout by difference. */
export interface Coordinates extends Unit {
  /** The index for two equal squares; the least possible index by default. */
  readonly zero?: number;
  /** The number of elements; the least possible number by default. */
  readonly length?: number;
}

/**
 * Returns the layout by difference with the given coordinates. `cellOf` fills each element. Element `zero` stands
 * `half` elements after the start of its row, from which rows are counted upwards; `first` is the row of element 0. By
 * 0x88 difference on 8×8, `zero` is 120 and `half` is 8: this row begins at element 112, and `first` is -7.
 *
 * `isApart` is true if each difference has its own element, in one row per rank difference and one column per file
 * difference, as by 0x88 difference. With only 8 numbers per rank, 7 files to the right would share an element
 * with 1 rank up and 1 file to the left. If `isApart` is true, the labels name differences; otherwise, they count from
 * `zero`. If several differences share an element, the first of them fills it. The differences are therefore reversed,
 * because later entries of a `Map` replace earlier ones.
 */
export const byCoordinates = (
  board: Board,
  { file = 1, rank, ...given }: Coordinates,
  cellOf: CellOf,
  naming: DifferenceNaming,
): DifferenceLayout => {
  const differences = countedFrom(1 - board.ranks, 2 * board.ranks - 1).flatMap((ranks) =>
    countedFrom(1 - board.files, 2 * board.files - 1).flatMap((files) => {
      const cell = cellOf({ files, ranks });
      return cell
        ? [{ cell, by: { files, ranks }, place: coordinateOf({ file, rank }, { files, ranks }) }]
        : [];
    }),
  );
  const places = differences.map(({ place }) => place);
  const { zero = -Math.min(...places) } = given;
  const { length = zero + Math.max(...places) + 1 } = given;
  const filled = new Map(
    differences.toReversed().map((difference) => [difference.place + zero, difference] as const),
  );
  const width = Math.max(Math.abs(file), Math.abs(rank), 1);
  const half = Math.floor(width / 2);
  const first = Math.floor((half - zero) / width);
  const rowsAbove = countedFrom(first, Math.floor((length - 1 - zero + half) / width) - first + 1);
  const startOf = (row: number): number =>
    Math.min(Math.max(zero + (first + row) * width - half, 0), length);
  const isApart = filled.size === differences.length && rank === width && file === 1;
  const nameOf = (above: number): string =>
    isApart ? `Δrank ${signed(above)}` : `from ${signed(startOf(above - first) - zero)}`;
  return {
    ...layoutOf(board, {
      isByDifference: true,
      rows: rowsAbove.map(nameOf),
      columns: countedFrom(-half, width).map((by) =>
        isApart && Math.abs(by) < board.files
          ? `Δfile ${signed(by)}`
          : isApart
            ? NEVER
            : signed(by),
      ),
      rowStart: startOf,
      cell: (element) => filled.get(element)?.cell,
      elementName: (element) => {
        const by = filled.get(element)?.by;
        const name = nameOf(Math.floor((element - zero + half) / width));
        return by ? `Δrank ${signed(by.ranks)}, Δfile ${signed(by.files)}` : `${name}, ${NEVER}`;
      },
      index: tree("+", differenceTree(board, { files: file, ranks: rank }), zero),
    }),
    naming,
    unit: { file, rank },
    zero,
  };
};

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : `${difference}`;

/** Returns a layout without an array. Its lookup returns the index of the given layout. */
export const indexOnly = (layout: LayoutOn<DifferenceLayout>): LayoutOn =>
  onceFor((board) => ({ ...layout(board), rows: [], isByDifference: false }));
