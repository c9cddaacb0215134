/** What a check knows: the board, the moves, and the rule. Its moves are tried before it is printed; tests run its rule. */
import { at, onceFor } from "../../common.js";
import type { Board, Square, Vector } from "../../boards/board.js";
import { movesOf, reversed } from "../../boards/moves.js";
import { distance } from "../../measures/distance-formulas.js";
import { byNumbers, SET, setOf } from "../../measures/measure.js";
import type { Answers, DistanceMeasure, Measure } from "../../measures/measure.js";
import type { Layout } from "../../layouts/layout.js";
import type { Fold, Path, Rule } from "../../measures/rules.js";
import { pathCount, rings, shortestPaths, zones } from "../../measures/sets.js";
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

/** A board with its moves. */
interface Placed extends Framed {
  /** The moves, each a difference of places. */
  readonly moves: readonly Move[];
  /** If moves are no differences: for each square, the squares from which one moves there. The board has no frame then. */
  readonly into?: readonly (readonly Square[])[];
  /** The number of moves that lead to a square. */
  readonly distance: DistanceMeasure;
}

/** What a check needs to know. */
export interface Check extends Placed {
  readonly fold: Fold;
  readonly isOfSets: boolean;
  /** Whether answers are for counts of moves, not for squares. */
  readonly isOfCounts: boolean;
  /** The greatest count. */
  readonly most: number;
}

/** The place of each square. */
const placesOf = onceFor(
  (squares: Framed["squares"]) => new Map(squares.map((square, place) => [square, place])),
);

/** The squares along a move, or against it. */
const along = (
  { squares, width }: Framed,
  { vector, isRepeated }: Move,
  origin: Square,
  sign = 1,
): readonly Square[] => {
  const step = sign * (vector.ranks * width + vector.files);
  const found: Square[] = [];
  for (let place = (placesOf(squares).get(origin) ?? NaN) + step; ; place += step) {
    const square = squares[place];
    if (square === undefined) return found;
    found.push(square);
    if (!isRepeated) return found;
  }
};

/** The number of moves of a piece, given the squares to which it moves from each. */
const distanceOn = (graph: readonly (readonly Square[])[]): DistanceMeasure =>
  distance({ name: "", notation: "", leaps: () => [], graph: () => graph });

/** The measures that follow from numbers of moves. */
const COUNTED: Readonly<Partial<Record<Fold, (of: DistanceMeasure) => Measure>>> = {
  least: (of) => of,
  paths: (of) => byNumbers(shortestPaths(of, "")),
  pathCount: (of) => pathCount(of, ""),
  rings: (of) => byNumbers(rings(of, "").measure),
  zones: (of) => byNumbers(zones(of, "").measure),
};

/** The answers by the rule of a check, by square or by count. */
const answersBy = (check: Check, board: Board): Answers => {
  const { fold, moves, isOfSets } = check;
  const counted = COUNTED[fold]?.(check.distance);
  if (counted) return counted.ways[0].on(board);
  return ([origin = 0]) => {
    const answers = board.squares.map((): number | bigint => (isOfSets ? 0n : 0));
    for (const move of moves) {
      const ahead = along(check, move, origin);
      for (const [place, to] of ahead.entries()) {
        const passed =
          fold === "between"
            ? ahead.slice(0, place)
            : [origin, ...ahead, ...along(check, move, origin, -1)];
        answers[to] = isOfSets
          ? setOf(passed.map((one) => at(board.numbers, one)))
          : move.value | (fold === "all" ? Number(answers[to]) : 0);
      }
    }
    return answers;
  };
};

/** Whether the rule of a check gives all answers of a table. */
const isRight = (check: Check, { measure, layout: { board, origins } }: Table): boolean => {
  const [answersFrom, right] = [measure.ways[0].on(board), answersBy(check, board)];
  return origins.every((some) => answersFrom(some).join() === right(some).join());
};

/** With the moves as differences. */
const byDifferences = (
  { fold, moves: movesOn }: Rule,
  { board, isTo = false }: Layout,
): Placed | undefined => {
  if (board.joined || board.graphs) return undefined;
  const isOfRides = fold === "between" || fold === "line";
  const moves = movesOn(board)
    .flatMap(([path, value]) => movesAlong(path, { value, least: isOfRides ? 1 : 2 }, board))
    .filter(({ isRepeated }) => isRepeated || !isOfRides)
    .map(({ vector: { files, ranks }, ...move }) => ({
      ...move,
      vector: isTo ? { files: -files, ranks: -ranks } : { files, ranks },
    }));
  if (moves.length === 0) return undefined;
  const whole = framed(board, moves);
  const graph = board.squares.map((from) => moves.flatMap((move) => along(whole, move, from)));
  return { ...whole, moves, distance: distanceOn(graph) };
};

/** With the moves as lists, for moves that differ from square to square. */
const byLists = ({ mover }: Rule, { board, isTo = false }: Layout): Placed | undefined => {
  if (!mover) return undefined;
  const { squares, files: width } = board;
  const [own, other] = isTo ? [reversed(mover), mover] : [mover, reversed(mover)];
  const into = movesOf(other, board);
  return into.some((one) => one.length > 0)
    ? { squares, width, moves: [], into, distance: distanceOn(movesOf(own, board)) }
    : undefined;
};

/** What the check of a table knows; `undefined` if its answers do not follow from moves alone. */
export const checkOf = (table: Table): Check | undefined => {
  const { measure, layout } = table;
  const { board, targets } = layout;
  const { rule, element } = measure;
  const isOfSets = element === SET;
  if (!rule || element.type === "u32" || (isOfSets && board.numbered.length > 64)) return undefined;
  if (!isOfSets && targets !== board.squares) return undefined;
  const { fold } = rule;
  const isOfCounts = fold === "rings" || fold === "zones";
  for (const placedBy of [byDifferences, byLists]) {
    const placed = placedBy(rule, layout);
    if (!placed) continue;
    const from = placed.distance.ways[0].on(board);
    const furthest = board.squares.map((one) => Math.max(...from([one]).map((moves = 0) => moves)));
    const most = isOfCounts ? targets.length - 1 : Math.max(...furthest);
    const check = { ...placed, fold, isOfSets, isOfCounts, most };
    if (isRight(check, table)) return check;
  }
  return undefined;
};
