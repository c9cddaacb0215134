/** The body of a lookup in the form of a language: a tree, which is printed, and which the proof evaluates. */
import {
  isOperation,
  operationsIn,
  read,
  tree,
  type Expression,
} from "../core/measures/expression.js";
import { limbCountOf, withLimbs, type Stored } from "../core/tables/limbs.js";
import { lengthOf } from "../core/layouts/layout.js";
import { CORNER_RULE_MOVES } from "../core/tables/corner-rule.js";
import { SET, SET_TYPES } from "../core/measures/elements.js";
import { at, onceFor } from "../common.js";
import type { Table } from "../core/tables/table.js";
import { bytesInStrings, fillIn, MOST_NUMBERS } from "./style.js";
import type { Kind, Style, Syntax, WithArrays } from "./style.js";
import type { Answer } from "../core/measures/elements.js";

/** Returns the kind of a table's elements in a language, or `index` if the table has no array. */
export const kindOf = ({ parts }: Syntax, { measure, layout }: Table): Kind => {
  const { type } = measure.element;
  if (lengthOf(layout) === 0) return "index";
  if (type === "u64") return at(SET_TYPES, Math.ceil(layout.board.numbered.length / 64) - 1);
  return type === "int" && parts["type"]?.int === undefined ? "u8" : type;
};

/** The number of bytes that the array of a table takes. */
export const bytesOf = (syntax: Syntax, table: Table): number => {
  const kind = kindOf(syntax, table);
  return kind === "index" ? 0 : (lengthOf(table.layout) * Number(kind.slice(1))) / 8;
};

/** Returns the record of a language as it is for a table's array: strings may hold the numbers of a long array. */
export const styleOfArray = <Record extends WithArrays>(style: Record, table: Table): Record => {
  const { packed, syntax } = style;
  const isPacked =
    packed !== undefined &&
    lengthOf(table.layout) > MOST_NUMBERS &&
    bytesInStrings(kindOf(syntax, table)) > 0;
  return isPacked
    ? { ...style, syntax: { ...syntax, ...packed.syntax }, arrays: packed.arrays }
    : style;
};

/** The greatest number that every `int` holds. */
const MOST_OF_INT = 2 ** 15 - 1;

/**
 * Returns the kind of a lookup's answers: the kind of the elements or, if these have two bytes, `i16` if every `int`
 * holds the answers, and otherwise `i32`.
 */
const kindOfAnswers = (syntax: Syntax, table: Table): Kind => {
  const kind = kindOf(syntax, table);
  if (kind !== "u16" && kind !== "i16") return kind;
  const { values, filler, cornerRuleElements } = table;
  const isLarge = (answer: Answer): boolean => Math.abs(Number(answer ?? 0)) > MOST_OF_INT;
  const ruled = cornerRuleElements.map((element) => Number(values.at(element)) + CORNER_RULE_MOVES);
  return values.distinct.some(isLarge) || [filler, ...ruled].some(isLarge) ? "i32" : "i16";
};

/** Returns the type of a lookup's answers, in a language where this type may differ from the type of the elements. */
export const answerTypeOf = (syntax: Syntax, table: Table): string | undefined => {
  const { answer } = syntax.parts;
  return answer?.[kindOfAnswers(syntax, table)] ?? answer?.other;
};

const contains = (expression: Expression, operators: readonly string[]): boolean =>
  operationsIn(expression).some(({ op }) => operators.includes(op));

/** Reports whether the lookup of a table uses any of the given operators. */
export const hasOperator = ({ lookup }: Table, ...operators: readonly string[]): boolean =>
  [...lookup.locals.map(([, value]) => value), lookup.answer].some((value) =>
    contains(value, operators),
  );

/** Adapts a table to a language. If the language stores a set as several elements, the array is longer. */
export const tableIn = (syntax: Syntax, table: Table): Stored => adaptedTo(syntax)(table);

/** Kept, because all parts of a text and its proof ask for the same table, whose sets take long to split. */
const adaptedTo = onceFor((syntax: Syntax) =>
  onceFor((table: Table): Stored => {
    const { measure } = table;
    const kind = kindOf(syntax, table);
    const element = syntax.sets?.[kind];
    if (measure.element !== SET || (element ?? syntax.answers?.[kind]) === undefined) return table;
    const limbs = { count: limbCountOf(table, 64), bits: 64, element };
    return element === undefined ? withLimbs(table, limbs) : { ...table, limbs };
  }),
);

/** A local of a lookup. */
interface Local {
  readonly name: string;
  readonly value: Expression;
  /** The kind of the value, which determines the local's type. */
  readonly kind: "index" | "test";
  /** Whether the value is cast to the local's type, because elements have another type. */
  readonly isCast: boolean;
}

interface Body {
  readonly parameters: readonly string[];
  /** Whether the parameters are first cast to a signed type, because indices are unsigned and the body subtracts. */
  readonly isSigned: boolean;
  readonly locals: readonly Local[];
  /** The answer; for a set of several elements, the elements, lowest first. */
  readonly answers: readonly [Expression, ...Expression[]];
  /** Whether the answer is cast to the type that the lookup returns. */
  readonly isCast: boolean;
}

/** Reports whether the index of an array is cast, because it is calculated from elements. */
export const isCastIndex = ({ castsElements }: Style["types"], index: Expression): boolean =>
  castsElements === "everywhere" && contains(index, ["read"]);

/** Turns `a + (t ? b : c)` into `t ? a + b : a + c`, because only TypeScript prints conditional expressions. */
const choiceFirst = (expression: Expression): Expression => {
  if (!isOperation(expression) || expression.op !== "+") return expression;
  const [first = 0, second = 0] = expression.of;
  if (!isOperation(second) || second.op !== "if") return expression;
  const [test = 0, then = 0, otherwise = 0] = second.of;
  return tree("if", test, tree("+", first, then), tree("+", first, otherwise));
};

/** Reports whether the text that reads an element of a table contains the index more than once. */
const isIndexRepeated = (syntax: Syntax, table: Table): boolean =>
  fillIn(syntax, kindOf(syntax, table), syntax.read, {}).split("{operand}").length > 2;

/** Rewrites a lookup in a form that the language can express. */
const rewrittenLookup = (table: Table, syntax: Syntax): Table["lookup"] => {
  const { lookup } = table;
  const { locals, answer } = lookup;
  const hasLocal = syntax.isBracketed ?? isIndexRepeated(syntax, table);
  if (hasLocal && isOperation(answer) && answer.op === "read" && isOperation(answer.index))
    return {
      ...lookup,
      locals: [...locals, ["index", answer.index]],
      answer: read("table", "index"),
    };
  return { ...lookup, answer: choiceFirst(answer) };
};

/** Returns the body of a lookup. */
export const bodyOf = (style: Style, table: Table): Body => {
  const { syntax, types } = styleOfArray(style, table);
  const { parameters, locals, answer, more = [] } = rewrittenLookup(table, syntax);
  return {
    parameters,
    isSigned: types.signed !== undefined && hasOperator(table, "-"),
    locals: locals.map(([name, value]) => {
      const isTest = isOperation(value) && ["and", "or", "==", "!="].includes(value.op);
      const isCast = types.castsElements !== undefined && !isTest && contains(value, ["read"]);
      return { name, value, kind: isTest ? "test" : "index", isCast };
    }),
    answers: [answer, ...more],
    isCast: types.castsAnswers?.includes(kindOf(syntax, table)) ?? false,
  };
};
