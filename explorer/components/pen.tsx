/** Draws the cells of a grid with a faint checkered pattern, and finds the cell of an event. */
import type { SVGAttributes } from "preact";
import { fileOf, rankOf, type Square } from "../../generator/core/board.js";
import { HEXAGONS } from "../../generator/boards/hexagon.js";
import type { Cell, Grid } from "../drawing/grid.js";
import type { Pen } from "../drawing/grid-drawing.js";
import { cellLook, markLook } from "../drawing/looks.js";
import { planOf } from "../drawing/plan.js";
import { shadeOf, type Tint } from "../drawing/scale.js";

/** A pen that gives each cell its attributes. */
export const penOf = (
  attributes: (cell: Square) => SVGAttributes<SVGGElement> = () => ({}),
): Pen => ({
  cell: (grid, { square, cell, x }) => (
    <g key={square} transform={`translate(${x} 0)`} {...attributes(square)}>
      {cellLook(grid, cell, tintOf(grid, square, cell))}
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
const tintOf = (
  { size, largest, hasNames }: Grid,
  square: Square,
  cell: Cell,
): Tint | undefined => {
  // Neighbors on hexagons have three colors, of which the third is as it is.
  const colors = size.lattice === HEXAGONS ? 3 : 2;
  const color = (fileOf(size, square) + rankOf(size, square)) % colors;
  const isInkWhite = cell.kind !== "distance" || shadeOf(cell.distance, largest).ink === "#fff";
  if (!hasNames || size.graphs || color !== (isInkWhite ? 0 : 1)) return undefined;
  return isInkWhite ? "dark" : "light";
};

const placeIn = (parent: Element | null, child: Element): number =>
  [...(parent?.children ?? [])].indexOf(child);

/** The number of the cell that an element belongs to, by its place among the rows; `undefined` outside the cells. */
export const cellOf = ({ size }: Grid, target: EventTarget | null): Square | undefined => {
  if (!(target instanceof Element)) return undefined;
  const repeated = target.closest<SVGElement>("[data-cell]")?.dataset["cell"];
  if (repeated !== undefined) return Number(repeated);
  const cell = target.closest("[role=gridcell]");
  const row = cell?.parentElement;
  return row ? planOf(size).rows[placeIn(row.parentElement, row)]?.[placeIn(row, cell)] : undefined;
};

/** The number of the cell under the pointer, even while the drawing has captured the pointer. */
export const cellAt = (
  grid: Grid,
  { clientX, clientY }: PointerEvent,
  drawing: SVGSVGElement | null,
): Square | undefined => {
  const found = document.elementFromPoint(clientX, clientY);
  return drawing?.contains(found) ? cellOf(grid, found) : undefined;
};
