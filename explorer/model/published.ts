/** The tables of the package by name, each with what shows exactly that table. */
import { BOARD, CATALOGUE } from "../../generator/catalogue.js";
import type { Entry } from "../../generator/table.js";
import { SHOWN_LAYOUT_NAMES, type ShownLayoutName } from "./layouts.js";
import { isMetricName, METRICS } from "./metrics.js";
import { isRelationName, relationNamed, RELATIONS } from "./relations.js";
import { hasMetric, onBoard, settled, type State, type View } from "./state.js";
import { entryFor, nameOf, type Asked } from "./table.js";

/** A table of the package, or a lookup without a table. */
export interface Published {
  readonly name: string;
  readonly module: string;
  readonly asked: Asked;
}

/** What the page can show on the board of the package, whether the package has such a table or not. */
const candidates = (): readonly Asked[] => {
  const metrics = Object.keys(METRICS).filter(isMetricName);
  const inAll = (view: View, layouts: readonly ShownLayoutName[]): readonly Asked[] =>
    layouts.flatMap((layout) =>
      (hasMetric(view) ? metrics : metrics.slice(0, 1)).map((metric) => ({
        ...{ board: BOARD, measured: { metric }, layout, view },
      })),
    );
  return [
    ...inAll("paths", ["pair"]),
    // After the paths, because the combined distance has none, and is shown as such.
    ...inAll("distances", SHOWN_LAYOUT_NAMES),
    ...Object.keys(RELATIONS)
      .filter(isRelationName)
      .flatMap((view) => inAll(view, relationNamed(view).layouts)),
  ];
};

/** Every table of the package, in the order of the catalogue. */
export const publishedTables = (): readonly Published[] => {
  if (tables.length > 0) return tables;
  const found = new Map(candidates().map((asked) => [nameOf(entryFor(asked)), asked]));
  for (const [module, entries] of Object.entries<readonly Entry[]>(CATALOGUE))
    for (const entry of entries) {
      const name = nameOf(entry);
      const asked = found.get(name);
      if (asked === undefined) throw new Error(`the page cannot show ${name}`);
      tables.push({ name, module, asked });
    }
  return tables;
};

/** Made when they are asked for first. */
const tables: Published[] = [];

/** The same state with a table of the package; a metric that does not matter is kept. */
export const showingPublished = (state: State, { asked }: Published): State => {
  const { measured } = hasMetric(asked.view) ? asked : state;
  return settled({ ...onBoard(state, BOARD), ...asked, measured });
};
