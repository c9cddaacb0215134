/**
 * Finds the tables of the tool in the text of a program, and what is wrong in them.
 *
 * @module chess-distance/audit
 */
import { examine } from "./examine.js";
import type { Finding } from "./finding.js";

export type { Finding, WrongEntry } from "./finding.js";

/**
 * Finds out what each array of numbers in a text is, in the order of the text. The ending of the file's name tells how
 * comments and strings are written, and in which language to write a table. Arrays are passed over that begin on a line
 * with `chess-distance-ignore`, or on the next one.
 */
export const audit = (text: string, file: string): readonly Finding[] =>
  [...examine(text, file)].map(({ finding }) => finding);
