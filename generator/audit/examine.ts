/** Finds what each array in the text of a program is, and what is wrong in it. */
import type { NumberingName } from "../boards/numbering.js";
import { BOARD } from "../core/catalogue.js";
import { at, lines } from "../common.js";
import { shown } from "../errors.js";
import { SET, UNREACHABLE } from "../core/measure.js";
import { REQUEST_BY_DEFAULT } from "../request/defaults.js";
import { commandLineOf } from "../request/request.js";
import { mainName } from "../core/names.js";
import { isFrequent, numberedLike, requestedLike, type Candidate } from "./candidates.js";
import { slipText } from "./counts.js";
import type { Finding } from "./finding.js";
import { differing, fitsOf, hasSets, isMarked, type Fit } from "./fits.js";
import { endingOf, KIND_OF, readArrays, type NumberArray, type Value } from "./read-arrays.js";
import { isOfSets } from "./sets.js";
import { inWords } from "./words.js";
import { withBothHalves } from "./wrong-rules.js";

/** The request for a table with the same values as an array, including the filler that no call reads. */
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

/** An array, its finding, and the table that the array is or should be, if known. */
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

/** The table that an examined array is or should be, if known. */
export const recognized = ({ array, finding, fit }: Examined): Recognized | undefined =>
  fit && { text: finding.text, request: requestOf(array.values, fit) };

/** The table that has the same numbers for squares in another numbering, if there is one. */
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

/** The table of distances if an array has only one half of it, either right or by a wrong rule in every entry. */
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
    rule: lines(rule, `only ${half.filled}`).join(", and "),
  };
};

/** Examines one array. */
const examinedOf = (array: NumberArray, file: string): Examined => {
  const { name, line, values, unknown } = array;
  const it = { name, line, length: values.length, table: "", command: "", wrong: [] };
  const half = unknown === undefined ? halfOf(values) : undefined;
  const fits = half ? [half] : unknown === undefined ? fitsOf(values) : [];
  const [fit, another] = fits;
  if (fit === undefined) {
    const text =
      unknown === undefined
        ? ["no table that is known", slipText(values.length)].filter(Boolean).join("; ")
        : `not known: ${shown(unknown)} is no number`;
    return { array, finding: { ...it, kind: "none", text } };
  }
  // Half a table is enough for a program that always passes the two squares in the same order.
  if (fit.rule !== undefined && fit.wrong.length === 0)
    return { array, finding: { ...it, kind: "unclear", text: inWords(fit) }, fit };
  const { request } = fit.candidate;
  if (another || (fit.wrong.length > 0 && (!isFrequent(request) || isMarked(values, fit)))) {
    const text = `nearly ${fits.map(inWords).join(" and ")}`;
    return { array, finding: { ...it, kind: "unclear", text }, ...(!another && { fit }) };
  }
  const { table, elements, values: expected } = fit.candidate;
  // Sets are shown as hexadecimal numbers, even if they are small.
  const isOfWholeSets = table.measure.element === SET && table.values.length === values.length;
  const shownAs = (value: Value): Value => (isOfWholeSets ? BigInt(value) : value);
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

/** The two halves of an array with sets for both colors, such as those of pawns; empty for any other array. */
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

/** Examines each array of a text, in order. The extension of the file name selects the language. */
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
