/** When a difference is not enough: pieces whose distance depends on where the squares lie. */
import { squareName, type Board, type Square, type Vector } from "../../generator/boards/board.js";
import { cellFrom, isBeside } from "../components/ghost.js";
import { Route } from "../components/route.js";
import { pairsLike, type Pair } from "../model/conflict.js";
import { distancesFrom, distanceText, metricTyped } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** A zebra from b1 to c2, which takes more moves than the same difference in the middle. */
const FIRST: State = { ...OPENING, metric: metricTyped("Z"), origin: 1, target: 10 };

const PIECES = [
  { label: "Zebra, leaps 3 + 2", notation: "Z" },
  { label: "Camel, leaps 3 + 1", notation: "C" },
  { label: "Nightrider", notation: "NN" },
  { label: "Knight", notation: "N" },
  { label: "King", notation: "K" },
].map(({ label, notation }) => ({ label, change: { metric: metricTyped(notation) } }));

/** The distance of a pair; `Infinity` if the second square is never reached. */
const movesOf = ({ distance = Infinity }: Pair): number => distance;

/** The stops of a route after moving its start to another square; they may be off the board. */
const stopsFrom = (board: Board, route: readonly Square[], from: Square): readonly Vector[] => {
  const [start = from] = route;
  return route.slice(1, -1).map((square) => cellFrom(board, from, board.minus(square, start)));
};

export const NOT_ENOUGH: Chapter = {
  id: "when-a-difference-is-not-enough",
  title: "When a difference is not enough",
  first: FIRST,
  text: () => (
    <>
      <p>
        An array by difference has one number for all pairs that lie alike: as many files and ranks
        apart, in the same direction. That is right for king, rook, bishop and queen, which never
        have to swing out. A knight is wrong in the corners only, which the corner rule mends.
      </p>
      <p>
        Long leapers are another matter. Where a zebra near the edge would have to leave the board,
        it goes a longer way, while a pair that lies alike elsewhere is near. No short rule mends
        that: such a piece takes the table by pair, 4096 entries. The generator refuses any array
        that would answer wrong.
      </p>
    </>
  ),
  choices: { label: "Piece", options: PIECES },
  Body: (shown) => {
    const { state, scene } = shown;
    const { board, metric, origin, target } = state;
    const distance = distancesFrom(metric, board, [origin])[target];
    const pair: Pair = { from: origin, to: target, distance };
    const other = pairsLike(metric, board, pair).find((one) => one.distance !== distance);
    // The ends of the other pair get the mark of squares that are read from the same entry.
    const ends = other ? [other.from, other.to] : [];
    const drawn = boardOf(state, scene, [target, ...ends]);
    const route = routeOf(state);
    const otherRoute = other ? routeOf({ ...state, origin: other.from, target: other.to }) : [];
    const isOtherNearer = other !== undefined && movesOf(other) < movesOf(pair);
    const [farther, shorterRoute] = isOtherNearer ? [pair, otherRoute] : [other ?? pair, route];
    // The stops that the farther pair lacks: those of the shorter route that fall off the board.
    const lacking = stopsFrom(board, shorterRoute, farther.from).filter((stop) =>
      isBeside(board, stop),
    );
    return (
      <Diagram {...shown}>
        <Answer>
          <Distance state={state} />.{" "}
          {other === undefined ? (
            `All other pairs that lie like this are ${distance === undefined ? "never reached either" : "as far apart"}.`
          ) : (
            <>
              {squareName(board, other.from)} → {squareName(board, other.to)}, which lie alike:{" "}
              <strong>{distanceText(metric, other.distance)}</strong>. From{" "}
              {squareName(board, farther.from)}, the shorter route would leave the board
              {lacking.length > 0 && ", as the crosses show"}.
            </>
          )}
        </Answer>
        <ChapterBoard shown={shown} board={drawn} ghosts={lacking} route={route}>
          <Route kind="route other" grid={drawn.grid} squares={otherRoute} />
        </ChapterBoard>
      </Diagram>
    );
  },
};
