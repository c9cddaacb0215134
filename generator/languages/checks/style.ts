/** The templates of a check. They are not in the record of a language, which pages load as well. */

/**
 * A file with a check of a table's answers, which knows only the board and the moves. In its templates, `{rows}` are the
 * places of the board and `{size}` their number, `{lists}` the moves, `{loops}` the statements for each of them,
 * `{others}` the check of elements that no call reads, and `{assertions}` a line for each origin.
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
  /** The list of the moves that are made once, and the loop over them; `{then}` is the answer by one of them. */
  readonly leaps: Readonly<Record<"list" | "loop", string>>;
  /** The same for the moves that are repeated up to the edge of the board. */
  readonly rides: Readonly<Record<"list" | "loop", string>>;
  /** The statement for an origin, if its answer is 0. */
  readonly ifOrigin?: string;
  /**
   * How to get the answers with a `{call}` for each square, and how with one for each count `n` up to `{most}`, which is
   * the argument `count`: a set has a square if its answer has the `{relation}` to `n`.
   */
  readonly fill: string;
  readonly sets: string;
  readonly count: string;
  /** The answer at the place `at`, and the value of a move, as expressions. */
  readonly answer: string;
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
