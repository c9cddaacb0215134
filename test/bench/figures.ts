/** From rounds of timings to the figures of a report. */

/** A ratio of two contenders, taken round by round, so that what slows the machine slows both. */
export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** The ratios of two contenders' rounds. */
export const ratioOf = (rounds: readonly number[], against: readonly number[]): Ratio => {
  const ratios = rounds.map((time, round) => time / (against[round] ?? NaN));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
};

/** The middle one; of an even count the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? NaN;

/** `1.23 (1.20–1.31)`; digits that mean nothing are left out. */
export const written = ({ median, least, most }: Ratio): string =>
  `${short(median)} (${short(least)}–${short(most)})`;

const short = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(value >= 10 ? 1 : 2);

/** A bar and whether a figure reaches it. */
export const verdict = (figure: number, sign: "≤" | "≥", bar: number): string =>
  (sign === "≤" ? figure <= bar : figure >= bar) ? "yes" : "**missed**";

/** A table of markdown. */
export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
