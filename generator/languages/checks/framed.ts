/** What a check knows: the board, the moves, and the rule. It is tried before it is printed. */
import { at, onceFor } from "../../common.js";
import type { Board, Square, Vector } from "../../boards/board.js";
import { movesOf, reversed } from "../../boards/moves.js";
import { bitOf, SET, UNREACHABLE, type Answer } from "../../measures/measure.js";
import type { Fold, Path, Rule } from "../../measures/rules.js";
import type { Table } from "../../table.js";

/** A move to another place, once or repeated up to the edge of the board, and its value. */
export interface Move {
  readonly vector: Vector;
  readonly isRepeated: boolean;
  readonly value: number;
}

/** The moves of a path: one that is repeated, or one for each square where it may stop. */
const movesAlong = (
  { vectors, stops }: Path,
  { value, least }: { readonly value: number; readonly least: number },
  board: Board,
): readonly Move[] => {
  const step = at(vectors, 0);
  const isLine = vectors.every(
    ({ files, ranks }, place) =>
      stops.has(place) && files === step.files * (place + 1) && ranks === step.ranks * (place + 1),
  );
  const times = vectors.length + 1;
  const next = { files: step.files * times, ranks: step.ranks * times };
  const isRepeated =
    isLine &&
    times > least &&
    board.squares.every((square) => board.plus(square, next) === undefined);
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
  readonly fold: Fold;
  /** The moves, each a difference of places. */
  readonly moves: readonly Move[];
  /** If moves are no differences: for each square, the squares from which one moves there. The board has no frame then. */
  readonly into?: readonly (readonly Square[])[];
}

/** The places along a move, or against it. */
const along = (
  { squares, width }: Framed,
  { vector, isRepeated }: Move,
  place: number,
  sign = -1,
): readonly number[] => {
  const step = sign * (vector.ranks * width + vector.files);
  const places = [];
  for (let one = place + step; squares[one] !== undefined; one += step) {
    places.push(one);
    if (!isRepeated) break;
  }
  return places;
};

/** For each place, those from which one moves there, each with the value of the move. */
const beforeOn = onceFor((check: Check) =>
  check.squares.map((square, place) =>
    square === undefined
      ? []
      : check.into
        ? at(check.into, place).map((one) => ({ one, value: 1 }))
        : check.moves.flatMap((move) =>
            along(check, move, place).map((one) => ({ one, value: move.value })),
          ),
  ),
);

/** The number of moves to each place from that of the origin. */
const wavesFrom = (check: Check, origin: number): ReadonlyMap<number, number> => {
  const waves = new Map([[origin, 0]]);
  for (let n = 0, more = 1; more > 0; n++) {
    more = 0;
    for (const [to, before] of beforeOn(check).entries())
      if (!waves.has(to) && before.some(({ one }) => waves.get(one) === n)) {
        waves.set(to, n + 1);
        more++;
      }
  }
  return waves;
};

/** The greatest number of moves from a square to another. */
export const mostMoves = (check: Check): number =>
  Math.max(
    ...check.squares.flatMap((square, origin) =>
      square === undefined ? [] : [...wavesFrom(check, origin).values()],
    ),
  );

/** The answers by a rule from some origins, by place, or by count. `answers` are those of the table, from which some follow. */
const answersBy = (
  check: Check,
  { numbers }: Board,
  origins: readonly Square[],
  answers: readonly Answer[],
): readonly Answer[] => {
  const { fold, squares, moves } = check;
  const isOrigin = (place: number): boolean => origins.includes(squares[place] ?? NaN);
  const bit = (place: number): bigint => bitOf(at(numbers, squares[place] ?? 0));
  const waves = ["least", "one", "all", "between", "line"].includes(fold)
    ? undefined
    : wavesFrom(check, squares.indexOf(origins[0]));
  const isWithin = (place: number, count: number): boolean => {
    const wave = waves?.get(place) ?? NaN;
    return fold === "rings" ? wave === count : wave <= count;
  };
  if (fold === "rings" || fold === "zones")
    return answers.map((_, count) =>
      [...squares.keys()]
        .filter((place) => isWithin(place, count))
        .reduce((set, place) => set | bit(place), 0n),
    );
  return squares.map((to, place) => {
    if (to === undefined) return undefined;
    const before = at(beforeOn(check), place);
    const nearer = before
      .filter(({ one }) => (waves?.get(one) ?? NaN) + 1 === waves?.get(place))
      .map(({ one }) => answers[squares[one] ?? NaN] ?? 0);
    switch (fold) {
      case "least": {
        const sums = before.map(({ one, value }) => value + Number(answers[squares[one] ?? NaN]));
        const least = Math.min(UNREACHABLE, ...sums.filter((sum) => !Number.isNaN(sum)));
        return isOrigin(place) ? 0 : least === UNREACHABLE ? undefined : least;
      }
      case "one":
        return before.findLast(({ one }) => isOrigin(one))?.value ?? 0;
      case "all":
        return before.reduce((bits, { one, value }) => (isOrigin(one) ? bits | value : bits), 0);
      case "pathCount":
        return nearer.reduce<number>((sum, count) => sum + Number(count), Number(isOrigin(place)));
      case "paths":
        return nearer.reduce<bigint>(
          (set, more) => set | BigInt(more),
          waves?.has(place) ? bit(place) : 0n,
        );
    }
    const sets = moves.map((move) => {
      const [back, on] = [along(check, move, place), along(check, move, place, 1)];
      const end = back.findIndex(isOrigin);
      if (end === -1) return 0n;
      const passed = fold === "line" ? [place, ...back, ...on] : back.slice(0, end);
      return passed.reduce((set, one) => set | bit(one), 0n);
    });
    return sets.findLast((set) => set !== 0n) ?? 0n;
  });
};

/** Whether the rule of a check gives all answers of a table. */
const isRight = (check: Check, { measure, layout: { board, origins } }: Table): boolean => {
  const answersFrom = measure.ways[0].on(board);
  const isOfCounts = check.fold === "rings" || check.fold === "zones";
  return origins.every((some) => {
    const answers = answersFrom(some);
    const right = answersBy(check, board, some, answers);
    return isOfCounts
      ? right.every((set, count) => set === answers[count])
      : check.squares.every((to, place) => to === undefined || right[place] === answers[to]);
  });
};

/** With the moves as differences. */
const byDifferences = (rule: Rule, { board, isTo = false }: Table["layout"]): Check | undefined => {
  if (board.joined || board.graphs) return undefined;
  const { fold } = rule;
  const isOfRides = fold === "between" || fold === "line";
  const moves = rule
    .moves(board)
    .flatMap(([path, value]) => movesAlong(path, { value, least: isOfRides ? 1 : 2 }, board))
    .filter(({ isRepeated }) => isRepeated || !isOfRides)
    .map(({ vector: { files, ranks }, ...move }) => ({
      ...move,
      vector: isTo ? { files: -files, ranks: -ranks } : { files, ranks },
    }));
  return moves.length === 0 ? undefined : { ...framed(board, moves), fold, moves };
};

/** With the moves as lists, for moves that differ from square to square. */
const byLists = (
  { fold, mover }: Rule,
  { board, isTo = false }: Table["layout"],
): Check | undefined => {
  const { squares, files } = board;
  const into = mover && movesOf(isTo ? mover : reversed(mover), board);
  return into?.some((one) => one.length > 0)
    ? { fold, squares, width: files, moves: [], into }
    : undefined;
};

/** What the check of a table knows; `undefined` if its answers do not follow from moves alone. */
export const checkOf = (table: Table): Check | undefined => {
  const { measure, layout } = table;
  const { board, targets } = layout;
  const { rule, element } = measure;
  if (!rule || element.type === "u32" || (element === SET && board.numbered.length > 64))
    return undefined;
  if (element !== SET && targets !== board.squares) return undefined;
  return [byDifferences, byLists]
    .map((by) => by(rule, layout))
    .find((check) => check && isRight(check, table));
};
