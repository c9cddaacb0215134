/** The templates of a check. They are not in the record of a language, which pages load as well. */

/** Templates of which most checks have these. */
export const COMMON = {
  /** A `{row}` of the board. */
  row: "{row},",
  /** The kinds of lists: of moves, and of a row of at most `{most}` places for each, from which one moves there. */
  kinds: { moves: "", into: "" },
  /** Statements that belong to a `{head}`, which are its `{body}`. */
  block: "{head} {\n    {body}\n}",
  /** An assignment; a statement if there is a `{test}`; the end of the function, if the table is wrong. */
  assign: "{name} = {value};",
  if: "if ({test}) {then}",
  fail: "return false;",
  /** An element of an array, read at a `{place}`. */
  element: "{name}[{place}]",
  /** The types of numbers and sets, if they are declared, and the empty set. */
  types: { number: "", set: "" },
  none: "0",
  /** The answer of a `{call}` as a number and as a set, and what sets need. */
  asNumber: "{call}",
  asSet: "{call}",
  sets: "",
  /** The count `n` as an argument. */
  count: "n",
  /** A place, and the number of its square, in calculations. */
  place: "{place}",
  number: "BOARD[{place}]",
  /** What the file of the table declares, by its `{name}`. */
  member: "{name}",
  /** The parameters of a check for a region. */
  noParameters: "()",
  /** A line for a `{check}` and a `{message}`. */
  assertion: 'check({check}, "{message}");',
};

type Block = readonly [head: string, ...body: readonly string[]];

/**
 * A file with a check of a table's answers, which knows only the board and the moves. In its templates, `{rows}` are the
 * places of the board and `{size}` their number, `{file}` is the file of the table, `{of}` the same without its ending, `{lists}` the moves, `{rule}` the statements of the function, `{others}`
 * the check of elements that no call reads, and `{assertions}` a line for each origin. In loops, `to` is a place, `at`
 * another, and `n` a count. A fault in a record is noticed by `test/platforms/checks.test.ts`, with the compiler.
 */
export interface CheckStyle extends Readonly<typeof COMMON> {
  /** The name of the file. */
  readonly file: string;
  readonly module: string;
  /** The declaration of the step to the next rank, `{width}`. */
  readonly north: string;
  /** A move, with the `{ranks}` and `{files}` to the place where it ends, and its `{value}`. */
  readonly move: string;
  /** A list named `{list}`, or `{LIST}` in capital letters, of `{items}` of a `{kind}`, with a `{remark}`. */
  readonly list: string;
  /** The `{places}` of such a row, and what ends it, if that is not its length. */
  readonly from: string;
  readonly end?: string;
  /**
   * Blocks, each a head and the lines of its body: over each `{place}` of a square; over counts up to `{most}`; over a list
   * of moves; over `at`, from `{start}` up to the edge of the board by one of them, or if the `{sign}` is `-`, against it; over
   * a row of `into`.
   */
  readonly loops: Readonly<Record<"places" | "counts" | "moves" | "ride" | "into", Block>>;
  /** The declaration of `at` if the move is made once. */
  readonly leap: string;
  /** The answers, a `{type}` for each place, with a `{call}` for each square. */
  readonly answers: string;
  /** An array `{name}` with a `{type}` for each place, all of them `{value}`. */
  readonly array: string;
  /** A variable. */
  readonly local: string;
  /** The set with the square at a `{place}`. */
  readonly bit: string;
  /** The value of a move in a loop over a list. */
  readonly value: string;
  /** The same in a file with all tables, if it is written otherwise. */
  readonly memberOfSingle?: string;
  /** The argument of a lookup at a `{place}` of the board. */
  readonly argument: string;
  /** The parameters of the check, if they are not declared as in a lookup. */
  readonly parameters?: string;
  /**
   * A check of the elements that no call reads; none where the array is private, so that nothing else reads it. Its
   * `{calls}` are loops over the calls, with a declaration of each parameter `{name}` and a mark of the `{index}`.
   */
  readonly others?: Readonly<Record<"parameter" | "mark" | "check", string>>;
}
