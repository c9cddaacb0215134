/** An array, over which the board slides. */
import { placeOf } from "../drawing/grid-drawing.js";
import type { Grid } from "../drawing/grid.js";
import { CELL, outline } from "../drawing/looks.js";
import { stepped } from "../model/places.js";
import { entryNames } from "../model/shown.js";
import { InteractiveGrid } from "./interactive-grid.js";
import type { Shown } from "./use-scene.js";

/** The array of what is shown; `describedBy` is the element that explains how it is used. */
export const ArrayGrid = ({
  array: { overlay, ...array },
  shown: { state, scene, activeEntry = 0, pointEntry, putEntry },
  describedBy,
}: {
  readonly array: Grid;
  readonly shown: Shown;
  readonly describedBy: string;
}) => {
  if (!scene.table) return null;
  const cancel = (): void => pointEntry(undefined);
  const corner = overlay && placeOf(array, overlay.corner);
  return (
    <InteractiveGrid
      kind="array"
      grid={array}
      name={`${scene.table.name}, array`}
      cellNames={entryNames(state, scene.table)}
      active={activeEntry}
      describedBy={describedBy}
      draggable={[]}
      events={{
        point: pointEntry,
        press: pointEntry,
        release: (cell) => {
          if (cell !== undefined) putEntry(cell, false);
        },
        cancel,
        step: (right, up) => putEntry(stepped(array.size, activeEntry, right, up), true),
        enter: cancel,
      }}
    >
      {overlay && corner && (
        <g
          class="slide"
          style={{
            transform: `translate(${corner.x}px, ${corner.y - (overlay.size.ranks - 1) * CELL}px)`,
          }}
        >
          {outline({
            ...{ x: 0, y: 0 },
            width: overlay.size.files * CELL,
            height: overlay.size.ranks * CELL,
          })}
        </g>
      )}
    </InteractiveGrid>
  );
};
