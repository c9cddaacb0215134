/** The array of a table, which can be panned and zoomed. */
import { useRef } from "preact/hooks";
import { ArrayGrid } from "../components/array-grid.js";
import type { Shown } from "../components/use-scene.js";
import { drawnSize, placeOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { useZoom } from "./use-zoom.js";

/** The least width of a cell in rem, so that it can be tapped and its number can be read. */
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
  const { files, ranks } = array.size;
  const [entry = 0] = shown.at.entries;
  const view = useRef<HTMLDivElement>(null);
  const { zoom, scrolled, buttons } = useZoom(view, ZOOM, [entry, files, ranks], (view) => {
    const { width, height } = drawnSize(array);
    const { x, y } = placeOf(array, entry);
    return [(x / width) * view.scrollWidth, (y / height) * view.scrollHeight];
  });
  return (
    <section class="array-panel" aria-label="Array">
      <h3>{shown.scene.table?.name}, the complete array</h3>
      <div ref={view} class="view" {...scrolled}>
        <div
          style={{
            minWidth: `${files * LEAST * zoom}rem`,
            // At zoom 1, the whole array if there is room.
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
      {buttons(zoom >= ZOOM ** 4)}
    </section>
  );
};
