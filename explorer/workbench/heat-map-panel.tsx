/** The heat map of a table by pair, to point at, pan and zoom, by touch and keys as well. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { squareName, type Board } from "../../generator/core/board.js";
import { at } from "../../generator/common.js";
import { isShortcut, STEPS } from "../components/keys.js";
import { outline } from "../drawing/looks.js";
import { CELL } from "../drawing/plan.js";
import { shadeOf } from "../drawing/scale.js";
import type { HeatMap } from "../model/heat-map.js";
import type { Places } from "../model/places.js";
import { useZoom } from "./use-zoom.js";

/** The room for the names of squares, to the left and above, in pixels, which the style keeps free. */
const EDGE = 28;

/** The widths of an entry from which its number is read, and from which the map is not enlarged, in pixels. */
const [READABLE, LARGEST] = [15, 32];

/** The least width of an entry's frame, and the room that a name takes at an edge, in pixels. */
const [FRAME, NAME] = [7, 24];

/** Draws the map with one pixel for each entry, clear where there is no color. */
const paint = (canvas: HTMLCanvasElement | null, { side, cells, largest }: HeatMap): void => {
  const image = new ImageData(side, side);
  const pixels = new DataView(image.data.buffer);
  for (const [entry, cell] of cells.entries())
    if (cell.kind === "distance") {
      const color = `0x${shadeOf(cell.distance, largest).fill.slice(1)}ff`;
      pixels.setUint32(4 * entry, Number(color));
    }
  canvas?.getContext("2d")?.putImageData(image, 0, 0);
};

export const HeatMapPanel = ({
  map,
  name,
  board,
  places: {
    pieces: [row = 0],
    target: column,
  },
  text,
  point,
  put,
}: {
  readonly map: HeatMap;
  readonly name: string;
  readonly board: Board;
  /** The squares of the entry that is marked. */
  readonly places: Places;
  readonly text: string;
  /** Called with the squares of the entry under the pointer; `undefined` if there is none. */
  readonly point: (places: Places | undefined) => void;
  /** Called when an entry is chosen; `isQuick` if by a key, which may be one of many in a row. */
  readonly put: (places: Places, isQuick: boolean) => void;
}) => {
  const { side, cells, largest } = map;
  const [hasFocus, setFocus] = useState(false);
  const [view, canvas] = [useRef<HTMLDivElement>(null), useRef<HTMLCanvasElement>(null)];
  // Not read while drawing, which would lay out the page an additional time.
  const [full, setFull] = useState(2 * EDGE);
  const [seen, see] = useState({ left: 0, top: 0 });
  const { zoom, setPointing, scrolled, buttons } = useZoom(view, 2, [row, column, side, full], () =>
    [column, row].map((place) => EDGE + (place + 0.5) * cell),
  );
  const cell = (zoom * (full - EDGE)) / side;
  const size = EDGE + side * cell;
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      setFull(Math.max(2 * EDGE, view.current?.offsetWidth ?? 0)),
    );
    if (view.current) observer.observe(view.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => paint(canvas.current, map), [map]);

  /** The visible rows or columns. */
  const visible = (from: number): readonly number[] =>
    board.squares.filter((place) => (place + 1) * cell > from && place * cell < from + full);
  const numbers = useMemo(() => {
    if (cell < READABLE) return [];
    return visible(seen.top).flatMap((row) =>
      visible(seen.left).map((column) => {
        const shown = at(cells, row * side + column);
        const isNumber = shown.kind === "distance";
        return (
          <text
            key={row * side + column}
            x={(column + 0.5) * CELL}
            y={(row + 0.68) * CELL}
            fill={isNumber ? shadeOf(shown.distance, largest).ink : undefined}
          >
            {isNumber ? shown.number : shown.kind === "never" && "×"}
          </text>
        );
      }),
    );
  }, [map, cell, seen]);
  const frame = Math.max(CELL, (CELL * FRAME) / cell);
  const cornerOf = (place: number): number => (place + 0.5) * CELL - frame / 2;

  // One name a rank at most if it is tight.
  const every = cell >= NAME ? 1 : board.files * Math.ceil(NAME / Math.max(1, cell * board.files));
  const names = (read: number, at: (middle: number) => Readonly<Record<"x" | "y", number>>) =>
    board.squares.map((square) => {
      const isNear = Math.abs(square - read) * cell < NAME;
      return (
        (square === read || (!isNear && square % every === 0)) && (
          <text
            key={square}
            class={square === read ? "read" : undefined}
            {...at(EDGE + (square + 0.5) * cell)}
          >
            {squareName(board, square)}
          </text>
        )
      );
    });

  const placesAt = ({ clientX, clientY }: MouseEvent): Places | undefined => {
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {};
    const [row = -1, target = -1] = [clientY - top, clientX - left].map((place) =>
      Math.floor(place / cell),
    );
    const isIn = [row, target].every((square) => board.squares.includes(square));
    return isIn ? { pieces: [row], target } : undefined;
  };
  const steps: typeof STEPS = { ...STEPS, PageUp: [0, board.files], PageDown: [0, -board.files] };
  return (
    <section class="heat-map" aria-label="All pairs of squares">
      <h3>
        {name}, all {side * side} entries
      </h3>
      <div
        ref={view}
        class="map-view"
        onScroll={({ currentTarget: { scrollLeft: left, scrollTop: top } }) => see({ left, top })}
        {...scrolled}
      >
        <div
          class="map"
          role="application"
          aria-roledescription="map"
          aria-label={`${name}: a row for each first square, a column for each second`}
          aria-describedby="map-hint"
          tabindex={0}
          style={{ width: `${size}px`, height: `${size}px` }}
          onPointerMove={(event) => {
            if (event.pointerType !== "touch") point(placesAt(event));
          }}
          onPointerLeave={() => point(undefined)}
          onClick={(event) => {
            const found = placesAt(event);
            if (found) put(found, false);
          }}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (step === undefined || event.shiftKey || isShortcut(event)) return;
            event.preventDefault();
            setPointing(false);
            // Rows are counted downwards.
            const [to = row, target = column] = [row - step[1], column + step[0]].map((place) =>
              Math.max(0, Math.min(place, side - 1)),
            );
            put({ pieces: [to], target }, true);
          }}
        >
          <canvas ref={canvas} width={side} height={side} style={{ width: `${size - EDGE}px` }} />
          <svg viewBox={`0 0 ${CELL * side} ${CELL * side}`} width={size - EDGE}>
            {numbers}
            {outline({ x: cornerOf(column), y: cornerOf(row), width: frame, height: frame })}
          </svg>
          <svg class="names" width={size} height={EDGE}>
            {names(column, (x) => ({ x, y: EDGE / 2 }))}
          </svg>
          <svg class="names" width={EDGE} height={size}>
            {names(row, (y) => ({ x: EDGE / 2, y }))}
          </svg>
        </div>
      </div>
      <div class="map-side">
        <p class="map-text" aria-live={hasFocus ? "polite" : "off"}>
          {text}
        </p>
        <p id="map-hint" class="note">
          A row for each first square, a column for each second. Point at an entry to see its
          squares; a click or an arrow key keeps them as origin and target.
        </p>
        {buttons(cell >= LARGEST)}
      </div>
    </section>
  );
};
