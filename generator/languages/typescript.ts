/** TypeScript and JavaScript: extends the printer of the core to all formats and to single files. */
import { TYPESCRIPT_OPERATORS } from "../core/tables/expression-text.js";
import type { Language } from "../core/tables/language.js";
import {
  javascriptOf,
  MODULE,
  textOf,
  withLongRows,
  type Draft,
  type PrintedModule,
} from "../core/tables/statements.js";
import { draftOf, moduleOf, sharedBy } from "../core/tables/typescript.js";
import { PLAIN_NAMING, typescriptLanguage, type ModuleNaming } from "../core/tables/typescript.js";
import { cases } from "../cases.js";
import { lowercaseWords } from "../core/tables/names.js";
import { constantIn } from "./print-files.js";
import type { Syntax } from "./style.js";

/**
 * The formats of modules: TypeScript that imports compiled files (`./frozen.js`), TypeScript that imports source
 * files (`./frozen.ts`), or JavaScript with declarations.
 */
export const FORMATS = ["ts", "ts-extensions", "js"] as const;

/** The format of modules: `ts`, `ts-extensions` or `js`; see {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** The file extension in imports. */
export const extensionOf = (format: Format): "js" | "ts" =>
  format === "ts-extensions" ? "ts" : "js";

/** JavaScript omits the text between ⟨ and ⟩. */
export const TYPESCRIPT: Syntax = {
  ...TYPESCRIPT_OPERATORS,
  names: { file: "{kebab}.ts", local: "{camel}" },
  parts: {},
  hasGivenNames: true,
  parameter: "{name}⟨: number⟩",
  read: "{array}[{index}]",
  abs: "Math.abs({difference})",
  div: "Math.floor({quotient})",
};

/** The naming in a single file, which imports nothing and must not contain a name twice. */
const IN_ONE_FILE: ModuleNaming = {
  extension: "js",
  isSingle: true,
  array: ({ names }) => `${cases(lowercaseWords(names)).camel}Table`,
  constant: (constant, of) => constantIn({ ...TYPESCRIPT, hasOneSpace: true }, constant, of),
};

export const NOTHING: string = textOf([MODULE], ({ declared }) => declared);

export const inFormat = (format: Format, draft: Draft): PrintedModule => {
  if (format !== "js") return moduleOf(draft);
  const text = javascriptOf(draft);
  const declared = textOf(draft.statements, (statement) => statement.declared);
  // Without `export {}`, a declaration file exports everything that it declares.
  const more = /^(?:interface|type)\b/m.test(declared) ? `\n${NOTHING}` : "";
  const declarations = { file: `${draft.name}.d.ts`, text: declared + more };
  return { file: `${draft.name}.js`, text, code: text, declarations, ...withLongRows(draft) };
};

/** Returns the language TypeScript, or JavaScript with declarations. */
export const typescript = (format: Format, isSingle = false): Language => {
  const naming: ModuleNaming = isSingle
    ? IN_ONE_FILE
    : { ...PLAIN_NAMING, extension: extensionOf(format) };
  const print = (draft: Draft): PrintedModule => inFormat(format, draft);
  const language = typescriptLanguage(naming, print);
  if (!isSingle) return language;
  return {
    ...language,
    single: (tables) => {
      const drafts = [
        ...sharedBy(tables, isSingle),
        ...tables.map((table) => draftOf(table, naming)),
      ];
      return print({ name: "tables", statements: drafts.flatMap((draft) => draft.statements) });
    },
  };
};
