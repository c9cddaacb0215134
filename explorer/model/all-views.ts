/** The views of the workbench: the views of chapters, and other views. */
import type { Constant, Measure } from "../../generator/core/measures/measure.js";
import { ENTRY_POINTS } from "../../generator/core/catalogue.js";
import { MEASURES } from "../../generator/request/measures.js";
import { DISTANCES, ofSets, PATHS, RINGS, type View } from "./views.js";

const attackersIn = (bits: number, { constants = [] }: Measure): readonly Constant[] =>
  constants.filter(({ value }) => (bits & value) > 0);

const ATTACKS: View = {
  ...{ name: "attacks", label: "Attacks", measure: "attacks", kind: MEASURES.attacks },
  ...{ layouts: MEASURES.attacks.layouts, published: ENTRY_POINTS },
  ...{ isOfDistances: false, hasMetric: false },
  strengthOf: (value, measure) => attackersIn(value, measure).length || undefined,
  inWords: (value = 0, _metric, measure) => {
    const attackers = attackersIn(value, measure);
    const names = attackers.map(({ name }) => name.toLowerCase().replace("_", " "));
    return names.length === 0 ? "no attack" : `attack by ${names.join(", ")}`;
  },
};

/** The views by name, in the order of the menu. */
export const VIEWS: ReadonlyMap<string, View> = new Map(
  [
    ...[DISTANCES, PATHS, ATTACKS],
    ofSets("between", "Squares between", MEASURES.between, ENTRY_POINTS),
    ofSets("line", "Whole line", MEASURES.line, ENTRY_POINTS),
    ...[RINGS, ofSets("zones", "Zone", MEASURES.zones)],
  ].map((view) => [view.name, view]),
);
