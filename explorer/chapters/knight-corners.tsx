/** The knight moves that a corner takes away. Source: Chessprogramming wiki, Knight-Distance. */
import { leaves } from "../components/ghost.js";
import { routeOf, waysBetween } from "../model/routes.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** From a1 to b2, by absolute difference, as in Gerd Isenberg's `ndis` and `corner`. */
const FIRST: State = { ...OPENING, layout: "abs-diff" };

/** The sentence about the squares one move from both ends. There are at most two such squares. */
const waysText = (ways: number, missing: number): string => {
  if (ways === 0) return "";
  if (ways === 1) return "Only one square is one move from both. ";
  if (missing === 0) return "Two squares are one move from both. ";
  const lost = missing === 1 ? "one of them is off" : "neither is on";
  return `Two squares would be one move from each, but ${lost} the board. `;
};

export const KNIGHT_CORNERS: Chapter = {
  id: "knight-and-corners",
  title: "The knight and its corners",
  first: FIRST,
  text: () => [
    <p>
      One step on a diagonal takes a knight two moves, except from a corner: the two squares one
      move from both a1 and b2 are off the board. Three moves end on the other color, so it needs
      four. Each corner has one such pair, which is <a href="#audit">easily forgotten</a>: the
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
    const { state } = shown;
    const ways = waysBetween(state);
    const missing = ways.filter((way) => leaves(state.board, way)).length;
    return (
      <Diagram {...shown}>
        <Answer>
          <Distance state={state} />. {waysText(ways.length, missing)}
        </Answer>
        <ChapterBoard shown={shown} ways={ways} route={routeOf(state)} />
      </Diagram>
    );
  },
};
