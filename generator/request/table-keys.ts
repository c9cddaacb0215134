/** The keys of a table in a request: what each expects, and checks that involve several keys. */
import { LARGEST_SIDE, rectangle, squareNamed, type Board } from "../boards/board.js";
import { ATOM_LETTERS, PAWN_NAMES, PIECE_NAMES } from "../pieces.js";
import { regionNamed, REGIONS } from "../boards/regions.js";
import { BOARD } from "../catalogue.js";
import { at } from "../common.js";
import { shown } from "../errors.js";
import {
  listOf,
  matching,
  objectOf,
  oneOf,
  text,
  textLike,
  type Check,
  type Form,
} from "./forms.js";
import { layoutsOf, TABLE_BY_DEFAULT, type RequestedTable } from "./defaults.js";
import { LAYOUT_NAMES, PIONEERS_NAME, type LayoutRequest } from "../layouts/layouts.js";
import { MOST_SQUARES_IN_SET } from "../measures/element.js";
import { MEASURE_NAMES, MEASURES, pieceNamed, type NamedPiece } from "../measures/measures.js";

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

const FORM = objectOf<RequestedTable>(
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

/** On 8×8, which a table without a board is for, editors can tell which squares there are. */
const ON_8X8 = {
  if: { properties: { board: { const: BOARD.name } } },
  then: { properties: { to: squaresIn("[a-h]", "[1-8]") } },
};

/** A table, as an item of `tables`. */
export const TABLE: Form<RequestedTable> = { ...FORM, schema: { ...FORM.schema, ...ON_8X8 } };
