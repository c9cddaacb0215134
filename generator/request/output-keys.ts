/** The keys of an output: its tables, and how and where they are written. */
import { mistakeInNumbers, type NumberingRequest } from "../boards/numbering.js";
import { boardInWords } from "../core/boards/board.js";
import { ENTRIES, ENTRY_NAMES, entryNamed } from "../core/catalogue.js";
import type { EntryOn } from "../core/tables/table.js";
import { keysOf, present } from "../common.js";
import { shown } from "../errors.js";
import {
  arrayFormsOf,
  LANGUAGE_NAMES,
  LANGUAGES,
  type LanguageName,
} from "../languages/languages.js";
import { ARRAY_FORMS, isSetting, type ArrayForm, type Setting } from "../languages/style.js";
import { FORMATS } from "../languages/typescript.js";
import { PIECE_NAMES } from "../pieces/named-pieces.js";
import type { RequestValues } from "./defaults.js";
import { about, listOf, oneOf, orObject, textLike } from "./forms.js";
import type { Form, Mistakes } from "./forms.js";
import { NUMBERING } from "./keys/numbering.js";
import { boardsOf } from "./named-boards.js";
import { TABLE } from "./table-keys.js";

interface OutputKey<Value> extends Form<Value> {
  /**
   * Reports whether a language, or its single file for all tables, has the key. By default, all languages have the key.
   */
  readonly isIn?: (lang: LanguageName, isSingle: boolean) => boolean;
  /** Finds the mistakes in the key's value that show only when it is compared with the other keys. */
  readonly mistakes?: (request: RequestValues) => readonly (string | undefined)[];
}

type OutputKeys = {
  readonly [Name in Exclude<keyof RequestValues, "$schema">]: OutputKey<RequestValues[Name]>;
};

const ALL_TABLES = "all";

/** What a request may name instead of describing a table. */
const TABLE_NAMES: Iterable<string> = {
  *[Symbol.iterator]() {
    yield* ENTRY_NAMES;
    yield ALL_TABLES;
  },
};

/** The tables of the package that a name means. Languages without lookups omit the tables that have no array. */
export const entriesNamed = (name: string, lang: LanguageName): readonly EntryOn[] =>
  (name === ALL_TABLES ? ENTRIES : present(entryNamed(name))).filter(
    ({ layout, board }) => !LANGUAGES[lang].hasNoLookups || layout(board).rows.length > 0,
  );

/** Reports whether a name such as `CAMEL_DISTANCE` begins with a piece of which the package has no table. */
const isOfAnotherPiece = (name: string): boolean => {
  const [, piece = ""] = /^([A-Z]+)_DISTANCE/.exec(name) ?? [];
  const isKnown = [...ENTRY_NAMES].some((known) => known.startsWith(`${piece}_`));
  return piece !== "" && !isKnown && PIECE_NAMES.includes(piece.toLowerCase());
};

/** The key for the tables of a request. Messages show `ofPiece` as the way to request the table of a piece. */
export const tablesKey = (ofPiece: string): OutputKey<RequestValues["tables"]> => ({
  ...listOf(
    orObject(
      oneOf(
        TABLE_NAMES,
        `a table of the package, such as KNIGHT_DISTANCE, or all; the table of a piece is ${ofPiece}`,
        // In engines, a set of moves is called "attacks", so such names lead to tables of moves.
        (name) =>
          isOfAnotherPiece(name)
            ? ""
            : name.replace(/^(KING|KNIGHT)_ATTACKS$/, "$1_MOVES").replace(/^PAWN_/, "WHITE_PAWN_"),
      ),
      TABLE,
    ),
    'a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for all tables of the package',
    { most: Infinity },
  ),
  mistakes: ({ tables, lang }) =>
    tables
      .filter((table) => typeof table === "string")
      .filter((name) => entriesNamed(name, lang).length === 0)
      .map(
        (name) =>
          `${name} is a lookup without a table, and ${LANGUAGES[lang].title} has no lookups; remove it`,
      ),
});

const NAMES_KEY: OutputKey<NumberingRequest | ""> = {
  ...about("to also write the names of squares, in this numbering", NUMBERING),
  isIn: (lang) => !LANGUAGES[lang].hasNoChecks,
  mistakes: (request) => {
    const { names } = request;
    if (names === "") return [];
    return [...boardsOf(request).keys()].map((board) => {
      const wrong = mistakeInNumbers(board, names);
      return wrong && `${boardInWords(board)}: ${wrong}`;
    });
  },
};

/** The key of a setting that only some languages have. */
const settingKey = (name: Setting["name"], expected: string): OutputKey<string> => ({
  ...textLike(expected),
  isIn: (lang) => LANGUAGES[lang].setting?.name === name,
  mistakes: ({ lang, [name]: value }) => {
    const { setting } = LANGUAGES[lang];
    return setting === undefined || value === "" || isSetting(setting, value)
      ? []
      : [`${shown(JSON.stringify(value))}: expected ${setting.expected}`];
  },
});

const ARRAY_KEY: OutputKey<ArrayForm | ""> = {
  ...oneOf(
    ARRAY_FORMS,
    "the access to arrays in Java and Go: private, the default in Java, or public, the default in Go up to 65,536 numbers; in C#, static for arrays in place of spans",
  ),
  isIn: (lang) => arrayFormsOf(lang).length > 0,
  mistakes: ({ lang, array }) => {
    const forms = arrayFormsOf(lang);
    if (array === "" || forms.includes(array)) return [];
    return [`"${array}" is not for ${LANGUAGES[lang].title}; expected ${forms.join(" or ")}`];
  },
};

/** The languages by the other names that people give them. JavaScript has none: it needs a format, too. */
const OTHER_NAMES: ReadonlyMap<string, LanguageName | ""> = new Map([
  ["javascript", ""],
  ["js", ""],
  ["typescript", "ts"],
  ["c++", "cpp"],
  ["cc", "cpp"],
  ["cxx", "cpp"],
  ["hpp", "cpp"],
  ["c#", "csharp"],
  ["cs", "csharp"],
  ["rs", "rust"],
  ["golang", "go"],
  ["py", "python"],
]);

/** The keys of an output, in the order of `--help`. */
export const OUTPUT_KEYS: OutputKeys = {
  tables: tablesKey('{ "piece": "knight" }'),
  out: textLike(
    'the folder of the tables, without control characters, such as "src/tables"',
    /^\P{C}+$/u,
  ),
  index: {
    ...oneOf([true, false], "true to also write an index that exports all tables, or false"),
    isIn: (lang, isSingle) => LANGUAGES[lang].index !== undefined && !isSingle,
  },
  single: {
    ...oneOf([true, false], "true to write all tables into one file, or false"),
    isIn: (lang) => LANGUAGES[lang].single !== undefined,
  },
  proof: {
    ...oneOf([true, false], "true to also write checks of the tables, or false"),
    isIn: (lang) => !LANGUAGES[lang].hasNoChecks,
  },
  names: NAMES_KEY,
  lang: about(
    "the language, by default ts",
    oneOf(
      LANGUAGE_NAMES,
      `one of ${LANGUAGE_NAMES.join(", ")}; for JavaScript, use ts and the format js`,
      (text) => OTHER_NAMES.get(text.toLowerCase()) ?? text,
    ),
  ),
  namespace: settingKey(
    "namespace",
    "the C++ or C# namespace, such as chess_distance or ChessDistance",
  ),
  package: settingKey("package", "the Go or Java package, such as chessdistance"),
  prefix: settingKey("prefix", "the prefix of names in C, in lower case, such as cd_"),
  format: {
    ...about("the format of TypeScript in the whole folder, by default ts", oneOf(FORMATS)),
    isIn: (lang) => lang === "ts",
  },
  array: ARRAY_KEY,
};

export const REQUEST_BY_DEFAULT: RequestValues = {
  $schema: "",
  tables: [],
  out: "",
  index: false,
  single: false,
  proof: false,
  names: "",
  lang: "ts",
  namespace: "",
  package: "",
  prefix: "",
  format: "ts",
  array: "",
};

type OutputName = keyof OutputKeys;

const OUTPUT_NAMES: readonly OutputName[] = keysOf(OUTPUT_KEYS);

/** The options that apply to all tables. */
export const SHARED_OPTIONS = OUTPUT_NAMES.filter((key) => key !== "tables");

/** Reports whether a key, such as `namespace` in C++, applies to a language or to its single file. */
export const hasKey = (lang: LanguageName, key: OutputName, isSingle = false): boolean =>
  OUTPUT_KEYS[key].isIn?.(lang, isSingle) ?? true;

/** Says that a key does not apply and, if it applies to only one or two languages, names these languages. */
const inapplicableText = (key: OutputName, { lang, single }: RequestValues): string => {
  const { title, single: file } = LANGUAGES[lang];
  const place = single && file !== undefined ? `${title} in one file` : title;
  const having = LANGUAGE_NAMES.filter((name) => hasKey(name, key));
  const titles = having.map((name) => LANGUAGES[name].title).join(" and ");
  return having.length > 2
    ? `this key does not apply to ${place}; remove it`
    : `this key is for ${titles}, not for ${place}; remove it`;
};

/** Finds the mistakes in a request that involve several of its keys, but not those within a table. */
export function* checkOutput(request: RequestValues): Mistakes<RequestValues> {
  const { lang, single } = request;
  for (const key of OUTPUT_NAMES) {
    const isMissing = !hasKey(lang, key, single);
    if (isMissing && request[key] !== REQUEST_BY_DEFAULT[key])
      yield [key, inapplicableText(key, request)];
    const mistakes = isMissing ? [] : (OUTPUT_KEYS[key].mistakes?.(request) ?? []);
    for (const message of present(...mistakes)) yield [key, message];
  }
}
