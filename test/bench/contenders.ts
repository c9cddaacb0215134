/** What is measured: expressions over two squares, each put into the same loop. */

/** One contender: what stands in the loop in place of the lookup. */
export interface Contender {
  /** Its name in the report. */
  readonly name: string;
  /** The expression over the squares `a` and `b`. */
  readonly expression: string;
  /** Statements before the loop. */
  readonly before?: string;
  /** Contenders of one group must return the same sums. */
  readonly answers: "king" | "Manhattan" | "knight" | "floor";
}

/** The floor: the same loop without a lookup. */
export const FLOOR: Contender = {
  name: "the floor, `a ^ b`",
  expression: "a ^ b",
  answers: "floor",
};

const KING_ARITHMETIC = "Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)))";
const MANHATTAN_ARITHMETIC = "Math.abs((a & 7) - (b & 7)) + Math.abs((a >> 3) - (b >> 3))";

const call = (name: string, answers: Contender["answers"]): Contender => ({
  name: `\`${name}(a, b)\``,
  expression: `${name}(a, b)`,
  answers,
});

/** What a user would call. */
export const DISTANCE = call("distance", "king");
export const MANHATTAN = call("manhattanDistance", "Manhattan");
export const KNIGHT = call("knightDistance", "knight");

/** What a user would write instead. */
export const DISTANCE_ARITHMETIC: Contender = {
  name: "arithmetic inline",
  expression: KING_ARITHMETIC,
  answers: "king",
};
export const MANHATTAN_INLINE: Contender = {
  name: "arithmetic inline",
  expression: MANHATTAN_ARITHMETIC,
  answers: "Manhattan",
};
