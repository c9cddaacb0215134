/** Checks of a table that involve several of its keys. */
import {
  boardInWords,
  LARGEST_SIDE,
  nameOfNumber,
  rectangle,
  SQUARES,
} from "../core/boards/board.js";
import type { Board, Square, Vector } from "../core/boards/board.js";
import type { Path } from "../core/measures/rules.js";
import { linesOn, ridesOf, squaresAlong } from "../core/measures/walks.js";
import { coordinateOf } from "../core/boards/coordinates.js";
import { mistakeInDirections, stepName } from "./by-direction.js";
import { mistakeInNumbers, numberedAs } from "../boards/numbering.js";
import { CENTER } from "../core/boards/regions.js";
import { filled, homeOf, namesWithin, regionNamed, REGION_NAMES } from "./regions.js";
import { TARGETS_EXPECTED, WITHIN_EXPECTED } from "./regions.js";
import { squaresNamed, WHOLE, ZONE_NAMES, zonesOf } from "./regions.js";
import { BOARD } from "../core/catalogue.js";
import { at, present } from "../common.js";
import { BetzaError, shown } from "../errors.js";
import { mistakeInCoordinates, mistakeInUnit } from "./differences.js";
import { PIONEERS_NAME } from "./layouts.js";
import { MOST_SQUARES_IN_SET, UNREACHABLE, towardOrigins } from "../core/measures/measure.js";
import { mistakeInRange } from "./too-large.js";
import { madeOf, MEASURES } from "./measures.js";
import { noDirections, noLines } from "../pieces/ways.js";
import { layoutsOf, TABLE_BY_DEFAULT, type RequestedTable } from "./defaults.js";
import { namedLayoutsOf, piecesOf, unitIn } from "./entries.js";
import { hintFor, type Mistakes } from "./forms.js";
import { colored, type NamedPiece } from "./pieces.js";

export const PIECES_EXPECTED =
  'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces';

/** With more squares than this, the name of the table would be too long to read. */
const MOST_SQUARES_IN_NAME = 4;

const LARGEST: Board = rectangle(LARGEST_SIDE, LARGEST_SIDE);

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
  const isOfCaptures = measure === "attacks" || (measure === "moves" && table.captures);
  for (const own of piece)
    try {
      const { leaps, attacker } = board.graphs ? own : colored(own, color);
      (isOfCaptures ? attacker.leaps : leaps)(board);
    } catch (error) {
      if (!(error instanceof BetzaError)) throw error;
      return error.message.includes(JSON.stringify(own.text))
        ? error.message
        : `${own.text} is ${error.message}`;
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
  return twin && `${twin.text} attacks as an earlier piece does; remove one of the two`;
};

/** Requires `within` for a piece confined to a zone. Without this key, the table would be that of another piece. */
const mistakeAtHome = (table: RequestedTable): string | undefined => {
  const { board, measure, piece, name, within } = table;
  const stayer = piece.find((one) => homeOf(board, one.name));
  if (stayer === undefined || within.length > 0) return undefined;
  const home = homeOf(board, stayer.name);
  const mayStay = piece.length === 1 && !MEASURES[measure].along;
  const zone = mayStay ? `"within": "${home}"${name === "" ? " and a name" : ""}, or ` : "";
  return `missing; the ${stayer.name} of xiangqi never leaves its ${home}: add ${zone}"within": "${WHOLE}" for the whole board`;
};

/** Finds the mistakes in a table that involve several of its keys. */
export function* checkTable(table: RequestedTable): Mistakes<RequestedTable> {
  const { board, measure, name, color, of, directions } = table;
  const { isSet, along } = MEASURES[measure];
  const wrong = mistakeInNumbers(board, table.squares);
  yield ["squares", wrong];
  if (wrong !== undefined) return;
  const squares = numberedAs(board, table.squares).numbered.length;
  if (isSet && squares > MOST_SQUARES_IN_SET)
    yield [
      "board",
      `"${measure}" requires at most ${MOST_SQUARES_IN_SET} squares, one for each bit of a set; ${boardInWords(board)} has ${squares}${table.squares === "a1" ? "" : " numbers"}`,
    ];
  if (board.name === "" && name === "")
    yield ["name", 'a table on a board that is an object needs a name, such as "own"'];
  const mistake = mistakeInPieces(table);
  yield ["piece", mistake];
  if (board.graphs && color === "black") yield ["color", "a graph has no forward direction"];
  const isWithin = namesWithin(table).length > 0;
  yield ["within", mistakeAtHome(table)];
  if (isWithin && name === "")
    yield ["name", 'a table with "within" needs a name that no table of the whole board has'];

  if (table.layout.includes(PIONEERS_NAME) && board !== BOARD)
    yield [
      "layout",
      `"${PIONEERS_NAME}" is the superimposed array of ${BOARD.name}; on ${board.name}, write "superimposed"`,
    ];
  for (const layout of layoutsOf(table)) {
    const wrong = mistakeInLayout(layout, table);
    yield ["layout", wrong];
    if (wrong !== undefined || typeof layout === "string") continue;
    yield ["layout", mistakeInCoordinates(board, layout)];
    if (name === "") yield ["name", "a table with your own coordinates needs a name"];
  }
  yield ["unit", mistakeInUnitOf(table)];
  if (measure === "member" && of.length === 0)
    yield ["of", `missing; expected ${TARGETS_EXPECTED}`];
  if (measure !== "member" && of.length > 0) yield ["of", 'only "member" has this key; remove it'];
  if (table.captures && measure !== "moves")
    yield ["captures", 'only "moves" has this key; remove it'];
  if (directions.length > 0 && along !== "steps")
    yield ["directions", 'only "step" and "reach" have this key; remove it'];
  if (directions.length > 0 && board.lattice !== SQUARES) {
    yield ["directions", "only boards of squares have these directions; remove this key"];
    return;
  }
  yield* checkNumbers(table);
  if (measure === "color" && board.lattice !== SQUARES)
    yield ["measure", "only squares have two colors"];
  if (along && isWithin)
    yield [
      "within",
      `"${measure}" follows lines and rides across the whole board; remove "within"`,
    ];
  if (along && mistake === undefined) yield* mistakesInLines(table);
  for (const key of ["to", "from", "within", "of"] as const) yield* checkSquares(table, key);
}

/** Finds mistakes in the numbers that a table is to hold. */
function* checkNumbers(table: RequestedTable): Mistakes<RequestedTable> {
  const { measure, name, filler, values } = table;
  const given = [...values.values()];
  if (MEASURES[measure].isSet) {
    if (given.length > 0) yield ["values", `the answers of "${measure}" are sets; remove this key`];
    if (filler !== undefined)
      yield ["filler", `the elements of "${measure}" are sets; remove this key`];
    return;
  }
  if (given.length > 0 && name === "") yield ["name", 'a table with "values" needs a name'];
  const isOfFiller = mistakeInRange(given) === undefined;
  yield [isOfFiller ? "filler" : "values", mistakeInRange([...given, filler ?? 0])];
  if (measure === "step" && given.length === 0) yield ["filler", mistakeInFiller(table)];
}

/** Explains why a number cannot stand for steps that leave the board; `undefined` if it can. */
const mistakeInFiller = ({ board, squares, filler }: RequestedTable): string | undefined => {
  const numbered = numberedAs(board, squares);
  if (filler === undefined)
    return numbered.numbered.length > UNREACHABLE
      ? "missing; expected a number for steps that leave the board, such as -1"
      : undefined;
  return numbered.numbered[filler] === undefined
    ? undefined
    : `${filler} is the number of ${nameOfNumber(numbered, filler)}; expected a number that no square has, such as -1, for steps that leave the board`;
};

const mistakeInUnitOf = ({ board, measure, unit }: RequestedTable): string | undefined => {
  if (unit === undefined)
    return measure === "number"
      ? 'missing; expected the numbering to write, such as "a8"'
      : undefined;
  if (measure === "number") return mistakeInNumbers(board, unit);
  return MEASURES[measure].hasUnit
    ? mistakeInUnit(board, unit)
    : `"${measure}" has no unit; remove this key`;
};

const mistakeInLayout = (
  layout: ReturnType<typeof layoutsOf>[number],
  table: RequestedTable,
): string | undefined => {
  const { board, measure } = table;
  const { layouts } = MEASURES[measure];
  const text = JSON.stringify(layout);
  if (!layouts.includes(typeof layout === "string" ? layout : "0x88"))
    return `"${measure}" has no layout ${text}; expected one of ${layouts.join(", ")}`;
  if (layout === "pair") return undefined;
  if (layout === "center")
    return CENTER.squares(board).length === 0
      ? hasNo(board, "center")
      : isNoneWithin(table, CENTER.squares(board))
        ? '"within" contains no square of the center'
        : undefined;
  return board.graphs || board.joins?.isTurnedOver
    ? `${board.graphs ? "a graph" : "a board with a mirrored join"} has no differences between squares; remove ${text}`
    : undefined;
};

/** Explains why the lines of the board, or the ways of the piece, do not fit the measure. */
const mistakesInLines = (table: RequestedTable): Mistakes<RequestedTable> => {
  const { board, measure, unit, directions } = table;
  const { along, hasUnit } = MEASURES[measure];
  const isWithoutUnit =
    unit === undefined && namedLayoutsOf(table).some((one) => unitIn(table, one) === undefined);
  // A single step needs no line, so it may cross a mirrored join.
  const isOneStep = measure === "step" && !board.graphs;
  const none =
    (isOneStep ? undefined : noDirections(board)) ??
    (hasUnit && isWithoutUnit
      ? 'on this board, a step has no fixed difference in numbers; use another layout, or a "unit"'
      : undefined);
  if (none !== undefined) return [["measure", none]];
  const ofBoard = along === "steps" ? undefined : noLines(board);
  const [piece] = piecesOf(table);
  const wrong = piece ? mistakeInWays(piece, table) : ofBoard;
  if (wrong !== undefined) return [[piece && ofBoard === undefined ? "piece" : "measure", wrong]];
  return [
    ["directions", piece && mistakeInDirections(piece, directions)],
    [unit === undefined ? "measure" : "unit", mistakeInDifferences(table)],
  ];
};

/** The first steps of the lines that a board has, or of a piece's ways; for `leg`, of its lame ways. */
const firstStepsOf = (table: RequestedTable): readonly Vector[] => {
  const { board, measure } = table;
  const [piece] = piecesOf(table);
  return (piece ? ridesOf(piece) : linesOn)(board)
    .filter((path) => board.squares.some((from) => squaresAlong(board, from, path).length > 0))
    .filter(({ stops }) => measure !== "leg" || !stops.has(0))
    .map(({ vectors }) => at(vectors, 0));
};

/** Explains why the differences of a table do not tell its steps apart; `undefined` if they do, or if it has none. */
const mistakeInDifferences = (table: RequestedTable): string | undefined => {
  const { board, measure, unit } = table;
  const { hasUnit } = MEASURES[measure];
  if (!hasUnit || (unit !== undefined && mistakeInUnit(board, unit) !== undefined))
    return undefined;
  const steps = firstStepsOf(table);
  const advice = 'use another "unit", such as "0x88"';
  for (const coordinates of present(...namedLayoutsOf(table).map((one) => unitIn(table, one)))) {
    const known = new Map<number, string>();
    for (const step of steps) {
      const [name, difference] = [stepName(step), coordinateOf(coordinates, step)];
      const other = known.get(difference) ?? name;
      if (difference === 0)
        return `the step ${name} has the difference 0, which stands for none; ${advice}`;
      if (other !== name)
        return `the steps ${other} and ${name} have the same difference, ${difference}; ${advice}`;
      known.set(difference, name);
    }
  }
  return undefined;
};

/** Explains why a measure of ways does not fit a piece; `undefined` if it fits. */
const mistakeInWays = (
  { distance, leaps }: NamedPiece,
  { measure, board }: RequestedTable,
): string | undefined => {
  const ways = ridesOf({ leaps })(LARGEST);
  const { isSet, along } = MEASURES[measure];
  if (isSet && ways.every(({ vectors }) => vectors.length === 1))
    return "the piece passes no squares; name a rider or, for all lines, remove the piece";
  if (measure === "line" && !ways.every(isStraight))
    return 'a line is straight, but the piece bends, or passes squares where it cannot stop; use "between" for the squares that it passes';
  if (measure === "leg" && ways.every(({ stops }) => stops.has(0)))
    return 'the piece is not lame; name one that is, such as "nN"';
  if (measure === "reach" && !ways.every(isStraight))
    return 'the piece bends or is lame; "reach" counts the squares of straight rides';
  if (along !== "steps") return noLines(board, distance.piece, along === "ways");
  return leaps(board).length === 0 ? "the piece has no moves on this board" : undefined;
};

/** True if a path keeps its direction, and the piece may stop on every square of the path. */
const isStraight = ({ vectors, stops }: Path): boolean =>
  stops.size === vectors.length &&
  vectors.every((one) => one.files * at(vectors, 0).ranks === one.ranks * at(vectors, 0).files);

/** True if there are both squares and a region `within`, but none of the squares is in the region. */
const isNoneWithin = (table: RequestedTable, squares: readonly Square[]): boolean => {
  const inside = new Set(regionNamed(namesWithin(table)).squares(table.board));
  return squares.length > 0 && inside.size > 0 && !squares.some((one) => inside.has(one));
};

function* checkSquares(
  table: RequestedTable,
  key: "to" | "from" | "within" | "of",
): Mistakes<RequestedTable> {
  const { board, measure, name } = table;
  const squares = key === "within" ? namesWithin(table) : table[key];
  if (squares.length === 0) return;
  const region = regionNamed(squares);
  const found = region.squares(board);
  if (measure !== "distance" && (key === "to" || key === "from"))
    yield [key, `only "distance" has tables to the nearest square; "${measure}" has none`];
  if (region.name !== "" && found.length === 0) yield [key, hasNo(board, squares.join())];
  else if (region.name === "")
    for (const one of squares.filter((name) => squaresNamed(board, name).length === 0))
      yield [key, notSquares(table, one, key)];
  if (isNoneWithin(table, found)) yield [key, '"within" contains none of these squares'];
  const isRectangle = squares.some((one) => one.includes("-"));
  const what = isRectangle ? "a rectangle" : `more than ${MOST_SQUARES_IN_NAME} squares`;
  const isLong = isRectangle || squares.length > MOST_SQUARES_IN_NAME;
  if (isLong && key !== "within" && region.name === "" && name === "")
    yield ["name", `a table with ${what} in "${key}" needs a name`];
}

const hasNo = (board: Board, region: string, others: readonly string[] = []): string => {
  const meaning = region === "center" ? ", from which steps of a wazir lead everywhere" : "";
  const advice = others.length > 0 ? hintFor(region, others) : "name squares instead";
  return `${boardInWords(board)} has no ${region}${meaning}; ${advice}`;
};

const notSquares = ({ board, color }: RequestedTable, name: string, key: string): string => {
  const text = shown(JSON.stringify(name));
  if (squaresNamed(filled(board), name).length > 0) return `${text} is a hole`;
  const zones = key === "within" ? zonesOf(board) : [];
  if (key === "within" && ZONE_NAMES.includes(name)) return hasNo(board, name, zones);
  const [zone = name] = namesWithin({ board, color, within: [name] });
  if (zone !== name) return `${text} is a zone for "within"; write "${zone}"`;
  const lower = name.toLowerCase();
  const others = [...REGION_NAMES, ...zones].filter((one) => one !== name);
  const words = squaresNamed(board, lower).length > 0 ? [lower] : others;
  const cells = "the names of cells; this board has no rectangles";
  const targets = key === "within" ? WITHIN_EXPECTED : TARGETS_EXPECTED;
  const expected = board.lattice === SQUARES ? targets : cells;
  return `${text} is not on ${boardInWords(board)}; ${hintFor(name, words, expected)}`;
};

/** Reports wrong keys of `values`; `undefined` if there are none. The keys must be exactly the answers of the table. */
export const mistakeInValues = ({ filler, ...table }: RequestedTable): string | undefined => {
  if (table.values.size === 0) return undefined;
  const plain = madeOf({ ...table, values: TABLE_BY_DEFAULT.values });
  const found = plain.flatMap(({ measure, layout, board }) => {
    const { origins, nearest } = layout(board);
    const [way] = nearest?.isTo ? towardOrigins(measure.ways) : measure.ways;
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
