/** An array of a user's program, beside the table that it should be. */
import type { Value } from "../../generator/audit/finding.js";
import type { Square } from "../../generator/core/boards/board.js";
import { at, onceFor } from "../../generator/common.js";
import { CORNERS } from "../../generator/core/boards/regions.js";
import {
  elementOf,
  isCounted,
  lengthOf,
  type Layout,
} from "../../generator/core/layouts/layout.js";
import { bitOf, SET, UNREACHABLE } from "../../generator/core/measures/elements.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { EntryOn, Table } from "../../generator/core/tables/table.js";
import type { Places } from "./places.js";

export interface Audited {
  readonly table: Table;
  /** What each element says, and what it should say. */
  readonly found: readonly Value[];
  readonly expected: readonly Value[];
  /** The elements that differ, in ascending order. */
  readonly wrong: readonly number[];
}

export const auditedOf = (values: readonly Value[], entry: EntryOn): Audited => {
  const table = tableOf(entry, entry.board);
  const { layout } = table;
  const length = lengthOf(layout);
  // A set may take several numbers of the array. The number with the lowest bits is first.
  const limbs = values.length / length;
  const bits = limbs === Math.ceil(layout.board.numbered.length / 64) ? 64 : 32;
  const setAt = (element: number): bigint =>
    values
      .slice(element * limbs, (element + 1) * limbs)
      .reduce((set: bigint, limb, place) => set | (BigInt(limb) << BigInt(bits * place)), 0n);
  const isOfSets = table.measure.element === SET;
  const found = Array.from({ length }, (_, element) =>
    isOfSets ? setAt(element) : at(values, element),
  );
  const expected = table.values.slice().map((value = UNREACHABLE) => value);
  const wrong = [...expected.keys()].filter(
    (element) => layout.cell(element) !== undefined && found[element] !== expected[element],
  );
  return { table, found, expected, wrong };
};

/** The bit of a square in the sets of a table. */
export const bitIn = ({ layout }: Table, square: Square): bigint => {
  const { board, flip = 0, naming } = layout;
  const number = at(board.numbers, square);
  return bitOf(naming.hasOppositeBits ? board.numbered.length - 1 - number : number ^ flip);
};

/** Whether a call takes two squares, so that a board can show all answers from one of them. */
export const isOfPairs = (layout: Layout): boolean =>
  layout.parameters.length === 2 && !isCounted(layout);

/** The element that a call reads for squares of the board. */
export const elementAt = (
  { table: { layout } }: Audited,
  { pieces: [origin], target }: Places,
): number => {
  const { numbers } = layout.board;
  const number = at(numbers, target);
  const element = elementOf(layout);
  return origin === undefined ? element(number) : element(at(numbers, origin), number);
};

/** For each element of a layout by difference, the pair of squares nearest to the middle that reads it. */
const middleOnes = onceFor((layout: Layout): ReadonlyMap<number, Places> => {
  const { board } = layout;
  const { squares, numbers, cells, files, ranks } = board;
  const element = elementOf(layout);
  const far = (from: Square, to: Square): number => {
    const [one, other] = [at(cells, from), at(cells, to)];
    const apart =
      Math.abs(one.files + other.files - files) + Math.abs(one.ranks + other.ranks - ranks);
    // The array does not contain the corner rule, so pairs that need the rule count as farthest.
    return CORNERS.contains(board, from) === CORNERS.contains(board, to) ? apart : Infinity;
  };
  const pairs = squares
    .flatMap((from) => squares.map((to) => ({ from, to, far: far(from, to) })))
    .sort((one, other) => other.far - one.far);
  return new Map(
    pairs.map(({ from, to }) => [
      element(at(numbers, from), at(numbers, to)),
      { pieces: [from], target: to },
    ]),
  );
});

/** The squares of a call that reads an element; `undefined` if there are none. */
export const placesOf = ({ table: { layout } }: Audited, element: number): Places | undefined => {
  if (layout.isByDifference) return middleOnes(layout).get(element);
  const cell = layout.cell(element);
  if (isCounted(layout) || cell === undefined || !layout.board.squares.includes(cell.target))
    return undefined;
  return { pieces: isOfPairs(layout) ? cell.origins : [], target: cell.target };
};

/** Whether the corner rule adds to the element that a call reads, because exactly one of the call's squares is a corner. */
export const addsCornerRule = (audited: Audited, { pieces, target }: Places): boolean => {
  const { cornerRuleElements, layout } = audited.table;
  const [isOne, isOther] = [...pieces, target].map((one) => CORNERS.contains(layout.board, one));
  const read = (element: number): boolean => element === elementAt(audited, { pieces, target });
  return isOne !== isOther && cornerRuleElements.some(read);
};

/**
 * The squares at which an audit starts: those of the first wrong element, else of an element to which the corner rule
 * adds, else of the last element that calls read.
 */
export const firstPlaces = (audited: Audited): Places | undefined => {
  const { wrong, expected, table } = audited;
  const { squares } = table.layout.board;
  if (wrong[0] !== undefined) return placesOf(audited, wrong[0]);
  const calls = squares.map((target): Places => ({ pieces: squares.slice(0, 1), target }));
  const ruled = calls.find((places) => addsCornerRule(audited, places));
  return ruled ?? expected.map((_, element) => placesOf(audited, element)).findLast(Boolean);
};
