/** Conditions of the preprocessor, such as `#if`, inside arrays. An array with a condition is read once for each branch. */
import { onceFor } from "../common.js";
import type { Scan } from "./tokens.js";

/** The most branches of a condition that are read. */
const MOST_BRANCHES = 16;

/** A condition: the places where its branches begin, and the place after its end. */
interface Condition {
  readonly starts: number[];
  /** Whether one of the branches is read in any case. */
  hasElse: boolean;
  end: number;
}

/** A directive, as the first sign of a line. */
const DIRECTIVE = /^[ \t]*(#)[ \t]*(if|elif|else|endif)\w*\b.*$/gm;

/** The condition of each directive, by the place of the directive's `#`. */
const conditionsIn = onceFor(({ text }: Scan) => {
  const conditions = new Map<number, Condition>();
  const open: Condition[] = [];
  for (const { index, 0: line, 2: word = "" } of text.matchAll(DIRECTIVE)) {
    const end = index + line.length;
    if (word === "if") open.push({ starts: [], hasElse: false, end: text.length });
    const condition = open.at(-1);
    if (condition === undefined) continue;
    conditions.set(index + line.indexOf("#"), condition);
    if (word === "endif") open.pop();
    if (word === "endif") condition.end = end;
    else condition.starts.push(end);
    condition.hasElse ||= word === "else";
  }
  return conditions;
});

/** What follows a directive in an array: the place to read on from, and the number of branches. */
interface Followed {
  readonly place: number;
  readonly branches: number;
}

/**
 * What follows the directive at a place if the given branch of each condition is read; `undefined` if there is no
 * directive. Directives without a condition, such as `#pragma`, are passed over. A condition with fewer branches is read with its last one. Without `#else`, one more branch is empty. If
 * conditions are nested, not all combinations of their branches are read.
 */
export const afterDirective = (scan: Scan, place: number, branch: number): Followed | undefined => {
  const condition = conditionsIn(scan).get(place);
  if (condition === undefined) return afterLine(scan, place);
  const { starts, hasElse, end } = condition;
  // Any directive but the first ends the branch that is read.
  const [first = end] = starts;
  if (place > first) return { place: end, branches: 1 };
  const branches = Math.min(starts.length + (hasElse ? 0 : 1), MOST_BRANCHES);
  return { place: starts[Math.min(branch, branches - 1)] ?? end, branches };
};

/** What follows the line of a directive without a condition; `undefined` if the sign does not begin its line. */
const afterLine = ({ text }: Scan, place: number): Followed | undefined => {
  const start = text.lastIndexOf("\n", place) + 1;
  if (text.slice(start, place).trim() !== "") return undefined;
  return { place: (text.indexOf("\n", place) + 1 || text.length + 1) - 1, branches: 1 };
};
