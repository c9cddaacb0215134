/** The knight moves that a corner takes away. Source: Chessprogramming wiki, Knight-Distance. */
import { piece } from "../../generator/pieces.js";
import type { Vector } from "../../generator/boards/board.js";
import { cellFrom } from "../components/ghost.js";
import { PieceToken } from "../components/piece-token.js";
import { useSteps } from "../components/steps.js";
import { pointedAt, readingOf } from "../model/reading.js";
import { routeOf } from "../model/routes.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** From a1 to b2, by absolute difference, as in Gerd Isenberg's `ndis` and `corner`. */
const FIRST: State = { ...OPENING, layout: "abs-diff" };

/** The cells one move from both ends, on or off the board; none if the ends are the same. */
const stopsBetween = ({ board, origin, target }: State): readonly Vector[] => {
  if (origin === target) return [];
  const leaps = piece("N").leaps(board);
  const { files, ranks } = board.minus(target, origin);
  const leadsOn = (first: Vector): boolean =>
    leaps.some((next) => first.files + next.files === files && first.ranks + next.ranks === ranks);
  return leaps.filter(leadsOn).map((leap) => cellFrom(board, origin, leap));
};

const stopsText = (stops: number, missing: number): string => {
  if (stops === 0) return "";
  if (stops === 1)
    return `The only square one move from both is ${missing === 0 ? "on" : "off"} the board. `;
  const off = missing === 0 ? "none is" : `${missing} ${missing === 1 ? "is" : "are"}`;
  return `Of the ${stops} squares one move from both, ${off} off the board. `;
};

export const KNIGHT_CORNERS: Chapter = {
  id: "knight-and-corners",
  title: "The knight and its corners",
  first: FIRST,
  text: () => (
    <>
      <p>
        A knight changes the color of its square with every move, so between squares of one color
        the number of moves is even. Near is not always quick: the square beside it takes three
        moves, a neighbor on a diagonal two.
      </p>
      <p>
        Two, except from a corner. From a1 to b2 there are two squares in the middle, and both are
        off the board. The knight must go around: four moves. This happens for four pairs of squares
        only, so it is easily forgotten. Programs that keep one number for all diagonal neighbors
        add two if exactly one of the two squares is a corner: the corner rule.
      </p>
    </>
  ),
  Body: (shown) => {
    const { state, scene } = shown;
    const { board, origin, target } = state;
    const route = routeOf(state);
    const { step, controls } = useSteps(route.length - 1);
    const drawn = boardOf(state, scene, [target]);
    const stops = stopsBetween(state);
    const missing = stops.filter((stop) => board.squareAt(stop) === undefined).length;
    const { reason = "" } = readingOf(state, scene, pointedAt(state, scene));
    return (
      <Diagram {...shown}>
        <Answer>
          <Distance state={state} />. {stopsText(stops.length, missing)}
          {reason}
        </Answer>
        <ChapterBoard shown={shown} board={drawn} ghosts={stops} route={route.slice(0, step + 1)}>
          {step > 0 && step < route.length - 1 && (
            <PieceToken
              grid={drawn.grid}
              token={{ notation: "N", square: route[step] ?? origin, isHeld: true }}
            />
          )}
        </ChapterBoard>
        {controls("The route: move")}
      </Diagram>
    );
  },
};
