/** How cells and marks look, with their upper left corner at 0, 0. */
import type { JSX } from "preact";
import type { Cell, Mark } from "./grid.js";
import { shadeOf } from "./scale.js";

export const CELL = 10;

/** The look of a cell, on a scale to the largest distance; `chequer` is drawn below the number. */
export const cellLook = (cell: Cell, largest: number, chequer?: JSX.Element) => {
  switch (cell.kind) {
    case "distance": {
      const { fill, ink } = shadeOf(cell.distance, largest);
      return (
        <>
          <rect width={CELL} height={CELL} fill={fill} />
          {chequer}
          <text x="5" y="6.8" fill={ink}>
            {cell.number}
          </text>
        </>
      );
    }
    case "empty":
      return (
        <>
          <rect class="empty" width={CELL} height={CELL} />
          {chequer}
        </>
      );
    case "never":
      return (
        <>
          <rect class="empty" width={CELL} height={CELL} />
          {chequer}
          <path class="never" d="M3 3L7 7M7 3L3 7" />
        </>
      );
    case "unused":
      return <rect class="unused" x="0.5" y="0.5" width="9" height="9" />;
  }
};

/** The look of a mark, which is drawn over the cell. */
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
