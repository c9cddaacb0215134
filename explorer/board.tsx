/** The board that is touched: a grid of squares, of which the origin or the target has the focus. */
import { type Board as BoardSize, type Square } from "../generator/board.js";
import type { JSX, TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawnSize, GridDrawing } from "../generator/pictures/grid-drawing.js";
import { cellOf, penOf } from "./pen.js";
import type { ShownBoard } from "./shown.js";
import { stepped } from "./state.js";

/** One of the two squares that can be moved. */
export type End = "origin" | "target";

/** What a board shows, and what is done to it. */
export interface BoardProperties {
  readonly shown: ShownBoard;
  /** The squares that can be moved, and the one that has the focus, or gets it next. */
  readonly ends: Readonly<Record<End, Square>>;
  readonly focused: End;
  /** A click or a key moves an end. */
  readonly move: (end: End, square: Square) => void;
  /** Which end a click moves; with Shift, the other. */
  readonly clicked: End;
  /** The pointer is over a square, or over none. */
  readonly point: (square: Square | undefined) => void;
}

const STEPS: Readonly<Record<string, readonly [files: number, ranks: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The board. */
export const Board = ({
  shown: { grid, name, squareNames },
  ends,
  focused,
  move,
  clicked,
  point,
}: BoardProperties): JSX.Element => {
  const svg = useRef<SVGSVGElement>(null);
  const active = ends[focused];
  useLayoutEffect(() => {
    if (!svg.current?.contains(document.activeElement)) return;
    svg.current.querySelector<SVGElement>(`[data-cell="${active}"]`)?.focus();
  }, [active]);

  const { width, height } = drawnSize(grid);
  const pen = penOf((square) => ({
    role: "gridcell",
    "aria-label": squareNames[square],
    tabindex: square === active ? 0 : -1,
  }));
  return (
    <svg
      ref={svg}
      class="board"
      viewBox={`0 0 ${width} ${height}`}
      role="grid"
      aria-label={name}
      aria-describedby="hint"
      onClick={(event) => {
        const square = cellOf(event);
        if (square !== undefined) move(event.shiftKey ? other(clicked) : clicked, square);
      }}
      onPointerOver={(event) => {
        point(cellOf(event));
      }}
      onPointerLeave={() => {
        point(undefined);
      }}
      onKeyDown={(event) => {
        const moved = movedByKey(event, grid.size, ends, focused);
        if (moved === undefined) return;
        event.preventDefault();
        move(...moved);
      }}
    >
      <GridDrawing grid={grid} pen={pen} rankRole="row" />
    </svg>
  );
};

const other = (end: End): End => (end === "origin" ? "target" : "origin");

/** What a key moves, and where to: arrows the origin, with Shift the target; Enter the origin to the target. */
const movedByKey = (
  { key, shiftKey, altKey, ctrlKey, metaKey }: TargetedKeyboardEvent<SVGElement>,
  size: BoardSize,
  ends: BoardProperties["ends"],
  focused: End,
): [End, Square] | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === "Enter" || key === " ") return ["origin", ends[focused]];
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const end = shiftKey ? "target" : "origin";
  return [end, stepped(size, ends[end], ...step)];
};
