/** The answer at a square or an entry, in words and as source text. */
import { squareName, type Board, type Square } from "../../generator/core/boards/board.js";
import { CORNER_RULE_MOVES } from "../../generator/core/tables/corner-rule.js";
import { expressionText } from "../../generator/core/tables/expression-text.js";
import { lengthOf, type Layout } from "../../generator/core/layouts/layout.js";
import { limbsOf } from "../../generator/core/tables/limbs.js";
import { UNREACHABLE } from "../../generator/core/measures/elements.js";
import { placeOf } from "./layouts.js";
import { counted } from "./metrics.js";
import type { At } from "./pointed.js";
import { answerOf, argumentsOf, drawnWith, isReached, type Scene } from "./scene.js";
import { answerInWords } from "./shown.js";
import { hasOrigin, type State } from "./state.js";
import type { ShownTable } from "./table.js";
import { RINGS } from "./views.js";
import type { Answer } from "../../generator/core/measures/elements.js";

/** What the page says about the square or the entry under the pointer. */
interface Reading {
  /** The answer in words, such as `a1 → b2: 4 moves`. */
  readonly title: string;
  /** The answer as source text, such as `KNIGHT_DISTANCE[0 << 6 | 9] = 4` or `between(0, 27) = { lo: 262656, hi: 0 }`. */
  readonly expression?: string;
  /** Where the answer is in the array. */
  readonly entry?: string;
}

export const readingOf = (state: State, scene: Scene, { squares, entries }: At): Reading => {
  const [square, ...twins] = squares;
  const [entry = 0] = entries;
  const { board, origin } = state;
  const { table } = scene;
  if (square === undefined) return table ? entryReading(state, table, entry) : { title: "" };
  if (!isReached(state, scene, square))
    return { title: `${squareName(board, origin)} → ${squareName(board, square)}: never reached` };
  const answer = answerOf(state, scene, square);
  const names = twins.map((each) => squareName(board, each));
  return {
    title: `${subjectOf(state, scene, square)}: ${answerInWords(state, scene, answer)}`,
    ...(table && {
      expression: expressionOf(state, table, square, entry),
      entry: entryText(table, entry, names),
    }),
  };
};

/** The arguments of the lookup in words, such as `a1 → b2` or `a1, 2 knight moves`. */
const subjectOf = (state: State, { layout }: Scene, square: Square): string => {
  const { board, origin, view } = state;
  const [from, to] = [squareName(board, origin), squareName(board, square)];
  const place = placeOf(state.layout);
  if (place !== undefined) return `${to} → ${place}`;
  if (!layout.parameters.includes("distance")) return hasOrigin(state) ? `${from} → ${to}` : to;
  const { isTyped, label, piece } = drawnWith(state);
  const far = argumentsOf(state, layout, square).at(-1) ?? 0;
  const moves = counted(far, `${isTyped ? label : (piece?.name ?? "")} move`);
  return `${from}, ${view === RINGS ? "" : "up to "}${moves}`;
};

const entryReading = ({ board, origin }: State, table: ShownTable, entry: number): Reading => ({
  title: table.layout.cell(entry)
    ? `${table.layout.elementName(entry)}: off the board, seen from ${squareName(board, origin)}`
    : "An entry that no call reads",
  expression: `${table.name}[${entry}] = ${answerText(table.values.at(entry), table.layout.board)}`,
  entry: entryText(table, entry),
});

/** The expression that gives an answer: an entry, with the corner rule if it applies, or a call. */
const expressionOf = (state: State, table: ShownTable, square: Square, entry: number): string => {
  const { name, names, layout, values } = table;
  const given = argumentsOf(state, layout, square);
  const answer = answerOf(state, table, square);
  if (typeof answer === "bigint")
    return `${names.lookup ?? name}(${given.join(", ")}) = ${answerText(answer, layout.board)}`;
  const held = values.at(entry);
  const read = `${name}[${indexText(layout, given)}] = ${answerText(held, layout.board)}`;
  return held === answer
    ? read
    : `${read}, and ${CORNER_RULE_MOVES} by the corner rule: ${answerText(answer, layout.board)}`;
};

/**
 * The place of an entry, such as `Entry 9 of 0…4095`. If other squares read the entry, words such as `, also read for
 * d3` follow.
 */
const entryText = ({ layout }: ShownTable, entry: number, twins: readonly string[] = []): string =>
  `Entry ${entry} of 0…${lengthOf(layout) - 1}` +
  (twins.length === 0 ? "" : `, also read for ${twins.join(", ")}`);

/** The index of a layout as source text. */
const indexText = (layout: Layout, values: readonly number[]): string =>
  layout.parameters
    .reduce(
      (text, parameter, place) => text.replaceAll(parameter, `${values[place] ?? ""}`),
      expressionText(layout.index),
    )
    .replace(/^\((\d+ << \d+)\) \|/, "$1 |");

/** An answer as a lookup in TypeScript returns it: a number, or the bits of a set. */
export const answerText = (answer: Answer, { numbered }: Board): string => {
  if (typeof answer !== "bigint") return `${answer ?? UNREACHABLE}`;
  const count = Math.max(2, Math.ceil(numbered.length / 32));
  const words = limbsOf({ count, bits: 32 }, answer);
  return count === 2 ? `{ lo: ${words.join(", hi: ")} }` : `[${words.join(", ")}]`;
};
