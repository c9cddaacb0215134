/** King and Manhattan distance. Source: Chessprogramming wiki, Distance, Manhattan-Distance. */
import { useMemo } from "preact/hooks";
import { at } from "../../generator/common.js";
import { apart, squareName, type Square } from "../../generator/core/boards/board.js";
import { inColor } from "../components/words.js";
import { middleOf, NAMES_MARGIN } from "../../generator/drawing/grid-drawing.js";
import type { Grid } from "../../generator/drawing/grid.js";
import { CELL } from "../../generator/drawing/placement.js";
import { counted, metricNamed } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { sceneOf, type Scene } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

const FIRST: State = { ...OPENING, metric: metricNamed("king"), origin: 18, target: 37 };

/** A dash for each file and rank between two squares, drawn along sides of squares so that it crosses neither numbers nor names. */
const Legs = ({ grid, ends }: { readonly grid: Grid; readonly ends: readonly Square[] }) => {
  const [from, to] = ends.map((square) => middleOf(grid, at(grid.size.cells, square)));
  if (from === undefined || to === undefined) return null;
  const x = Math.max(to.x + (to.x < from.x ? -CELL : CELL) / 2, NAMES_MARGIN + 1);
  const y = Math.min(from.y + (to.y > from.y ? -CELL : CELL) / 2, CELL * grid.size.ranks - 1);
  return [
    ["files", `M${from.x} ${y}H${to.x}`],
    ["ranks", `M${x} ${from.y}V${to.y}`],
  ].map(([of, d]) => (
    <g key={of} class={`leg ${of}`}>
      <path class="casing" d={d} />
      <path d={d} />
    </g>
  ));
};

export const KING_AND_WAZIR: Chapter = {
  id: "king-and-rook-like-steps",
  title: "King and rook-like steps",
  first: FIRST,
  text: () => [
    <p>
      A king’s diagonal step changes file and rank, so the larger number is the distance: max(
      {inColor("files")}, {inColor("ranks")}), 7 at most. Without diagonals, each step changes only
      one: the distance is {inColor("files")} + {inColor("ranks")}, 14 at most, between opposite
      corners.
    </p>,
    <p>
      The first distance is named after Chebyshev. The second, Manhattan distance, is that of a taxi
      between blocks, and <a href="#center-edge-corners">counts in endgames</a>.
    </p>,
  ],
  tryIt: {
    question: "From a1, how many squares are seven king moves away? And seven rook-like steps?",
    answer:
      "15 for the king: all of the h-file and the eighth rank. For rook-like steps, only 8: the diagonal from a8 to h1.",
  },
  Body: (shown) => {
    const { state, scene } = shown;
    const { board, origin, target } = state;
    const { files, ranks } = apart(board, origin, target);
    const wazir = useMemo(() => sceneOf({ ...FIRST, metric: metricNamed("manhattan") }), []);
    const drawn = (name: string, scene: Scene, caption: string) => {
      const one: State = { ...state, metric: metricNamed(name) };
      const board = boardOf(one, scene, [target]);
      return (
        <figure>
          <ChapterBoard shown={{ ...shown, state: one }} board={board} route={routeOf(one)}>
            <Legs grid={board.grid} ends={[origin, target]} />
          </ChapterBoard>
          <figcaption>{caption}</figcaption>
        </figure>
      );
    };
    return (
      <Diagram {...shown}>
        <p>Count how many files (columns) and ranks (rows) two squares are apart.</p>
        <Answer>
          {squareName(board, origin)} and {squareName(board, target)} are{" "}
          {inColor("files", counted(files, "file"))} and {inColor("ranks", counted(ranks, "rank"))}{" "}
          apart. The king needs the larger number,{" "}
          <strong>
            max({inColor("files", files)}, {inColor("ranks", ranks)}) = {Math.max(files, ranks)}
          </strong>
          ; rook-like steps need the sum,{" "}
          <strong>
            {inColor("files", files)} + {inColor("ranks", ranks)} = {files + ranks}
          </strong>
          .
        </Answer>
        <div class="pair">
          {drawn("king", scene, "King: Chebyshev distance")}
          {drawn("manhattan", wazir, "Wazir, one step like a rook: Manhattan distance")}
        </div>
      </Diagram>
    );
  },
};
