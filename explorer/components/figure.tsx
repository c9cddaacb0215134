/** A grid that is only looked at: a step of a method, or an example. */
import type { JSX } from "preact";
import { drawnSize, GridDrawing } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { penOf } from "./pen.js";
import { middleOf, Route } from "./route.js";

const PEN = penOf();

/** What a figure shows. */
interface FigureProperties {
  readonly grid: Grid;
  readonly caption: string;
  /** Routes over the grid, each as its squares. */
  readonly routes?: readonly (readonly number[])[];
}

/** A grid with its caption. */
export const Figure = ({ grid, caption, routes = [] }: FigureProperties): JSX.Element => {
  const { width, height } = drawnSize(grid);
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
        <GridDrawing grid={grid} pen={PEN} />
        {routes.map((squares, at) => (
          <Route key={at} points={squares.map((square) => middleOf(grid, square))} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
