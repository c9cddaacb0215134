/** The keys of a table in a request, and the value that each key expects. */
import { LARGEST_SIDE, type NumberingShape } from "../core/boards/board.js";
import { NUMBERING_NAMES } from "../boards/numbering.js";
import type { NumberingRequest } from "../boards/numbering.js";
import { SIDE } from "../boards/shaped.js";
import { BOARD } from "../core/catalogue.js";
import { keysOf } from "../common.js";
import type { Coordinates } from "../core/layouts/difference.js";
import { LAYOUT_NAMES, PIONEERS_NAME, type LayoutName, type LayoutRequest } from "./layouts.js";
import { MEASURE_NAMES } from "./measures.js";
import { pieceNamed, pieceOfGraph } from "./pieces.js";
import { ATOM_LETTERS } from "../pieces/notation.js";
import { PAWN_NAMES } from "../core/boards/moves.js";
import { withSuggestion } from "../pieces/suggestions.js";
import { PIECE_NAMES } from "../pieces/named-pieces.js";
import { DIRECTION_NAMES } from "./by-direction.js";
import { BOARD_FORM } from "./board-key.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "./defaults.js";
import {
  about,
  isObject,
  listOf,
  matching,
  objectOf,
  oneOf,
  orObject,
  recordOf,
  text,
  textLike,
  whole,
} from "./forms.js";
import type { Form, Forms } from "./forms.js";
import { REGION_NAMES, TARGETS_EXPECTED, WHOLE, WITHIN_EXPECTED, ZONE_NAMES } from "./regions.js";
import { checkTable, PIECES_EXPECTED } from "./table-checks.js";

/** The range of the numbers that a user may choose. */
export const [LEAST_NUMBER, GREATEST_NUMBER] = [-(2 ** 31), 2 ** 32 - 1];

/** A pattern for the numbers 1 to 63. */
const LENGTH = "(?:[1-9]|[1-5]\\d|6[0-3])";

const LEAPER = `\\((?:0|${LENGTH}),(?:0|${LENGTH})\\)`;
const ATOM = `[a-z]*(?:[${ATOM_LETTERS.replaceAll(" ", "")}]{1,2}|${LEAPER})(?:0|${LENGTH})?`;
const NOTATION = `^(?:${ATOM}|[a-z]*\\[${ATOM}[?-]${ATOM}\\])+$`;

const PIECES = listOf(
  text(PIECES_EXPECTED, (name) => withSuggestion(name, pieceNamed), {
    anyOf: [{ enum: [...PIECE_NAMES, ...PAWN_NAMES] }, matching(NOTATION)],
  }),
);

const TARGETS = listOf(textLike(TARGETS_EXPECTED));

/** The number of squares on the largest board: the limit for the numbers of squares. An array has up to `MOST ** 2` elements. */
const MOST = LARGEST_SIDE ** 2;

const STEP = whole(-MOST, MOST);

export const NUMBERING: Form<NumberingRequest> = orObject(
  oneOf(
    NUMBERING_NAMES,
    `one of ${NUMBERING_NAMES.join(", ")}, or an object like { "start": 91, "rank": -10, "length": 120 }`,
  ),
  objectOf<NumberingShape>(
    'a numbering, such as { "start": 195, "rank": -16, "length": 256 }',
    { start: STEP, file: STEP, rank: STEP, length: whole(1, MOST) },
    { rank: 0 },
    () => ["rank"],
  ),
);

const LAYOUT: Form<LayoutRequest> = orObject(
  oneOf<LayoutName | typeof PIONEERS_NAME>(
    [...LAYOUT_NAMES, PIONEERS_NAME],
    `one of ${LAYOUT_NAMES.join(", ")}, a list of them, or coordinates such as { "rank": 16 }`,
  ),
  objectOf<Coordinates>(
    'coordinates, such as { "rank": 16, "zero": 128, "length": 257 }',
    { file: STEP, rank: STEP, zero: whole(0, MOST ** 2), length: whole(1, MOST ** 2) },
    { rank: 0 },
    () => ["rank"],
  ),
);

const DIRECTIONS = listOf(oneOf(DIRECTION_NAMES), `a list of ${DIRECTION_NAMES.join(", ")}`);

const NAME = /^[a-z][A-Za-z0-9]{0,59}$/;

export const TABLE_KEYS: Forms<RequestedTable> = {
  board: BOARD_FORM,
  measure: about("what the table holds, by default distance", oneOf(MEASURE_NAMES)),
  piece: PIECES,
  name: textLike(
    'a name such as "camel": a lower-case letter, then up to 59 letters and digits',
    NAME,
  ),
  layout: about(
    "how the table is indexed, by default pair",
    // Two layouts with coordinates of one's own would have the same name.
    listOf(LAYOUT, undefined, { most: LAYOUT_NAMES.length + 1 }),
  ),
  to: about("for the distance to the nearest of some squares", TARGETS),
  from: about("for the distance from the nearest of some squares", TARGETS),
  within: about("the squares that the piece never leaves", listOf(textLike(WITHIN_EXPECTED))),
  color: about(
    "the color of the piece; black is white turned by 180 degrees",
    oneOf(["white", "black"]),
  ),
  squares: about("how squares are numbered, by default a1", NUMBERING),
  unit: about("the numbering of increments and legs, or of the numbers to write", NUMBERING),
  of: about("the squares of a member table", TARGETS),
  directions: about("the order of directions in step and reach", DIRECTIONS),
  captures: oneOf([true, false], "for moves: true for the moves that capture, or false"),
  filler: about("the value of unread elements, by default 0", whole(LEAST_NUMBER, GREATEST_NUMBER)),
  values: recordOf(
    whole(LEAST_NUMBER, GREATEST_NUMBER),
    'a number for each answer, such as { "0": 140, "unreachable": -1 }',
    { keys: /^(?:-?\d+|unreachable)$/ },
  ),
};

/** The options of one table, in the order of `--help`. */
export const TABLE_OPTIONS = keysOf(TABLE_KEYS);

const formOf = (piece: typeof PIECES): Form<RequestedTable> =>
  objectOf(
    'a table, such as { "board": "10x8", "piece": "knight", "layout": "pair" }',
    { ...TABLE_KEYS, piece },
    TABLE_BY_DEFAULT,
    () => [],
    checkTable,
  );

const FORM = formOf(PIECES);

/** On a graph, `piece` is the name of a piece of the graph. */
const FORM_ON_GRAPH = formOf(
  listOf(
    text("the name of a piece of the graph, such as king", (name) =>
      new RegExp(NAME, "i").test(name) ? pieceOfGraph(name) : undefined,
    ),
  ),
);

const isOnGraph = (value: unknown): boolean =>
  isObject(value) && "board" in value && isObject(value.board) && "graph" in value.board;

/** Lets editors check the names of squares if the board matches. A missing board also matches, because it means 8×8. */
const squaresOn = (board: object, square: string, zones: readonly string[]): object => {
  const squares = listOf(text("", String, matching(`^${square}(?:-${square})?$`))).schema;
  const [any, within] = [[], zones].map((more) => ({
    anyOf: [{ enum: [...REGION_NAMES, ...more] }, squares],
  }));
  return { if: { properties: { board } }, then: { properties: { to: any, from: any, within } } };
};

/** The form of a table in `tables`. */
export const TABLE: Form<RequestedTable> = {
  ...FORM,
  schema: {
    ...FORM.schema,
    allOf: [
      squaresOn({ const: BOARD.name }, "[a-h][1-8]", [WHOLE]),
      squaresOn({ type: "string" }, `[a-z]{1,2}${SIDE}`, ZONE_NAMES),
    ],
  },
  parse: (value, place) => (isOnGraph(value) ? FORM_ON_GRAPH : FORM).parse(value, place),
};
