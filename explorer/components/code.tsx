/** The code of a chapter: the lines that compute what the chapter explains. */
import TYPESCRIPT from "../chapters/code/samples.ts?raw";
import {
  callIn,
  partIn,
  programIn,
  sampleLanguage,
  type About,
  type Sample,
  type SampleLanguage,
} from "../model/samples.js";
import type { State } from "../model/state.js";
import { CopiedText } from "./copying.js";
import { usePageChoices } from "./page-choices.js";
import { useLoaded } from "./use-loaded.js";
import { inColor, Words } from "./words.js";

/** The files of samples; all but TypeScript's load when they are needed. */
const LOADED: Readonly<Record<SampleLanguage, () => Promise<{ default: string }>>> = {
  ts: () => Promise.resolve({ default: TYPESCRIPT }),
  c: () => import("../chapters/code/samples.c?raw"),
  cpp: () => import("../chapters/code/samples.cpp?raw"),
  rust: () => import("../chapters/code/samples.rs?raw"),
  go: () => import("../chapters/code/samples.go?raw"),
  java: () => import("../chapters/code/samples.java?raw"),
  csharp: () => import("../chapters/code/samples.cs?raw"),
  python: () => import("../chapters/code/samples.py?raw"),
  zig: () => import("../chapters/code/samples.zig?raw"),
};

/** Patterns for the code that counts files, and for the code that counts ranks, in any language. */
const COUNTS = ["file", "rank"].map(
  (of) => `(${of}s_?apart|${of}_?of\\(\\w+\\) - ${of}_?of\\(\\w+\\))`,
);

/**
 * The text of a sample. Words in it that decide the answer, or count files or ranks, are words about squares. The words
 * that decide for the target are marked.
 */
const spoken = (text: string, { deciding, decides }: Sample, state: State) =>
  text
    .split(new RegExp([`(${deciding?.source ?? "(?!)"})`, ...COUNTS].join("|"), "i"))
    .map((words, place) => {
      const of = ([undefined, "words", "files", "ranks"] as const)[place % 4];
      if (!words || of === undefined) return words;
      if (of !== "words") return inColor(of, words);
      const about: About = (asked) => decides?.(asked).test(words) === true;
      const counts = /^(?:files|ranks)/.exec(words)?.[0];
      // Keep the same element, because an element that is replaced under the pointer would not report that the pointer
      // leaves it.
      return (
        <Words
          of={about({ ...state, square: state.target }) ? `marked ${counts ?? ""}` : counts}
          about={about}
        >
          {words}
        </Words>
      );
    });

export const Code = ({ state, sample }: { readonly state: State; readonly sample: Sample }) => {
  const { language } = usePageChoices();
  const wanted = sampleLanguage(language);
  const { module: samples } = useLoaded(wanted, async () => {
    const { default: text } = await LOADED[wanted]();
    return { lang: wanted, text };
  });
  // Keep showing the old samples until the new ones have loaded.
  const { lang, text } = samples ?? { lang: "ts", text: TYPESCRIPT };
  const lines = sample.parts.flatMap((part) => [partIn(text, part, state.numbering), ""]);
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
        shown={spoken(shown, sample, state)}
        copied={programIn(lang, text, state.numbering, sample)}
      />
    </>
  );
};
