/** A grid without keyboard input: an array, or a step of the method for shortest paths. */
import type { JSX } from "preact";
import { drawnSize, GridDrawing } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { cellOf, penOf } from "./pen.js";

const PEN = penOf();

/**
 * A grid with its caption. `point` is called with the cell under the pointer, or `undefined`, and `pick` with the cell
 * that is clicked. Both are for the pointer only; the board offers the same functions to the keyboard.
 */
export const Figure = ({
  grid,
  id,
  caption,
  point,
  pick,
}: {
  readonly grid: Grid;
  readonly id: string;
  readonly caption: string;
  readonly point?: (cell: number | undefined) => void;
  readonly pick?: (cell: number) => void;
}): JSX.Element => {
  const { width, height } = drawnSize(grid);
  return (
    <figure id={id}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={caption}
        onClick={(event) => {
          const cell = cellOf(event);
          if (cell !== undefined) pick?.(cell);
        }}
        onPointerOver={(event) => point?.(cellOf(event))}
        onPointerLeave={() => point?.(undefined)}
      >
        <GridDrawing grid={grid} pen={PEN} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
