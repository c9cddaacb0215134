/** The templates of a check. They are not part of a language's record, so that web pages can load only the record. */

/** The templates that most checks share. */
export const COMMON = {
  /** A `{row}` of the board. */
  row: "{row},",
  /** A block: a `{head}` and the statements of its `{body}`. */
  block: "{head} {\n    {body}\n}",
  /** A declaration; an assignment; a statement with a `{test}`; the statement that ends the function if the table is wrong. */
  local: "{type} {name} = {value};",
  assign: "{name} = {value};",
  if: "if ({test}) {then}",
  fail: "return false;",
  /** An element of an array, read at a `{place}`; and the value of a move in a loop over a list. */
  element: "{name}[{place}]",
  value: "one.value",
  /** The types of numbers and sets, if the language declares types; and the empty set. */
  types: { number: "", set: "" },
  none: "0",
  /** The answer to a `{call}` as a number and as a set; and declarations that sets need. */
  asNumber: "{call}",
  asSet: "{call}",
  sets: "",
  /** The count `n` as an argument. */
  count: "n",
  /** A place, and the number of its square, in calculations. */
  place: "{place}",
  number: "BOARD[{place}]",
  /** A declaration in the file of the table, by its `{name}`. */
  member: "{name}",
  /** The parameters of a check without an origin. */
  noParameters: "()",
  /** An assertion, with a `{check}` and a `{message}`. */
  assertion: 'check({check}, "{message}");',
};

type Block = string | readonly [head: string, ...body: readonly string[]];

/**
 * The templates of a file that checks a table's answers and knows only the board and the moves. `{board}` declares the
 * places of the board, in `{rows}`, and `{size}` is their number. `{file}` is the table's file, and `{of}` is the name
 * of that file without the ending. `{moves}` declares the moves, `{rule}` is the body of the function, `{others}` checks
 * the elements that no call reads, and `{assertions}` has a line for each origin. In loops, `to` and `at` are places,
 * and `n` is a count. `test/platforms/checks.test.ts` compiles and runs the checks.
 */
export interface CheckStyle extends Readonly<typeof COMMON> {
  readonly file: string;
  readonly module: string;
  /** The declaration of the step to the next rank, `{width}`. */
  readonly north: string;
  /** A move, with the `{ranks}` and `{files}` to the place where it ends, and its `{value}`. */
  readonly move: string;
  /** A list named `{list}`, or `{LIST}` in capital letters, of `{items}` of a `{kind}`, with a `{remark}`. */
  readonly list: string;
  /**
   * The kinds of lists, if the language declares types: `board` has the number of each place, `moves` has moves, and
   * `into` has, for each place, a row of up to `{most}` places.
   */
  readonly kinds?: Readonly<Partial<Record<"board" | "moves" | "into", string>>>;
  /** A row of `into`, with its `{places}`; and the item that ends a row, if the language does not store its length. */
  readonly from: string;
  readonly end?: string;
  /**
   * Loops: a head and the lines of the body, or only a head if the body needs no other lines. A head with `{body}`,
   * as in Zig, is the whole loop. `places` goes over each `{place}` with a square, `counts` over counts up to `{most}`,
   * `moves` over a list of moves, and `into` over a row of places. `ride` takes `at` from `{start}` to the edge of the
   * board by repeating a move or, if `{sign}` is `-`, the opposite of a move.
   */
  readonly loops: Readonly<Record<"places" | "counts" | "moves" | "ride" | "into", Block>>;
  /** The declaration of `at` for a move that is made once. */
  readonly leap: string;
  /** The declaration of the answers: a `{type}` for each place; a `{call}` for each square. */
  readonly answers: string;
  /** An array `{name}` with an element of type `{type}` for each place. All elements are `{value}`. */
  readonly array: string;
  /** The set that contains only the square at a `{place}`. */
  readonly bit: string;
  /** The template `member` for a file with all tables, if that template is different. */
  readonly memberOfSingle?: string;
  /** The argument of a lookup for the square at a `{place}`; by default, `number`. */
  readonly argument?: string;
  /** The parameters of a check from an origin, if they are not declared as in a lookup. */
  readonly parameters?: string;
  /**
   * A check of the elements that no call reads; omitted if the array is private, because then only calls read the array.
   * `{calls}` are loops over all calls. They declare each parameter `{name}` and mark each `{index}` that is read.
   */
  readonly others?: Readonly<Record<"parameter" | "mark" | "check", string>>;
}
