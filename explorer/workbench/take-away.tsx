/** What the user can take away: the link, the call, the command, the files and the table. */
import { CopiedText, useCopy } from "../components/copying.js";
import { usePageChoices } from "../components/page-choices.js";
import { entriesText } from "../model/pointed.js";
import type { State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { commandFor, csvOf, filesIn, importText, tableText } from "../model/take-away-texts.js";
import { LanguageFiles, save } from "./language-files.js";

export const TakeAway = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable;
}) => {
  const copy = useCopy();
  const { language: lang } = usePageChoices();
  const command = commandFor(lang, table.request);
  return (
    <section class="take-away" aria-label="Take it away">
      <h3>Take it away</h3>
      <details class="more">
        <summary>Code, command and files</summary>
        {lang === "ts" && (
          <CopiedText what="import and lookup" text={importText(state, table)}>
            {table.isPublished
              ? "From the package:"
              : "In a file of src/, once the command below has made the table:"}
          </CopiedText>
        )}
        {/* What the package has is imported. */}
        {!(lang === "ts" && table.isPublished) && (
          <LanguageFiles
            key={command}
            make={() => filesIn(lang, table, command)}
            main={table.name}
          />
        )}
        <CopiedText what="command" text={command}>
          This command writes it, with --proof also a check for your compiler or your tests:
        </CopiedText>
        <div class="buttons">
          {lang === "ts" && (
            <button type="button" onClick={() => copy("table", tableText(table))}>
              Copy table: {`${table.name}, ${entriesText(table)}, with its lookup`}
            </button>
          )}
          <button type="button" onClick={() => save(`${table.name}.csv`, csvOf(table), "text/csv")}>
            Table as CSV{table.values.includes(undefined) && " (never: an empty field)"}
          </button>
        </div>
      </details>
    </section>
  );
};
