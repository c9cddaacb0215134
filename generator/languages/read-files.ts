/** The last proof: what was printed is read back from its text, and compared with the measure in every call. */
import { at, lines } from "../common.js";
import { ProofError } from "../errors.js";
import type { Contents } from "../files/plan.js";
import { UNREACHABLE, type Answer } from "../measures/element.js";
import { cases, lowercaseWords, mainName } from "../table-names.js";
import { answerText, demandAnswers } from "../prove.js";
import { answerBy, numbersOf, type Table } from "../table.js";
import { constantIn, lookupIn } from "./print-files.js";
import {
  chosen,
  escaped,
  fitIn,
  isName,
  readerOf,
  tokensOf,
  unlessUnreadable,
  type Reader,
} from "./read-expressions.js";
import { bindsOf, fill, fillIn, kindParts, nameIn, type Kind, type Style } from "./style.js";
import { hasOperator, kindOf, tableIn } from "./print-expressions.js";

/** A text without its comments. */
const withoutComments = ({ doc, comment }: Style, text: string): string => {
  const [open = ""] = doc.split(/\s|\{/, 1);
  const close = doc.slice(doc.lastIndexOf("}") + 1).trim();
  const docs = new RegExp(`${escaped(open)}[^]*?${escaped(close)}`, "g");
  return (close === "" ? text : text.replaceAll(docs, ""))
    .split("\n")
    .filter((line) => !line.trim().startsWith(comment))
    .join("\n");
};

/** Parts of templates that are expressions, which may stand between operators, numbers and parentheses. */
const EXPRESSIONS = ["value", "high", "test", "then", "otherwise"];

/**
 * The words and signs of a template. Operators, numbers and parentheses beside an expression are part of it: they mean in
 * the text what they mean everywhere, and not what the template wants them to mean.
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

/** The name of a template's part. */
const partOf = (token = ""): string | undefined => /^\{(\w+)\}$/.exec(token)?.[1];

/** The texts that stand in the place of some parts of a template, in their order. */
type Found = (...parts: readonly string[]) => readonly string[];

/**
 * Reads a text from place to place: the next text that a template prints, whatever the blanks between words and signs, or
 * the first one anywhere. A part may be a list; at the end of a template it ends with its line.
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
    const parts = lines(...form.map(partOf));
    return (...wanted) =>
      parts.flatMap((part, place) => {
        if (!wanted.includes(part)) return [];
        return at(match, place + 1)
          .replaceAll(/\s+/g, " ")
          .split(",")
          .map((item) => item.trim());
      });
  };
};

/** The last lines of a template, from one without an indent on. */
const declarationIn = (template: string): string => at(template.split(/\n(?=\S)/).slice(-1), 0);

/** The texts of the elements of a table's array in a text without comments. */
const elementsIn = (style: Style, table: Table, text: string, length?: string) => {
  const { array, split } = style;
  const words = lowercaseWords(table.names);
  const find = (template: string, number?: string): Found | undefined => {
    const own = { ...cases(words), array: nameIn(style, "array", words), length, number };
    const form = fillIn(style, kindOf(table), template, { ...own, doc: "" });
    const [before = "", after] = form.split(/(?<=\{rows\})/);
    const literal = declarationIn(before) + at(tokensOf(style, `${after ?? ""};`), 0);
    return placesIn(style, text)(after === undefined ? form : literal, true);
  };
  const literal = (template: string, number?: string): readonly string[] | undefined => {
    const elements = find(template, number)?.("rows");
    return elements?.at(-1) === "" ? elements.slice(0, -1) : elements;
  };
  const joined = ({ joins, part }: NonNullable<typeof split>): readonly string[] =>
    (find(joins)?.("names") ?? []).flatMap((name) => literal(part, /\d+/.exec(name)?.[0]) ?? []);

  return literal(array) ?? (split ? joined(split) : []);
};

/** The elements of a table's array in the texts of a language; none if it has no array. */
export const contentsIn = (style: Style, table: Table): Contents | undefined => {
  const { names, layout, values } = tableIn(style, table);
  if (names.table === undefined) return undefined;
  return {
    name: names.table,
    count: values.length,
    elementsIn: (text) => elementsIn(style, table, withoutComments(style, text)),
    elementName: layout.elementName,
  };
};

/** Throws a `ProofError` for what a text does not hold as it should. */
export const refuse = (
  { names }: Table,
  place: string,
  found: string | number | undefined,
  wanted: string | number,
): never => {
  throw new ProofError(mainName(names), {
    place,
    found: `${found ?? "missing"} as emitted, should be ${wanted}`,
  });
};

const demandElements = (style: Style, table: Table, texts: readonly string[]): void => {
  const { layout, values } = table;
  const { type } = kindParts(style, kindOf(table));
  const [fit, wrapped] = [fitIn(style, type), fitIn(style, type, true)];
  const { read } = readerOf(style);
  const valueOf = (text: string): number | bigint => {
    // Hexadecimal in every language; a type may follow, and JSON has it in quotes.
    const [, hex] = /^"?(0x[\da-f]+)(?:[g-z_]\w*)?"?$/i.exec(text) ?? [];
    return hex === undefined ? fit(unlessUnreadable(() => read(text).run()) ?? NaN) : BigInt(hex);
  };
  const known = new Map([...new Set(texts)].map((text) => [text, valueOf(text)]));
  const wrong = values.findIndex((value = UNREACHABLE, element) => {
    const wanted = typeof value === "bigint" ? value : wrapped(value);
    return known.get(texts[element] ?? "") !== wanted;
  });
  if (wrong !== -1)
    refuse(table, layout.elementName(wrong), texts[wrong], answerText(values[wrong]));
  if (texts.length > values.length)
    refuse(table, "length", `${texts.length} entries`, values.length);
};

const demandConstants = (style: Style, table: Table, text: string): void => {
  for (const constant of table.measure.constants ?? []) {
    const name = constantIn(style, constant, table);
    const form = withoutComments(style, fill(style.constant, { name }));
    const [found] = placesIn(style, text)(form, true)?.("value") ?? [];
    if (Number(found) !== constant.value) refuse(table, name, found, constant.value);
  }
};

/** A function that was read: the numbers that it answers, which are two for a set in halves. */
type Answering = (first: number, second?: number) => readonly number[];

/** Reads a function that a template prints; `undefined` if it is not there. */
const functionIn = (
  style: Style,
  kind: Kind,
  template: string,
  text: string,
  { names, read }: Reader,
): Answering | undefined => {
  const [head = "", tail = ""] = template.split(/\{(?:body|value)\}/);
  const next = placesIn(style, text);
  const parameters = next(declarationIn(head), true)?.("parameters");
  if (parameters === undefined) return undefined;
  const declare = (name: string, type: string | undefined) => {
    const local = { type, value: NaN, run: (): number => local.value };
    names.set(name, local);
    return local;
  };
  const { type } = kindParts(style, "index");
  const given = parameters.map((parameter) => {
    const [name = ""] = placesIn(style, parameter)(style.parameter)?.("name") ?? [];
    return declare(name, type);
  });
  const steps: (() => void)[] = [];
  for (;;) {
    const found = (style.signed && next(style.signed.local)) ?? next(style.local);
    const declared = found?.("name", "names") ?? [];
    if (found === undefined || declared.length === 0) break;
    const [stated] = found("type");
    for (const [place, value] of found("value", "casts").entries()) {
      const part = read(value);
      const local = declare(at(declared, place), stated ?? part.type);
      const fit = fitIn(style, local.type);
      steps.push(() => {
        local.value = fit(part.run());
      });
    }
  }
  const choice = next(style.if + tail)?.(...EXPRESSIONS).map(read);
  const value = (kind === "u64" ? style.answers?.halves : undefined) ?? "{value}";
  const form = template.includes("{body}") ? fill(style.return, { value }) : value;
  const parts = choice
    ? [chosen(at(choice, 0), at(choice, 1), at(choice, 2))]
    : next(form + tail)?.(...EXPRESSIONS).map(read);
  const { type: own, answer = own } = kindParts(style, kind);
  const fit = fitIn(style, answer);
  return (
    parts &&
    ((...args) => {
      for (const [place, local] of given.entries()) local.value = args[place] ?? 0;
      for (const step of steps) step();
      return parts.map((part) => fit(part.run()));
    })
  );
};

/** Gives a reader what a lookup may read, by its name in a text: the arrays of its table and others, and helpers. */
const introduce = (style: Style, table: Table, { names }: Reader): void => {
  const { read, readOther = read, promoted, firstIndex = 0, helpers = [] } = style;
  for (const [tree, one] of Object.entries({ table, ...table.reads })) {
    const words = lowercaseWords(one.names);
    const kind = kindParts(style, kindOf(one));
    const form = fill(tree === "table" ? read : readOther, kind);
    const array = nameIn(style, "array", words);
    const tokens = tokensOf(style, fill(form, { ...cases(words), array, tree }));
    const place = tokens.findIndex(isName);
    const open = at(tokens, place + 1);
    // An array holds what its type does; another table's lookup answers with numbers.
    const fit = open === "[" ? fitIn(style, kind["type"], true) : Number;
    const numbers = numbersOf(one.values).map(fit);
    names.set(at(tokens, place), {
      open,
      type: promoted ?? kind["type"],
      read: (index) => numbers[index - firstIndex] ?? NaN,
    });
  }
  const { type } = kindParts(style, "index");
  for (const { words, text } of helpers.filter(({ of }) => hasOperator(table, of))) {
    const lookup = nameIn(style, "local", words);
    const form = fillIn(style, "index", style.lookup, { lookup, doc: "" });
    const helper = functionIn(style, "index", form, text, readerOf(style));
    if (helper) names.set(lookup, { open: "(", type, read: (value) => at(helper(value), 0) });
  }
};

/**
 * Throws a `ProofError` unless a text holds the elements and constants of a table, and its lookup answers every call as
 * the measure does.
 */
export const proveText = (style: Style, text: string, table: Table): void => {
  const own = tableIn(style, table);
  const { names } = table;
  const plain = withoutComments(style, text);
  demandElements(style, own, elementsIn(style, own, plain, `${own.values.length}`));
  demandConstants(style, own, plain);
  if (style.isNamedOnly && names.lookup === undefined) return;
  const lookup = lookupIn(style, names);
  const reader = readerOf(style);
  introduce(style, own, reader);
  const [answering] = lines(style.lookup, style.short)
    .map((template) => fillIn(style, kindOf(own), template, { lookup, doc: "" }))
    .flatMap((form) =>
      lines(unlessUnreadable(() => functionIn(style, kindOf(own), form, plain, reader))),
    );
  if (answering === undefined)
    throw new ProofError(mainName(names), {
      place: lookup,
      found: "the lookup as emitted cannot be read",
    });
  const answerOf = ([number = NaN, high]: readonly number[]): Answer =>
    high === undefined ? answerBy(table, number) : setOf(number, high);
  demandAnswers(table, (first, second) => answerOf(answering(first, second)), " as emitted");
};

/** A set of two halves; `NaN`, which is no set, if they are no numbers of 32 bits. */
const setOf = (low: number, high: number): Answer =>
  [low, high].every((half) => Number.isInteger(half) && half >= 0 && half < 2 ** 32)
    ? (BigInt(high) << 32n) | BigInt(low)
    : NaN;
