/** A chapter: a short text, a diagram that answers, and the code. */
import type { ComponentChildren, JSX, RenderableProps } from "preact";
import { useState } from "preact/hooks";
import { squareName, type Square } from "../../generator/core/boards/board.js";
import { Board } from "../components/board.js";
import { Choices } from "../components/choices.js";
import { CopyLink } from "../components/copying.js";
import { GhostWay, type Way } from "../components/ghost.js";
import { Route } from "../components/route.js";
import { Code } from "../components/code.js";
import { usePageChoices } from "../components/page-choices.js";
import { SAMPLES } from "./samples.js";
import { useAddress, useFragment } from "../components/use-address.js";
import { useScene, type Shown } from "../components/use-scene.js";
import { diagramAddress, diagramIn, isChosen, type Change } from "../model/diagram-address.js";
import { distancesFrom, movesSaid, tokenOf } from "../model/metrics.js";
import { linesOf, type Ends } from "../model/routes.js";
import { entriesText } from "../model/pointed.js";
import { boardOf, type ShownBoard } from "../model/shown.js";
import { addressOf, type State } from "../model/state.js";
import { entryOf, nameOf } from "../model/table.js";

/** A chapter, addressable by its id. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** What the diagram shows at the start. */
  readonly first: State;
  /** The paragraphs, at most 120 words in all. On a phone, all but the first are folded. */
  readonly text: (kept: State) => readonly JSX.Element[];
  /** A question that the reader can answer with the diagram, and the answer. */
  readonly tryIt: Readonly<Record<"question" | "answer", string>>;
  /** The buttons below the diagram. Each button changes the state. */
  readonly choices?: { readonly label: string; readonly options: readonly Change[] };
  /** How to use the diagram, if not as {@link HowTo} says. */
  readonly howTo?: ComponentChildren;
  /** The {@link Diagram} of the chapter. */
  readonly Body: (drawn: Drawn) => JSX.Element;
}

/** What a diagram draws, and the function that keeps another state. */
interface Drawn extends Shown {
  readonly chapter: Chapter;
  readonly kept: State;
  readonly keep: (state: State) => void;
  /** The id of the note on the board. */
  readonly describedBy: string;
}

export const ChapterSection = ({ chapter }: { readonly chapter: Chapter }) => {
  const { id, title, first, text, tryIt, choices, howTo, Body } = chapter;
  const describedBy = howTo === undefined ? HOW_TO : `${id}-how-to`;
  const { language, numbering } = usePageChoices();
  const [left, show] = useState(first);
  const kept = { ...left, numbering };
  const options = choices?.options ?? [];
  const address = diagramAddress(id, kept, options, language);
  const touch = useAddress(address, (fragment) => fragment.startsWith(`#${id}/`));
  const keep = (state: State): void => {
    touch();
    show(state);
  };
  const shown = useScene(kept, keep);
  useFragment((fragment) => {
    const asked = diagramIn(fragment, id, first, options);
    if (asked) show(asked);
  });
  const [lead, ...more] = text(kept);
  return (
    <section class="chapter" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <div class="words">
        {lead}
        <details class="more">
          <summary>More on this</summary>
          {more}
        </details>
      </div>
      <Body {...shown} {...{ chapter, kept, keep, describedBy }} />
      <div class="try">
        <p>
          <strong>Try it:</strong> {tryIt.question}
        </p>
        <details>
          <summary>The answer</summary>
          <p>{tryIt.answer}</p>
        </details>
        <CopyLink address={address} />
      </div>
    </section>
  );
};

/** The diagram of a chapter, and the code, if there is any. */
export const Diagram = ({
  state,
  scene: { layout },
  chapter: { id, choices, howTo },
  kept,
  keep,
  describedBy,
  children,
}: Drawn & { readonly children: ComponentChildren }) => {
  const sample = SAMPLES[id]?.(state);
  const Fold = sample ? "details" : "div";
  const entry = entryOf(state);
  return (
    <>
      <div class="diagram">
        {children}
        {choices && (
          <Choices
            {...choices}
            chosen={choices.options.find((option) => isChosen(option, kept))}
            choose={({ change }) => keep({ ...kept, ...change })}
          />
        )}
        {howTo !== undefined && <Note id={describedBy}>{howTo}</Note>}
      </div>
      <Fold class="code">
        {sample && (
          <>
            <summary>The code</summary>
            <Code state={state} sample={sample} />
          </>
        )}
        <p class="note">
          <a href={addressOf(state)}>The table in the workbench</a>:{" "}
          {`${nameOf(entry)}, ${entriesText({ measure: entry.measure, layout })}`}
        </p>
      </Fold>
    </>
  );
};

export const Answer = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="answer">
    <span>{children}</span>
  </p>
);

/** The words `From a1 to b2 it takes 4 moves`, without the end of the sentence. */
export const Distance = ({ state }: { readonly state: Ends }) => {
  const { metric, board, origin, target } = state;
  const distance = distancesFrom(metric, board, [origin])[target];
  const [start, end] = [squareName(board, origin), squareName(board, target)];
  return distance === undefined ? (
    <>
      From {start} there is <strong>no way</strong> to {end}
    </>
  ) : (
    <>
      From {start} to {end} it takes <strong>{movesSaid(distance)}</strong>
    </>
  );
};

/** A note on how to use a grid. The grid refers to the note by id. */
export const Note = ({ id, children }: RenderableProps<{ readonly id: string }>) => (
  <details class="how-to">
    <summary>How to use it</summary>
    <p id={id} class="note">
      {children}
    </p>
  </details>
);

/** The id of the note on most boards. */
export const HOW_TO = "how-to";

/** The note on how to use a board with a piece and a target. */
export const HowTo = () => (
  <Note id={HOW_TO}>
    Click or tap a square to keep it as the target; drag a piece, or tap it and then its new square.
    Point at, or tap, a color of the legend or a word or line of the code to see its squares.{" "}
    <span class="keys">
      By keyboard, press Tab until a square has a frame: arrows move the target, Shift with an arrow
      moves the piece, Enter swaps piece and target. In legend and code, arrows lead on.
    </span>
  </Note>
);

/** The board of a chapter, with the piece of the state, and with ways that may leave the board. */
export const ChapterBoard = ({
  shown,
  board = boardOf(shown.state, shown.scene, [shown.state.target]),
  ways,
  route = [],
  children,
}: {
  readonly shown: Drawn;
  readonly board?: ShownBoard;
  readonly ways?: readonly Way[];
  readonly route?: readonly Square[];
  readonly children?: ComponentChildren;
}) => (
  <div class={ways && "roomy"}>
    <Board
      shown={board}
      moving={shown.moving}
      pieces={[tokenOf(shown.state.metric)]}
      describedBy={shown.describedBy}
    >
      {ways?.map((way, at) => (
        <GhostWay key={at} grid={board.grid} way={way} />
      ))}
      <Route grid={board.grid} squares={route} lines={linesOf(shown.state, route)} />
      {children}
    </Board>
  </div>
);
