/** The code of a chapter: the lines that compute what it explains, and the lookup of its table. */
import { useEffect, useMemo, useState } from "preact/hooks";
import typescript from "../chapters/code/samples.ts?raw";
import { entriesText, importText } from "../model/call-text.js";
import {
  callIn,
  linesOf,
  partIn,
  sampleLanguage,
  type Sample,
  type SampleLanguage,
} from "../model/samples.js";
import { addressOf, type State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { CopiedText } from "./copying.js";
import { usePageChoices } from "./page-choices.js";
import { useLoaded } from "./use-loaded.js";

/** The files of samples in the other languages, each loaded when it is chosen. */
const LOADED: Readonly<Record<Exclude<SampleLanguage, "ts">, () => Promise<{ default: string }>>> =
  {
    c: () => import("../chapters/code/samples.c?raw"),
    cpp: () => import("../chapters/code/samples.cpp?raw"),
    rust: () => import("../chapters/code/samples.rs?raw"),
    go: () => import("../chapters/code/samples.go?raw"),
    java: () => import("../chapters/code/samples.java?raw"),
    python: () => import("../chapters/code/samples.py?raw"),
    zig: () => import("../chapters/code/samples.zig?raw"),
  };

const TYPESCRIPT = { lang: "ts", text: typescript } as const;

/** The samples in the language of the page; until they are loaded, those that were shown before. */
const useSamples = (): { readonly lang: SampleLanguage; readonly text: string } => {
  const lang = sampleLanguage(usePageChoices().language);
  const [loaded, setLoaded] = useState<{ lang: SampleLanguage; text: string }>(TYPESCRIPT);
  useEffect(() => {
    if (lang === "ts") return;
    let isWanted = true;
    void LOADED[lang]().then(({ default: text }) => {
      if (isWanted) setLoaded({ lang, text });
    });
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return lang === "ts" ? TYPESCRIPT : loaded;
};

export const Code = ({
  state,
  table,
  sample,
}: {
  readonly state: State;
  readonly table: ShownTable | undefined;
  readonly sample: Sample | undefined;
}) => (
  <>
    {sample && <SampleText state={state} sample={sample} />}
    {table && <Lookup state={state} table={table} />}
  </>
);

const SampleText = ({ state, sample }: { readonly state: State; readonly sample: Sample }) => {
  const { language } = usePageChoices();
  const { lang, text } = useSamples();
  const lines = linesOf(lang, partIn(text, sample.part, state.numbering), sample);
  const calls = sample.calls.map((call) => callIn(lang, call));
  return (
    <>
      {(language === "json" || language === "coq") && (
        <p class="note">Tables in this language hold numbers. The lines are in TypeScript:</p>
      )}
      <CopiedText what="code" text={[lines, "", ...calls].join("\n").trim()} />
    </>
  );
};

/** The lookup of a table; in other languages it loads when it is opened. */
const Lookup = ({ state, table }: { readonly state: State; readonly table: ShownTable }) => {
  const { language: lang } = usePageChoices();
  const [isOpen, setOpen] = useState(false);
  const isInPackage = lang === "ts" && table.isPublished;
  const { module: texts } = useLoaded(
    isOpen && !isInPackage,
    () => import("../model/take-away-texts.js"),
  );
  const command = isInPackage ? undefined : texts?.commandIn(lang, state, table);
  const lookup = useMemo(
    () => (lang === "ts" ? undefined : texts?.lookupIn(lang, table)),
    [lang, table, texts],
  );
  const text = lang === "ts" ? importText(state, table) : lookup;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Or look it up: {table.name}, {entriesText(table)}
      </summary>
      {text !== undefined ? (
        <CopiedText what="lookup" text={text} />
      ) : (
        <p class="no-code">
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
    </details>
  );
};
