/** Distances to regions. Source: Chessprogramming wiki, Center Distance, Center Manhattan-Distance, KBNK Endgame. */
import { squareName } from "../../generator/core/boards/board.js";
import { isChosen } from "../model/diagram-address.js";
import { counted, distancesFrom, metricNamed } from "../model/metrics.js";
import { originsOf } from "../model/scene.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** The regions, each with words for the goal, and words for a square in the region. */
const REGIONS = (
  [
    ["Center", "king", "center", "the center", "in the center"],
    ["Center, rook-like", "manhattan", "center", "the center", "in the center"],
    ["Edge", "king", "edge", "the edge", "on the edge"],
    ["Light corners", "manhattan", "light-corners", "the nearer light corner", "a light corner"],
    ["Dark corners", "manhattan", "dark-corners", "the nearer dark corner", "a dark corner"],
  ] as const
).map(([label, name, layout, place, within]) => ({
  ...{ label, place, within, change: { metric: metricNamed(name), layout } },
  unit: name === "king" ? "king move" : "rook-like step",
}));

/** The state at the start, with a square away from the center. */
const FIRST: State = { ...OPENING, metric: metricNamed("manhattan"), layout: "center", target: 13 };

export const CENTER_EDGE_CORNERS: Chapter = {
  id: "center-edge-corners",
  title: "Center, edge, corners",
  first: FIRST,
  text: () => [
    <p>
      When a program judges a position, it may ask how far a piece is from a region, such as the
      center: from the nearest square there.
    </p>,
    <p>
      A rook or a queen drives a bare king away from the center:{" "}
      <a href="https://www.chessprogramming.org/Mop-up_Evaluation">mop-up</a>. Center{" "}
      <a href="#king-and-rook-like-steps">Manhattan distance</a> is the usual choice.
    </p>,
    <p>
      With bishop and knight, mate can be forced only in a corner of the bishop’s color: then the
      rook-like distance to the two light or the two dark corners counts.
    </p>,
  ],
  tryIt: {
    question: "Choose the light corners. Which squares are farthest from them?",
    answer:
      "The diagonal from a1 to h8: from its 8 squares, the nearer light corner is 7 steps away.",
  },
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
          {distance === 0 ? (
            `${squareName(board, target)} is itself ${region?.within}.`
          ) : (
            <>
              From {squareName(board, target)} it takes{" "}
              <strong>{counted(distance, region?.unit ?? "")}</strong> to {region?.place}.
            </>
          )}
        </Answer>
        <ChapterBoard shown={shown} />
      </Diagram>
    );
  },
};
