/** A route over squares: a line with an arrow at its end, and the number of moves at each stop. */
import type { Square } from "../../generator/core/boards/board.js";
import { at } from "../../generator/common.js";
import { middleOf } from "../../generator/drawing/grid-drawing.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { BOX, placementOf, type Point } from "../../generator/drawing/placement.js";
import { straight, type Line } from "../model/routes.js";
import { Crossed, pathOf } from "./crossed.js";

/**
 * The distance from the middle of a square to its side. A route ends at the side, so that the route hides neither the
 * number nor the frame.
 */
const SIDE = 4.9;

/** The length of the arrow's head, and half of its width. */
const [HEAD, HALF] = [2.4, 1.5];

/** The radius of a stop, of the ring around a number at a stop, and of a piece. */
const [STOP, RING, PIECE] = [2.3, 3.3, 4.3];

export const Route = ({
  grid,
  squares,
  isOther = false,
  isCounted = false,
  lines = straight(grid.size, squares),
}: {
  readonly grid: Grid;
  readonly squares: readonly Square[];
  readonly isOther?: boolean;
  /** Whether the moves are numbered along the route, because the board's numbers count from another square. */
  readonly isCounted?: boolean;
  readonly lines?: readonly Line[];
}) => {
  const drawn = lines.map(([from, to]) => [middleOf(grid, from), middleOf(grid, to)] as const);
  const [before, end] = drawn.at(-1) ?? [];
  if (before === undefined || end === undefined) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const toSide = placementOf(grid.size).corners === BOX ? Math.max(Math.abs(dx), Math.abs(dy)) : 1;
  // Between neighbors, the arrow's head takes all the space that the piece or the stop leaves.
  const room = length - HEAD - (squares.length === 2 ? PIECE : STOP);
  const short = Math.min(SIDE / toSide, room);
  const pointAt = (along: number, aside = 0): Point => ({
    x: end.x - along * dx - aside * dy,
    y: end.y - along * dy + aside * dx,
  });
  const base = short + HEAD;
  const line = pathOf(...drawn.slice(0, -1), [before, pointAt(base)]);
  const arrow = `${pathOf([pointAt(short), pointAt(base, HALF), pointAt(base, -HALF)])}Z`;
  const stops = squares.flatMap((square, move) => {
    const cell = grid.cells[square];
    const isEnd = move === 0 || move === squares.length - 1;
    // A stop does not hide a number other than its own.
    const hasRing = !isCounted && cell?.kind === "distance" && cell.number !== move;
    return isEnd && !isCounted ? [] : { square, move, hasRing, of: isEnd ? "end" : "stop" };
  });
  const hidden = stops.flatMap(({ square, hasRing }) => (hasRing ? [] : [square]));
  return (
    <g class={isOther ? "route other" : "route"}>
      <path class="casing" d={line + arrow} />
      <path class="shaft" d={line} />
      <path class="head" d={arrow} />
      {stops.map(({ square, move, hasRing, of }) => {
        const { x, y } = middleOf(grid, at(grid.size.cells, square));
        return (
          <g key={move}>
            {hasRing && <circle class="casing" cx={x} cy={y} r={RING} />}
            <circle class={hasRing ? "stop ring" : of} cx={x} cy={y} r={hasRing ? RING : STOP} />
            {!hasRing && (
              <text class="move" x={x} y={y + 1.2}>
                {move}
              </text>
            )}
          </g>
        );
      })}
      <Crossed grid={grid} lines={drawn} hidden={hidden} />
    </g>
  );
};
