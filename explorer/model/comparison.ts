/** Two metrics side by side: the second, and by how much they differ. */
import { distanceCell, largestOf, type Cell, type Distances, type Grid } from "../drawing/grid.js";
import { marksOf } from "../drawing/views.js";
import { distancesFrom, labelOf, type Measured } from "./metrics.js";
import type { PathStep, Scene, ShownBoard } from "./scene.js";
import { distanceBoard, distanceText, fromText, originsOf } from "./shown.js";
import { hasRegion, type State } from "./state.js";

const secondOf = ({ other }: State): Measured => ({ metric: other });

const distancesOf = (state: State): readonly [first: Distances, second: Distances] => {
  const origins = originsOf(state);
  return [
    distancesFrom(state.measured, state.board, origins),
    distancesFrom(secondOf(state), state.board, origins),
  ];
};

/** First minus second; `undefined` where one of them never arrives. */
const differenceOf = (first: number | undefined, second: number | undefined): number | undefined =>
  first === undefined || second === undefined ? undefined : first - second;

const differencesOf = (state: State): Distances => {
  const [first, second] = distancesOf(state);
  return first.map((distance, square) => differenceOf(distance, second[square]));
};

/** The largest numbers from any origin, so that colors do not change while a piece is moved. */
export interface ComparisonScale {
  /** Of both distances, which have the same colors. */
  readonly distance: number;
  readonly difference: number;
}

/** The scale of a comparison. */
export const comparisonScaleOf = (state: State, { largest }: Scene): ComparisonScale => {
  const origins = hasRegion(state) ? [state.origin] : state.board.squares;
  const from = origins.map((origin) => ({ ...state, origin }));
  return {
    distance: largestOf([largest, ...from.map((each) => largestOf(distancesOf(each)[1]))]),
    difference: largestOf(
      from.map((each) => largestOf(differencesOf(each).map((number = 0) => Math.abs(number)))),
    ),
  };
};

/** The figures beside the board: the second metric, and the difference. */
export const comparisonFigures = (
  state: State,
  scale: ComparisonScale,
  targets: readonly number[],
): readonly PathStep[] => {
  const { board, measured } = state;
  const marks = marksOf(originsOf(state), targets);
  const grid = (cells: readonly Cell[], largest: number): Grid => ({
    ...{ size: board, cells, largest, marks, hasNames: true },
  });
  const [first, second] = [labelOf(measured), labelOf(secondOf(state))];
  return [
    {
      id: "second",
      grid: grid(distancesOf(state)[1].map(distanceCell), scale.distance),
      caption: `${second} ${fromText(state)}`,
    },
    {
      id: "difference",
      grid: grid(differencesOf(state).map(differenceCell), scale.difference),
      caption: `${first} minus ${second}, lighter is nearer to 0`,
    },
  ];
};

const differenceCell = (number: number | undefined): Cell =>
  number === undefined
    ? { kind: "never" }
    : { kind: "distance", number, distance: Math.abs(number) };

/** `King: 1 move. Knight minus King: 3.` */
export const comparisonText = (state: State, square: number): string => {
  const { measured } = state;
  const second = distancesOf(state)[1][square];
  const difference = differencesOf(state)[square];
  const label = labelOf(secondOf(state));
  const told = difference === undefined ? "nothing to subtract" : `${difference}`.replace("-", "−");
  return `${label}: ${distanceText(secondOf(state), second)}. ${labelOf(measured)} minus ${label}: ${told}.`;
};

/** The board of the first metric, whose squares are named with the second and the difference. */
export const comparedBoard = (
  state: State,
  { distance }: ComparisonScale,
  targets: readonly number[],
): ShownBoard => {
  const board = distanceBoard(state, { largest: distance }, targets);
  return {
    ...board,
    squareNames: board.squareNames.map(
      (name, square) => `${name}. ${comparisonText(state, square)}`,
    ),
  };
};
