/** What a state shows regardless of its origin and target, and the answers for its squares. */
import { at } from "../../generator/common.js";
import type { Square } from "../../generator/core/boards/board.js";
import type { Layout } from "../../generator/core/layouts/layout.js";
import { SET } from "../../generator/core/measures/elements.js";
import { type Measure, towardOrigins } from "../../generator/core/measures/measure.js";
import { shadedCell, type DrawnCell } from "../../generator/drawing/grid.js";
import { hasZero } from "./layouts.js";
import { distancesFrom, metricNamed, type Metric } from "./metrics.js";
import { hasOrigin, type State } from "./state.js";
import { entryOf, layoutOf, tableOf, type Asked, type Found, type ShownTable } from "./table.js";
import type { Answer } from "../../generator/core/measures/elements.js";

export interface Scene extends Found {
  /** The view and layout asked for, or distances by pair if the tool refuses that table. */
  readonly shown: Pick<Asked, "view" | "layout">;
  readonly layout: Layout;
  /** The measure of the numbers: that of the table, or the distance that paths add up. */
  readonly measure: Measure;
}

/** The metric whose distances color a set: the metric of the state or, if the view has no metric, the king's. */
export const drawnWith = ({ view, metric }: Asked): Metric =>
  view.hasMetric ? metric : metricNamed("king");

/**
 * Chapters draw only arrays over which the board can be drawn. To fill other arrays would take longer than everything
 * else.
 */
const drawnTable = (asked: Asked): Found => (hasZero(layoutOf(asked)) ? tableOf(asked) : {});

export const sceneOf = (asked: Asked, find = drawnTable): Scene => {
  const { metric, view, layout: name } = asked;
  const layout = layoutOf(asked);
  const { measure: written } = view.isOfDistances ? metric : entryOf(asked);
  // The members of a set are drawn as squares, so compute the set in the numbering from a1.
  const { measure: given } =
    written.element === SET ? entryOf({ ...asked, numbering: "a1" }) : { measure: written };
  const measure = layout.nearest?.isTo ? { ...given, ways: towardOrigins(given.ways) } : given;
  return { ...find(asked), shown: { view, layout: name }, layout, measure };
};

/** The number of an answer; `undefined` for a set or an unreachable square. */
export const numberOf = (value: Answer): number | undefined =>
  typeof value === "bigint" ? undefined : value;

export const originsOf = (state: State, { layout }: Pick<Scene, "layout">): readonly Square[] =>
  hasOrigin(state) ? [state.origin] : at(layout.origins, 0);

/** The squares, or the square and the distance, of the lookup's call, in the order of the layout's parameters. */
const askedOf = (state: State, { parameters }: Layout, square: Square): readonly number[] => {
  const { board, origin } = state;
  return parameters.map((parameter, place) => {
    if (parameter === "distance")
      return distancesFrom(drawnWith(state), board, [origin])[square] ?? 0;
    return place < parameters.length - 1 ? origin : square;
  });
};

/** The arguments of the lookup's call for a square, with squares given by the layout's numbers. */
export const argumentsOf = (state: State, layout: Layout, square: Square): readonly number[] =>
  askedOf(state, layout, square).map((value, place) =>
    layout.parameters[place] === "distance" ? value : at(layout.board.numbers, value),
  );

export const answerOf = (
  state: State,
  { measure, layout }: Pick<Scene, "measure" | "layout">,
  square: Square,
): Answer => {
  const values = askedOf(state, layout, square);
  const origins = values.length === 2 ? values.slice(0, 1) : at(layout.origins, 0);
  return measure.ways[0].on(layout.board)(origins)[values.at(-1) ?? 0];
};

/** False if the answer depends on the distance of a square that is never reached. */
export const isReached = (state: State, { layout }: Scene, square: Square): boolean =>
  layout.parameters[1] !== "distance" ||
  distancesFrom(drawnWith(state), state.board, [state.origin])[square] !== undefined;

/** The cell of a number, with the color of its strength. */
export const cellIn =
  ({ view }: Asked, { measure }: Scene) =>
  (number: number | undefined): DrawnCell => {
    if (number === undefined) return { kind: "never" };
    const strength = view.strengthOf(number, measure);
    return strength === undefined ? { kind: "empty" } : shadedCell(number, strength);
  };

/** The cells of a table's array, some of which no call reads. */
export const arrayCells = (
  asked: Asked,
  scene: Scene,
  { layout, values }: ShownTable,
): readonly DrawnCell[] => {
  const cellOf = cellIn(asked, scene);
  // All entries with the same value share one cell.
  const cells = new Map(values.distinct.map((value) => [value, cellOf(numberOf(value))]));
  return values
    .slice()
    .map((value, entry) => (layout.cell(entry) && cells.get(value)) ?? { kind: "unused" });
};
