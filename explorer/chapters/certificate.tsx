/** The certificate as a game: the neighbor of a wrong number objects. */
import { useState } from "preact/hooks";
import { at } from "../../generator/common.js";
import type { Square } from "../../generator/core/boards/board.js";
import { InteractiveGrid } from "../components/interactive-grid.js";
import { PieceToken } from "../components/piece-token.js";
import { Route } from "../components/route.js";
import { boxOf } from "../../generator/drawing/grid-drawing.js";
import { objectedBoard, objectionsTo, objectionText } from "../model/certificate.js";
import { distancesFrom, tokenOf } from "../model/metrics.js";
import { stepped } from "../model/places.js";
import { OPENING } from "../model/state.js";
import { Answer, Diagram, type Chapter } from "./chapter.js";

const { board, metric, origin, target: FIRST } = OPENING;

/** The largest number that a square may say. */
const MOST = 9;

const RIGHT = distancesFrom(metric, board, [origin]).map((distance = MOST) => distance);

/** An assertion that the tool writes for C++ with `--proof`. */
const ASSERTION = 'static_assert(holds(26), "KNIGHT_DISTANCE is wrong from a1");';

export const CERTIFICATE: Chapter = {
  id: "why-you-can-believe-it",
  title: "Why you can believe it",
  first: OPENING,
  text: () => [
    <p>
      How can you check 4096 numbers without trusting the program that made them? Ask the neighbors:
      here, the squares one knight’s move away. Two rules are enough: the knight’s own square says
      0, and every other square says one more than the least of its neighbors.
    </p>,
    <p>
      Then each number leads down to 0, one move at a time, so none is too small. And no neighbor
      knows a shorter way, so no number is too large.
    </p>,
    <p>
      Here b2 says 2, as in programs that forget <a href="#knight-and-corners">the corner</a>. Click
      any number to raise it, and see who objects. The tool can write both rules for each table, and
      a C++ compiler checks them.
    </p>,
  ],
  tryIt: {
    question: "Can you change some numbers so that nobody objects?",
    answer:
      "Only by making all right. Of the numbers that are too small, the least has no neighbor that says one less. On a shortest way from a1, the first that is too large has a neighbor that knows better.",
  },
  howTo: (
    <>
      Click or tap a square, and it says one more; after 9 comes 0. A white frame means that a
      neighbor objects.{" "}
      <span class="keys">
        Or press Tab until a square has a frame: arrows choose a square, Enter raises its number.
      </span>
    </>
  ),
  Body: (shown) => {
    const [numbers, say] = useState(() => RIGHT.with(FIRST, 2));
    const [chosen, choose] = useState(FIRST);
    const change = (square: Square, by: 1 | -1): void => {
      choose(square);
      say(numbers.with(square, (at(numbers, square) + by + MOST + 1) % (MOST + 1)));
    };
    const objections = objectionsTo(numbers, metric, board, origin);
    const heard = objections.find(({ square }) => square === chosen) ?? objections[0];
    const drawn = objectedBoard(board, numbers, chosen, objections);
    const { grid } = drawn;
    const { x, y } = boxOf(grid, origin);
    return (
      <Diagram {...shown}>
        <Answer>
          {heard
            ? objectionText(numbers, board, heard, objections.length - 1)
            : "Nobody objects: all 64 numbers are right."}
        </Answer>
        <InteractiveGrid
          kind="board"
          grid={grid}
          name={drawn.name}
          cellNames={drawn.squareNames}
          active={chosen}
          describedBy={shown.describedBy}
          events={{
            release: (square) => {
              if (square !== undefined) change(square, 1);
            },
            step: (files, ranks) => choose(stepped(board, chosen, files, ranks)),
            enter: () => change(chosen, 1),
          }}
        >
          {heard?.by !== undefined && (
            <Route isOther grid={grid} squares={[heard.by, heard.square]} />
          )}
          {/* The knight is drawn in a corner of the square, so that it does not hide the number. */}
          <g transform={`translate(${0.58 * x} ${0.58 * y}) scale(0.42)`}>
            <PieceToken grid={grid} notation={tokenOf(metric)} square={origin} />
          </g>
        </InteractiveGrid>
        <div class="buttons">
          <button type="button" onClick={() => change(chosen, -1)}>
            One less
          </button>
          <button type="button" onClick={() => change(chosen, 1)}>
            One more
          </button>
          <button type="button" onClick={() => say(RIGHT)}>
            Correct all
          </button>
        </div>
        <pre class="assertion">
          {"// The board has a frame: a1 is 26.\n" + ASSERTION}
          {heard ? "\n// does not compile" : "\n// compiles"}
        </pre>
      </Diagram>
    );
  },
};
