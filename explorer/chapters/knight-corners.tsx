/** The knight moves that a corner takes away. Source: Chessprogramming wiki, Knight-Distance. */
import { leaves } from "../components/ghost.js";
import { PieceToken } from "../components/piece-token.js";
import { useSteps } from "../components/steps.js";
import { routeOf, waysBetween } from "../model/routes.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** From a1 to b2, by absolute difference, as in Gerd Isenberg's `ndis` and `corner`. */
const FIRST: State = { ...OPENING, layout: "abs-diff" };

/** The sentence about the squares one move from both ends, of which there are at most two. */
const waysText = (ways: number, missing: number): string => {
  if (ways === 0) return "";
  if (ways === 1) return "Only one square is one move from both. ";
  if (missing === 0) return "Two squares are one move from both. ";
  if (missing === 1)
    return "Two squares would be one move from each, but one of them is off the board. ";
  return "Two squares would be one move from each, but neither is on the board. ";
};

export const KNIGHT_CORNERS: Chapter = {
  id: "knight-and-corners",
  title: "The knight and its corners",
  first: FIRST,
  text: () => [
    <p>
      One step on a diagonal takes a knight two moves, except from a corner: the two squares one
      move from both a1 and b2 are off the board. Three moves end on the other color, so it needs
      four. Only one pair at each corner, <a href="#audit">easily forgotten</a>, is like that: the
      corner rule adds two moves.
    </p>,
    <p>
      Elsewhere, a move goes at most two squares in one direction, three in all. From a1 to h8, 7
      files and 7 ranks, it takes at least 7 ÷ 2 and 14 ÷ 3 moves, so 5; but between squares of one
      color the number is even: 6. Only near squares need more: from d4, 3 to d5 and 4 to f6.
    </p>,
  ],
  tryIt: {
    question: "Which is the only square that a knight on a1 cannot reach in fewer than six moves?",
    answer: "h8. No two squares are farther apart for a knight than opposite corners: 6 moves.",
  },
  Body: (shown) => {
    const { state, scene } = shown;
    const { board, origin, target } = state;
    const route = routeOf(state);
    const { step, controls } = useSteps(route.length - 1);
    const drawn = boardOf(state, scene, [target]);
    const ways = waysBetween(state);
    const missing = ways.filter((way) => leaves(board, way)).length;
    return (
      <Diagram {...shown}>
        <Answer>
          <Distance state={state} />. {waysText(ways.length, missing)}
        </Answer>
        <ChapterBoard shown={shown} board={drawn} ways={ways} route={route.slice(0, step + 1)}>
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
