/**
 * By difference: arrays whose index is the difference of two squares in ranks and files. Such a table exists
 * if all pairs with the same difference have the same answer, except where the corner rule applies.
 */
import {
  apart,
  fileOf,
  leapFrom,
  perBoard,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type Leap,
  type Square,
} from "../boards/board.js";
import { CORNERS } from "../boards/regions.js";
import { tree, type Expression } from "./expression.js";
import {
  fileTree,
  PAIR,
  rankEdgeTree,
  ranksOf,
  rankTree,
  type Cell,
  type Layout,
  type LayoutOn,
} from "./layout.js";

/** A layout whose index is the difference of two coordinates, one for each square. */
export interface DifferenceLayout extends Layout {
  /** The name of its coordinates, such as `0x88`. */
  readonly name: string;
  /** The difference between the coordinates of two squares one rank apart. */
  readonly width: number;
  /** The entry of difference zero. */
  readonly zero: number;
}

const [SQ1, SQ2] = PAIR;

/**
 * By 0x88 difference: 2 × files entries a rank, so that each difference has its own entry; 240 on 8×8.
 * Difference zero is entry 120, as on the page Distance; the entries of column 0 are never read.
 */
export const x88: LayoutOn<DifferenceLayout> = perBoard((board) =>
  byDifference(board, {
    name: "0x88",
    width: 2 * board.files,
    zeroFile: board.files,
    field: board,
    cell: pairApart(board),
    index: tree(
      "-",
      tree("+", tree("-", SQ2, SQ1), rankEdgeTree(board, SQ2)),
      rankEdgeTree(board, SQ1),
    ),
    suffix: ["by", "0x88", "diff"],
    about: `by the 0x88 difference of two squares, ${2 * board.files} a rank`,
  }),
);

/**
 * The superimposed board, (2 × files − 1) × (2 × ranks − 1) squares: the board fits inside it with any of
 * the board's squares on its center.
 */
const superimposedBoard = ({ files, ranks }: Board): Board => ({
  files: 2 * files - 1,
  ranks: 2 * ranks - 1,
});

/**
 * By difference on the superimposed board: Pioneer's array 15×15 on 8×8, 225 entries, all of them read.
 * An entry holds the answer on the superimposed board from its center, entry 112.
 * Source: page Distance, "Lookup of Array 15*15"; B. Stilman, A Linguistic Geometry of the Chess Model (1994).
 */
export const superimposed: LayoutOn<DifferenceLayout> = perBoard((board) => {
  const field = superimposedBoard(board);
  const center = squareAt(field, board.files - 1, board.ranks - 1);
  const origins = [center];
  const difference = tree("-", rankTree(board, SQ2), rankTree(board, SQ1));
  const name = `${field.files}×${field.ranks}`;
  return byDifference(board, {
    name,
    width: field.files,
    zeroFile: board.files - 1,
    field,
    cell: (leap) => ({ origins, target: center + squareAt(field, leap.files, leap.ranks) }),
    index: tree("+", tree("-", SQ2, SQ1), tree("*", board.files - 1, difference)),
    suffix: [name.replace("×", "x")],
    about: `by the difference of two squares on the superimposed array ${name}`,
    page: () => "Distance",
  });
});

/**
 * By absolute difference, files × |Δrank| + |Δfile|: 64 entries on 8×8. Source: page Knight-Distance,
 * "By Absolute Rank-File Distance".
 */
export const absolute: LayoutOn = perBoard((board) => {
  const cell = pairApart(board);
  const difference = (of: (board: Board, square: Expression) => Expression): Expression =>
    tree("abs", tree("-", of(board, SQ2), of(board, SQ1)));
  return {
    board,
    field: board,
    rows: ranksOf(board).map((squares, rank) => ({
      label: `|Δrank| ${rank}`,
      cells: squares.map((square) => cell(apart(board, 0, square))),
    })),
    from: "pair",
    index: tree("+", difference(rankEdgeTree), difference(fileTree)),
    entryName: (index) => {
      const { files, ranks } = apart(board, 0, index);
      return `|Δrank| ${ranks}, |Δfile| ${files}`;
    },
    isByDifference: true,
    suffix: ["by", "abs", "diff"],
    about: "by the absolute rank and file differences of two squares",
  };
});

/**
 * A pair of squares of the board with a given difference; `undefined` if there is none. It is the first pair
 * to which the corner rule does not apply, if there is one: the lookup corrects the others by that rule.
 */
const pairApart = (board: Board): ((leap: Leap) => Cell | undefined) => {
  const corners = new Set(CORNERS.squares(board));
  return (leap) => {
    let ruled: Cell | undefined;
    for (const origin of squaresOf(board)) {
      const target = leapFrom(board, origin, leap);
      if (target === undefined) continue;
      const cell = { origins: [origin], target };
      if (corners.has(origin) === corners.has(target)) return cell;
      ruled ??= cell;
    }
    return ruled;
  };
};

type Particulars = Pick<
  DifferenceLayout,
  "name" | "width" | "field" | "suffix" | "about" | "page"
> & {
  /** The column of file difference zero. */
  readonly zeroFile: number;
  /** The contents of the entry of a difference. */
  readonly cell: (leap: Leap) => Cell | undefined;
  /** The entry that answers a call, minus the entry of difference zero. */
  readonly index: Expression;
};

const byDifference = (
  board: Board,
  { zeroFile, cell, index, ...particulars }: Particulars,
): DifferenceLayout => {
  const { width } = particulars;
  const zero = width * (board.ranks - 1) + zeroFile;
  const leapAt = (entry: number): Leap => ({
    files: (entry % width) - zeroFile,
    ranks: Math.floor(entry / width) - (board.ranks - 1),
  });
  const isRead = ({ files }: Leap): boolean => Math.abs(files) < board.files;
  return {
    ...particulars,
    board,
    zero,
    rows: Array.from({ length: 2 * board.ranks - 1 }, (_, row) => ({
      label: `Δrank ${signed(row - (board.ranks - 1))}`,
      cells: Array.from({ length: width }, (__, column) => {
        const leap = leapAt(row * width + column);
        return isRead(leap) ? cell(leap) : undefined;
      }),
    })),
    from: "pair",
    isByDifference: true,
    index: tree("+", index, zero),
    entryName: (entry) => {
      const leap = leapAt(entry);
      return isRead(leap)
        ? `Δrank ${signed(leap.ranks)}, Δfile ${signed(leap.files)}`
        : `${entry}, never read`;
    },
  };
};

/** A difference with its sign: `+1`, `0`, `-1` */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : `${difference}`;

/** The index of a layout by difference as the answer itself, without an array. */
export const indexOnly =
  (layout: LayoutOn<DifferenceLayout>): LayoutOn =>
  (board) => ({ ...layout(board), rows: [], isByDifference: false });

/** The coordinate of a square in a layout by difference: width × rank + file. */
export const coordinateOf = ({ board, width }: DifferenceLayout, square: Square): number =>
  width * rankOf(board, square) + fileOf(board, square);
