/** The keys of a request: what each expects, and checks that involve several keys. */
import { LARGEST_SIDE, rectangle, squareNamed, type Board } from "../boards/board.js";
import { ATOM_LETTERS, PAWN_NAMES, PIECE_NAMES } from "../pieces.js";
import { regionNamed, REGIONS } from "../boards/regions.js";
import { BOARD, TABLES } from "../catalogue.js";
import { at } from "../common.js";
import { shown } from "../errors.js";
import {
  listOf,
  matching,
  objectOf,
  oneOf,
  text,
  textLike,
  type Form,
  type Check,
} from "./forms.js";
import { LANGUAGE_NAMES, LANGUAGES, type LanguageName } from "../languages/languages.js";
import { isSetting, SETTING_NAMES } from "../languages/style.js";
import {
  layoutsOf,
  REQUEST_BY_DEFAULT,
  TABLE_BY_DEFAULT,
  type RequestedTable,
  type RequestValues,
} from "./defaults.js";
import { FORMATS } from "../languages/typescript/style.js";
import { LAYOUT_NAMES, PIONEERS_NAME, type LayoutRequest } from "../layouts/layouts.js";
import { MOST_SQUARES_IN_SET } from "../measures/element.js";
import { MEASURE_NAMES, MEASURES, pieceNamed, type NamedPiece } from "../measures/measures.js";
import type { EntryOn } from "../table.js";

/** 1 to 63, and to 64. */
const [LENGTH, SIDE] = ["(?:[1-9]|[1-5]\\d|6[0-3])", "([1-9]|[1-5]\\d|6[0-4])"];

/** A size such as `10x8`, `10X8` or `10×8`. */
const SIZE = `^${SIDE}[xX×]${SIDE}$`;

const boardOf = (size: string): Board | undefined => {
  const [, files, ranks] = new RegExp(SIZE).exec(size)?.map(Number) ?? [];
  return files && ranks ? rectangle(files, ranks) : undefined;
};

const LEAPER = `\\((?:0|${LENGTH}),(?:0|${LENGTH})\\)`;
const NOTATION = `^(?:(?:[${ATOM_LETTERS.replaceAll(" ", "")}]{1,2}|${LEAPER})${LENGTH}?)+$`;

const PIECES = listOf(
  text(
    'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces',
    pieceNamed,
    { anyOf: [{ enum: [...PIECE_NAMES, ...PAWN_NAMES] }, matching(NOTATION)] },
  ),
);

const REGION_NAMES = [...REGIONS.keys()];

const SQUARES = listOf(
  textLike(
    `one of ${REGION_NAMES.join(", ")}, or a square or a list of squares, such as ["d4", "e4"]`,
  ),
);

/** The schema of squares whose files and ranks match patterns, or of the name of a region. */
const squaresIn = (files: string, ranks: string): object => ({
  anyOf: [{ enum: REGION_NAMES }, listOf(text("", String, matching(`^${files}${ranks}$`))).schema],
});

const TO = { ...SQUARES, schema: squaresIn("[a-z]{1,2}", SIDE) };

/** The leaps of a piece on the largest board, as a string; equal for pieces that move alike. */
const movesOf = ({ leaps }: NamedPiece): string =>
  leaps(rectangle(LARGEST_SIDE, LARGEST_SIDE))
    .map(({ files, ranks }) => `${files},${ranks}`)
    .sort()
    .join(" ");

/** With more squares, the name of the table would be too long to read. */
const MOST_SQUARES_IN_NAME = 4;

const checkTable: Check<RequestedTable> = (table, refuse) => {
  const { board, measure, piece, name, layout, to } = table;
  const { isSet, pieces: most, layouts } = MEASURES[measure];
  const squares = board.squares.length;
  if (isSet && squares > MOST_SQUARES_IN_SET)
    refuse(
      "board",
      `"${measure}" requires at most ${MOST_SQUARES_IN_SET} squares, one for each bit of a set; ${board.name} has ${squares}`,
    );

  const pawn = piece.find(({ isPawn }) => isPawn);
  const moves = piece.map(movesOf);
  const twin = piece.find((_, place) => moves.indexOf(at(moves, place)) < place);
  if (piece.length === 0 && most > 0) refuse("piece", `missing; expected ${PIECES.expected}`);
  else if (piece.length > 0 && most === 0)
    refuse("piece", `"${measure}" is the same for all pieces; remove the piece`);
  else if (piece.length > most)
    refuse(
      "piece",
      `${piece.length} pieces are given; a table of "${measure}" takes at most ${most}`,
    );
  else if (pawn && most === 1)
    refuse("piece", `${pawn.text} moves in one direction only; use it with "attacks"`);
  else if (twin) refuse("piece", `${twin.text} moves like an earlier piece; remove one of the two`);

  if (layout.includes(PIONEERS_NAME) && board !== BOARD)
    refuse(
      "layout",
      `"${PIONEERS_NAME}" is the superimposed array of ${BOARD.name}; on ${board.name}, write "superimposed"`,
    );
  for (const one of layoutsOf(table))
    if (!layouts.includes(one))
      refuse(
        "layout",
        `"${measure}" has no layout "${one}"; expected one of ${layouts.join(", ")}`,
      );

  if (to.length === 0) return;
  const region = regionNamed(to);
  if (measure !== "distance")
    refuse("to", `only "distance" has tables to the nearest square; "${measure}" has none`);
  const isNowhere =
    region.name === ""
      ? (one: string) => squareNamed(board, one) === undefined
      : () => region.squares(board).length === 0;
  for (const one of to.filter(isNowhere))
    refuse(
      "to",
      `${shown(JSON.stringify(one))} is not on the ${board.name} board; expected ${SQUARES.expected}`,
    );
  if (to.length > MOST_SQUARES_IN_NAME && name === "")
    refuse("name", `a table to more than ${MOST_SQUARES_IN_NAME} squares needs a name`);
};

const TABLE = objectOf<RequestedTable>(
  'a table, such as { "board": "10x8", "piece": "knight", "layout": "pair" }',
  {
    board: text(
      `files × ranks, 1 to ${LARGEST_SIDE} each, such as "10x8"`,
      boardOf,
      matching(SIZE, ["8x8", "10x8"]),
    ),
    measure: oneOf(MEASURE_NAMES),
    piece: PIECES,
    name: textLike(
      'a lower-case letter followed by up to 59 letters and digits, such as "camel"',
      /^[a-z][A-Za-z0-9]{0,59}$/,
    ),
    layout: listOf(
      oneOf<LayoutRequest>(
        [...LAYOUT_NAMES, PIONEERS_NAME],
        `one of ${LAYOUT_NAMES.join(", ")}, or a list of them`,
      ),
    ),
    to: TO,
  },
  TABLE_BY_DEFAULT,
  () => [],
  checkTable,
);

/** Stands for all tables of the package. */
export const ALL = "all";

/** The tables of the package in a language. A language without lookups omits those that have no array. */
export const tablesIn = (lang: LanguageName): ReadonlyMap<string, EntryOn> =>
  new Map(
    [...TABLES].filter(
      ([, { layout, board }]) => !LANGUAGES[lang].hasNoLookups || layout(board).rows.length > 0,
    ),
  );

const NAME = oneOf([...TABLES.keys(), ALL]);

/** On 8×8, which a table without a board is for, editors can tell which squares there are. */
const ON_8X8 = {
  if: { properties: { board: { const: BOARD.name } } },
  then: { properties: { to: squaresIn("[a-h]", "[1-8]") } },
};

const NAME_OR_TABLE: Form<string | RequestedTable> = {
  ...TABLE,
  schema: { anyOf: [NAME.schema, { ...TABLE.schema, ...ON_8X8 }] },
  parse: (value, place) => (typeof value === "string" ? NAME : TABLE).parse(value, place),
};

/** The keys of a request that its language does not have, such as `namespace` in Rust, by the reason. */
const refusedIn = (lang: LanguageName, isSingle = false): ReadonlyMap<string, string> => {
  const { title, setting, index, single } = LANGUAGES[lang];
  const reasons: [string, string][] = SETTING_NAMES.filter((key) => setting?.name !== key).map(
    (key) => [key, `there is no ${key} in ${title}; remove it`],
  );
  if (index === undefined) reasons.push(["index", `${title} has no index file; remove "index"`]);
  else if (isSingle) reasons.push(["index", `a single file needs no index; remove "index"`]);
  if (single === undefined)
    reasons.push(["single", `${title} has a file for each table; remove "single"`]);
  if (lang !== "ts")
    reasons.push([
      "format",
      `${title} has only one format; remove "format", or set "lang" to "ts"`,
    ]);
  return new Map(reasons);
};

/** Checks the values for one output. */
export const checkOutput: Check<RequestValues> = (request, refuse) => {
  const { tables, lang } = request;
  const { title, setting } = LANGUAGES[lang];
  const known = tablesIn(lang);
  for (const one of tables)
    if (typeof one === "string" && one !== ALL && !known.has(one))
      refuse(
        "tables",
        `${one} is a lookup without a table, and ${title} has no lookups; remove it`,
      );
  const refused = refusedIn(lang, request.single);
  for (const key of ["index", "single", "format", ...SETTING_NAMES] as const) {
    const { [key]: value } = request;
    if (value === REQUEST_BY_DEFAULT[key]) continue;
    const reason = refused.get(key);
    if (reason !== undefined) refuse(key, reason);
    else if (setting?.name === key && !isSetting(setting, String(value)))
      refuse(key, `${shown(JSON.stringify(value))}: expected ${setting.expected}`);
  }
};

/** The keys that a request gives. */
export type GivenValues = Partial<RequestValues>;

/** A folder of tables of a config. Its keys take the place of the config's. */
type Output = Omit<GivenValues, "$schema"> & Pick<RequestValues, "out">;

/** A request, or one for each output. */
export interface Config extends GivenValues {
  readonly outputs?: readonly Output[];
}

const OUTPUT_KEYS = {
  tables: listOf(
    NAME_OR_TABLE,
    'a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for those of the package',
  ),
  out: textLike(
    'the folder of the tables, without control characters, such as "src/tables"',
    /^\P{C}+$/u,
  ),
  index: oneOf([true, false], "true to also write an index that exports all tables, or false"),
  single: oneOf([true, false], "true to write all tables into one file, or false"),
  lang: oneOf(LANGUAGE_NAMES),
  namespace: textLike("the C++ namespace, such as chess_distance"),
  package: textLike("the Go or Java package, such as chessdistance"),
  prefix: textLike("the prefix of names in C, in lower case, such as cd_"),
  format: oneOf(FORMATS),
};

const KEYS = {
  $schema: textLike('the path of the schema, such as "./node_modules/chess-distance/schema.json"'),
  ...OUTPUT_KEYS,
};

const REQUEST_FORM = 'an object, such as { "tables": [{ "piece": "knight" }] }';

/** A request for one folder. */
export const REQUEST: Form<Config> = objectOf<Omit<GivenValues, "$schema">>(
  REQUEST_FORM,
  KEYS,
  {},
  () => ["tables"],
);

const OUTPUT = objectOf<Output>(
  'an output, such as { "out": "engine/tables", "lang": "cpp" }',
  OUTPUT_KEYS,
  { out: "" },
  () => ["out"],
);

const CONFIG_FORM = objectOf<Config>(
  REQUEST_FORM,
  { ...KEYS, outputs: listOf(OUTPUT) },
  {},
  (given) => (given.has("outputs") ? [] : ["tables", "out"]),
  ({ outputs, tables, ...others }, refuse) => {
    if (outputs === undefined) return;
    for (const key of ["out", "lang"] as const)
      if (others[key] !== undefined)
        refuse(key, `is for one output; write it into each of "outputs"`);
    if (tables === undefined && outputs.some((output) => output.tables === undefined))
      refuse("tables", `missing; expected ${OUTPUT_KEYS.tables.expected}`);
  },
);

/** The contents of `chess-distance.json`, or the options of a command line. */
export const CONFIG: Form<Config> = {
  ...CONFIG_FORM,
  schema: {
    ...CONFIG_FORM.schema,
    required: [],
    if: { required: ["outputs"] },
    then: { properties: { out: false, lang: false } },
    else: { required: ["tables", "out"] },
  },
};

/** The values for each output, with the path of each key. Other keys of the config are defaults, where they apply. */
export const outputsOf = ({
  outputs,
  ...shared
}: Config): readonly (readonly [
  RequestValues,
  (key: string) => readonly (string | number)[],
])[] => {
  if (outputs === undefined) return [[{ ...REQUEST_BY_DEFAULT, ...shared }, (key) => [key]]];
  return outputs.map((output, at) => {
    const { lang = "ts", single = shared.single } = output;
    const refused = refusedIn(lang, single);
    const applying = Object.entries(shared).filter(([key]) => !refused.has(key));
    return [
      { ...REQUEST_BY_DEFAULT, ...Object.fromEntries(applying), ...output },
      (key) => (Object.hasOwn(output, key) ? ["outputs", at, key] : [key]),
    ];
  });
};
