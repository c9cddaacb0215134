/** How cells and marks look, with the upper left corner of a square at 0, 0 and the middle of any cell at 5, 5. */
import type { Cell, Grid, Mark } from "./grid.js";
import { BOX, CELL, planOf, round, type Point } from "./plan.js";
import { shadeOf, type Tint } from "../../generator/shades.js";

interface Look {
  readonly class: string | undefined;
  readonly fill?: string | undefined;
  /** The radius of a square's rounded corners. */
  readonly rx?: number;
}

/** The outline of a cell with the given corner, smaller by `inset` on each side. A square is a rect, whose edges are sharp. */
export const cellOutline = (
  { size }: Pick<Grid, "size">,
  { rx, ...look }: Look,
  inset = 0,
  corner: Point = { x: 0, y: 0 },
) => {
  const { corners } = planOf(size);
  if (corners === BOX) {
    const side = CELL - 2 * inset;
    const [x, y] = [corner.x, corner.y].map((along) => along + inset || undefined);
    return (
      <rect class={look.class} {...{ x, y }} width={side} height={side} fill={look.fill} rx={rx} />
    );
  }
  const scale = 1 - (2 * inset) / CELL;
  const points = corners.map(({ x, y }) =>
    [corner.x + CELL / 2 + scale * x, corner.y + CELL / 2 + scale * y].map(round).join(" "),
  );
  return <path {...look} d={`M${points.join("L")}Z`} />;
};

/** A cell as a group with some attributes; a tint tells dark squares from light ones. */
export const cellLook = (grid: Grid, cell: Cell, attributes: object, tint?: Tint) => {
  if (cell.kind === "unused")
    return (
      <g {...attributes}>
        {cellOutline(grid, { class: "unused" }, 0.5)}
        {cell.number !== undefined && (
          <text class="edge" x="5" y="6.8">
            {cell.number}
          </text>
        )}
      </g>
    );
  const plain = tint ? `empty ${tint}` : "empty";
  const { fill, ink } = cell.kind === "distance" ? shadeOf(cell.distance, tint) : {};
  return (
    <g {...attributes}>
      {cellOutline(grid, { class: fill ? undefined : plain, fill })}
      {cell.kind === "distance" && (
        <text class={cell.number > 99 ? "long" : undefined} x="5" y="6.8" fill={ink}>
          {cell.number}
        </text>
      )}
      {cell.kind === "never" && <path class="never" d="M3 3L7 7M7 3L3 7" />}
    </g>
  );
};

/** A line just inside a cell's outline, white on black, so that it is visible on any color. */
export const markLook = (grid: Grid, mark: Mark) => (
  <g class={mark}>
    {cellOutline(grid, { class: "line", rx: 1.5 }, 0.9)}
    {cellOutline(grid, { class: "line", rx: 1.5 }, 0.9)}
  </g>
);
