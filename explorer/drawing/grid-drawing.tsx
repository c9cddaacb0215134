/** Draws a grid as SVG, with margins on the left and below for the names of files and ranks. */
import type { SVGAttributes } from "preact";
import { at } from "../../generator/common.js";
import { fileOf, rankOf, type Square, type Vector } from "../../generator/core/boards/board.js";
import { HEXAGONS } from "../../generator/boards/hexagon.js";
import type { Cell, Grid } from "./grid.js";
import { cellLook, markLook } from "./looks.js";
import { CELL, planOf, type Point } from "./plan.js";
import { shadeOf, type Tint } from "../../generator/shades.js";

/** The margin for the names, so narrow that drawings beside the board cover none of them. */
export const NAMES = 3.6;

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

/** The rectangle of the board that is drawn over a grid. */
export const overlaidPlace = (grid: Grid, { corner, size }: NonNullable<Grid["overlay"]>) => {
  const { x, y } = placeOf(grid, corner);
  const [width, height] = [size.files * CELL, size.ranks * CELL];
  return { x, y: y - height + CELL, width, height };
};

/**
 * Darkens a dark square under a white number, or lightens a light square under a black one, so that no number loses
 * contrast. A cell without a distance counts as a cell with a white number.
 */
export const tintOf = ({ size, hasNames }: Grid, square: Square, cell: Cell): Tint | undefined => {
  // Hexagons have three colors, the third of which gets no tint.
  const colors = size.lattice === HEXAGONS ? 3 : 2;
  const color = (fileOf(size, square) + rankOf(size, square)) % colors;
  const isInkWhite = cell.kind !== "distance" || shadeOf(cell.distance).ink === "#fff";
  if (!hasNames || size.graphs || color !== (isInkWhite ? 0 : 1)) return undefined;
  return isInkWhite ? "dark" : "light";
};

export const GridDrawing = ({
  grid,
  attributesOf,
}: {
  readonly grid: Grid;
  /** The attributes of each cell of an interactive grid. */
  readonly attributesOf?: (square: Square) => SVGAttributes<SVGGElement>;
}) => {
  const { size, cells, marks, hasNames } = grid;
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
          role={attributesOf && "row"}
        >
          {"\n" /* keeps the SVG source readable */}
          {squares.map((square) => {
            const cell = at(cells, square);
            const transform = `translate(${cornerAt(square).x} 0)`;
            const attributes = { transform, ...attributesOf?.(square) };
            return cellLook(grid, cell, attributes, tintOf(grid, square, cell));
          })}
        </g>
      ))}
      {repeated.length > 0 && (
        <g class="repeated" aria-hidden="true">
          {repeated.map(({ cell, square }) => {
            const { x, y } = cornerOf(cell);
            const attributes = { transform: `translate(${x} ${y})`, "data-cell": square };
            return cellLook(grid, at(cells, square), attributes);
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
      {marks.map(({ square, mark }) => {
        const { x, y } = cornerAt(square);
        return (
          <g key={`${mark} ${x} ${y}`} transform={`translate(${x} ${y})`}>
            {markLook(grid, mark)}
          </g>
        );
      })}
    </g>
  );
};
