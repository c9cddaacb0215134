/** Stilman's method. Source: Chessprogramming wiki, Distance, "Applications". */
import { Fragment } from "preact";
import { squareName } from "../../generator/core/boards/board.js";
import { Figure } from "../components/figure.js";
import { metricNamed } from "../model/metrics.js";
import { routeCount, routeOf } from "../model/routes.js";
import { pathsOf } from "../model/shown.js";
import { STILMAN } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

const PIECES = ["king", "knight"]
  .map(metricNamed)
  .map((metric) => ({ label: metric.label, change: { metric } }));

export const SHORTEST_PATHS: Chapter = {
  id: "shortest-paths",
  title: "Shortest paths",
  first: STILMAN,
  text: ({ board, metric, origin, target }) => [
    <p>
      Which squares may a {metric.name} cross from {squareName(board, origin)} to{" "}
      {squareName(board, target)}, if it wastes no move?{" "}
      <a href="https://www.chessprogramming.org/Trajectory">Boris Stilman’s</a> answer needs only
      two distances for each square: from the start, and to the goal. Add them. A square is on a
      shortest path if the sum is the distance between start and goal.
    </p>,
    <p>
      The distance to the goal also gives the routes: any move that lowers it is right. A square has
      the routes of all squares these moves reach, even if the piece{" "}
      <a href="#every-board">cannot go back</a>.
    </p>,
  ],
  tryIt: {
    question: "In how many ways can a king walk from e1 to e8 without wasting a move?",
    answer: "In 393 ways, each of 7 moves.",
  },
  choices: { label: "Piece", options: PIECES },
  Body: (shown) => {
    const { state } = shown;
    const { board, origin, target } = state;
    const routes = routeCount(state);
    const { board: drawn, figures } = pathsOf(state);
    return (
      <>
        <Diagram {...shown}>
          <Answer>
            <Distance state={state} />
            {origin !== target && (
              <>
                , and there {routes === 1 ? "is" : "are"}{" "}
                <strong>{routes === 1 ? "only one way" : `${routes} ways`}</strong> to do it
              </>
            )}
            . The numbers count the moves from {squareName(board, origin)}.
          </Answer>
          <ChapterBoard shown={shown} board={drawn} route={routeOf(state)} />
        </Diagram>
        <details class="more">
          <summary>The sum of the two distances</summary>
          <div class="sum">
            {figures.map((figure, at) => (
              <Fragment key={at}>
                {at > 0 && <span aria-hidden="true">{at === 1 ? "+" : "="}</span>}
                <Figure
                  figure={{ ...figure, grid: { ...figure.grid, hasNames: false } }}
                  moving={shown.moving}
                  describedBy={shown.describedBy}
                />
              </Fragment>
            ))}
          </div>
        </details>
      </>
    );
  },
};
