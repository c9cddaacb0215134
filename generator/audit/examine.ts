/** What each array in the text of a program is, and what is wrong in it. */
import { numberingOn, type NumberingName } from "../boards/numbering.js";
import { BOARD } from "../catalogue.js";
import { at, lines, onceFor } from "../common.js";
import { shown } from "../errors.js";
import { BITS, SET, UNREACHABLE } from "../measures/measure.js";
import { REQUEST_BY_DEFAULT, type RequestedTable } from "../request/defaults.js";
import { commandLineOf } from "../request/request.js";
import { GREATEST_NUMBER, LEAST_NUMBER } from "../request/table-keys.js";
import { withCornerRule, wrongCalls, type Table } from "../table.js";
import { mainName, wordsOf } from "../table-names.js";
import {
  candidatesFor,
  candidatesWithin,
  isFrequent,
  numberedLike,
  requestedLike,
  type Candidate,
} from "./candidates.js";
import { slipText } from "./counts.js";
import type { Finding } from "./finding.js";
import { withBothHalves } from "./halves.js";
import { isOfSets, SETS } from "./sets.js";
import {
  endingOf,
  KIND_OF,
  readArrays,
  SHORTEST,
  type NumberArray,
  type Value,
} from "./read-arrays.js";

/** An array as a candidate, except some entries, or with other values for the answers. */
export interface Fit {
  readonly candidate: Candidate;
  readonly wrong: readonly number[];
  readonly mapping?: ReadonlyMap<Value, Value>;
}

/** So many of some entries may be wrong in a table that is still recognized: 15 %. */
const mostWrong = (entries: number): number => Math.floor((entries * 3) / 20);

/** The indices of wrong entries; `undefined` if they are too many, of all or of those that are not the commonest. */
const wrongIn = (values: readonly Value[], candidate: Candidate): readonly number[] | undefined => {
  const { values: expected, commonest, read, others } = candidate;
  const most = others < SHORTEST ? 0 : mostWrong(read);
  const mostOfOthers = mostWrong(others);
  const wrong: number[] = [];
  let wrongOthers = 0;
  for (let index = 0; index < expected.length; index++) {
    const value = expected[index];
    if (value === undefined || value === values[index]) continue;
    wrong.push(index);
    if (value !== commonest) wrongOthers++;
    if (wrong.length > most || wrongOthers > mostOfOthers) return undefined;
  }
  return wrong;
};

/** Programs have one class for some sets of attackers, such as those of both pawns; but not fewer classes than this. */
const FEWEST_CLASSES = 5;

/**
 * The number that stands for each answer, if that is all that differs. It shows only where there are many numbers for
 * each answer, or where the same is added to all; a permutation is any other with other values.
 */
const mappingOf = (
  values: readonly Value[],
  { table, values: expected, answers, read }: Candidate,
): Fit["mapping"] => {
  const fewest = table.measure.element === BITS ? FEWEST_CLASSES : answers;
  const mapping = new Map<Value, Value>();
  const taken = new Set<Value>();
  for (let index = 0; index < expected.length; index++) {
    const [value, own] = [expected[index], values[index]];
    if (value === undefined || own === undefined) continue;
    const known = mapping.get(value);
    if (known !== undefined && known !== own) return undefined;
    if (!(own >= LEAST_NUMBER && own <= GREATEST_NUMBER)) return undefined;
    if (known === undefined) mapping.set(value, own);
    taken.add(own);
  }
  if (taken.size < fewest) return undefined;
  return 4 * answers <= read || addedIn(mapping) !== undefined ? mapping : undefined;
};

/** What is added to all answers, if the same is. */
const addedIn = (mapping: ReadonlyMap<Value, Value>): number | undefined => {
  const [first = NaN, ...more] = [...mapping].map(([value, own]) => Number(own) - Number(value));
  return more.every((one) => one === first) ? first : undefined;
};

const firstWrongCall = onceFor((table: Table) => wrongCalls(withCornerRule(table)).next());

/** Whether the tool writes a table, and does not refuse it because the lookup would be wrong. */
const isWritten = ({ request, table }: Candidate): boolean =>
  typeof request === "string" ||
  !table.layout.isByDifference ||
  firstWrongCall(table).done === true;

/** Whether only what stands for no answer has another value, which is no mistake. */
const isOfAbsent = (mapping: ReadonlyMap<Value, Value>): boolean =>
  [...mapping].every(([value, own]) => value === own || value === UNREACHABLE);

/** So many entries with one number that the table does not have are no mistakes. */
const FEWEST_MARKED = 4;

const isMarked = (array: readonly Value[], { wrong, candidate: { values } }: Fit): boolean => {
  const found = new Set(wrong.map((index) => array[index]));
  return wrong.length >= FEWEST_MARKED && found.size === 1 && !values.some((one) => found.has(one));
};

/** Whether what no call of a candidate reads is the same everywhere, as fillers are, unless it is little. */
const isFilled = (values: readonly Value[], { values: expected, read }: Candidate): boolean => {
  if (expected.length - read <= expected.length / 10) return true;
  const filler = values[expected.indexOf(undefined)];
  return expected.every((value, index) => value !== undefined || values[index] === filler);
};

/** Whether an array is a candidate except some entries, or with other values. */
const isLike = (values: readonly Value[], candidate: Candidate): boolean =>
  wrongIn(values, candidate) !== undefined || mappingOf(values, candidate) !== undefined;

/** Positive if one explains more than another: fewer entries are wrong, or as many of more. */
const betterBy = (one: Fit, other: Fit): number =>
  other.wrong.length - one.wrong.length || one.candidate.read - other.candidate.read;

const isSame = ({ values: these }: Candidate, { values: those }: Candidate): boolean =>
  these.every((value, index) => value === those[index]);

const hasSets = (values: readonly Value[]): boolean => values.some((value) => value > UNREACHABLE);

/** What an array fits best: a table as it is, one except some entries, or one with other values. Several, if equally well. */
const fitsOf = (values: readonly Value[]): readonly Fit[] => {
  const withSets = hasSets(values);
  let near: readonly Fit[] = [];
  let mapped: Required<Fit> | undefined;
  const weigh = (candidates: Iterable<Candidate>): readonly Fit[] => {
    for (const candidate of candidates) {
      if (!isFilled(values, candidate)) continue;
      const wrong = wrongIn(values, candidate);
      const fit = wrong && { candidate, wrong };
      const isNear = fit && (near[0] === undefined || betterBy(fit, near[0]) >= 0);
      const { request, answers } = candidate;
      const fewest = typeof request === "string" ? 3 : 5;
      const isSet = candidate.table.measure.element === SET;
      const mayMap = !mapped && !isSet && answers >= fewest && isFrequent(request);
      const mapping = mayMap ? mappingOf(values, candidate) : undefined;
      if (!(isNear || mapping) || !isWritten(candidate)) continue;
      if (fit?.wrong.length === 0) return [fit];
      if (mapping) mapped = { candidate, wrong: [], mapping };
      if (isNear && !near.some((one) => isSame(one.candidate, candidate)))
        near = [...near.filter((one) => betterBy(fit, one) === 0), fit];
    }
    // With other values for few answers, it is the same table with mistakes.
    const isMapped =
      mapped && (near[0]?.candidate !== mapped.candidate || isOfAbsent(mapped.mapping));
    return isMapped ? lines(mapped) : near;
  };
  const all = weigh(candidatesFor(values.length, withSets));
  const fits = all[0]?.wrong.length === 0 ? all : weigh(candidatesWithin(values, isLike));
  const [{ wrong, candidate } = {}] = fits;
  if (candidate === undefined || wrong?.length === 0) return fits;
  const { request } = candidate;
  if (!isFrequent(request)) return [];
  const board = typeof request === "string" ? BOARD : request.board;
  // Where not all pieces are candidates, the others may explain what is wrong.
  return board === BOARD ? fits : weigh(candidatesFor(values.length, withSets, board));
};

/** How squares are numbered: `squares from a8`, or `squares numbered from 51, 16 a rank, 256 entries`; not from a1. */
const squaresInWords = ({ board, squares }: RequestedTable): string | false => {
  if (squares === "a1") return false;
  if (typeof squares === "string") return `squares ${squares === "a8" ? "from a8" : squares}`;
  const { start, file, rank, length } = numberingOn(board, squares);
  const along = `${file === 1 ? "" : `${file} a file, `}${rank} a rank`;
  return `squares numbered from ${start}, ${along}, ${length} entries`;
};

/** Tables whose names make no sentence with what they are about. */
const SAID = new Map([
  ["square color", "the color"],
  ["between", "the squares"],
  ["line", "the line"],
]);

/** A table in words: `the knight's distance, 15×15`. */
const inWords = ({ candidate: { request, table }, mapping }: Fit): string => {
  if (typeof request === "string" && SETS.has(request)) return request;
  const { measure, layout, names } = table;
  const { mover, name, noun } = measure;
  const isOfPiece = mover && "name" in mover && "piece" in measure && measure.piece === mover;
  const pieces =
    typeof request === "string" ? [] : request.piece.map(({ text }) => wordsOf(text).join(" "));
  const isNamed = name.length > 0 && !measure.isNamedByUser;
  const words = [...(isNamed ? name : [pieces.join(", ")]), noun];
  const named = [...new Set(words)].join(" ").trim() || mainName(names);
  const what = SAID.get(named) ?? named;
  const by = layout.suffix
    .join(" ")
    .replace(/^(\d+)x/, "$1×")
    .replace("abs", "absolute")
    .replace(/diff$/, "difference of squares");
  const added = addedIn(mapping ?? new Map());
  const others = [...(mapping ?? [])].flatMap(([value, own]) =>
    value === own ? [] : [`${value} as ${own}`],
  );
  return lines(
    (isOfPiece ? `the ${String(mover.name)}'s distance` : what) + (by ? "" : ` ${layout.about}`),
    by,
    layout.board.name !== BOARD.name && layout.field === layout.board && `on ${layout.board.name}`,
    typeof request !== "string" && squaresInWords(request),
    mapping && (added === undefined ? `with ${others.join(", ")}` : `each plus ${added}`),
  )
    .filter(Boolean)
    .join(", ");
};

/** The request for a table with the values that an array has, also where no call reads them. */
const requestOf = (array: readonly Value[], { candidate, mapping }: Fit): Candidate["request"] => {
  const fillers = new Set(array.filter((_, index) => candidate.values[index] === undefined));
  const [filler] = fillers.size === 1 ? fillers : [];
  const hasFiller = typeof filler === "number" && filler !== 0;
  if (mapping === undefined && !hasFiller) return candidate.request;
  const plain = requestedLike(candidate).request;
  const request = typeof plain === "object" && hasFiller ? { ...plain, filler } : plain;
  if (mapping === undefined) return request;
  const isMissing = (value: Value): boolean =>
    value === UNREACHABLE && candidate.table.values.includes(undefined);
  const values = [...mapping].map(
    ([value, own]) => [isMissing(value) ? "unreachable" : `${value}`, Number(own)] as const,
  );
  return typeof request === "string"
    ? request
    : { ...request, name: "own", values: new Map(values) };
};

/** An array, what is found out about it, and the table that it is or should be, if that is known. */
export interface Examined {
  readonly array: NumberArray;
  readonly finding: Finding;
  readonly fit?: Fit;
}

/** A table that an array is or should be, in words and as a request. */
export interface Recognized {
  readonly text: string;
  readonly request: Candidate["request"];
}

/** The table of what is examined, if it is known. */
export const recognized = ({ array, finding, fit }: Examined): Recognized | undefined =>
  fit && { text: finding.text, request: requestOf(array.values, fit) };

/** The same numbers as those of a table for squares in another numbering, if they are one. */
export const recognizedIn = (
  { array, finding, fit }: Examined,
  squares: NumberingName,
): Recognized | undefined => {
  const candidate = fit && numberedLike(fit.candidate, squares);
  if (!fit || !candidate) return undefined;
  const other = { ...fit, candidate };
  return recognized({
    array,
    finding: { ...finding, text: finding.text.replace(inWords(fit), inWords(other)) },
    fit: other,
  });
};

/** The table of distances of which an array has one half, and has it right. */
const halfOf = (values: readonly Value[]) => {
  const half = withBothHalves(values);
  const [fit] = half ? fitsOf(half.values) : [];
  if (!half || !fit || fit.wrong.length > 0 || fit.mapping) return undefined;
  if (fit.candidate.table.measure.noun !== "distance") return undefined;
  return { text: `nearly ${inWords(fit)}: only ${half.filled}`, fit };
};

/** What is found out about an array, with the request. */
const examinedOf = (array: NumberArray, file: string): Examined => {
  const { name, line, values, unknown } = array;
  const it = { name, line, length: values.length, table: "", command: "", wrong: [] };
  const half = unknown === undefined ? halfOf(values) : undefined;
  if (half) return { array, finding: { ...it, kind: "unclear", text: half.text }, fit: half.fit };
  const fits = unknown === undefined ? fitsOf(values) : [];
  const [fit, another] = fits;
  if (fit === undefined) {
    const text =
      unknown === undefined
        ? ["no table that is known", slipText(values.length)].filter(Boolean).join("; ")
        : `not known: ${shown(unknown)} is no number`;
    return { array, finding: { ...it, kind: "none", text } };
  }
  const { request } = fit.candidate;
  if (another || (fit.wrong.length > 0 && (!isFrequent(request) || isMarked(values, fit)))) {
    const text = `nearly ${fits.map(inWords).join(" and ")}`;
    return { array, finding: { ...it, kind: "unclear", text }, ...(!another && { fit }) };
  }
  const { table, elements, values: expected } = fit.candidate;
  // Sets are written with the digits of their bits, however small they are.
  const shownAs = (value: Value): Value => (isOfSets(request) ? BigInt(value) : value);
  const ending = endingOf(file);
  const lang = KIND_OF.get(ending)?.writes ?? "json";
  const format = /^[mc]?jsx?$/.test(ending) ? "js" : "ts";
  const finding: Finding = {
    ...it,
    kind: fit.wrong.length > 0 ? "wrong" : "equal",
    text: inWords(fit),
    table: mainName(table.names),
    command: isOfSets(request)
      ? ""
      : commandLineOf({ ...REQUEST_BY_DEFAULT, tables: [requestOf(values, fit)], lang, format }),
    wrong: fit.wrong.map((index) => ({
      index,
      place: table.layout.elementName(at(elements, index)),
      found: shownAs(at(values, index)),
      expected: shownAs(at(expected, index)),
    })),
  };
  return { array, finding, fit };
};

/** An array of sets for the squares of both colors, as programs have those of pawns, is two arrays. */
const partsOf = (array: NumberArray, file: string): readonly Examined[] => {
  const { name, values } = array;
  const { length } = BOARD.squares;
  if (values.length !== 2 * length || !hasSets(values)) return [];
  const parts = [0, 1].map((part) => ({
    ...array,
    name: `${name || "array"}[${part}]`,
    values: values.slice(part * length, (part + 1) * length),
  }));
  const examined = parts.map((part) => examinedOf(part, file));
  return examined.every(({ fit }) => fit) ? examined : [];
};

const IGNORED = "chess-distance-ignore";

/** What is found out about each array of a text, one after the other. A file is known by the ending of its name. */
export function* examine(text: string, file: string): Generator<Examined> {
  const ignored = new Set(
    text.includes(IGNORED)
      ? text.split("\n").flatMap((line, at) => (line.includes(IGNORED) ? [at + 1, at + 2] : []))
      : [],
  );
  for (const array of readArrays(text, file)) {
    if (ignored.has(array.line)) continue;
    const parts = partsOf(array, file);
    if (parts.length > 0) yield* parts;
    else yield examinedOf(array, file);
  }
}
