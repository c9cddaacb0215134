/** The code of a chapter: the lines that compute what the chapter explains, and a link to the table. */
import TYPESCRIPT from "../chapters/code/samples.ts?raw";
import { entriesText } from "../model/pointed.js";
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

/** The files of samples; all but TypeScript's load when they are needed. */
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
    {table && (
      <p class="note">
        <a href={addressOf(state)}>The table in the workbench</a>: {table.name},{" "}
        {entriesText(table)}
      </p>
    )}
  </>
);

/** The text of a sample. Counts of files and ranks are in color; the line that decides is marked. */
const colored = (text: string, decides?: RegExp) =>
  text.split(/^/m).map((line) => {
    const shown = line
      .split(/\b((?:files|ranks)_?apart)\b/i)
      .map((word, place) => (place % 2 ? <span class={word.slice(0, 5)}>{word}</span> : word));
    return decides?.test(line) ? <mark>{shown}</mark> : shown;
  });

const SampleText = ({ state, sample }: { readonly state: State; readonly sample: Sample }) => {
  const { language } = usePageChoices();
  const wanted = sampleLanguage(language);
  const { module: samples } = useLoaded(wanted, async () => {
    const { default: text } = await LOADED[wanted]();
    return { lang: wanted, text };
  });
  // Keep showing the old samples until the new ones have loaded.
  const { lang, text } = samples ?? { lang: "ts", text: TYPESCRIPT };
  const lines = sample.parts.flatMap((part) => [
    linesOf(lang, partIn(text, part, state.numbering), sample),
    "",
  ]);
  const calls = sample.calls.map((call) => callIn(lang, call));
  const shown = [...lines, ...calls].join("\n").trim();
  return (
    <>
      {(language === "json" || language === "coq") && (
        <p class="note">
          Tables in this language hold only numbers, so these lines are in TypeScript:
        </p>
      )}
      <CopiedText
        what="program"
        text={shown}
        shown={colored(shown, sample.decides)}
        copied={programIn(lang, text, state.numbering, sample)}
      />
    </>
  );
};
