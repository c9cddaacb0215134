/** Arrays that have a few numbers more or less than a table. */

/** The numbers of entries of tables on 8×8, and what they are of. */
const COUNTS = new Map([
  [64, "square"],
  [225, "difference of two squares"],
  [240, "0x88 difference"],
  [4096, "pair of squares"],
]);

/** So many have the arrays by 0x88 difference that leave out one which is never read. */
const WITHOUT_FIRST = 239;

/** More are no slip. */
const MOST = 3;

/** That numbers are missing or too many, such as `one for each square would be 64: 1 is missing`; empty if it seems not so. */
export const slipText = (length: number): string => {
  if (COUNTS.has(length) || length === WITHOUT_FIRST) return "";
  const [count = NaN, of] = [...COUNTS].find(([count]) => Math.abs(count - length) <= MOST) ?? [];
  if (of === undefined) return "";
  const by = Math.abs(count - length);
  const what = length < count ? "missing" : "too many";
  return `one for each ${of} would be ${count.toLocaleString("en")}: ${by} ${by === 1 ? "is" : "are"} ${what}`;
};
