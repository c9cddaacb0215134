/** When a difference is not enough: pieces whose distance depends on where the squares lie. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { squareName } from "../../generator/boards/board.js";
import { middleOf, Route } from "../components/route.js";
import { useScene } from "../components/use-scene.js";
import { alikeElsewhere } from "../model/conflict.js";
import { distancesFrom, movesText } from "../model/metrics.js";
import { distanceBoard } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, Chapter, ChapterBoard, Choices, type Heading } from "./chapter.js";

/** A zebra between two squares that are far apart for it only here. */
const FIRST: State = { ...OPENING, measured: { notation: "Z" }, origin: 1, target: 10 };

const PIECES = [
  ["Z", "Zebra, leaps 3 + 2"],
  ["C", "Camel, leaps 3 + 1"],
  ["NN", "Nightrider"],
  ["N", "Knight"],
  ["K", "King"],
] as const;

/** The chapter. */
export const NotEnough = (heading: Heading): JSX.Element => {
  const [kept, keep] = useState(FIRST);
  const shown = useScene(kept, keep);
  const { state, scene, at } = shown;
  const { board, measured, origin, target } = state;
  const distance = distancesFrom(measured, board, [origin])[target];
  const other = alikeElsewhere(measured, board, { from: origin, to: target, distance });
  const drawn = distanceBoard(state, scene, at.squares);
  const sign = (moves: number | undefined): string => `${moves ?? "×"}`;
  const far = (moves: number | undefined): string =>
    moves === undefined ? "never reached" : movesText(moves);
  return (
    <Chapter
      {...heading}
      code={{ state, table: scene.table }}
      text={
        <>
          <p>
            An array by difference has one number for all pairs of squares that lie alike. That is
            right for king, rook, bishop and queen, whose shortest way never needs room beside it. A
            knight is wrong in the corners only, which the corner rule mends.
          </p>
          <p>
            Long leapers are another matter. A zebra near the edge lacks the squares that it would
            use elsewhere, so two pairs that lie alike are different distances apart. No rule of a
            line or two mends that: such a piece takes the table by pair, 4096 entries. The
            generator refuses any array that would answer wrong.
          </p>
        </>
      }
    >
      <Choices
        label="Piece"
        options={PIECES}
        chosen={"notation" in measured ? measured.notation : ""}
        choose={(notation) => {
          keep({ ...kept, measured: { notation } });
        }}
      />
      <Answer>
        {squareName(board, origin)} → {squareName(board, target)}: <strong>{far(distance)}</strong>.{" "}
        {other === undefined ? (
          "All other pairs that lie like this are as far apart."
        ) : (
          <>
            {squareName(board, other.from)} → {squareName(board, other.to)}, the same way over the
            board: <strong>{far(other.distance)}</strong>.
          </>
        )}
      </Answer>
      <ChapterBoard shown={shown} board={drawn}>
        <Route
          points={[origin, target].map((square) => middleOf(drawn.grid, square))}
          label={sign(distance)}
        />
        {other && (
          <Route
            kind="route other"
            label={sign(other.distance)}
            points={[other.from, other.to].map((square) => middleOf(drawn.grid, square))}
          />
        )}
      </ChapterBoard>
    </Chapter>
  );
};
