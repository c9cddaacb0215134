/** King and Manhattan distance. Source: Chessprogramming wiki, Distance, Manhattan-Distance. */
import { useMemo } from "preact/hooks";
import { apart, squareName } from "../../generator/boards/board.js";
import { counted, metricNamed } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { sceneOf, type Scene } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** A square three files and two ranks away. */
const FIRST: State = { ...OPENING, metric: metricNamed("king"), origin: 18, target: 37 };

export const KING_AND_WAZIR: Chapter = {
  id: "king-and-rook-like-steps",
  title: "King and rook-like steps",
  first: FIRST,
  text: () => (
    <>
      <p>
        Count how many files (columns) and ranks (rows) two squares are apart. A king steps in any
        direction, and a diagonal step changes both at once, so the larger number is the distance:{" "}
        <em>max(files, ranks)</em>. It is named after the mathematician Chebyshev, and is 7 at most.
      </p>
      <p>
        Without diagonals each step changes one of them: <em>files + ranks</em>. That is Manhattan
        distance, as of a taxi between blocks, and 14 at most, between opposite corners. Squares
        equally far from a king form a square; here they form a diamond.
      </p>
      <p>
        Both are equal on one file or rank. Programs use king distance for races of kings; where the
        sum of both is 4, they are in opposition.
      </p>
    </>
  ),
  Body: (shown) => {
    const { state, scene } = shown;
    const { board, origin, target } = state;
    const { files, ranks } = apart(board, origin, target);
    const wazir = useMemo(() => sceneOf({ ...FIRST, metric: metricNamed("manhattan") }), []);
    const drawn = (name: string, scene: Scene) => {
      const one: State = { ...state, metric: metricNamed(name) };
      const drawn = boardOf(one, scene, [target]);
      return <ChapterBoard shown={{ ...shown, state: one }} board={drawn} route={routeOf(one)} />;
    };
    return (
      <Diagram {...shown}>
        <Answer>
          {squareName(board, origin)} and {squareName(board, target)} are {counted(files, "file")}{" "}
          and {counted(ranks, "rank")} apart: the king needs{" "}
          <strong>
            max({files}, {ranks}) = {Math.max(files, ranks)}
          </strong>
          , rook-like steps are{" "}
          <strong>
            {files} + {ranks} = {files + ranks}
          </strong>
          .
        </Answer>
        <div class="pair">
          <figure>
            {drawn("king", scene)}
            <figcaption>King: Chebyshev distance</figcaption>
          </figure>
          <figure>
            {drawn("manhattan", wazir)}
            <figcaption>Wazir, one step like a rook: Manhattan distance</figcaption>
          </figure>
        </div>
      </Diagram>
    );
  },
};
