/** The texts that the explorer offers for copying. */
import { modulesOf, provedTables } from "../../generator/emit.js";
import type { File } from "../../generator/files/plan.js";
import {
  LANGUAGES,
  languageNamed,
  type LanguageName,
} from "../../generator/languages/languages.js";
import { printerOf, rowsOf } from "../../generator/languages/print.js";
import { kindParts } from "../../generator/languages/style.js";
import { indexOf, kindOf } from "../../generator/languages/write.js";
import { isLayoutName } from "../../generator/layouts/layouts.js";
import { commandLineOf, parseRequest, type TableRequest } from "../../generator/request.js";
import { expressionText, TYPESCRIPT } from "../../generator/languages/typescript/style.js";
import { tableOf as madeTableOf } from "../../generator/corner-rule.js";
import { elementOf, lengthOf } from "../../generator/layouts/layout.js";
import { SET } from "../../generator/measures/measure.js";
import { sizeOf } from "./boards.js";
import { answerText } from "./entry-texts.js";
import { distancesFrom, notationOf, pieceOf } from "./metrics.js";
import { isRelationName, relationNamed } from "./relations.js";
import { argumentsText, originsOf } from "./shown.js";
import { answerOf } from "./shown-relations.js";
import type { State } from "./state.js";
import { isPathsTable, type ShownTable } from "./table.js";

/** The import of a table's lookup, or of the table if it has none, and the call that is shown. */
export const importText = (
  state: State,
  { name, lookup, module, layout, values }: ShownTable,
): string => {
  const { measured, board, target, view } = state;
  const squares = argumentsText(state, { layout }, target);
  const answer = isRelationName(view)
    ? answerOf(view, state, target)
    : isPathsTable(state)
      ? values[elementOf(layout)(state.origin, target)]
      : distancesFrom(measured, board, originsOf(state))[target];
  const text = answerText(answer) + (answer === undefined ? ", UNREACHABLE" : "");
  const call =
    lookup === undefined ? `${name}[${squares.join(", ")}]` : `${lookup}(${squares.join(", ")})`;
  return `import { ${lookup ?? name} } from "${module}";\n\n${call}; // ${text}`;
};

/**
 * The command that makes the table that is shown, in a language; by its name if the package has it. None for what is
 * made for the board of the package alone, such as the combined distance, and in JSON for a lookup without an array.
 */
export const commandIn = (
  lang: LanguageName,
  state: State,
  { isPublished, name, values }: ShownTable,
): string | undefined => {
  const table = isPublished ? name : requestOf(state);
  if (table === undefined || (lang === "json" && values.length === 0)) return undefined;
  return commandLineOf(parseRequest({ out: "src/tables", lang, tables: [table] }));
};

/** What the tool is asked for; none if it makes this for the board of the package alone. */
const requestOf = ({ board: shown, measured, layout, view }: State): TableRequest | undefined => {
  const board = sizeOf(shown);
  if (isRelationName(view)) {
    const { of, pieces, layouts } = relationNamed(view);
    if (!("measure" in of)) return undefined;
    const [one, ...others] = pieces(measured);
    const piece = one === undefined ? {} : { piece: [one, ...others] };
    return { board, ...of, ...piece, layout: layouts.filter((name) => name === layout) };
  }
  const [named, piece] = [pieceOf(measured), notationOf(measured)];
  if (named === undefined || piece === undefined) return undefined;
  if (isPathsTable({ board: shown, measured, layout, view }))
    return { board, piece, measure: "paths", layout: "pair" };
  const by = isLayoutName(layout) ? { layout } : { to: layout };
  const { name } = named;
  return { board, piece, ...by, ...(name === named.piece.name ? {} : { name }) };
};

/** The lookup of a table in a language, below one line that says what it is; none in JSON, which holds numbers alone. */
export const lookupIn = (
  lang: Exclude<LanguageName, "ts">,
  { entry }: ShownTable,
): string | undefined => {
  if (lang === "json") return undefined;
  return printerOf(LANGUAGES[lang], "").lookup(madeTableOf(entry, entry.board), 1);
};

/** The files of a table in a language, proved before they are written; that of the table itself is among them. */
export const filesIn = async (
  lang: Exclude<LanguageName, "ts">,
  { entry }: ShownTable,
  command: string,
): Promise<readonly File[]> => modulesOf(provedTables([entry]), languageNamed(lang), command);

/** The table that is shown with its lookup, if it has one, and with the tables that the lookup reads, as code that needs no other file. */
export const tableText = (shown: ShownTable): string => {
  const { name, lookup, entry, values, layout } = shown;
  const table = { ...madeTableOf(entry, entry.board), values };
  const arrays = [
    ...(layout.rows.length === 0
      ? []
      : [
          {
            local: lookup === undefined ? `export const ${name}` : "const table",
            of: name,
            array: table,
          },
        ]),
    ...Object.entries(table.reads).map(([local, array]) => ({
      ...{ local: `const ${local}`, of: array.names.table ?? local, array },
    })),
  ];
  return [
    `// ${name}: ${entriesText(shown)}, index ${expressionText(indexOf(table, TYPESCRIPT))}`,
    ...shown.arrayNotes().map((note) => `// ${note}`),
    ...arrays.flatMap(({ local, of, array }) => [
      `/** ${of} */`,
      `${local} = new ${kindParts(TYPESCRIPT, kindOf(array))["typed"] ?? ""}([`,
      ...rowsOf(array, TYPESCRIPT),
      "]);",
    ]),
    ...(table.measure.element === SET ? ["type SquareBits = { lo: number; hi: number };"] : []),
    ...(lookup === undefined ? [] : [printerOf(TYPESCRIPT, "").lookup(table, 0)]),
    "",
  ].join("\n");
};

/** `4096 entries`, or `64 sets`, or that there is no array. */
export const entriesText = ({ measure, layout }: ShownTable): string => {
  const length = lengthOf(layout);
  if (length === 0) return "a lookup without an array";
  if (measure.element === SET) return `${length} ${length === 1 ? "set" : "sets"}`;
  return `${length} ${length === 1 ? "entry" : "entries"}`;
};
