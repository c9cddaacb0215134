/** The table as it should be, in the language of the page: the command that writes it, and what it writes. */
import { REQUEST_BY_DEFAULT } from "../../generator/request/defaults.js";
import { commandLineOf } from "../../generator/request/request.js";
import { CopiedText } from "../components/copying.js";
import { usePageChoices } from "../components/page-choices.js";
import { tableText } from "../model/take-away-texts.js";
import { LanguageFiles } from "../workbench/language-files.js";
import type { Made } from "./findings.js";

export const RightTable = ({ made: { table, request } }: { readonly made: Made }) => {
  const { language: lang } = usePageChoices();
  const command = commandLineOf({
    ...REQUEST_BY_DEFAULT,
    ...{ out: "src/tables", lang, tables: [request] },
  });
  return (
    <>
      {lang === "ts" ? (
        <CopiedText what="table" text={tableText(table)}>
          The right one, with its lookup:
        </CopiedText>
      ) : (
        <LanguageFiles key={command} {...{ lang, table, command }} />
      )}
      <CopiedText what="command" text={command}>
        This command writes it:
      </CopiedText>
    </>
  );
};
