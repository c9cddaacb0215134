/** The texts that the explorer offers for copying in all languages; they load when they are needed. */
import { modulesOf } from "../../generator/core/emit.js";
import { provedRequests } from "../../generator/request/proved.js";
import type { File } from "../../generator/files/folder.js";
import { languageNamed, type LanguageName } from "../../generator/languages/languages.js";
import { expressionText } from "../../generator/core/expression-text.js";
import type { Language } from "../../generator/core/language.js";
import { withTypes } from "../../generator/core/statements.js";
import { lookupOf, rowsOf, stored, typedOf } from "../../generator/core/typescript.js";
import { REQUEST_BY_DEFAULT, type RequestedTable } from "../../generator/request/defaults.js";
import { isHalves } from "../../generator/core/table.js";
import { commandLineOf } from "../../generator/request/request.js";
import { mainName } from "../../generator/core/names.js";
import { arrayNotesOf } from "../../generator/core/docs.js";
import type { Answer } from "../../generator/core/measure.js";
import { answerText, entriesText } from "./pointed.js";
import { answerOf, argumentsOf } from "./scene.js";
import type { State } from "./state.js";
import type { ShownTable } from "./table.js";

const OUT = "src/tables";

/** Without the proof that runs texts in TypeScript, which the policy of the page forbids; tests prove what it writes. */
const onPage = (lang: LanguageName, language: Language): Language =>
  lang === "ts" ? { ...language, prove: () => undefined } : language;

/** The command that makes a table in a language. */
export const commandFor = (lang: LanguageName, table: string | RequestedTable): string =>
  commandLineOf({ ...REQUEST_BY_DEFAULT, out: OUT, lang, tables: [table] });

/** The import of a table's lookup, and the call that is shown. */
export const importText = (state: State, table: ShownTable): string => {
  const { names, module, layout } = table;
  const { lookup = "" } = names;
  const values = argumentsOf(state, layout, state.target).join(", ");
  const answer = answerOf(state, table, state.target);
  const text = answerText(answer, layout.board) + (answer === undefined ? ", UNREACHABLE" : "");
  return `import { ${lookup} } from "${module}";\n\n${lookup}(${values}); // ${text}`;
};

/** The files that the tool writes for a table in a language, and proves before. */
export const filesIn = (
  lang: LanguageName,
  { entry }: ShownTable,
  command: string,
): readonly File[] =>
  modulesOf(provedRequests([entry]), onPage(lang, languageNamed(lang)), { command });

/** A table as code that needs no other file, with its lookup and the tables that this reads. */
export const tableText = (table: ShownTable): string => {
  const { name, names, layout } = table;
  const { limbs } = stored(table);
  const own = names.lookup === undefined ? `export const ${name}` : "const table";
  const arrays = [
    [own, table] as const,
    ...Object.entries(table.reads).map(([local, read]) => [`const ${local}`, read] as const),
  ];
  const notes = layout.isByDifference ? arrayNotesOf(table) : [];
  return [
    `// ${name}: ${entriesText(table)}, index ${expressionText(stored(table).layout.index)}`,
    ...notes.map((note) => `// ${note}`),
    ...arrays.flatMap(([local, array]) => [
      `/** ${mainName(array.names)} */`,
      `${local} = new ${typedOf(array)[0]}([`,
      ...rowsOf(stored(array)),
      "]);",
    ]),
    ...(isHalves(limbs) ? ["type SquareBits = { lo: number; hi: number };"] : []),
    ...(names.lookup === undefined
      ? []
      : [withTypes(lookupOf(stored(table), names.lookup, []).code)]),
    "",
  ].join("\n");
};

/** A table as CSV, with the labels of its rows and columns. An unreachable square is an empty field; a set is its bits in hexadecimal, as many for each. */
export const csvOf = ({ name, layout, values }: ShownTable): string => {
  const { rowStart, board } = layout;
  const digits = 16 * Math.ceil(board.numbered.length / 64);
  const rows = layout.rows.map((label, row) => [
    label,
    ...values.slice(rowStart(row), rowStart(row + 1)).map((value) => fieldOf(value, digits)),
  ]);
  return [[name, ...layout.columns], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
};

const fieldOf = (value: Answer, digits: number): string => {
  if (value === undefined) return "";
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(digits, "0")}` : `${value}`;
};
