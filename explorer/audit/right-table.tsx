/** The right table in the language of the page, and the command that writes it. */
import { isUnwritten } from "../../generator/audit/sets.js";
import { CopiedText } from "../components/copying.js";
import { usePageChoices } from "../components/page-choices.js";
import { changed, wantedFor } from "../model/address.js";
import { LANGUAGE_TITLES } from "../model/language-titles.js";
import { addressOf, OPENING } from "../model/state.js";
import { commandFor, filesIn } from "../model/take-away-texts.js";
import { LanguageFiles } from "../workbench/language-files.js";
import type { Made } from "./findings.js";

export const RightTable = ({ made: { table, published, is } }: { readonly made: Made }) => {
  const { language: lang } = usePageChoices();
  const command = isUnwritten(table.request) ? undefined : commandFor(lang, table.request);
  return (
    <>
      <p class="note">
        The right table, in {LANGUAGE_TITLES[lang]}; choose the language under “Code” at the top.
      </p>
      <LanguageFiles
        of={`${lang} ${command ?? is}`}
        make={() => filesIn(lang, table, command ?? "audit its array on the page")}
        table={table}
      />
      {command !== undefined && (
        <CopiedText what="command" text={command}>
          This command writes it:
        </CopiedText>
      )}
      {published && (
        <p class="note">
          <a href={addressOf(changed({ state: OPENING }, wantedFor(published)).state)}>
            Open it in the workbench
          </a>
        </p>
      )}
    </>
  );
};
