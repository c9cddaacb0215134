/** Other boards and pieces: Betza notation. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { squareName } from "../../generator/boards/board.js";
import { middleOf, Route } from "../components/route.js";
import { useScene } from "../components/use-scene.js";
import { boardOf } from "../model/boards.js";
import { distancesFrom, movesText } from "../model/metrics.js";
import { routeOf } from "../model/routes.js";
import { distanceBoard } from "../model/shown.js";
import { addressOf, onBoard, OPENING, type State } from "../model/state.js";
import { Answer, Chapter, ChapterBoard, Choices, type Heading } from "./chapter.js";

const EXAMPLES = {
  camel: { label: "Camel, 10×8", notation: "C", files: 10, ranks: 8 },
  archbishop: { label: "Archbishop, 10×8", notation: "BN", files: 10, ranks: 8 },
  nightrider: { label: "Nightrider, 12×12", notation: "NN", files: 12, ranks: 12 },
  giraffe: { label: "Giraffe, 9×10", notation: "(1,4)", files: 9, ranks: 10 },
  gold: { label: "King, 5×5", notation: "K", files: 5, ranks: 5 },
} as const;

type Example = keyof typeof EXAMPLES;

const stateOf = (example: Example): State => {
  const { notation, files, ranks } = EXAMPLES[example];
  const board = boardOf(files, ranks);
  return { ...onBoard({ ...OPENING, target: 37 }, board), measured: { notation }, origin: 1 };
};

/** The chapter. */
export const OtherBoards = (heading: Heading): JSX.Element => {
  const [chosen, choose] = useState<Example>("camel");
  const [kept, keep] = useState(() => stateOf("camel"));
  const shown = useScene(kept, keep);
  const { state, scene } = shown;
  const { board, measured, origin, target } = state;
  const drawn = distanceBoard(state, scene, [target]);
  const distance = distancesFrom(measured, board, [origin])[target];
  const route = routeOf(measured, board, origin, target);
  return (
    <Chapter
      {...heading}
      code={{ state, table: scene.table }}
      text={
        <>
          <p>
            Nothing above needs 8×8, or a piece of chess. Ralph Betza's notation names moves by
            letters: N is a knight, C a camel, which leaps 3 and 1. A doubled letter repeats its
            leap: NN is a nightrider; W3 steps like a rook, up to three times. Letters add up: BN,
            an archbishop, moves as bishop or knight. (1,4) is a giraffe.
          </p>
          <p>
            Every leap of a camel changes file and rank by 4 in all, an even number, so it stays on
            its color and never reaches the other half, marked ×. Tables hold 255 for that, the
            largest number in a byte. <a href={addressOf(kept)}>Open this in the workbench</a> for
            your own piece and board.
          </p>
        </>
      }
    >
      <Choices
        label="Example"
        options={Object.entries(EXAMPLES).flatMap(([name, { label }]) =>
          isExample(name) ? [[name, label] as const] : [],
        )}
        chosen={chosen}
        choose={(name) => {
          choose(name);
          keep(stateOf(name));
        }}
      />
      <Answer>
        {squareName(board, origin)} → {squareName(board, target)}:{" "}
        <strong>{distance === undefined ? "never reached" : movesText(distance)}</strong>
        {distance === undefined && ", as on every square with ×"}.
      </Answer>
      <ChapterBoard shown={shown} board={drawn}>
        <Route points={route.map((square) => middleOf(drawn.grid, square))} />
      </ChapterBoard>
    </Chapter>
  );
};

const isExample = (name: string): name is Example => Object.hasOwn(EXAMPLES, name);
