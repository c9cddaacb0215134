/** Rows of an array, as nested brackets or as lines, of which one has a number less or more than the others. */
import type { Position, Slip } from "./finding.js";
import type { NumberArray } from "./read-arrays.js";

/** The fewest rows of which one can differ from the others. */
const FEWEST_ROWS = 3;

/** The index of the only row that has `more` numbers more than all others, which have as many as each other. */
const uneven = (lengths: readonly number[], more: number): number | undefined => {
  if (lengths.length < FEWEST_ROWS) return undefined;
  const most = Math.max(...lengths);
  const usual = more > 0 ? most - more : most;
  const others = [...lengths.keys()].filter((row) => lengths[row] !== usual);
  const [row = NaN, another] = others;
  return another === undefined && lengths[row] === usual + more ? row : undefined;
};

/** Reports whether one of the nested brackets of an array has one number more than the others. */
export const hasLongerRow = ({ rows = [] }: NumberArray): boolean => uneven(rows, 1) !== undefined;

/** The lines of an array, each with the number of its numbers. */
const numbersByLine = (positions: readonly Position[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { line } of positions) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

type SlipPlace = Pick<Slip, "kind" | "first" | "last" | "row">;

/** The missing or extra number with the row that shows it, whose indices alone are then possible. */
export const inRow = (
  slip: SlipPlace,
  { rows }: NumberArray,
  positions: readonly Position[],
): SlipPlace => {
  const lines = numbersByLine(positions);
  const lengths = rows ?? [...lines.values()];
  const more = slip.kind === "missing" ? -1 : 1;
  const row = uneven(lengths, more);
  const length = lengths[row ?? NaN];
  if (row === undefined || length === undefined) return slip;
  const start = row * (length - more);
  const first = Math.max(slip.first, start);
  const last = Math.min(slip.last, start + Math.max(length, length - more) - 1);
  if (first > last) return slip;
  const [kind, place] = rows
    ? (["row", row] as const)
    : (["line", [...lines.keys()][row] ?? 0] as const);
  return { ...slip, first, last, row: { kind, place, length } };
};
