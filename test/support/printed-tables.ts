/** Tables as languages print them, read by the tests' own reader. */
import { provedRequests } from "../../generator/request/modules.js";
import { RequestError } from "../../generator/errors.js";
import { LANGUAGE_NAMES, languageNamed } from "../../generator/languages/languages.js";
import type { Language } from "../../generator/core/tables/language.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { wholeText } from "../../generator/long-text.js";
import { parseRequest } from "../../generator/request/request.js";
import type { Module } from "../../generator/core/tables/statements.js";
import type { Table } from "../../generator/core/tables/table.js";
import type { Called } from "./called.js";
import type { Value } from "./expressions.js";
import { GRAMMARS } from "./grammars.js";
import { indexBy, jsonTable } from "./json.js";
import { readerOf } from "./printed.js";

/** The languages other than TypeScript. */
export const OTHERS = LANGUAGE_NAMES.filter((name) => name !== "ts");

/** The contents and answers of a printed table. */
export interface Printed {
  readonly entries: readonly (number | bigint)[];
  readonly answer: (first: number, second: number) => number | bigint;
}

type Texts = ReadonlyMap<string, string>;

/** The texts of some tables, of the tables that their lookups read, and of the shared files. */
export const textsOf = (language: Language, ...tables: readonly Table[]): Texts => {
  const all = tables.flatMap((table) => [table, ...Object.values(table.reads)]);
  const modules = [...all.map((table) => language.table(table)), ...language.shared(all)];
  return new Map(modules.map((module) => [module.file, wholeText(module)]));
};

const printedIn = (lang: keyof typeof GRAMMARS, texts: Texts, main: string): Printed => {
  const declared = [...readerOf(GRAMMARS[lang], texts)(main).names.values()];
  const { values: entries = [] } = declared.find(({ values }) => values) ?? {};
  const answer = declared.find(({ call }) => call)?.call;
  if (answer === undefined) throw new Error(`no lookup in ${main}`);
  return { entries, answer };
};

/** Reads a table in JSON, where the index and the corner rule may read other tables. */
const printedInJson = (texts: Texts, main: string): Printed => {
  const tableIn = (word: string) => {
    const [, text] = [...texts].find(([file]) => file !== main && file.includes(word)) ?? [];
    return text === undefined ? [] : jsonTable(text).values;
  };
  const { values, index, cornerRule, parameters } = jsonTable(texts.get(main) ?? "");
  const [first = "", second = "second"] = parameters;
  const indexOf = indexBy([first, second, "file", "rank"], index);
  const [file, rank, corner] = [tableIn("file"), tableIn("rank"), tableIn("corner")];
  return {
    entries: values,
    answer: (one, other) => {
      const at = indexOf(one, other, file, rank);
      const { indices = [], moves = 0 } = cornerRule ?? {};
      const isRuled = indices.includes(at) && corner[one] !== corner[other];
      return isRuled ? Number(values[at]) + moves : (values[at] ?? NaN);
    },
  };
};

/** Describes the first call with a wrong answer. */
export const firstWrong = (
  { answers, seconds = 1 }: Called,
  answer: ((first: number, second: number) => Value) | undefined,
): string | undefined => {
  if (answer === undefined) return "no lookup";
  for (const [call, expected] of answers.entries()) {
    const [first, second] = [Math.floor(call / seconds), call % seconds];
    try {
      const found = BigInt(answer(first, second));
      if (found !== expected) return `${first}, ${second}: ${found}, should be ${expected}`;
    } catch (error) {
      return `${first}, ${second}: ${String(error)}`;
    }
  }
  return undefined;
};

/** Prints a table in a language, and reads it. */
export const printedAs = (lang: (typeof OTHERS)[number], table: Table): Printed & Module => {
  const texts = textsOf(languageNamed(lang), table);
  // The file of the table is the first, before those that it reads.
  const [[file = "", text = ""] = []] = texts;
  const found = lang === "json" ? printedInJson(texts, file) : printedIn(lang, texts, file);
  return { ...found, file, text };
};

/** The proved tables by request. No language changes them. */
const KNOWN_TABLES = new Map<string, Table>();

/** The text of a requested table in a language, with its contents and answers. */
export const printed = (lang: (typeof OTHERS)[number], table: TableRequest): Printed & Module => {
  const { entries } = parseRequest({ tables: [table], lang });
  const key = JSON.stringify(table);
  const proved = KNOWN_TABLES.get(key) ?? provedRequests(entries)[0];
  if (proved === undefined) throw new Error("no table");
  KNOWN_TABLES.set(key, proved);
  const language = languageNamed(lang);
  const found = printedAs(lang, proved);
  // The tool does the same before it writes a file.
  language.prove([{ module: found, tables: [proved] }]);
  return found;
};

/** The message with which a request for some tables is refused; empty if it is accepted. */
export const refusal = (...tables: readonly object[]): string => {
  try {
    parseRequest({ tables });
    return "";
  } catch (error) {
    if (error instanceof RequestError) return error.message;
    throw error;
  }
};
