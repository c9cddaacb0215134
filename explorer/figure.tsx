/** A grid that is looked at: an array, or a step on the way to the shortest paths. */
import type { JSX } from "preact";
import { drawnSize, GridDrawing } from "../generator/pictures/grid-drawing.js";
import type { Grid } from "../generator/pictures/grid.js";
import { looksOf } from "../generator/pictures/looks.js";

/** A grid with its caption. `point` is told which cell the pointer is over, if it is over one. */
export const Figure = ({
  grid,
  id,
  caption,
  point,
}: {
  readonly grid: Grid;
  readonly id: string;
  readonly caption: string;
  readonly point?: (cell: number | undefined) => void;
}): JSX.Element => {
  const { width, height } = drawnSize(grid);
  const looks = looksOf([grid], `${id}-`);
  const cellOf = ({ target }: Event): number | undefined => {
    const cell = target instanceof SVGElement ? target.dataset["cell"] : undefined;
    return cell === undefined ? undefined : Number(cell);
  };
  return (
    <figure id={id}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={caption}
        onPointerOver={(event) => point?.(cellOf(event))}
        onPointerLeave={() => point?.(undefined)}
      >
        {looks.definitions}
        <GridDrawing
          grid={grid}
          looks={looks}
          {...(point ? { cellAttributes: (cell) => ({ "data-cell": cell }) } : {})}
        />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
