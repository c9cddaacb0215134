/** The languages, by name: everything that lists them reads this. */
import { C } from "./c.js";
import { CPP } from "./cpp.js";
import { GO } from "./go.js";
import { JAVA } from "./java.js";
import { JSON_LANGUAGE, JSON_TITLE } from "./json.js";
import { printerOf, type Language } from "./print.js";
import { contentsIn, proveText } from "./read-back.js";
import { PYTHON } from "./python.js";
import { RUST } from "./rust.js";
import { fill, type Style } from "./style.js";
import { TYPESCRIPT } from "./typescript/style.js";
import { ZIG } from "./zig.js";

/** The name of a language. */
export type LanguageName = "ts" | "c" | "cpp" | "rust" | "go" | "java" | "python" | "zig" | "json";

/** The languages that have lookups; the first is that of a request that names none. */
export const LANGUAGES: Readonly<Record<Exclude<LanguageName, "json">, Style>> = {
  ts: TYPESCRIPT,
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  python: PYTHON,
  zig: ZIG,
};

export const hasLookups = (name: string): name is keyof typeof LANGUAGES =>
  Object.hasOwn(LANGUAGES, name);

/** The names of all languages. */
export const LANGUAGE_NAMES: readonly LanguageName[] = [
  ...Object.keys(LANGUAGES).filter(hasLookups),
  "json",
];

/** What a request must know of a language. */
export const languageFacts = (name: LanguageName): Pick<Style, "title" | "index" | "setting"> =>
  name === "json" ? { title: JSON_TITLE } : LANGUAGES[name];

/** The language of a style, with its setting. */
export const languageOf = (
  style: Style,
  setting: string = style.setting?.byDefault ?? "",
): Language => {
  const { comment, header = `${comment} {first}\n${comment} {second}`, index } = style;
  return {
    ...printerOf(style, setting),
    needsIndex: index?.isNeeded ?? false,
    withHeader: ([first, second], text) => `${fill(header, { first, second })}\n\n${text}`,
    contents: (table) => contentsIn(style, table),
    proveText: (text, table) => {
      proveText(style, text, table);
    },
  };
};

/** A language that needs no package to write it, with its setting or the default of that. */
export const languageNamed = (name: Exclude<LanguageName, "ts">, setting?: string): Language =>
  name === "json" ? JSON_LANGUAGE : languageOf(LANGUAGES[name], setting);
