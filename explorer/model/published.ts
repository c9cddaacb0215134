/** The tables of the package by name, each with the settings that show it; and all views. */
import { squareName } from "../../generator/core/board.js";
import { BOARD } from "../../generator/core/catalogue.js";
import { superimposed } from "../../generator/core/difference.js";
import { eachSquare } from "../../generator/core/layouts.js";
import { coordinate } from "../../generator/core/coordinates.js";
import type { Constant, Measure } from "../../generator/core/measure.js";
import { CORNER_ENTRY } from "../../generator/core/table.js";
import { METRICS } from "./metrics.js";
import { entryOf, MODULES, nameOf, type Asked } from "./table.js";
import {
  coordinateText,
  DISTANCES,
  ofMeasure,
  ofTable,
  PATHS,
  TO_0X88,
  type View,
} from "./views.js";

/** A table of the package, or a lookup without a table. */
export interface Published {
  readonly name: string;
  readonly module: string;
  readonly asked: Asked;
}

/** The strength of a number of which 0 stands for no direction or no step. */
const vector = (value: number): number | undefined => (value === 0 ? undefined : Math.abs(value));

const COMPASS = [
  ...["no direction", "north", "north-east", "east", "south-east"],
  ...["south", "south-west", "west", "north-west"],
];

const attackersIn = (bits: number, { constants = [] }: Measure): readonly Constant[] =>
  constants.filter(({ value }) => (bits & value) > 0);

const attackText = (bits: number, measure: Measure): string => {
  const names = attackersIn(bits, measure).map(({ name }) => name.toLowerCase().replace("_", " "));
  return names.length === 0 ? "no attack" : `attack of ${names.join(", ")}`;
};

/** The views, in menu order. Tables of the package that none of them shows get their own. */
const KNOWN_VIEWS: readonly View[] = [
  DISTANCES,
  PATHS,
  ofMeasure("attacks", {
    strengthOf: (value, measure) => (value === 0 ? undefined : attackersIn(value, measure).length),
    inWords: (value = 0, { measure }) => attackText(value, measure),
  }),
  ofMeasure("direction", {
    label: "Directions",
    strengthOf: vector,
    inWords: (value = 0) => COMPASS[value] ?? "",
  }),
  ofMeasure("increment", {
    label: "Increments",
    strengthOf: vector,
    inWords: (value = 0) =>
      value === 0 ? "no step" : `step ${value < 0 ? "−" : "+"}${Math.abs(value)}`,
  }),
  ...(["between", "line", "rings", "zones"] as const).map((name) => ofMeasure(name)),
  ofTable("WHITE_PAWN_SQUARES", { name: "white-pawn", label: "Square of a white pawn" }),
  ofTable("BLACK_PAWN_SQUARES", { name: "black-pawn", label: "Square of a black pawn" }),
  ofTable("CORNER", {
    label: "Corners",
    table: () => CORNER_ENTRY,
    inWords: (value) => (value === 1 ? "a corner" : "no corner"),
  }),
  TO_0X88,
  ofTable("SQUARE_FROM_0X88", {
    ...{ name: "from-0x88", label: "Squares of 0x88 coordinates" },
    inWords: (value, { board }) =>
      value === undefined ? "no square" : `square ${value}, ${squareName(board, value)}`,
  }),
  ofTable("SQUARE_TO_15X15", {
    ...{ name: "to-superimposed", label: "Superimposed coordinates" },
    table: (board) => ({
      ...{ measure: coordinate(superimposed), layout: eachSquare },
      names: { table: `SQUARE_TO_${superimposed(board).name.replace("×", "X")}` },
    }),
    inWords: coordinateText,
  }),
  ofTable("x88diff", {
    ...{ label: "0x88 differences" },
    inWords: (value = 0) => `0x88 difference ${value}`,
  }),
];

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
export const PUBLISHED: readonly Published[] = [...MODULES].flatMap(([name, module]) => {
  const asked = SHOWN.get(name) ?? shownBy(ofTable(name))[0]?.[1];
  return asked === undefined ? [] : [{ name, module, asked }];
});

export const VIEWS: ReadonlyMap<string, View> = new Map(
  [...KNOWN_VIEWS, ...PUBLISHED.map(({ asked }) => asked.view)].map((view) => [view.name, view]),
);
