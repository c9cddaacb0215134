/** The tables of the package by name, each with the settings that show it; and all views. */
import { BOARD, CATALOGUE } from "../../generator/catalogue.js";
import type { Entry } from "../../generator/table.js";
import { METRICS } from "./metrics.js";
import { entryOf, nameOf, type Asked } from "./table.js";
import { DISTANCES, KNOWN_VIEWS, ofTable, type View } from "./views.js";

/** A table of the package, or a lookup without a table. */
export interface Published {
  readonly name: string;
  readonly module: string;
  readonly asked: Asked;
}

/** What a view can show on the board of the package, by the names of its tables. */
const shownBy = (view: View): readonly (readonly [string, Asked])[] => {
  const metrics = [...METRICS.values()];
  return view.layouts.flatMap((layout) =>
    (view.hasMetric ? metrics : metrics.slice(0, 1)).map((metric) => {
      const asked = { board: BOARD, metric, layout, view, numbering: "a1" } as const;
      return [nameOf(entryOf(asked)), asked] as const;
    }),
  );
};

// In reverse order, so that the first of several views that show a table wins.
const SHOWN = new Map(KNOWN_VIEWS.toReversed().flatMap(shownBy));

/** Every table of the package, in catalogue order; one that no known view shows gets its own. */
export const PUBLISHED: readonly Published[] = Object.entries<readonly Entry[]>(CATALOGUE).flatMap(
  ([module, entries]) =>
    entries.flatMap((entry) => {
      const name = nameOf({ ...entry, board: BOARD });
      const found = SHOWN.get(name) ?? shownBy(ofTable(name))[0]?.[1];
      return found === undefined ? [] : [{ name, module, asked: found }];
    }),
);

export const VIEWS: ReadonlyMap<string, View> = new Map(
  [...KNOWN_VIEWS, ...PUBLISHED.map(({ asked }) => asked.view)].map((view) => [view.name, view]),
);

export const viewNamed = (name: string): View => VIEWS.get(name) ?? DISTANCES;
