/** A grid as SVG; names of files and ranks add a little to the left and below. */
import type { JSX } from "preact";
import { at } from "../../generator/common.js";
import type { Square, Vector } from "../../generator/core/board.js";
import type { Cell, Grid, Mark } from "./grid.js";
import { cellLook, outline } from "./looks.js";
import { CELL, planOf, type Point } from "./plan.js";

/** The room of the names, so near the board that what is drawn beside it covers none. */
export const NAMES = 3.6;

export interface Pen {
  /** A cell of a grid, at x from the left end of its row. */
  readonly cell: (
    grid: Grid,
    place: { readonly square: Square; readonly cell: Cell; readonly x: number },
  ) => JSX.Element;
  /** A mark, with the upper left corner of its square at x, y. */
  readonly mark: (grid: Grid, mark: Mark, x: number, y: number) => JSX.Element;
}

export interface GridDrawingProperties {
  readonly grid: Grid;
  readonly pen: Pen;
  /** The ARIA role of each row, if it has one. */
  readonly rankRole?: "row";
}

const roomOf = ({ hasNames }: Grid): number => (hasNames ? NAMES : 0);

export const drawnSize = (grid: Grid): { width: number; height: number } => {
  const { width, height } = planOf(grid.size);
  return { width: width + roomOf(grid), height: height + roomOf(grid) };
};

/** The middle of a square, or of a cell beyond a joined side. */
export const middleOf = (grid: Grid, cell: Vector): Point => {
  const { x, y } = planOf(grid.size).middleOf(cell);
  return { x: x + roomOf(grid), y };
};

/** The square around the middle of a cell. */
export const placeOf = (grid: Grid, square: Square) => {
  const { x, y } = middleOf(grid, at(grid.size.cells, square));
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
};

/** The place of the board that is drawn over a grid. */
export const overlaidPlace = (grid: Grid, { corner, size }: NonNullable<Grid["overlay"]>) => {
  const { x, y } = placeOf(grid, corner);
  const [width, height] = [size.files * CELL, size.ranks * CELL];
  return { x, y: y - height + CELL, width, height };
};

export const GridDrawing = ({ grid, pen, rankRole }: GridDrawingProperties) => {
  const { size, cells, marks, overlay, hasNames } = grid;
  const { rows, repeated, middleOf, names } = planOf(size);
  const cornerOf = (cell: Vector): Point => {
    const { x, y } = middleOf(cell);
    return { x: x - CELL / 2, y: y - CELL / 2 };
  };
  const cornerAt = (square: Square): Point => cornerOf(at(size.cells, square));
  return (
    <g transform={hasNames ? `translate(${NAMES} 0)` : undefined}>
      {rows.map((squares) => (
        <g
          key={squares[0]}
          transform={`translate(0 ${cornerAt(at(squares, 0)).y})`}
          role={rankRole}
        >
          {"\n" /* keeps the picture's text readable */}
          {squares.map((square) =>
            pen.cell(grid, { square, cell: at(cells, square), x: cornerAt(square).x }),
          )}
        </g>
      ))}
      {repeated.length > 0 && (
        <g class="repeated" aria-hidden="true">
          {repeated.map(({ cell, square }) => {
            const { x, y } = cornerOf(cell);
            return (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} data-cell={square}>
                {cellLook(grid, at(cells, square))}
              </g>
            );
          })}
        </g>
      )}
      {hasNames && (
        <g class="edge">
          {names.map(({ text, x, y }) => (
            <text key={text} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      )}
      {overlay && <g>{outline(overlaidPlace(grid, overlay))}</g>}
      {marks.map(({ square, mark }) => {
        const { x, y } = cornerAt(square);
        return pen.mark(grid, mark, x, y);
      })}
    </g>
  );
};
