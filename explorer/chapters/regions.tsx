/** Center, edge and corners. Source: pages Center Distance, Center Manhattan-Distance, Corner-Distance in KBNK Endgame. */
import { squareName } from "../../generator/boards/board.js";
import { distancesFrom, metricNamed, movesText, type Metric } from "../model/metrics.js";
import { originsOf } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Diagram, ChapterBoard, Choices, type Chapter, Note } from "./chapter.js";

interface Region {
  readonly label: string;
  readonly metric: Metric;
  readonly layout: string;
  readonly counted: string;
}

const REGIONS: readonly Region[] = [
  {
    label: "Center",
    metric: metricNamed("king"),
    layout: "center",
    counted: "King moves to d4, e4, d5 or e5",
  },
  {
    label: "Center, rook-like",
    metric: metricNamed("manhattan"),
    layout: "center",
    counted: "Steps like a rook's to the center",
  },
  {
    label: "Edge",
    metric: metricNamed("king"),
    layout: "edge",
    counted: "King moves to the edge",
  },
  {
    label: "Light corners",
    metric: metricNamed("manhattan"),
    layout: "light-corners",
    counted: "Steps like a rook's to a8 or h1",
  },
  {
    label: "Dark corners",
    metric: metricNamed("manhattan"),
    layout: "dark-corners",
    counted: "Steps like a rook's to a1 or h8",
  },
];

/** A square away from the center. */
const FIRST: State = { ...OPENING, metric: metricNamed("manhattan"), layout: "center", target: 13 };

const NOTE = "regions-how-to";

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
  Body: (shown) => {
    const { state, scene, kept, keep } = shown;
    const { board, metric, layout, target } = state;
    const region = REGIONS.find((one) => one.metric === metric && one.layout === layout);
    const distance = distancesFrom(metric, board, originsOf(state, scene))[target] ?? 0;
    return (
      <Diagram
        {...shown}
        note={
          <Note id={NOTE}>
            Point at a square to count from it; a click, a tap or an arrow key keeps it.
          </Note>
        }
      >
        <Choices
          label="Region"
          options={REGIONS}
          isChosen={(one) => one === region}
          choose={({ metric, layout }) => keep({ ...kept, metric, layout })}
        />
        <Answer>
          {region?.counted}: from {squareName(board, target)} it takes{" "}
          <strong>{movesText(distance)}</strong>.
        </Answer>
        <ChapterBoard shown={shown} board={boardOf(state, scene, [target])} describedBy={NOTE} />
      </Diagram>
    );
  },
};
