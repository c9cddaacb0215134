/** The order of the bits in sets. */
import { about, oneOf } from "../forms.js";
import { MEASURES } from "../measures.js";
import type { RequestedTable } from "../defaults.js";
import type { TableKey } from "./key.js";

export const BITS_KEY: TableKey<RequestedTable["bits"]> = {
  ...about(
    "opposite for sets in which the last square is bit 0",
    oneOf<RequestedTable["bits"]>(["opposite"]),
  ),
  mistakes: ({ measure, bits }) => [
    bits === "opposite" && !MEASURES[measure].isSet
      ? `the elements of "${measure}" are no sets; remove this key`
      : undefined,
  ],
};
