/** The languages, by name: everything that lists them reads this. */
import { C } from "./c.js";
import { CPP } from "./cpp.js";
import { GO } from "./go.js";
import { JAVA } from "./java.js";
import { JSON_LANGUAGE, SCHEMA_FILE } from "./json.js";
import type { Language } from "./language.js";
import { nativeLanguage, type Native, type Setting } from "./native.js";
import { PYTHON } from "./python.js";
import { RUST } from "./rust.js";
import { ZIG } from "./zig.js";

/** What a language has, and what it lacks. */
export interface LanguageFacts {
  readonly title: string;
  readonly hasLookups: boolean;
  /** Whether files that export all others are made on request, never, or always. */
  readonly index: "on request" | "never" | "always";
  readonly setting?: Setting;
}

/** The name of a language. */
export type LanguageName = "ts" | "c" | "cpp" | "rust" | "go" | "java" | "python" | "zig" | "json";

/** The languages; the first is that of a request that names none. */
export const LANGUAGES: Readonly<
  Record<Exclude<LanguageName, "ts" | "json">, Native> & Record<"ts" | "json", LanguageFacts>
> = {
  ts: { title: "TypeScript and JavaScript", hasLookups: true, index: "on request" },
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  python: PYTHON,
  zig: ZIG,
  json: { title: "JSON", hasLookups: false, index: "never" },
};

const isNative = (language: Native | LanguageFacts): language is Native => "fileOf" in language;

const factsOf = ({ title, index, needsIndex, setting }: Native): LanguageFacts => ({
  title,
  hasLookups: true,
  index: needsIndex ? "always" : index ? "on request" : "never",
  ...(setting ? { setting } : {}),
});

const isLanguageName = (name: string): name is LanguageName => Object.hasOwn(LANGUAGES, name);

/** The names of all languages. */
export const LANGUAGE_NAMES: readonly LanguageName[] =
  Object.keys(LANGUAGES).filter(isLanguageName);

/** What a language has, and what it lacks. */
export const languageFacts = (name: LanguageName): LanguageFacts => {
  const language: Native | LanguageFacts = LANGUAGES[name];
  return isNative(language) ? factsOf(language) : language;
};

/**
 * The files that bring all others, the schema of JSON, and what remains in JavaScript of modules of types: they hold nothing
 * of their own name.
 */
export const GENERAL_FILES: ReadonlySet<string> = new Set([
  ...["index.ts", "index.js", "index.d.ts", SCHEMA_FILE],
  ...["frozen-int8.js", "frozen-uint32.js", "square-bits.js"],
  ...Object.values<Native | LanguageFacts>(LANGUAGES)
    .filter(isNative)
    .flatMap(({ index }) => index?.([], "").file ?? []),
]);

/** A language that needs no package to write it, with its setting or the default of that. */
export const languageNamed = (
  name: Exclude<LanguageName, "ts">,
  setting: string = languageFacts(name).setting?.byDefault ?? "",
): Language => (name === "json" ? JSON_LANGUAGE : nativeLanguage(LANGUAGES[name], setting));
