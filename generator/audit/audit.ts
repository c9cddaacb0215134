/**
 * Finds the tables that the tool knows in the text of a program, and the wrong entries in them.
 *
 * @module chess-distance/audit
 */
import { examine } from "./examine.js";
import type { Finding } from "./finding.js";

export type { Finding, WrongEntry } from "./finding.js";

/**
 * Returns the findings for all arrays of 15 numbers or more in `text`, in order. `file` is only a name: its extension
 * selects the syntax of comments and strings, and the language of the commands. A file with an unknown extension has
 * no findings. An array is skipped if it begins on, or just below, a line that contains `chess-distance-ignore`.
 */
export const audit = (text: string, file: string): readonly Finding[] =>
  [...examine(text, file)].map(({ finding }) => finding);
