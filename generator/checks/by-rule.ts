/** Answers by the rules of measures, which know only the moves: for a proof, and for the checks beside tables. */
import { at } from "../common.js";
import type { Board, Square, Vector } from "../core/board.js";
import type { Mover } from "../core/mover.js";
import { movesOf, reversed } from "../core/moves.js";
import { evaluated } from "../core/expression.js";
import type { Layout } from "../core/layout.js";
import { distance } from "../core/distance-formulas.js";
import { byNumbers, setOf } from "../core/measure.js";
import type { Answers, DistanceMeasure, Measure } from "../core/measure.js";
import type { Fold, Path, Rule } from "../core/rules.js";
import { differenceOn, type Proof } from "../core/prove.js";
import { pathCount, rings, shortestPaths, zones } from "../core/sets.js";

/** A move by a vector, once or repeated up to the edge of the board, and its value. */
export interface Move {
  readonly vector: Vector;
  readonly isRepeated: boolean;
  readonly value: number;
}

/** The moves of a rule on a board. */
export interface Moves {
  /** The moves by vectors, unless there are lists. */
  readonly vectors: readonly Move[];
  /** If moves differ from square to square: for each square, the squares from which one moves there. */
  readonly into?: readonly (readonly Square[])[];
  /** Whether all moves are against their direction, for answers from a square to others. */
  readonly isToward: boolean;
  /** The number of moves that lead to a square. */
  readonly distance: DistanceMeasure;
}

/** Whether some vectors lead from a square to squares of the board. */
const areOn = (board: Board, from: Square, vectors: readonly Vector[]): boolean =>
  vectors.every((vector) => board.plus(from, vector) !== undefined);

/** Whether a path leads to all its stops from each square from which their vectors lead to the board. */
const isOpen = ({ vectors, stops }: Path, board: Board): boolean =>
  [...stops].every((stop) =>
    board.squares.every(
      (from) =>
        board.plus(from, at(vectors, stop)) === undefined ||
        areOn(board, from, vectors.slice(0, stop)),
    ),
  );

/** The moves of a path: one that is repeated, or one for each stop. `undefined` if the rule needs more than these. */
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
  // A leap passes nothing, but has a line.
  if (isOfRides) return fold === "between" && vectors.length === 1 ? [] : undefined;
  return isOpen(path, board)
    ? [...stops].map((place) => ({ vector: at(vectors, place), isRepeated, value }))
    : undefined;
};

/** The squares along a move, or against it. */
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

/** The number of moves of a piece, given the squares to which it moves from each. */
const distanceOn = (
  graph: readonly (readonly Square[])[],
  { within }: Pick<Mover, "within"> = {},
): DistanceMeasure =>
  distance({
    ...{ name: "", notation: "", leaps: () => [], graph: () => graph },
    ...(within && { within }),
  });

/**
 * The moves of a rule by vectors, or else as lists. `undefined` if the rule needs to know more on this board: which way a
 * piece goes around joined sides, or what it passes.
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
    // A list has each square once.
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

/** The measures that follow from numbers of moves. */
const COUNTED: Readonly<Partial<Record<Fold, (of: DistanceMeasure) => Measure>>> = {
  least: (of) => of,
  paths: (of) => shortestPaths(of, ""),
  pathCount: (of) => pathCount(of, ""),
  rings: (of) => rings(of, "").measure,
  zones: (of) => zones(of, "").measure,
};

/** The answers by a rule in a layout; `undefined` if the rule needs to know more than the moves. */
const answersByRule = (rule: Rule, layout: Layout): Answers | undefined => {
  const { board, targets } = layout;
  const { fold, ofCell, members } = rule;
  if (members) {
    const all = members(board);
    return () => board.squares.map((square) => Number(all.includes(square)));
  }
  if (ofCell) {
    const answer = ofCell("file", "rank");
    const answerOf = evaluated({ parameters: ["file", "rank"], locals: [], answer });
    return () => board.cells.map(({ files, ranks }) => answerOf(files, ranks));
  }
  const moves = movesByRule(rule, layout);
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

/** Compares the answers of a table with those by the rule of its measure. */
export const ruleHolds: Proof = ({ measure: { rule, ways }, layout }) => {
  const answersFrom = rule && answersByRule(rule, layout);
  if (!answersFrom) return undefined;
  const answers: Answers = (origins) =>
    answersFrom(origins).map((answer) => rule.values?.get(answer) ?? answer);
  const byRule = { name: "the rule of the moves", on: () => answers };
  return differenceOn(layout.board, layout.origins, { ways: [ways[0], byRule] }, layout);
};
