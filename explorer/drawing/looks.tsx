/** How cells and marks look, with their upper left corner at 0, 0. */
import type { JSX } from "preact";
import type { Cell, Mark } from "./grid.js";
import { shadeOf } from "./scale.js";

export const CELL = 10;

/** The look of a cell, on a scale to the largest distance; `chequer` is drawn below the number. */
export const cellLook = (cell: Cell, largest: number, chequer?: JSX.Element) => {
  if (cell.kind === "unused") return <rect class="unused" x="0.5" y="0.5" width="9" height="9" />;
  const { fill, ink } = cell.kind === "distance" ? shadeOf(cell.distance, largest) : {};
  return (
    <>
      <rect
        class={fill === undefined ? "empty" : undefined}
        width={CELL}
        height={CELL}
        fill={fill}
      />
      {chequer}
      {cell.kind === "distance" && (
        <text x="5" y="6.8" fill={ink}>
          {cell.number}
        </text>
      )}
      {cell.kind === "never" && <path class="never" d="M3 3L7 7M7 3L3 7" />}
    </>
  );
};

export const markLook = (mark: Mark) => (
  <g class={mark}>{outline({ x: 0.9, y: 0.9, width: CELL - 1.8, height: CELL - 1.8, rx: 1.5 })}</g>
);

/** A line around a rectangle, white on black, so that it is visible on any color. */
export const outline = (
  rectangle: Readonly<Record<"x" | "y" | "width" | "height", number>> & { readonly rx?: number },
) => (
  <>
    <rect class="line" {...rectangle} />
    <rect class="line" {...rectangle} />
  </>
);
