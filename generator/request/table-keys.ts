/** The form of a table in a request, and the table's keys, which the files of `keys/` define. */
import { BOARD } from "../core/boards/board.js";
import { keysOf } from "../common.js";
import { SIDE } from "../boards/shaped.js";
import { givenNameOf, TABLE_BY_DEFAULT, type RequestedTable } from "./defaults.js";
import { isObject, listOf, matching, objectOf, textForm } from "./forms.js";
import type { Form, Mistakes } from "./forms.js";
import { BITS_KEY } from "./keys/bits.js";
import { BOARD_KEY } from "./keys/board.js";
import { CAPTURES_KEY } from "./keys/captures.js";
import { COLOR_KEY } from "./keys/color.js";
import { DIALECT_KEY } from "./keys/dialect.js";
import { DIRECTIONS_KEY } from "./keys/directions.js";
import type { TableKey } from "./keys/key.js";
import { LAYOUT_KEY } from "./keys/layout.js";
import { MEASURE_KEY } from "./keys/measure.js";
import { EXACT_NAME_KEY, NAME_KEY } from "./keys/name.js";
import { SQUARES_KEY, UNIT_KEY } from "./keys/numbering.js";
import { FILLER_KEY, VALUES_KEY } from "./keys/numbers.js";
import { GRAPH_PIECE_KEY, PIECE_KEY, XBOARD_PIECE_KEY } from "./keys/piece.js";
import { FROM_KEY, OF_KEY, REGION_NAMES, TO_KEY, WITHIN_KEY, ZONE_NAMES } from "./keys/targets.js";
import { WHOLE } from "./regions.js";

type TableKeys = {
  readonly [Name in keyof RequestedTable]-?: TableKey<Exclude<RequestedTable[Name], undefined>>;
};

/** The keys in the order of `--help`. */
export const TABLE_KEYS: TableKeys = {
  board: BOARD_KEY,
  measure: MEASURE_KEY,
  piece: PIECE_KEY,
  dialect: DIALECT_KEY,
  name: NAME_KEY,
  exactName: EXACT_NAME_KEY,
  layout: LAYOUT_KEY,
  to: TO_KEY,
  from: FROM_KEY,
  within: WITHIN_KEY,
  color: COLOR_KEY,
  squares: SQUARES_KEY,
  unit: UNIT_KEY,
  bits: BITS_KEY,
  of: OF_KEY,
  directions: DIRECTIONS_KEY,
  captures: CAPTURES_KEY,
  filler: FILLER_KEY,
  values: VALUES_KEY,
};

/** The options that describe a table, in the order of `--help`. */
export const TABLE_OPTIONS = keysOf(TABLE_KEYS);

type TableOption = keyof RequestedTable;

/** True unless a value is the default of a key that only some measures take: an empty list, `false` or `undefined`. */
const isGiven = (value: unknown): boolean => [value].flat().some(Boolean);

/** Names in quotation marks, as a list in a sentence: `"step"`, or `"step" and "reach"`. */
const listText = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  return [quoted.slice(0, -1).join(", "), ...quoted.slice(-1)].filter(Boolean).join(" and ");
};

/**
 * Finds the mistakes in a key of a table. If the key requires a name, and the table has none, the mistake is in the
 * name.
 */
function* mistakesOf(option: TableOption, table: RequestedTable): Mistakes<RequestedTable> {
  const { measures, mistakes, needsName } = TABLE_KEYS[option];
  if (measures !== undefined && !measures.includes(table.measure)) {
    const have = measures.length === 1 ? "has" : "have";
    if (isGiven(table[option]))
      yield [option, `only ${listText(measures)} ${have} this key; remove it`];
    return;
  }
  const found = [...(mistakes?.(table) ?? [])].filter((message) => message !== undefined);
  for (const message of found) yield [option, message];
  if (found.length > 0) return; // the name may be needed only because of the mistake
  const nameless = givenNameOf(table) === "" ? needsName?.(table) : undefined;
  if (nameless !== undefined)
    yield ["name", (write) => `${nameless} needs a name, such as ${write("name", "own")}`];
}

/** Finds the mistakes in a table that involve several of its keys. */
export function* checkTable(table: RequestedTable): Mistakes<RequestedTable> {
  // The checks of the other keys need valid numbers of squares.
  const wrong = [...mistakesOf("squares", table)].filter(([, message]) => message !== undefined);
  if (wrong.length > 0) yield* wrong;
  else for (const option of TABLE_OPTIONS) yield* mistakesOf(option, table);
}

const tableForm = (piece: typeof PIECE_KEY): Form<RequestedTable> =>
  objectOf(
    'a table, such as { "board": "10x8", "piece": "knight", "layout": "pair" }',
    { ...TABLE_KEYS, piece },
    TABLE_BY_DEFAULT,
    () => [],
    checkTable,
  );

const TABLE_ANYWHERE = tableForm(PIECE_KEY);

const TABLE_ON_GRAPH = tableForm(GRAPH_PIECE_KEY);

const TABLE_IN_XBOARD = tableForm(XBOARD_PIECE_KEY);

const isInXBoard = (value: unknown): boolean =>
  isObject(value) && "dialect" in value && value.dialect === "xboard";

const isOnGraph = (value: unknown): boolean =>
  isObject(value) && "board" in value && isObject(value.board) && "graph" in value.board;

/** The form by which the pieces of a table are read. */
const formOf = (value: unknown): Form<RequestedTable> => {
  if (isOnGraph(value)) return TABLE_ON_GRAPH;
  return isInXBoard(value) ? TABLE_IN_XBOARD : TABLE_ANYWHERE;
};

/**
 * A part of the schema that lets editors check the names of squares if the board matches `board`. A missing board also
 * matches, because the default board is 8×8.
 */
const squaresOn = (board: object, square: string, zones: readonly string[]): object => {
  const squares = listOf(textForm("", String, matching(`^${square}(?:-${square})?$`))).schema;
  const [any, within] = [[], zones].map((more) => ({
    anyOf: [{ enum: [...REGION_NAMES, ...more] }, squares],
  }));
  return { if: { properties: { board } }, then: { properties: { to: any, from: any, within } } };
};

/** The form of a table in `tables`. */
export const TABLE: Form<RequestedTable> = {
  ...TABLE_ANYWHERE,
  schema: {
    ...TABLE_ANYWHERE.schema,
    allOf: [
      squaresOn({ const: BOARD.name }, "[a-h][1-8]", [WHOLE]),
      squaresOn({ type: "string" }, `[a-z]{1,2}${SIDE}`, ZONE_NAMES),
    ],
  },
  parse: (value, place) => formOf(value).parse(value, place),
};
