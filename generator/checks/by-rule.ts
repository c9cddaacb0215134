/** Derives answers from moves by the rules of measures, for a proof and for the checks beside tables. */
import { at } from "../common.js";
import type { Board, Square, Vector } from "../core/board.js";
import { movesOf, reversed, type Mover } from "../core/moves.js";
import type { Layout } from "../core/layout.js";
import { distance } from "../core/distances.js";
import { byNumbers, setOf } from "../core/measure.js";
import type { Answers, DistanceMeasure, Measure } from "../core/measure.js";
import type { Fold, Path, Rule } from "../core/rules.js";
import { differenceIn, type Proof } from "../core/prove.js";
import { pathCount, rings, shortestPaths, zones } from "../core/sets.js";

/** A move by a vector, and its value. A move is made once or repeated up to the edge of the board. */
export interface Move {
  readonly vector: Vector;
  readonly isRepeated: boolean;
  readonly value: number;
}

/** The moves of a rule on a board. */
export interface Moves {
  /** The moves by vectors; empty if `into` lists the moves. */
  readonly vectors: readonly Move[];
  /** For each square, the squares from which a move leads to it or, if `isToward`, those to which a move leads from it. */
  readonly into?: readonly (readonly Square[])[];
  /** Whether all moves are reversed, because the answers are for moves from each square, not to it. */
  readonly isToward: boolean;
  /** The number of moves to a square. */
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
  const isOfRides = fold === "between" || fold === "line";
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
  // A leap passes no squares, so it adds nothing to `between`; but it has a line.
  if (isOfRides) return fold === "between" && vectors.length === 1 ? [] : undefined;
  return isOpen(path, board)
    ? [...stops].map((place) => ({ vector: at(vectors, place), isRepeated, value }))
    : undefined;
};

/** Returns the squares along a move or, if `sign` is -1, against it. */
const along = (
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
  { board, isTo = false }: Layout,
): Moves | undefined => {
  const isToward = isTo || fold === "moves";
  const isByVectors = !board.joined && !board.graphs && !mover?.graph;
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
    const graph = board.squares.map((from) => vectors.flatMap((move) => along(board, move, from)));
    // If two vectors led to one square, its paths would be counted twice. A list contains each square only once.
    const isTwice = fold === "pathCount" && graph.some((to) => new Set(to).size < to.length);
    if (!isTwice) return { vectors, isToward, distance: distanceOn(graph) };
  }
  if (!mover) return undefined;
  const [own, other] = isToward ? [reversed(mover), mover] : [mover, reversed(mover)];
  return {
    vectors: [],
    isToward,
    into: movesOf(other, board),
    distance: distanceOn(movesOf(own, board), mover),
  };
};

/** The measures that follow from the number of moves. */
const COUNTED: Readonly<Partial<Record<Fold, (of: DistanceMeasure) => Measure>>> = {
  least: (of) => of,
  paths: (of) => shortestPaths(of, ""),
  pathCount: (of) => pathCount(of, ""),
  rings: (of) => rings(of, "").measure,
  zones: (of) => zones(of, "").measure,
};

/**
 * Returns the answers of a rule in a layout; `undefined` if the rule needs more than the moves, or needs no moves. A rule
 * without moves has the cells, members or numbers of the first way, which the second way checks.
 */
const answersByRule = (rule: Rule, layout: Layout): Answers | undefined => {
  const { board, targets } = layout;
  const { fold, ofCell, members } = rule;
  const isOfSquares = (ofCell ?? members) !== undefined || fold === "count";
  const moves = isOfSquares ? undefined : movesByRule(rule, layout);
  if (!moves) return undefined;
  const counted = COUNTED[fold]?.(moves.distance);
  if (counted) return (board.numbering ? byNumbers(counted) : counted).ways[0].on(board);
  if (fold === "moves") {
    const { vectors, into = board.squares.map(() => []) } = moves;
    const reached = into.map((to, from) => [
      ...to,
      ...vectors.flatMap((move) => along(board, move, from, -1)),
    ]);
    return () => reached.map((to) => setOf([...new Set(to)].map((one) => at(board.numbers, one))));
  }
  if (fold === "step" || fold === "reach")
    return ([origin = 0]) =>
      targets.map((direction) => {
        const ahead = moves.vectors
          .filter(({ value }) => value === direction)
          .flatMap((move) => along(board, move, origin));
        return fold === "reach" ? ahead.length : ahead.map((to) => at(board.numbers, to))[0];
      });
  const isOfSets = fold === "between" || fold === "line";
  return ([origin = 0]) => {
    const answers = board.squares.map((): number | bigint => (isOfSets ? 0n : 0));
    for (const move of moves.vectors) {
      const ahead = along(board, move, origin);
      for (const [place, to] of ahead.entries()) {
        const passed =
          fold === "between"
            ? ahead.slice(0, place)
            : [origin, ...ahead, ...along(board, move, origin, -1)];
        answers[to] = isOfSets
          ? setOf(passed.map((one) => at(board.numbers, one)))
          : move.value | (fold === "all" ? Number(answers[to]) : 0);
      }
    }
    return answers;
  };
};

/** Compares the answers of a table with those that the rule of its measure gives. */
export const ruleHolds: Proof = ({ measure: { rule, ways }, layout }) => {
  const answersFrom = rule && answersByRule(rule, layout);
  if (!answersFrom) return undefined;
  const answers: Answers = (origins) =>
    answersFrom(origins).map((answer) => rule.values?.get(answer) ?? answer);
  const byRule = { name: "the rule of the moves", on: () => answers };
  return differenceIn(layout, { ways: [ways[0], byRule] });
};
