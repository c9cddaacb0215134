/** The cells of a grid that are wrong, each with the number that belongs there. */
import { placeOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";

export const WrongMarks = ({
  grid,
  wrong,
}: {
  readonly grid: Grid;
  readonly wrong: ReadonlyMap<number, string>;
}) => (
  <g class="wrong">
    {[...wrong].map(([cell, right]) => {
      const { x, y } = placeOf(grid, cell);
      const width = 1.6 + 1.7 * right.length;
      return (
        <g key={cell} transform={`translate(${x} ${y})`}>
          <rect class="casing" x="0.6" y="0.6" width="8.8" height="8.8" />
          <rect x="0.6" y="0.6" width="8.8" height="8.8" />
          <rect class="badge" x={10 - width} y="0" width={width} height="3.8" rx="0.8" />
          <text x={10 - width / 2} y="3">
            {right}
          </text>
        </g>
      );
    })}
  </g>
);
