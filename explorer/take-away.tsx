/** What can be taken away: each text with a button that copies it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { State } from "./state.js";
import type { ShownTable } from "./table.js";
import { commandText, importText, tableText } from "./take-away-texts.js";

/** The texts that go with a table. */
export const TakeAway = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable;
}): JSX.Element => {
  const [said, say] = useState("");
  const copy = (what: string, text: string): void => {
    copied(text).then(
      () => {
        say(`Copied: ${what}.`);
      },
      () => {
        say("The browser does not let this page copy. Select the text instead.");
      },
    );
  };
  const command = commandText(state);
  const { length } = table.layout;
  return (
    <section class="take-away" aria-label="Take it away">
      <h2>Take it away</h2>
      <Text what="import and lookup" text={importText(state, table)} copy={copy} />
      {command !== undefined && <Text what="command" text={command} copy={copy} />}
      <button
        type="button"
        onClick={() => {
          copy("table", tableText(table));
        }}
      >
        Copy table: {`${table.name}, ${length} ${length === 1 ? "entry" : "entries"}`}
      </button>
      <p class="note" role="status">
        {said}
      </p>
    </section>
  );
};

// Where the address is neither https nor local there is no clipboard: that rejects, too.
const copied = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

const Text = ({
  what,
  text,
  copy,
}: {
  readonly what: string;
  readonly text: string;
  readonly copy: (what: string, text: string) => void;
}): JSX.Element => (
  <div class="text">
    <pre>{text}</pre>
    <button
      type="button"
      onClick={() => {
        copy(what, text);
      }}
    >
      Copy {what}
    </button>
  </div>
);
