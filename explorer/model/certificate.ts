/**
 * The certificate of distances: the origin says 0, and every other square one more than the least of
 * its neighbors, the squares from which the piece moves to it. Only the right numbers satisfy both rules.
 */
import { at } from "../../generator/common.js";
import { squareName, type Board, type Square } from "../../generator/core/boards/board.js";
import { distanceCell, marksOf } from "../../generator/drawing/grid.js";
import { distancesTo, type Metric } from "./metrics.js";
import { namedBoard, type ShownBoard } from "./shown.js";

/** A number that its neighbors contradict. */
interface Objection {
  readonly square: Square;
  /** The neighbor that says the least; `undefined` for the origin. */
  readonly by: Square | undefined;
  /** What the square must say, if its neighbors are right. */
  readonly due: number;
}

export const objectionsTo = (
  numbers: readonly number[],
  metric: Metric,
  board: Board,
  origin: Square,
): readonly Objection[] =>
  board.squares
    .map((square): Objection => {
      if (square === origin) return { square, by: undefined, due: 0 };
      const moves = distancesTo(metric, board, [square]);
      const [by] = board.squares
        .filter((one) => moves[one] === 1)
        .toSorted((one, other) => at(numbers, one) - at(numbers, other));
      return { square, by, due: by === undefined ? Infinity : at(numbers, by) + 1 };
    })
    .filter(({ square, due }) => numbers[square] !== due);

/** The sentences about what the neighbor says, and how many other objections there are. */
export const objectionText = (
  numbers: readonly number[],
  board: Board,
  { square, by, due }: Objection,
  others: number,
): string => {
  const says = `${squareName(board, square)} says ${at(numbers, square)}`;
  const why =
    by === undefined
      ? `${says}, but the piece starts there: it must say 0.`
      : `${says}. ${squareName(board, by)} objects: “I say ${due - 1}, and no square one move from you says less. So you must say ${due}.”`;
  const more = ["", " There is one more objection."][others];
  return why + (more ?? ` There are ${others} more objections.`);
};

/** The board of the numbers, with marks on the chosen square and on each square to which a neighbor objects. */
export const objectedBoard = (
  board: Board,
  numbers: readonly number[],
  chosen: Square,
  objections: readonly Objection[],
): ShownBoard => {
  const cells = numbers.map(distanceCell);
  const wrong = new Set(objections.map(({ square }) => square));
  return namedBoard(
    "Knight distance from a1, to be changed",
    { size: board, cells, marks: marksOf([], [chosen, ...wrong]) },
    (square) => [at(numbers, square), ...(wrong.has(square) ? ["objected to"] : [])],
  );
};
