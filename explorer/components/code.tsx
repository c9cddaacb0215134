/** The code of a chapter: the lines that compute what it explains, and the lookup of its table. */
import { useEffect, useMemo, useState } from "preact/hooks";
import TYPESCRIPT from "../chapters/code/samples.ts?raw";
import { entriesText, importText } from "../model/pointed.js";
import {
  callIn,
  linesOf,
  partIn,
  programIn,
  sampleLanguage,
  type Sample,
  type SampleLanguage,
} from "../model/samples.js";
import { addressOf, type State } from "../model/state.js";
import type { ShownTable } from "../model/table.js";
import { CopiedText } from "./copying.js";
import { usePageChoices } from "./page-choices.js";
import { useLoaded } from "./use-loaded.js";

/** The files of samples; of other languages, they load when they are needed. */
const LOADED: Readonly<Record<SampleLanguage, () => Promise<{ default: string }>>> = {
  ts: () => Promise.resolve({ default: TYPESCRIPT }),
  c: () => import("../chapters/code/samples.c?raw"),
  cpp: () => import("../chapters/code/samples.cpp?raw"),
  rust: () => import("../chapters/code/samples.rs?raw"),
  go: () => import("../chapters/code/samples.go?raw"),
  java: () => import("../chapters/code/samples.java?raw"),
  python: () => import("../chapters/code/samples.py?raw"),
  zig: () => import("../chapters/code/samples.zig?raw"),
};

interface Samples {
  readonly lang: SampleLanguage;
  readonly text: string;
}

const FIRST: Samples = { lang: "ts", text: TYPESCRIPT };

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
  const wanted = sampleLanguage(language);
  const [samples, setSamples] = useState(FIRST);
  const { lang, text } = samples;
  useEffect(() => {
    let isWanted = true;
    void LOADED[wanted]().then(({ default: text }) => {
      if (isWanted) setSamples({ lang: wanted, text });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const lines = sample.parts.flatMap((part) => [
    linesOf(lang, partIn(text, part, state.numbering), sample),
    "",
  ]);
  const calls = sample.calls.map((call) => callIn(lang, call));
  return (
    <>
      {(language === "json" || language === "coq") && (
        <p class="note">Tables in this language hold numbers. The lines are in TypeScript:</p>
      )}
      <CopiedText
        what="program"
        text={[...lines, ...calls].join("\n").trim()}
        copied={programIn(lang, text, state.numbering, sample)}
      />
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
  const command = isInPackage ? undefined : texts?.commandFor(lang, table.request);
  const lookup = useMemo(
    () => (lang === "ts" ? undefined : texts?.lookupIn(lang, table)),
    [lang, table, texts],
  );
  const text = lang === "ts" ? importText(state, table) : lookup;
  return (
    <details
      // It may have been opened before the page listens.
      ref={(details) => {
        if (details?.open) setOpen(true);
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
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
