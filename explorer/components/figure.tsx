/** A grid without interaction: a step of a method, or an example. */
import { drawnSize, GridDrawing } from "../drawing/grid-drawing.js";
import type { ShownFigure } from "../model/shown.js";
import { penOf } from "./pen.js";
import { Route } from "./route.js";

const PEN = penOf();

export const Figure = ({ grid, caption, routes = [] }: ShownFigure) => {
  const { width, height } = drawnSize(grid);
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
        <GridDrawing grid={grid} pen={PEN} />
        {routes.map((squares, at) => (
          <Route key={at} {...{ grid, squares }} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
