/** Other boards and pieces: Betza notation. */
import { rectangle } from "../../generator/boards/board.js";
import { metricTyped } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { boardOf } from "../model/shown.js";
import { squareAt } from "../model/places.js";
import { addressOf, OPENING, type State } from "../model/state.js";
import { Answer, Distance, Diagram, ChapterBoard, type Chapter } from "./chapter.js";

const stateOf = (notation: string, files: number, ranks: number): State => {
  const board = rectangle(files, ranks);
  const metric = metricTyped(notation);
  return { ...OPENING, board, metric, origin: 1, target: squareAt(board, 5, 4) };
};

const FIRST = stateOf("C", 10, 8);

const EXAMPLES = [
  { label: "Camel, 10×8", change: FIRST },
  { label: "Archbishop, 10×8", change: stateOf("BN", 10, 8) },
  { label: "Nightrider, 12×12", change: stateOf("NN", 12, 12) },
  { label: "Giraffe, 9×10", change: stateOf("(1,4)", 9, 10) },
  { label: "King, 5×5", change: stateOf("K", 5, 5) },
];

export const OTHER_BOARDS: Chapter = {
  id: "other-boards-and-pieces",
  title: "Other boards and pieces",
  first: FIRST,
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
  question:
    "Choose the archbishop. How many moves does it need at most, wherever it stands and wherever it goes?",
  answer: "3. Most squares take only 2.",
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
