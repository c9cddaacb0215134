/** Writes trees in a language: expressions, and the bodies of lookups. */
import { read, tree, type Expression, type SquareFunction } from "../layouts/expression.js";
import { lines } from "../common.js";
import { SET, SIGNED_BYTE, type Element } from "../measures/measure.js";
import { lowercaseWords, wordsOf, type Words } from "../names.js";
import type { Table } from "../table.js";
import {
  bindsOf,
  cases,
  fill,
  kindParts,
  nameIn,
  signOf,
  type Kind,
  type Sign,
  type Style,
} from "./style.js";

const KINDS: ReadonlyMap<Element, Kind> = new Map([
  [SIGNED_BYTE, "i8"],
  [SET, "u64"],
]);

/** What the elements of a table are; a table without an array is its index. */
export const kindOf = ({ measure, layout }: Pick<Table, "measure" | "layout">): Kind =>
  layout.rows.length === 0 ? "index" : (KINDS.get(measure.element) ?? "u8");

type Operator = Exclude<Expression, number | string>["op"];

const isObject = (expression: Expression): expression is Exclude<Expression, number | string> =>
  typeof expression === "object";

const opOf = (expression: Expression): Operator | undefined =>
  isObject(expression) ? expression.op : undefined;

const operatorsIn = (expression: Expression): readonly Operator[] => {
  if (!isObject(expression)) return [];
  const parts = expression.op === "read" ? [expression.index] : expression.of;
  return [expression.op, ...parts.flatMap(operatorsIn)];
};

/** Whether a table's lookup contains an operator. */
export const hasOperator = ({ lookup: { locals, answer } }: Table, operator: Operator): boolean =>
  [...locals.map(([, value]) => value), answer].flatMap(operatorsIn).includes(operator);

/** Languages disagree on how tightly these bind; formatters put them and their operands in parentheses. */
const UNFAMILIAR: ReadonlySet<Operator> = new Set(["mod", "<<", ">>", "&", "|"]);

/** Writes expressions in a language, with the names of the arrays that they read. */
export const writerIn = (
  style: Style,
  isSigned = false,
  wordsOfArray: (array: string) => Words = wordsOf,
): ((expression: Expression) => string) => {
  const { div, signed, isBracketed = false } = style;
  const binds = (op: Sign): number => bindsOf(style, signOf(style, op));

  const write = (expression: Expression, isCompared = false): string => {
    if (typeof expression === "number") return `${expression}`;
    if (typeof expression === "string") return nameIn(style, "local", wordsOf(expression));
    if (expression.op === "read") return element(expression.array, expression.index, isCompared);
    const { op, of } = expression;
    const [first = 0, second = 0, third = 0] = of;
    if (op === "abs") return size(first);
    if (op === "if") {
      const [test, then, otherwise] = [first, second, third].map((part) => operand(part, 1));
      return fill(style.choice ?? "", { test, then, otherwise });
    }
    const isApart = isBracketed || UNFAMILIAR.has(op);
    const [left = "", right = ""] = [first, second].map((part, place) =>
      operand(part, binds(op) + place, isApart, op === "==" || op === "!="),
    );
    const text = `${left} ${signOf(style, op)} ${right}`;
    return op === "div" && div !== undefined ? fill(div, { quotient: text }) : text;
  };

  const operand = (
    part: Expression,
    least: number,
    isApart = false,
    isCompared = false,
  ): string => {
    const text = write(part, isCompared);
    const op = opOf(part);
    const isWhole = op === undefined || op === "read" || op === "abs";
    if (isWhole || (op === "div" && div !== undefined)) return text;
    const isLoose = op === "if" || binds(op) < least || UNFAMILIAR.has(op);
    return isLoose || isApart ? `(${text})` : text;
  };

  /** What is not a difference is the difference from 0; either part may be subtracted from the other. */
  const size = (difference: Expression): string => {
    const isDifference = isObject(difference) && difference.op === "-";
    const parts = isDifference ? difference.of : [difference, 0];
    const [first, second] = parts.map((part) => operand(part, binds("-") + 1));
    const text = write(difference);
    const compact = text.replaceAll(" ", "");
    return fill(style.abs, { difference: text, compact, first, second });
  };

  const element = (array: string, index: Expression, isCompared: boolean): string => {
    const text = write(index);
    const { read, readOther = read, readCompared = readOther } = style;
    const own = isCompared ? readCompared : array === "table" ? read : readOther;
    const words = wordsOfArray(array);
    return fill(isSigned ? (signed?.read ?? own) : own, {
      ...cases(words),
      array: nameIn(style, "array", words),
      tree: array,
      index: text,
      operand: isObject(index) ? `(${text})` : text,
    });
  };

  return write;
};

/** A sum with a choice as a choice of sums, for languages that do not choose within an expression. */
const choiceFirst = (expression: Expression): Expression => {
  if (!isObject(expression) || expression.op !== "+") return expression;
  const [first = 0, second = 0] = expression.of;
  if (!isObject(second) || second.op !== "if") return expression;
  const [test = 0, then = 0, otherwise = 0] = second.of;
  return tree("if", test, tree("+", first, then), tree("+", first, otherwise));
};

/** An index of sets as the index of their first halves. */
const doubled = (expression: Expression): Expression => {
  if (!isObject(expression) || expression.op === "read") return tree("<<", expression, 1);
  const [first = 0, second = 0] = expression.of;
  if (expression.op === "|" || expression.op === "+")
    return tree(expression.op, doubled(first), doubled(second));
  return expression.op === "<<" && typeof second === "number"
    ? tree("<<", first, second + 1)
    : tree("<<", expression, 1);
};

/** Whether the sets of a table are two numbers each. */
export const hasHalves = (table: Table, style: Style): boolean =>
  kindOf(table) === "u64" && style.answers?.halves !== undefined;

/** The index of a table's array: of the value, or of the first of the two numbers of a set. */
export const indexOf = (table: Table, style: Style): Expression =>
  hasHalves(table, style) ? doubled(table.layout.index) : table.layout.index;

/** A lookup whose answer may be a set, the second half of which is `high`. */
export interface Printable extends SquareFunction {
  readonly high?: Expression;
}

/** A table's lookup with what a language requires of it. */
const printable = (table: Table, style: Style): Printable => {
  const { parameters, locals, answer } = table.lookup;
  const element = read("table", "index");
  if (hasHalves(table, style)) {
    const high = read("table", tree("+", "index", 1));
    return { parameters, locals: [["index", indexOf(table, style)]], answer: element, high };
  }
  if (style.namesIndex && isObject(answer) && answer.op === "read" && isObject(answer.index))
    return { parameters, locals: [...locals, ["index", answer.index]], answer: element };
  return { parameters, locals, answer: style.choice === undefined ? choiceFirst(answer) : answer };
};

/** The body of a lookup; the answer alone if there is nothing else. */
export const bodyOf = (
  table: Table,
  style: Style,
): { readonly body: string; readonly value?: string } => {
  const { parameters, locals, answer, high } = printable(table, style);
  const { signed, answers = {} } = style;
  const isSigned = signed !== undefined && hasOperator(table, "-");
  const wordsOfArray = (array: string): Words =>
    lowercaseWords((table.reads[array] ?? table).names);
  const kind = kindOf(table);
  const read = fill(style.read, kindParts(style, kind));
  const write = writerIn({ ...style, read }, isSigned, wordsOfArray);

  const answerOf = (value: Expression): string => {
    const form = high ? "halves" : kind === "index" ? "index" : opOf(value) === "+" ? "sum" : "";
    const template = (form === "" ? undefined : answers[form]) ?? "{value}";
    return fill(fill(template, kindParts(style, kind)), {
      value: write(value),
      ...(high ? { high: write(high) } : {}),
    });
  };
  const names = parameters.map((name) => nameIn(style, "local", wordsOf(name)));
  const before = lines(
    isSigned &&
      fill(signed.local, {
        names: names.join(", "),
        casts: names.map((name) => fill(signed.cast, { name })).join(", "),
      }),
    ...locals.map(([name, value]) => {
      const isTest = ["and", "or", "==", "!="].some((op) => op === opOf(value));
      return fill(fill(style.local, kindParts(style, isTest ? "test" : "index")), {
        name: nameIn(style, "local", wordsOf(name)),
        value: write(value),
      });
    }),
  );
  if (isObject(answer) && answer.op === "if" && style.choice === undefined) {
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
