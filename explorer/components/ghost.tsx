/** Ways that may leave the board. Stops off the board are crossed out. */
import type { Board, Square, Vector } from "../../generator/core/boards/board.js";
import { at } from "../../generator/common.js";
import { CELL, type Point } from "../../generator/drawing/placement.js";
import { middleOf } from "../../generator/drawing/grid-drawing.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { Crossed, pathOf } from "./crossed.js";

/** The number of squares that are drawn beyond each edge of the board. The style leaves space for these squares. */
const SQUARES = 2;

/** The cell that is some files and ranks from a square, on or off the board. */
export const cellFrom = ({ cells }: Board, square: Square, by: Vector): Vector => {
  const { files, ranks } = at(cells, square);
  return { files: files + by.files, ranks: ranks + by.ranks };
};

/** The cells, on or off the board, on which a piece would stop, including both ends. */
export type Way = readonly Vector[];

const isOff = (board: Board, cell: Vector): boolean => board.squareAt(cell) === undefined;

/** Whether a cell is on a board, or near enough to be drawn. */
const isNear = ({ files, ranks }: Board, cell: Vector): boolean =>
  Math.min(cell.files, cell.ranks) >= -SQUARES &&
  cell.files < files + SQUARES &&
  cell.ranks < ranks + SQUARES;

export const leaves = (board: Board, way: Way): boolean => way.some((cell) => isOff(board, cell));

/** The end of a line. It is at the side of the last square, so that the line does not cross the number there. */
const besideOf = (from: Point, to: Point): Point => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = CELL / 2 / Math.max(Math.abs(dx), Math.abs(dy));
  return { x: to.x - share * dx, y: to.y - share * dy };
};

/** A way, with a ghost at each stop; if the way leaves the board, a line joins the ghosts. */
export const GhostWay = ({ grid, way }: { readonly grid: Grid; readonly way: Way }) => {
  const { size } = grid;
  const stops = way.slice(1, -1).filter((cell) => isNear(size, cell));
  const points = way.map((cell) => middleOf(grid, cell));
  const [before, end] = points.slice(-2);
  if (before && end) points.splice(-1, 1, besideOf(before, end));
  const line = pathOf(points);
  return (
    <>
      {leaves(size, way) && (
        <g class="way">
          <path class="casing" d={line} />
          <path d={line} />
        </g>
      )}
      {stops.map((cell) => (
        <Ghost
          key={`${cell.files} ${cell.ranks}`}
          {...middleOf(grid, cell)}
          isOff={isOff(size, cell)}
        />
      ))}
      {leaves(size, way) && <Crossed grid={grid} lines={[points]} />}
    </>
  );
};

const Ghost = ({ x, y, isOff }: Point & { readonly isOff: boolean }) => {
  // Off the board, a ghost is too small to cover the names of files and ranks.
  const side = (isOff ? 0.26 : 0.8) * CELL;
  const square = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 1 };
  const cross = `M${x - 0.8} ${y - 0.8}l1.6 1.6m0-1.6l-1.6 1.6`;
  return (
    <g class={isOff ? "ghost off" : "ghost"}>
      <rect class="casing" {...square} />
      <rect {...square} />
      {isOff && (
        <>
          <path class="casing" d={cross} />
          <path d={cross} />
        </>
      )}
    </g>
  );
};
