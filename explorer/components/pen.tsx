/** Draws the cells of a grid so that events can find them, and a faint checkered pattern. */
import type { JSX, SVGAttributes } from "preact";
import { fileOf, rankOf, type Square } from "../../generator/boards/board.js";
import { HEXAGONS } from "../../generator/boards/hexagon.js";
import type { Cell, Grid } from "../drawing/grid.js";
import type { Pen } from "../drawing/grid-drawing.js";
import { cellLook, cellOutline, markLook } from "../drawing/looks.js";
import { shadeOf } from "../drawing/scale.js";

/** A pen that gives each cell its number, which `cellOf` reads, and other attributes. */
export const penOf = (
  attributes: (cell: Square) => SVGAttributes<SVGGElement> = () => ({}),
): Pen => ({
  cell: (grid, { square, cell, x }) => (
    <g key={square} transform={`translate(${x} 0)`} data-cell={square} {...attributes(square)}>
      {cellLook(grid, cell, chequerOf(grid, square, cell))}
    </g>
  ),
  mark: (grid, mark, x, y) => (
    <g key={`${mark} ${x} ${y}`} transform={`translate(${x} ${y})`}>
      {markLook(grid, mark)}
    </g>
  ),
});

/**
 * Darkens a dark square under a white number, or lightens a light square under a black one, so that
 * no number loses contrast. A cell without a distance counts as one with a white number.
 */
const chequerOf = (grid: Grid, square: Square, cell: Cell): JSX.Element | undefined => {
  const { size, largest, hasNames } = grid;
  // Neighbors on hexagons have three colors, of which the third is as it is.
  const colors = size.lattice === HEXAGONS ? 3 : 2;
  const color = (fileOf(size, square) + rankOf(size, square)) % colors;
  const isInkWhite = cell.kind !== "distance" || shadeOf(cell.distance, largest).ink === "#fff";
  if (!hasNames || size.graphs || color !== (isInkWhite ? 0 : 1)) return undefined;
  return cellOutline(grid, { class: color === 0 ? "dark" : "light" });
};

/** The number of the cell that an element belongs to; `undefined` outside the cells. */
export const cellOf = (target: EventTarget | null): Square | undefined => {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<SVGElement>("[data-cell]")?.dataset["cell"];
  return cell === undefined ? undefined : Number(cell);
};

/** The number of the cell under the pointer, even while the drawing has captured the pointer. */
export const cellAt = (
  { clientX, clientY }: PointerEvent,
  drawing: SVGSVGElement | null,
): Square | undefined => {
  const found = document.elementFromPoint(clientX, clientY);
  return drawing?.contains(found) ? cellOf(found) : undefined;
};
