/** The languages by name. Every list of languages is derived from this list. */
import { keysOf } from "../common.js";
import { C } from "./c.js";
import { COQ } from "./coq.js";
import { CPP } from "./cpp.js";
import { CSHARP, CSHARP_STATIC } from "./csharp.js";
import { GO, goWith } from "./go.js";
import { JAVA, javaWith } from "./java.js";
import { JSON_LANGUAGE, JSON_STYLE } from "./json.js";
import type { Language } from "../core/tables/language.js";
import { printerOf } from "./print-files.js";
import { contentsIn, proveText } from "./read-files.js";
import { PYTHON } from "./python.js";
import { RUST } from "./rust.js";
import type { ArrayForm, SETTING_NAMES, Style } from "./style.js";
import { typescript, type Format } from "./typescript.js";
import { ZIG } from "./zig.js";

/** A language in which tables can be written. `ts` includes JavaScript, as one of its formats. */
export type LanguageName =
  "ts" | "c" | "cpp" | "rust" | "go" | "java" | "csharp" | "python" | "zig" | "coq" | "json";

/** The languages that have records. */
export type StyledName = Exclude<LanguageName, "ts" | "json">;

const STYLES: Readonly<Record<StyledName, Style>> = {
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  csharp: CSHARP,
  python: PYTHON,
  zig: ZIG,
  coq: COQ,
};

/** The records of the languages whose arrays have several forms. */
const WITH_FORMS: Readonly<Partial<Record<LanguageName, ReadonlyMap<ArrayForm, Style>>>> = {
  go: new Map([
    ["private", goWith("private")],
    ["public", goWith("public")],
  ]),
  java: new Map([
    ["private", javaWith("private")],
    ["public", javaWith("public")],
  ]),
  csharp: new Map([["static", CSHARP_STATIC]]),
};

/** The forms of arrays that a request for a language can name. */
export const arrayFormsOf = (name: LanguageName): readonly ArrayForm[] => [
  ...(WITH_FORMS[name]?.keys() ?? []),
];

/** The fields of a language that the parser of requests reads. */
interface Features extends Pick<Style, "title" | "setting" | "hasNoChecks"> {
  /** The value of the setting by default. */
  readonly value?: string | undefined;
  /** Any value if the language has an index; otherwise `undefined`. */
  readonly index?: unknown;
  /** Any value if one file can contain all tables; otherwise `undefined`. */
  readonly single?: unknown;
  /** Whether files contain only arrays. */
  readonly hasNoLookups?: true;
}

const featuresOf = (style: Style): Features => ({
  ...style,
  value: style.syntax.value,
  index: style.files.index,
});

/** The languages, in the order of `--help`. */
export const LANGUAGES: Readonly<Record<LanguageName, Features>> = {
  ts: { title: "TypeScript and JavaScript", index: true, single: true },
  c: featuresOf(C),
  cpp: featuresOf(CPP),
  rust: featuresOf(RUST),
  go: featuresOf(GO),
  java: featuresOf(JAVA),
  csharp: featuresOf(CSHARP),
  python: featuresOf(PYTHON),
  zig: featuresOf(ZIG),
  coq: featuresOf(COQ),
  json: { ...JSON_STYLE, hasNoLookups: true },
};

export const LANGUAGE_NAMES: readonly LanguageName[] = keysOf(LANGUAGES);

/** Returns the language that a record describes. */
export const languageOf = (style: Style): Language => ({
  ...printerOf(style),
  contents: (table) => contentsIn(style, table),
  prove: (made) => {
    for (const { module, tables } of made)
      for (const table of tables) proveText(style, module, table);
  },
});

/** The keys of a request that determine how files are written. */
export interface LanguageKeys extends Readonly<
  Partial<Record<(typeof SETTING_NAMES)[number], string>>
> {
  readonly lang: LanguageName;
  readonly single?: boolean;
  readonly format?: Format;
  readonly array?: ArrayForm | "";
}

type Written = Omit<LanguageKeys, "lang">;

/** Returns the record of a language with the changes that a request asks for. */
export const styleFor = (name: StyledName, written: Written): Style => {
  const { array = "" } = written;
  const record = (array === "" ? undefined : WITH_FORMS[name]?.get(array)) ?? STYLES[name];
  const { setting, syntax, files, single } = record;
  const { value: byDefault = "" } = syntax;
  const given = setting && written[setting.name];
  const value = given === "" ? byDefault : (given ?? byDefault);
  if (!written.single) return { ...record, syntax: { ...syntax, value } };
  return {
    ...record,
    syntax: { ...syntax, value, ...single?.syntax },
    files: { ...files, each: "{statements}", ...single?.files },
  };
};

/** Returns the language with the given name, with the settings in `written`. */
export const languageNamed = (name: LanguageName, written: Written = {}): Language => {
  if (name === "ts") return typescript(written.format ?? "ts", written.single);
  return name === "json" ? JSON_LANGUAGE : languageOf(styleFor(name, written));
};
