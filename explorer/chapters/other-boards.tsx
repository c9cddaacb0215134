/** Other boards and pieces: Betza notation. */
import { rectangle } from "../../generator/core/board.js";
import { IS_WRITTEN } from "../components/written.js";
import { metricTyped } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { boardOf } from "../model/shown.js";
import { squareAt } from "../model/places.js";
import { addressOf, OPENING } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

const example = (label: string, notation: string, files: number, ranks: number) => {
  const board = rectangle(files, ranks);
  const target = squareAt(board, 5, 4);
  return { label, change: { board, metric: metricTyped(notation), origin: 1, target } };
};

const CAMEL = example("Camel, 10×8", "C", 10, 8);

const EXAMPLES = [
  CAMEL,
  example("Archbishop, 10×8", "BN", 10, 8),
  example("Nightrider, 12×12", "NN", 12, 12),
  example("Giraffe, 9×10", "(1,4)", 9, 10),
  example("King, 5×5", "K", 5, 5),
];

export const OTHER_BOARDS: Chapter = {
  id: "other-boards-and-pieces",
  title: "Other boards and pieces",
  first: { ...OPENING, ...CAMEL.change },
  text: (kept) => (
    <>
      <p>
        Nothing above needs 8×8, or a piece of chess. Ralph Betza's notation names moves by letters:
        N is a knight, C a camel, which leaps 3 and 1. A doubled letter repeats its leap: NN is a
        nightrider; W3 steps like a rook, up to three times. Letters add up: BN, an archbishop,
        moves as bishop or knight. (1,4) is a giraffe.
      </p>
      <p>
        Every leap of a camel changes file and rank by 4 in all, an even number, so it stays on its
        color and never reaches the other half, marked ×. Tables hold 255 for that, the largest
        number in a byte. <a href={addressOf(kept)}>Open this in the workbench</a> for your own
        piece and board.
      </p>
    </>
  ),
  tryIt: IS_WRITTEN
    ? undefined
    : {
        question:
          "Choose the archbishop. How many moves does it need at most, wherever it stands and wherever it goes?",
        answer: "3. Most squares take only 2.",
      },
  choices: { label: "Example", options: EXAMPLES },
  Body: (shown) => {
    const { state, scene } = shown;
    const { target } = state;
    const drawn = boardOf(state, scene, [target]);
    return (
      <Diagram {...shown}>
        <Answer longest={64}>
          <Distance state={state} />
          {drawn.grid.cells[target]?.kind === "never" && ", nor to any other square with ×"}.
        </Answer>
        <ChapterBoard shown={shown} board={drawn} route={routeOf(state)} />
      </Diagram>
    );
  },
};
