/** The texts that the explorer offers for copying. */
import { BOARD } from "../../generator/catalogue.js";
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
import { lengthOf } from "../../generator/layouts/layout.js";
import { KING, KNIGHT } from "../../generator/measures/distance.js";
import { SET, UNREACHABLE } from "../../generator/measures/element.js";
import { sizeOf } from "./boards.js";
import { distancesFrom, namedMetric, pieceOf } from "./metrics.js";
import { isRelationName, relationNamed } from "./relations.js";
import { argumentsOf, originsOf } from "./shown.js";
import { answerOf, bitsText } from "./shown-relations.js";
import type { State } from "./state.js";
import { type ShownTable } from "./table.js";

/** The import of a table's lookup, and the call that is shown. */
export const importText = (state: State, { lookup, module, layout }: ShownTable): string => {
  const { measured, board, target, view } = state;
  const squares = argumentsOf(state, layout, target);
  const answer = isRelationName(view)
    ? answerOf(view, state, target)
    : (distancesFrom(measured, board, originsOf(state))[target] ?? `${UNREACHABLE}, UNREACHABLE`);
  return `import { ${lookup} } from "${module}";\n\n${lookup}(${squares.join(", ")}); // ${typeof answer === "bigint" ? bitsText(answer) : `${answer}`}`;
};

/** The import of the sets of squares on shortest paths, which the package has for king and knight on 8×8. */
export const pathsText = ({ board, measured, view, origin, target }: State): string | undefined => {
  const measure = namedMetric(measured)?.measure;
  if (view !== "paths" || board !== BOARD || (measure !== KING && measure !== KNIGHT))
    return undefined;
  const lookup = measure === KING ? "kingPaths" : "knightPaths";
  return `import { ${lookup} } from "chess-distance/paths";\n\n${lookup}(${origin}, ${target}); // the squares as bits: { lo, hi }`;
};

/**
 * The command that makes the table that is shown; none for the combined distance and the square of the pawn, which only
 * the package has.
 */
export const commandText = ({ board, measured, layout, view }: State): string | undefined => {
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
  const by = isLayoutName(layout) ? { layout } : { to: layout };
  const table = { board: sizeOf(board), piece: piece.notation, ...by };
  return commandLineOf({
    out: "src/tables",
    tables: [name === piece.name ? table : { ...table, name }],
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

/** The table that is shown with its lookup, and with the tables that the lookup reads, as code that needs no other file. */
export const tableText = (shown: ShownTable): string => {
  const { name, lookup, entry, values } = shown;
  const table = { ...madeTableOf(entry, entry.board), values };
  const arrays = [
    { local: "table", of: name, array: table },
    ...Object.entries(table.reads).map(([local, array]) => ({
      ...{ local, of: array.names.table ?? local, array },
    })),
  ];
  return [
    `// ${name}: ${entriesText(shown)}, index ${expressionText(indexOf(table))}`,
    ...shown.arrayNotes().map((note) => `// ${note}`),
    ...arrays.flatMap(({ local, of, array }) => [
      `/** ${of} */`,
      `const ${local} = new ${arrayNameOf(array)}([`,
      ...rowLines(array),
      "]);",
    ]),
    ...(table.measure.element === SET ? ["type SquareBits = { lo: number; hi: number };"] : []),
    `export const ${lookup} = ${lookupText(table)};`,
    "",
  ].join("\n");
};

/** `4096 entries`, or `64 sets` */
export const entriesText = ({ measure, layout }: ShownTable): string => {
  const length = lengthOf(layout);
  if (measure.element === SET) return `${length} ${length === 1 ? "set" : "sets"}`;
  return `${length} ${length === 1 ? "entry" : "entries"}`;
};
