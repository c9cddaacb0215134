/** The languages by name. Every list of languages is derived from this one. */
import { keysOf } from "../common.js";
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
import type { SETTING_NAMES, Style } from "./style.js";
import { typescript, type Format } from "./typescript.js";
import { ZIG } from "./zig.js";

/** A language in which tables can be written. `ts` includes JavaScript, as one of its formats. */
export type LanguageName =
  "ts" | "c" | "cpp" | "rust" | "go" | "java" | "python" | "zig" | "coq" | "json";

/** The languages that have records. */
export type StyledName = Exclude<LanguageName, "ts" | "json">;

const STYLES: Readonly<Record<StyledName, Style>> = {
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  python: PYTHON,
  zig: ZIG,
  coq: COQ,
};

/** The fields of a language that the parser of requests reads. */
type Features = Pick<Style, "title" | "setting" | "value" | "hasNoLookups" | "hasNoChecks"> &
  /** `index` is set if the language has an index, and `single` if one file can contain all tables. */
  Readonly<Partial<Record<"index" | "single", unknown>>>;

/** The languages, in the order of `--help`. */
export const LANGUAGES: Readonly<Record<LanguageName, Features>> = {
  ts: { title: "TypeScript and JavaScript", index: true, single: true },
  ...STYLES,
  json: JSON_STYLE,
};

export const LANGUAGE_NAMES: readonly LanguageName[] = keysOf(LANGUAGES);

/** Returns the language that a record describes. */
export const languageOf = (style: Style): Language => ({
  ...printerOf(style),
  contents: (table) => contentsIn(style, table),
  prove: (made) => {
    for (const { module, tables } of made)
      for (const table of tables) proveText(style, module.text, table);
  },
});

/** The keys of a request that determine how files are written. */
export interface Asked extends Readonly<Partial<Record<(typeof SETTING_NAMES)[number], string>>> {
  readonly lang: LanguageName;
  readonly single?: boolean;
  readonly format?: Format;
  readonly array?: ArrayAccess;
}

type Written = Omit<Asked, "lang">;

/** Returns the record of a language with the changes that a request asks for. */
export const styleFor = (name: StyledName, written: Written): Style => {
  const record = name === "java" ? javaWith(written.array ?? "private") : STYLES[name];
  const { setting, value: byDefault = "" } = record;
  const given = setting && written[setting.name];
  const style = { ...record, value: given === "" ? byDefault : (given ?? byDefault) };
  return written.single ? { ...style, each: "{statements}", ...style.single } : style;
};

/** Returns the language with the given name, with the settings in `written`. */
export const languageNamed = (name: LanguageName, written: Written = {}): Language => {
  if (name === "ts") return typescript(written.format ?? "ts", written.single);
  return name === "json" ? JSON_LANGUAGE : languageOf(styleFor(name, written));
};
