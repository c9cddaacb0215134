/** How the fill finds distances, ring by ring. Source: page Knight-Distance, "Knight Fill". */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { squareName, squaresOf } from "../../generator/boards/board.js";
import { useScene } from "../components/use-scene.js";
import { useSteps } from "../components/steps.js";
import { largestOf, type Cell } from "../drawing/grid.js";
import { distancesFrom } from "../model/metrics.js";
import { distanceBoard, sceneOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Chapter, ChapterBoard, counted, type Heading } from "./chapter.js";

const FIRST: State = { ...OPENING, origin: 27, target: 27 };

/** The chapter. */
export const KnightFill = (heading: Heading): JSX.Element => {
  const [kept, keep] = useState(FIRST);
  const shown = useScene(kept, keep);
  const { state } = shown;
  const { board, measured, origin, target } = state;
  const distances = distancesFrom(measured, board, [origin]);
  const last = largestOf(distances);
  const { step, controls } = useSteps(last, 2);
  const ring = squaresOf(board).filter((square) => distances[square] === step);
  const reached = distances.filter((distance = Infinity) => distance <= step).length;
  const cells = distances.map((distance = Infinity): Cell =>
    distance <= step ? { kind: "distance", number: distance, distance } : { kind: "empty" },
  );
  const full = distanceBoard(state, { largest: 6 }, [target]);
  const marks = ring.map((square) => ({ square, mark: "twin" as const }));
  const drawn = { ...full, grid: { ...full.grid, cells, marks } };
  // The lookup of rings, asked for a square of the ring that is shown.
  const asked: State = { ...state, view: "rings", target: ring[0] ?? origin };
  return (
    <Chapter
      {...heading}
      code={{ state: asked, table: sceneOf(asked).table }}
      text={
        <>
          <p>
            Start with a set of one square. Replace it by all squares that a knight attacks from it:
            that is ring 1. From ring 1 come the squares of ring 2, and so on. A square's distance
            is the number of the first ring that holds it.
          </p>
          <p>
            A program keeps a set of squares as 64 bits, and finds a whole ring with a few shifts of
            them: a fill on bitboards. It knows nothing of corners or edges, so it cannot forget
            one. This project fills its tables like this, then compares them with a second way: a
            formula, or a check that each number is one more than the smallest of those one move
            away.
          </p>
        </>
      }
    >
      <Answer>
        From {squareName(board, origin)}, ring {step} has{" "}
        <strong>{counted(ring.length, "square")}</strong>; {reached} of 64 are reached
        {step === last ? ": all of them" : ""}.
      </Answer>
      <ChapterBoard shown={shown} board={drawn} />
      {controls("Ring")}
    </Chapter>
  );
};
