/** What a check knows: the board in a frame, the moves as steps in it, and the rule. It is tried before it is printed. */
import { at } from "../../common.js";
import type { Board, Square, Vector } from "../../boards/board.js";
import { bitOf, UNREACHABLE, type Answer } from "../../measures/measure.js";
import type { Path, Rule } from "../../measures/rules.js";
import type { Table } from "../../table.js";

/** A move to another place, once or repeated up to the edge of the board, and its value. */
export interface Move {
  readonly vector: Vector;
  readonly isRepeated: boolean;
  readonly value: number;
}

/** The moves of a path: one that is repeated, or one for each square where it may stop. */
const movesAlong = ({ vectors, stops }: Path, value: number, board: Board): readonly Move[] => {
  const step = at(vectors, 0);
  const isLine = vectors.every(
    ({ files, ranks }, place) =>
      stops.has(place) && files === step.files * (place + 1) && ranks === step.ranks * (place + 1),
  );
  const times = vectors.length + 1;
  const next = { files: step.files * times, ranks: step.ranks * times };
  const isRepeated =
    isLine && times > 2 && board.squares.every((square) => board.plus(square, next) === undefined);
  return isRepeated
    ? [{ vector: step, isRepeated, value }]
    : [...stops].map((place) => ({ vector: at(vectors, place), isRepeated, value }));
};

/** A board in a frame so wide that no move leaves it; rank by rank, with the squares at their places. */
interface Framed {
  readonly squares: readonly (Square | undefined)[];
  readonly width: number;
}

const framed = (board: Board, moves: readonly Move[]): Framed => {
  const most = (axis: keyof Vector): number =>
    Math.max(...moves.map(({ vector }) => Math.abs(vector[axis])));
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

/** What a check needs to know. */
export interface Check extends Framed {
  readonly rule: Rule;
  readonly moves: readonly Move[];
}

/** The answers from some origins by a rule, if they follow from those of a table. */
const answersBy = (
  { rule: { fold }, moves, squares, width }: Check,
  origins: readonly Square[],
  answers: readonly Answer[],
): readonly Answer[] => {
  const held = squares.map((square) =>
    Number(square === undefined ? NaN : (answers[square] ?? NaN)),
  );
  return squares.map((to, place) => {
    if (to === undefined) return undefined;
    const isOrigin = origins.includes(to);
    let right = fold === "least" ? (isOrigin ? 0 : UNREACHABLE) : 0;
    for (const { vector, isRepeated, value } of moves) {
      const step = vector.ranks * width + vector.files;
      let from = place - step;
      for (let square = squares[from]; square !== undefined; square = squares[(from -= step)]) {
        const sum = value + at(held, from);
        if (fold === "least") right = sum < right ? sum : right;
        else if (origins.includes(square)) right = fold === "all" ? right | value : value;
        if (!isRepeated) break;
      }
    }
    return fold === "least" && right === UNREACHABLE ? undefined : right;
  });
};

/** The number of the first of some sets that has a square, for each square. */
const countsIn = (sets: readonly Answer[], { numbers }: Board): readonly Answer[] =>
  numbers.map((number) => {
    const count = sets.findIndex((set) => typeof set === "bigint" && set & bitOf(number));
    return count === -1 ? undefined : count;
  });

/** What the check of a table knows; `undefined` if its answers do not follow from moves alone. */
export const checkOf = ({ measure, layout }: Table): Check | undefined => {
  const { board, isTo = false, origins, targets } = layout;
  const { rule } = measure;
  if (
    !rule ||
    board.joined ||
    board.graphs ||
    measure.element.type === "u32" ||
    (rule.relation ? board.numbered.length > 64 : targets !== board.squares)
  )
    return undefined;
  const moves = rule
    .moves(board)
    .flatMap(([path, value]) => movesAlong(path, value, board))
    .map(({ vector: { files, ranks }, ...move }) => ({
      ...move,
      vector: isTo ? { files: -files, ranks: -ranks } : { files, ranks },
    }));
  if (moves.length === 0) return undefined;
  const check = { ...framed(board, moves), rule, moves };
  const answersFrom = measure.ways[0].on(board);
  const isRight = origins.every((some) => {
    const answers = rule.relation ? countsIn(answersFrom(some), board) : answersFrom(some);
    const right = answersBy(check, some, answers);
    return check.squares.every((to, place) => to === undefined || right[place] === answers[to]);
  });
  return isRight ? check : undefined;
};
