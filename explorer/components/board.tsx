/** The interactive board: a grid of squares. The origin or the target has the focus. */
import type { Square } from "../../generator/boards/board.js";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawnSize, GridDrawing, placeOf } from "../drawing/grid-drawing.js";
import { cellOf, penOf } from "./pen.js";
import type { ShownBoard } from "../model/shown.js";
import { LARGEST_SIDE } from "../model/state.js";

/** One of the two squares that can be moved. */
export type End = "origin" | "target";

/** The other one. */
export const otherEnd = (end: End): End => (end === "origin" ? "target" : "origin");

/** What a board shows, and what to call for its events. */
export interface BoardProperties {
  readonly shown: ShownBoard;
  /** The square that has the focus, or will get it next. */
  readonly active: Square;
  /** A square is clicked. */
  readonly pick: (square: Square, withShift: boolean) => void;
  /** A key moves a square by some files to the right and ranks up. */
  readonly step: (files: number, ranks: number, withShift: boolean) => void;
  /** Origin and target are swapped. */
  readonly swap: () => void;
  /** The pointer is over a square, or over none. */
  readonly point: (square: Square | undefined) => void;
}

/** How far each key moves a square; it stops at the edge of the board. */
const STEPS: Readonly<Record<string, readonly [files: number, ranks: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-LARGEST_SIDE, 0],
  End: [LARGEST_SIDE, 0],
  PageUp: [0, LARGEST_SIDE],
  PageDown: [0, -LARGEST_SIDE],
};

/** The board. */
export const Board = ({
  shown: { grid, name, squareNames },
  active,
  pick,
  step,
  swap,
  point,
}: BoardProperties): JSX.Element => {
  const svg = useRef<SVGSVGElement>(null);
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
        if (square !== undefined) pick(square, event.shiftKey);
      }}
      onPointerOver={(event) => {
        point(cellOf(event));
      }}
      onPointerLeave={() => {
        point(undefined);
      }}
      onKeyDown={(event) => {
        const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
        const arrow = STEPS[key];
        const isEnter = key === "Enter" || key === " ";
        if (altKey || ctrlKey || metaKey || !(arrow ?? isEnter)) return;
        event.preventDefault();
        if (arrow) step(...arrow, shiftKey);
        else swap();
      }}
    >
      <GridDrawing grid={grid} pen={pen} rankRole="row" />
      <rect class="focus" {...placeOf(grid, active)} />
    </svg>
  );
};
