/** Computes the figures of a report from rounds of timings. */

/** A figure computed round by round, so that a slow machine affects all contenders equally. */
export interface Figure {
  readonly median: number;
  /** The middle half of the rounds is between these. */
  readonly spread: readonly [least: number, most: number];
}

/** The figure of some rounds. */
export const figureOf = (rounds: readonly number[]): Figure => {
  const ascending = rounds.toSorted((first, second) => first - second);
  const at = (part: number): number => ascending[Math.round(part * (ascending.length - 1))] ?? NaN;
  return { median: at(0.5), spread: [at(0.25), at(0.75)] };
};

/** The ratio of two contenders' rounds. */
export const ratioOf = (rounds: readonly number[], against: readonly number[]): Figure =>
  figureOf(rounds.map((time, round) => time / (against[round] ?? NaN)));

/** The bar that a figure must reach. */
export interface Bar {
  readonly sign: "≤" | "≥";
  readonly value: number;
}

/** `1.23 (1.20–1.31)`, without insignificant digits, and with a mark if the bar is missed. */
export const written = ({ median, spread }: Figure, bar?: Bar): string => {
  const reached =
    bar === undefined || (bar.sign === "≤" ? median <= bar.value : median >= bar.value);
  return `${short(median)} (${spread.map(short).join("–")})${reached ? "" : " **missed**"}`;
};

/** `≤ 1.25`. */
export const writtenBar = ({ sign, value }: Bar): string => `${sign} ${value.toLocaleString("en")}`;

const short = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(value >= 10 ? 1 : 2);

export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
