/** A grid as SVG. A cell is 10 units wide; names of files and ranks add 6 to the left and below. */
import type { JSX } from "preact";
import {
  fileOf,
  rankOf,
  fileName,
  rankName,
  type Board,
  type Square,
} from "../../generator/boards/board.js";
import { squareAt } from "../model/places.js";
import type { Cell, Grid, Mark } from "./grid.js";
import { CELL, outline } from "./looks.js";

const NAMES = 6;

export interface Pen {
  /** A cell of a grid, at x from the left end of its rank. */
  readonly cell: (
    grid: Grid,
    place: { readonly square: Square; readonly cell: Cell; readonly x: number },
  ) => JSX.Element;
  /** A mark, with its upper left corner at x, y. */
  readonly mark: (mark: Mark, x: number, y: number) => JSX.Element;
}

export interface GridDrawingProperties {
  readonly grid: Grid;
  readonly pen: Pen;
  /** The ARIA role of each rank, if it has one. */
  readonly rankRole?: "row";
}

export const drawnSize = ({ size, hasNames }: Grid): { width: number; height: number } => ({
  width: size.files * CELL + (hasNames ? NAMES : 0),
  height: size.ranks * CELL + (hasNames ? NAMES : 0),
});

export const placeOf = ({ size, hasNames }: Grid, square: Square) => ({
  x: fileOf(size, square) * CELL + (hasNames ? NAMES : 0),
  y: top(size, square),
  width: CELL,
  height: CELL,
});

/** The place of the board that is drawn over a grid. */
export const overlaidPlace = (grid: Grid, { corner, size }: NonNullable<Grid["overlay"]>) => {
  const { x, y } = placeOf(grid, corner);
  const [width, height] = [size.files * CELL, size.ranks * CELL];
  return { x, y: y - height + CELL, width, height };
};

export const GridDrawing = ({ grid, pen, rankRole }: GridDrawingProperties) => {
  const { size, cells, marks, overlay, hasNames } = grid;
  return (
    <g transform={hasNames ? `translate(${NAMES} 0)` : undefined}>
      {range(size.ranks).map((row) => (
        <g key={row} transform={`translate(0 ${row * CELL})`} role={rankRole}>
          {"\n" /* keeps the picture's text readable */}
          {range(size.files).map((file) => {
            const square = squareAt(size, file, size.ranks - 1 - row);
            const cell = cells[square];
            if (cell === undefined)
              throw new RangeError(`a grid of ${cells.length} cells has none for square ${square}`);
            return pen.cell(grid, { square, cell, x: file * CELL });
          })}
        </g>
      ))}
      {hasNames && <Names size={size} />}
      {overlay && <g>{outline(overlaidPlace(grid, overlay))}</g>}
      {marks.map(({ square, mark }) =>
        pen.mark(mark, fileOf(size, square) * CELL, top(size, square)),
      )}
    </g>
  );
};

const Names = ({ size }: { readonly size: Board }) => (
  <g class="edge">
    <text
      x={range(size.files)
        .map((file) => (file + 0.5) * CELL)
        .join(" ")}
      y={size.ranks * CELL + NAMES - 1}
    >
      {range(size.files).map(fileName).join("")}
    </text>
    {range(size.ranks).map((rank) => (
      <text key={rank} x={-NAMES / 2} y={(size.ranks - rank - 0.5) * CELL + 1.6}>
        {rankName(rank)}
      </text>
    ))}
  </g>
);

const top = (size: Board, square: Square): number => (size.ranks - 1 - rankOf(size, square)) * CELL;

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
