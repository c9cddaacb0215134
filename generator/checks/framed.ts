/** The input of a check: the board, the moves, and the rule. */
import type { Board, Square, Vector } from "../core/board.js";
import { movesByRule, type Move, type Moves } from "./by-rule.js";
import { SET } from "../core/measure.js";
import type { Fold, Rule } from "../core/rules.js";
import type { Table } from "../core/table.js";

/** A board in a frame that no move leaves. `squares` lists the places rank by rank; some have no square. */
interface Framed {
  readonly squares: readonly (Square | undefined)[];
  readonly width: number;
}

const framed = (board: Board, moves: readonly Move[]): Framed => {
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

/** The input of a check. With lists of moves, the board has no frame. */
export interface Check extends Framed, Pick<Moves, "vectors" | "into" | "isToward"> {
  readonly fold: Fold;
  readonly isOfSets: boolean;
  /** Whether answers are for counts or directions, not for squares. */
  readonly isOfCounts: boolean;
  /** The greatest count or direction; if answers are for squares, the greatest number of moves. */
  readonly most: number;
  /** Whether answers are for pairs of squares, or for a square and a count. */
  readonly isPair: boolean;
  readonly values: Rule["values"];
}

/** Returns the input for a table's check; `undefined` if no rule determines the answers, or they are too large. */
export const checkOf = ({ measure: { rule, element }, layout }: Table): Check | undefined => {
  const { board, targets } = layout;
  const isOfSets = element === SET;
  if (!rule || element.type === "u32" || (isOfSets && board.numbered.length > 64)) return undefined;
  const { fold, values } = rule;
  const own = { fold, values, isOfSets, isPair: layout.parameters.length === 2 };
  const nothing = { vectors: [], isToward: false, isOfCounts: false, most: 0 };
  if (fold === "cell" && !board.graphs) return { ...framed(board, []), ...own, ...nothing };
  if (fold === "member") return { squares: board.squares, width: board.files, ...own, ...nothing };
  const moves = movesByRule(rule, layout);
  const isMoving = moves && [...moves.vectors, ...(moves.into ?? []).flat()].length > 0;
  // The check of path counts adds up other answers. It would fail if the table had other values instead.
  if (!isMoving || (values && fold === "pathCount")) return undefined;
  const { vectors, into, isToward, distance } = moves;
  const isOfCounts = ["rings", "zones", "step", "reach"].includes(fold);
  const from = distance.ways[0].on(board);
  const furthest = board.squares.map((one) => Math.max(...from([one]).map((moves = 0) => moves)));
  return {
    ...(into ? { into, squares: board.squares, width: board.files } : framed(board, vectors)),
    ...{ ...own, vectors, isToward, isOfCounts },
    most: isOfCounts ? targets.length - 1 : Math.max(...furthest),
  };
};
