/** The last proof: reads elements and constants back from the printed text, and evaluates the lookup's tree. */
import { at, onceForEach, present } from "../common.js";
import { ProofError } from "../errors.js";
import type { Language } from "../core/tables/language.js";
import type { LongText } from "../long-text.js";
import { callsFrom } from "../core/layouts/layout.js";
import { inCall, type Column } from "../core/measures/expression.js";
import { lowercaseWords, mainName } from "../core/tables/names.js";
import { answerText, demandAnswers, demandElements, refuseFound } from "../core/tables/prove.js";
import { setOfLimbs, type Stored } from "../core/tables/limbs.js";
import { answersBy, type Table } from "../core/tables/table.js";
import { evaluatedBy, fitIn } from "./evaluate-lookups.js";
import { constantIn, lookupIn } from "./print-files.js";
import { decimalsIn } from "../core/tables/read-numbers.js";
import { escapedPattern, itemsOf, tokensOf } from "./read-text.js";
import { numbersInStrings } from "./read-strings.js";
import {
  bytesInStrings,
  fill,
  fillIn,
  kindParts,
  nameIn,
  nameParts,
  type Parts,
  type Style,
  type WithArrays,
} from "./style.js";
import { bytesOf, kindOf, styleOfArray, tableIn } from "./lookup-body.js";
import type { Answer } from "../core/measures/elements.js";

const withoutComments = ({ comments: { doc, line: start } }: WithArrays, text: string): string => {
  const [open = ""] = doc.split(/\s|\{/, 1);
  const close = doc.slice(doc.lastIndexOf("}") + 1).trim();
  const docs = new RegExp(`${escapedPattern(open)}[^]*?${escapedPattern(close)}`, "g");
  // The lines of a doc comment may also be line comments.
  const isOfLines = close === "" || open.startsWith(start);
  return (isOfLines ? text : text.replaceAll(docs, ""))
    .split("\n")
    .filter((line) => !line.trim().startsWith(start))
    .join("\n");
};

/** Removes comments, and the commas after the last items of lists. */
const plainIn = (style: WithArrays, text: string): string => {
  const plain = withoutComments(style, text);
  // Most rows of long arrays end no list, and a search for an end takes a quarter of the time of one for commas.
  return /[)\]}]/.test(plain) ? plain.replaceAll(/,(?=\s*[)\]}])/g, "") : plain;
};

/** Returns the name of the part in a token such as `{name}`, or `undefined` for other tokens. */
const partNameOf = (token = ""): string | undefined => /^\{(\w+)\}$/.exec(token)?.[1];

/** Returns a function that joins the limbs of each set that is one element, so that the set can be read as a single number. */
const limbJoiner = ({ limbs }: Stored): ((text: string) => string) => {
  if (limbs?.element === undefined) return (text) => text;
  const { count, element } = limbs;
  const limb = String.raw`0x[\da-f]{1,16},\s*`.repeat(count).slice(0, -",\\s*".length);
  const pattern = new RegExp(element.split("{limbs}").map(escapedPattern).join(limb), "g");
  const joined = onceForEach((set: string): string => {
    const parts = Array.from(set.matchAll(/0x([\da-f]+)/g), (found) => at(found, 1));
    const digits = parts.map((part) => part.padStart(16, "0")).reverse();
    return answerText(BigInt(`0x${digits.join("")}`));
  });
  return (text) => text.replaceAll(pattern, joined);
};

/** Returns the items that the given parts of a template matched, in the order of the template. */
type PartsFound = (...parts: readonly string[]) => readonly string[];

/**
 * Finds a template in a text, and returns the names of its parts and their texts. White space between tokens is ignored.
 * The last part matches the rest of the line.
 */
const textsFoundIn = (
  { syntax }: WithArrays,
  text: string,
  template: string,
): readonly (readonly [part: string, text: string])[] | undefined => {
  const form = tokensOf(syntax, template);
  const words = form.map((token, place) => {
    if (partNameOf(token) !== undefined) return place === form.length - 1 ? "(.+)" : "([^]*?)";
    return /^\w+$/.test(token) ? `\\b${token}\\b` : escapedPattern(token);
  });
  const match = new RegExp(words.join(String.raw`\s*`)).exec(text);
  if (match === null) return undefined;
  return present(...form.map(partNameOf)).map((part, place) => [part, at(match, place + 1)]);
};

/** Finds a template in a text, as {@link textsFoundIn} does. A part may match a list. */
const partsFoundIn = (
  style: WithArrays,
  text: string,
  template: string,
): PartsFound | undefined => {
  const texts = textsFoundIn(style, text, template);
  if (texts === undefined) return undefined;
  return (...wanted) => {
    const found = texts.flatMap(([part, list]) =>
      wanted.includes(part) ? [itemsOf(list, style.arrays.separators?.[part])] : [],
    );
    return found.length === 1 ? at(found, 0) : found.flat();
  };
};

/** Returns the end of a template, beginning with its last unindented line. */
const declarationIn = (template: string): string => at(template.split(/\n(?=\S)/).slice(-1), 0);

const linesIn = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The parts of an array's template that depend on the names of the table and on its declared length. */
const partsNamed = ({ syntax }: WithArrays, table: Table, length?: string): Parts => {
  const words = lowercaseWords(table.names);
  return { ...nameParts(syntax, words), array: nameIn(syntax, "array", words), length, doc: "" };
};

/** Returns the elements of a table's array as they are printed in a text without comments. */
const printedElements = (style: WithArrays, table: Table, printed: string, length?: string) => {
  const { syntax, arrays } = style;
  const { split } = arrays;
  const text = limbJoiner(table)(printed);
  const named = partsNamed(style, table, length);
  const find = (template: string, number?: string): PartsFound | undefined => {
    const form = fillIn(syntax, kindOf(syntax, table), template, { ...named, number });
    const [before = "", after] = form.split(/(?<=\{rows\})/);
    const literal = declarationIn(before) + at(tokensOf(syntax, `${after ?? ""};`), 0);
    return partsFoundIn(style, text, after === undefined ? form : literal);
  };
  const literal = (template: string, number?: string): readonly string[] | undefined =>
    find(template, number)?.("rows");
  const joined = ({ joins, part }: NonNullable<typeof split>): readonly string[] =>
    (find(joins)?.("names") ?? []).flatMap((name) => literal(part, /\d+/.exec(name)?.[0]) ?? []);

  return literal(arrays.literal) ?? (split ? joined(split) : []);
};

/** Returns how to find the elements of a table's array in a text, or `undefined` if the table has no array. */
export const contentsIn = (style: WithArrays, table: Table): ReturnType<Language["contents"]> => {
  const own = tableIn(style.syntax, table);
  const { names, layout, values } = own;
  if (names.table === undefined) return undefined;
  return {
    name: names.table,
    count: values.length,
    elementsIn: (written) => writtenElements(style, written, own),
    elementName: layout.elementName,
  };
};

/** The elements in some rows of an array, of which each but the last ends with a separator. */
function* elementsInRows(
  style: WithArrays,
  table: Table,
  rows: Iterable<string>,
): Generator<readonly (string | number)[]> {
  const separator = style.arrays.separators?.["rows"] ?? ",";
  const end = separator.trim();
  const joined = limbJoiner(table);
  let left = "";
  for (const row of rows) {
    left = `${left} ${joined(plainIn(style, row))}`.trim();
    if (!left.endsWith(end)) continue;
    yield elementsInList(left.slice(0, -end.length), separator);
    left = "";
  }
  if (left !== "") yield elementsInList(left, separator);
}

const elementsInList = (list: string, separator: string): readonly (string | number)[] =>
  decimalsIn(list, separator) ?? itemsOf(list, separator);

/** The lines of a table's array in a text and its rows, if strings hold the numbers of the array. */
function* linesOfStrings(
  style: WithArrays,
  { text, rows = new Map() }: LongText,
  table: Table,
  length?: string,
): Generator<string> {
  const { syntax, arrays } = style;
  const kind = kindOf(syntax, table);
  const form = fillIn(syntax, kind, arrays.literal, {
    ...partsNamed(style, table, length),
    bytes: length && `${bytesOf(syntax, table)}`,
  });
  const [plain, template] = [withoutComments(style, text), withoutComments(style, form)];
  const [, list = ""] =
    textsFoundIn(style, plain, template)?.find(([part]) => part === "rows") ?? [];
  for (const line of linesIn(list)) {
    const all = rows.get(line);
    if (all === undefined) yield line;
    else for (const row of all()) yield* linesIn(withoutComments(style, row));
  }
}

/** The elements of a table's array in a text and its rows. If `length` is given, the array must be declared with it. */
function* writtenElements(
  language: WithArrays,
  written: LongText,
  table: Table,
  length?: string,
): Generator<readonly (string | number)[]> {
  const { text, rows } = written;
  const style = styleOfArray(language, table);
  const { syntax, types, arrays } = style;
  const kind = kindOf(syntax, table);
  if (arrays.strings) {
    const ofType = fitIn(types, kindParts(syntax, kind)["type"], true);
    const lines = linesOfStrings(style, written, table, length);
    for (const numbers of numbersInStrings(arrays.strings, bytesInStrings(kind), lines))
      yield numbers.map((number) => (typeof number === "number" ? ofType(number) : number));
    return;
  }
  const found = printedElements(style, table, plainIn(style, text), length);
  if (!rows || rows.size === 0) yield found;
  else
    for (const item of found) {
      const all = rows.get(item);
      yield* all ? elementsInRows(style, table, all()) : [[item]];
    }
}

const demandTexts = (
  { syntax, types }: WithArrays,
  table: Table,
  lists: Iterable<readonly (string | number)[]>,
): void => {
  const { type } = kindParts(syntax, kindOf(syntax, table));
  const [fit, wrapped] = [fitIn(types, type), fitIn(types, type, true)];
  const valueOf = (text: string): number | bigint => {
    // Sets are hexadecimal in every language. Some languages add a type suffix; JSON puts sets in quotes.
    const [, hex] = /^"?(0x[\da-f]+)(?:[g-z_]\w*)?"?$/i.exec(text) ?? [];
    if (hex !== undefined) return BigInt(hex);
    // In Java, an element may be cast, and a long number ends in L. In C, a number beyond `int` ends in u,
    // and the least is a difference.
    const [, cast, number, difference] =
      /^(?:\((\w+)\) )?(-?(?:0|[1-9]\d*))[Lu]?( - 1)?$/.exec(text) ?? [];
    return (cast === undefined ? fit : wrapped)(Number(number) - Number(difference !== undefined));
  };
  const knownValue = onceForEach(valueOf);
  const valueIn = (item: string | number): number | bigint =>
    typeof item === "number" ? fit(item) : knownValue(item);
  demandElements(
    table,
    lists,
    (item, value) => valueIn(item) === (typeof value === "bigint" ? value : wrapped(value)),
  );
};

const demandConstants = (style: Style, table: Table, text: string): void => {
  for (const constant of table.measure.constants ?? []) {
    const name = constantIn(style.syntax, constant, table);
    const form = plainIn(style, fill(style.statements.constant, { name }));
    const [found] = partsFoundIn(style, text, form)?.("value") ?? [];
    if (Number(found) !== constant.value) refuseFound(table, name, found, constant.value);
  }
};

/** Throws a `ProofError` unless a text contains the elements of a table. */
export const proveElements = (style: WithArrays, written: LongText, table: Table): void => {
  const own = tableIn(style.syntax, table);
  demandTexts(style, own, writtenElements(style, written, own, `${own.values.length}`));
};

/**
 * Throws a `ProofError` unless a text contains the elements and constants of a table. The lookup is not read back: its
 * tree must give the measure's answer to every call by the number rules of the language.
 */
export const proveText = (style: Style, written: LongText, table: Table): void => {
  proveElements(style, written, table);
  const own = tableIn(style.syntax, table);
  demandConstants(style, own, plainIn(style, written.text));
  const { limits } = style.files;
  const { types } = style;
  demandLookup(style, table);
  if (limits && bytesOf(style.syntax, own) <= limits.most)
    demandLookup({ ...style, types: { ...types, ...limits.types } }, table);
};

const demandLookup = (style: Style, table: Table): void => {
  const own = tableIn(style.syntax, table);
  const numbersOfCalls = evaluatedLookup(style, own);
  const answers = answersOfNumbers(own);
  demandAnswers(table, (origins) => answers(numbersOfCalls(...callsFrom(table.layout, origins))));
};

const evaluatedLookup = (style: Style, table: Stored): ReturnType<typeof evaluatedBy> => {
  try {
    return evaluatedBy(style, table);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const place = lookupIn(style.syntax, table.names);
    throw new ProofError(mainName(table.names), {
      place,
      found: `cannot be proved: ${error.message}`,
    });
  }
};

/**
 * Returns the answers that a lookup's numbers represent, in the order of the targets. For invalid limbs, the answer is
 * `NaN`, which equals no set.
 */
const answersOfNumbers = (table: Stored): ((parts: readonly Column[]) => readonly Answer[]) => {
  const { limbs, values, layout } = table;
  if (limbs === undefined || limbs.element !== undefined) {
    const answers = answersBy(table);
    return (parts) => answers(at(parts, 0));
  }
  return (parts) =>
    layout.targets.map((_, call) =>
      setOfLimbs(
        limbs,
        parts.map((part) => values.at(inCall(part, call))),
      ),
    );
};
