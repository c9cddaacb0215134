/** Arrays by difference, Pioneer's 15×15 and 0x88, and numberings. Source: Chessprogramming wiki, Distance, 0x88, 10x12 Board. */
import { useState } from "preact/hooks";
import { present } from "../../generator/common.js";
import { fileOf, rankOf, squareName } from "../../generator/core/boards/board.js";
import { NUMBERING_NAMES } from "../../generator/boards/numbering.js";
import { ArrayGrid } from "../components/array-grid.js";
import { Figure } from "../components/figure.js";
import { inColor } from "../components/words.js";
import { counted, metricNamed } from "../model/metrics.js";
import { arrayOf, boardOf, memoryOf } from "../model/shown.js";
import { OPENING, type State } from "../model/state.js";
import { Answer, ChapterBoard, Diagram, Note, type Chapter } from "./chapter.js";

/** The state at the start: from c2, as in the picture of the wiki's page Distance. */
const FIRST: State = {
  ...OPENING,
  ...{ metric: metricNamed("king"), layout: "superimposed", origin: 10, target: 28 },
};

/** The arrays. `rank` is the difference in index of one rank, and `zero` is the index of difference zero. */
const ARRAYS = [
  { name: "15×15", entries: 225, layout: "superimposed", rank: 15, zero: 112 },
  { name: "0x88", entries: 240, layout: "0x88", rank: 16, zero: 120 },
] as const;

/**
 * The ways to find a distance. Each row has the number of entries, and what the way is right for, or how much time it
 * takes.
 */
const COMPARED = [
  ["Array", "Entries", "Right for, or time"],
  ["By pair", "4096", "every piece and board"],
  ["15×15", "225", "king, rook, bishop, queen; knight by a rule"],
  ["0x88", "240", "the same"],
  ["NDIS, by |Δ|", "64", "the same; its index takes longer"],
  ["A formula", "0", "1.1 to 3.4 lookups; for the knight, 7 to 17"],
  ["A fill", "0", "every piece and board; 700 lookups or more"],
] as const;

const OPTIONS = ARRAYS.map(({ name, entries, layout }) => ({
  label: `${name}: ${entries} entries`,
  change: { layout },
}));

const signed = (count: number): string => (count < 0 ? `− ${-count}` : `+ ${count}`);

/** A difference in words, such as `2 ranks up and 1 file to the left`. */
const wayText = (ranks: number, files: number): string =>
  present(
    ranks !== 0 && `${counted(Math.abs(ranks), "rank")} ${ranks < 0 ? "down" : "up"}`,
    files !== 0 && `${counted(Math.abs(files), "file")} to the ${files < 0 ? "left" : "right"}`,
  ).join(" and ") || "no step";

const ARRAY_NOTE = "array-how-to";

export const DIFFERENCES: Chapter = {
  id: "from-4096-entries-to-225-and-240",
  title: "From 4096 entries to 225 and 240",
  first: FIRST,
  text: () => [
    <p>
      One entry for every pair of squares makes 64 × 64 = 4096, which{" "}
      <a href="#when-a-difference-is-not-enough">some pieces</a> need. For a king, only the
      difference counts: −7 to +7 files and as many ranks, 15 × 15 = 225.
    </p>,
    <p>
      Lay the board over that array, as{" "}
      <a href="https://www.chessprogramming.org/Pioneer">Pioneer</a> did, with the piece on the
      middle entry: every square lies on its number. If the piece moves, the board slides.
    </p>,
    <p>
      A rank adds 16 in 0x88, 10 in a mailbox. In 0x88, <code>sq & 0x88</code> is 0 on the board,
      and the index is <code>to − from + 120</code>. Usually, take the array by pair; with 0x88
      squares, that of 240 entries; and if 4 kB is too much, that of 225.
    </p>,
    <table>
      <tbody>
        {COMPARED.map(([way, entries, fits]) => (
          <tr key={way}>
            <td>{way}</td>
            <td>{entries}</td>
            <td>{fits}</td>
          </tr>
        ))}
      </tbody>
    </table>,
  ],
  tryIt: {
    question: "Which two squares read entry 224, the last one of the 15×15 array?",
    answer: "Only a1 and h8, in this order: 112 + 105 + 7 = 224. The entry holds 7.",
  },
  choices: { label: "Array", options: OPTIONS },
  Body: (shown) => {
    const { state, scene, at } = shown;
    const [isOpen, open] = useState(false);
    const { board, origin, target, layout } = state;
    const { rank, zero } = ARRAYS.find((one) => one.layout === layout) ?? ARRAYS[0];
    const files = fileOf(board, target) - fileOf(board, origin);
    const ranks = rankOf(board, target) - rankOf(board, origin);
    const [entry = zero] = at.entries;
    const isUnused = scene.table?.layout.cell(entry) === undefined;
    const array = arrayOf(state, scene, at.entries);
    return (
      <Diagram {...shown}>
        <p>An array can hold one distance for each difference of two squares.</p>
        <Answer>
          {at.squares.length === 0 ? (
            `From ${squareName(board, origin)}, no square reads entry ${entry}: it is ${isUnused ? "in the unused column" : "off the board"}.`
          ) : (
            <>
              From {squareName(board, origin)} to {squareName(board, target)} it is{" "}
              {wayText(ranks, files)}. The middle is {zero}, and a rank counts {rank}:{" "}
              <strong>
                {`${zero} `}
                {inColor("ranks", signed(rank * ranks))} {inColor("files", signed(files))}
                {` = ${zero + rank * ranks + files}`}
              </strong>
              . That entry holds <strong>{scene.table?.values.at(entry)?.toString()}</strong>.
            </>
          )}
        </Answer>
        <div class="pair">
          <ChapterBoard shown={shown} board={boardOf(state, scene, at.squares)} />
          {array && <ArrayGrid array={array} shown={shown} describedBy={ARRAY_NOTE} />}
        </div>
        <Note id={ARRAY_NOTE}>
          Point at an entry of the array to see the square that reads it; a click, a tap or an arrow
          key moves the target there.
        </Note>
        <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
          <summary>The squares in memory, in the colors of distances</summary>
          {isOpen && (
            <div class="numbers" role="group" aria-label="Squares in memory">
              {NUMBERING_NAMES.map((numbering) => (
                <Figure
                  key={numbering}
                  figure={memoryOf(state, numbering)}
                  moving={shown.moving}
                  describedBy={shown.describedBy}
                />
              ))}
            </div>
          )}
        </details>
      </Diagram>
    );
  },
};
