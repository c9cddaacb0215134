/** The field for a piece in Betza notation, with the meaning of the piece and a list of letters. */
import { LETTERS, meaningsOf } from "../model/betza-texts.js";
import type { Draft } from "../model/state.js";
import { Field } from "./field.js";

export const PieceInput = ({
  draft: { notation, reason },
  shown,
  isOfGraph,
  type,
}: {
  readonly draft: Draft;
  /** The name of the metric that is still shown if the piece is refused. */
  readonly shown: string;
  /** Whether the piece is one of a graph, whose name is no notation. */
  readonly isOfGraph: boolean;
  readonly type: (notation: string) => void;
}) => {
  const said =
    reason === undefined && !isOfGraph
      ? meaningsOf(notation.trim()).map(({ text, meaning }) => (
          <>
            <b>{text}</b> {meaning}
          </>
        ))
      : [reason ?? "", `What is shown is still ${shown}.`];
  return (
    <div class="piece">
      <Field label="Piece, in Betza notation">
        <input
          value={notation}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-invalid={reason !== undefined}
          aria-describedby="piece-note"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </Field>
      <p id="piece-note" class={reason === undefined ? "note" : "refusal"} role="status">
        {said.map((part, at) => (
          <span key={at} class="meaning">
            {part}
          </span>
        ))}
      </p>
      <details class="letters">
        <summary>All letters</summary>
        <p class="note">
          A click writes a letter. A doubled letter is repeated as often as there is room, one with
          a number up to so many times, and (m,n) is a leap of any size.
        </p>
        <ul>
          {LETTERS.map(({ text, meaning }) => (
            <li key={text}>
              <button type="button" onClick={() => type(notation + text)}>
                {text}
              </button>
              <span class="note">{meaning}</span>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => type("")}>
          Start over
        </button>
      </details>
    </div>
  );
};
