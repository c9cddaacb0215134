/** A table = a metric × a layout: this is the product. */
import { fillOf } from "./fill.js";
import type { Layout } from "./layouts.js";
import type { Metric } from "./metrics.js";

/** What an entry holds that no call of the lookup reads. */
export const NEVER_READ = 0;

/** What an entry holds where the piece never gets, however many moves it makes. */
export const UNREACHABLE = 255;

/** The largest distance that an entry may hold, in moves. */
export const LARGEST_DISTANCE = 254;

/** The array of a layout, each entry a metric's distance by the fill; `undefined` if never reached. */
export const tabulate = (metric: Metric, layout: Layout): readonly (number | undefined)[] => {
  const fill = fillOf(layout.field, metric.leaps(layout.field));
  return layout.rows.flatMap(({ origins, targets }) => {
    const distances = fill(origins);
    return targets.map((target) => (target === undefined ? NEVER_READ : distances[target]));
  });
};
