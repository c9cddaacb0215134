/** The input of a check: the board, the moves, and the rule. */
import { at } from "../common.js";
import type { Board, Square, Vector } from "../core/boards/board.js";
import { cellsByRow } from "../core/boards/cells-by-row.js";
import { tree, type Expression } from "../core/measures/expression.js";
import { isCounted } from "../core/layouts/layout.js";
import { openTo } from "../core/boards/moves.js";
import { movesByRule, type Move, type Moves } from "./by-rule.js";
import { SET } from "../core/measures/elements.js";
import type { Fold, Rule } from "../core/measures/rules.js";
import type { Table } from "../core/tables/table.js";

/** Puts a board into a frame so wide that no move from a square leaves the frame. */
const framed = (board: Board, moves: readonly Move[]): Pick<Check, "squares" | "width"> => {
  const most = (axis: keyof Vector): number =>
    Math.max(0, ...moves.map(({ vector }) => Math.abs(vector[axis])));
  const [beside, above] = [most("files"), most("ranks")];
  const [width, height] = [board.files + 2 * beside, board.ranks + 2 * above];
  const squares = Array.from({ length: width * height }, (_, place) =>
    board.squareAt({
      files: (place % width) - beside,
      ranks: Math.floor(place / width) - above,
    }),
  );
  return { squares, width };
};

/** The input of a check. If `after` lists the moves, the board has no frame. */
export interface Check extends Pick<Moves, "vectors" | "after" | "isToward"> {
  /** The squares at the places, rank by rank; `undefined` at a place without a square. */
  readonly squares: readonly (Square | undefined)[];
  readonly width: number;
  readonly fold: Fold;
  readonly isOfSets: boolean;
  /** Whether answers are for counts or directions, not for squares. */
  readonly isOfCounts: boolean;
  /** The greatest count or direction; if answers are for squares, the greatest number of moves. */
  readonly most: number;
  /** Whether answers are for pairs of squares, or for a square and a count. */
  readonly isPair: boolean;
  readonly values: Rule["values"];
  /** If answers are for single squares, the condition that `to` is an origin or, for the rule `member`, a member. */
  readonly isOrigin?: Expression;
  /** The condition that the piece may be at the `origin`, if there are squares where it may not be. */
  readonly isOpen?: Expression;
  /** The answer for the place `to`, if it follows from the file and rank. */
  readonly ofCell?: Expression;
}

/** Returns the condition that a place is an origin or, for pairs, that the piece may be there. `squares` lists the places. */
const conditionsOf = (
  { measure: { rule }, layout: { origins, parameters, board } }: Table,
  squares: Check["squares"],
): Pick<Check, "isOrigin" | "isOpen"> => {
  const open = openTo(rule?.mover, board, board.squares);
  const isOneOf = (place: string, some: readonly Square[]): Expression =>
    some
      .map((square) => tree("==", place, squares.indexOf(square)))
      .reduce((first, second) => tree("or", first, second));
  if (parameters.length === 1) {
    const first = rule?.members?.(board) ?? at(origins, 0);
    if (first.length === 0) return {};
    const found = open.filter((square) => first.includes(square));
    return { isOrigin: isOneOf("to", found) };
  }
  return open.length === board.squares.length ? {} : { isOpen: isOneOf("origin", open) };
};

/** The part of a check that says what the answers are, and what they are for. */
type OfAnswers = Pick<Check, "fold" | "values" | "isOfSets" | "isOfCounts" | "isPair">;

type OfPlaces = Omit<Check, keyof OfAnswers>;

/** All places of a board, row by row, without a frame. */
const rowByRow = (board: Board): Pick<Check, "squares" | "width"> => ({
  squares: cellsByRow(board).map(board.squareAt),
  width: board.lattice.row === "ranks" ? board.files : board.ranks,
});

const unframed = (board: Board): Pick<Check, "squares" | "width"> => ({
  squares: board.squares,
  width: board.files,
});

/** The board and the answers of a rule that needs no moves. */
const withoutMoves = (table: Table, { fold, ofCell }: Rule): OfPlaces => {
  const { board } = table.layout;
  const none = { vectors: [], isToward: false, most: 0 };
  if (fold === "count") return { ...none, ...rowByRow(board) };
  if (!ofCell) return { ...none, ...unframed(board), ...conditionsOf(table, board.squares) };
  const places = framed(board, []);
  const { width } = places;
  return {
    ...none,
    ...places,
    ofCell: ofCell(tree("mod", "to", width), tree("div", "to", width), board),
  };
};

/** The board and the moves of a rule; `undefined` if no piece can move, or if the rule needs more than the moves. */
const withMoves = (table: Table, rule: Rule, isOfCounts: boolean): OfPlaces | undefined => {
  const { board, targets } = table.layout;
  const moves = movesByRule(rule, table.layout);
  if (!moves) return undefined;
  const { vectors, after, isToward, distance } = moves;
  if (vectors.length === 0 && (after ?? []).flat().length === 0) return undefined;
  const from = distance.ways[0].on(board);
  const furthest = board.squares.map((origin) =>
    Math.max(...from([origin]).map((count = 0) => count)),
  );
  const places = after ? unframed(board) : framed(board, vectors);
  return {
    ...{ ...places, ...conditionsOf(table, places.squares) },
    ...{ vectors, ...(after && { after }), isToward },
    most: isOfCounts ? targets.length - 1 : Math.max(...furthest),
  };
};

/** Returns the input for a table's check; `undefined` if the answers are too large, or if no rule determines them. */
export const checkOf = (table: Table): Check | undefined => {
  const { measure, layout } = table;
  const { rule, element } = measure;
  if (!rule) return undefined;
  const { fold, values, ofCell, members } = rule;
  const isOfSets = element === SET;
  const isTooLarge = element.type === "u32" || (isOfSets && layout.board.numbered.length > 64);
  // The check of path counts adds up answers, so it would fail if the table had other values instead of the answers.
  const isReplaced = values !== undefined && fold === "pathCount";
  if (isTooLarge || isReplaced) return undefined;
  const isOfCounts = isCounted(layout);
  const isOfSquares = (ofCell ?? members) !== undefined || fold === "count";
  const of = isOfSquares ? withoutMoves(table, rule) : withMoves(table, rule, isOfCounts);
  const isPair = layout.parameters.length === 2;
  return of && { ...of, fold, values, isOfSets, isOfCounts, isPair };
};
