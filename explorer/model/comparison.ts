/** Two metrics side by side: the first on the board, the second and the difference beside it. */
import type { Square } from "../../generator/core/board.js";
import { distanceCell, shadedCell, type Cell } from "../drawing/grid.js";
import { distanceText } from "./metrics.js";
import { differencesOf, distancesOf, originsOf, type Scene } from "./scene.js";
import { boardOf, whereText, type ShownFigure, type ShownView } from "./shown.js";
import type { State } from "./state.js";

/** The name of each square on the board also gives the second metric and the difference. */
export const comparisonOf = (state: State, scene: Scene, targets: readonly Square[]): ShownView => {
  const { metric, other } = state;
  const { distance: largest, difference: apart } = scene.compared ?? { distance: 0, difference: 0 };
  const origins = originsOf(state, scene);
  const second = distancesOf(other, state, origins);
  const differences = differencesOf(state, origins);
  const shown = boardOf(state, { ...scene, largest }, targets);
  const figure = (cells: readonly Cell[], largest: number, caption: string): ShownFigure => ({
    grid: { ...shown.grid, cells, largest },
    caption,
  });
  // `King: 1 move. Knight minus King: 3.`
  const sentenceOf = (square: Square): string => {
    const difference = differences[square];
    const told = difference === undefined ? "nothing to subtract" : `${difference}`;
    const first = `${other.label}: ${distanceText(other, second[square])}`;
    return `${first}. ${metric.label} minus ${other.label}: ${told.replace("-", "−")}.`;
  };
  const names = shown.squareNames.map((name, square) => `${name}. ${sentenceOf(square)}`);
  const caption = `${metric.label} minus ${other.label}, lighter is nearer to 0`;
  return {
    board: { ...shown, squareNames: names },
    figures: [
      figure(second.map(distanceCell), largest, `${other.label} ${whereText(state)}`),
      figure(
        differences.map((number) => shadedCell(number, number && Math.abs(number))),
        apart,
        caption,
      ),
    ],
    ...(targets.length > 0 ? { sentence: sentenceOf(state.target) } : {}),
  };
};
