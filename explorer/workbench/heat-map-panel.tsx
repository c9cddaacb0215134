/** The heat map of a table by pair, to point at, pan and zoom, by touch and keys as well. */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { Board } from "../../generator/boards/board.js";
import { isShortcut, STEPS } from "../components/keys.js";
import type { HeatMap } from "../model/heat-map.js";
import { drawMap, EDGE, entryAtPoint, pixelsOf, type Seen } from "./heat-map-canvas.js";
import { useZoom } from "./use-zoom.js";

/** The width of an entry, in pixels, from which the map cannot be enlarged any more. */
const LARGEST = 32;

export const HeatMapPanel = ({
  map,
  name,
  board,
  entry,
  text,
  point,
  put,
}: {
  readonly map: HeatMap;
  readonly name: string;
  readonly board: Board;
  readonly entry: number;
  readonly text: string;
  /** Called with the entry under the pointer; `undefined` if there is none. */
  readonly point: (entry: number | undefined) => void;
  /** Called when an entry is chosen; `isQuick` if by a key, which may be one of many in a row. */
  readonly put: (entry: number, isQuick: boolean) => void;
}) => {
  const [hasFocus, setFocus] = useState(false);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = useMemo(() => pixelsOf(map), [map]);
  const { side } = map;

  const view = useRef<HTMLDivElement>(null);
  // Not read while drawing, which would lay out the page an additional time.
  const [full, setFull] = useState(0);
  const { zoom, setPointing, scrolled, buttons } = useZoom(view, 2, [entry, side, full], () =>
    [entry % side, Math.floor(entry / side)].map((place) => EDGE + (place + 0.5) * cell),
  );
  const cell = (zoom * (full - EDGE)) / side;
  const size = EDGE + side * cell;
  const seen = (): Seen => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = view.current ?? {};
    return { left: scrollLeft, top: scrollTop, width: clientWidth, height: clientHeight, cell };
  };
  const draw = (): void => {
    if (canvas.current && full > 0) drawMap(canvas.current, { map, pixels, board, entry }, seen());
  };
  useEffect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", drawAgain);
    const observer = new ResizeObserver(() => setFull(view.current?.offsetWidth ?? 0));
    if (view.current) observer.observe(view.current);
    return () => {
      dark.removeEventListener("change", drawAgain);
      observer.disconnect();
    };
  }, []);
  useLayoutEffect(draw);

  const steps: typeof STEPS = { ...STEPS, PageUp: [0, board.files], PageDown: [0, -board.files] };
  return (
    <section class="heat-map" aria-label="All pairs of squares">
      <h3>
        {name}, all {side * side} entries
      </h3>
      <div ref={view} class="map-view" onScroll={draw} {...scrolled}>
        <div style={{ width: `${size}px`, height: `${size}px` }}>
          <canvas
            ref={canvas}
            role="application"
            aria-roledescription="map"
            aria-label={`${name}: a row for each first square, a column for each second`}
            aria-describedby="map-hint"
            tabindex={0}
            onPointerMove={(event) => {
              if (event.pointerType === "touch") return;
              point(entryAtPoint(map, seen(), event.offsetX, event.offsetY));
            }}
            onPointerLeave={() => point(undefined)}
            onClick={(event) => {
              const found = entryAtPoint(map, seen(), event.offsetX, event.offsetY);
              if (found !== undefined) put(found, false);
            }}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            onKeyDown={(event) => {
              const step = steps[event.key];
              if (step === undefined || event.shiftKey || isShortcut(event)) return;
              event.preventDefault();
              setPointing(false);
              // Rows are counted downwards.
              const [column = 0, row = 0] = [
                (entry % side) + step[0],
                Math.floor(entry / side) - step[1],
              ].map((place) => Math.max(0, Math.min(place, side - 1)));
              put(row * side + column, true);
            }}
          />
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
