/** A board or an array, used by pointer, touch and keys. One of its cells takes focus. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { drawnSize, gridDrawing, boxOf } from "../../generator/drawing/grid-drawing.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { cellOutline } from "../../generator/drawing/looks.js";
import { made } from "./made.js";
import { isShortcut, STEPS } from "./keys.js";
import { cellAt, cellOf } from "./cells.js";
import type { GridEvents } from "./use-places.js";

export const InteractiveGrid = ({
  grid,
  name,
  cellNames,
  active,
  events,
  draggable = [],
  describedBy,
  kind,
  isDim,
  children,
}: {
  readonly grid: Grid;
  /** The name of the grid, and the name of each cell, such as `b2, 4 moves`. */
  readonly name: string;
  readonly cellNames: readonly string[];
  /** The cell that has the focus, or will get the focus next. */
  readonly active: number;
  readonly events: Partial<GridEvents>;
  /** The cells from which a finger drags instead of scrolling the page. */
  readonly draggable?: readonly number[];
  /** The id of the element that explains how the grid is used. */
  readonly describedBy: string;
  readonly kind: "board" | "array" | "figure";
  /** Whether a cell is dim, because the words under the pointer are about other cells. */
  readonly isDim?: (cell: number) => boolean;
  readonly children?: ComponentChildren;
}) => {
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useRef({ grid, draggable });
  drawn.current = { grid, draggable };
  /** The pointer that went down on a cell. Other pointers, such as a second finger, are ignored. */
  const pressing = useRef<number | undefined>(undefined);
  const isOther = ({ pointerId }: PointerEvent): boolean =>
    pressing.current !== undefined && pressing.current !== pointerId;
  // Ask before drawing, because drawing takes the focus from a cell that is no longer active.
  const hadFocus = svg.current?.contains(document.activeElement) === true;
  const focus = (options?: FocusOptions): void =>
    svg.current?.querySelector<SVGElement>("[role=gridcell][tabindex='0']")?.focus(options);
  useLayoutEffect(() => {
    if (hadFocus) focus();
  }, [active]);
  useEffect(() => {
    // The listener is added without Preact, which cannot set `passive: false`. A passive listener cannot prevent
    // scrolling.
    const keepFromScrolling = (event: Event): void => {
      const cell = cellOf(drawn.current.grid, event.target);
      if (cell !== undefined && drawn.current.draggable.includes(cell)) event.preventDefault();
    };
    const { current } = svg;
    current?.addEventListener("touchstart", keepFromScrolling, { passive: false });
    return () => current?.removeEventListener("touchstart", keepFromScrolling);
  }, []);

  const { width, height } = drawnSize(grid);
  const focused = boxOf(grid, active);
  return (
    <svg
      ref={svg}
      class={kind}
      // The drawing can take the focus, so that keys work after a click on any cell.
      tabindex={-1}
      onFocus={() => focus({ preventScroll: true })}
      viewBox={`0 0 ${width} ${height}`}
      role="grid"
      aria-label={name}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        const cell = cellOf(grid, event.target);
        if (!event.isPrimary || event.button !== 0 || cell === undefined) return;
        // Capture the pointer, because a drag may leave the grid and return.
        svg.current?.setPointerCapture(event.pointerId);
        pressing.current = event.pointerId;
        events.press?.(cell);
      }}
      onPointerMove={(event) => {
        if (isOther(event) || (event.pointerType === "touch" && pressing.current === undefined))
          return;
        events.point?.(cellAt(grid, event, svg.current));
      }}
      onPointerUp={(event) => {
        if (pressing.current !== event.pointerId) return;
        pressing.current = undefined;
        events.release?.(cellAt(grid, event, svg.current));
      }}
      onPointerCancel={(event) => {
        if (isOther(event)) return;
        pressing.current = undefined;
        events.cancel?.();
      }}
      onPointerLeave={(event) => {
        // Lifting a finger also leaves the grid, but the answer stays.
        if (!isOther(event) && event.pointerType !== "touch") events.point?.(undefined);
      }}
      onKeyUp={() => {
        // Focusing a square may scroll the answer above the board out of view; scroll it back.
        if (kind === "board") svg.current?.scrollIntoView({ block: "nearest" });
      }}
      onKeyDown={(event) => {
        const { key, shiftKey } = event;
        if (isShortcut(event)) return;
        const step = STEPS[key];
        if (key === "Escape") {
          pressing.current = undefined;
          events.cancel?.();
        } else if (step) events.step?.(...step, shiftKey);
        else if (key === "Enter" || key === " ") events.enter?.();
        else return;
        event.preventDefault();
      }}
    >
      {gridDrawing(made, grid, (cell) => ({
        role: "gridcell",
        class: isDim?.(cell) === true ? "dim" : undefined,
        "aria-label": cellNames[cell],
        tabindex: cell === active ? 0 : undefined,
      }))}
      {children}
      {cellOutline(made, grid, { class: "focus-casing" }, 0, focused)}
      {cellOutline(made, grid, { class: "focus" }, 0, focused)}
    </svg>
  );
};
