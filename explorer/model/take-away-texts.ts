/** The texts to copy, in all languages; this module loads when it is needed. */
import { modulesOf, provedTables } from "../../generator/core/tables/modules.js";
import { OF_REQUESTS } from "../../generator/request/proofs.js";
import type { File } from "../../generator/files/file.js";
import { wholeText } from "../../generator/long-text.js";
import { lowercaseWords } from "../../generator/core/tables/names.js";
import {
  languageNamed,
  styleFor,
  type LanguageName,
  type StyledName,
} from "../../generator/languages/languages.js";
import { lookupIn } from "../../generator/languages/print-files.js";
import { fill, nameIn } from "../../generator/languages/style.js";
import type { Language } from "../../generator/core/tables/language.js";
import type { RequestedTable } from "../../generator/request/defaults.js";
import { REQUEST_BY_DEFAULT } from "../../generator/request/output-keys.js";
import { commandLineOf } from "../../generator/request/request.js";
import { UNREACHABLE } from "../../generator/core/measures/elements.js";
import { answerText } from "./reading.js";
import { answerOf, argumentsOf } from "./scene.js";
import type { State } from "./state.js";
import type { ShownTable } from "./table.js";

const OUT = "src/tables";

/** Leaves out the proof that runs TypeScript, because the page's policy forbids running texts; tests prove these files instead. */
const onPage = (lang: LanguageName, language: Language): Language =>
  lang === "ts" ? { ...language, prove: () => undefined } : language;

/** The command that makes a table in a language. */
export const commandFor = (lang: LanguageName, table: string | RequestedTable): string =>
  commandLineOf({ ...REQUEST_BY_DEFAULT, out: OUT, lang, tables: [table] });

/**
 * The lines that read a table in a file of `src/`: `{call}` is the call of the `{lookup}` of the `{module}`, and `{file}` the file
 * of the table. In Go, the path of the project's own module is before `src/`.
 */
const USES: Readonly<Record<Exclude<StyledName, "coq">, string>> = {
  c: '#include "tables/{file}"\n\n{call}; // {answer}',
  cpp: '#include "tables/{file}"\n\nchess_distance::{call}; // {answer}',
  rust: "mod tables;\n\ntables::{module}::{call}; // {answer}",
  go: 'import tables "example.com/engine/src/tables"\n\ntables.{call} // {answer}',
  java: "{module}.{call}; // {answer}",
  csharp: "using ChessDistance;\n\nChessTables.{call}; // {answer}",
  python: "from tables.{module} import {lookup}\n\n{call}  # {answer}",
  zig: 'const tables = @import("tables/{file}");\n\ntables.{call}; // {answer}',
};

/** The import or include of a table's lookup, and the call that is shown; `undefined` in languages without either. */
export const useText = (
  lang: LanguageName,
  state: State,
  table: ShownTable,
): string | undefined => {
  const { names, module, layout } = table;
  const values = argumentsOf(state, layout, state.target).join(", ");
  const answered = answerOf(state, table, state.target);
  if (lang === "ts") {
    const { lookup = "" } = names;
    const answer = answerText(answered, layout.board);
    const text = answer + (answered === undefined ? ", UNREACHABLE" : "");
    return `import { ${lookup} } from "${module}";\n\n${lookup}(${values}); // ${text}`;
  }
  if (lang === "json" || lang === "coq") return undefined;
  const answer =
    typeof answered === "bigint" ? `0x${answered.toString(16)}` : `${answered ?? UNREACHABLE}`;
  const { syntax } = styleFor(lang, {});
  const lookup = lookupIn(syntax, names);
  const file = nameIn(syntax, "file", lowercaseWords(names));
  const parts = { file, lookup, answer, module: file.replace(/\.\w+$/, "") };
  return fill(USES[lang], { ...parts, call: `${lookup}(${values})` });
};

/** The files that the tool proves and writes for a table in a language. */
export const filesIn = (
  lang: LanguageName,
  { entry }: ShownTable,
  command: string,
): readonly File[] =>
  modulesOf(
    provedTables([entry], undefined, () => OF_REQUESTS),
    onPage(lang, languageNamed(lang)),
    { command },
  ).map((file) => ({ ...file, text: wholeText(file) }));
