/** The tables of the package that a view shows, by name, each with the settings that show it. */
import { BOARD } from "../../generator/core/boards/board.js";
import { METRICS } from "./metrics.js";
import { ENTRY_POINTS } from "../../generator/core/catalogue.js";
import { entryOf, nameOf, type Asked } from "./table.js";
import { VIEWS } from "./all-views.js";
import type { View } from "./views.js";

export interface Published {
  readonly name: string;
  readonly module: string;
  readonly asked: Asked;
}

/** The tables that a view can show on the board of the package, by name. */
const shownBy = (view: View): readonly (readonly [string, Asked])[] => {
  const metrics = [...METRICS.values()];
  return view.layouts.flatMap((layout) =>
    (view.hasMetric ? metrics : metrics.slice(0, 1)).map((metric) => {
      const asked = { board: BOARD, metric, layout, view, numbering: "a1" } as const;
      return [nameOf(entryOf(asked)), asked] as const;
    }),
  );
};

// The views are in reverse order, so that the first of several views that show a table wins.
const SHOWN = new Map([...VIEWS.values()].toReversed().flatMap(shownBy));

/** The tables that some view shows, in the order of the catalogue. */
export const PUBLISHED: readonly Published[] = [...ENTRY_POINTS].flatMap(([module, entries]) =>
  entries.map(nameOf).flatMap((name) => {
    const asked = SHOWN.get(name);
    return asked === undefined ? [] : [{ name, module, asked }];
  }),
);
