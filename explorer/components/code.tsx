/** The lookup that a diagram shows, in the language of the page. */
import { useMemo } from "preact/hooks";
import { addressOf, type State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { commandIn, importText, lookupIn } from "../model/take-away-texts.js";
import { CopiedText } from "./copying.js";
import { LanguagePanel, useLanguage } from "./languages.js";

export const Code = ({ state, table }: { readonly state: State; readonly table: ShownTable }) => {
  const lang = useLanguage();
  const command = commandIn(lang, state, table);
  const lookup = useMemo(() => (lang === "ts" ? undefined : lookupIn(lang, table)), [lang, table]);
  const text = lang === "ts" ? importText(state, table) : lookup;
  return (
    <LanguagePanel>
      {text === undefined ? (
        <p>JSON holds the numbers alone; write the lookup in your own language.</p>
      ) : (
        <CopiedText what="code" text={text}>
          {lang === "ts" ? "The lookup and a call:" : "The lookup alone:"}
        </CopiedText>
      )}
      <p class="note">
        {lang === "ts" && table.isPublished
          ? "It is in the package. "
          : command !== undefined && <>{command} writes all of it. </>}
        <a href={addressOf(state)}>The table in the workbench</a>
      </p>
    </LanguagePanel>
  );
};
