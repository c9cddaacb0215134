/** A grid that is looked at: an array, or a step on the way to the shortest paths. */
import type { JSX } from "preact";
import { drawnSize, GridDrawing } from "./drawing/grid-drawing.js";
import type { Grid } from "./drawing/grid.js";
import { cellOf, penOf } from "./pen.js";

const PEN = penOf();

/**
 * A grid with its caption. `point` is told which cell the pointer is over, if it is over one, and `pick` which is
 * clicked; both are for the pointer only; the board offers the same to the keys.
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
