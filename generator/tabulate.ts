/** A table = a metric × a layout: this is the product. */
import { fillFor, type Mover } from "./fill.js";
import type { Layout } from "./layouts.js";

/** What an entry holds that no call of the lookup reads. */
export const NEVER_READ = 0;

/** What an entry holds where the piece never gets, however many moves it makes. */
export const UNREACHABLE = 255;

/** The largest distance that an entry may hold, in moves. */
export const LARGEST_DISTANCE = 254;

/**
 * The array of a layout, each entry a piece's distance by the fill, or `undefined` if it never gets there;
 * entries that no pair of squares falls on hold 0.
 */
export const tabulate = (mover: Mover, layout: Layout): readonly (number | undefined)[] => {
  const fill = fillFor(layout.field, mover);
  return layout.rows.flatMap(({ origins, targets }) => {
    const distances = fill(origins);
    return targets.map((target) => (target === undefined ? NEVER_READ : distances[target]));
  });
};
