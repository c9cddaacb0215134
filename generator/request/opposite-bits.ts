/** Makes the entries of tables of sets whose bits run opposite to the numbers of squares. */
import { onceFor } from "../common.js";
import type { LayoutOn } from "../core/layouts/layout.js";
import { mapped, type Measure } from "../core/measures/measure.js";
import { reversedBits } from "../core/measures/elements.js";
import type { EntryOn } from "../core/tables/table.js";
import type { RequestedTable } from "./defaults.js";

/** Returns a measure of sets whose bits run opposite to the numbers of squares: the last number has bit 0. */
const withOppositeBits = (measure: Measure): Measure => {
  // Rules, which read the numbers of squares as bits, do not hold.
  const { rule, ...others } = mapped(measure, (set, { numbered }) =>
    typeof set === "bigint" ? reversedBits(set, numbered.length) : set,
  );
  return others;
};

/** The same layout, for tables whose comments say that bits run opposite to the numbers of squares. */
const sayingOpposite = (layout: LayoutOn): LayoutOn =>
  onceFor((board) => {
    const plain = layout(board);
    return { ...plain, naming: { ...plain.naming, hasOppositeBits: true } };
  });

/** The entry with the bits that a request asks for. */
export const withRequestedBits = (entry: EntryOn, { bits }: RequestedTable): EntryOn =>
  bits === "opposite"
    ? {
        ...entry,
        layout: sayingOpposite(entry.layout),
        measure: withOppositeBits(entry.measure),
      }
    : entry;
