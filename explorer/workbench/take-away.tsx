/** What the user can take away: the call, the command, the files and the table. */
import { CopiedText, useCopy } from "../components/copying.js";
import { usePageChoices } from "../components/page-choices.js";
import { entriesText, importText } from "../model/call-text.js";
import type { State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { commandIn, filesIn, tableText } from "../model/take-away-texts.js";
import { LanguageFiles } from "./language-files.js";

export const TakeAway = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable;
}) => {
  const copy = useCopy();
  const { language: chosen } = usePageChoices();
  // A table that no command makes has no files in other languages.
  const isMade = commandIn("ts", state, table) !== undefined;
  const lang = isMade ? chosen : "ts";
  const command = commandIn(lang, state, table);
  const call = (isMade || table.isPublished) && (
    <CopiedText what="import and lookup" text={importText(state, table)}>
      {table.isPublished
        ? "From the package:"
        : "In a file of src/, once the command below has made the table:"}
    </CopiedText>
  );
  return (
    <section class="take-away" aria-label="Take it away">
      <h3>Take it away</h3>
      {isMade ? (
        <>
          {lang === "ts" ? (
            call
          ) : command === undefined ? (
            <p>JSON holds the numbers of arrays; this lookup has no array.</p>
          ) : (
            <LanguageFiles
              key={command}
              make={() => filesIn(lang, table, command)}
              main={table.name}
            />
          )}
        </>
      ) : (
        call
      )}
      {!isMade && (
        <p class="note">
          Neither the package nor the command has this for this board; copy it from here.
        </p>
      )}
      {command !== undefined && (
        <CopiedText what="command" text={command}>
          {lang !== "ts"
            ? "This command writes it, with --proof also a check for your compiler or your tests:"
            : table.isPublished
              ? "Or as a module of your own, by a command that requires ts-morph and prettier:"
              : "This command makes it; it requires ts-morph and prettier:"}
        </CopiedText>
      )}
      {lang === "ts" && (
        <button type="button" onClick={() => copy("table", tableText(table))}>
          Copy table: {`${table.name}, ${entriesText(table)}, with its lookup`}
        </button>
      )}
    </section>
  );
};
