/** The last proof. It reads the printed text back, and compares the answer to every call with the measure's answer. */
import { at, present } from "../common.js";
import { bindsOf } from "../core/expression-text.js";
import { ProofError } from "../errors.js";
import type { Language } from "../core/language.js";
import type { Answer } from "../core/measure.js";
import { cases, lowercaseWords, mainName } from "../core/names.js";
import { demandAnswers, demandElements, refuse } from "../core/prove.js";
import { setOfLimbs, type Stored } from "../core/limbs.js";
import { answerBy, numbersOf, type Table } from "../core/table.js";
import { constantIn, lookupIn } from "./print-files.js";
import {
  chosen,
  escaped,
  fitIn,
  itemsOf,
  readerOf,
  tokensOf,
  unlessUnreadable,
  type Reader,
} from "./read-expressions.js";
import { fill, fillIn, kindParts, nameIn, type Kind, type Style } from "./style.js";
import { answerTypeOf, hasOperator, kindOf, lookupFormOf, tableIn } from "./print-expressions.js";

/** Removes comments, and the commas after the last items of lists. */
const plainIn = ({ doc, comment }: Style, text: string): string => {
  const [open = ""] = doc.split(/\s|\{/, 1);
  const close = doc.slice(doc.lastIndexOf("}") + 1).trim();
  const docs = new RegExp(`${escaped(open)}[^]*?${escaped(close)}`, "g");
  return (close === "" ? text : text.replaceAll(docs, ""))
    .split("\n")
    .filter((line) => !line.trim().startsWith(comment))
    .join("\n")
    .replaceAll(/,(?=\s*[)\]}])/g, "");
};

/** Parts of templates that are expressions. A template may have operators, numbers and parentheses next to them. */
const EXPRESSIONS = ["value", "limbs", "test", "then", "otherwise"];

/**
 * Returns the tokens of a template, except operators, numbers and parentheses next to an expression: in the printed
 * text, these tokens are parsed as part of the expression.
 */
const formOf = (style: Style, template: string): readonly string[] => {
  const tokens = [...tokensOf(style, template)];
  const isOfExpression = (token = ""): boolean =>
    /^[\d()]/.test(token) || bindsOf(style, token) !== -1;
  for (let at = 0; at < tokens.length; at++) {
    if (!EXPRESSIONS.includes(partOf(tokens[at]) ?? "")) continue;
    while (isOfExpression(tokens[at + 1])) tokens.splice(at + 1, 1);
    while (isOfExpression(tokens[at - 1])) tokens.splice(--at, 1);
  }
  return tokens;
};

/** Returns the name of the part in a token such as `{name}`, or `undefined` for other tokens. */
const partOf = (token = ""): string | undefined => /^\{(\w+)\}$/.exec(token)?.[1];

/** Joins the limbs of each set that is one element, so that the set can be read as a single number. */
const joinedIn = ({ limbs }: Stored, text: string): string => {
  if (limbs?.element === undefined) return text;
  const limb = String.raw`0x([\da-f]{1,16}),\s*`.repeat(limbs.count).slice(0, -",\\s*".length);
  const pattern = limbs.element.split("{limbs}").map(escaped).join(limb);
  return text.replaceAll(new RegExp(pattern, "g"), (_, ...found: readonly string[]) => {
    const digits = found.slice(0, limbs.count).map((one) => one.padStart(16, "0"));
    return `0x${digits.reverse().join("")}`;
  });
};

/** Returns the texts that the given parts of a template matched, in the order of the template. */
type Found = (...parts: readonly string[]) => readonly string[];

/**
 * Returns a function that matches one template after another, each at the start of the remaining text or anywhere in
 * that text. White space between tokens is ignored. A part may match a list; the last part matches the rest of the line.
 */
const placesIn = (style: Style, text: string) => {
  let rest = text;
  return (template: string, isAnywhere = false): Found | undefined => {
    const form = formOf(style, template);
    const words = form.map((token, place) => {
      const part = partOf(token);
      if (part === undefined) return /^\w+$/.test(token) ? `\\b${token}\\b` : escaped(token);
      if (part === "name" || part === "type") return String.raw`([A-Za-z_][\w:]*)`;
      return place === form.length - 1 ? "(.+)" : "([^]*?)";
    });
    const pattern = words.join(String.raw`\s*`);
    const match = new RegExp(isAnywhere ? pattern : String.raw`^\s*${pattern}`).exec(rest);
    if (match === null) return undefined;
    rest = rest.slice(match.index + match[0].length);
    const parts = present(...form.map(partOf));
    return (...wanted) => {
      const found = parts.flatMap((part, place) =>
        wanted.includes(part) ? [itemsOf(at(match, place + 1), style.separators?.[part])] : [],
      );
      return found.length === 1 ? at(found, 0) : found.flat();
    };
  };
};

/** Returns the end of a template, beginning with its last unindented line. */
const declarationIn = (template: string): string => at(template.split(/\n(?=\S)/).slice(-1), 0);

/** Returns the elements of a table's array as they are printed in a text without comments. */
const elementsIn = (style: Style, table: Table, printed: string, length?: string) => {
  const { array, split } = style;
  const text = joinedIn(table, printed);
  const words = lowercaseWords(table.names);
  const find = (template: string, number?: string): Found | undefined => {
    const own = { ...cases(words), array: nameIn(style, "array", words), length, number };
    const form = fillIn(style, kindOf(style, table), template, { ...own, doc: "" });
    const [before = "", after] = form.split(/(?<=\{rows\})/);
    const literal = declarationIn(before) + at(tokensOf(style, `${after ?? ""};`), 0);
    return placesIn(style, text)(after === undefined ? form : literal, true);
  };
  const literal = (template: string, number?: string): readonly string[] | undefined =>
    find(template, number)?.("rows");
  const joined = ({ joins, part }: NonNullable<typeof split>): readonly string[] =>
    (find(joins)?.("names") ?? []).flatMap((name) => literal(part, /\d+/.exec(name)?.[0]) ?? []);

  return literal(array) ?? (split ? joined(split) : []);
};

/** Returns how to find the elements of a table's array in a text, or `undefined` if the table has no array. */
export const contentsIn = (style: Style, table: Table): ReturnType<Language["contents"]> => {
  const { names, layout, values } = tableIn(style, table);
  if (names.table === undefined) return undefined;
  return {
    name: names.table,
    count: values.length,
    elementsIn: (text) => elementsIn(style, tableIn(style, table), plainIn(style, text)),
    elementName: layout.elementName,
  };
};

const demandTexts = (style: Style, table: Table, texts: readonly string[]): void => {
  const { type } = kindParts(style, kindOf(style, table));
  const [fit, wrapped] = [fitIn(style, type), fitIn(style, type, true)];
  const { read } = readerOf(style);
  const valueOf = (text: string): number | bigint => {
    // Sets are hexadecimal in every language. Some languages add a type suffix; JSON puts sets in quotes.
    const [, hex] = /^"?(0x[\da-f]+)(?:[g-z_]\w*)?"?$/i.exec(text) ?? [];
    if (hex !== undefined) return BigInt(hex);
    const number = text.replace(/^(\d+)L$/, "$1"); // in Java
    return fit(unlessUnreadable(() => read(number).run()) ?? NaN);
  };
  const known = new Map([...new Set(texts)].map((text) => [text, valueOf(text)]));
  demandElements(
    table,
    texts,
    (text = "", value) => known.get(text) === (typeof value === "bigint" ? value : wrapped(value)),
  );
};

const demandConstants = (style: Style, table: Table, text: string): void => {
  for (const constant of table.measure.constants ?? []) {
    const name = constantIn(style, constant, table);
    const form = plainIn(style, fill(style.constant, { name }));
    const [found] = placesIn(style, text)(form, true)?.("value") ?? [];
    if (Number(found) !== constant.value) refuse(table, name, found, constant.value);
  }
};

/**
 * Parses a function printed with a template. The function returns one number, or the limbs of a set. Returns `undefined`
 * if the text does not contain the function.
 */
const functionIn = (
  style: Style,
  kind: Kind,
  template: string,
  text: string,
  { names, read }: Reader,
  answer = kindParts(style, kind)["type"],
): ((first: number, second?: number) => readonly number[]) | undefined => {
  const [head = "", tail = ""] = template.split("{body}");
  const next = placesIn(style, text);
  const parameters = next(declarationIn(head), true)?.("parameters");
  if (parameters === undefined) return undefined;
  const declare = (name: string, type: string | undefined) => {
    const local = { type, value: NaN, run: (): number => local.value };
    names.set(name, local);
    return local;
  };
  const [one, other] = parameters.map((parameter) => {
    const [name = ""] = placesIn(style, parameter)(style.parameter)?.("name") ?? [];
    return declare(name, kindParts(style, "index")["type"]);
  });
  const steps: (() => void)[] = [];
  for (;;) {
    const found = (style.signed && next(style.signed.local)) ?? next(style.local);
    const declared = found?.("name", "names") ?? [];
    if (found === undefined || declared.length === 0) break;
    for (const [place, value] of found("value", "casts").entries()) {
      const part = read(value);
      const local = declare(at(declared, place), found("type")[0] ?? part.type);
      const fit = fitIn(style, local.type);
      steps.push(() => {
        local.value = fit(part.run());
      });
    }
  }
  const choice = next(style.if + tail)?.(...EXPRESSIONS).map(read);
  const answers = style.answers?.[kind] ?? "";
  // A conversion of a single number is parsed as part of the expression.
  const form = fill(style.return, { value: answers.includes("{limbs}") ? answers : "{value}" });
  const parts = choice
    ? [chosen(at(choice, 0), at(choice, 1), at(choice, 2))]
    : next(form + tail)?.(...EXPRESSIONS).map(read);
  const fit = fitIn(style, answer);
  return (
    parts &&
    ((first, second = NaN) => {
      if (one) one.value = first;
      if (other) other.value = second;
      for (const step of steps) step();
      return parts.map((part) => fit(part.run()));
    })
  );
};

/** Tells a reader the names that a lookup may use: its table's array, other tables, and helpers. */
const introduce = (style: Style, table: Table, { names }: Reader): void => {
  const { read, readOther = read, promoted, helpers = [] } = style;
  for (const [tree, one] of Object.entries({ table, ...table.reads })) {
    const words = lowercaseWords(one.names);
    const kind = kindParts(style, kindOf(style, one));
    const form = fill(tree === "table" ? read : readOther, kind);
    const array = nameIn(style, "array", words);
    const tokens = tokensOf(style, fill(form, { ...cases(words), array, tree }));
    const place = tokens.findIndex((token) => /^[A-Za-z_]/.test(token));
    const open = at(tokens, place + 1);
    // Elements are converted to the type of their array; the lookup of another table returns plain numbers.
    const fit = open === "[" ? fitIn(style, kind["type"], true) : Number;
    const numbers = numbersOf(one.values).map(fit);
    names.set(at(tokens, place), {
      open,
      type: promoted ?? kind["type"],
      read: (index) => numbers[index] ?? NaN,
    });
  }
  const { type } = kindParts(style, "index");
  for (const { words, text } of helpers.filter(({ of }) => hasOperator(table, ...of))) {
    const lookup = nameIn(style, "local", words);
    const form = fillIn(style, "index", style.lookup, { lookup, doc: "" });
    const helper = functionIn(style, "index", form, text, readerOf(style));
    if (helper) names.set(lookup, { open: "(", type, read: (value) => at(helper(value), 0) });
  }
};

/**
 * Throws a `ProofError` unless a text contains the elements and constants of a table, and a lookup that returns the
 * answer of the measure for every call.
 */
export const proveText = (style: Style, text: string, table: Table): void => {
  const own = tableIn(style, table);
  const [{ names }, kind] = [table, kindOf(style, own)];
  const plain = plainIn(style, text);
  demandTexts(style, own, elementsIn(style, own, plain, `${own.values.length}`));
  demandConstants(style, own, plain);
  const lookup = lookupIn(style, names);
  const reader = readerOf(style);
  introduce(style, own, reader);
  const template = fillIn(style, kind, lookupFormOf(style, own), { lookup, doc: "" });
  const type = answerTypeOf(style, own);
  const answering = unlessUnreadable(() => functionIn(style, kind, template, plain, reader, type));
  if (answering === undefined)
    throw new ProofError(mainName(names), { place: lookup, found: "cannot be read back" });
  demandAnswers(table, (first, second) => answerFrom(own, answering(first, second)));
};

/** Returns the answer that a lookup's numbers represent. If limbs are invalid, returns `NaN`, which equals no set. */
const answerFrom = (table: Stored, numbers: readonly number[]): Answer => {
  const { limbs, values } = table;
  if (limbs === undefined || limbs.element !== undefined) return answerBy(table, at(numbers, 0));
  const found = numbers.map((number) => (limbs.bits === 32 ? number : values[number]));
  return setOfLimbs(limbs, found);
};
