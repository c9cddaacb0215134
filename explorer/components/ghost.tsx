/** The outline of a square that a route might use; crossed out if it is off the board. */
import type { Board, Square, Vector } from "../../generator/boards/board.js";
import { at } from "../../generator/common.js";
import { CELL } from "../drawing/plan.js";
import { drawnSize } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";

/** How many squares beyond each edge of the board there is room for. */
const SQUARES = 2;

/** The room around a board in which ghosts are drawn, in units of the drawing. */
export const GHOST_ROOM = SQUARES * CELL;

/** The cell some files and ranks from a square, which may be off the board. */
export const cellFrom = ({ cells }: Board, square: Square, by: Vector): Vector => {
  const { files, ranks } = at(cells, square);
  return { files: files + by.files, ranks: ranks + by.ranks };
};

/** Whether a cell is off a board, but so near that a ghost is drawn there. */
export const isBeside = (board: Board, cell: Vector): boolean =>
  board.squareAt(cell) === undefined &&
  Math.min(cell.files, cell.ranks) >= -SQUARES &&
  cell.files < board.files + SQUARES &&
  cell.ranks < board.ranks + SQUARES;

/** `cell` is counted from a1; negative to the left and below. */
export const Ghost = ({ grid, cell }: { readonly grid: Grid; readonly cell: Vector }) => {
  const isOff = grid.size.squareAt(cell) === undefined;
  const x = drawnSize(grid).width - (grid.size.files - cell.files - 0.5) * CELL;
  const y = (grid.size.ranks - cell.ranks - 0.5) * CELL;
  const side = 0.8 * CELL;
  const square = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 1.5 };
  const cross = `M${x - 2} ${y - 2}l4 4m0-4l-4 4`;
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
