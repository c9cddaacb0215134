/**
 * A route over squares: a line with an arrow at its end, and the number of moves at each stop. It
 * leaves free what it passes: numbers, and the names of files and ranks.
 */
import type { Square, Vector } from "../../generator/core/board.js";
import { at } from "../../generator/common.js";
import { middleOf, NAMES } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { BOX, planOf, type Point } from "../drawing/plan.js";
import { straight, type Line } from "../model/routes.js";

const middleAt = (grid: Grid, square: Square): Point => middleOf(grid, at(grid.size.cells, square));

/** From the middle of a square to its side: a route ends there, so that it hides neither number nor frame. */
const SIDE = 4.9;

/** The length of the arrow's head, and half of its width. */
const [HEAD, HALF] = [2.4, 1.5];

/** How far from the middle of a number, and of the name of a file or a rank, a line would touch it. */
const [NUMBER, NAME] = [3, 2.2];

/** The radius of a stop, of the ring around a number at a stop, and of a piece. */
const [STOP, RING, PIECE] = [2.3, 3.3, 4.3];

/** The length and the direction from a point to another. */
const wayBetween = (from: Point, to: Point) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { length, dx: (to.x - from.x) / length, dy: (to.y - from.y) / length };
};

/** From the middle of a square to its border, on the way to another point. */
export const borderTo = ({ size }: Grid, from: Point, to: Point): number => {
  const { dx, dy } = wayBetween(from, to);
  return planOf(size).corners === BOX ? SIDE / Math.max(Math.abs(dx), Math.abs(dy)) : SIDE;
};

/** What lines leave free: the numbers, and the names of files and ranks. */
const freeOn = (grid: Grid): readonly (Point & { readonly room: number })[] => [
  ...grid.size.squares
    .filter((square) => grid.cells[square]?.kind !== "empty")
    .map((square) => ({ ...middleAt(grid, square), room: NUMBER })),
  ...(grid.hasNames ? planOf(grid.size).names : []).flatMap(({ x, y }) =>
    `${x}`.split(" ").map((x) => ({ x: Number(x) + NAMES, y: y - 1.2, room: NAME })),
  ),
];

/**
 * The line from a point to another in pieces, without what would touch the numbers and names between
 * them. It is shorter by some room at each end.
 */
export const pieces = (
  grid: Grid,
  [from, to]: readonly [Point, Point],
  start: number,
  end: number,
) => {
  const { length, dx, dy } = wayBetween(from, to);
  const on = (part: number): string => {
    const along = Math.min(Math.max(part, start), length - end);
    return text({ x: from.x + along * dx, y: from.y + along * dy });
  };
  const gaps = freeOn(grid).flatMap(({ x, y, room }) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const beside = Math.abs((x - from.x) * dy - (y - from.y) * dx);
    if (beside >= room || along <= room || along >= length - room) return [];
    const half = Math.sqrt(room ** 2 - beside ** 2);
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
  const { length, dx, dy } = wayBetween(before, last);
  // Between neighbors, the arrow's head needs all the room that the piece or the stop leaves.
  const room = length - HEAD - (squares.length === 2 ? PIECE : STOP);
  const short = Math.min(borderTo(grid, last, before), room);
  const tip = { x: last.x - short * dx, y: last.y - short * dy };
  const base = { x: tip.x - HEAD * dx, y: tip.y - HEAD * dy };
  const stops = squares.slice(1, -1).map((square, at) => {
    const cell = grid.cells[square];
    // A number that is not that of the stop is not hidden by it.
    const hasRing = isOther || (cell?.kind === "distance" && cell.number !== at + 1);
    return { ...middleAt(grid, square), square, move: at + 1, hasRing };
  });
  const [origin] = squares;
  // Beyond a joined side there is no stop over the number.
  const roomAt = (cell: Vector): number => {
    const square = grid.size.squareAt(cell);
    const isStop = stops.some((stop) => stop.square === square && !stop.hasRing);
    return isStop && square !== origin ? 0 : RING;
  };
  const line = lines
    .map(([from, to]) => {
      const ends = [middleOf(grid, from), middleOf(grid, to)] as const;
      return pieces(grid, ends, roomAt(from), to === end ? short + HEAD : roomAt(to));
    })
    .join("");
  const head = [
    tip,
    { x: base.x - HALF * dy, y: base.y + HALF * dx },
    { x: base.x + HALF * dy, y: base.y - HALF * dx },
  ];
  const arrow = `M${head.map(text).join("L")}Z`;
  return (
    <g class={isOther ? "route other" : "route"}>
      <path class="casing" d={line + arrow} />
      <path class="shaft" d={line} />
      <path class="head" d={arrow} />
      {stops.map(({ x, y, move, hasRing }) => {
        const middle = { cx: round(x), cy: round(y) };
        return hasRing ? (
          <g key={move}>
            <circle class="casing" {...middle} r={RING} />
            <circle class="stop ring" {...middle} r={RING} />
          </g>
        ) : (
          <g key={move}>
            <circle class="stop" {...middle} r={STOP} />
            <text class="stop" x={round(x)} y={round(y + 1.2)}>
              {move}
            </text>
          </g>
        );
      })}
    </g>
  );
};

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const round = (value: number): number => Math.round(100 * value) / 100;
