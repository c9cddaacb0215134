/** The lookup that a diagram shows, in the language of the page. */
import { useMemo, useRef } from "preact/hooks";
import { importText } from "../model/call-text.js";
import { addressOf, type State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { CopiedText } from "./copying.js";
import { LanguagePanel, useLanguage } from "./languages.js";
import { useLoaded, useNear } from "./use-loaded.js";

export const Code = ({ state, table }: { readonly state: State; readonly table: ShownTable }) => {
  const lang = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const isInPackage = lang === "ts" && table.isPublished;
  const { module: texts } = useLoaded(
    useNear(place) && !isInPackage,
    () => import("../model/take-away-texts.js"),
  );
  const command = isInPackage ? undefined : texts?.commandIn(lang, state, table);
  const lookup = useMemo(
    () => (lang === "ts" ? undefined : texts?.lookupIn(lang, table)),
    [lang, table, texts],
  );
  const text = lang === "ts" ? importText(state, table) : lookup;
  return (
    <div ref={place}>
      <LanguagePanel>
        {text !== undefined ? (
          <CopiedText what="code" text={text}>
            {lang === "ts" ? "The lookup and a call:" : "The lookup alone:"}
          </CopiedText>
        ) : (
          <p>
            {lang === "json"
              ? "JSON holds the numbers alone; write the lookup in your own language."
              : "The code is being written …"}
          </p>
        )}
        <p class="note">
          {isInPackage
            ? "It is in the package. "
            : command !== undefined && <>{command} writes all of it. </>}
          <a href={addressOf(state)}>The table in the workbench</a>
        </p>
      </LanguagePanel>
    </div>
  );
};
