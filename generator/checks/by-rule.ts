/** Derives answers from moves by the rules of measures, for a proof and for the checks beside tables. */
import { at } from "../common.js";
import type { Board, Square, Vector } from "../core/boards/board.js";
import { movesOf, reversed, type Mover } from "../core/boards/moves.js";
import type { Layout } from "../core/layouts/layout.js";
import { distance, fillOn } from "../core/measures/distances.js";
import { setOf, type Answer } from "../core/measures/elements.js";
import { byNumbers } from "../core/measures/measure.js";
import type { Answers, DistanceMeasure, Measure } from "../core/measures/measure.js";
import type { Fold, Path, Rule } from "../core/measures/rules.js";
import { differenceIn, type Proof } from "../core/tables/prove.js";
import { pathCount, rings, shortestPaths, zones } from "../core/measures/sets.js";

/** A move by a vector, and its value. A move is made once or repeated up to the edge of the board. */
export interface Move {
  readonly vector: Vector;
  readonly isRepeated: boolean;
  readonly value: number;
}

/** The moves of a rule on a board. */
export interface Moves {
  /** The moves by vectors; empty if `after` lists the moves. */
  readonly vectors: readonly Move[];
  /** For each square, the squares to which a move leads from it or, if `isToward`, from which a move leads to it. */
  readonly after?: readonly (readonly Square[])[];
  /** Whether all moves are reversed, because the answers are for moves from each square, not for moves to it. */
  readonly isToward: boolean;
  /** The measure of the number of moves. */
  readonly distance: DistanceMeasure;
}

/** Reports whether all given vectors lead from a square to squares of the board. */
const areOn = (board: Board, from: Square, vectors: readonly Vector[]): boolean =>
  vectors.every((vector) => board.plus(from, vector) !== undefined);

/** Reports whether, from every square, a path stays on the board up to each stop that is on the board. */
const isOpen = ({ vectors, stops }: Path, board: Board): boolean =>
  [...stops].every((stop) =>
    board.squares.every(
      (from) =>
        board.plus(from, at(vectors, stop)) === undefined ||
        areOn(board, from, vectors.slice(0, stop)),
    ),
  );

/** Returns the moves of a path: one repeated move, or one move per stop; `undefined` if such moves do not suffice. */
const movesAlong = (
  path: Path,
  value: number,
  fold: Fold,
  board: Board,
): readonly Move[] | undefined => {
  const { vectors, stops } = path;
  const isOfRides = ["between", "line", "beyond", "mask"].includes(fold);
  const step = at(vectors, 0);
  const isLine = vectors.every(
    ({ files, ranks }, place) =>
      stops.has(place) && files === step.files * (place + 1) && ranks === step.ranks * (place + 1),
  );
  const times = vectors.length + 1;
  const next = { files: step.files * times, ranks: step.ranks * times };
  const isRepeated =
    isLine &&
    times > (isOfRides ? 1 : 2) &&
    !board.squares.some((from) => areOn(board, from, [next, ...vectors]));
  if (isRepeated) return [{ vector: step, isRepeated, value }];
  // A leap passes no squares, so it adds nothing to `between`. But a leap has a line, so one move does not suffice for
  // `line`. For `mask`, a leap may make a ride to the same square superfluous.
  if (isOfRides) return fold === "between" && vectors.length === 1 ? [] : undefined;
  return isOpen(path, board)
    ? [...stops].map((place) => ({ vector: at(vectors, place), isRepeated, value }))
    : undefined;
};

/** Returns the squares along a move or, if `sign` is -1, against it. */
const squaresOfMove = (
  board: Board,
  { vector: { files, ranks }, isRepeated }: Move,
  origin: Square,
  sign = 1,
): readonly Square[] => {
  const step = { files: sign * files, ranks: sign * ranks };
  const found: Square[] = [];
  for (let here = board.plus(origin, step); here !== undefined; here = board.plus(here, step)) {
    found.push(here);
    if (!isRepeated) break;
  }
  return found;
};

/** Returns the distance measure of a piece, given the squares to which it moves from each square. */
const distanceOn = (
  graph: readonly (readonly Square[])[],
  { within }: Pick<Mover, "within"> = {},
): DistanceMeasure =>
  distance({
    ...{ name: "", notation: "", leaps: () => [], graph: () => graph },
    ...(within && { within }),
  });

/**
 * Returns the moves of a rule as vectors or, if that is not possible, as lists. Returns `undefined` if the rule needs
 * more information on this board: which way a piece goes around joined sides, or which squares it passes.
 */
export const movesByRule = (
  { fold, moves, mover }: Rule,
  { board, nearest }: Layout,
): Moves | undefined => {
  const isToward = nearest?.isTo === true;
  const isByVectors = !board.joins && !board.graphs && !mover?.graph;
  const found = isByVectors
    ? moves(board).map(([path, value]) => movesAlong(path, value, fold, board))
    : [undefined];
  if (!found.includes(undefined)) {
    const vectors = found
      .flatMap((some) => some ?? [])
      .map(({ vector: { files, ranks }, ...move }) => ({
        ...move,
        vector: isToward ? { files: -files, ranks: -ranks } : { files, ranks },
      }));
    const graph = board.squares.map((from) =>
      vectors.flatMap((move) => squaresOfMove(board, move, from)),
    );
    // If two vectors led to the same square, the paths to this square would be counted twice, or only one of them would
    // need its squares to be free. A list contains each square only once.
    const isTwice =
      (fold === "pathCount" || fold === "mask") && graph.some((to) => new Set(to).size < to.length);
    if (!isTwice) return { vectors, isToward, distance: distanceOn(graph) };
  }
  if (!mover) return undefined;
  const after = movesOf(isToward ? reversed(mover) : mover, board);
  return {
    vectors: [],
    isToward,
    after,
    distance: distanceOn(after, mover),
  };
};

/** Returns the answers of a rule in a layout, given the moves. */
type ByMoves = (moves: Moves, layout: Layout) => Answers;

const setOn = ({ numbers }: Board, squares: readonly Square[]): bigint =>
  setOf(squares.map((square) => at(numbers, square)));

/** The answers of a measure that follows from the number of moves. */
const byCounts =
  (measureOf: (distance: DistanceMeasure) => Measure): ByMoves =>
  (moves, { board }) => {
    const measure = measureOf(moves.distance);
    return (board.numbering ? byNumbers(measure) : measure).ways[0].on(board);
  };

/** For each square, the set of the squares to which moves lead. */
const byReach: ByMoves = ({ vectors, after }, { board }) => {
  const sets = board.squares.map((from) => {
    const ahead = vectors.flatMap((move) => squaresOfMove(board, move, from));
    return setOn(board, [...new Set([...(after?.[from] ?? []), ...ahead])]);
  });
  return () => sets;
};

/** For each square, the set of the squares that moves pass. */
const byPassing: ByMoves = ({ vectors }, { board }) => {
  const sets = board.squares.map((from) =>
    setOn(
      board,
      vectors.flatMap((move) => squaresOfMove(board, move, from).slice(0, -1)),
    ),
  );
  return () => sets;
};

/** For each direction, an answer that follows from the squares ahead, the nearest first. */
const byDirections =
  (answerOf: (ahead: readonly Square[], board: Board) => Answer): ByMoves =>
  ({ vectors }, { board, targets }) =>
  ([origin = 0]) =>
    targets.map((direction) => {
      const moves = vectors.filter(({ value }) => value === direction);
      return answerOf(
        moves.flatMap((move) => squaresOfMove(board, move, origin)),
        board,
      );
    });

/** A square to which a move leads from the origin: `ahead[place]`, where `ahead` has all squares along the move. */
interface Reached {
  readonly board: Board;
  readonly move: Move;
  readonly origin: Square;
  readonly ahead: readonly Square[];
  readonly place: number;
}

/**
 * For each square that a move reaches, the answer that `answerOf` finds from the move and from the square's answer so
 * far; `none` for all other squares.
 */
const byTargets =
  <A extends number | bigint>(none: A, answerOf: (reached: Reached, before: A) => A): ByMoves =>
  ({ vectors }, { board }) =>
  ([origin = 0]) => {
    const answers = board.squares.map(() => none);
    for (const move of vectors) {
      const ahead = squaresOfMove(board, move, origin);
      for (const [place, to] of ahead.entries())
        answers[to] = answerOf({ board, move, origin, ahead, place }, at(answers, to));
    }
    return answers;
  };

/** The answers of each rule, except the rules without moves. */
const ANSWERS: Readonly<Partial<Record<Fold, ByMoves>>> = {
  least: ({ distance: { mover } }, { board }) => fillOn(mover, board),
  paths: byCounts((distance) => shortestPaths(distance, "")),
  pathCount: byCounts((distance) => pathCount(distance, "")),
  rings: byCounts((distance) => rings(distance, "")),
  zones: byCounts((distance) => zones(distance, "")),
  moves: byReach,
  mask: byPassing,
  step: byDirections(([first], { numbers }) => (first === undefined ? first : at(numbers, first))),
  reach: byDirections((ahead) => ahead.length),
  ray: byDirections((ahead, board) => setOn(board, ahead)),
  one: byTargets<number>(0, ({ move }) => move.value),
  all: byTargets<number>(0, ({ move }, before) => before | move.value),
  between: byTargets(0n, ({ board, ahead, place }) => setOn(board, ahead.slice(0, place))),
  beyond: byTargets(0n, ({ board, ahead }) => setOn(board, ahead)),
  line: byTargets(0n, ({ board, move, origin, ahead }) =>
    setOn(board, [origin, ...ahead, ...squaresOfMove(board, move, origin, -1)]),
  ),
};

/**
 * Returns the answers of a rule in a layout; `undefined` if the rule needs more than the moves, or no moves. A rule that
 * needs no moves would only repeat the first way, which the second way checks.
 */
const answersByRule = (rule: Rule, layout: Layout): Answers | undefined => {
  const answersOf = ANSWERS[rule.fold];
  const moves = answersOf && movesByRule(rule, layout);
  return moves && answersOf(moves, layout);
};

/** Compares the answers of a table with the answers that the rule of its measure gives. */
export const ruleHolds: Proof = ({ measure: { rule, ways }, layout }) => {
  const answersFrom = rule && answersByRule(rule, layout);
  if (!answersFrom) return undefined;
  const { values } = rule;
  const answers: Answers = values
    ? (origins) => answersFrom(origins).map((answer) => values.get(answer) ?? answer)
    : answersFrom;
  const byRule = { name: "the rule of the moves", on: () => answers };
  return differenceIn(layout, { ways: [ways[0], byRule] });
};
