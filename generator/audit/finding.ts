/** The findings of an audit. */

/** A number, or a bigint for a value that a number cannot hold exactly. */
export type Value = number | bigint;

/** The place of a number or a name in a text. */
export interface Position {
  /** The line, counted from 1. */
  readonly line: number;
  /** The column of the first character, counted from 1 in code units of UTF-16. */
  readonly column: number;
  /** The column after the last character in the same line. */
  readonly endColumn: number;
}

/** An array entry that differs from the table, and its place. */
export interface WrongEntry extends Position {
  /** The index of the entry in the array, from 0. */
  readonly index: number;
  /** The index in each dimension of the array, such as 27 and 45 for entry 1773 of 64 rows of 64. */
  readonly indices: readonly number[];
  /** What the entry is for, such as the pair of squares `a1, b2`. */
  readonly place: string;
  /** The value in the array. */
  readonly found: number | bigint;
  /** The right value, from the table. */
  readonly expected: number | bigint;
}

/** A row of an array that has one number less or more than all others. */
export interface UnevenRow {
  /** Whether the row is a nested bracket or a line. */
  readonly kind: "row" | "line";
  /** The index of the nested bracket, from 0, or the line, counted from 1. */
  readonly place: number;
  /** The number of numbers in the row. */
  readonly length: number;
}

/**
 * A number that an array lacks, or has too many, where all other numbers are those of a table. The place is that of the
 * number at `first`.
 */
export interface Slip extends Position {
  /** Whether the array lacks the number or has it too often. */
  readonly kind: "missing" | "extra";
  /**
   * The index of the missing or extra number, counted from 0. If equal numbers stand side by side, any of them may be the
   * one, so `first` and `last` differ.
   */
  readonly first: number;
  /** The last index that the number may have. */
  readonly last: number;
  /** The row that has one number less or more than all others, if there is one. */
  readonly row?: UnevenRow;
}

/** An array of numbers in a text. Its place is that of its name or, if it has none, of its first bracket. */
export interface AuditedArray extends Position {
  /** The name of the array; empty if it has none. */
  readonly name: string;
  /** The number of entries in the array. */
  readonly length: number;
  /** The sizes of the array's dimensions. If nested brackets differ in length, the only size is `length`. */
  readonly sizes: readonly number[];
}

/** What an audit finds out about one array of numbers. */
export interface Verdict {
  /** `equal`: a table; `wrong`: a table with wrong, missing or extra entries; `unclear`: perhaps a table; `none`: no known table. */
  readonly kind: "equal" | "wrong" | "unclear" | "none";
  /** The table in words. If `kind` is `unclear` or `none`, the text gives the reason. */
  readonly text: string;
  /** The name of the table, such as `EDGE_DISTANCE`; empty if `kind` is `unclear` or `none`. */
  readonly table: string;
  /** The command that writes the table; empty if there is no `table`, or if the tool cannot write it. */
  readonly command: string;
  /** The wrong entries, in the order of the array; empty unless `kind` is `wrong`. */
  readonly wrong: readonly WrongEntry[];
  /**
   * The answers that the array replaces with other values, each with its value; empty if the array replaces none, or
   * adds the same number to all.
   */
  readonly values: readonly (readonly [answer: number | bigint, value: number | bigint])[];
  /** The wrong rule that all entries follow, in words; only if there is one. */
  readonly rule?: string;
  /** The missing or extra number of an array that is otherwise a table. */
  readonly slip?: Slip;
  /** What the name of the array says but the table contradicts, or how the two halves of the array contradict each other. */
  readonly contradiction?: string;
  /** Another table that the array may be read as, with the entries that would then be wrong. */
  readonly otherwise?: Pick<Verdict, "text" | "wrong">;
}

/** An array of numbers, and what an audit finds out about it. */
export type Finding = AuditedArray & Verdict;
