/**
 * Finds the tables that the tool knows in the text of a program, and the wrong entries in them.
 *
 * @module chess-distance/audit
 */
import { examine } from "./examine.js";
import type { Finding } from "./finding.js";
import type { Unread } from "./read-arrays.js";

export type { Unread } from "./read-arrays.js";
export type {
  AuditedArray,
  Finding,
  Position,
  Slip,
  UnevenRow,
  Verdict,
  WrongEntry,
} from "./finding.js";

/**
 * Returns the findings for all arrays of 15 numbers or more in `text`, in order. `file` is only a name: its extension
 * selects the syntax of comments and strings, and the language of the commands. A file with an unknown extension has no
 * findings. An array is skipped if it begins on, or just below, a line that contains `chess-distance-ignore`. `unread`
 * is called, at most 11 times, with the line where something begins that cannot be read, and with the reason. A string
 * without an end, for example, hides the text behind it.
 */
export const audit = (text: string, file: string, unread?: Unread): readonly Finding[] =>
  Array.from(examine(text, file, unread), ({ finding }) => finding);
