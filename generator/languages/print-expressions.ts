/** Prints expressions and the bodies of lookups in a language. */
import { at, lines } from "../common.js";
import { lengthOf } from "../layouts/layout.js";
import { operationsIn, read, tree } from "../layouts/expression.js";
import type { Expression, Operation, Operator } from "../layouts/expression.js";
import { COORDINATE, SET, SET_TYPES } from "../measures/measure.js";
import { cases, lowercaseWords, wordsOf } from "../table-names.js";
import { isHalves, limbsOf, type Table } from "../table.js";
import { bindsOf, fill, fillIn, nameIn, signOf } from "./style.js";
import type { Kind, Sign, Style } from "./style.js";

/** The kind of a table's elements in a language; `index` if the table has no array. */
export const kindOf = ({ parts }: Style, { measure, layout }: Table): Kind => {
  const { type } = measure.element;
  if (lengthOf(layout) === 0) return "index";
  if (type === "u64") return at(SET_TYPES, Math.ceil(layout.board.numbered.length / 64) - 1);
  return type === "int" && parts["type"]?.int === undefined ? "u8" : type;
};

const isOperation = (expression: Expression): expression is Operation =>
  typeof expression === "object";

const contains = (expression: Expression, operators: readonly string[]): boolean =>
  operationsIn(expression).some(({ op }) => operators.includes(op));

/** Whether a lookup uses one of some operators. */
export const hasOperator = ({ lookup }: Table, ...operators: readonly string[]): boolean =>
  [...lookup.locals.map(([, one]) => one), lookup.answer].some((one) => contains(one, operators));

/** Languages disagree on the precedence of these operators; formatters put them and their operands in parentheses. */
const UNFAMILIAR: ReadonlySet<string> = new Set<Operator>(["mod", "<<", ">>", "&", "|"]);

/** Returns a function that prints expressions in a language; `tableOf` returns the tables that they read. */
export const writerIn = (
  style: Style,
  tableOf: (array: string) => Table | undefined = () => undefined,
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
    const table = tableOf(array);
    const words = table ? lowercaseWords(table.names) : wordsOf(array);
    const other = table?.measure.element === COORDINATE ? style.readCoordinate : undefined;
    return fill(array === "table" ? style.read : (other ?? style.readOther ?? style.read), {
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

/** Multiplies an index, for arrays that store a set as several elements. */
const times = (expression: Expression, count: number): Expression => {
  const shift = Math.log2(count);
  if (!Number.isInteger(shift)) return tree("*", expression, count);
  if (!isOperation(expression) || expression.op === "read") return tree("<<", expression, shift);
  const [first = 0, second = 0] = expression.of;
  if (expression.op === "|" || expression.op === "+")
    return tree(expression.op, times(first, count), times(second, count));
  return expression.op === "<<" && typeof second === "number"
    ? tree("<<", first, second + shift)
    : tree("<<", expression, shift);
};

/** Adapts a table to a language. If the language stores a set as several elements, the array is longer. */
export const tableIn = (style: Style, table: Table): Table => {
  const { layout, lookup, measure } = table;
  const kind = kindOf(style, table);
  const element = style.sets?.[kind];
  if (measure.element !== SET || (element ?? style.answers?.[kind]) === undefined) return table;
  const { limbBits: bits = 64 } = style;
  const count = Math.max(2, Math.ceil(layout.board.numbered.length / bits));
  const limbs = { count, bits, element };
  if (element !== undefined) return { ...table, limbs };
  const index = times(layout.index, count);
  const names = isHalves(limbs) ? ["lo", "hi"] : [];
  return {
    ...table,
    limbs,
    layout: {
      ...layout,
      index,
      rowStart: (row) => count * layout.rowStart(row),
      cell: (element) => layout.cell(Math.floor(element / count)),
      elementName: (element) =>
        `${layout.elementName(Math.floor(element / count))}, ${names[element % count] ?? `number ${element % count}`}`,
    },
    values: table.values.flatMap((set = 0) => limbsOf(limbs, BigInt(set))),
    lookup: {
      ...lookup,
      locals: [["index", index]],
      answer: read("table", "index"),
      more: Array.from({ length: count - 1 }, (_, place) =>
        read("table", tree("+", "index", place + 1)),
      ),
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
  const { parameters, locals, answer, more = [] } = lookupOf(table, style);
  const kind = kindOf(style, table);
  const signed = hasOperator(table, "-") ? style.signed : undefined;
  const own = { ...style, read: fillIn(style, kind, (signed ?? style).read, {}) };
  const write = writerIn(own, (array) => table.reads[array] ?? table);

  const form = style.answers?.[kind] ?? "{value}";
  const answerOf = (first: Expression): string => {
    const limbs = [first, ...more].map(write);
    return fillIn(style, kind, form, { value: limbs[0], high: limbs[1], limbs: limbs.join(", ") });
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
      const isOfElements = !isTest && contains(value, ["read"]);
      const form = isOfElements ? (style.localOfElements ?? "{value}") : "{value}";
      return fillIn(style, isTest ? "test" : "index", style.local, {
        name: nameIn(style, "local", wordsOf(name)),
        value: fill(form, { value: write(value) }),
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
