/** The array, to point at, to pan and to zoom; by touch and by keys as well. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { InteractiveGrid } from "../components/interactive-grid.js";
import { drawnSize, placeOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { stepped } from "../model/places.js";
import { entryNames } from "../model/shown.js";
import type { State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";

/** The least width of a cell in rem, at which a finger finds it and its number can be read. */
const LEAST = 1.6;

const ZOOM = 1.4;

/** The array of a table. */
export const ArrayPanel = ({
  array,
  state,
  table,
  entry,
  point,
  put,
}: {
  readonly array: Grid;
  readonly state: State;
  readonly table: ShownTable;
  /** The entry that is read. */
  readonly entry: number;
  /** The pointer is over an entry, or over none. */
  readonly point: (entry: number | undefined) => void;
  /** An entry is chosen; `isQuick` if by a key, which may be one of many in a row. */
  readonly put: (entry: number, isQuick: boolean) => void;
}): JSX.Element => {
  const [zoom, setZoom] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const isPointing = useRef(false);
  const { files, ranks } = array.size;
  useLayoutEffect(() => {
    const { current } = view;
    // What is under the pointer must stay there.
    if (current === null || isPointing.current) return;
    const { width, height } = drawnSize(array);
    const { x, y } = placeOf(array, entry);
    current.scrollLeft = (x / width) * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = (y / height) * current.scrollHeight - current.clientHeight / 2;
  }, [entry, zoom, files, ranks]);
  return (
    <section class="array-panel" aria-label="Array">
      <h3>{table.name}, the complete array</h3>
      <div
        ref={view}
        class="view"
        onPointerEnter={() => {
          isPointing.current = true;
        }}
        onPointerLeave={() => {
          isPointing.current = false;
        }}
      >
        <div style={{ minWidth: `${files * LEAST * zoom}rem`, width: `${100 * zoom}%` }}>
          <InteractiveGrid
            kind="array"
            grid={array}
            name={`${table.name}, array`}
            cellNames={entryNames(state, table)}
            active={entry}
            describedBy="array-hint"
            draggable={[]}
            events={{
              point,
              press: () => {
                // The array has no pieces: a press does nothing until it is released.
              },
              release: (cell) => {
                if (cell !== undefined) put(cell, false);
              },
              cancel: () => {
                point(undefined);
              },
              step: (right, up) => {
                put(stepped(array.size, entry, right, up), true);
              },
              enter: () => {
                put(entry, false);
              },
            }}
          />
        </div>
      </div>
      <p id="array-hint" class="note">
        Point at an entry to see the squares that read it; a click or an arrow key moves the target
        there.
      </p>
      <div class="buttons">
        <button
          type="button"
          disabled={zoom <= 1}
          onClick={() => {
            setZoom(Math.max(1, zoom / ZOOM));
          }}
        >
          Smaller
        </button>
        <button
          type="button"
          disabled={zoom >= ZOOM ** 4}
          onClick={() => {
            setZoom(zoom * ZOOM);
          }}
        >
          Larger
        </button>
      </div>
    </section>
  );
};
