/** The squares that a table names: `to`, `from`, `of` and `within`. */
import { boardInWords, gapsOf, rectangle, SQUARES } from "../../core/boards/board.js";
import type { Board, Square } from "../../core/boards/board.js";
import { keysOf, present } from "../../common.js";
import { LINE_NAMES } from "../../core/measures/numbered-lines.js";
import { shown } from "../../errors.js";
import type { RequestedTable } from "../defaults.js";
import { about, hintFor, listOf, textLike, type Message } from "../forms.js";
import { MEASURES } from "../measures.js";
import {
  homeOf,
  namesWithin,
  regionNamed,
  REGIONS,
  squaresNamed,
  WHOLE,
  ZONES,
  zonesOn,
} from "../regions.js";
import type { TableKey } from "./key.js";

export const REGION_NAMES: readonly string[] = [...REGIONS.keys()];

/** The names that `within` accepts besides squares and regions. */
export const ZONE_NAMES: readonly string[] = [WHOLE, ...Object.values(ZONES).flatMap(keysOf)];

const TARGETS_EXPECTED = `one of ${REGION_NAMES.join(", ")}, or a list of squares and rectangles, such as ["d4", "e1-e3"]`;

const WITHIN_EXPECTED = `${TARGETS_EXPECTED}, or palace or own-half on 9x10, promotion on 9x9, or board for the whole board`;

/** With more squares than this, the name of the table would be too long to read. */
const MOST_SQUARES_IN_NAME = 4;

type TargetsName = "to" | "from" | "within" | "of";

/** The names of squares and regions that a key gives. */
const namesAt = (table: RequestedTable, key: TargetsName): readonly string[] =>
  key === "within" ? namesWithin(table) : table[key];

/** Reports whether there are both squares and a region `within`, but none of the squares is in the region. */
export const isNoneWithin = (table: RequestedTable, squares: readonly Square[]): boolean => {
  const inside = new Set(regionNamed(namesWithin(table)).squares(table.board));
  return squares.length > 0 && inside.size > 0 && !squares.some((square) => inside.has(square));
};

/** Says that a board has no squares of a region. */
export const noRegion = (board: Board, region: string, others: readonly string[] = []): string => {
  const meaning = region === "center" ? ", from which steps of a wazir lead everywhere" : "";
  const advice = others.length > 0 ? hintFor(region, others) : "name squares instead";
  return `${boardInWords(board)} has no ${region}${meaning}; ${advice}`;
};

/** Reports whether a name means only squares that the board leaves out: a gap or, on a board of squares, holes. */
export const isLeftOut = (board: Board, name: string): boolean => {
  const { files, ranks, lattice } = board;
  if (squaresNamed(board, name).length > 0) return false;
  if (gapsOf(board).some((gap) => board.naming.cell(gap) === name)) return true;
  return lattice === SQUARES && squaresNamed(rectangle(files, ranks), name).length > 0;
};

/** Explains why a name means no square of the board. */
const noSquares = ({ board, color }: RequestedTable, name: string, key: TargetsName): string => {
  const text = shown(JSON.stringify(name));
  if (isLeftOut(board, name)) return `${text} is left out of the board`;
  const zones = key === "within" ? keysOf(zonesOn(board)) : [];
  if (key === "within" && ZONE_NAMES.includes(name)) return noRegion(board, name, zones);
  const [zone = name] = namesWithin({ board, color, within: [name] });
  if (zone !== name) return `${text} is a zone for "within"; write "${zone}"`;
  const lower = name.toLowerCase();
  const others = [...REGION_NAMES, ...zones].filter((other) => other !== name);
  const words = squaresNamed(board, lower).length > 0 ? [lower] : others;
  const cells = "the names of cells; this board has no rectangles";
  const targets = key === "within" ? WITHIN_EXPECTED : TARGETS_EXPECTED;
  const expected = board.lattice === SQUARES ? targets : cells;
  return `${text} is not on ${boardInWords(board)}; ${hintFor(name, words, expected)}`;
};

/** Finds mistakes in the squares that a key names. */
const mistakesInTargets = (key: TargetsName, table: RequestedTable): readonly string[] => {
  const { board } = table;
  const names = namesAt(table, key);
  if (names.length === 0) return [];
  const region = regionNamed(names);
  const squares = region.squares(board);
  const absent =
    region.name === ""
      ? names
          .filter((name) => squaresNamed(board, name).length === 0)
          .map((name) => noSquares(table, name, key))
      : squares.length === 0
        ? [noRegion(board, names.join())]
        : [];
  const isOutside = isNoneWithin(table, squares);
  return present(...absent, isOutside && '"within" contains none of these squares');
};

/**
 * A table without a name of its own is named after its squares. If the squares are a rectangle, or too many, returns
 * the kind of table, which then needs a name.
 */
const tooLongForName = (key: TargetsName, table: RequestedTable): string | undefined => {
  const names = namesAt(table, key);
  if (regionNamed(names).name !== "") return undefined;
  if (names.some((name) => name.includes("-"))) return `a table with a rectangle in "${key}"`;
  return names.length > MOST_SQUARES_IN_NAME
    ? `a table with more than ${MOST_SQUARES_IN_NAME} squares in "${key}"`
    : undefined;
};

const targetsKey = (key: TargetsName, what: string): TableKey<readonly string[]> => ({
  ...about(what, listOf(textLike(TARGETS_EXPECTED))),
  mistakes: (table) => mistakesInTargets(key, table),
  needsName: (table) => tooLongForName(key, table),
});

export const TO_KEY: TableKey<readonly string[]> = {
  ...targetsKey("to", "for the distance to the nearest of some squares"),
  measures: ["distance"],
};

export const FROM_KEY: TableKey<readonly string[]> = {
  ...targetsKey("from", "for the distance from the nearest of some squares"),
  measures: ["distance"],
};

/** Explains why the names are not the name of one kind of line; `undefined` if they are. */
const mistakeInLine = ({ of }: RequestedTable): string | undefined => {
  const [name, other] = of;
  if (name === undefined) return `missing; expected one of ${LINE_NAMES.join(", ")}`;
  if (other !== undefined) return `${of.join(", ")}: expected only one; write a table for each`;
  const isKnown = LINE_NAMES.some((known) => known === name);
  return isKnown ? undefined : `${shown(JSON.stringify(name))}: ${hintFor(name, LINE_NAMES)}`;
};

export const OF_KEY: TableKey<readonly string[]> = {
  ...targetsKey(
    "of",
    "the squares of a member table; in a coordinate or apart table, file, rank, diagonal or antidiagonal",
  ),
  measures: ["member", "coordinate", "apart"],
  mistakes: (table) => {
    if (table.measure !== "member") return [mistakeInLine(table)];
    return table.of.length === 0
      ? [`missing; expected ${TARGETS_EXPECTED}`]
      : mistakesInTargets("of", table);
  },
  needsName: (table) => (table.measure === "member" ? tooLongForName("of", table) : undefined),
};

/** Requires `within` for a piece that never leaves a zone. Without this key, the table would be that of another piece. */
const mistakeAtHome = ({
  board,
  measure,
  piece,
  name,
  within,
}: RequestedTable): Message | undefined => {
  const stayer = piece.find((confined) => homeOf(board, confined.name));
  const home = stayer && homeOf(board, stayer.name);
  if (home === undefined || within.length > 0) return undefined;
  const mayStay = piece.length === 1 && !MEASURES[measure].along;
  return (write) => {
    const zone = mayStay ? `${write("within", home)}${name === "" ? " and a name" : ""}, or ` : "";
    return `missing; the ${stayer?.name} of xiangqi never leaves its ${home}: add ${zone}${write("within", WHOLE)} for the whole board`;
  };
};

export const WITHIN_KEY: TableKey<readonly string[]> = {
  ...about("the squares that the piece never leaves", listOf(textLike(WITHIN_EXPECTED))),
  mistakes: (table) => [
    mistakeAtHome(table),
    MEASURES[table.measure].along && namesWithin(table).length > 0
      ? `"${table.measure}" follows lines and rides across the whole board; remove "within"`
      : undefined,
    ...mistakesInTargets("within", table),
  ],
  needsName: (table) => (namesWithin(table).length > 0 ? 'a table with "within"' : undefined),
};
