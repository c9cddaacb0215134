/** Prints expressions and the bodies of lookups in a language. */
import { at, present } from "../common.js";
import { writerOf } from "../core/expression-text.js";
import { limbCountOf, withLimbs, type Stored } from "../core/limbs.js";
import { lengthOf } from "../core/layout.js";
import { isOperation, operationsIn, read, tree, type Expression } from "../core/expression.js";
import { CORNER_RULE_MOVES } from "../core/corner-rule.js";
import { SET, SET_TYPES, type Answer } from "../core/measure.js";
import { cases, lowercaseWords, wordsOf } from "../core/names.js";
import type { Table } from "../core/table.js";
import { fill, fillIn, nameIn } from "./style.js";
import type { Kind, Style, Syntax } from "./style.js";

/** Returns the kind of a table's elements in a language, or `index` if the table has no array. */
export const kindOf = ({ parts }: Syntax, { measure, layout }: Table): Kind => {
  const { type } = measure.element;
  if (lengthOf(layout) === 0) return "index";
  if (type === "u64") return at(SET_TYPES, Math.ceil(layout.board.numbered.length / 64) - 1);
  return type === "int" && parts["type"]?.int === undefined ? "u8" : type;
};

/** The greatest number that every `int` holds. */
const MOST_OF_INT = 2 ** 15 - 1;

/** Returns the kind of a lookup's answers: that of the elements or, for two bytes, `i16` or `i32` as an `int` needs. */
const kindOfAnswers = (style: Syntax, table: Table): Kind => {
  const kind = kindOf(style, table);
  if (kind !== "u16" && kind !== "i16") return kind;
  const { values, filler, cornerRuleElements } = table;
  const isLarge = (answer: Answer): boolean => Math.abs(Number(answer ?? 0)) > MOST_OF_INT;
  const ruled = cornerRuleElements.map((element) => Number(values[element]) + CORNER_RULE_MOVES);
  return values.some(isLarge) || [filler, ...ruled].some(isLarge) ? "i32" : "i16";
};

/** Returns the type of a lookup's answers, in a language where that is not always the type of the elements. */
export const answerTypeOf = (style: Style, table: Table): string | undefined => {
  const { answer } = style.parts;
  return answer?.[kindOfAnswers(style, table)] ?? answer?.other;
};

/** Returns the template of a table's lookup. */
export const lookupFormOf = (style: Style, table: Table): string =>
  fill(style.lookup, { answer: answerTypeOf(style, table) });

const contains = (expression: Expression, operators: readonly string[]): boolean =>
  operationsIn(expression).some(({ op }) => operators.includes(op));

/** Reports whether the lookup of a table uses any of the given operators. */
export const hasOperator = ({ lookup }: Table, ...operators: readonly string[]): boolean =>
  [...lookup.locals.map(([, one]) => one), lookup.answer].some((one) => contains(one, operators));

/** Returns a function that prints expressions in a language. `tableOf` returns the table of an array, by its name. */
export const writerIn = (
  style: Syntax,
  tableOf: (array: string) => Table | undefined = () => undefined,
): ((expression: Expression) => string) => {
  const { div, operators, signs, isBracketed } = style;
  return writerOf({
    operators,
    ...(signs && { signs }),
    ...(isBracketed && { isBracketed }),
    name: (name) => nameIn(style, "local", wordsOf(name)),
    abs: (difference, first, second) => fill(style.abs, { difference, first, second }),
    ...(div !== undefined && { div: (quotient) => fill(div, { quotient }) }),
    element: (array, index, operand) => {
      const table = tableOf(array);
      const words = table ? lowercaseWords(table.names) : wordsOf(array);
      return fill(array === "table" ? style.read : (style.readOther ?? style.read), {
        ...cases(words),
        array: nameIn(style, "array", words),
        ...{ index, operand },
      });
    },
  });
};

/** Turns `a + (t ? b : c)` into `t ? a + b : a + c`, because only TypeScript prints conditional expressions. */
const choiceFirst = (expression: Expression): Expression => {
  if (!isOperation(expression) || expression.op !== "+") return expression;
  const [first = 0, second = 0] = expression.of;
  if (!isOperation(second) || second.op !== "if") return expression;
  const [test = 0, then = 0, otherwise = 0] = second.of;
  return tree("if", test, tree("+", first, then), tree("+", first, otherwise));
};

/** Adapts a table to a language. If the language stores a set as several elements, the array is longer. */
export const tableIn = (style: Syntax, table: Table): Stored => {
  const { measure } = table;
  const kind = kindOf(style, table);
  const element = style.sets?.[kind];
  if (measure.element !== SET || (element ?? style.answers?.[kind]) === undefined) return table;
  const limbs = { count: limbCountOf(table, 64), bits: 64, element };
  return element === undefined ? withLimbs(table, limbs) : { ...table, limbs };
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
  return { ...lookup, answer: choiceFirst(answer) };
};

/** Prints the body of a lookup. */
export const bodyOf = (table: Table, style: Style): string => {
  const { parameters, locals, answer, more = [] } = lookupOf(table, style);
  const kind = kindOf(style, table);
  const signed = hasOperator(table, "-") ? style.signed : undefined;
  const own = { ...style, read: fillIn(style, kind, (signed ?? style).read, {}) };
  const write = writerIn(own, (array) => table.reads[array] ?? table);

  const form = style.answers?.[kind] ?? "{value}";
  const answerOf = (first: Expression): string => {
    const limbs = [first, ...more].map(write);
    return fillIn(style, kind, form, { value: limbs[0], limbs: limbs.join(", ") });
  };
  const names = parameters.map((name) => nameIn(style, "local", wordsOf(name)));
  const before = present(
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
  if (isOperation(answer) && answer.op === "if") {
    const [test = 0, then = 0, otherwise = 0] = answer.of;
    const parts = { test: write(test), then: answerOf(then), otherwise: answerOf(otherwise) };
    return [...before, fill(style.if, parts)].join("\n");
  }
  return [...before, fill(style.return, { value: answerOf(answer) })].join("\n");
};
