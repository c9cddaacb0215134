/** The input of a check: the board, the moves, and the rule. */
import { at } from "../common.js";
import { cellsByRow, type Board, type Square, type Vector } from "../core/board.js";
import { tree, type Expression } from "../core/expression.js";
import { isCounted } from "../core/layout.js";
import { openTo } from "../core/moves.js";
import { movesByRule, type Move, type Moves } from "./by-rule.js";
import { SET } from "../core/measure.js";
import type { Fold, Rule } from "../core/rules.js";
import type { Table } from "../core/table.js";

/** A board in a frame that no move leaves. */
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

/** All places of a board, row by row, without a frame. */
const inRows = (board: Board): Pick<Check, "squares" | "width"> => ({
  squares: cellsByRow(board).map(board.squareAt),
  width: board.lattice.row === "ranks" ? board.files : board.ranks,
});

/** The input of a check. If `into` lists the moves, the board has no frame. */
export interface Check extends Pick<Moves, "vectors" | "into" | "isToward"> {
  /** The places rank by rank; some places have no square. */
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
  /** If the rule has origins, the condition that `to` is an origin or, for the rule `member`, a member. */
  readonly isOrigin?: Expression;
  /** The condition that the piece may be at the `origin`, if there are squares where it may not be. */
  readonly isOpen?: Expression;
  /** The answer for the place `to`, if it follows from the file and rank. */
  readonly ofCell?: Expression;
}

/** Returns the conditions that a place is an origin and that the piece may be there. `squares` lists the places. */
const conditionsOf = (
  { measure: { rule }, layout: { origins, parameters, board } }: Table,
  squares: Check["squares"],
): Pick<Check, "isOrigin" | "isOpen"> => {
  const open = openTo(rule?.mover, board, board.squares);
  const isOneOf = (place: string, some: readonly Square[]): Expression =>
    some
      .map((square) => tree("==", place, squares.indexOf(square)))
      .reduce((one, other) => tree("or", one, other));
  if (rule?.fold === "moves") return {};
  if (parameters.length === 1) {
    const first = rule?.members?.(board) ?? at(origins, 0);
    const found = open.filter((square) => first.includes(square));
    return { isOrigin: isOneOf("to", found) };
  }
  const isOrigin = tree("==", "to", "origin");
  if (open.length === board.squares.length) return { isOrigin };
  const isOpen = isOneOf("origin", open);
  return { isOrigin: tree("and", isOrigin, isOpen), isOpen };
};

/** Returns the input for a table's check; `undefined` if the answers are too large, or if no rule determines them. */
export const checkOf = (table: Table): Check | undefined => {
  const { measure, layout } = table;
  const { rule, element } = measure;
  const { board, targets } = layout;
  const isOfSets = element === SET;
  if (!rule || element.type === "u32" || (isOfSets && board.numbered.length > 64)) return undefined;
  const { fold, values } = rule;
  const [isPair, isOfCounts] = [layout.parameters.length === 2, isCounted(layout)];
  const own = { fold, values, isOfSets, isPair, isOfCounts };
  const whole = { squares: board.squares, width: board.files };
  if (fold === "count") return { ...inRows(board), ...own, vectors: [], isToward: false, most: 0 };
  if (rule.ofCell || rule.members) {
    const places = rule.ofCell ? framed(board, []) : whole;
    const ofCell = rule.ofCell?.(tree("mod", "to", places.width), tree("div", "to", places.width));
    const conditions = ofCell === undefined ? conditionsOf(table, board.squares) : { ofCell };
    return { ...places, ...own, ...conditions, vectors: [], isToward: false, most: 0 };
  }
  const moves = movesByRule(rule, layout);
  const isMoving = moves && [...moves.vectors, ...(moves.into ?? []).flat()].length > 0;
  // The check of path counts adds up answers, so it would fail if the table had other values instead of the answers.
  if (!isMoving || (values && fold === "pathCount")) return undefined;
  const { vectors, into, isToward, distance } = moves;
  const from = distance.ways[0].on(board);
  const furthest = board.squares.map((one) => Math.max(...from([one]).map((moves = 0) => moves)));
  const places = into ? whole : framed(board, vectors);
  return {
    ...{ ...places, ...own, ...conditionsOf(table, places.squares) },
    ...{ vectors, ...(into && { into }), isToward },
    most: isOfCounts ? targets.length - 1 : Math.max(...furthest),
  };
};
