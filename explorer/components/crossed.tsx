/** The numbers and names that lines cross, drawn again over the lines with a halo in the color of their square. */
import { at } from "../../generator/common.js";
import type { Square } from "../../generator/core/boards/board.js";
import { middleOf, NAMES_MARGIN, tintOf } from "../../generator/drawing/grid-drawing.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { placementOf, round, type Point } from "../../generator/drawing/placement.js";
import { shadeOf } from "../../generator/drawing/shades.js";

/** A line that passes the middle of a number or a name at less than this distance crosses it. */
const NEAR = 3.6;

/** The SVG path of lines, each through the given points. */
export const pathOf = (...lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`).join("");

/** The distance of a point from the line between two other points. */
const apart = ({ x, y }: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx ** 2 + dy ** 2);
  const share = Math.max(0, Math.min(along, 1));
  return Math.hypot(from.x + share * dx - x, from.y + share * dy - y);
};

export const Crossed = ({
  grid,
  lines,
  hidden = [],
}: {
  readonly grid: Grid;
  /** Lines, each through some points. */
  readonly lines: readonly (readonly Point[])[];
  /** The squares whose numbers are hidden on purpose. */
  readonly hidden?: readonly Square[];
}) => {
  const isCrossed = (point: Point): boolean =>
    lines.some((line) => line.slice(1).some((to, from) => apart(point, at(line, from), to) < NEAR));
  const names = grid.hasNames ? placementOf(grid.size).names : [];
  const letters = names.flatMap(({ text, x, y }) => {
    const places = `${x}`.split(" ");
    return places.map((one, place) => ({
      ...{ x: Number(one) + NAMES_MARGIN, y },
      text: places.length === 1 ? text : text.charAt(place),
    }));
  });
  return (
    <g class="crossed" aria-hidden="true">
      {grid.cells.map((cell, square) => {
        const { x, y } = middleOf(grid, at(grid.size.cells, square));
        if (cell.kind !== "distance" || hidden.includes(square) || !isCrossed({ x, y }))
          return null;
        const { fill, ink = "#000" } = shadeOf(cell.distance, tintOf(grid, square, cell));
        return (
          <text
            key={square}
            class={cell.number > 99 ? "long" : undefined}
            {...{ x, y: y + 1.8, fill: ink, stroke: fill }}
          >
            {cell.number}
          </text>
        );
      })}
      <g class="edge">
        {letters
          .filter(({ x, y }) => isCrossed({ x, y: y - 1.2 }))
          .map(({ text, x, y }) => (
            <text key={text} x={x} y={y}>
              {text}
            </text>
          ))}
      </g>
    </g>
  );
};
