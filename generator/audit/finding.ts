/** What is found out about an array of numbers. */

/** An entry that differs. */
export interface WrongEntry {
  /** Its place in the array, from 0. */
  readonly index: number;
  /** What it is the entry of, such as `a1, b2`. */
  readonly place: string;
  /** What it is. */
  readonly found: number | bigint;
  /** What it should be. */
  readonly expected: number | bigint;
}

/** What is found out about an array of numbers. */
export interface Finding {
  /** The name of the array, empty if it has none. */
  readonly name: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** How many numbers it has. */
  readonly length: number;
  /** Whether it is a table, is one except wrong entries, may be several, or is none that the tool writes. */
  readonly kind: "equal" | "wrong" | "unclear" | "none";
  /** In words: the table; or if it is unclear or none, why. */
  readonly text: string;
  /** The name of the table; empty if it is unclear or none. */
  readonly table: string;
  /** The command that writes the table; empty if it is unclear or none, or if the tool knows the table but writes none. */
  readonly command: string;
  /** The entries that differ, in their order. */
  readonly wrong: readonly WrongEntry[];
}
