/** The languages by name. Every list of languages is derived from this one. */
import { C } from "./c.js";
import { COQ } from "./coq.js";
import { CPP } from "./cpp.js";
import { GO } from "./go.js";
import { JAVA, javaWith, type ArrayAccess } from "./java.js";
import { JSON_LANGUAGE, JSON_STYLE } from "./json.js";
import type { Language } from "../core/language.js";
import { printerOf } from "./print-files.js";
import { contentsIn, proveText } from "./read-files.js";
import { PYTHON } from "./python.js";
import { RUST } from "./rust.js";
import type { Style } from "./style.js";
import type { Format } from "./typescript/format.js";
import { typescript } from "./typescript/typescript.js";
import { ZIG } from "./zig.js";

/** A language in which tables can be written. `ts` includes JavaScript, as one of its formats. */
export type LanguageName =
  "ts" | "c" | "cpp" | "rust" | "go" | "java" | "python" | "zig" | "coq" | "json";

/** The record of each language that has one. */
export const STYLES: Readonly<Record<Exclude<LanguageName, "ts" | "json">, Style>> = {
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  python: PYTHON,
  zig: ZIG,
  coq: COQ,
};

/** The fields of a language that requests read. */
type Features = Pick<Style, "title" | "setting" | "value" | "hasNoLookups" | "hasNoChecks"> & {
  /** `index` is set if the language has an index; `single`, if it can have all tables in one file. */
  readonly index?: unknown;
  readonly single?: unknown;
};

/** The languages, in the order of `--help`. */
export const LANGUAGES: Readonly<Record<LanguageName, Features>> = {
  ts: { title: "TypeScript and JavaScript", index: true, single: true },
  ...STYLES,
  json: JSON_STYLE,
};

const isLanguage = (name: string): name is LanguageName => Object.hasOwn(LANGUAGES, name);

export const LANGUAGE_NAMES: readonly LanguageName[] = Object.keys(LANGUAGES).filter(isLanguage);

/** Returns the record for a single file if `isSingle` is set, otherwise the given record. */
export const inOneFile = (record: Style, isSingle: boolean): Style =>
  isSingle ? { ...record, each: "{statements}", ...record.single } : record;

export const languageOf = (record: Style, isSingle = false): Language => {
  const style = inOneFile(record, isSingle);
  return {
    ...printerOf(style),
    contents: (table) => contentsIn(style, table),
    prove: (made) => {
      for (const { module, tables } of made)
        for (const table of tables) proveText(style, module.text, table);
    },
  };
};

/** How the files of a language are written. `value` is the value of its setting, by default that of its record. */
interface Written {
  readonly value?: string | undefined;
  readonly single?: boolean;
  readonly format?: Format;
  readonly array?: ArrayAccess;
}

/** Returns a language by its name. */
export const languageNamed = (
  name: LanguageName,
  { value, single = false, format = "ts", array = "private" }: Written = {},
): Language => {
  if (name === "ts") return typescript(format, single);
  if (name === "json") return JSON_LANGUAGE;
  const style = name === "java" ? javaWith(array) : STYLES[name];
  return languageOf({ ...style, value: value ?? style.value ?? "" }, single);
};
