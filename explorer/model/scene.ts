/** What a state shows whatever its origin and target are, and the answers for its squares. */
import { at } from "../../generator/common.js";
import type { Square } from "../../generator/core/board.js";
import { coordinateOf, x88 } from "../../generator/core/difference.js";
import type { Layout } from "../../generator/core/layout.js";
import { SET, type Answer, type Measure } from "../../generator/core/measure.js";
import { largestOf, shadedCell, type Cell, type Distances } from "../drawing/grid.js";
import { distancesFrom, distancesTo, metricNamed, together, type Metric } from "./metrics.js";
import { hasOrigin, hasRegion, type State } from "./state.js";
import { entryOf, layoutOf, tableOf, type Asked, type Refusal, type ShownTable } from "./table.js";
import { COMPARE } from "./views.js";

export interface Scene {
  /** What the board shows: what is asked, or distances by pair if the tool makes no such table. */
  readonly shown: Pick<Asked, "view" | "layout">;
  readonly layout: Layout;
  /** What the numbers are: the answers of the table, or the distances that paths add up. */
  readonly measure: Measure;
  readonly table?: ShownTable;
  readonly refusal?: Refusal;
  /** The largest number of the scale, from any origin. */
  readonly largest: number;
  /** The largest distance of two compared metrics, and their largest difference. */
  readonly compared?: Readonly<Record<"distance" | "difference", number>>;
}

/** The metric with whose distances a set is drawn: the view's, or the king's if it has none. */
export const drawnWith = ({ view, metric }: Asked): Metric =>
  view.hasMetric ? metric : metricNamed("king");

export type Staged = Asked & Pick<State, "other">;

export const sceneOf = (asked: Staged, find = tableOf): Scene => {
  const { board, metric, view, layout: name } = asked;
  const layout = layoutOf(asked);
  const { measure: written } = view.isOfDistances ? metric : entryOf(asked);
  // The members of a set are drawn as squares, whatever numbers they have in the table.
  const { measure: given } =
    written.element === SET ? entryOf({ ...asked, numbering: "a1" }) : { measure: written };
  const measure = layout.isTo && given.toward ? { ...given, ways: given.toward } : given;
  const found = find(asked);
  const isSet = measure.element === SET;
  const isOfSquares = isSet || (view.isOfDistances && found.refusal !== undefined);
  const origins = isOfSquares ? board.squares.map((square) => [square]) : layout.origins;
  const answersFrom = (isSet ? drawnWith(asked) : { measure }).measure.ways[0].on(layout.board);
  const strengthOf = (answer: Answer): number | undefined =>
    typeof answer !== "number" || isSet ? numberOf(answer) : view.strengthOf(answer, measure);
  const largest = largestOf(origins.map((from) => largestOf(answersFrom(from).map(strengthOf))));
  const scene = { ...found, shown: { view, layout: name }, layout, measure, largest };
  return view === COMPARE ? { ...scene, compared: comparedIn(asked, scene) } : scene;
};

/** The distances of a metric from an origin, or to a region. */
export const distancesOf = (metric: Metric, asked: Asked, origins: readonly Square[]): Distances =>
  (hasRegion(asked) ? distancesTo : distancesFrom)(metric, asked.board, origins);

/** The first metric minus the second; `undefined` where one of them never arrives. */
export const differencesOf = (asked: Staged, origins: readonly Square[]): Distances => {
  const distances = (metric: Metric): Distances => distancesOf(metric, asked, origins);
  return together(distances(asked.metric), distances(asked.other), (one, other) => one - other);
};

const comparedIn = (
  asked: Staged,
  { largest, layout: { origins } }: Pick<Scene, "largest" | "layout">,
) => {
  const most = (of: (from: readonly Square[]) => Distances): number =>
    largestOf(origins.map((from) => largestOf(of(from))));
  return {
    distance: Math.max(
      largest,
      most((from) => distancesOf(asked.other, asked, from)),
    ),
    difference: most((from) => differencesOf(asked, from).map((number = 0) => Math.abs(number))),
  };
};

/** The number of an answer; none for a set, and for an unreachable square. */
export const numberOf = (value: Answer): number | undefined =>
  typeof value === "bigint" ? undefined : value;

export const originsOf = (state: State, { layout }: Pick<Scene, "layout">): readonly Square[] =>
  hasOrigin(state) ? [state.origin] : at(layout.origins, 0);

/** What the lookup is asked for a square: squares, or a count, in the order of the layout's parameters. */
const askedOf = (state: State, { parameters }: Layout, square: Square): readonly number[] => {
  const { board, origin } = state;
  return parameters.map((parameter, place) => {
    if (parameter === "distance")
      return distancesFrom(drawnWith(state), board, [origin])[square] ?? 0;
    if (parameter === "coordinate") return coordinateOf(x88(board), at(board.cells, square));
    return parameter === "pawn" || place < parameters.length - 1 ? origin : square;
  });
};

const NO_SQUARES: readonly string[] = ["distance", "coordinate"];

/** The arguments of the lookup's call for a square, of which squares have the numbers of the layout. */
export const argumentsOf = (state: State, layout: Layout, square: Square): readonly number[] =>
  askedOf(state, layout, square).map((value, place) =>
    NO_SQUARES.includes(layout.parameters[place] ?? "") ? value : at(layout.board.numbers, value),
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
  (number: number | undefined): Cell => {
    if (number === undefined) return { kind: "never" };
    const strength = view.strengthOf(number, measure);
    return strength === undefined ? { kind: "empty" } : shadedCell(number, strength);
  };

/** The cells of the array of a table; some entries are read by no call. */
export const arrayCells = (
  asked: Asked,
  scene: Scene,
  { layout, values }: ShownTable,
): readonly Cell[] => {
  const cellOf = cellIn(asked, scene);
  // One for all entries of a number.
  const cells = new Map([...new Set(values)].map((value) => [value, cellOf(numberOf(value))]));
  return values.map(
    (value, entry) => (layout.cell(entry) && cells.get(value)) ?? { kind: "unused" },
  );
};
