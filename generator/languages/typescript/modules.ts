/** The modules of TypeScript and JavaScript, as ts-morph and prettier print them. */
import { readFileSync } from "node:fs";
import { lines } from "../../common.js";
import { lowercaseWords } from "../../names.js";
import type { Table } from "../../table.js";
import type { Language, Module } from "../language.js";
import { languageOf } from "../languages.js";
import { printerOf } from "../print.js";
import { cases, fill, kindParts, type Kind } from "../style.js";
import { kindOf } from "../write.js";
import { copied, printed } from "./printer.js";
import { JAVASCRIPT, TYPESCRIPT, type Format } from "./style.js";

/** The text of a module that is copied. */
const templateOf = (stem: string): string =>
  readFileSync(new URL(`./${stem}.template.ts`, import.meta.url), "utf8");

/** The text of the frozen modules; the types of the typed arrays differ only in their names. */
const FROZEN = templateOf("frozen");

/** The module of the answer of a lookup of sets. */
const SQUARE_BITS = `/**
 * A set of squares as bits. The constructor \`new SquareSet(lo, hi)\` of the package chessops accepts the two numbers.
 */
export interface SquareBits {
  /** Squares 0…31. */
  readonly lo: number;
  /** Squares 32…63. */
  readonly hi: number;
}`;

/** Typed linting knows whether \`!\` is needed only from the compiler options of the project. */
const LINT = `/* eslint-disable -- generated; whether "!" is needed depends on noUncheckedIndexedAccess */\n\n`;

/** Stands for the literal while the rest is formatted, because prettier is slow on thousands of numbers. No name has it. */
const LITERAL = "$LITERAL";

/** The functions for names of squares, which only our own package has. */
export const squaresModule = (): Promise<readonly Module[]> =>
  copied("squares", templateOf("squares"), "ts");

const stemOf = (file: string): string => file.replace(/\.ts$/, "");

/** Everything that the modules export; constants that several of them have, from the first. */
const indexText = (tables: readonly Table[], setting: string): string => {
  const exported = new Set<string>();
  return tables
    .map((table) => ({ ...table, words: lowercaseWords(table.names) }))
    .sort((one, other) => (one.words.join("-") < other.words.join("-") ? -1 : 1))
    .map(({ names, measure: { constants = [] }, words }) => {
      const all = constants.map(({ name }) => name);
      const fresh = all.filter((name) => !exported.has(name));
      for (const name of fresh) exported.add(name);
      const line = fill(TYPESCRIPT.index?.line ?? "", { ...cases(words), setting });
      const own = lines(names.table, names.lookup, ...fresh).join(", ");
      return fresh.length === all.length ? line : line.replace("*", `{ ${own} }`);
    })
    .join("\n");
};

/** The typed arrays, by what they hold. */
const KINDS: readonly Kind[] = ["u8", "i8", "u64"];

/** TypeScript, or JavaScript with declarations. */
export const typescript = (format: Format): Language => {
  const setting = format === "ts-extensions" ? "ts" : "js";
  const printer = printerOf(TYPESCRIPT, setting);
  return {
    ...languageOf(format === "js" ? JAVASCRIPT : TYPESCRIPT, setting),
    modules: async (table) => {
      const { file, text } = printer.table(table);
      const [literal = LITERAL] = /\/\* @__PURE__ [^;]*/.exec(text) ?? [];
      const modules = await printed(stemOf(file), [text.replace(literal, LITERAL)], format);
      return modules.map((one) => ({
        file: one.file,
        text: (one.text.includes("]!") ? LINT : "") + one.text.replace(LITERAL, () => literal),
      }));
    },
    constant: (constant) => {
      const { file, text } = printer.constant(constant);
      return copied(stemOf(file), text, format);
    },
    shared: async (tables) => {
      const named = tables.filter(({ names }) => names.table !== undefined);
      const kinds = KINDS.filter((kind) => named.some((table) => kindOf(table) === kind));
      const files = kinds.map((kind) => {
        const { frozen = "", typed = "" } = kindParts(TYPESCRIPT, kind);
        return copied(frozen, FROZEN.replaceAll("Uint8Array", typed), format);
      });
      const bits = kinds.includes("u64") ? [copied("square-bits", SQUARE_BITS, format)] : [];
      return (await Promise.all([...files, ...bits])).flat();
    },
    index: (tables) => printed("index", [indexText(tables, setting)], format),
  };
};
