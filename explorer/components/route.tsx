/**
 * A route over squares: a line with an arrow at its end, and the number of moves at each stop. It
 * goes behind the numbers that it passes.
 */
import type { Square, Vector } from "../../generator/boards/board.js";
import { at } from "../../generator/common.js";
import { middleOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import type { Point } from "../drawing/plan.js";
import { straight, type Line } from "../model/routes.js";

const middleAt = (grid: Grid, square: Square): Point => middleOf(grid, at(grid.size.cells, square));

/** How far before the center of its last square a route ends, so that the number stays readable. */
const SHORT = 3.4;

/** The length of the arrow's head, and half of its width. */
const [HEAD, HALF] = [2.4, 1.5];

/** How far from the center of a square a line would touch its number. */
const NUMBER = 3;

/** The radius of the ring around a number at a stop. */
export const RING = 3.3;

/**
 * The line from a point to another in pieces, without what would touch the numbers between them.
 * It is shorter by some room at each end.
 */
export const pieces = (
  grid: Grid,
  [from, to]: readonly [Point, Point],
  start: number,
  end: number,
) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const on = (part: number): string => text({ x: from.x + part * dx, y: from.y + part * dy });
  const gaps = grid.size.squares.flatMap((square) => {
    const { x, y } = middleAt(grid, square);
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const beside = Math.abs((x - from.x) * dy - (y - from.y) * dx);
    const isPassed = beside < NUMBER && along > NUMBER && along < length - NUMBER;
    if (!isPassed || grid.cells[square]?.kind === "empty") return [];
    const half = Math.sqrt(NUMBER ** 2 - beside ** 2);
    return [[along - half, along + half] as const];
  });
  const ends = gaps.toSorted(([one], [other]) => one - other).flat();
  const parts = [start, ...ends, length - end];
  return parts.map((part, at) => `${at % 2 === 0 ? "M" : "L"}${on(part)}`).join("");
};

export const Route = ({
  grid,
  squares,
  isOther = false,
  lines = straight(grid.size, squares),
}: {
  readonly grid: Grid;
  readonly squares: readonly Square[];
  /** Whether it is one of another pair of squares, whose numbers the board does not show. */
  readonly isOther?: boolean;
  /** The lines of its moves. */
  readonly lines?: readonly Line[];
}) => {
  const [start, end] = lines.at(-1) ?? [];
  if (start === undefined || end === undefined) return null;
  const [before, last] = [middleOf(grid, start), middleOf(grid, end)];
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const [dx, dy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const tip = { x: last.x - SHORT * dx, y: last.y - SHORT * dy };
  const base = { x: tip.x - HEAD * dx, y: tip.y - HEAD * dy };
  // Beyond a joined side there is no stop over the number.
  const roomAt = (cell: Vector): number =>
    isOther || grid.size.squareAt(cell) === undefined ? RING : 0;
  const line = lines
    .map(([from, to]) => {
      const ends = [middleOf(grid, from), middleOf(grid, to)] as const;
      return pieces(grid, ends, roomAt(from), to === end ? SHORT + HEAD : roomAt(to));
    })
    .join("");
  const stops = squares.slice(1, -1).map((square) => middleAt(grid, square));
  const head = [
    tip,
    { x: base.x - HALF * dy, y: base.y + HALF * dx },
    { x: base.x + HALF * dy, y: base.y - HALF * dx },
  ];
  return (
    <g class={isOther ? "route other" : "route"}>
      <path class="casing" d={line} />
      <path class="casing" d={`M${head.map(text).join("L")}Z`} />
      <path class="shaft" d={line} />
      <path class="head" d={`M${head.map(text).join("L")}Z`} />
      {stops.map(({ x, y }, at) => (
        <g key={at}>
          <circle class="stop" cx={round(x)} cy={round(y)} r={isOther ? RING : 2.3} />
          {!isOther && (
            <text class="stop" x={round(x)} y={round(y + 1.2)}>
              {at + 1}
            </text>
          )}
        </g>
      ))}
    </g>
  );
};

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const round = (value: number): number => Math.round(100 * value) / 100;
