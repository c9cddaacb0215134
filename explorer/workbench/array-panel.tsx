/** The array of a table, to pan and to zoom. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ArrayGrid } from "../components/array-grid.js";
import type { Shown } from "../components/use-scene.js";
import { drawnSize, placeOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { ZoomButtons } from "./zoom-buttons.js";

/** The least width of a cell in rem, at which a finger finds it and its number can be read. */
const LEAST = 1.6;

const ZOOM = 1.4;

export const ArrayPanel = ({
  array,
  shown,
  text,
}: {
  readonly array: Grid;
  readonly shown: Shown;
  readonly text: string;
}) => {
  const [zoom, setZoom] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const isPointing = useRef(false);
  const { files, ranks } = array.size;
  const [entry = 0] = shown.at.entries;
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
      <h3>{shown.scene.table?.name}, the complete array</h3>
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
        <div
          style={{
            minWidth: `${files * LEAST * zoom}rem`,
            // The whole array, if there is room.
            width: `calc(min(100%, 80vh * ${files} / ${ranks}) * ${zoom})`,
          }}
        >
          <ArrayGrid array={array} shown={shown} describedBy="array-hint" />
        </div>
      </div>
      <p class="map-text">{text}</p>
      <p id="array-hint" class="note">
        Point at an entry to see the squares that read it; a click or an arrow key moves the target
        there.
      </p>
      <ZoomButtons factor={ZOOM} isLargest={zoom >= ZOOM ** 4} {...{ zoom, setZoom }} />
    </section>
  );
};
