/** A route over squares: a line with an arrow at its end, and the number of moves at each stop. */
import type { Square } from "../../generator/boards/board.js";
import { placeOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { CELL } from "../drawing/plan.js";

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (grid: Grid, square: Square): Point => {
  const { x, y } = placeOf(grid, square);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** How far before the center of its last square a route ends, so that the number stays readable. */
const SHORT = 3.1;

/** The length of the arrow's head, and half of its width. */
const [HEAD, HALF] = [2.4, 1.5];

export const Route = ({
  grid,
  squares,
  kind = "route",
}: {
  readonly grid: Grid;
  readonly squares: readonly Square[];
  readonly kind?: string;
}) => {
  const points = squares.map((square) => middleOf(grid, square));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return null;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const [dx, dy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const tip = { x: last.x - SHORT * dx, y: last.y - SHORT * dy };
  const base = { x: tip.x - HEAD * dx, y: tip.y - HEAD * dy };
  const line = [...points.slice(0, -1), base].map(text).join("L");
  const head = [
    tip,
    { x: base.x - HALF * dy, y: base.y + HALF * dx },
    { x: base.x + HALF * dy, y: base.y - HALF * dx },
  ];
  return (
    <g class={kind}>
      <path class="casing" d={`M${line}`} />
      <path class="casing" d={`M${head.map(text).join("L")}Z`} />
      <path class="shaft" d={`M${line}`} />
      <path class="head" d={`M${head.map(text).join("L")}Z`} />
      {points.slice(1, -1).map(({ x, y }, at) => (
        <g key={at}>
          <circle class="stop" cx={round(x)} cy={round(y)} r="2.3" />
          <text class="stop" x={round(x)} y={round(y + 1.2)}>
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  );
};

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const round = (value: number): number => Math.round(100 * value) / 100;
