/** The board of a table: a name, or an object that describes the board. */
import {
  apart,
  boardInWords,
  fileOf,
  LARGEST_SIDE,
  rankOf,
  rectangle,
  squareName,
  squareNamed,
} from "../../core/boards/board.js";
import type { Board, Join } from "../../core/boards/board.js";
import { withGaps, withHexagons } from "../../boards/gaps.js";
import { graphBoard, type GraphShape } from "../../boards/graph.js";
import { BOARD_NAME, boardNamed, joinedBy, shaped, SIZE } from "../../boards/shaped.js";
import { withPassages } from "../../boards/links.js";
import { numberedAs } from "../../boards/numbering.js";
import { counted } from "../../common.js";
import { MOST_SQUARES_IN_SET } from "../../core/measures/elements.js";
import { shown } from "../../errors.js";
import { meant } from "../../meant.js";
import type { RequestedTable } from "../defaults.js";
import {
  about,
  listOf,
  matching,
  objectOf,
  oneOf,
  orObject,
  recordOf,
  refuseValue,
  textForm,
  textLike,
  whole,
} from "../forms.js";
import type { Form, Forms, Mistake, Mistakes } from "../forms.js";
import { MEASURES } from "../measures.js";
import { squaresNamed, squaresOfNames } from "../regions.js";
import type { TableKey } from "./key.js";

interface Shaped extends Readonly<Record<"rows" | "holes" | "gaps", readonly string[]>> {
  readonly size?: string;
  readonly lattice?: "hexagons";
  readonly joins: readonly Join[];
  readonly links: readonly (readonly string[])[];
  readonly cuts: readonly (readonly string[])[];
  readonly graph?: GraphShape;
}

const BOARD_KINDS = ["glinski", "hexagon", "cylinder", "torus"];

/** A board as a value in a config, from its text: a name, or an object written as JSON. */
export const boardValue = (text: string): unknown =>
  text.startsWith("{") ? JSON.parse(text) : text;

const KNOWN_NAME = textForm(
  `files × ranks, 1 to ${LARGEST_SIDE} each, such as "10x8", or "glinski", "hexagon:5" (1 to 32), "cylinder:10x8", "torus:8x14", or an object: a size or rows, with lattice, holes, gaps, joins, links and cuts, or a graph`,
  boardNamed,
  { ...matching(BOARD_NAME), examples: ["8x8", "10x8", "glinski", "cylinder"] },
  (name) => name.replace(/^[a-z]+/i, (kind) => meant(kind, BOARD_KINDS) ?? kind),
);

/** The name of a board. If a side is too long, the message says so. */
const NAMED_BOARD: Form<Board> = {
  ...KNOWN_NAME,
  parse: (value, place) => {
    const [, ...sides] = /^(?:\w+:)?(\d+)[xX×](\d+)$/.exec(String(value)) ?? [];
    return sides.some((side) => Number(side) > LARGEST_SIDE)
      ? refuseValue(value, place, `expected sides of at most ${LARGEST_SIDE}`)
      : KNOWN_NAME.parse(value, place);
  },
};

const JOIN = objectOf<Join>(
  'a join, such as { "side": "files" }',
  {
    side: oneOf(["files", "ranks"]),
    shift: whole(1 - LARGEST_SIDE, LARGEST_SIDE - 1),
    mirror: oneOf([true, false]),
  },
  { side: "files" },
  () => ["side"],
);

/** The maximum number of pieces of a graph. Each piece has a list of moves for every cell. */
const MOST_PIECES = 256;

const GRAPH_ITSELF = objectOf<GraphShape>(
  'a graph, such as { "cells": ["a", "b"], "pieces": { "king": { "a": ["b"] } } }',
  {
    cells: listOf(textLike("the name of a cell, made of letters, digits and _", /^\w+$/)),
    pieces: recordOf(
      recordOf(
        listOf(textLike("the name of a cell"), undefined, { mayBeEmpty: true }),
        "the moves by cell",
      ),
      "the pieces by name",
      { most: MOST_PIECES },
    ),
  },
  { cells: [], pieces: new Map() },
  () => ["cells", "pieces"],
  function* ({ cells, pieces }) {
    const seen = new Set<string>();
    const twice = cells.find((cell) => seen.size === seen.add(cell).size);
    if (twice !== undefined) yield ["cells", `${shown(twice)} appears twice`];
    const known = new Set(cells);
    for (const [piece, moves] of pieces)
      for (const [from, all] of moves) {
        if (!known.has(from)) yield ["pieces", `${shown(piece)}: ${shown(from)} is not a cell`];
        for (const to of all.filter((cell) => !known.has(cell)))
          yield ["pieces", `${shown(piece)}: ${shown(from)} → ${shown(to)}, which is not a cell`];
      }
  },
);

/** A graph, or the path of a file that contains a graph. Mistakes in a graph from a file are reported with the file. */
const GRAPH: Form<GraphShape> = {
  expected: GRAPH_ITSELF.expected,
  schema: { anyOf: [{ type: "string" }, GRAPH_ITSELF.schema] },
  parse: (value, place) => {
    if (typeof value !== "string" || !place.read) return GRAPH_ITSELF.parse(value, place);
    const found = place.read(value);
    if (!found) return refuseValue(value, place, "no such file");
    const mistakes: Mistake[] = [];
    const graph = GRAPH_ITSELF.parse(found.value, { path: [], mistakes });
    for (const mistake of mistakes) place.mistakes.push({ ...mistake, file: found.file });
    return graph;
  },
};

/** The size of a board's rectangle, the whole rectangle, and the names of the holes and gaps to leave out. */
const rectangleOf = ({ size, rows, holes, gaps }: Shaped) => {
  const [files = 0, ranks = 0] = size?.split(/[xX×]/).map(Number) ?? [rows[0]?.length, rows.length];
  const whole = rectangle(files, ranks);
  const left = (drawn: RegExp, names: readonly string[]): readonly string[] => {
    const inRows = whole.squares.filter((square) =>
      drawn.test(rows.at(-1 - rankOf(whole, square))?.charAt(fileOf(whole, square)) ?? ""),
    );
    const all = squaresOfNames(whole, names, inRows);
    return Array.from(all, (square) => squareName(whole, square));
  };
  return { files, ranks, whole, holes: left(/[x*]/, holes), gaps: left(/o/, gaps) };
};

/** Reports the links and cuts that are not between two squares of the board, or that change nothing. */
function* checkPassages(
  { joins, links, cuts }: Shaped,
  { whole, holes, gaps }: ReturnType<typeof rectangleOf>,
): Mistakes<Shaped> {
  const isOnBoard = (name: string): boolean =>
    squareNamed(whole, name) !== undefined && !holes.includes(name) && !gaps.includes(name);
  for (const [key, pairs] of [
    ["links", links],
    ["cuts", cuts],
  ] as const) {
    if (pairs.length > 0 && joins.length > 0) yield [key, `a board with joins has no ${key}`];
    for (const [place, pair] of pairs.entries()) {
      const [from = "", to = ""] = pair;
      const other = pair.find((name) => !isOnBoard(name));
      if (pair.length !== 2 || from === to) yield [key, `expected ${TWO_SQUARES}`, place];
      else if (other !== undefined) yield [key, `${shown(other)} is not on the board`, place];
      else if (key === "links" && isBeside(whole, from, to))
        yield [key, `${from} and ${to} share a side, which is a link already`, place];
      else if (key === "cuts" && links.some((link) => link.includes(from) && link.includes(to)))
        yield [key, `${from} and ${to} are linked, too`, place];
    }
  }
}

/** Reports whether two squares share a side. */
const isBeside = (whole: Board, from: string, to: string): boolean => {
  const [one, other] = [squareNamed(whole, from), squareNamed(whole, to)];
  if (one === undefined || other === undefined) return false;
  const { files, ranks } = apart(whole, one, other);
  return files + ranks === 1;
};

/** Reports keys that exclude each other. */
function* checkKinds(given: Shaped): Mistakes<Shaped> {
  const { size, rows, lattice, holes, gaps, joins, links, cuts, graph } = given;
  const kinds = [size, rows[0], graph].filter((given) => given !== undefined);
  const passages = joins.length + links.length + cuts.length;
  if (kinds.length !== 1) yield ["size", "expected one of size, rows and graph"];
  else if (graph && (lattice !== undefined || holes.length + gaps.length + passages > 0))
    yield ["graph", "a graph has no lattice, holes, gaps, joins, links or cuts"];
  else if (lattice !== undefined && passages > 0)
    yield ["lattice", "a board of hexagons has no joins, links or cuts"];
}

/** Reports holes and gaps that are not on the board, or leave no square of it. */
function* checkLeft(
  { holes, gaps, joins, rows }: Shaped,
  { whole, ...left }: ReturnType<typeof rectangleOf>,
): Mistakes<Shaped> {
  for (const [key, names] of [
    ["holes", holes],
    ["gaps", gaps],
  ] as const)
    for (const name of names.filter((name) => squaresNamed(whole, name).length === 0))
      yield [key, `${key.slice(0, -1)} ${shown(JSON.stringify(name))} is not on the board`];
  if (left.gaps.length > 0 && joins.length > 0) yield ["gaps", "a board with joins has no gaps"];
  const both = left.gaps.find((gap) => left.holes.includes(gap));
  if (both !== undefined) yield ["gaps", `${both} is a hole, too`];
  else if (left.holes.length + left.gaps.length === whole.squares.length)
    yield [rows.length > 0 ? "rows" : holes.length > 0 ? "holes" : "gaps", "no square is left"];
}

function* checkShape(given: Shaped): Mistakes<Shaped> {
  const { size, rows, joins, graph } = given;
  yield* checkKinds(given);
  if (graph || (size === undefined) === (rows[0] === undefined)) return;
  const [first = ""] = rows;
  const uneven = rows.findIndex((row) => row.length !== first.length);
  if (uneven !== -1)
    yield [
      "rows",
      `row ${uneven + 1} has ${counted(rows[uneven]?.length ?? 0, "cell")}, but row 1 has ${first.length}`,
    ];
  if (rows.length > LARGEST_SIDE) {
    yield ["rows", `${rows.length} rows; expected at most ${LARGEST_SIDE}`];
    return;
  }
  const found = rectangleOf(given);
  const { files, ranks } = found;
  yield* checkLeft(given, found);
  if (joins.length > 0 && joinedBy(joins, { files, ranks }) === undefined)
    yield [
      "joins",
      "the joins disagree about the squares beyond a corner; remove a shift or a mirror",
    ];
  yield* checkPassages(given, found);
}

const TWO_SQUARES = 'two squares, such as ["d1", "e2"]';

const TWO_SQUARES_FORM: Form<readonly string[]> = {
  ...listOf(textLike("the name of a square"), TWO_SQUARES),
  schema: { type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 },
};

/** The number of pairs of opposite sides. */
const PAIRS_OF_SIDES = 2;

const PLACES = listOf(textLike('a list of squares and rectangles, such as ["a1", "c2-d3"]'));

export const SHAPE_KEYS: Forms<Shaped> = {
  size: textLike('files × ranks, such as "10x10"', new RegExp(`^${SIZE}$`)),
  rows: listOf(
    textLike("ranks from the last down: . is a square, x or * a hole, o a gap", /^[.x*o]{1,64}$/),
  ),
  holes: PLACES,
  gaps: about("squares to leave out that moves pass", PLACES),
  lattice: about("for cells that are hexagons", oneOf(["hexagons"])),
  joins: about("opposite sides to join", listOf(JOIN, undefined, { most: PAIRS_OF_SIDES })),
  links: about("squares between which a wazir or rook also goes", listOf(TWO_SQUARES_FORM)),
  cuts: about("squares between which no step or leap leads", listOf(TWO_SQUARES_FORM)),
  graph: GRAPH,
};

const SHAPE = objectOf<Shaped>(
  KNOWN_NAME.expected,
  SHAPE_KEYS,
  { rows: [], holes: [], gaps: [], joins: [], links: [], cuts: [] },
  () => [],
  checkShape,
);

/** For each kind of board with a name, an example and its meaning. */
const BOARD_MEANINGS = {
  "10x8": "files × ranks, 1 to 64 each; 8x8 by default",
  glinski: "a hexagon with 6 cells on each side; hexagon:5 has 5, and hexagon:32 is the largest",
  cylinder: "a rectangle whose last file is beside the first, such as cylinder:10x8",
  torus: "a cylinder whose last rank is also beside the first, such as torus:8x14",
};

/** Explains that the board has too many squares for the measure; `undefined` if it does not. */
const mistakeInSize = ({ board, measure, squares }: RequestedTable): string | undefined => {
  const { length } = numberedAs(board, squares).numbered;
  return MEASURES[measure].isSet && length > MOST_SQUARES_IN_SET
    ? `"${measure}" requires at most ${MOST_SQUARES_IN_SET} squares, one for each bit of a set; ${boardInWords(board)} has ${length}${squares === "a1" ? "" : " numbers"}`
    : undefined;
};

/** The board of a size or of rows. */
const drawnBoard = (given: Shaped, request: string): Board => {
  const { lattice, joins, links, cuts } = given;
  const { files, ranks, whole, holes, gaps } = rectangleOf(given);
  const ofSquares = shaped({ files, ranks, holes: [...holes, ...gaps], joins }, "", request);
  const solid = lattice ? withHexagons(ofSquares, request) : ofSquares;
  const left = whole.cells.filter((cell) => gaps.includes(whole.naming.cell(cell)));
  const board = left.length > 0 ? withGaps(solid, left, request) : solid;
  return links.length + cuts.length > 0 ? withPassages(board, { links, cuts }, request) : board;
};

export const BOARD_KEY: TableKey<Board> = {
  ...orObject(NAMED_BOARD, {
    ...SHAPE,
    parse: (value, place) => {
      const request = JSON.stringify(value);
      return SHAPE.parse(value, place).map((given) =>
        given.graph ? graphBoard(given.graph, request) : drawnBoard(given, request),
      );
    },
  }),
  meanings: BOARD_MEANINGS,
  mistakes: (table) => [mistakeInSize(table)],
  needsName: ({ board }) =>
    board.name === "" ? "a table on a board that is an object" : undefined,
};
