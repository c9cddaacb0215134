/** Arrays by pair of which one half was never filled, because a program asks for the lesser square first. */
import { UNREACHABLE } from "../measures/measure.js";
import { SHORTEST, type Value } from "./read-arrays.js";

/** An array with its empty half filled from the other. */
export interface Filled {
  readonly values: readonly Value[];
  /** Which pairs are filled in the array as it is. */
  readonly filled: string;
}

const HALVES = [
  [(row: number, column: number) => row > column, "from the lesser square to the greater"],
  [(row: number, column: number) => row < column, "from the greater square to the lesser"],
] as const;

/** The array by pair with both halves, if one half has one number throughout. */
export const withBothHalves = (values: readonly Value[]): Filled | undefined => {
  const side = Math.sqrt(values.length);
  if (!Number.isInteger(side) || side < SHORTEST) return undefined;
  for (const [isBelow, filled] of HALVES) {
    const isEmpty = (index: number): boolean => isBelow(Math.floor(index / side), index % side);
    const filler = values.find((_, index) => isEmpty(index));
    // A piece that moves one way never comes back.
    const isFilled = (value: Value, index: number): boolean =>
      isEmpty(index) && (value !== filler || value === UNREACHABLE);
    if (values.some(isFilled)) continue;
    const other = (index: number): number => (index % side) * side + Math.floor(index / side);
    const both = values.map((value, index) =>
      isEmpty(index) ? (values[other(index)] ?? value) : value,
    );
    return { values: both, filled };
  }
  return undefined;
};
