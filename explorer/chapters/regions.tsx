/** Center, edge and corners. Source: pages Center Distance, Center Manhattan-Distance, Corner-Distance in KBNK Endgame. */
import { useState } from "preact/hooks";
import { squareName, type Square } from "../../generator/boards/board.js";
import { useScene } from "../components/use-scene.js";
import { distancesFrom, metricNamed, movesText, type Metric } from "../model/metrics.js";
import { originsOf } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { OPENING } from "../model/state.js";
import { Answer, Chapter, ChapterBoard, Choices, type Heading, Note } from "./chapter.js";

/** A region, as its metric and layout, and what is counted to it. */
interface Region {
  readonly label: string;
  readonly metric: Metric;
  readonly layout: string;
  readonly counted: string;
}

const CENTER_BY_STEPS: Region = {
  label: "Center, rook-like",
  metric: metricNamed("manhattan"),
  layout: "center",
  counted: "Steps like a rook's to the center",
};

const REGIONS: readonly Region[] = [
  {
    label: "Center",
    metric: metricNamed("king"),
    layout: "center",
    counted: "King moves to d4, e4, d5 or e5",
  },
  CENTER_BY_STEPS,
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
const FIRST: Square = 13;

const NOTE = "regions-how-to";

export const Regions = (heading: Heading) => {
  const [region, choose] = useState(CENTER_BY_STEPS);
  const [kept, keep] = useState(FIRST);
  const { metric, layout, counted } = region;
  const shown = useScene({ ...OPENING, metric, layout, target: kept }, (state) =>
    keep(state.target),
  );
  const { state, scene } = shown;
  const { board, target } = state;
  const distance = distancesFrom(metric, board, originsOf(state, scene))[target] ?? 0;
  return (
    <Chapter
      {...heading}
      code={{ state, table: scene.table }}
      note={
        <Note id={NOTE}>
          Point at a square to count from it; a click, a tap or an arrow key keeps it.
        </Note>
      }
      text={
        <>
          <p>
            Evaluations ask how far a piece is from a region: the distance to its nearest square.
            One origin is replaced by several, and a table of 64 entries is enough.
          </p>
          <p>
            In the endgame of a rook or a queen against a bare king, the losing king is driven away
            from the center, and the winning king comes close: this is called mop-up. Center
            Manhattan distance, 0 on d4, e4, d5 and e5 and 6 in the corners, is the usual choice.
          </p>
          <p>
            With bishop and knight, mate can be forced only in a corner of the bishop's color: then
            the distance to the two light or the two dark corners counts.
          </p>
        </>
      }
    >
      <Choices
        label="Region"
        options={REGIONS}
        isChosen={(one) => one === region}
        choose={choose}
      />
      <Answer>
        {counted}: from {squareName(board, target)} it takes <strong>{movesText(distance)}</strong>.
      </Answer>
      <ChapterBoard shown={shown} board={boardOf(state, scene, [target])} describedBy={NOTE} />
    </Chapter>
  );
};
