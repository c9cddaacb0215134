/** Checks of the keys of a table that involve several keys. */
import { boardInWords, SQUARES, type Board, type Square } from "../core/board.js";
import { mistakeInNumbers, numberedAs } from "../boards/numbering.js";
import { CENTER } from "../core/regions.js";
import { filled, homeOf, namesWithin, regionNamed, REGIONS } from "./regions.js";
import { squaresNamed, WHOLE, ZONE_NAMES, zonesOf } from "./regions.js";
import { BOARD } from "../core/catalogue.js";
import { at } from "../common.js";
import { BetzaError, shown } from "../errors.js";
import { PIONEERS_NAME } from "./layouts.js";
import { MOST_SQUARES_IN_SET, UNREACHABLE } from "../core/measure.js";
import { madeOf, MEASURES } from "./measures.js";
import { noDirections, noLines } from "../pieces/no-lines.js";
import { layoutsOf, TABLE_BY_DEFAULT, type RequestedTable } from "./defaults.js";
import {
  LARGEST,
  mistakeInCoordinates,
  mistakeInDirections,
  mistakeInWays,
} from "./table-mistakes.js";
import { piecesOf } from "./entries.js";
import { hintFor, type Check } from "./forms.js";

export const REGION_NAMES: readonly string[] = [...REGIONS.keys()];

export const PIECES_EXPECTED =
  'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces';

export const TARGETS_EXPECTED = `one of ${REGION_NAMES.join(", ")}, or a list of squares and rectangles, such as ["d4", "e1-e3"]`;

export const WITHIN_EXPECTED = `${TARGETS_EXPECTED}, or palace or own-half on 9x10, promotion on 9x9, or board for the whole board`;

/** With more squares, the name of the table would be too long to read. */
const MOST_SQUARES_IN_NAME = 4;

type Refuse = Parameters<Check<RequestedTable>>[1];

const mistakeInPieces = (table: RequestedTable): string | undefined => {
  const { board, measure, piece, within, color } = table;
  const { pieces: most, along } = MEASURES[measure];
  const pawn = piece.find(({ isPawn }) => isPawn);
  const stranger = piece.find(({ text }) => board.graphs?.has(text) === false);
  if (piece.length === 0)
    return most > 0 && along !== "lines" ? `missing; expected ${PIECES_EXPECTED}` : undefined;
  if (most === 0) return `"${measure}" is the same for all pieces; remove the piece`;
  if (piece.length > most)
    return `${piece.length} pieces are given; a table of "${measure}" takes at most ${most}; request more tables`;
  if (pawn && most === 1 && !table.captures)
    return `${pawn.text} captures differently from how it moves; use it with "attacks", or with "moves" and "captures"`;
  if (pawn && (color === "black" || within.length > 0))
    return `${pawn.text} has its own color and no zone; remove "color" and "within"`;
  if (stranger) {
    const known = [...(board.graphs?.keys() ?? [])];
    return `${stranger.text} is not in the graph; ${known.length > 0 ? hintFor(stranger.text, known) : "the graph has no pieces"}`;
  }
  for (const { text, leaps, attacker } of piece)
    try {
      (measure === "attacks" || table.captures ? attacker.leaps : leaps)(board);
    } catch (error) {
      if (!(error instanceof BetzaError)) throw error;
      return error.message.includes(JSON.stringify(text))
        ? error.message
        : `${text} is ${error.message}`;
    }
  if (piece.length === 1) return undefined;
  const moves = piece.map(({ text, attacker }) =>
    board.graphs
      ? text
      : attacker
          .leaps(LARGEST)
          .map((leap) => JSON.stringify(leap))
          .sort()
          .join(" "),
  );
  const twin = piece.find((_, place) => moves.indexOf(at(moves, place)) < place);
  return twin && `${twin.text} attacks like an earlier piece; remove one of the two`;
};

/** Demands the zone of a piece that never leaves it. Without the zone, the table would be that of another piece. */
const mistakeAtHome = ({ board, measure, piece, name }: RequestedTable): string | undefined => {
  const stayer = piece.find((one) => homeOf(board, one.name));
  if (stayer === undefined) return undefined;
  const home = homeOf(board, stayer.name);
  const mayStay = piece.length === 1 && !MEASURES[measure].along;
  const zone = mayStay ? `"within": "${home}"${name === "" ? ' and a "name"' : ""}, or ` : "";
  return `missing; the ${stayer.name} of xiangqi never leaves its ${home}: add ${zone}"within": "${WHOLE}" for the whole board`;
};

export const checkTable: Check<RequestedTable> = (table, refuse) => {
  const { board, measure, name, layout } = table;
  const { isSet, layouts, along, hasUnit } = MEASURES[measure];
  const wrong = mistakeInNumbers(board, table.squares);
  if (wrong !== undefined) {
    refuse("squares", wrong);
    return;
  }
  const squares = numberedAs(board, table.squares).numbered.length;
  if (isSet && squares > MOST_SQUARES_IN_SET)
    refuse(
      "board",
      `"${measure}" requires at most ${MOST_SQUARES_IN_SET} squares, one for each bit of a set; ${boardInWords(board)} has ${squares}${table.squares === "a1" ? "" : " numbers"}`,
    );
  if (board.name === "" && name === "")
    refuse("name", 'a table on a board that is an object needs a name, such as "own"');
  const mistake = mistakeInPieces(table);
  if (mistake !== undefined) refuse("piece", mistake);
  if (board.graphs && table.color === "black") refuse("color", "a graph has no forward direction");
  const inside = namesWithin(table.board, table.within, table.color);
  const away = table.within.length === 0 ? mistakeAtHome(table) : undefined;
  if (away !== undefined) refuse("within", away);
  if (inside.length > 0 && name === "")
    refuse("name", 'a table with "within" needs a name, unlike the table of the whole board');

  if (layout.includes(PIONEERS_NAME) && board !== BOARD)
    refuse(
      "layout",
      `"${PIONEERS_NAME}" is the superimposed array of ${BOARD.name}; on ${board.name}, write "superimposed"`,
    );
  for (const one of layoutsOf(table)) {
    const isOfDifferences = one !== "pair" && one !== "center";
    if (!layouts.includes(typeof one === "string" ? one : "0x88"))
      refuse(
        "layout",
        `"${measure}" has no layout ${JSON.stringify(one)}; expected one of ${layouts.join(", ")}`,
      );
    else if (isOfDifferences && board.graphs)
      refuse("layout", `a graph has no differences of squares; remove ${JSON.stringify(one)}`);
    else if (isOfDifferences && board.isTurnedOver)
      refuse(
        "layout",
        `a board with a mirrored join has no differences of squares; remove ${JSON.stringify(one)}`,
      );
    else if (one === "center" && CENTER.squares(board).length === 0)
      refuse("layout", hasNo(board, "center"));
    else if (one === "center" && isNoneWithin(table, CENTER.squares(board)))
      refuse("layout", '"within" has no square of the center');
    else if (typeof one !== "string") {
      const mistake = mistakeInCoordinates(board, one);
      if (mistake !== undefined) refuse("layout", mistake);
      if (name === "") refuse("name", "a table with your own coordinates needs a name");
    }
  }
  if (table.unit !== undefined && !hasUnit) refuse("unit", `"${measure}" has no unit; remove it`);
  if ((measure === "member") !== table.of.length > 0)
    refuse(
      "of",
      measure === "member"
        ? `missing; expected ${TARGETS_EXPECTED}`
        : 'only "member" has this key; remove it',
    );
  if (table.captures && measure !== "moves")
    refuse("captures", 'only "moves" has this key; remove it');
  if (measure === "number") {
    const wrongUnit =
      table.unit === undefined
        ? 'missing; expected the numbering to write, such as "a8"'
        : mistakeInNumbers(board, table.unit);
    if (wrongUnit !== undefined) refuse("unit", wrongUnit);
  }
  const isByDirection = measure === "step" || measure === "reach";
  if (table.directions.length > 0 && !isByDirection)
    refuse("directions", 'only "step" and "reach" have this key; remove it');
  if (table.directions.length > 0 && board.lattice !== SQUARES) {
    refuse("directions", "only squares have these directions; remove it");
    return;
  }
  if (measure === "step" && squares > UNREACHABLE && table.filler === undefined)
    refuse("filler", "missing; expected a number for steps that leave the board, such as -1");
  if (isSet && table.values.size > 0)
    refuse("values", `the answers of "${measure}" are sets; remove it`);
  if (isSet && table.filler !== undefined)
    refuse("filler", `the elements of "${measure}" are sets; remove it`);
  if (table.values.size > 0 && name === "") refuse("name", 'a table with "values" needs a name');
  if (measure === "color" && board.lattice !== SQUARES)
    refuse("measure", "only squares have two colors");
  if (along && inside.length > 0)
    refuse(
      "within",
      `"${measure}" follows lines and rides across the whole board; remove "within"`,
    );
  if (along && mistake === undefined) {
    const noWays = noDirections(board);
    // A piece of a graph cannot be turned around, because its name is not a notation.
    const [ofPiece] = noWays === undefined ? piecesOf(table) : [];
    const hasNoUnit =
      hasUnit &&
      table.unit === undefined &&
      table.squares === "a1" &&
      !board.isGrid &&
      layoutsOf(table).includes("pair");
    const general = noWays ?? (along === "steps" ? undefined : noLines(board));
    const reason =
      noWays ??
      (hasNoUnit
        ? 'the numbers of squares have no steps on this board; use another layout, or a "unit"'
        : ((ofPiece && mistakeInWays(ofPiece, table)) ??
          (along === "steps"
            ? undefined
            : noLines(board, ofPiece?.distance.piece, along === "ways"))));
    const order = ofPiece && mistakeInDirections(ofPiece, table.directions);
    if (reason === undefined && order !== undefined) refuse("directions", order);
    if (reason !== undefined)
      refuse(ofPiece && !hasNoUnit && general === undefined ? "piece" : "measure", reason);
  }
  for (const key of ["to", "from", "within", "of"] as const) checkSquares(table, key, refuse);
};

/** True if there are squares and a region `within`, but none of the squares is in the region. */
const isNoneWithin = (
  { board, within, color }: Pick<RequestedTable, "board" | "within" | "color">,
  squares: readonly Square[],
): boolean => {
  const inside = regionNamed(namesWithin(board, within, color)).squares(board);
  return squares.length > 0 && inside.length > 0 && !squares.some((one) => inside.includes(one));
};

const checkSquares = (
  { board, measure, name, ...table }: RequestedTable,
  key: "to" | "from" | "within" | "of",
  refuse: Refuse,
): void => {
  const squares = key === "within" ? namesWithin(board, table.within, table.color) : table[key];
  if (squares.length === 0) return;
  const region = regionNamed(squares);
  const found = region.squares(board);
  if (measure !== "distance" && (key === "to" || key === "from"))
    refuse(key, `only "distance" has tables to the nearest square; "${measure}" has none`);
  if (region.name !== "" && found.length === 0) refuse(key, hasNo(board, squares.join()));
  else if (region.name === "")
    for (const one of squares.filter((name) => squaresNamed(board, name).length === 0))
      refuse(key, notSquares(board, one, key));
  if (isNoneWithin({ board, ...table }, found)) refuse(key, '"within" has none of these squares');
  const isRectangle = squares.some((one) => one.includes("-"));
  const what = isRectangle ? "a rectangle" : `more than ${MOST_SQUARES_IN_NAME} squares`;
  const isLong = isRectangle || squares.length > MOST_SQUARES_IN_NAME;
  if (isLong && key !== "within" && region.name === "" && name === "")
    refuse("name", `a table ${key} ${what} needs a name`);
};

const hasNo = (board: Board, region: string, others: readonly string[] = []): string => {
  const meaning = region === "center" ? ", from which steps of a wazir lead everywhere" : "";
  const advice = others.length > 0 ? hintFor(region, others) : "name squares instead";
  return `${boardInWords(board)} has no ${region}${meaning}; ${advice}`;
};

const notSquares = (board: Board, name: string, key: string): string => {
  const text = shown(JSON.stringify(name));
  if (squaresNamed(filled(board), name).length > 0) return `${text} is a hole`;
  const zones = key === "within" ? zonesOf(board) : [];
  if (key === "within" && ZONE_NAMES.includes(name)) return hasNo(board, name, zones);
  const lower = name.toLowerCase();
  const isMeant = squaresNamed(board, lower).length > 0;
  const words = isMeant ? [lower] : [...REGION_NAMES, ...zones].filter((one) => one !== name);
  const cells = "the names of cells; this board has no rectangles";
  const targets = key === "within" ? WITHIN_EXPECTED : TARGETS_EXPECTED;
  const expected = board.lattice === SQUARES ? targets : cells;
  return `${text} is not on ${boardInWords(board)}; ${hintFor(name, words, expected)}`;
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
  if (missing.length > 0) return `answers without a value: ${sorted(missing)}; add their values`;
  const others = [...table.values.keys()].filter((key) => !answers.has(key));
  return others.length > 0 ? `not answers: ${sorted(others)}; remove them` : undefined;
};
