/** The tests, instead of compilers, read and run what the other languages print: entries, calls, constants, operators. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { rectangle } from "../../generator/core/boards/board.js";
import { languageNamed } from "../../generator/languages/languages.js";
import { indexOnly, x88 } from "../../generator/core/layouts/difference.js";
import { evaluated, tree, type Expression } from "../../generator/core/measures/expression.js";
import { index } from "../../generator/core/layouts/indices.js";
import type { Request } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import type { Table } from "../../generator/core/tables/table.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import {
  CATALOGUE,
  nameInRequests,
  RELATIONS,
  requestedOf,
  type Called,
} from "../support/called.js";
import { expectedOf } from "../support/expected.js";
import type { Value } from "../support/expressions.js";
import { KNOWN_NESTINGS, nestingsIn } from "../../generator/languages/nestings.js";
import { GRAMMARS } from "../support/grammars.js";
import { jsonTable, type JsonTable } from "../support/json.js";
import { once } from "../support/once.js";
import { KING, KNIGHT } from "../support/pieces.js";
import { firstWrong, OTHERS, textsOf } from "../support/printed-tables.js";
import { readerOf } from "../support/printed.js";
import { sampled } from "../support/sampling.js";

type LookupLanguage = keyof typeof GRAMMARS;

const WITH_LOOKUPS = OTHERS.filter((name): name is LookupLanguage => name !== "json");

const WIDE = rectangle(10, 8);

/** Tables of boards with 10 files, with one file, and with too many entries for a Java literal. */
const REQUESTED = [
  requestedOf(KNIGHT, WIDE, "0x88", "wide"),
  requestedOf(KNIGHT, WIDE, "superimposed", "wide"),
  requestedOf(KNIGHT, WIDE, "abs-diff", "wide"),
  requestedOf(KING, rectangle(1, 6), "abs-diff", "narrow"),
  requestedOf(KING, rectangle(10, 9), "pair", "large"),
  ...RELATIONS,
];

const tablesOf = (request: Request): readonly Table[] =>
  parseRequest(request).entries.map((entry) => tableOf(entry, entry.board));

/** Tables with constants, with a helper, and with two kinds of missing answers. */
const ALWAYS = ["ATTACKS", "NDIS", "BISHOP_DISTANCE", "SQUARE_FROM_0X88"];

/** What an array holds: numbers, or sets as 64 bits. */
const entriesOfTable = (name: string, isSet: boolean): readonly Value[] => {
  const { entries } = expectedOf(name);
  if (!isSet) return entries;
  const halves = entries.map(BigInt);
  return halves.flatMap((lo, at) => (at % 2 === 0 ? [lo | ((halves[at + 1] ?? 0n) << 32n)] : []));
};

/** Describes the first wrong entry. */
const firstWrongEntry = (
  { table, isSet }: Called,
  values: readonly Value[] = [],
): string | undefined => {
  const expected = entriesOfTable(table, isSet);
  if (values.length !== expected.length) return `${values.length} entries`;
  // Java's bytes are signed; the lookup converts them.
  const isSame = (found: Value | undefined, entry: Value): boolean =>
    found === entry ||
    (typeof found === "number" && typeof entry === "number" && found === entry - 256);
  const wrong = expected.findIndex((entry, at) => !isSame(values[at], entry));
  return wrong === -1 ? undefined : `entry ${wrong}: ${values[wrong] ?? ""}`;
};

/** The constants of a table's values. */
const bitsOf = ({ table }: Called): readonly (readonly [name: string, value: number])[] => {
  const names = table.startsWith("FAIRY")
    ? ["FAIRY_BLACK_PAWN", "FAIRY_PIECE_LEAPER1X4"]
    : table.startsWith("ATTACKS")
      ? ["WHITE_PAWN", "BLACK_PAWN", "KNIGHT", "BISHOP", "ROOK", "QUEEN", "KING"]
      : [];
  return names.map((name, bit) => [name, 2 ** bit]);
};

/** The name of 255 in a table where 255 means no answer. */
const absenceOf = ({ table, answers, isSet }: Called): string | undefined => {
  if (isSet || !answers.includes(255n)) return undefined;
  return table === "SQUARE_FROM_0X88" ? "OFF_BOARD" : "UNREACHABLE";
};

const ARITHMETIC = ["+", "-", "*", "div", "mod", "<<", ">>", "|", "&"] as const;
const COMPARISONS = ["==", "!="] as const;
const TESTS = ["and", "or"] as const;

const asAnswer = (test: Expression): Expression => tree("if", test, "a", 7);

/** Nested operators that all languages allow: only literals as shifts, and no comparisons as numbers. */
const NESTED: readonly Expression[] = [
  ...ARITHMETIC.flatMap((inner) => [
    ...ARITHMETIC.flatMap((outer) => [
      tree(outer, tree(inner, "a", 3), 2),
      ...(outer === "<<" || outer === ">>" ? [] : [tree(outer, "a", tree(inner, "b", 2))]),
    ]),
    ...COMPARISONS.flatMap((outer) => [
      asAnswer(tree(outer, tree(inner, "a", 3), "b")),
      asAnswer(tree(outer, "a", tree(inner, "b", 2))),
    ]),
    tree("abs", tree("-", tree(inner, "a", 2), "b")),
    tree("abs", tree("-", "b", tree(inner, "a", 2))),
    tree(inner, tree("abs", tree("-", "b", "a")), 2),
    ...(inner === "<<" || inner === ">>"
      ? []
      : [tree(inner, "a", tree("abs", tree("-", "b", "a")))]),
  ]),
  ...COMPARISONS.flatMap((outer) => [
    asAnswer(tree(outer, tree("abs", tree("-", "b", "a")), 3)),
    asAnswer(tree(outer, "b", tree("abs", tree("-", "b", "a")))),
  ]),
  ...TESTS.flatMap((inner) =>
    TESTS.flatMap((outer) => {
      const [first, second, third] = [tree("==", "a", 6), tree("!=", "b", 2), tree("==", "b", 5)];
      return [
        asAnswer(tree(outer, tree(inner, first, second), third)),
        asAnswer(tree(outer, first, tree(inner, second, third))),
      ];
    }),
  ),
  ...TESTS.flatMap((outer) => [
    asAnswer(tree(outer, tree("!=", "b", 2), tree("!=", "a", 6))),
    asAnswer(tree(outer, tree("==", "b", 2), tree("==", "a", 6))),
  ]),
  ...[...ARITHMETIC, "abs" as const].flatMap((inner) => {
    const part = inner === "abs" ? tree("abs", tree("-", "b", "a")) : tree(inner, "a", 2);
    return [tree("if", tree("==", "b", 2), part, "b"), tree("if", tree("!=", "b", 2), "b", part)];
  }),
  tree("+", "a", tree("if", tree("==", "b", 2), 2, 0)),
  tree("+", "a", tree("if", tree("==", "b", 2), 0, 2)),
];

const valueAt = (answer: Expression, a: number, b: number): number =>
  evaluated({ parameters: ["a", "b"], locals: [], answer })(a, b);

/** Whether no part of a tree is negative or divided by 0; a difference in `abs` may be negative. */
const isNatural = (expression: Expression, a: number, b: number): boolean => {
  if (typeof expression !== "object" || expression.op === "read") return true;
  const { op, of } = expression;
  const parts = of.flatMap((part) =>
    op === "abs" && typeof part === "object" && part.op === "-" ? part.of : [part],
  );
  const value = valueAt(expression, a, b);
  return value >= 0 && value < Infinity && parts.every((part) => isNatural(part, a, b));
};

/** The trees, each with the calls that all languages can calculate, and their answers. */
const CALCULATED = NESTED.map((answer) => ({
  answer,
  calls: [
    { a: 6, b: 2 },
    { a: 6, b: 5 },
    { a: 29, b: 5 },
    { a: 4, b: 11 },
  ]
    .filter(({ a, b }) => isNatural(answer, a, b))
    .map(({ a, b }) => ({ a, b, value: valueAt(answer, a, b) })),
}));

/** The nestings with elements of arrays, which the lookups of tables contain. */
const isOfElements = (nesting: string): boolean => /^read |read$/.test(nesting);

test("every known nesting without elements is among the trees, and no other but the sum with a choice", () => {
  const found = new Set(NESTED.flatMap((one) => [...nestingsIn(one)]));
  const known = [...KNOWN_NESTINGS].filter((one) => !isOfElements(one));
  expect(known.filter((one) => !found.has(one))).toEqual([]);
  expect([...found].filter((one) => !KNOWN_NESTINGS.has(one))).toEqual(["+ 1 if"]);
});

describe.each(WITH_LOOKUPS)("%s", (lang) => {
  const language = languageNamed(lang);
  const grammar = GRAMMARS[lang];
  const others = CATALOGUE.filter(({ table }) => !ALWAYS.includes(table));
  const catalogue = [
    ...CATALOGUE.filter(({ table }) => ALWAYS.includes(table)),
    ...sampled(others, 1, lang),
  ];
  const requested = sampled(REQUESTED, 1, lang);
  const names = catalogue.map(({ table }) => nameInRequests(table));
  const files = once(() => textsOf(language, ...tablesOf({ tables: names })));
  const inOurs = once(() => readerOf(grammar, files()));
  const inRequested = once(() => {
    const tables = tablesOf({ tables: requested.map(({ request }) => request) });
    return readerOf(grammar, textsOf(language, ...tables));
  });

  test("every file is ASCII", () => {
    for (const [file, text] of files()) expect(/[^\0-\x7f]/.exec(text), file).toBeNull();
  });

  test("every array of the package has the expected elements", () => {
    const read = inOurs();
    for (const called of catalogue) {
      if (called.table === "X88DIFF") continue;
      const { file, array } = grammar.names(called);
      expect(firstWrongEntry(called, read(file).names.get(array)?.values), file).toBeUndefined();
    }
  });

  test("every lookup of the package answers every call", () => {
    const read = inOurs();
    for (const called of catalogue) {
      const { file, lookup } = grammar.names(called);
      expect(firstWrong(called, read(file).names.get(lookup)?.call), file).toBeUndefined();
    }
  });

  test("lookups of other boards, pieces and measures answer every call", () => {
    const read = inRequested();
    for (const { called } of requested) {
      const { file, lookup } = grammar.names(called);
      expect(firstWrong(called, read(file).names.get(lookup)?.call), file).toBeUndefined();
    }
  });

  test("the constants of values are declared", () => {
    const [inFirst, inSecond] = [inOurs(), inRequested()];
    const constantsOf = (read: typeof inFirst, table: string) =>
      read(grammar.names({ table, words: [] }).file).constants;
    for (const name of ["UNREACHABLE", "OFF_BOARD"])
      expect(constantsOf(inFirst, name)).toEqual(new Map([[grammar.constantOf(name), 255]]));
    // If the name of the table precedes the constant, the user's name is not repeated.
    const isAfterTable = grammar.constantOf("A", "B") !== grammar.constantOf("A");
    const ownName = (name: string): string => (isAfterTable ? name.replace(/^FAIRY_/, "") : name);
    for (const called of [...catalogue, ...requested.map((one) => one.called)]) {
      const { table } = called;
      const absence = grammar.bringsConstants ? absenceOf(called) : undefined;
      expect(constantsOf(catalogue.includes(called) ? inFirst : inSecond, table), table).toEqual(
        new Map([
          ...bitsOf(called).map(
            ([name, value]) => [grammar.constantOf(ownName(name), table), value] as const,
          ),
          ...(absence === undefined ? [] : [[grammar.constantOf(absence), 255] as const]),
        ]),
      );
    }
  });

  test("nested operators keep their order", () => {
    const alone = { measure: index(x88), layout: indexOnly(x88), names: { lookup: "x88diff" } };
    const table = tableOf(alone, rectangle(1, 1));
    const { file, lookup } = grammar.names({ table: "X88DIFF", words: ["x88diff"] });
    for (const { answer, calls } of sampled(CALCULATED, 10, lang)) {
      const nested = { ...table, lookup: { parameters: ["a", "b"], locals: [], answer } };
      const { text } = language.table(nested);
      const read = readerOf(grammar, new Map(files()).set(file, text));
      const { call } = read(file).names.get(lookup) ?? {};
      expect(calls.length, text).toBeGreaterThan(0);
      for (const { a, b, value } of calls) expect(call?.(a, b), text).toBe(value);
    }
  });
});

describe("json", () => {
  const language = languageNamed("json");

  /** The tables by name. The schema must accept each. */
  const reader = (tables: readonly Table[]): ReadonlyMap<string, JsonTable> => {
    const withArrays = tables.filter(({ names }) => names.table !== undefined);
    const files = textsOf(language, ...withArrays);
    const schema: unknown = JSON.parse(files.get("table.schema.json") ?? "");
    if (typeof schema !== "object" || schema === null) throw new Error("no schema");
    const isTable = new Ajv2020({ strict: false }).compile(schema);
    expect(isTable({ name: "X" })).toBe(false);
    const found = new Map<string, JsonTable>();
    for (const [file, text] of files) {
      if (file === "table.schema.json") continue;
      expect(isTable(JSON.parse(text)), `${file}: ${JSON.stringify(isTable.errors)}`).toBe(true);
      const table = jsonTable(text);
      found.set(table.name, table);
    }
    return found;
  };

  test("every array, answer and constant is as expected", () => {
    const catalogue = sampled(
      CATALOGUE.filter(({ table }) => table !== "X88DIFF"),
      5,
      "json",
    );
    const requested = sampled(REQUESTED, 2, "json");
    const inOurs = reader(tablesOf({ tables: catalogue.map(({ table }) => table) }));
    const inRequested = reader(tablesOf({ tables: requested.map(({ request }) => request) }));
    for (const called of [...catalogue, ...requested.map((one) => one.called)]) {
      const { table: name } = called;
      const isOurs = catalogue.includes(called);
      const table = (isOurs ? inOurs : inRequested).get(name);
      if (isOurs) expect(firstWrongEntry(called, table?.values), name).toBeUndefined();
      expect(firstWrong(called, table?.answer), name).toBeUndefined();
      expect(table, name).toMatchObject({
        constants: Object.fromEntries(bitsOf(called)),
        unreachable: absenceOf(called) === undefined ? null : 255,
      });
    }
  });
});
