/** The templates of a check. They are not in the record of a language, which pages load as well. */

/**
 * A file with a check of a table's answers, which knows only the board and the moves. In its templates, `{rows}` are the
 * places of the board and `{size}` their number, `{lists}` the moves, `{rule}` the statements of the function, `{others}`
 * the check of elements that no call reads, and `{assertions}` a line for each origin. In loops, `to` is a place, `at`
 * another, and `n` a count.
 */
export interface CheckStyle {
  /** The name of the file. */
  readonly file: string;
  readonly module: string;
  /** A `{row}` of the board; `{row},` by default. */
  readonly row?: string;
  /** A move, with the `{step}` to the place where it ends, and its `{value}`. */
  readonly move: string;
  /** The part of a step that is due to its `{ranks}`; `{ranks} * north` by default. */
  readonly product?: string;
  /**
   * The moves: `leaps` are made once, `rides` repeated up to the edge of the board; or `into`, a row of at most `{most}` places
   * for each, from which one moves there.
   */
  readonly lists: Readonly<Record<"leaps" | "rides" | "into", string>>;
  /** The `{places}` of a row of `into`, and what ends it, if that is not its length. */
  readonly from: { readonly row: string; readonly end?: string };
  /** The declaration of the step to the next rank, `{width}`. */
  readonly north: string;
  /**
   * Loops with a `{body}`: over places that are squares; over counts up to `{most}`; over the moves from `{start}` to `at`,
   * or if the `{sign}` is `-`, those that lead from there. That over rides has only their step, with which `ride` goes on.
   */
  readonly loops: Readonly<
    Record<"places" | "counts" | "leaps" | "rides" | "ride" | "into", string>
  >;
  /** The types of numbers and sets, if they are declared. */
  readonly types?: Readonly<Record<"number" | "set", string>>;
  /** The answers, a `{type}` for each place, with a `{call}` for each square. */
  readonly answers: string;
  /** An array `{name}` with a `{type}` for each place, all of them `{value}`. */
  readonly array: string;
  /** A variable; an assignment; an assignment if there is a `{test}`; the end of the function if there is one. */
  readonly local: string;
  readonly assign: string;
  readonly if: string;
  readonly wrong: string;
  /** An element of an array, read at a `{place}`. */
  readonly element: string;
  /** The set with the square at a `{place}`, and the empty set, `0` by default. */
  readonly bit: string;
  readonly none?: string;
  /** The answer of a `{call}` as a number, and as a set; the call by default. */
  readonly asNumber?: string;
  readonly asSet?: string;
  /** What it needs if the answers are sets. */
  readonly sets?: string;
  /** The count `n` as an argument. */
  readonly count: string;
  /** The value of a move in a loop over a list, whose name in capital letters is `{LIST}`. */
  readonly value: string;
  /** What the file of the table declares, by its `{name}`, and the argument of a lookup at a `{place}` of the board. */
  readonly member: string;
  readonly argument: string;
  /** The parameters of the check, with parentheses, and those of one for a region; `()` by default. */
  readonly parameters: string;
  readonly noParameters?: string;
  /** A line for a `{check}` and a `{message}`. */
  readonly assertion: string;
  /** A check of the elements that no call reads; empty if nothing else can read them. */
  readonly others: string;
}
