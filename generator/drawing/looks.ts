/** How cells and marks look, with the upper left corner of a square at 0, 0 and the middle of any cell at 5, 5. */
import type { Attributes, Child, Make } from "./element.js";
import { colorOf, type DrawnCell, type Grid, type Mark } from "./grid.js";
import { BOX, CELL, placementOf, round, type Point } from "./placement.js";
import { shadeOf, type Tint } from "./shades.js";

interface Look {
  readonly class: string | undefined;
  readonly fill?: string | undefined;
  /** The radius of a square's rounded corners. */
  readonly rx?: number;
}

/** The outline of a cell with the given corner, smaller by `inset` on each side. A square is a rect, whose edges are sharp. */
export const cellOutline = <Made>(
  make: Make<Made>,
  { size }: Pick<Grid, "size">,
  { rx, ...look }: Look,
  inset = 0,
  corner: Point = { x: 0, y: 0 },
): Made => {
  const { corners } = placementOf(size);
  if (corners === BOX) {
    const side = CELL - 2 * inset;
    const [x, y] = [corner.x, corner.y].map((along) => along + inset || undefined);
    return make("rect", {
      class: look.class,
      x,
      y,
      width: side,
      height: side,
      fill: look.fill,
      rx,
    });
  }
  const scale = 1 - (2 * inset) / CELL;
  const points = corners.map(({ x, y }) =>
    [corner.x + CELL / 2 + scale * x, corner.y + CELL / 2 + scale * y].map(round).join(" "),
  );
  return make("path", { ...look, d: `M${points.join("L")}Z` });
};

/** What is drawn over the outline of a cell. */
const contentOf = <Made>(
  make: Make<Made>,
  cell: DrawnCell,
  ink: string | undefined,
): Child<Made> => {
  if (cell.kind === "empty") return undefined;
  if (cell.kind === "never") return make("path", { class: "never", d: "M3 3L7 7M7 3L3 7" });
  const text = cell.kind === "word" ? cell.text : cell.number;
  if (text === undefined) return undefined;
  const look = colorOf(cell) === undefined ? "edge" : Number(text) > 99 ? "long" : undefined;
  return make("text", { class: look, x: 5, y: 6.8, fill: ink }, text);
};

/** A cell as a group with some attributes; a tint tells dark squares from light ones. */
export const cellLook = <Made>(
  make: Make<Made>,
  grid: Grid,
  cell: DrawnCell,
  attributes: Attributes,
  tint?: Tint,
): Made => {
  const color = colorOf(cell);
  const { fill, ink } = color === undefined ? {} : shadeOf(color, tint);
  const plain = tint ? `empty ${tint}` : "empty";
  const outline =
    cell.kind === "unused"
      ? cellOutline(make, grid, { class: "unused" }, 0.5)
      : cellOutline(make, grid, { class: fill ? undefined : plain, fill });
  return make("g", attributes, [outline, contentOf(make, cell, ink)]);
};

/** A line just inside a cell's outline, white on black, so that it is visible on any color. */
export const markLook = <Made>(
  make: Make<Made>,
  grid: Grid,
  mark: Mark,
  transform: string,
  key: string,
): Made => {
  const line = (): Made => cellOutline(make, grid, { class: "line", rx: 1.5 }, 0.9);
  return make("g", { transform }, make("g", { class: mark }, [line(), line()]), key);
};
