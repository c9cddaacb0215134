/** The templates of a check. They are not part of a language's record, so that web pages can load only the record. */

/** The declarations of the board and the moves. */
export interface CheckLists {
  /** The declaration of the step to the next rank, `{width}`. */
  readonly north: string;
  /** A move, with the `{ranks}` and `{files}` to the place where it ends, and its `{value}`. */
  readonly move: string;
  /** A list named `{list}`, or `{LIST}` in capital letters, of `{items}` of a `{kind}`, with a `{remark}`. */
  readonly list: string;
  /**
   * The kinds of lists, if the language declares types: `board` has the numbers of `{size}` places, `moves` has moves,
   * and `after` has, for each place, a row of up to `{most}` places.
   */
  readonly kinds?: Readonly<Partial<Record<"board" | "moves" | "after", string>>>;
  /** A `{row}` of the board; by default, the row and a comma. */
  readonly row?: string;
  /** A row of `after`, with its `{places}`. */
  readonly from: string;
  /** The item that ends a row of `after`, if the language does not store the length of the row. */
  readonly end?: string;
}

/** The expressions in the statements of a check. */
export interface CheckTerms {
  /** An element of the array `{name}`, read at a `{place}`. */
  readonly element: string;
  /** The element of the board at the place from which the move leads to a `{place}`, in a loop over the list `{list}`. */
  readonly behind: string;
  /** The value of a move, in a loop over the list `{list}`, or `{LIST}` in capital letters. */
  readonly value: string;
  /** The empty set. */
  readonly none: string;
  /** The answer to a `{call}`, if it is a number, and if it is a set. */
  readonly asNumber: string;
  readonly asSet: string;
  /** The count `n` as an argument. */
  readonly count: string;
  /** A `{place}`, and the number of the square at a `{place}`, in calculations. */
  readonly place: string;
  readonly number: string;
  /** The `{answer}` that follows from the file and rank of a place, if it is not simply that expression of places. */
  readonly ofCell?: string;
  /** The number of the square at a `{place}` as an argument, if it is not `number`. */
  readonly argument?: string;
  /** The set that contains only the square at a `{place}`. */
  readonly bit: string;
  /** The same set as the second operand of `|`, if it is not `bit`. */
  readonly bitAsOperand?: string;
}

/** The statements of a check. A loop goes through the statements of its `{body}`. */
export interface CheckStatements {
  /** The types of numbers and of sets; empty if the language does not declare types. */
  readonly types: Readonly<Record<"number" | "set", string>>;
  /** The declaration of a variable `{name}` of a `{type}`, whose first value is `{value}`. */
  readonly local: string;
  /** The declaration of an array `{name}` with an element of a `{type}` for each of `{size}` places, all `{value}`. */
  readonly array: string;
  /** The declaration of the answers: a `{call}` for each square, and `{other}` for each place without a square. */
  readonly answers: string;
  /** The declaration of `at` for a move from `{start}` that is made once. */
  readonly leap: string;
  readonly assign: string;
  /** One statement, `{then}`, under a condition, and several. */
  readonly if: string;
  readonly block: string;
  /** The statement that ends the function if the table is wrong. */
  readonly fail: string;
  /**
   * `places` goes over each `{place}` with a square, `counts` over counts `n` up to `{most}`, `moves` over a list of moves,
   * and `after` over the row of places `at` of the place `{start}`. `ride` takes the place `at` from `{start}` to the
   * edge of the board by repeating a move or, if `{sign}` is `-`, the opposite of a move.
   */
  readonly loops: Readonly<Record<"places" | "counts" | "moves" | "ride" | "after", string>>;
}

/**
 * The templates of a file that checks a table's answers. The file knows only the board and the moves.
 * `test/platforms/checks.test.ts` compiles and runs such files.
 */
export interface CheckStyle {
  /** The name of the file. */
  readonly file: string;
  /** The name of the table's file without its ending. */
  readonly of: string;
  /**
   * The text of the file. `{board}` declares the places of the board, in `{rows}`, and `{moves}` declares the moves.
   * `{file}` is the name of the table's file. `{rule}` is the body of the function, `{others}` checks the elements that
   * no call reads, and `{assertions}` has a line for each origin.
   */
  readonly module: string;
  /** The expression for the declaration `{name}` of the table's file. */
  readonly member: string;
  /** The template `member` for a file with all tables, if that template is different. */
  readonly memberOfSingle?: string;
  /** The parameter `{name}` of a check from an origin, if it is not declared as in a lookup. */
  readonly parameters?: string;
  /** The parameters of a check without an origin. */
  readonly noParameters: string;
  /** An assertion, with a `{check}` and a `{message}`. */
  readonly assertion: string;
  /** The declarations that a check of sets needs. */
  readonly sets: string;
  /**
   * A check of the elements that no call reads; omitted if the array is private, because then only calls read it.
   * `{calls}` are loops over all calls. They declare each parameter `{name}` and mark each `{index}` that is read.
   */
  readonly others?: Readonly<Record<"parameter" | "mark" | "check", string>>;
  readonly lists: CheckLists;
  readonly terms: CheckTerms;
  readonly statements: CheckStatements;
}

/** The templates that most languages share. */
export const COMMON_FILE: Pick<
  CheckStyle,
  "of" | "member" | "noParameters" | "assertion" | "sets"
> = {
  of: "{snake}",
  member: "{name}",
  noParameters: "()",
  assertion: 'check({check}, "{message}");',
  sets: "",
};

export const COMMON_TERMS: Omit<CheckTerms, "behind" | "bit" | "bitAsOperand" | "argument"> = {
  element: "{name}[{place}]",
  value: "one.value",
  none: "0",
  asNumber: "{call}",
  asSet: "{call}",
  count: "n",
  place: "{place}",
  number: "BOARD[{place}]",
};

export const COMMON_STATEMENTS: Pick<
  CheckStatements,
  "types" | "local" | "assign" | "if" | "block" | "fail"
> = {
  types: { number: "", set: "" },
  local: "{type} {name} = {value};",
  assign: "{name} = {value};",
  if: "if ({test}) {then}",
  block: `if ({test}) {
    {then}
}`,
  fail: "return false;",
};
