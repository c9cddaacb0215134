/** The languages by name. Every list of languages follows from this one. */
import { C } from "./c.js";
import { COQ } from "./coq.js";
import { CPP } from "./cpp.js";
import { GO } from "./go.js";
import { JAVA } from "./java.js";
import { JSON_LANGUAGE, JSON_STYLE } from "./json.js";
import { printerOf, type Language } from "./print-files.js";
import { contentsIn, proveText } from "./read-files.js";
import { PYTHON } from "./python.js";
import { RUST } from "./rust.js";
import type { Style } from "./style.js";
import { TYPESCRIPT } from "./typescript/style.js";
import { ZIG } from "./zig.js";

/** A language in which tables can be written. `ts` includes JavaScript, as one of its formats. */
export type LanguageName =
  "ts" | "c" | "cpp" | "rust" | "go" | "java" | "python" | "zig" | "coq" | "json";

/** The styles of the languages, in the order of `--help`. */
export const LANGUAGES: Readonly<Record<LanguageName, Style>> = {
  ts: TYPESCRIPT,
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  python: PYTHON,
  zig: ZIG,
  coq: COQ,
  json: JSON_STYLE,
};

const isLanguage = (name: string): name is LanguageName => Object.hasOwn(LANGUAGES, name);

export const LANGUAGE_NAMES: readonly LanguageName[] = Object.keys(LANGUAGES).filter(isLanguage);

export const languageOf = (record: Style, isSingle = false): Language => {
  const { each, ...own } = (isSingle ? record.single : undefined) ?? {};
  const scope = isSingle && each === undefined ? ({ hasOneSpace: true } as const) : {};
  const style = { ...record, ...own, ...scope };
  return {
    ...printerOf(style, isSingle ? (each ?? "{statements}") : undefined),
    contents: (table) => contentsIn(style, table),
    proveText: (text, table) => {
      proveText(style, text, table);
    },
  };
};

/** Returns a language by name, except TypeScript, which requires ts-morph and prettier. */
export const languageNamed = (
  name: Exclude<LanguageName, "ts">,
  value: string = LANGUAGES[name].value ?? "",
  isSingle?: boolean,
): Language =>
  name === "json" ? JSON_LANGUAGE : languageOf({ ...LANGUAGES[name], value }, isSingle);
