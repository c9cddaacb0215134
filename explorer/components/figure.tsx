/** A grid without interaction: a step of a method, or an example. */
import { drawnSize, GridDrawing } from "../drawing/grid-drawing.js";
import type { ShownFigure } from "../model/shown.js";
import { penOf } from "./pen.js";

const PEN = penOf();

export const Figure = ({ grid, caption }: ShownFigure) => {
  const { width, height } = drawnSize(grid);
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
        <GridDrawing grid={grid} pen={PEN} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
