/** Center, edge and corners. Source: pages Center Distance, Center Manhattan-Distance, Corner-Distance in KBNK Endgame. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { squareName } from "../../generator/boards/board.js";
import { useScene } from "../components/use-scene.js";
import type { ShownLayoutName } from "../model/layouts.js";
import { distancesFrom, movesText, type MetricName } from "../model/metrics.js";
import { distanceBoard, originsOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Chapter, ChapterBoard, Choices, type Heading } from "./chapter.js";

const VIEWS: Readonly<
  Record<
    string,
    {
      readonly label: string;
      readonly metric: MetricName;
      readonly layout: ShownLayoutName;
      readonly of: string;
    }
  >
> = {
  center: {
    label: "Center",
    metric: "king",
    layout: "center",
    of: "King moves to d4, e4, d5 or e5",
  },
  manhattan: {
    label: "Center, rook-like",
    metric: "manhattan",
    layout: "center",
    of: "Steps like a rook's to the center",
  },
  edge: { label: "Edge", metric: "king", layout: "edge", of: "King moves to the edge" },
  light: {
    label: "Light corners",
    metric: "manhattan",
    layout: "light-corners",
    of: "Steps like a rook's to a8 or h1",
  },
  dark: {
    label: "Dark corners",
    metric: "manhattan",
    layout: "dark-corners",
    of: "Steps like a rook's to a1 or h8",
  },
};

/** A square away from the center. */
const FIRST: State = {
  ...OPENING,
  measured: { metric: "manhattan" },
  layout: "center",
  target: 13,
};

/** The chapter. */
export const Regions = (heading: Heading): JSX.Element => {
  const [chosen, choose] = useState("manhattan");
  const [kept, keep] = useState(FIRST);
  const shown = useScene(kept, keep);
  const { state, scene } = shown;
  const { board, measured, target } = state;
  const distance = distancesFrom(measured, board, originsOf(state))[target] ?? 0;
  return (
    <Chapter
      {...heading}
      code={{ state, table: scene.table }}
      text={
        <>
          <p>
            Evaluations ask how far a piece is from a region: the distance to its nearest square.
            One origin is replaced by several, and a table of 64 entries is enough.
          </p>
          <p>
            In the endgame of a rook or a queen against a bare king, the losing king is driven away
            from the center, and the winning king comes close: this is called mop-up. Center
            Manhattan distance, 0 to 6, grows most towards the corners, so it is the usual choice.
          </p>
          <p>
            With bishop and knight, mate is only possible in a corner of the bishop's color: then
            the distance to the two light or the two dark corners counts.
          </p>
        </>
      }
    >
      <Choices
        label="Region"
        options={Object.entries(VIEWS).map(([name, { label }]) => [name, label] as const)}
        chosen={chosen}
        choose={(name) => {
          const view = VIEWS[name];
          if (view === undefined) return;
          choose(name);
          keep({ ...kept, measured: { metric: view.metric }, layout: view.layout });
        }}
      />
      <Answer>
        {VIEWS[chosen]?.of}: from {squareName(board, target)} it takes{" "}
        <strong>{movesText(distance)}</strong>.
      </Answer>
      <ChapterBoard shown={shown} board={distanceBoard(state, scene, [target])} />
    </Chapter>
  );
};
