/** What the page shows of a relation between squares, as data: the board, and words about a square. */
import { at, onceFor } from "../../generator/common.js";
import { squareName, type Board, type Square } from "../../generator/boards/board.js";
import { coordinateOf, x88 } from "../../generator/layouts/difference.js";
import type { Entry } from "../../generator/table.js";
import type { Answer } from "../../generator/measures/measure.js";
import { largestOf, type Cell } from "../drawing/grid.js";
import { marksOf } from "../drawing/views.js";
import { boardOf } from "./boards.js";
import { callText, entryText, indexText, numberText } from "./entry-texts.js";
import { distancesFrom, labelOf, largestDistance, pieceOf } from "./metrics.js";
import { argumentTexts } from "./numbering.js";
import {
  answerInWords,
  drawnWith,
  relationEntry,
  relationNamed,
  squaresIn,
  strengthOf,
  type RelationName,
} from "./relations.js";
import type { Reading, Scene, ShownBoard } from "./scene.js";
import { endsText, type State } from "./state.js";
import { type Asked, type ShownTable } from "./table.js";

/** The answers of a relation for all of its last arguments, from the origin. */
const answersFrom = (name: RelationName, asked: Asked, origin: Square): readonly Answer[] => {
  const { board, measured, layout } = asked;
  const isOfCoordinates = relationNamed(name).to === "coordinate";
  const field = isOfCoordinates ? boardOf(2 * board.files, board.ranks) : board;
  return relationEntry(name, board, measured, layout).measure.ways[0].on(field)([origin]);
};

/** The answer for an origin and a target. */
export const answerOf = (
  name: RelationName,
  state: Asked & Pick<State, "origin">,
  target: Square,
): Answer => {
  const answers = answersFrom(name, state, state.origin);
  return answers[relationArguments(name, state, target).at(-1) ?? 0];
};

/**
 * The arguments of the lookup: both squares or one of them, the origin and the distance of the target, or the coordinate
 * of the target.
 */
export const relationArguments = (
  name: RelationName,
  { board, measured, origin }: Pick<State, "board" | "measured" | "origin">,
  target: Square,
): readonly number[] => {
  const { from, to } = relationNamed(name);
  if (to === "nothing") return [origin];
  if (to === "coordinate") return [coordinateOf(x88(board), at(board.cells, target))];
  if (to === "target") return from === "origin" ? [origin, target] : [target];
  return [origin, distancesFrom(drawnWith(name, measured), board, [origin])[target] ?? 0];
};

/** The largest strength of a color: of all numbers, or of the distances that a set is drawn with. */
export const largestRelation = (name: RelationName, asked: Asked): number => {
  const { board, measured } = asked;
  const { isSet, from } = relationNamed(name);
  if (isSet) return largestDistance(drawnWith(name, measured), board, board.squares);
  const entry = relationEntry(name, board, measured, asked.layout);
  const largest = largestOn(board);
  const known = largest.get(entry);
  if (known !== undefined) return known;
  const origins = from === "origin" ? board.squares : [0];
  const numbers = origins.flatMap((origin) => answersFrom(name, asked, origin));
  const found = largestOf(
    numbers.map((value) => (typeof value === "number" ? strengthOf(name, value) : undefined)),
  );
  largest.set(entry, found);
  return found;
};

/** The largest strengths of entries on a board, each found once; the package's entries are the same for all boards. */
const largestOn = onceFor(() => new Map<Entry, number>());

/** The cell of a number, with the color of its strength. */
export const relationCell =
  (name: RelationName) =>
  (value: number | undefined): Cell => {
    if (value === undefined) return { kind: "never" };
    const distance = strengthOf(name, value);
    return distance === undefined
      ? { kind: "empty" }
      : { kind: "distance", number: value, distance };
  };

/** The board with a relation from the origin. */
export const relationBoard = (
  name: RelationName,
  state: State,
  { largest }: Scene,
  targets: readonly Square[],
): ShownBoard => {
  const { board, measured, origin } = state;
  const { isSet, label, from, to } = relationNamed(name);
  const [target = state.target] = targets;
  const answer = answerOf(name, state, target);
  const answers = isSet ? [] : board.squares.map((square) => answerOf(name, state, square));
  const cellOf = relationCell(name);
  const distances = distancesFrom(drawnWith(name, measured), board, [origin]);
  const isSome = hasDistance(name, state, target) && typeof answer === "bigint";
  const members = new Set(isSome ? squaresIn(board, answer) : []);
  const cells = isSet
    ? distances.map((distance, square): Cell =>
        members.has(square) && distance !== undefined
          ? { kind: "distance", number: distance, distance }
          : { kind: "empty" },
      )
    : answers.map((value) => cellOf(typeof value === "number" ? value : undefined));
  const marks = marksOf(from === "origin" ? [origin] : [], to === "nothing" ? [] : targets);
  return {
    grid: { size: board, cells, largest, marks, hasNames: true },
    name: from === "origin" ? `${label} from ${squareName(board, origin)}` : label,
    squareNames: board.squares.map((square) =>
      [
        squareName(board, square),
        isSet
          ? members.has(square)
            ? "in the set"
            : "not in the set"
          : numberedText(name, board, answers[square]),
        ...endsText(
          state,
          square,
          to === "target" && !isSet ? answerInWords(name, board, answer) : undefined,
        ),
      ].join(", "),
    ),
  };
};

/** An answer in words, with the number that its square shows. */
const numberedText = (name: RelationName, board: Board, answer: Answer): string => {
  const words = answerInWords(name, board, answer);
  const isShown = typeof answer === "number" && strengthOf(name, answer) !== undefined;
  return !isShown || words.includes(`${answer}`) ? words : `${answer}, ${words}`;
};

/** The reading of a square. */
export const relationReading = (
  name: RelationName,
  state: State,
  { table }: Scene,
  [target = state.target]: readonly Square[],
  entry: number | undefined,
): Reading => {
  const { board, origin } = state;
  const answer = answerOf(name, state, target);
  if (!hasDistance(name, state, target))
    return { title: `${squareName(board, origin)} → ${squareName(board, target)}: never reached` };
  return {
    title: `${subjectOf(name, state, target)}: ${answerInWords(name, board, answer)}`,
    ...(table
      ? {
          expression: expressionOf(
            table,
            argumentTexts(state, table.layout, relationArguments(name, state, target)),
            answer,
          ),
          entry: entry === undefined ? NO_ARRAY : entryText(table, entry),
        }
      : {}),
    ...(relationNamed(name).to === "nothing" && { reason: PAWN_REASON(squareName(board, origin)) }),
  };
};

const NO_ARRAY = "A lookup without an array: the index itself is the answer.";

/** Whether the relation does not depend on a distance, or there is one. */
const hasDistance = (
  name: RelationName,
  { board, measured, origin }: State,
  target: Square,
): boolean =>
  relationNamed(name).to !== "distance" ||
  distancesFrom(drawnWith(name, measured), board, [origin])[target] !== undefined;

const PAWN_REASON = (pawn: string): string =>
  `Where the other king must stand in time to catch the pawn on ${pawn}, the pawn moving first.`;

const subjectOf = (
  name: RelationName,
  { board, measured, origin, ...state }: State,
  target: Square,
): string => {
  const { from: start, to } = relationNamed(name);
  const from = squareName(board, origin);
  if (to === "nothing") return from;
  if (to === "coordinate")
    return `0x88 coordinate ${coordinateOf(x88(board), at(board.cells, target))}`;
  if (start === "nothing") return squareName(board, target);
  if (to === "target") return `${from} → ${squareName(board, target)}`;
  const drawn = drawnWith(name, measured);
  const [, distance] = relationArguments(name, { ...state, board, measured, origin }, target);
  const piece = "metric" in drawn ? pieceOf(drawn)?.piece.name : labelOf(drawn);
  const moves = `${distance ?? 0} ${piece ?? ""} ${distance === 1 ? "move" : "moves"}`;
  return name === "zones" ? `${from}, up to ${moves}` : `${from}, ${moves}`;
};

/** `ATTACKS[0 << 6 | 9] = 105`, or the call of a lookup of sets or without an array. */
const expressionOf = (table: ShownTable, values: readonly string[], answer: Answer): string =>
  typeof answer === "bigint" || table.layout.rows.length === 0
    ? callText(table, values, answer)
    : `${table.name}[${indexText(table.layout, values)}] = ${numberText(answer)}`;
