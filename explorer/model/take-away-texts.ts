/** The texts that the explorer offers for copying. */
import { modulesOf } from "../../generator/emit.js";
import type { WantedFile } from "../../generator/files/plan.js";
import {
  LANGUAGES,
  languageNamed,
  type LanguageName,
} from "../../generator/languages/languages.js";
import { sourceOf } from "../../generator/languages/native.js";
import { isLayoutName } from "../../generator/commands/named.js";
import { commandLineOf } from "../../generator/commands/command-line.js";
import {
  arrayOf as arrayNameOf,
  expressionText,
  indexOf,
  lookupText,
  rowLines,
} from "../../generator/languages/typescript/text.js";
import { tableOf as madeTableOf } from "../../generator/table.js";
import { entryOf, lengthOf } from "../../generator/layouts/layout.js";
import { SET } from "../../generator/measures/element.js";
import { sizeOf } from "./boards.js";
import { answerText } from "./entry-texts.js";
import { distancesFrom, pieceOf } from "./metrics.js";
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
      ? values[entryOf(layout)(state.origin, target)]
      : distancesFrom(measured, board, originsOf(state))[target];
  const text = answerText(answer) + (answer === undefined ? ", UNREACHABLE" : "");
  const call =
    lookup === undefined ? `${name}[${squares.join(", ")}]` : `${lookup}(${squares.join(", ")})`;
  return `import { ${lookup ?? name} } from "${module}";\n\n${call}; // ${text}`;
};

/**
 * The command that makes the table that is shown; none for the combined distance and the square of the pawn, which only
 * the package has.
 */
export const commandText = (state: State): string | undefined => {
  const { board, measured, layout, view } = state;
  if (isRelationName(view)) {
    const { measure, pieces } = relationNamed(view);
    if (measure === undefined) return undefined;
    const [one, ...others] = pieces(measured);
    const piece = one === undefined ? {} : { piece: [one, ...others] };
    const layouts = relationNamed(view).layouts.filter((name) => name === layout);
    const table = { board: sizeOf(board), measure, ...piece, layout: layouts };
    return commandLineOf({ out: "src/tables", tables: [table] });
  }
  const named = pieceOf(measured);
  if (named === undefined) return undefined;
  const { name, piece } = named;
  const by = isPathsTable(state)
    ? { measure: "paths" as const, layout: "pair" as const }
    : isLayoutName(layout)
      ? { layout }
      : { to: layout };
  const table = { board: sizeOf(board), piece: piece.notation, ...by };
  return commandLineOf({
    out: "src/tables",
    tables: [name === piece.name || isPathsTable(state) ? table : { ...table, name }],
  });
};

/** The command that makes the table in a language; by its name if the package has it. */
export const commandIn = (
  lang: LanguageName,
  state: State,
  { isPublished, name }: ShownTable,
): string | undefined => {
  if (lang === "ts") return commandText(state);
  const out = "src/tables";
  if (isPublished) return commandLineOf({ out, lang, tables: [name] });
  const command = commandText(state);
  return command === undefined ? undefined : `${command} --lang ${lang}`;
};

/** The lookup of a table in a language, below one line that says what it is; JSON has the numbers alone. */
export const lookupIn = (lang: Exclude<LanguageName, "ts">, { entry }: ShownTable): string => {
  if (lang === "json")
    return "JSON holds the numbers alone; write the lookup of your own language.";
  const source = sourceOf(madeTableOf(entry, entry.board), LANGUAGES[lang]);
  return LANGUAGES[lang].lookup({ ...source, lookupDoc: source.lookupDoc.slice(0, 1) });
};

/** The files of a table in a language, proved before they are written; that of the table itself is among them. */
export const filesIn = (
  lang: Exclude<LanguageName, "ts">,
  { entry }: ShownTable,
  command: string,
): Promise<readonly WantedFile[]> => modulesOf([entry], languageNamed(lang), { command });

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
    `// ${name}: ${entriesText(shown)}, index ${expressionText(indexOf(table))}`,
    ...shown.arrayNotes().map((note) => `// ${note}`),
    ...arrays.flatMap(({ local, of, array }) => [
      `/** ${of} */`,
      `${local} = new ${arrayNameOf(array)}([`,
      ...rowLines(array),
      "]);",
    ]),
    ...(table.measure.element === SET ? ["type SquareBits = { lo: number; hi: number };"] : []),
    ...(lookup === undefined ? [] : [`export const ${lookup} = ${lookupText(table)};`]),
    "",
  ].join("\n");
};

/** `4096 entries`, or `64 sets`, or that there is no array */
export const entriesText = ({ measure, layout }: ShownTable): string => {
  const length = lengthOf(layout);
  if (length === 0) return "a lookup without an array";
  if (measure.element === SET) return `${length} ${length === 1 ? "set" : "sets"}`;
  return `${length} ${length === 1 ? "entry" : "entries"}`;
};
