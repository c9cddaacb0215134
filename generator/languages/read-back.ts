/** The last proof: what was printed is read back from its text, and compared with the measure in every call. */
import { at, lines } from "../common.js";
import { ProofError } from "../errors.js";
import type { Contents } from "../files/plan.js";
import { BYTE, SET, UNREACHABLE } from "../measures/measure.js";
import type { Answer } from "../measures/measure.js";
import { lowercaseWords, mainName } from "../names.js";
import { demandAnswers } from "../prove.js";
import type { Table } from "../table.js";
import { constantIn, elementsOf, lookupIn } from "./print.js";
import {
  chosen,
  escaped,
  fitIn,
  isName,
  patternOf,
  readerOf,
  tokensOf,
  type Found,
  type Part,
  type Reader,
  type Statement,
} from "./reader.js";
import { cases, fill, kindParts, nameIn, type Kind, type Parts, type Style } from "./style.js";
import { hasHalves, kindOf } from "./write.js";

/** A number, or a set of squares. */
type Value = number | bigint;

/** A template of a table without its doc comments and what else is not read back. */
const formIn = (style: Style, kind: Kind, template: string, parts: Parts): string =>
  fill(fill(template, kindParts(style, kind)), { doc: "", ...parts });

/** The last lines of a template, from one without an indent on. */
const declarationIn = (template: string): string => at(template.split(/\n(?=\S)/).slice(-1), 0);

/** A text without the lines of comments. */
const withoutLines = (comment: string, text: string): string =>
  text
    .split("\n")
    .filter((line) => !line.trim().startsWith(comment))
    .join("\n");

/** The elements of a literal as written, and where it ends; `undefined` if there is no such literal. */
const literalIn = (style: Style, template: string, text: string) => {
  const [before = "", after = ""] = template.split("{rows}");
  const [tail = ""] = tokensOf(style, after);
  const head = patternOf(style, declarationIn(before)).exec(text);
  if (head === null) return undefined;
  const start = head.index + head[0].length;
  const end = text.indexOf(tail, start);
  const rows = withoutLines(style.comment, text.slice(start, end)).replaceAll(/\s+/g, " ");
  const elements = rows.split(",").map((element) => element.trim());
  return {
    elements: elements.filter(Boolean),
    start: head.index,
    end,
    length: head.groups?.["length"],
  };
};

/** The array of a text, in one literal or in parts. */
const arrayIn = (style: Style, table: Table, text: string): ReturnType<typeof literalIn> => {
  const words = lowercaseWords(table.names);
  const parts = { ...cases(words), array: nameIn(style, "array", words) };
  const form = (template: string, others: Parts = {}): string =>
    formIn(style, kindOf(table), template, { ...parts, ...others });
  const whole = literalIn(style, form(style.array), text);
  const { split } = style;
  if (whole || split === undefined) return whole;
  const literals = new Map<string, readonly string[]>();
  let [start, end] = [text.length, text.length];
  for (let number = 0; ; number++) {
    const part = literalIn(style, form(split.part, { number: `${number}` }), text);
    if (part === undefined) break;
    [start, end] = [Math.min(start, part.start), part.end];
    literals.set(fill(split.named, { number: `${number}` }), part.elements);
  }
  const [head = ""] = /^.*\{length\}.*$/m.exec(form(split.array)) ?? [];
  const length = patternOf(style, head).exec(text)?.groups?.["length"];
  const elements = [...joined(style, split.joins, text.slice(0, start), literals)];
  return { elements, start, end, length };
};

/** What the statements of a text make of some literals. */
const joined = (
  style: Style,
  { set, each, copy, add }: NonNullable<Style["split"]>["joins"],
  text: string,
  literals: Map<string, readonly string[]>,
): readonly string[] => {
  const elements: string[] = [];
  const { names, find, match, perform, repeat } = readerOf(style, tokensOf(style, text));
  const variables = new Map<string, number>();
  const numbersIn = ({ values }: Found): readonly number[] => values.map(({ run }) => run([]));
  const assign = (name: string, value = NaN): void => {
    variables.set(name, value);
    names.set(name, { type: undefined, run: () => value });
  };
  const setting = (found: Found): void => {
    assign(at(found.names, 0), at(numbersIn(found), 0));
  };
  const statements: readonly Statement[] = [
    [set, setting],
    [
      add,
      (found) => {
        const [name = ""] = found.names;
        assign(name, Number(variables.get(name)) + at(numbersIn(found), 0));
      },
    ],
    [
      each,
      ({ names: [name = "", ...items] }) => {
        repeat(items, (item) => {
          const literal = literals.get(item) ?? [];
          literals.set(name, literal);
          assign(`${name}.length`, literal.length);
          while (perform(statements));
        });
        match("}");
      },
    ],
    [
      copy,
      (found) => {
        const [start = NaN, to = NaN, count = NaN] = numbersIn(found);
        const from = literals.get(at(found.names, 0)) ?? [];
        for (let at = 0; at < count; at++) elements[to + at] = from[start + at] ?? "";
      },
    ],
  ];
  const first = find(set);
  if (first) setting(first);
  while (perform(statements));
  return Array.from({ length: elements.length }, (_, at) => elements[at] ?? "");
};

/** What elements are, by their texts; `NaN` for what is no element. */
const valueIn = (style: Style, type: string | undefined): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  const fit = fitIn(style, type);
  const valueOf = (text: string): Value => {
    // Hexadecimal in every language; a type may follow, and JSON has it in quotes.
    const [, hex] = /^"?(0x[\da-f]+)(?:[g-z_]\w*)?"?$/i.exec(text) ?? [];
    if (hex !== undefined) return BigInt(hex);
    const reader = readerOf(style, tokensOf(style, `${text} ;`));
    const [value] = reader.match("{value} ;")?.values ?? [];
    return fit(value?.run([]) ?? NaN);
  };
  return (text) => {
    const value = known.get(text) ?? valueOf(text);
    known.set(text, value);
    return value;
  };
};

/** The elements of a table's array, as its text holds them; none if it has no array. */
export const contentsIn = (style: Style, table: Table): Contents | undefined => {
  const { layout, names } = table;
  if (names.table === undefined) return undefined;
  const isHalved = hasHalves(table, style);
  return {
    name: names.table,
    entries: elementsOf(table, style),
    entriesIn: (text) => arrayIn(style, table, text)?.elements ?? [],
    entryName: (entry) =>
      isHalved
        ? `${layout.elementName(entry >> 1)}, ${entry % 2 === 0 ? "lo" : "hi"}`
        : layout.elementName(entry),
  };
};

/** The values of a table's elements, after a proof that they are those of its text, and where they end there. */
export const provedElements = (
  style: Style,
  table: Table,
  text: string,
): { readonly elements: readonly Value[]; readonly end: number } => {
  const contents = contentsIn(style, table);
  if (contents === undefined) return { elements: [], end: 0 };
  const { name, entries, entryName } = contents;
  const found = arrayIn(style, table, text);
  const { elements = [], length = `${entries.length}`, end = 0 } = found ?? {};
  const { type } = kindParts(style, kindOf(table));
  const [valueOf, fit] = [valueIn(style, type), fitIn(style, type, true)];
  const values = elements.map(valueOf);
  const wanted = table.values.flatMap((value = UNREACHABLE): readonly Value[] => {
    if (typeof value === "number") return [fit(value)];
    return style.answers?.halves ? [Number(value & 0xffff_ffffn), Number(value >> 32n)] : [value];
  });
  const wrong = wanted.findIndex((value, at) => values[at] !== value);
  // As the language writes it, unless that is what is wrong.
  const textOf = (at: number): string =>
    entries[at] === elements[at] ? String(wanted[at]) : (entries[at] ?? "");
  if (wrong !== -1)
    throw new ProofError(name, {
      place: entryName(wrong),
      found: `${elements[wrong] ?? "missing"} as emitted, should be ${textOf(wrong)}`,
    });
  const count = values.length === entries.length ? length : `${values.length}`;
  if (count !== `${entries.length}`)
    throw new ProofError(name, {
      place: "length",
      found: `${count} entries as emitted, should be ${entries.length}`,
    });
  return { elements: values, end };
};

/** A text without its comments. */
const withoutComments = ({ doc, comment }: Style, text: string): string => {
  const [open = ""] = doc.split(/\s|\{/, 1);
  const close = doc.slice(doc.lastIndexOf("}") + 1).trim();
  const docs = new RegExp(`${escaped(open)}[^]*?${escaped(close)}`, "g");
  const rest = close === "" ? text : text.replaceAll(docs, "");
  return withoutLines(comment, rest);
};

/** A function that was read: the numbers that it answers, which are two for a set in halves. */
type Answering = (first: number, second?: number) => readonly number[];

/** Reads a function that a template prints; `undefined` if it is not there, or is something else. */
const functionIn = (
  style: Style,
  kind: Kind,
  template: string,
  { names, find, match, perform }: Reader,
): Answering | undefined => {
  const [head = "", tail = ""] = template.split(/\{(?:body|value)\}/);
  const parameters = find(declarationIn(head))?.names;
  if (parameters === undefined) return undefined;
  const { type, answer = type } = kindParts(style, kind);
  const steps: ((frame: number[]) => void)[] = [];
  let places = 0;
  const declare = (name: string, of: string | undefined, value?: Part): void => {
    const place = places++;
    const fit = fitIn(style, of);
    if (value)
      steps.push((frame) => {
        frame[place] = fit(value.run(frame));
      });
    names.set(name, { type: of, run: (frame) => at(frame, place) });
  };
  for (const name of parameters) declare(name, kindParts(style, "index")["type"]);
  const results: (readonly Part[])[] = [];
  const { halves = "{value}" } = style.answers ?? {};
  const value = kind === "u64" ? halves : "{value}";
  const declared = (found: Found): void => {
    for (const [place, one] of found.values.entries())
      declare(at(found.names, place), found.types[place] ?? one.type, one);
  };
  const statements = lines<Statement>(
    style.signed && [style.signed.local, declared],
    [style.local, declared],
    [
      style.if,
      ({ values }) => {
        results.push([chosen(at(values, 0), at(values, 1), at(values, 2))]);
      },
    ],
    [
      template.includes("{body}") ? fill(style.return, { value }) : value,
      ({ values }) => {
        results.push(values);
      },
    ],
  );
  while (results.length === 0 && perform(statements));
  const [result] = results;
  if (result === undefined || match(tail) === undefined) return undefined;
  const fit = fitIn(style, answer);
  return (first, second = 0) => {
    const frame = [first, second].slice(0, parameters.length);
    for (const step of steps) step(frame);
    return result.map((part) => fit(part.run(frame)));
  };
};

/** What a lookup may read, by its name in a text: the arrays of its table and others, and helpers. */
const knownTo = (style: Style, table: Table, elements: readonly Value[]): Reader["names"] => {
  const { read, readOther = read, promoted, firstIndex = 0, helpers = [] } = style;
  const known: Reader["names"] = new Map();
  for (const [tree, one] of Object.entries({ table, ...table.reads })) {
    const words = lowercaseWords(one.names);
    const kind = kindParts(style, kindOf(one));
    const array = nameIn(style, "array", words);
    const form = fill(tree === "table" ? read : readOther, kind);
    const tokens = tokensOf(style, fill(form, { ...cases(words), array, tree }));
    const place = tokens.findIndex(isName);
    const values = tree === "table" ? elements : one.values;
    // A set is not calculated with: its index stands for it.
    const numbers = values.map((value = UNREACHABLE, element) =>
      typeof value === "bigint" ? element : value,
    );
    known.set(at(tokens, place), {
      open: at(tokens, place + 1),
      type: promoted ?? kind["type"],
      read: (index) => numbers[index - firstIndex] ?? NaN,
    });
  }
  const { type } = kindParts(style, "index");
  for (const { words, text } of helpers) {
    const lookup = nameIn(style, "local", words);
    const form = formIn(style, "index", style.lookup, { lookup });
    const helper = functionIn(style, "index", form, readerOf(style, tokensOf(style, text)));
    if (helper) known.set(lookup, { open: "(", type, read: (value) => at(helper(value), 0) });
  }
  return known;
};

/**
 * Throws a `ProofError` unless a text holds the elements and constants of a table, and its lookup answers every call as
 * the measure does.
 */
export const proveText = (style: Style, text: string, table: Table): void => {
  const { names, measure, layout, values } = table;
  const { elements, end } = provedElements(style, table, text);
  const tokens = tokensOf(style, withoutComments(style, text.slice(end)));
  for (const constant of measure.constants ?? []) {
    const name = constantIn(style, constant, table);
    const form = withoutComments(style, fill(style.constant, { name }));
    const found = readerOf(style, tokens).find(form)?.values[0]?.run([]);
    if (found !== constant.value)
      throw new ProofError(mainName(names), {
        place: name,
        found: `${found ?? "missing"} as emitted, should be ${constant.value}`,
      });
  }
  if (style.isNamedOnly && names.lookup === undefined) return;
  const kind = kindOf(table);
  const lookup = lookupIn(style, names);
  const [answering] = lines(style.lookup, style.short).flatMap((template) => {
    const reader = readerOf(style, tokens);
    for (const [name, one] of knownTo(style, table, elements)) reader.names.set(name, one);
    return lines(functionIn(style, kind, formIn(style, kind, template, { lookup }), reader));
  });
  if (answering === undefined)
    throw new ProofError(mainName(names), {
      place: lookup,
      found: "the lookup as emitted cannot be read",
    });
  const answerOf = ([number = NaN, high]: readonly number[]): Answer => {
    if (layout.rows.length === 0) return number;
    if (measure.element === SET) return high === undefined ? values[number] : setOf(number, high);
    return measure.element === BYTE && number === UNREACHABLE ? undefined : number;
  };
  demandAnswers(table, (first, second) => answerOf(answering(first, second)), " as emitted");
};

/** A set of two halves; `NaN`, which is no set, if they are no numbers of 32 bits. */
const setOf = (low: number, high: number): Answer =>
  [low, high].every((half) => Number.isInteger(half) && half >= 0 && half < 2 ** 32)
    ? (BigInt(high) << 32n) | BigInt(low)
    : NaN;
