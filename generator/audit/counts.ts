/** How many entries of a table may be wrong, missing or extra. */
import type { NumberArray } from "./read-arrays.js";

/** The greatest number of wrong entries with which a table of the given number of entries is still recognized: 15%. */
export const mostWrong = (entries: number): number => Math.floor((entries * 3) / 20);

/**
 * The number of declared numbers that an array lacks; 0 if so many are missing that an array of the declared length
 * would not be recognized.
 */
export const missingIn = ({ declared = 0, values }: NumberArray): number => {
  const missing = declared - values.length;
  return missing > 0 && missing <= mostWrong(declared) ? missing : 0;
};

/** The lengths of tables on 8×8. For each length, what a table of this length has an entry for. */
export const COUNTS: ReadonlyMap<number, string> = new Map([
  [64, "square"],
  [225, "difference of two squares"],
  [240, "0x88 difference"],
  [4096, "pair of squares"],
]);

/**
 * Describes missing or extra numbers: `one number for each square would be 64: there is 1 missing`; empty if no number
 * is missing or extra.
 */
export const slipText = (length: number): string => {
  // An array by 0x88 difference may lack the first element, which is never read.
  if (COUNTS.has(length) || length === 239) return "";
  // An array with more than 3 missing or extra numbers is something else.
  const [count = NaN, of] = [...COUNTS].find(([count]) => Math.abs(count - length) <= 3) ?? [];
  if (of === undefined) return "";
  const by = Math.abs(count - length);
  const what = length < count ? "missing" : "too many";
  return `one number for each ${of} would be ${count.toLocaleString("en")}: there ${by === 1 ? "is" : "are"} ${by} ${what}`;
};

export const MOST_IN_SENTENCE = 4;
