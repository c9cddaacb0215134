/** Source: Chessprogramming wiki, Center Distance, Center Manhattan-Distance, KBNK Endgame. */
import { squareName } from "../../generator/boards/board.js";
import { distancesFrom, metricNamed, movesText } from "../model/metrics.js";
import { originsOf } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Diagram, ChapterBoard, isChosen, type Chapter } from "./chapter.js";

const regionOf = (label: string, metric: string, layout: string, counted: string) => ({
  label,
  change: { metric: metricNamed(metric), layout },
  counted,
});

const REGIONS = [
  regionOf("Center", "king", "center", "King moves to d4, e4, d5 or e5"),
  regionOf("Center, rook-like", "manhattan", "center", "Steps like a rook's to the center"),
  regionOf("Edge", "king", "edge", "King moves to the edge"),
  regionOf("Light corners", "manhattan", "light-corners", "Steps like a rook's to a8 or h1"),
  regionOf("Dark corners", "manhattan", "dark-corners", "Steps like a rook's to a1 or h8"),
];

/** A square away from the center. */
const FIRST: State = { ...OPENING, metric: metricNamed("manhattan"), layout: "center", target: 13 };

export const CENTER_EDGE_CORNERS: Chapter = {
  id: "center-edge-corners",
  title: "Center, edge, corners",
  first: FIRST,
  text: () => (
    <>
      <p>
        Evaluations ask how far a piece is from a region: the distance to its nearest square. One
        origin is replaced by several, and a table of 64 entries is enough.
      </p>
      <p>
        In the endgame of a rook or a queen against a bare king, the losing king is driven away from
        the center, and the winning king comes close: this is called mop-up. Center Manhattan
        distance, 0 on d4, e4, d5 and e5 and 6 in the corners, is the usual choice.
      </p>
      <p>
        With bishop and knight, mate can be forced only in a corner of the bishop's color: then the
        distance to the two light or the two dark corners counts.
      </p>
    </>
  ),
  choices: { label: "Region", options: REGIONS },
  howTo: "Point at a square to count from it; a click, a tap or an arrow key keeps it.",
  Body: (shown) => {
    const { state, scene } = shown;
    const { board, metric, target } = state;
    const region = REGIONS.find((one) => isChosen(one, state));
    const distance = distancesFrom(metric, board, originsOf(state, scene))[target] ?? 0;
    return (
      <Diagram {...shown}>
        <Answer>
          {region?.counted}: from {squareName(board, target)} it takes{" "}
          <strong>{movesText(distance)}</strong>.
        </Answer>
        <ChapterBoard shown={shown} board={boardOf(state, scene, [target])} />
      </Diagram>
    );
  },
};
