/** TypeScript and JavaScript: the printer of the core in all formats, and for single files. */
import { typescriptLanguage, type Language } from "../../core/language.js";
import {
  javascriptOf,
  MODULE,
  textOf,
  withoutTypes,
  withTypes,
  type Draft,
  type Module,
  type PrintedModule,
} from "../../core/statements.js";
import { draftOf, moduleOf, PLAIN, sharedBy, type Naming } from "../../core/typescript.js";
import { cases, lowercaseWords } from "../../core/names.js";
import type { Table } from "../../core/table.js";
import { constantIn } from "../print-files.js";
import { TYPESCRIPT } from "../../checks/typescript.js";
import { extensionOf, type Format } from "./format.js";

const arrayOf = ({ names }: Table): string => `${cases(lowercaseWords(names)).camel}Table`;

/** In a single file, which imports nothing, all names are different. */
const SINGLE: Naming = {
  extension: "js",
  isSingle: true,
  array: arrayOf,
  read: (_, table) => arrayOf(table),
  constant: (constant, of) => constantIn({ ...TYPESCRIPT, hasOneSpace: true }, constant, of),
};

/** The declarations of a module in JavaScript. */
const declarationsOf = ({ statements }: Draft): string => {
  const text = textOf(statements, ({ declared }) => declared);
  // Without an export of nothing, a file exports all that it declares.
  return /^(?:interface|type)\b/m.test(text) ? `${text}\n${NOTHING}` : text;
};

const NOTHING = textOf([MODULE], ({ declared }) => declared);

const inFormat = (format: Format, draft: Draft): PrintedModule => {
  if (format !== "js") return moduleOf(draft);
  const text = javascriptOf(draft);
  const declarations = { file: `${draft.name}.d.ts`, text: declarationsOf(draft) };
  return { file: `${draft.name}.js`, text, code: text, declarations };
};

/** A check beside a table, printed with its types marked. */
export const checkInFormat = (format: Format, { file, text }: Module): PrintedModule => {
  if (format !== "js") return { file, text: withTypes(text) };
  const name = file.replace(/\.ts$/, "");
  const declarations = { file: `${name}.d.ts`, text: NOTHING };
  return { file: `${name}.js`, text: `${withoutTypes(text)}\n`, declarations };
};

/** TypeScript, or JavaScript with declarations. */
export const typescript = (format: Format, isSingle = false): Language => {
  const naming: Naming = isSingle ? SINGLE : { ...PLAIN, extension: extensionOf(format) };
  const made = (draft: Draft): PrintedModule => inFormat(format, draft);
  const language = typescriptLanguage(naming, made);
  if (!isSingle) return language;
  return {
    ...language,
    single: (tables) => {
      const drafts = [...sharedBy(tables, isSingle), ...tables.map((one) => draftOf(one, naming))];
      return made({ name: "tables", statements: drafts.flatMap((one) => one.statements) });
    },
  };
};
