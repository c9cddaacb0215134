/** Sets that an array stores as several numbers, called limbs. */
import { onceFor } from "../../common.js";
import { read, tree, type Expression } from "../measures/expression.js";
import { lengthOf } from "../layouts/layout.js";
import { SET } from "../measures/elements.js";
import type { Table } from "./table.js";
import { compact } from "../measures/compact.js";
import type { Answer } from "../measures/elements.js";

/** The limbs of a set: numbers that together make up the set, the lowest bits first. */
export interface Limbs {
  readonly count: number;
  readonly bits: number;
  /** The notation of all limbs as one element; omitted if each limb is an element of its own. */
  readonly element?: string | undefined;
}

/** Reports whether a set is stored as two numbers, `lo` and `hi`. */
export const isHalves = (limbs: Limbs | undefined): boolean =>
  limbs !== undefined && limbs.count * limbs.bits === 64;

/** The limbs of a set. A limb of 32 bits is a number; any other limb is a `bigint`. */
export const limbsOf = ({ bits, count }: Limbs, set: bigint): readonly (number | bigint)[] =>
  Array.from({ length: count }, (_, place) => {
    const limb = BigInt.asUintN(bits, set >> BigInt(bits * place));
    return bits === 32 ? Number(limb) : limb;
  });

/** Reports whether a value can be a limb of the given number of bits. */
const isLimb = (bits: number, value: unknown): value is number | bigint =>
  bits === 32
    ? Number.isInteger(value) && value === Number(value) >>> 0
    : typeof value === "bigint" && value === BigInt.asUintN(bits, value);

/** The set that limbs make up; `NaN`, which equals no set, if a limb is missing or wrong. */
export const setOfLimbs = ({ bits, count }: Limbs, found: readonly unknown[]): Answer =>
  found.length === count && found.every((value) => isLimb(bits, value))
    ? found.reduceRight<bigint>((set, limb) => (set << BigInt(bits)) | BigInt(limb), 0n)
    : NaN;

/** A table as a language stores it. */
export interface Stored extends Table {
  /** How sets are split into limbs, in a language in which a set is not a single number. */
  readonly limbs?: Limbs;
}

/**
 * Multiplies an index by a count, with shifts if the count is a power of two: 2 × `sq1 << 6 | sq2` is
 * `sq1 << 7 | sq2 << 1`.
 */
const times = (expression: Expression, count: number): Expression => {
  const shift = Math.log2(count);
  if (!Number.isInteger(shift)) return tree("*", expression, count);
  if (typeof expression !== "object" || expression.op === "read")
    return tree("<<", expression, shift);
  const [first = 0, second = 0] = expression.of;
  if (expression.op === "|" || expression.op === "+")
    return tree(expression.op, times(first, count), times(second, count));
  return expression.op === "<<" && typeof second === "number"
    ? tree("<<", first, second + shift)
    : tree("<<", expression, shift);
};

/** The number of limbs, at least two, of each set in a table, given the number of bits in a limb. */
export const limbCountOf = ({ layout }: Table, bits: number): number =>
  Math.max(2, Math.ceil(layout.board.numbered.length / bits));

/** Returns a table of sets with one element for each limb of a set. */
export const withLimbs = (table: Table, limbs: Limbs): Stored => {
  const { layout, lookup } = table;
  const { count } = limbs;
  const index = times(layout.index, count);
  const hasLocal = !isHalves(limbs);
  const names = hasLocal ? [] : ["lo", "hi"];
  const first = hasLocal ? "index" : index;
  return {
    ...table,
    limbs,
    layout: {
      ...layout,
      index,
      rowStart: (row) => count * layout.rowStart(row),
      cell: (element) => layout.cell(Math.floor(element / count)),
      elementName: (element) =>
        `${layout.elementName(Math.floor(element / count))}, ${names[element % count] ?? `number ${element % count}`}`,
    },
    values: compact(
      [table.values.slice().flatMap((set = 0) => limbsOf(limbs, BigInt(set)))],
      count * table.values.length,
    ),
    lookup: {
      ...lookup,
      locals: hasLocal ? [["index", index]] : [],
      answer: read("table", first),
      more: Array.from({ length: count - 1 }, (_, place) =>
        read("table", tree("+", first, place + 1)),
      ),
    },
  };
};

/** The table as TypeScript stores it: sets become numbers of 32 bits, with which JavaScript can calculate. */
export const stored: (table: Table) => Stored = onceFor((table) =>
  table.measure.element === SET && lengthOf(table.layout) > 0
    ? withLimbs(table, { count: limbCountOf(table, 32), bits: 32 })
    : table,
);
