/** Finds the table that each array in the text of a program is, and the wrong entries of the array. */
import { formulaOf, mistakeInNumbers } from "../boards/numbering.js";
import { at, counted, onceFor, present } from "../common.js";
import { shown } from "../errors.js";
import { SET, UNREACHABLE } from "../core/measures/elements.js";
import type { RequestedTable } from "../request/defaults.js";
import { REQUEST_BY_DEFAULT } from "../request/output-keys.js";
import { commandLineOf } from "../request/request.js";
import { mainName } from "../core/tables/names.js";
import { fitsOf } from "./best-fits.js";
import type { Candidate } from "./candidates.js";
import { missingIn, slipText } from "./counts.js";
import { doubtOf, otherwise } from "./doubts.js";
import { requestedLike } from "./every-candidate.js";
import type { Finding, Position, Value } from "./finding.js";
import { addedIn, differing, isCertain, isDeliberate, unmapped, type Fit } from "./fits.js";
import { contradictionOf, isOfPawns } from "./names.js";
import { beginningOf, dividedInto, withoutEnds } from "./parts.js";
import { readArrays, type NumberArray, type Unread } from "./read-arrays.js";
import { hasLongerRow, inRow } from "./rows.js";
import { isUnwritten } from "./sets.js";
import { slipInWords, withSlip } from "./slips.js";
import type { NumberOf } from "./square-numbers.js";
import { endingOf, languageFor } from "./syntax.js";
import { fitInWords } from "./words.js";
import { withBothHalves } from "./wrong-rules.js";

/** The request for numbers of squares with the same number added to each; `undefined` if they number no squares. */
const withNumbersFrom = (
  request: RequestedTable,
  added: number | undefined,
): RequestedTable | undefined => {
  const { board, unit = "a1" } = request;
  if (added === undefined) return undefined;
  const { start, file, rank } = formulaOf(board, unit);
  const numbers = { start: start + added, file, rank };
  return mistakeInNumbers(board, numbers) === undefined ? { ...request, unit: numbers } : undefined;
};

/**
 * The request for a table with the same values as an array of a text, including the filler that no call reads;
 * `undefined` if the tool cannot write the values.
 */
export const requestOf = (
  array: readonly Value[],
  { candidate, mapping, frame }: Fit,
  text = "",
): Candidate["request"] | undefined => {
  const fillers = new Set(array.filter((_, index) => candidate.values[index] === undefined));
  const [filler] = fillers.size === 1 ? fillers : [frame];
  const hasFiller = typeof filler === "number" && filler !== 0;
  // True if the text contains the usual test for squares of a 0x88 board.
  const is0x88 =
    candidate.table.layout.naming.suffix.includes("0x88") && /&\s*0x(?:88|77)\b/i.test(text);
  if (mapping === undefined && !hasFiller && !is0x88) return candidate.request;
  const like = requestedLike(candidate).request;
  if (typeof like === "string") return like;
  const squares = is0x88 ? "0x88" : like.squares;
  const request = { ...like, squares, ...(hasFiller && { filler }) };
  return mapping === undefined ? request : withNumbersOf(request, candidate, mapping);
};

/** The same request for a table with other numbers in place of its answers, as `mapping` says. */
const withNumbersOf = (
  request: RequestedTable,
  { table }: Candidate,
  mapping: NonNullable<Fit["mapping"]>,
): RequestedTable | undefined => {
  // A different number for a square means a different numbering, not a different value.
  if (request.measure === "number") return withNumbersFrom(request, addedIn(mapping));
  const isMissing = (value: Value): boolean =>
    value === UNREACHABLE && table.values.distinct.includes(undefined);
  // The request may already replace the answers of its measure, as of lines that are counted from the other end.
  const replaced = new Map([...request.values].map(([answer, value]) => [value, answer]));
  const answerOf = (value: Value): string =>
    replaced.get(Number(value)) ?? (isMissing(value) ? "unreachable" : `${value}`);
  const values = [...mapping].map(([value, own]) => [answerOf(value), Number(own)] as const);
  return { ...request, name: "own", values: new Map(values) };
};

/** An array, its finding, and its fit to the table that the array is or should be, if this table is known. */
export interface Examined {
  readonly array: NumberArray;
  readonly finding: Finding;
  readonly fit?: Fit;
  /** The request for the table; only if the tool writes it. */
  readonly request?: Candidate["request"];
}

/**
 * The fit of an array that has only one half of the distances, if they are all correct, or all follow the same wrong
 * rule.
 */
const halfOf = (values: readonly Value[]): Fit | undefined => {
  const half = withBothHalves(values);
  const [fit] = half ? fitsOf(half.values) : [];
  if (!half || !fit || fit.mapping || (fit.wrong.length > 0 && fit.rule === undefined))
    return undefined;
  const { candidate, rule } = fit;
  if (candidate.table.measure.noun !== "distance") return undefined;
  return {
    candidate,
    wrong: rule === undefined ? [] : differing(values, candidate),
    rule: present(rule, `only ${half.filled}`).join(", and "),
  };
};

/** A text, its file, and the numbers of the names of squares that other files define. */
interface Source extends Readonly<Record<"file" | "text", string>> {
  readonly numberOf?: NumberOf | undefined;
}

/** A source, and the places of the numbers of the array that is examined. */
interface SourceOfArray extends Source {
  readonly places: () => readonly Position[];
}

const placeOf = ({ line, column, endColumn }: Position): Position => ({ line, column, endColumn });

type Described = Pick<Finding, "kind" | "text"> & Partial<Finding>;

/** The finding of an array. Fields that `described` does not give are empty. */
const findingOf = (array: NumberArray, described: Described): Finding => ({
  ...placeOf(array),
  ...{ name: array.name, length: array.values.length + (array.more ?? 0), sizes: array.sizes },
  ...{ table: "", command: "", wrong: [], values: [] },
  ...described,
});

const examinedAsNone = (array: NumberArray, text: string): Examined => ({
  array,
  finding: findingOf(array, { kind: "none", text }),
});

/**
 * Examines an array with 0 for each missing number, because in C and Go, numbers that are declared but not written are
 * 0.
 */
const examinedWithZeros = (array: NumberArray, missing: number, source: Source): Examined => {
  const filled = [...array.values, ...Array<number>(missing).fill(0)];
  const whole = examinedOf({ ...array, values: filled, declared: undefined }, source);
  if (whole.finding.kind === "equal") return whole;
  const are = missing === 1 ? "is" : "are";
  const text = `no known table; ${missing} of the ${filled.length} declared numbers ${are} missing`;
  return examinedAsNone(array, text);
};

/** The text of the finding if it is unclear whether the array is meant as a table that it fits; otherwise `undefined`. */
const unclearText = (
  values: readonly Value[],
  fit: Fit,
  fits: readonly Fit[],
): string | undefined => {
  // A program that always passes the two squares in the same order needs only half a table, so nothing is wrong.
  if (fit.rule !== undefined) return fit.wrong.length === 0 ? fitInWords(fit) : undefined;
  const inWords = fits.map(fitInWords).join(" and ");
  // If the same entries are wrong in all of the tables, these entries are wrong, whichever table was meant.
  if (fits.some(({ wrong }) => wrong.join() !== fit.wrong.join())) return `nearly ${inWords}`;
  const doubt = doubtOf(unmapped(values, fit), fit);
  if (doubt !== undefined) return `${doubt} ${inWords}`;
  const isNearly = fit.wrong.length > 0 && (!isCertain(fit) || isDeliberate(values, fit));
  return isNearly ? `nearly ${inWords}` : undefined;
};

/** Examines an array that is a table, perhaps with mistakes. `values` are the numbers of the array without a slip. */
const examinedAs = (
  array: NumberArray,
  fit: Fit,
  source: Source,
  described: Described,
  values = array.values,
): Examined => {
  const table = mainName(fit.candidate.table.names);
  const request = requestOf(values, fit, source.text);
  if (request === undefined || isUnwritten(request))
    return { array, finding: findingOf(array, { table, ...described }), fit };
  const command = commandOf(array, request, source);
  return { array, finding: findingOf(array, { table, command, ...described }), fit, request };
};

/** Examines an array that is a table, or a table with wrong entries. `another` is a table that fits as well. */
const examinedAsTable = (
  array: NumberArray,
  fit: Fit,
  another: Fit | undefined,
  source: Source,
): Examined => {
  const isRight = fit.wrong.length === 0 && !fit.mapping;
  const other = another ?? (isRight ? otherwise(array.values, fit) : undefined);
  return examinedAs(array, fit, source, {
    kind: fit.wrong.length > 0 ? "wrong" : "equal",
    text: fitInWords(fit),
    wrong: wrongEntries(array, fit),
    values: valuesOf(fit),
    ...(fit.rule !== undefined && { rule: fit.rule }),
    ...(other && { otherwise: { text: fitInWords(other), wrong: wrongEntries(array, other) } }),
  });
};

/** Examines an array as a whole. */
const examinedOf = (array: NumberArray, source: Source): Examined => {
  const { values, unknown, more } = array;
  if (unknown !== undefined)
    return examinedAsNone(array, `unknown: ${shown(unknown)} is not a number`);
  if (more !== undefined) return examinedAsNone(array, "no known table");
  const missing = missingIn(array);
  if (missing > 0) return examinedWithZeros(array, missing, source);
  const half = halfOf(values);
  const fits = half ? [half] : fitsOf(values);
  const [fit, another] = fits;
  if (fit === undefined) {
    const slip = slipText(values.length);
    return examinedAsNone(array, slip === "" ? "no known table" : `no known table; ${slip}`);
  }
  const text = unclearText(values, fit, fits);
  if (text === undefined) return examinedAsTable(array, fit, another, source);
  return { array, finding: findingOf(array, { kind: "unclear", text }), ...(!another && { fit }) };
};

/**
 * The answers that the array replaces with other values, each with its value. The list is empty if the array adds the
 * same number to all answers.
 */
const valuesOf = ({ mapping = new Map<Value, Value>() }: Fit): Finding["values"] =>
  addedIn(mapping) === undefined
    ? [...mapping].sort(([answer], [other]) => Number(answer) - Number(other))
    : [];

/** The wrong entries. They all have the place of the array until {@link withPlaces} gives them places of their own. */
const wrongEntries = (
  array: NumberArray,
  { candidate, wrong, frame, mapping }: Fit,
): Finding["wrong"] => {
  const { values, sizes } = array;
  const { table, values: expected } = candidate;
  const limbs = values.length / table.values.length;
  // Sets are shown as hexadecimal numbers, even if the numbers are small.
  const isOfWholeSets = table.measure.element === SET && limbs === 1;
  const shownAs = (value: Value): Value => (isOfWholeSets ? BigInt(value) : value);
  const rightAt = (index: number): Value => {
    const right = expected[index];
    return right === undefined ? (frame ?? 0) : (mapping?.get(right) ?? right);
  };
  return wrong.map((index) => ({
    ...{ index, indices: indicesOf(index, sizes), ...placeOf(array) },
    place: table.layout.elementName(Math.floor(index / limbs)),
    found: shownAs(at(values, index)),
    expected: shownAs(rightAt(index)),
  }));
};

/** The index in each dimension of an array. */
const indicesOf = (index: number, sizes: readonly number[]): readonly number[] => {
  const indices: number[] = [];
  let rest = index;
  for (const size of sizes.slice(1).reverse()) {
    indices.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  return [rest, ...indices];
};

/** Reports whether a text is handwritten and reads elements of the array with the given name. */
const isIndexed = (name: string, text: string): boolean =>
  name !== "" &&
  !text.includes("DO NOT EDIT") &&
  new RegExp(`\\b${name.replaceAll("$", "\\$")}\\[(?!\\])`).test(text);

/** The command that writes a requested table in the language of the file. */
const commandOf = (
  { name }: NumberArray,
  request: Candidate["request"],
  { file, text }: Source,
): string => {
  const lang = languageFor(file);
  const format = /^[mc]?jsx?$/.test(endingOf(file)) ? "js" : "ts";
  return commandLineOf({
    ...REQUEST_BY_DEFAULT,
    tables: [request],
    lang,
    format,
    array: lang === "java" && isIndexed(name, text) ? "public" : "",
  });
};

/** Reports whether two numbers have no comma between them. The reader leaves out the second, and names both. */
const isMerged = ({ unknown = "" }: NumberArray): boolean => unknown.includes(" ");

/** Examines an array that may be a table, except that one number is missing or is too many. */
const examinedWithSlip = (array: NumberArray, source: SourceOfArray): Examined | undefined => {
  const found = withSlip(array);
  if (!found) return undefined;
  const { fit, mended } = found;
  const places = source.places();
  const slip = inRow(found.slip, array, places);
  const merged = isMerged(array) ? array.unknown : undefined;
  const described: Described = {
    kind: "wrong",
    text: `${fitInWords(fit)}, but wrong: ${slipInWords(slip, merged)}`,
    values: valuesOf(fit),
    slip: { ...slip, ...(places[slip.first] ?? at(places, places.length - 1)) },
  };
  return examinedAs(array, fit, source, described, mended);
};

/** Examines an array that may be a right table with more numbers before it, or a table with more numbers at its end. */
const examinedWithoutEnds = (array: NumberArray, source: Source): Examined | undefined => {
  const { length } = array.values;
  for (const { inner, place } of withoutEnds(array)) {
    const shorter = examinedOf(inner, source);
    if (!isKnown(shorter)) continue;
    if (place === "preceded" && shorter.finding.kind !== "equal") continue;
    const more = counted(length - inner.values.length, "more number");
    const text = `${shorter.finding.text}, ${place} by ${more}`;
    return { ...shorter, finding: { ...shorter.finding, text, length } };
  }
  return undefined;
};

/** Examines an array that may lack the last entries of a table. */
const examinedAsBeginning = (array: NumberArray, source: Source): Examined | undefined => {
  const fit = beginningOf(array);
  if (!fit) return undefined;
  const missing = fit.candidate.values.length - array.values.length;
  const entries = missing === 1 ? "the last entry is" : `the last ${missing} entries are`;
  const text = `${fitInWords(fit)}, but wrong: ${entries} missing`;
  return examinedAs(array, fit, source, { kind: "wrong", text });
};

/** The parts of an array, with a warning if all are the sets of one pawn. An array needs such sets for both pawns. */
const withPawns = (parts: readonly Examined[]): readonly Examined[] => {
  const tables = parts.flatMap(({ fit }) => fit?.candidate.table ?? []);
  const names = new Set(tables.map(({ names: { table } }) => table));
  if (names.size > 1 || !tables.every(isOfPawns)) return parts;
  const contradiction = "Both halves are the sets of the same pawn";
  return parts.map((part) => ({ ...part, finding: { ...part.finding, contradiction } }));
};

/** True for the numbers of the squares themselves, which programs have beside those of the turned board. */
const areInOrder = ({ values }: NumberArray): boolean =>
  values.every((value, index) => value === index);

/** Examines an array that may consist of several tables. All of them must be known, except numbers in order. */
const examinedTables = (array: NumberArray, source: Source): readonly Examined[] | undefined => {
  for (const all of dividedInto(array)) {
    const parts = all.filter((part) => !areInOrder(part));
    const examined: Examined[] = [];
    for (const part of parts) {
      const one = examinedOf(part, source);
      if (!isKnown(one)) break;
      examined.push(one);
    }
    if (examined.length > 0 && examined.length === parts.length) return examined;
  }
  return undefined;
};

/** An examined array, with a warning if its name contradicts its table. */
const withName = (examined: Examined, { text }: Source): Examined => {
  const { array, finding, fit } = examined;
  if (!fit || finding.table === "") return examined;
  const contradiction = contradictionOf(array.name, fit.candidate.table, text);
  return contradiction === undefined
    ? examined
    : { ...examined, finding: { ...finding, contradiction } };
};

/** Examines an array, or its parts if the whole is not a table. */
const examinedParts = (array: NumberArray, source: SourceOfArray): readonly Examined[] => {
  const whole = examinedOf(array, source);
  if (whole.finding.kind !== "none") return [whole];
  if (array.unknown !== undefined)
    return [(isMerged(array) ? examinedWithSlip(array, source) : undefined) ?? whole];
  const parts = examinedTables(array, source);
  if (parts) return withPawns(parts);
  const shorter = examinedWithoutEnds(array, source);
  if (shorter?.finding.kind === "equal" && !hasLongerRow(array)) return [shorter];
  // An extra number shifts all later numbers. Near the end, few entries would be wrong.
  return [
    examinedAsBeginning(array, source) ?? examinedWithSlip(array, source) ?? shorter ?? whole,
  ];
};

const isKnown = ({ fit, finding: { kind } }: Examined): boolean =>
  fit !== undefined && kind !== "unclear";

const IGNORED = "chess-distance-ignore";

/**
 * Examines each array of a text, in order. The extension of the file name selects the language. `numberOf` returns the
 * numbers of names of squares that the text does not define.
 */
export function* examine(
  text: string,
  file: string,
  unread?: Unread,
  numberOf?: NumberOf,
): Generator<Examined> {
  const ignored = new Set(
    text.includes(IGNORED)
      ? text.split("\n").flatMap((line, at) => (line.includes(IGNORED) ? [at + 1, at + 2] : []))
      : [],
  );
  const source = { file, text, numberOf };
  let nth = -1;
  for (const array of readArrays(text, file, unread, { numberOf })) {
    const place = ++nth;
    if (ignored.has(array.line)) continue;
    const places = (): readonly Position[] => at(placesInArrays(source), place);
    for (const examined of examinedParts(array, { ...source, places }))
      yield withPlaces(withName(examined, source), places);
  }
}

/**
 * The places of the numbers of each array. The text is read again to find the places, because it takes too much space to
 * keep the places of all numbers.
 */
const placesInArrays = onceFor(({ text, file, numberOf }: Source) =>
  Array.from(
    readArrays(text, file, undefined, { positions: true, numberOf }),
    ({ positions = [] }) => positions,
  ),
);

/** Gives the wrong entries of an array their own places. */
const withPlaces = (examined: Examined, placesInArray: SourceOfArray["places"]): Examined => {
  const { array, finding } = examined;
  const { wrong, otherwise } = finding;
  if (wrong.length === 0 && otherwise === undefined) return examined;
  const places = placesInArray();
  const { first, step } = array.within ?? { first: 0, step: 1 };
  // Entries that are declared but not written have the place of the array.
  const placed = (entries: Finding["wrong"]): Finding["wrong"] =>
    entries.map((entry) => ({ ...entry, ...places[first + step * entry.index] }));
  const other = otherwise && { otherwise: { ...otherwise, wrong: placed(otherwise.wrong) } };
  return { ...examined, finding: { ...finding, wrong: placed(wrong), ...other } };
};
