/** Every board and piece: the fill needs only squares and moves. The boards are those of docs/tool.md. */
import {
  BOARD,
  rectangle,
  squareName,
  squareNamed,
  type Board,
} from "../../generator/core/boards/board.js";
import type { Join } from "../../generator/core/boards/board.js";
import { squaresNamed } from "../../generator/request/regions.js";
import { boardNamed, shaped, type Shape } from "../../generator/boards/shaped.js";
import { distancesFrom, metricTyped, movesSaid } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { addressOf, OPENING } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

/** A board of 8×8 squares, and the request that makes it, for the address. */
const eight = (shape: Partial<Shape>, request: object): Board =>
  shaped(
    { files: 8, ranks: 8, holes: [], joins: [], ...shape },
    "",
    JSON.stringify({ size: "8x8", ...request }),
  );

const HOLES = squaresNamed(BOARD, "d2-e6").map((square) => squareName(BOARD, square));

const MIRROR: Join = { side: "files", mirror: true };

const example = (label: string, of: Board | undefined, from: string, to: string, piece = "K") => {
  const board = of ?? BOARD;
  const [origin = 0, target = 0] = [from, to].map((name) => squareNamed(board, name));
  return { label, change: { board, origin, target, metric: metricTyped(piece) } };
};

const HOLE = example("With a hole", eight({ holes: HOLES }, { holes: ["d2-e6"] }), "b3", "g6");

const EXAMPLES = [
  HOLE,
  example("Cylinder", boardNamed("cylinder:8x8"), "b3", "g6"),
  example("Torus", boardNamed("torus:8x8"), "b2", "g7"),
  example("Möbius strip", eight({ joins: [MIRROR] }, { joins: MIRROR }), "b3", "g5"),
  example("Hexagons", boardNamed("glinski"), "c2", "h8"),
  example("Camel, 10×8", rectangle(10, 8), "b1", "f3", "C"),
  example("Nightrider, 12×12", rectangle(12, 12), "b1", "f5", "NN"),
  example("Lance, 9×9", rectangle(9, 9), "e2", "e7", "lance"),
];

export const EVERY_BOARD: Chapter = {
  id: "every-board",
  title: "Every board and piece",
  first: { ...OPENING, ...HOLE.change },
  text: (kept) => [
    <p>
      A <a href="#how-the-fill-finds-it">fill</a> needs only the moves from each square. Cut a hole,
      and the king walks around it. Join the sides: on a cylinder, the a-file is to the right of the
      h-file, drawn pale. Join top and bottom too: a torus. Join only the sides, one turned over: a
      Möbius strip. On hexagons, a king has up to 12 moves.
    </p>,
    <p>
      <a href="https://en.wikipedia.org/wiki/Betza%27s_funny_notation">Ralph Betza’s letters</a>{" "}
      name pieces: C, a camel, leaps 3 and 1; NN, a nightrider, repeats a leap. × (255) means never
      reached. <a href={addressOf(kept)}>Make your own</a>.
    </p>,
  ],
  tryIt: {
    question: "Choose the torus. How far from the king can a square be?",
    answer: "4 moves. On the rectangle it is 7: a torus has no far corners.",
  },
  choices: { label: "Board", options: EXAMPLES },
  Body: (shown) => {
    const { state } = shown;
    const { board, metric, origin, target } = state;
    const back = distancesFrom(metric, board, [target])[origin];
    return (
      <Diagram {...shown}>
        <Answer>
          <Distance state={state} />
          {back === undefined ? ", and no way leads back" : `, and back ${movesSaid(back)}`}
          {board.joins && `; without the join, ${distancesFrom(metric, BOARD, [origin])[target]}`}.
        </Answer>
        <ChapterBoard shown={shown} route={routeOf(state)} />
      </Diagram>
    );
  },
};
