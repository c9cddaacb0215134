/** The texts to copy, in all languages; this module loads when it is needed. */
import { modulesOf, provedTables } from "../../generator/core/tables/modules.js";
import { OF_REQUESTS } from "../../generator/request/proofs.js";
import type { File } from "../../generator/files/file.js";
import { wholeText } from "../../generator/long-text.js";
import { languageNamed, type LanguageName } from "../../generator/languages/languages.js";
import type { Language } from "../../generator/core/tables/language.js";
import type { RequestedTable } from "../../generator/request/defaults.js";
import { REQUEST_BY_DEFAULT } from "../../generator/request/output-keys.js";
import { commandLineOf } from "../../generator/request/request.js";
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

/** The import of a table's lookup, and the call that is shown. */
export const importText = (state: State, table: ShownTable): string => {
  const { names, module, layout } = table;
  const { lookup = "" } = names;
  const values = argumentsOf(state, layout, state.target).join(", ");
  const answer = answerOf(state, table, state.target);
  const text = answerText(answer, layout.board) + (answer === undefined ? ", UNREACHABLE" : "");
  return `import { ${lookup} } from "${module}";\n\n${lookup}(${values}); // ${text}`;
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
