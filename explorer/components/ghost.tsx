/** A square that is looked at but not stood on, also beside the board, where it is crossed out. */
import { CELL } from "../drawing/looks.js";
import { drawnSize } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";

/** The place of a square, in files and ranks from a1; negative to the left and below. */
export type Place = readonly [file: number, rank: number];

/** How many squares beside the board there is room for. */
const SQUARES = 2;

/** The room around a board in which ghosts are drawn, in units of the drawing. */
export const GHOST_ROOM = SQUARES * CELL;

export const isOff = ({ size }: Pick<Grid, "size">, [file, rank]: Place): boolean =>
  file < 0 || rank < 0 || file >= size.files || rank >= size.ranks;

/** Whether a place is on the board of a grid, or so near that a ghost is drawn there. */
export const hasRoom = ({ size }: Pick<Grid, "size">, [file, rank]: Place): boolean =>
  Math.min(file, rank) >= -SQUARES && file < size.files + SQUARES && rank < size.ranks + SQUARES;

export const Ghost = ({ grid, place }: { readonly grid: Grid; readonly place: Place }) => {
  const [file, rank] = place;
  const x = drawnSize(grid).width - (grid.size.files - file - 0.5) * CELL;
  const y = (grid.size.ranks - rank - 0.5) * CELL;
  const side = 0.8 * CELL;
  const square = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 1.5 };
  const cross = `M${x - 2} ${y - 2}l4 4m0-4l-4 4`;
  return (
    <g class={isOff(grid, place) ? "ghost off" : "ghost"}>
      <rect class="casing" {...square} />
      <rect {...square} />
      {isOff(grid, place) && (
        <>
          <path class="casing" d={cross} />
          <path d={cross} />
        </>
      )}
    </g>
  );
};
