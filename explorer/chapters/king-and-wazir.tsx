/** King and rook-like steps: Chebyshev and Manhattan distance. Source: pages Distance and Manhattan-Distance. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { apart, squareName } from "../../generator/boards/board.js";
import { useScene } from "../components/use-scene.js";
import { middleOf, Route } from "../components/route.js";
import { routeOf } from "../model/routes.js";
import { distanceBoard, sceneOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Chapter, ChapterBoard, counted, type Heading } from "./chapter.js";

/** A square three files and two ranks away. */
const FIRST: State = { ...OPENING, measured: { metric: "king" }, origin: 18, target: 37 };

/** The chapter. */
export const KingAndWazir = (heading: Heading): JSX.Element => {
  const [kept, keep] = useState(FIRST);
  const shown = useScene(kept, keep);
  const { state, scene } = shown;
  const { board, origin, target } = state;
  const { files, ranks } = apart(board, origin, target);
  const boardOf = (metric: "king" | "manhattan"): JSX.Element => {
    const one: State = { ...state, measured: { metric } };
    const drawn = distanceBoard(one, sceneOf(one), [target]);
    const route = routeOf(one.measured, board, origin, target);
    return (
      <ChapterBoard shown={{ ...shown, state: one }} board={drawn}>
        <Route points={route.map((square) => middleOf(drawn.grid, square))} />
      </ChapterBoard>
    );
  };
  return (
    <Chapter
      {...heading}
      code={{ state, table: scene.table }}
      text={
        <>
          <p>
            A king moves one square in any direction. A diagonal step changes file and rank at once,
            so the longer of the two ways decides: <em>max(files, ranks)</em>. This is Chebyshev
            distance, 7 at most.
          </p>
          <p>
            Forbid the diagonals, and each step changes only one of them: <em>files + ranks</em>.
            This is Manhattan distance, 14 at most, between opposite corners. Squares at one
            distance form squares around the king, and diamonds around the other piece.
          </p>
          <p>
            Both are equal on a common file or rank. Endgames use them to measure races of kings.
          </p>
        </>
      }
    >
      <Answer>
        {squareName(board, origin)} and {squareName(board, target)} are {counted(files, "file")} and{" "}
        {counted(ranks, "rank")} apart: the king needs{" "}
        <strong>
          max({files}, {ranks}) = {Math.max(files, ranks)}
        </strong>
        , steps like a rook's are{" "}
        <strong>
          {files} + {ranks} = {files + ranks}
        </strong>
        .
      </Answer>
      <div class="pair">
        <figure>
          {boardOf("king")}
          <figcaption>King: Chebyshev distance</figcaption>
        </figure>
        <figure>
          {boardOf("manhattan")}
          <figcaption>Wazir, one step like a rook: Manhattan distance</figcaption>
        </figure>
      </div>
    </Chapter>
  );
};
