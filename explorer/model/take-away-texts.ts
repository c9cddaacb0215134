/** The texts that the explorer offers for copying in all languages; they load when they are needed. */
import { modulesOf, provedTables } from "../../generator/emit.js";
import type { File } from "../../generator/files/folder.js";
import {
  LANGUAGES,
  languageNamed,
  type LanguageName,
} from "../../generator/languages/languages.js";
import { printerOf, rowsOf } from "../../generator/languages/print-files.js";
import { kindParts } from "../../generator/languages/style.js";
import { kindOf, tableIn } from "../../generator/languages/print-expressions.js";
import { REQUEST_BY_DEFAULT } from "../../generator/request/defaults.js";
import { commandLineOf } from "../../generator/request/request.js";
import { expressionText, TYPESCRIPT } from "../../generator/languages/typescript/style.js";
import { mainName } from "../../generator/table-names.js";
import { arrayNotesOf } from "../../generator/docs.js";
import { entriesText } from "./call-text.js";
import { requestOf, type Asked, type ShownTable } from "./table.js";

/**
 * The command that makes a table in a language, by name if the package has it. `undefined` if none
 * does, as for the combined distance on other boards, and in JSON for a lookup without an array.
 */
export const commandIn = (
  lang: LanguageName,
  asked: Asked,
  { isPublished, name, values }: ShownTable,
): string | undefined => {
  const table = isPublished ? name : requestOf(asked);
  if (table === undefined || (lang === "json" && values.length === 0)) return undefined;
  return commandLineOf({ ...REQUEST_BY_DEFAULT, out: "src/tables", lang, tables: [table] });
};

/** The lookup of a table in a language, with the first line of its doc; `undefined` in JSON. */
export const lookupIn = (
  lang: Exclude<LanguageName, "ts">,
  table: ShownTable,
): string | undefined => {
  if (lang === "json") return undefined;
  return printerOf(LANGUAGES[lang]).lookup(table, 1);
};

/** The files that the tool writes for a table in a language, and proves before. */
export const filesIn = async (
  lang: Exclude<LanguageName, "ts">,
  { entry }: ShownTable,
  command: string,
): Promise<readonly File[]> => modulesOf(provedTables([entry]), languageNamed(lang), { command });

/** A table as code that needs no other file, with its lookup and the tables that this reads. */
export const tableText = (table: ShownTable): string => {
  const { name, names, layout } = table;
  const own = names.lookup === undefined ? `export const ${name}` : "const table";
  const arrays = [
    ...(layout.rows.length === 0 ? [] : [[own, table] as const]),
    ...Object.entries(table.reads).map(([local, read]) => [`const ${local}`, read] as const),
  ];
  const notes = layout.isByDifference ? arrayNotesOf(table) : [];
  return [
    `// ${name}: ${entriesText(table)}, index ${expressionText(tableIn(TYPESCRIPT, table).layout.index)}`,
    ...notes.map((note) => `// ${note}`),
    ...arrays.flatMap(([local, array]) => [
      `/** ${mainName(array.names)} */`,
      `${local} = new ${kindParts(TYPESCRIPT, kindOf(TYPESCRIPT, array))["typed"] ?? ""}([`,
      ...rowsOf(tableIn(TYPESCRIPT, array), TYPESCRIPT),
      "]);",
    ]),
    ...(kindOf(TYPESCRIPT, table) === "u64"
      ? ["type SquareBits = { lo: number; hi: number };"]
      : []),
    ...(names.lookup === undefined ? [] : [printerOf(TYPESCRIPT).lookup(table, 0)]),
    "",
  ].join("\n");
};
