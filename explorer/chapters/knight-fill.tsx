/** The fill, ring by ring. Source: Chessprogramming wiki, Knight-Distance, "Knight Fill". */
import { squareName } from "../../generator/core/boards/board.js";
import { distanceCell, marksOf, type DrawnCell } from "../../generator/drawing/grid.js";
import { counted, distancesFrom, movesText } from "../model/metrics.js";
import { namedBoard } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { RINGS } from "../model/views.js";
import { Answer, ChapterBoard, Diagram, type Chapter } from "./chapter.js";

/** The rings around d4, up to that of e5. */
const FIRST: State = { ...OPENING, view: RINGS, origin: 27, target: 36 };

export const KNIGHT_FILL: Chapter = {
  id: "how-the-fill-finds-it",
  title: "How the fill finds it",
  first: FIRST,
  text: () => [
    <p>
      Start with one square: ring 0. The squares that a knight attacks from there are ring 1. The
      squares that it attacks from ring 1, unless an earlier ring holds them, are ring 2, and so on.
      A square’s distance is the number of its ring.
    </p>,
    <p>
      A program keeps a set of squares as 64 bits. Shifting by one moves all squares by a file; a
      mask such as 0xfefe… drops those that wrapped around to the a-file. A few shifts find a whole
      ring, without a <a href="#knight-and-corners">rule for corners</a>. This project fills its
      tables this way, and checks them <a href="#why-you-can-believe-it">in another</a>.
    </p>,
  ],
  tryIt: {
    question: "How many rings does the fill need from d4 to reach all squares? And from a1?",
    answer: "4 from d4, but 6 from a1. The last ring has only 1 square: h8.",
  },
  Body: (shown) => {
    const { state, kept, keep } = shown;
    const { board, metric, origin, target } = state;
    const distances = distancesFrom(metric, board, [origin]);
    const last = Math.max(...distances.map((distance = 0) => distance));
    // The fill has grown until it reached the target.
    const step = distances[target] ?? last;
    const ring = board.squares.filter((square) => distances[square] === step);
    const reached = distances.filter((distance = Infinity) => distance <= step).length;
    const cells = distances.map((distance = Infinity): DrawnCell =>
      distance <= step ? distanceCell(distance) : { kind: "empty" },
    );
    const marks = marksOf([], [target, ...ring]);
    const drawn = namedBoard(
      `Knight distance from ${squareName(board, origin)}`,
      { size: board, cells, marks },
      (square) => {
        const distance = distances[square] ?? Infinity;
        return [distance <= step ? movesText(distance) : "not reached yet"];
      },
      { origin, target },
    );
    return (
      <Diagram {...shown}>
        <Answer>
          {step === 0 ? (
            `Ring 0 is ${squareName(board, origin)} alone, where the knight stands.`
          ) : (
            <>
              Ring {step} around {squareName(board, origin)} has{" "}
              <strong>{counted(ring.length, "square")}</strong>.{" "}
              {step === last ? "Now all 64 are reached" : `So far, ${reached} of 64 are reached`}.
            </>
          )}
        </Answer>
        <ChapterBoard shown={shown} board={drawn} />
        <label>
          <span>{`Ring ${step} of ${last}`}</span>
          <input
            type="range"
            aria-label="Ring"
            aria-valuetext={`${step} of ${last}`}
            max={last}
            value={step}
            onInput={({ currentTarget: { value } }) =>
              keep({ ...kept, target: distances.indexOf(Number(value)) })
            }
          />
        </label>
      </Diagram>
    );
  },
};
