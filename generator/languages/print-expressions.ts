/** Prints expressions and the bodies of lookups in a language. */
import { lines } from "../common.js";
import { lengthOf } from "../layouts/layout.js";
import { read, tree, type Expression, type Operator } from "../layouts/expression.js";
import { SET } from "../measures/element.js";
import { cases, lowercaseWords, wordsOf, type Words } from "../table-names.js";
import type { Table } from "../table.js";
import {
  bindsOf,
  fill,
  fillIn,
  nameIn,
  signOf,
  type Kind,
  type Sign,
  type Style,
} from "./style.js";

/** The kind of a table's elements; `index` if the table has no array. */
export const kindOf = ({ measure, layout }: Pick<Table, "measure" | "layout">): Kind =>
  lengthOf(layout) === 0 ? "index" : measure.element.type;

type Operation = Exclude<Expression, number | string>;

const isOperation = (expression: Expression): expression is Operation =>
  typeof expression === "object";

const contains = (expression: Expression, operator: string): boolean => {
  if (!isOperation(expression)) return false;
  const parts = expression.op === "read" ? [expression.index] : expression.of;
  return expression.op === operator || parts.some((part) => contains(part, operator));
};

/** Whether the lookup of a table contains an operator. */
export const hasOperator = ({ lookup: { locals, answer } }: Table, operator: string): boolean =>
  [...locals.map(([, value]) => value), answer].some((part) => contains(part, operator));

/** Languages disagree on the precedence of these operators; formatters put them and their operands in parentheses. */
const UNFAMILIAR: ReadonlySet<string> = new Set<Operator>(["mod", "<<", ">>", "&", "|"]);

/** Returns a function that prints expressions in a language; `wordsOfArray` names the arrays in them. */
export const writerIn = (
  style: Style,
  wordsOfArray: (array: string) => Words = wordsOf,
): ((expression: Expression) => string) => {
  const { div, isBracketed = false } = style;
  const binds = (op: Sign): number => bindsOf(style, signOf(style, op));

  const write = (expression: Expression): string => {
    if (typeof expression === "number") return `${expression}`;
    if (typeof expression === "string") return nameIn(style, "local", wordsOf(expression));
    if (expression.op === "read") return element(expression.array, expression.index);
    const { op, of } = expression;
    const [first = 0, second = 0, third = 0] = of;
    if (op === "abs") return size(first);
    if (op === "if") {
      const [test, then, otherwise] = [first, second, third].map((part) => operand(part, 1));
      return fill(style.choice ?? "", { test, then, otherwise });
    }
    const isApart = isBracketed || UNFAMILIAR.has(op);
    const [left = "", right = ""] = [first, second].map((part, place) =>
      operand(part, binds(op) + place, isApart),
    );
    const text = `${left} ${signOf(style, op)} ${right}`;
    return op === "div" && div !== undefined ? fill(div, { quotient: text }) : text;
  };

  const operand = (part: Expression, least: number, isApart = false): string => {
    const text = write(part);
    if (!isOperation(part) || part.op === "read") return text;
    if (part.op === "abs") return isBracketed ? text.replaceAll(" ", "") : text;
    if (part.op === "div" && div !== undefined) return text;
    const isLoose = part.op === "if" || UNFAMILIAR.has(part.op) || binds(part.op) < least;
    return isLoose || isApart ? `(${text})` : text;
  };

  /** Prints an absolute value. An operand that is not a difference is treated as its difference from 0. */
  const size = (difference: Expression): string => {
    const isDifference = isOperation(difference) && difference.op === "-";
    const parts = isDifference ? difference.of : [difference, 0];
    const [first, second] = parts.map((part) => operand(part, binds("-") + 1));
    return fill(style.abs, { difference: write(difference), first, second });
  };

  const element = (array: string, index: Expression): string => {
    const text = write(index);
    const words = wordsOfArray(array);
    return fill(array === "table" ? style.read : (style.readOther ?? style.read), {
      ...cases(words),
      array: nameIn(style, "array", words),
      tree: array,
      index: text,
      operand: isOperation(index) ? `(${text})` : text,
    });
  };

  return write;
};

/** Turns `a + (t ? b : c)` into `t ? a + b : a + c`, for languages without conditional expressions. */
const choiceFirst = (expression: Expression): Expression => {
  if (!isOperation(expression) || expression.op !== "+") return expression;
  const [first = 0, second = 0] = expression.of;
  if (!isOperation(second) || second.op !== "if") return expression;
  const [test = 0, then = 0, otherwise = 0] = second.of;
  return tree("if", test, tree("+", first, then), tree("+", first, otherwise));
};

/** Doubles an index, for arrays that store a set as two elements. */
const doubled = (expression: Expression): Expression => {
  if (!isOperation(expression) || expression.op === "read") return tree("<<", expression, 1);
  const [first = 0, second = 0] = expression.of;
  if (expression.op === "|" || expression.op === "+")
    return tree(expression.op, doubled(first), doubled(second));
  return expression.op === "<<" && typeof second === "number"
    ? tree("<<", first, second + 1)
    : tree("<<", expression, 1);
};

/** Adapts a table to a language. If the language stores a set as two 32-bit numbers, the array is twice as long. */
export const tableIn = ({ answers }: Style, table: Table): Table => {
  const { layout, lookup, measure } = table;
  if (measure.element !== SET || answers?.halves === undefined) return table;
  const index = doubled(layout.index);
  return {
    ...table,
    layout: {
      ...layout,
      index,
      rowLength: 2 * layout.rowLength,
      cell: (element) => layout.cell(element >> 1),
      elementName: (element) =>
        `${layout.elementName(element >> 1)}, ${element % 2 === 0 ? "lo" : "hi"}`,
    },
    values: table.values.flatMap((set = 0) => [
      Number(BigInt(set) & 0xffff_ffffn),
      Number(BigInt(set) >> 32n),
    ]),
    lookup: {
      ...lookup,
      locals: [["index", index]],
      answer: read("table", "index"),
      high: read("table", tree("+", "index", 1)),
    },
  };
};

/** Rewrites a lookup in a form that the language can express. */
const lookupOf = ({ lookup }: Table, style: Style): Table["lookup"] => {
  const { locals, answer } = lookup;
  if (style.isBracketed && isOperation(answer) && answer.op === "read" && isOperation(answer.index))
    return {
      ...lookup,
      locals: [...locals, ["index", answer.index]],
      answer: read("table", "index"),
    };
  return style.choice === undefined ? { ...lookup, answer: choiceFirst(answer) } : lookup;
};

/** Prints the body of a lookup. `value` is set if the body only returns an expression. */
export const bodyOf = (
  table: Table,
  style: Style,
): { readonly body: string; readonly value?: string } => {
  const { parameters, locals, answer, high } = lookupOf(table, style);
  const kind = kindOf(table);
  const signed = hasOperator(table, "-") ? style.signed : undefined;
  const own = { ...style, read: fillIn(style, kind, (signed ?? style).read, {}) };
  const write = writerIn(own, (array) => lowercaseWords((table.reads[array] ?? table).names));

  const answerOf = (value: Expression): string => {
    const form = high ? "halves" : kind === "index" ? "index" : "whole";
    return fillIn(style, kind, { whole: "{value}", ...style.answers }[form] ?? "{value}", {
      value: write(value),
      high: high === undefined ? high : write(high),
    });
  };
  const names = parameters.map((name) => nameIn(style, "local", wordsOf(name)));
  const before = lines(
    signed &&
      fill(signed.local, {
        names: names.join(", "),
        casts: names.map((name) => fill(signed.cast, { name })).join(", "),
      }),
    ...locals.map(([name, value]) => {
      const isTest = isOperation(value) && ["and", "or", "==", "!="].includes(value.op);
      return fillIn(style, isTest ? "test" : "index", style.local, {
        name: nameIn(style, "local", wordsOf(name)),
        value: write(value),
      });
    }),
  );
  if (isOperation(answer) && answer.op === "if" && style.choice === undefined) {
    const [test = 0, then = 0, otherwise = 0] = answer.of;
    const parts = { test: write(test), then: answerOf(then), otherwise: answerOf(otherwise) };
    return { body: [...before, fill(style.if, parts)].join("\n") };
  }
  const value = answerOf(answer);
  return {
    body: [...before, fill(style.return, { value })].join("\n"),
    ...(before.length === 0 ? { value } : {}),
  };
};
