/** Checks of the keys of a table that involve several keys. */
import { boardInWords, SQUARES, type Board } from "../core/board.js";
import { mistakeInNumbers, numberedAs } from "../boards/numbering.js";
import { homeOf, namesWithin, regionNamed, REGIONS } from "./regions.js";
import { squaresNamed, WHOLE, zonesOf } from "./regions.js";
import { BOARD } from "../core/catalogue.js";
import { BetzaError, shown } from "../errors.js";
import { PIONEERS_NAME } from "./layouts.js";
import { MOST_SQUARES_IN_SET, UNREACHABLE } from "../core/measure.js";
import { madeOf, MEASURES } from "./measures.js";
import { noDirections, noLines } from "../pieces/no-lines.js";
import { layoutsOf, TABLE_BY_DEFAULT, type RequestedTable } from "./defaults.js";
import { mistakeInCoordinates, mistakeInDirections, mistakeInWays } from "./table-mistakes.js";
import { piecesOf } from "./entries.js";
import { hintFor, type Check } from "./forms.js";

export const REGION_NAMES: readonly string[] = [...REGIONS.keys()];

export const PIECES_EXPECTED =
  'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces';

export const TARGETS_EXPECTED = `one of ${REGION_NAMES.join(", ")}, or a list of squares and rectangles, such as ["d4", "e1-e3"]`;

export const WITHIN_EXPECTED = `${TARGETS_EXPECTED}, or palace or own-half on 9x10, promotion on 9x9, or board for all of it`;

/** With more squares, the name of the table would be too long to read. */
const MOST_SQUARES_IN_NAME = 4;

const mistakeInPieces = (table: RequestedTable): string | undefined => {
  const { board, measure, piece, within, color } = table;
  const { pieces: most, along } = MEASURES[measure];
  const pawn = piece.find(({ isPawn }) => isPawn);
  const stranger = piece.find(({ text }) => board.graphs?.has(text) === false);
  const twin = piece.find(({ name }, place) => piece.findIndex((one) => one.name === name) < place);
  if (most === 0) return undefined;
  if (piece.length === 0)
    return along === "lines" ? undefined : `missing; expected ${PIECES_EXPECTED}`;
  if (piece.length > most)
    return `${piece.length} pieces are given; a table of "${measure}" takes at most ${most}; request more tables`;
  if (pawn && most === 1 && !table.captures)
    return `${pawn.text} captures differently from how it moves; use it with "attacks", or with "moves" and "captures"`;
  if (pawn && (color === "black" || within.length > 0))
    return `${pawn.text} has its own color and no zone; remove "color" and "within"`;
  if (stranger) {
    const known = [...(board.graphs?.keys() ?? [])];
    return `${stranger.text} is not in the graph; ${known.length > 0 ? hintFor(stranger.text, known) : "it has no pieces"}`;
  }
  for (const { leaps, attacker } of piece)
    try {
      (measure === "attacks" || table.captures ? attacker.leaps : leaps)(board);
    } catch (error) {
      if (!(error instanceof BetzaError)) throw error;
      return error.message;
    }
  return twin && `${twin.text} is there twice; remove one of the two`;
};

/** Demands the zone of a piece that never leaves it. Without the zone, the table would be that of another piece. */
const mistakeAtHome = ({ board, measure, piece }: RequestedTable): string | undefined => {
  const stayer = piece.find((one) => homeOf(board, one.name));
  if (stayer === undefined) return undefined;
  const home = homeOf(board, stayer.name);
  const mayStay = piece.length === 1 && !MEASURES[measure].along;
  const zone = mayStay ? `"within": "${home}", or ` : "";
  return `missing; the ${stayer.name} of xiangqi never leaves its ${home}: add ${zone}"within": "${WHOLE}" for the whole board`;
};

export const checkTable: Check<RequestedTable> = (table, refuse) => {
  const { board, measure, name, layout, to, from, of, values } = table;
  const { pieces: most, isSet, layouts, along, hasUnit } = MEASURES[measure];
  const wrong = mistakeInNumbers(board, table.squares);
  if (wrong !== undefined) {
    refuse("squares", wrong);
    return;
  }
  const inside = namesWithin(board, table.within, table.color);
  for (const [key, isGiven, isAllowed] of [
    ["piece", table.piece.length > 0, most > 0],
    ["to", to.length > 0, measure === "distance"],
    ["from", from.length > 0, measure === "distance"],
    ["within", inside.length > 0, !along],
    ["unit", table.unit !== undefined, hasUnit],
    ["of", of.length > 0, measure === "member"],
    ["directions", table.directions.length > 0, along === "steps"],
    ["captures", table.captures, measure === "moves"],
    ["filler", table.filler !== undefined, !isSet],
    ["values", values.size > 0, !isSet],
  ] as const)
    if (isGiven && !isAllowed) refuse(key, `"${measure}" does not have this key; remove it`);
  const squares = numberedAs(board, table.squares).numbered.length;
  if (isSet && squares > MOST_SQUARES_IN_SET)
    refuse(
      "board",
      `"${measure}" requires at most ${MOST_SQUARES_IN_SET} squares, one for each bit of a set; ${boardInWords(board)} has ${squares}${table.squares === "a1" ? "" : " numbers"}`,
    );
  const hasOwnName =
    board.name === "" ||
    inside.length > 0 ||
    values.size > 0 ||
    layout.some((one) => typeof one !== "string") ||
    [to, from, of].some(isLong);
  if (hasOwnName && name === "")
    refuse("name", 'no name follows from these keys; the table needs a name, such as "own"');
  const mistake = mistakeInPieces(table);
  if (mistake !== undefined) refuse("piece", mistake);
  if (board.graphs && table.color === "black") refuse("color", "a graph has no forward direction");
  const away = table.within.length === 0 ? mistakeAtHome(table) : undefined;
  if (away !== undefined) refuse("within", away);

  if (layout.includes(PIONEERS_NAME) && board !== BOARD)
    refuse(
      "layout",
      `"${PIONEERS_NAME}" is the superimposed array of ${BOARD.name}; on ${board.name}, write "superimposed"`,
    );
  for (const one of layoutsOf(table)) {
    const isOfDifferences = one !== "pair" && one !== "center";
    const text = JSON.stringify(one);
    const mistake = !layouts.includes(typeof one === "string" ? one : "0x88")
      ? `"${measure}" has no layout ${text}; expected one of ${layouts.join(", ")}`
      : isOfDifferences && (board.graphs ?? board.isTurnedOver)
        ? `${boardInWords(board)} has no differences of squares; remove ${text}`
        : typeof one === "string"
          ? undefined
          : mistakeInCoordinates(board, one);
    if (mistake !== undefined) refuse("layout", mistake);
  }
  if (measure === "member" && of.length === 0)
    refuse("of", `missing; expected ${TARGETS_EXPECTED}`);
  if (measure === "number") {
    const wrongUnit =
      table.unit === undefined
        ? 'missing; expected the numbering to write, such as "a8"'
        : mistakeInNumbers(board, table.unit);
    if (wrongUnit !== undefined) refuse("unit", wrongUnit);
  }
  if (measure === "step" && squares > UNREACHABLE && table.filler === undefined)
    refuse("filler", "missing; expected a number for steps that leave the board, such as -1");
  if (measure === "color" && board.lattice !== SQUARES)
    refuse("measure", "only squares have two colors");
  if (along && mistake === undefined) {
    const noWays = noDirections(board);
    // A piece of a graph cannot be turned around, because its name is not a notation.
    const [ofPiece] = noWays === undefined && most > 0 ? piecesOf(table) : [];
    const hasNoUnit =
      hasUnit &&
      table.unit === undefined &&
      table.squares === "a1" &&
      !board.isGrid &&
      layoutsOf(table).includes("pair");
    const reason =
      noWays ??
      (hasNoUnit
        ? 'the numbers of squares have no steps on this board; use another layout, or a "unit"'
        : ((ofPiece && mistakeInWays(ofPiece, table)) ??
          (along === "steps"
            ? undefined
            : noLines(board, ofPiece?.distance.piece, along === "ways"))));
    const order = ofPiece && mistakeInDirections(ofPiece, table);
    if (reason !== undefined) refuse(ofPiece ? "piece" : "measure", reason);
    else if (order !== undefined) refuse("directions", order);
  }
  const kept = regionNamed(inside).squares(board);
  for (const [key, names] of [
    ["to", to],
    ["from", from],
    ["within", inside],
    ["of", of],
    ["layout", layout.includes("center") ? ["center"] : []],
  ] as const) {
    const region = regionNamed(names);
    const found = region.squares(board);
    if (region.name !== "" && found.length === 0) refuse(key, hasNo(board, names.join()));
    else if (region.name === "")
      for (const one of names.filter((name) => squaresNamed(board, name).length === 0))
        refuse(key, notSquares(board, one, key));
    if (found.length > 0 && kept.length > 0 && !found.some((one) => kept.includes(one)))
      refuse(key, '"within" has none of these squares');
  }
};

/** True if the names of squares are too many for the name of a table, or one is a rectangle. */
const isLong = (names: readonly string[]): boolean =>
  !REGIONS.has(names.join()) &&
  (names.length > MOST_SQUARES_IN_NAME || names.some((one) => one.includes("-")));

const hasNo = (board: Board, region: string): string => {
  const meaning = region === "center" ? ", from which steps of a wazir lead everywhere" : "";
  return `${boardInWords(board)} has no ${region}${meaning}; name squares instead`;
};

const notSquares = (board: Board, name: string, key: string): string => {
  const lower = name.toLowerCase();
  const isMeant = squaresNamed(board, lower).length > 0;
  const zones = key === "within" ? zonesOf(board) : [];
  const words = isMeant ? [lower] : [...REGION_NAMES, ...zones].filter((one) => one !== name);
  const cells = "the names of cells, of which there are no rectangles";
  const targets = key === "within" ? WITHIN_EXPECTED : TARGETS_EXPECTED;
  const expected = board.lattice === SQUARES ? targets : cells;
  return `${shown(JSON.stringify(name))} is not on ${boardInWords(board)}; ${hintFor(name, words, expected)}`;
};

/** Reports wrong keys of `values`; `undefined` if there are none. The keys must be exactly the answers of the table. */
export const mistakeInValues = ({ board, ...table }: RequestedTable): string | undefined => {
  if (table.values.size === 0) return undefined;
  const plain = madeOf({ ...table, board, values: TABLE_BY_DEFAULT.values });
  const found = plain.flatMap(({ measure, layout, board }) => {
    const { origins, isTo } = layout(board);
    const [way] = (isTo ? measure.toward : undefined) ?? measure.ways;
    const answersFrom = way.on(board);
    return origins.flatMap((one) => answersFrom(one));
  });
  const answers = new Set(found.map((answer) => `${answer ?? "unreachable"}`));
  const sorted = (keys: readonly string[]): string =>
    [...keys].sort((one, other) => Number(one) - Number(other)).join(", ");
  const missing = [...answers].filter((answer) => !table.values.has(answer));
  if (missing.length > 0) return `answers without a value: ${sorted(missing)}; add them`;
  const others = [...table.values.keys()].filter((key) => !answers.has(key));
  return others.length > 0 ? `not answers: ${sorted(others)}; remove them` : undefined;
};
