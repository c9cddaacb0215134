/** Looks up entries of the catalogue for tests that change one. */
import { CATALOGUE } from "../../generator/catalogue.js";
import type { DistanceEntry } from "../../generator/entry.js";

/** The catalogue's distance entry of a name. */
export const distanceEntry = (name: string): DistanceEntry => {
  const entry = CATALOGUE.find((candidate) => candidate.name === name);
  if (entry?.kind !== "distance") throw new Error(`no distance entry: ${name}`);
  return entry;
};
