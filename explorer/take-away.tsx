/** What can be taken away: each text with a button that copies it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { State } from "./state.js";
import type { ShownTable } from "./table.js";
import { commandText, importText, tableText } from "./take-away-texts.js";

/** The texts that go with a table; nothing where there is no table. */
export const TakeAway = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable | undefined;
}): JSX.Element => {
  const [said, say] = useState("");
  const copy = (what: string, text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        say(`Copied the ${what}.`);
      },
      () => {
        say("The browser does not let this page copy; select the text instead.");
      },
    );
  };
  const imported = table && importText(state, table);
  const command = table && commandText(state);
  return (
    <section class="take-away" aria-label="Take it away">
      <h2>Take it away</h2>
      {imported !== undefined && (
        <Text
          label="Copy import and lookup"
          text={imported}
          copy={() => {
            copy("import and lookup", imported);
          }}
        />
      )}
      {command !== undefined && (
        <Text
          label="Copy command"
          text={command}
          copy={() => {
            copy("command", command);
          }}
        />
      )}
      {table && (
        <button
          type="button"
          onClick={() => {
            copy("table", tableText(table));
          }}
        >
          Copy table: {table.name}, {table.layout.length}{" "}
          {table.layout.length === 1 ? "entry" : "entries"}
        </button>
      )}
      <p class="note" role="status">
        {said}
      </p>
    </section>
  );
};

const Text = ({
  label,
  text,
  copy,
}: {
  readonly label: string;
  readonly text: string;
  readonly copy: () => void;
}): JSX.Element => (
  <div class="text">
    <pre tabIndex={0} aria-label={label.replace("Copy ", "")}>
      {text}
    </pre>
    <button type="button" onClick={copy}>
      {label}
    </button>
  </div>
);
