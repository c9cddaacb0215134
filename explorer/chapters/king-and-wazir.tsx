/** King and Manhattan distance. Source: Chessprogramming wiki, Distance, Manhattan-Distance. */
import { useMemo } from "preact/hooks";
import { apart, squareName } from "../../generator/core/board.js";
import { counted, metricNamed } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { sceneOf, type Scene } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** A square three files and two ranks away. */
const FIRST: State = { ...OPENING, metric: metricNamed("king"), origin: 18, target: 37 };

const apartText = (files: number, ranks: number): string => {
  if (files === 0 && ranks === 0) return "the same square";
  if (files === 0) return `on one file, ${counted(ranks, "rank")} apart`;
  if (ranks === 0) return `on one rank, ${counted(files, "file")} apart`;
  return `${counted(files, "file")} and ${counted(ranks, "rank")} apart`;
};

export const KING_AND_WAZIR: Chapter = {
  id: "king-and-rook-like-steps",
  title: "King and rook-like steps",
  first: FIRST,
  text: () => [
    <p>
      Count how many files (columns) and ranks (rows) two squares are apart. A king’s diagonal step
      changes both at once, so the larger number is the distance: <em>max(files, ranks)</em>.
      Without diagonals, each step changes only one: the distance is <em>files + ranks</em>.
    </p>,
    <p>
      The first is named after Chebyshev, and is 7 at most. The second, Manhattan distance, is that
      of a taxi between blocks; it is 14 at most, between opposite corners, and{" "}
      <a href="#center-edge-corners">counts in endgames</a>.
    </p>,
    <p>For kings in opposition, face to face across one square, the two distances add up to 4.</p>,
  ],
  tryIt: {
    question:
      "From a1, how many squares are seven king moves away? And how many are seven rook-like steps away?",
    answer:
      "15 for the king: all of the h-file and the eighth rank. For rook-like steps, only 8: the diagonal from a8 to h1.",
  },
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
          {squareName(board, origin)} and {squareName(board, target)} are {apartText(files, ranks)}.
          The king needs the larger number,{" "}
          <strong>
            max({files}, {ranks}) = {Math.max(files, ranks)}
          </strong>
          ; rook-like steps need the sum,{" "}
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
