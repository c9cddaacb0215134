/** How squares are numbered, which all code on the page follows. Source: Chessprogramming wiki, 0x88, 10x12 Board. */
import { fileOf, rankOf, squareName } from "../../generator/core/board.js";
import { lines } from "../../generator/common.js";
import { NUMBERING_NAMES, numberingOn } from "../../generator/boards/numbering.js";
import { distanceCell, largestOf, marksOf } from "../drawing/grid.js";
import { IS_WRITTEN } from "../components/written.js";
import { counted, metricNamed } from "../model/metrics.js";
import { numbered, NUMBERING_LABELS } from "../model/numbering.js";
import { namedBoard, type ShownBoard } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, ChapterBoard, Diagram, type Chapter } from "./chapter.js";

/** A square away from the edges. */
const FIRST: State = { ...OPENING, metric: metricNamed("king"), layout: "center", target: 37 };

const times = (step: number, count: number): string => `${step === 1 ? "" : `${step} × `}${count}`;

/** `56 − 8 × 4 + 5` */
const sumOf = ({ board, numbering, target }: State): string => {
  const { start, file, rank } = numberingOn(board, numbering);
  const ranks = times(Math.abs(rank), rankOf(board, target));
  const first = start === 0 ? ranks : `${start} ${rank < 0 ? "−" : "+"} ${ranks}`;
  return `${first} + ${times(file, fileOf(board, target))}`;
};

const boardOf = (state: State): ShownBoard => {
  const { board, numbering, target } = state;
  const { numbers } = numbered(state);
  const cells = numbers.map(distanceCell);
  const marks = marksOf([], [target]);
  return namedBoard(
    `Squares numbered ${NUMBERING_LABELS[numbering]}`,
    { size: board, cells, marks, largest: largestOf(numbers) },
    (square) => lines(numbers[square]),
    { target },
  );
};

export const NUMBERING: Chapter = {
  id: "numbering",
  title: "Which square is number 12?",
  first: FIRST,
  text: ({ board, target }) => (
    <>
      <p>
        Most programs count along the ranks, from 0 on a1 to 63 on h8: number 12 is e2. Some begin
        at a8: it is e7.
      </p>
      <p>
        Others leave gaps: it is off the board. In 0x88, a rank takes 16 numbers, and the board uses
        8 of them: the difference of two numbers tells how their squares lie, and one test tells
        that a number is off the board. A mailbox keeps a frame around the board, 10 × 12 numbers in
        all, so that no leap of a knight goes unseen.
      </p>
      <p>
        Choose the numbers of your program; all code on this page then uses them. For{" "}
        {squareName(board, target)}:
      </p>
      <dl class="numbers">
        {NUMBERING_NAMES.map((numbering) => (
          <div key={numbering}>
            <dt>{NUMBERING_LABELS[numbering]}</dt>
            <dd>{numbered({ board, numbering }).numbers[target]}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
  tryIt: IS_WRITTEN
    ? undefined
    : {
        question: "Does any square have the same number from a1 as from a8?",
        answer:
          "No. Its rank would have to be as far from the first as from the last, and of eight ranks none is in the middle.",
      },
  choices: {
    label: "Squares are numbered",
    options: NUMBERING_NAMES.map((numbering) => ({
      label: NUMBERING_LABELS[numbering],
      change: { numbering },
    })),
  },
  howTo: "Point at a square to see its number; a click, a tap or an arrow key keeps it.",
  Body: (shown) => {
    const { state } = shown;
    const { board, target } = state;
    const { layout, measure, largest, shown: asked } = shown.scene; // all but the table
    const { numbers } = numbered(state);
    const [files, ranks] = [fileOf(board, target), rankOf(board, target)];
    return (
      <Diagram {...shown} scene={{ layout, measure, largest, shown: asked }}>
        <Answer longest={96}>
          {squareName(board, target)} is {counted(ranks, "rank")} up and {counted(files, "file")} to
          the right of a1, which is {numbers[0]}: its number is{" "}
          <strong>
            {sumOf(state)} = {numbers[target]}
          </strong>
          .
        </Answer>
        <ChapterBoard shown={shown} board={boardOf(state)} />
      </Diagram>
    );
  },
};
