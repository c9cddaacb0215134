/** Finds the cell of an event. */
import type { Square } from "../../generator/core/boards/board.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { placementOf } from "../../generator/drawing/placement.js";

const placeIn = (parent: Element | null, child: Element): number =>
  [...(parent?.children ?? [])].indexOf(child);

/** The number of the cell that an element belongs to, by its place among the rows; `undefined` outside the cells. */
export const cellOf = ({ size }: Grid, target: EventTarget | null): Square | undefined => {
  if (!(target instanceof Element)) return undefined;
  const repeated = target.closest<SVGElement>("[data-cell]")?.dataset["cell"];
  if (repeated !== undefined) return Number(repeated);
  const cell = target.closest("[role=gridcell]");
  const row = cell?.parentElement;
  return row
    ? placementOf(size).rows[placeIn(row.parentElement, row)]?.[placeIn(row, cell)]
    : undefined;
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
