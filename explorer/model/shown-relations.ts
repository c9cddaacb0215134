/** What the page shows of a relation between squares, as data: the board, and words about a square. */
import { squareName, squaresOf, type Square } from "../../generator/boards/board.js";
import { callsOf } from "../../generator/layouts/layout.js";
import type { Answer } from "../../generator/measures/measure.js";
import { largestOf, type Cell } from "../drawing/grid.js";
import { marksOf } from "../drawing/views.js";
import { entryText, indexText, numberText } from "./entry-texts.js";
import { distancesFrom, labelOf } from "./metrics.js";
import {
  answerText,
  drawnWith,
  relationEntry,
  relationNamed,
  squaresIn,
  strengthOf,
  type RelationName,
} from "./relations.js";
import type { Reading, Scene, ShownBoard } from "./shown.js";
import { endsText, type State } from "./state.js";
import { type Asked, type ShownTable } from "./table.js";

/** The answers of a relation for all second arguments, from the origin. */
const answersFrom = (name: RelationName, asked: Asked, origin: Square): readonly Answer[] => {
  const { board, measured, layout } = asked;
  const entry = relationEntry(name, board, measured, layout);
  const { from } = entry.layout(board);
  return entry.measure.ways[0].on(board)(from === "pair" ? [origin] : from);
};

/** The answer for an origin and a target. */
export const answerOf = (
  name: RelationName,
  state: Asked & Pick<State, "origin">,
  target: Square,
): Answer => {
  const answers = answersFrom(name, state, state.origin);
  const [first, second = first] = relationArguments(name, state, target);
  return answers[second ?? 0];
};

/** The arguments of the lookup: both squares, the origin and the distance of the target, or the pawn. */
export const relationArguments = (
  name: RelationName,
  { board, measured, origin }: Pick<State, "board" | "measured" | "origin">,
  target: Square,
): readonly number[] => {
  const { to } = relationNamed(name);
  if (to === "nothing") return [origin];
  if (to === "target") return [origin, target];
  return [origin, distancesFrom(drawnWith(name, measured), board, [origin])[target] ?? 0];
};

/** The largest strength of a color: of all numbers, or of the distances that a set is drawn with. */
export const largestRelation = (name: RelationName, asked: Asked): number => {
  const { board, measured, layout } = asked;
  if (relationNamed(name).isSet)
    return largestOf(
      squaresOf(board).map((square) =>
        largestOf(distancesFrom(drawnWith(name, measured), board, [square])),
      ),
    );
  const { from } = relationEntry(name, board, measured, layout).layout(board);
  const numbers = callsOf({ board, from }).flatMap(({ origins: [origin = 0] }) =>
    answersFrom(name, asked, origin),
  );
  return largestOf(
    numbers.map((value) => (typeof value === "number" ? strengthOf(name, value) : undefined)),
  );
};

/** The cell of a number, with the color of its strength. */
export const relationCell =
  (name: RelationName) =>
  (value: number | undefined): Cell => {
    const distance = value === undefined ? undefined : strengthOf(name, value);
    return value === undefined || distance === undefined
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
  const { isSet, label, to } = relationNamed(name);
  const [target = state.target] = targets;
  const answer = answerOf(name, state, target);
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
    : answersFrom(name, state, origin).map((value) =>
        cellOf(typeof value === "number" ? value : undefined),
      );
  const marks = marksOf([origin], to === "nothing" ? [] : targets);
  return {
    grid: { size: board, cells, largest, marks, hasNames: true },
    name: `${label} from ${squareName(board, origin)}`,
    squareNames: squaresOf(board).map((square) =>
      [
        squareName(board, square),
        isSet
          ? members.has(square)
            ? "in the set"
            : "not in the set"
          : answerText(name, board, answerOf(name, state, square)),
        ...endsText(
          state,
          square,
          to === "target" && !isSet ? answerText(name, board, answer) : undefined,
        ),
      ].join(", "),
    ),
  };
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
    title: `${subjectOf(name, state, target)}: ${answerText(name, board, answer)}`,
    ...(table && entry !== undefined
      ? {
          expression: expressionOf(table, relationArguments(name, state, target), answer),
          entry: entryText(table, entry),
        }
      : {}),
    ...(relationNamed(name).to === "nothing" && { reason: PAWN_REASON(squareName(board, origin)) }),
  };
};

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
  const { to } = relationNamed(name);
  const from = squareName(board, origin);
  if (to === "nothing") return from;
  if (to === "target") return `${from} → ${squareName(board, target)}`;
  const drawn = drawnWith(name, measured);
  const [, distance] = relationArguments(name, { ...state, board, measured, origin }, target);
  const moves = `${distance ?? 0} ${"metric" in drawn ? labelOf(drawn).toLowerCase() : labelOf(drawn)} ${distance === 1 ? "move" : "moves"}`;
  return name === "zones" ? `${from}, up to ${moves}` : `${from}, ${moves}`;
};

/** `ATTACKS[0 << 6 | 9] = 105`, or the call of a lookup of sets. */
const expressionOf = (
  { layout, name, lookup }: ShownTable,
  values: readonly number[],
  answer: Answer,
): string =>
  typeof answer === "bigint"
    ? `${lookup}(${values.join(", ")}) = ${bitsText(answer)}`
    : `${name}[${indexText(layout, values)}] = ${numberText(answer)}`;

/** A set as a lookup answers it. */
export const bitsText = (set: bigint): string => `{ lo: ${set & 0xffff_ffffn}, hi: ${set >> 32n} }`;
