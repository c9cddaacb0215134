/** The call, the command and the files to copy or download. */
import { CopiedText } from "../components/copying.js";
import { usePageChoices } from "../components/page-choices.js";
import type { State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { commandFor, filesIn, useText } from "../model/take-away-texts.js";
import { LanguageFiles } from "./language-files.js";

export const TakeAway = ({
  state,
  table,
}: {
  readonly state: State;
  readonly table: ShownTable;
}) => {
  const { language: lang } = usePageChoices();
  const command = commandFor(lang, table.request);
  const use = useText(lang, state, table);
  return (
    <section class="take-away" aria-label="Use it">
      <h3>Use it</h3>
      <details class="more">
        <summary>Code, command and files</summary>
        {use !== undefined && (
          <CopiedText
            what={lang === "c" || lang === "cpp" ? "include and lookup" : "import and lookup"}
            text={use}
          >
            {lang === "ts" && table.isPublished
              ? "From the package:"
              : "In a file in src/, once the command below has made the table:"}
          </CopiedText>
        )}
        {/* In TypeScript, a table of the package is imported, so there is no file. */}
        {!(lang === "ts" && table.isPublished) && (
          <LanguageFiles of={command} make={() => filesIn(lang, table, command)} table={table} />
        )}
        <CopiedText what="command" text={command}>
          This command writes it; with --proof, it also writes a check for your compiler or tests:
        </CopiedText>
      </details>
    </section>
  );
};
