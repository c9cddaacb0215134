/**
 * Layouts by difference: the index depends only on the rank and file differences of two squares. Such a table exists if
 * all pairs with the same difference have the same answer, except where the corner rule applies.
 */
import { at, onceFor } from "../common.js";
import { rectangle, type Board, type Square, type Vector } from "../boards/board.js";
import { CORNERS } from "../boards/regions.js";
import { tree, type Expression } from "./expression.js";
import {
  fileTree,
  layoutOf,
  PAIR,
  rankEdgeTree,
  rankTree,
  type Cell,
  type Layout,
  type LayoutOn,
} from "./layout.js";

/**
 * A layout whose index is the difference of two coordinates plus a constant. The coordinate of a cell is file + `width`
 * × rank, like the number of a square on a board with `width` files.
 */
export interface DifferenceLayout extends Layout {
  /** The name of its coordinates, such as `0x88`. */
  readonly name: string;
  /** The difference between the coordinates of two squares one rank apart. */
  readonly width: number;
  /** The index for two equal squares. */
  readonly zero: number;
}

const [SQ1, SQ2] = PAIR;

/** The coordinate of a cell, or the difference of two coordinates for the vector between the cells. */
export const coordinateOf = (
  { width }: Pick<DifferenceLayout, "width">,
  { files, ranks }: Vector,
): number => files + width * ranks;

/**
 * By 0x88 difference: 2 × files elements per rank, so that each difference has its own element; 240 on 8×8. Two equal
 * squares have index 120 on 8×8, as on the page Distance; the elements of column 0 are never read.
 */
export const x88: LayoutOn<DifferenceLayout> = onceFor((board) => {
  const width = 2 * board.files;
  return ofCoordinates(board, "0x88", width, pairApart(board), {
    suffix: ["by", "0x88", "diff"],
    about: `by the 0x88 difference of two squares, ${width} a rank`,
  });
});

/**
 * By difference on the superimposed board, which has a cell for each difference of two squares: the board fits inside
 * it with any of its squares on the center. On 8×8 this is Pioneer's 15×15 array of 225 elements, all of which are
 * read. An element holds the answer from the center of the superimposed board, element 112.
 * Source: page Distance, "Lookup of Array 15*15"; B. Stilman, A Linguistic Geometry of the Chess Model (1994).
 */
export const superimposed: LayoutOn<DifferenceLayout> = onceFor((board) => {
  const field = rectangle(2 * board.files - 1, 2 * board.ranks - 1);
  const name = `${field.files}×${field.ranks}`;
  const center = [(field.squares.length - 1) / 2];
  return ofCoordinates(board, name, field.files, (by) => cellAt(field, center, by), {
    field,
    suffix: [name.replace("×", "x")],
    about: `by the difference of two squares on the superimposed array ${name}`,
    page: () => "Distance",
  });
});

/**
 * By absolute difference, files × |Δrank| + |Δfile|: 64 elements on 8×8. Source: page Knight-Distance,
 * "By Absolute Rank-File Distance".
 */
export const absolute: LayoutOn = onceFor((board) => {
  const difference = (of: (board: Board, square: Expression) => Expression): Expression =>
    tree("abs", tree("-", of(board, SQ2), of(board, SQ1)));
  const [ranks, files] = [countedFrom(0, board.ranks), countedFrom(0, board.files)];
  return layoutOf(board, {
    ...byDifference(ranks, files, pairApart(board), (axis, by) => `|Δ${axis}| ${by}`),
    index: tree("+", difference(rankEdgeTree), difference(fileTree)),
    suffix: ["by", "abs", "diff"],
    about: "by the absolute rank and file differences of two squares",
  });
});

type CellOf = (by: Vector) => Cell | undefined;

const cellAt = (field: Board, origins: readonly Square[], by: Vector): Cell | undefined => {
  const target = field.plus(at(origins, 0), by);
  return target === undefined ? undefined : { origins, target };
};

/**
 * A pair of squares with a given difference, or `undefined` if the board has no such pair. It prefers pairs to which
 * the corner rule does not apply, because the lookup corrects the others.
 */
const pairApart = (board: Board): CellOf => {
  const corners = new Set(CORNERS.squares(board));
  return (by) => {
    let ruled: Cell | undefined;
    for (const origin of board.squares) {
      const cell = cellAt(board, [origin], by);
      if (cell && corners.has(origin) === corners.has(cell.target)) return cell;
      ruled ??= cell;
    }
    return ruled;
  };
};

const countedFrom = (first: number, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => first + place);

const byDifference = (
  ranks: readonly number[],
  files: readonly number[],
  cellOf: CellOf,
  nameOf: (axis: string, by: number) => string,
) => {
  const cells = ranks.flatMap((ranks) => files.map((files) => cellOf({ files, ranks })));
  return {
    isByDifference: true,
    rows: ranks.map((by) => nameOf("rank", by)),
    columns: files.map((by, column) => (cells[column] ? nameOf("file", by) : "never read")),
    cell: (element: number) => cells[element],
  };
};

/** Builds a layout by difference of coordinates: a square's number plus `width - files` for each rank. */
const ofCoordinates = (
  board: Board,
  name: string,
  width: number,
  cellOf: CellOf,
  given: Partial<Layout>,
): DifferenceLayout => {
  const more = width - board.files;
  const zero = width * (board.ranks - 1) + more;
  const ranks = countedFrom(1 - board.ranks, 2 * board.ranks - 1);
  const files = countedFrom(-more, width);
  const elements = byDifference(ranks, files, cellOf, (axis, by) => `Δ${axis} ${signed(by)}`);
  const squares = tree("-", SQ2, SQ1);
  const [rank1, rank2] = [rankTree(board, SQ1), rankTree(board, SQ2)];
  const [edge1, edge2] = [rankEdgeTree(board, SQ1), rankEdgeTree(board, SQ2)];
  const difference =
    more === board.files
      ? tree("-", tree("+", squares, edge2), edge1)
      : tree("+", squares, tree("*", more, tree("-", rank2, rank1)));
  const index = tree("+", difference, zero);
  return { ...layoutOf(board, { ...elements, ...given, index }), name, width, zero };
};

/** A difference with its sign: `+1`, `0`, `-1`. */
const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : `${difference}`;

/** A layout without an array, whose lookup returns the index of a layout by difference. */
export const indexOnly = (layout: LayoutOn<DifferenceLayout>): LayoutOn =>
  onceFor((board) => ({ ...layout(board), rows: [], isByDifference: false }));
