/** An array, over which the board slides. */
import { overlaidPlace } from "../../generator/drawing/grid-drawing.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { stepped } from "../model/places.js";
import { entryNames } from "../model/pointed.js";
import { InteractiveGrid } from "./interactive-grid.js";
import type { Shown } from "./use-scene.js";

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
  const place = overlay && overlaidPlace(array, overlay);
  return (
    <InteractiveGrid
      kind="array"
      grid={array}
      name={`${scene.table.name}, array`}
      cellNames={entryNames(state, scene.table)}
      active={activeEntry}
      describedBy={describedBy}
      events={{
        point: pointEntry,
        press: pointEntry,
        release: (cell) => {
          if (cell !== undefined) putEntry(cell);
        },
        cancel,
        step: (right, up) => putEntry(stepped(array.size, activeEntry, right, up)),
        enter: cancel,
      }}
    >
      {place && (
        <g class="slide" transform={`translate(${place.x} ${place.y})`}>
          <rect class="line" width={place.width} height={place.height} />
          <rect class="line" width={place.width} height={place.height} />
        </g>
      )}
    </InteractiveGrid>
  );
};
