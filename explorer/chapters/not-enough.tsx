/** When a difference is not enough: pieces whose distance depends on where the squares lie. */
import { squareName, type Board, type Square, minus } from "../../generator/core/boards/board.js";
import { cellFrom, type Way } from "../components/ghost.js";
import { Route } from "../components/route.js";
import { isChosen } from "../model/diagram-address.js";
import { distancesFrom, metricTyped } from "../model/metrics.js";
import { numbered } from "../model/numbering.js";
import { routeOf } from "../model/routes.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** A zebra needs more moves from b1 to c2 than between squares in the middle with the same difference. */
const FIRST: State = { ...OPENING, metric: metricTyped("Z"), origin: 1, target: 10 };

const PIECES = [
  { label: "Zebra, leaps 3 + 2", change: { metric: metricTyped("Z") } },
  { label: "Camel, leaps 3 + 1", change: { metric: metricTyped("C"), origin: 0, target: 18 } },
  { label: "Nightrider", change: { metric: metricTyped("NN") } },
  { label: "Knight", change: { metric: metricTyped("N"), origin: 0, target: 9 } },
  { label: "King", change: { metric: metricTyped("K") } },
];

/** Says whether a difference is enough for a piece. The texts are about equally long, so that nothing below them moves. */
const verdictOn = (state: State): string => {
  const { label = "" } = PIECES.find((one) => isChosen(one, state)) ?? {};
  const [name = ""] = label.toLowerCase().split(",");
  if (name === "king")
    return "For a king, that is enough: a shortest route never has to leave the rectangle between the two squares, so there is always room. A king needs neither the table by pair nor a corner rule.";
  const end = `A ${name} needs the table by pair, ${numbered(state).numbered.length ** 2} entries.`;
  return `For a ${name}, that is not enough: a shortest route often leaves the rectangle between the two squares, and near the edge there may be no room. ${name === "knight" ? "But that matters only at the corners." : end}`;
};

const farOf = ({ metric, board, origin, target }: State): number =>
  distancesFrom(metric, board, [origin])[target] ?? Infinity;

/** The states of all pairs of squares with the difference of the origin and the target, including that pair. */
const pairsLike = (state: State): readonly State[] => {
  const { board } = state;
  const difference = minus(board, state.target, state.origin);
  return board.squares.flatMap((origin) => {
    const target = board.plus(origin, difference);
    return target === undefined ? [] : [{ ...state, origin, target }];
  });
};

/** The same route from another square. From there, the route may leave the board. */
const wayFrom = (board: Board, route: readonly Square[], from: Square): Way => {
  const [start = from] = route;
  return route.map((square) => cellFrom(board, from, minus(board, square, start)));
};

/** The sentence for when all pairs with the same difference, one or more, are equally far apart. */
const alikeText = (pairs: number, distance: number): string => {
  if (pairs === 1) return "No other two squares have this difference.";
  return distance === Infinity
    ? "Nor is there one between any two squares with this difference."
    : "It takes the same number between any two squares with this difference.";
};

export const NOT_ENOUGH: Chapter = {
  id: "when-a-difference-is-not-enough",
  title: "When a difference is not enough",
  first: FIRST,
  text: (state) => [
    <p>
      An array by difference has one number for all pairs of squares with the same difference in
      files and ranks. {verdictOn(state)}
    </p>,
    <p>
      A difference is enough for king, rook and queen; and for the bishop, which always has room on
      one side. For a knight, <a href="#knight-and-corners">the corner rule</a> mends the
      exceptions. This project’s generator refuses any array that would give a wrong answer.
    </p>,
  ],
  tryIt: {
    question: "How many moves does a zebra need from d4 to e5? And from a1 to b2?",
    answer: "2 from d4, by way of g2. From a1 that leap would leave the board: the zebra needs 4.",
  },
  choices: { label: "Piece", options: PIECES },
  Body: (shown) => {
    const { state, scene } = shown;
    const { board, origin, target } = state;
    const distance = farOf(state);
    const alike = pairsLike(state);
    // Prefer a pair from the other half of the board, so that the two drawings seldom meet.
    const isOther = (one: State): boolean => farOf(one) !== distance;
    const other = origin < 32 ? alike.findLast(isOther) : alike.find(isOther);
    // The ends of the other pair are marked like squares that read the same entry.
    const ends = other ? [other.origin, other.target] : [];
    const drawn = boardOf(state, scene, [target, ...ends]);
    const route = routeOf(state);
    const otherRoute = other ? routeOf(other) : [];
    const isOtherNearer = other !== undefined && farOf(other) < distance;
    const [farther, shorterRoute] = isOtherNearer ? [state, otherRoute] : [other ?? state, route];
    const lacking = other ? [wayFrom(board, shorterRoute, farther.origin)] : [];
    return (
      <Diagram {...shown}>
        <Answer>
          <Distance state={state} />.{" "}
          {other === undefined ? (
            alikeText(alike.length, distance)
          ) : (
            <>
              <Distance state={other} /> (black), though the difference is the same. Started on{" "}
              {squareName(board, farther.origin)}, the shorter route would leave the board.
            </>
          )}
        </Answer>
        <ChapterBoard shown={shown} board={drawn} ways={lacking} route={route}>
          <Route isOther isCounted grid={drawn.grid} squares={otherRoute} />
        </ChapterBoard>
      </Diagram>
    );
  },
};
