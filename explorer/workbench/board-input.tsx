/** The field for a board, as the command takes it, and a list of examples. */
import { BOARD_EXAMPLES, boardInWords } from "../model/boards.js";
import type { Draft } from "../model/state.js";
import { Field } from "./field.js";
import type { Board } from "../../generator/boards/board.js";

export const BoardInput = ({
  draft: { notation, reason },
  board,
  type,
}: {
  readonly draft: Draft;
  /** The board that is shown, still if another one is refused. */
  readonly board: Board;
  readonly type: (notation: string) => void;
}) => (
  <div class="piece">
    <Field label="Board">
      <input
        value={notation}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-invalid={reason !== undefined}
        aria-describedby="board-note"
        onInput={(event) => type(event.currentTarget.value)}
      />
    </Field>
    <p id="board-note" class={reason === undefined ? "note" : "refusal"} role="status">
      {reason ?? boardInWords(board)}
    </p>
    <details class="letters boards">
      <summary>All kinds of boards</summary>
      <ul>
        {BOARD_EXAMPLES.map(({ text, meaning }) => (
          <li key={text}>
            <button type="button" onClick={() => type(text)}>
              {text}
            </button>
            <span class="note">{meaning}</span>
          </li>
        ))}
      </ul>
    </details>
  </div>
);
