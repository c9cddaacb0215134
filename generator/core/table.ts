/** Tables. A table is a measure in a layout on a board: the values of its elements, and a lookup that reads them. */
import { at, onceFor } from "../common.js";
import type { Board, Square } from "./board.js";
import { CORNERS } from "./regions.js";
import { evaluated, operationsIn, read, tree } from "./expression.js";
import type { SquareFunction } from "./expression.js";
import { answersTo, eachSquare, elementOf, lengthOf, PAIR } from "./layout.js";
import type { Layout, LayoutOn, OfSquares } from "./layout.js";
import { CORNER, FILE, RANK } from "./coordinates.js";
import { narrowest, NUMBER, SET, UNREACHABLE } from "./measure.js";
import type { Answer, Measure } from "./measure.js";
import { lowercaseWords, namesOf, type Named, type Names } from "./names.js";

export interface Entry<A extends Answer = Answer> {
  readonly measure: Measure<A>;
  readonly layout: LayoutOn;
  /** Names that replace the derived ones. */
  readonly names?: Names;
  /** The value of elements that no call reads; 0 by default. */
  readonly filler?: number;
}

export type EntryOn = Entry & { readonly board: Board };

/** A table, before it is printed in a language. If its layout has no rows, it is only a lookup. */
export interface Table<A extends Answer = Answer> {
  readonly names: Named;
  readonly measure: Measure<A>;
  readonly layout: Layout;
  readonly values: readonly Answer[];
  /** The function from squares to an answer. In its tree, the name of the table's own array is `table`. */
  readonly lookup: SquareFunction;
  /** The other tables that the lookup reads, by their names in its tree. */
  readonly reads: Readonly<Record<string, Table>>;
  /** The value of elements that no call of the lookup reads; the empty set in a table of sets. */
  readonly filler: number | bigint;
  /** The elements that need the corner rule, in ascending order. They are found from wrong calls, not declared. */
  readonly cornerRuleElements: readonly number[];
  /** How sets are split into limbs, in a language in which a set is not a single number. */
  readonly limbs?: Limbs;
}

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

/** The set that limbs make up; `NaN`, which equals no set, if a limb is missing or wrong. */
export const setOfLimbs = (limbs: Limbs, found: readonly unknown[]): Answer => {
  const isWhole = (limb: unknown): limb is number | bigint =>
    typeof limb === "bigint" || Number.isInteger(limb);
  const set = found
    .filter(isWhole)
    .reduceRight<bigint>((all, limb) => (all << BigInt(limbs.bits)) | BigInt(limb), 0n);
  const isRight = limbsOf(limbs, set).every((limb, place) => limb === found[place]);
  return isRight && found.length === limbs.count ? set : NaN;
};

/** The table of an entry, not yet proved and without the corner rule. */
export const plainTable = <A extends Answer>(
  { measure: given, layout: layoutOn, names, filler: number = 0 }: Entry<A>,
  board: Board,
): Table<A> => {
  const filler = given.element === SET ? 0n : number;
  const layout = layoutOn(board);
  const asked = layout.isTo && given.toward ? { ...given, ways: given.toward } : given;
  const values = valuesOf(asked, layout, filler);
  const isFree = asked.element === NUMBER || (asked.element !== SET && filler !== 0);
  const measure = isFree ? { ...asked, element: narrowest([...values, filler]) } : asked;
  const { parameters, rows, index } = layout;
  const answer = rows.length === 0 ? index : read("table", index);
  const named = namesOf(measure, layout, names);
  const arrays = operationsIn(index).map((one) => one.op === "read" && one.array);
  return {
    names: named,
    measure,
    layout,
    values,
    filler,
    lookup: { parameters, locals: [], answer },
    reads: Object.fromEntries(
      [FILE, RANK]
        .filter(({ noun }) => arrays.includes(noun))
        .map((one) => [one.noun, readTable(one, named, board)]),
    ),
    cornerRuleElements: [],
  };
};

/** A table that a lookup reads. Its name begins with the reader's if the board's name does not determine its squares. */
const readTable = (read: Measure, reader: Names, board: Board): Table => {
  const name = [...lowercaseWords(reader), ...read.name];
  const own = board.name === "" || board.numbering ? { name, isNamedByUser: true as const } : {};
  return plainTable({ measure: { ...read, ...own }, layout: eachSquare }, board);
};

const valuesOf = <A extends Answer>(
  { ways: [way] }: Measure<A>,
  layout: Layout,
  filler: number | bigint,
): readonly Answer[] => {
  const answersFrom = onceFor(way.on(layout.board));
  return Array.from({ length: lengthOf(layout) }, (_, element) => {
    const cell = layout.cell(element);
    return cell === undefined ? filler : answersFrom(cell.origins)[cell.target];
  });
};

/** The elements as numbers. A set becomes the index of its element, because lookups only pass sets on. */
export const numbersOf = (values: Table["values"]): readonly number[] =>
  values.map((value, element) => (typeof value === "bigint" ? element : (value ?? UNREACHABLE)));

/** Converts the result of a lookup's tree to an answer. Without an array, the result is the answer. */
export const answerBy = ({ layout, values, measure }: Table, number: number): Answer => {
  if (layout.rows.length === 0) return number;
  if (measure.element === SET) return values[number];
  return number === UNREACHABLE && measure.element.holds(undefined, 0) ? undefined : number;
};

/** The lookup as a function that evaluates its tree. It throws a `RangeError` for an index outside the array. */
const lookupOf = (table: Table): OfSquares<Answer> => {
  const arrays = Object.entries({ ...table.reads, table });
  const number = evaluated(
    table.lookup,
    Object.fromEntries(arrays.map(([name, { values }]) => [name, numbersOf(values)])),
  );
  return (first, second) => answerBy(table, number(first, second));
};

/** The answers of a table's measure for all pairs of squares on its board. */
export const answersOf = ({ measure, layout }: Table): readonly (readonly Answer[])[] => {
  const answersFrom = measure.ways[0].on(layout.board);
  return layout.board.squares.map((square) => answersFrom([square]));
};

/** The first pair of squares whose answer differs in the opposite direction; empty if there is none. */
export const oneWayPairOf: (table: Table) => readonly Square[] = onceFor((table: Table) => {
  const rows = answersOf(table);
  for (const [from, row] of rows.entries()) {
    const to = row.findIndex((there, square) => rows[square]?.[from] !== there);
    if (to !== -1) return [from, to];
  }
  return [];
});

export interface WrongCall {
  readonly squares: readonly number[];
  readonly found: Answer;
  readonly expected: Answer;
}

/** The calls whose answers differ from the measure's answers on the board, in ascending order of squares. */
export function* wrongCalls(
  table: Table,
  lookup: OfSquares<Answer> = lookupOf(table),
): Generator<WrongCall, undefined> {
  const { measure, layout } = table;
  const answersFrom = measure.ways[0].on(layout.board);
  for (const origins of layout.origins) {
    const expected = answersFrom(origins);
    const found = answersTo(layout, origins, lookup);
    for (const [place, target] of layout.targets.entries())
      if (found[place] !== expected[target])
        yield {
          squares: layout.parameters.length === 2 ? [...origins, target] : [target],
          found: found[place],
          expected: expected[target],
        };
  }
  return undefined;
}

const searched = onceFor((table: Table) => wrongCalls(table).next());

/** The first wrong call, if there is one. The search runs once per table. */
export const firstWrongCall = (table: Table): WrongCall | undefined => searched(table).value;

/**
 * The corner rule: for some differences, the answer is greater by 2 moves if exactly one of the two squares is a
 * corner, as with the knight distance between diagonal neighbors. Source: the Knight-Distance page.
 */
export const CORNER_RULE_MOVES = 2;

/** The table of an entry, not yet proved. */
export const tableOf = <A extends Answer>(entry: Entry<A>, board: Board): Table<A> =>
  withCornerRule(plainTable(entry, board));

/**
 * Adds the corner rule to the lookup of a table by difference, if the rule corrects every wrong answer. Such a table holds
 * the answers for the pairs that `pairApart` chooses.
 */
export const withCornerRule = <A extends Answer>(table: Table<A>): Table<A> => {
  const cornerRuleElements = table.layout.isByDifference ? ruledElements(table) : [];
  if (cornerRuleElements.length === 0) return table;
  const isElement = cornerRuleElements
    .map((element) => tree("==", "index", element))
    .reduce((some, other) => tree("or", some, other));
  const { measure, values, filler } = table;
  const more = cornerRuleElements.map((element) => Number(values[element]) + CORNER_RULE_MOVES);
  const isHeld = more.every((answer) => measure.element.holds(answer, 0));
  const isOneCorner = tree("!=", ...PAIR.map((square) => read("corner", square)));
  const ruled: Table<A> = {
    ...table,
    // Some languages calculate in the type of the elements, so this type must hold the corrected answers.
    measure: isHeld ? measure : { ...measure, element: narrowest([...values, filler, ...more]) },
    reads: { ...table.reads, corner: readTable(CORNER, table.names, table.layout.board) },
    cornerRuleElements,
    lookup: {
      ...table.lookup,
      locals: [
        ["index", table.layout.index],
        ["cornerRule", tree("and", isElement, isOneCorner)],
      ],
      answer: tree("+", read("table", "index"), tree("if", "cornerRule", CORNER_RULE_MOVES, 0)),
    },
  };
  return firstWrongCall(ruled) === undefined ? ruled : table;
};

/** The elements that need the corner rule; empty if the rule does not correct every wrong answer. */
const ruledElements = (table: Table): readonly number[] => {
  if (firstWrongCall(table) === undefined) return [];
  const { board } = table.layout;
  const corners = new Set(CORNERS.squares(board));
  const element = elementOf(table.layout);
  const elements = new Set<number>();
  for (const { squares, found, expected } of wrongCalls(table)) {
    const [first = 0, second = 0] = squares;
    const isLess = typeof found === "number" && found + CORNER_RULE_MOVES === expected;
    if (!isLess || corners.has(first) === corners.has(second)) return [];
    elements.add(element(at(board.numbers, first), at(board.numbers, second)));
  }
  return [...elements].sort((one, other) => one - other);
};
