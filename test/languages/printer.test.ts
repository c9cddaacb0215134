/** Tests that the tests' own readers notice faults of the printers: a lookup is not read back when it is written. */
import { expect, test } from "vitest";
import { keysOf } from "../../generator/common.js";
import { provedRequests } from "../../generator/request/modules.js";
import { parseRequest } from "../../generator/request/request.js";
import type { Table } from "../../generator/core/tables/table.js";
import { C } from "../../generator/languages/c.js";
import { COQ } from "../../generator/languages/coq.js";
import { CPP } from "../../generator/languages/cpp.js";
import { CSHARP } from "../../generator/languages/csharp.js";
import { GO } from "../../generator/languages/go.js";
import { JAVA } from "../../generator/languages/java.js";
import type { Language } from "../../generator/core/tables/language.js";
import { languageOf } from "../../generator/languages/languages.js";
import { PYTHON } from "../../generator/languages/python.js";
import { RUST } from "../../generator/languages/rust.js";
import { ZIG } from "../../generator/languages/zig.js";
import { CATALOGUE, nameInRequests, RELATIONS, type Called } from "../support/called.js";
import { GRAMMARS } from "../support/grammars.js";
import { firstWrong, textsOf } from "../support/printed-tables.js";
import { readerOf } from "../support/printed.js";
import { changed, type Changes } from "../support/changed-styles.js";
import { sampled } from "../support/sampling.js";

const STYLES = {
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

type Lang = keyof typeof STYLES;

const calledOf = (table: string): Called => {
  const found = [...CATALOGUE, ...RELATIONS.map(({ called }) => called)].find(
    (called) => called.table === table,
  );
  if (found === undefined) throw new Error(`no ${table}`);
  return found;
};

const PROVED = new Map<string, readonly Table[]>();

/** The proved table with a name, which many tests print. */
const provedOf = (table: string): readonly Table[] => {
  const request = RELATIONS.find(({ called }) => called.table === table)?.request;
  const name = nameInRequests(table);
  const proved =
    PROVED.get(table) ?? provedRequests(parseRequest({ tables: [request ?? name] }).entries);
  PROVED.set(table, proved);
  return proved;
};

/** What the tests' reader finds wrong in the lookup of a table that a language prints. */
const faultIn = (lang: Lang, language: Language, table: string): string | undefined => {
  const grammar = GRAMMARS[lang];
  const called = calledOf(table);
  try {
    const texts = textsOf(language, ...provedOf(table));
    const { file, lookup } = grammar.names(called);
    return firstWrong(called, readerOf(grammar, texts)(file).names.get(lookup)?.call);
  } catch (error) {
    return String(error);
  }
};

/** A change of the printed text. */
type Change = readonly [part: string | RegExp, other: string];

/** A fault of a record, or of the printed text. */
type Fault = readonly [what: string, lang: Lang, fault: Changes | Change, table: string];

const SWAPPED_ABS = "({first} > {second} ? {second} - {first} : {first} - {second})";

const helpers = (part: string, other: string): Changes => ({
  files: {
    helpers: (GO.files.helpers ?? []).map((helper) => {
      expect(helper.text).toContain(part);
      return { ...helper, text: helper.text.replace(part, other) };
    }),
  },
});

/** Faults of one language. */
const FAULTS: readonly Fault[] = [
  ["the size of something else", "go", { syntax: { abs: "absolute({difference} + 1)" } }, "NDIS"],
  ["another helper", "go", helpers("n < 0", "n < 1 || n > 3"), "NDIS"],
  ["a helper without its sign", "go", helpers("return -n", "return n"), "NDIS"],
  ["a helper with swapped branches", "go", helpers("n < 0", "n >= 0"), "NDIS"],
  [
    "seven bits of a byte",
    "java",
    {
      syntax: { parts: { ...JAVA.syntax.parts, element: { other: "({array}[{index}] & 0x7f)" } } },
    },
    "BISHOP_DISTANCE",
  ],
  ["an answer of seven bits", "go", { types: { cast: "int(int8({value}))" } }, "BISHOP_DISTANCE"],
  ["a byte with its sign", "java", { syntax: { read: "{array}[{index}]" } }, "BISHOP_DISTANCE"],
  ["the wrong branch of a size", "c", { syntax: { abs: SWAPPED_ABS } }, "NDIS"],
  ["the wrong branch of a size", "cpp", { syntax: { abs: SWAPPED_ABS } }, "NDIS"],
  [
    "the wrong branch of a size",
    "zig",
    { syntax: { abs: "(if ({first} > {second}) {second} - {first} else {first} - {second})" } },
    "NDIS",
  ],
  ["a cast of a part", "rust", { types: { cast: "{value} as {type}" } }, "DISTANCE_15X15"],
  ["no cast", "rust", { types: { cast: "{operand}" } }, "DISTANCE_15X15"],
  ["no cast", "c", { types: { cast: "({value})" } }, "X88DIFF"],
  ["no cast", "cpp", { types: { cast: "{value}" } }, "X88DIFF"],
  ["no cast", "go", { types: { cast: "{value}" } }, "DISTANCE"],
  [
    "a size without its operand's parentheses",
    "rust",
    { syntax: { abs: "{difference}.abs()" } },
    "NDIS",
  ],
  ["a number too much", "java", ["index + 1]}", "index + 1], 0}"], "XIANGQI_BETWEEN"],
  ["a number too few", "java", [", XIANGQI_BETWEEN[index + 1]}", "}"], "XIANGQI_BETWEEN"],
  ["one number twice", "java", ["index + 1]}", "index]}"], "XIANGQI_BETWEEN"],
  ["half an index", "java", [/ << 1/g, ""], "XIANGQI_BETWEEN"],
  [
    "numbers in another order",
    "java",
    [/\{(\w+\[index\]), (\w+\[index \+ 1\])\}/, "{$2, $1}"],
    "XIANGQI_BETWEEN",
  ],
  ["a number too few", "csharp", [", XiangqiBetweenTable[index + 1])", ")"], "XIANGQI_BETWEEN"],
  [
    "numbers in another order",
    "csharp",
    [/\((\w+\[index\]), (\w+\[index \+ 1\])\)/, "($2, $1)"],
    "XIANGQI_BETWEEN",
  ],
  ["a copy on each read", "csharp", ["kingRingsArray;", "kingRingsArray.ToArray();"], "KING_RINGS"],
  ["a difference without parentheses", "go", ["-(sq1|7)", "-sq1|7"], "NDIS"],
  ["a type that does not exist", "rust", [" as usize]", " as size]"], "DISTANCE_15X15"],
  ["a parameter that is a number", "go", ["(sq1, sq2 int)", "(1, sq2 int)"], "NDIS"],
  ["a call of an array", "cpp", [/\w+_AT\(NDIS, index\)(?=;)/, "NDIS(index)"], "NDIS"],
  ["another array", "c", ["NDIS, index)", "NDES, index)"], "NDIS"],
  ["bits of another type", "c", ["READ(8, uint8_t", "READ(16, uint8_t"], "CORNER"],
  ["another type of the same bits", "c", ["READ(8, uint8_t", "READ(8, int8_t"], "CORNER"],
  ["a type that does not exist", "c", ["CAST(int", "CAST(int9_t"], "X88DIFF"],
  ["half an expression", "python", ["    return NDIS[index]", "    return NDIS["], "NDIS"],
  ["an operator that does not exist", "java", ["sq2 & 7", "sq2 ** 7"], "NDIS"],
];

/** Faults that each language can have. */
const EVERYWHERE = keysOf(STYLES).flatMap((lang) => {
  const style = STYLES[lang];
  const swapped = style.statements.if
    .replace("{then}", "{x}")
    .replace("{otherwise}", "{then}")
    .replace("{x}", "{otherwise}");
  const oneMore = (form: string): string => form.replace("{value}", "{value} + 1");
  const faults: readonly (readonly [string, Changes, string])[] = [
    ["swapped branches of the corner rule", { statements: { if: swapped } }, "NDIS"],
    [
      "an answer that is one more",
      { statements: { return: oneMore(style.statements.return) } },
      "DISTANCE",
    ],
    [
      "a test that is turned round",
      { syntax: { signs: { ...style.syntax.signs, "==": "!=" } } },
      "NDIS",
    ],
    [
      "a local that is one more",
      { statements: { local: oneMore(style.statements.local) } },
      "NDIS",
    ],
  ];
  return faults.map(([what, fault, table]): Fault => [what, lang, fault, table]);
});

const isChange = (fault: Changes | Change): fault is Change => Array.isArray(fault);

/** The languages and tables in which no fault was found where none was planted. */
const accepted = new Set<string>();

test.each([...FAULTS, ...sampled(EVERYWHERE, 4)])(
  "%s in %s is noticed: %#",
  (_, lang, fault, name) => {
    const right = languageOf(STYLES[lang]);
    if (!accepted.has(`${lang} ${name}`)) expect(faultIn(lang, right, name)).toBeUndefined();
    accepted.add(`${lang} ${name}`);
    if (!isChange(fault)) {
      expect(faultIn(lang, languageOf(changed(STYLES[lang], fault)), name)).toBeDefined();
      return;
    }
    const [part, other] = fault;
    const files: string[] = [];
    const table: Language["table"] = (one) => {
      const module = right.table(one);
      const text =
        typeof part === "string"
          ? module.text.replaceAll(part, other)
          : module.text.replace(part, other);
      if (text !== module.text) files.push(module.file);
      return { ...module, text };
    };
    expect(faultIn(lang, { ...right, table }, name)).toBeDefined();
    expect(files).toHaveLength(1);
  },
);
