/** Draws the cells of a grid so that events can find them. */
import type { JSX, SVGAttributes } from "preact";
import type { Square } from "../../generator/boards/board.js";
import type { Pen } from "../drawing/grid-drawing.js";
import { cellLook, markLook } from "../drawing/looks.js";

/** A pen that gives each cell its number, which `cellOf` reads, and other attributes. */
export const penOf = (
  attributes: (cell: Square) => SVGAttributes<SVGGElement> = () => ({}),
): Pen => ({
  cell: ({ largest }, { square, cell, x }): JSX.Element => (
    <g key={square} transform={`translate(${x} 0)`} data-cell={square} {...attributes(square)}>
      {cellLook(cell, largest)}
    </g>
  ),
  mark: (mark, x, y): JSX.Element => (
    <g key={`${mark} ${x} ${y}`} transform={`translate(${x} ${y})`}>
      {markLook(mark)}
    </g>
  ),
});

/** The number of the cell of an event; `undefined` outside the cells. */
export const cellOf = ({ target }: Event): Square | undefined => {
  const cell =
    target instanceof Element
      ? target.closest<SVGElement>("[data-cell]")?.dataset["cell"]
      : undefined;
  return cell === undefined ? undefined : Number(cell);
};
