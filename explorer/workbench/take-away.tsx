/** The texts to copy, each with a button that copies it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { addressOf, type State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { LanguageFiles, LanguageTabs, rememberedLanguage } from "../components/languages.js";
import { commandIn, entriesText, importText, tableText } from "../model/take-away-texts.js";

/** The texts that go with a table. */
export const TakeAway = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable;
}): JSX.Element => {
  const [said, say] = useState({ text: "", of: "" });
  const [chosen, choose] = useState(rememberedLanguage);
  // A lookup without an array has no file that could be shown as a table's.
  const hasArray = table.values.length > 0;
  const lang = hasArray ? chosen : "ts";
  const of = addressOf(state);
  const copy = (what: string, text: string): void => {
    copied(text).then(
      () => {
        say({ text: `Copied: ${what}.`, of });
      },
      () => {
        say({ text: "The browser does not let this page copy. Select the text instead.", of });
      },
    );
  };
  const command = commandIn(lang, state, table);
  return (
    <section class="take-away" aria-label="Take it away">
      <h3>Take it away</h3>
      {hasArray && <LanguageTabs chosen={lang} choose={choose} />}
      {lang === "ts" ? (
        <div
          {...(hasArray
            ? { id: "language-files", role: "tabpanel", "aria-labelledby": "tab-ts" }
            : {})}
        >
          <Text what="import and lookup" text={importText(state, table)} copy={copy}>
            {table.isPublished
              ? "From the package:"
              : "In a file of src/, once the command below has made the table:"}
          </Text>
        </div>
      ) : (
        command !== undefined && (
          <LanguageFiles lang={lang} table={table} command={command} copy={copy} />
        )
      )}
      {command === undefined ? (
        <p class="note">No command makes this table; only the package has it.</p>
      ) : (
        <Text what="command" text={command} copy={copy}>
          {lang !== "ts"
            ? "This command writes it:"
            : table.isPublished
              ? "Or as a module of your own, by a command that requires ts-morph and prettier:"
              : "This command makes it; it requires ts-morph and prettier:"}
        </Text>
      )}
      <button
        type="button"
        onClick={() => {
          copy("table", tableText(table));
        }}
      >
        Copy table: {`${table.name}, ${entriesText(table)}`}
      </button>
      <p class="toast" role="status">
        {said.of === of ? said.text : ""}
      </p>
    </section>
  );
};

// Async, so that it rejects if there is no clipboard, as on pages that are neither https nor local.
const copied = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

const Text = ({
  what,
  text,
  copy,
  children,
}: {
  readonly what: string;
  readonly text: string;
  readonly copy: (what: string, text: string) => void;
  readonly children: string;
}): JSX.Element => (
  <div class="text">
    <p class="note">{children}</p>
    <pre tabindex={0}>{text}</pre>
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
