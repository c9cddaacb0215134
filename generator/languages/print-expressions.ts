/** Prints expressions and the bodies of lookups in a language. */
import { present } from "../common.js";
import { writerOf } from "../core/tables/expression-text.js";
import { isOperation, type Expression } from "../core/measures/expression.js";
import { wordsOf } from "../cases.js";
import { lowercaseWords } from "../core/tables/names.js";
import type { Table } from "../core/tables/table.js";
import { answerTypeOf, bodyOf, isCastIndex, kindOf, styleOfArray } from "./lookup-body.js";
import { fill, fillIn, kindParts, nameIn, nameParts } from "./style.js";
import type { Parts, Style, Syntax } from "./style.js";

/**
 * Returns a function that prints expressions in a language. `tableOf` returns the table of an array, by its name;
 * `others` has the names of other tables' arrays.
 */
export const writerIn = (
  syntax: Syntax,
  tableOf: (array: string) => Table | undefined,
  castIndex: (index: string, operand: string, tree: Expression) => string = (index) => index,
  others = syntax,
): ((expression: Expression) => string) => {
  const { div, operators, signs, isBracketed } = syntax;
  return writerOf({
    operators,
    ...(signs && { signs }),
    ...(isBracketed && { isBracketed }),
    name: (name) => nameIn(syntax, "local", wordsOf(name)),
    abs: (difference, first, second) => fill(syntax.abs, { difference, first, second }),
    ...(div !== undefined && { div: (quotient) => fill(div, { quotient }) }),
    element: (array, index, operand, tree) => {
      const table = tableOf(array);
      const words = table ? lowercaseWords(table.names) : wordsOf(array);
      const own = array === "table" ? syntax : others;
      const cast = castIndex(index, operand, tree);
      return fill(array === "table" ? own.read : (own.readOther ?? own.read), {
        ...nameParts(own, words),
        array: nameIn(own, "array", words),
        index: cast,
        operand: cast === index ? operand : `(${cast})`,
      });
    },
  });
};

/** Prints a cast of a value to a type. `operand` is the value, in parentheses if it is compound. */
const castText = (
  { cast = "" }: Style["types"],
  type: string | undefined,
  value: string,
  operand = `(${value})`,
): string => fill(cast, { type, value, operand });

/** Prints the body of a lookup. */
export const bodyText = (style: Style, table: Table): string => {
  const { parameters, isSigned, locals, answers, isCast } = bodyOf(style, table);
  const { syntax, statements, types: given } = styleOfArray(style, table);
  const types = { ...given, cast: fill(given.cast ?? "", nameParts(syntax, [])) };
  const kind = kindOf(syntax, table);
  const returned = answerTypeOf(syntax, table) ?? kindParts(syntax, kind)["type"];
  const { type: index } = kindParts(syntax, "index");
  const castIndex = (value: string, operand: string, tree: Expression): string =>
    isSigned || isCastIndex(types, tree) ? castText(types, index, value, operand) : value;
  const own = { ...syntax, read: fillIn(syntax, kind, syntax.read, {}) };
  const write = writerIn(own, (array) => table.reads[array] ?? table, castIndex, style.syntax);
  const nameOf = (name: string): string => nameIn(syntax, "local", wordsOf(name));

  const answerOf = (first: Expression): string => {
    const limbs = [write(first), ...answers.slice(1).map(write)];
    const [value = ""] = limbs;
    const list = fill(syntax.answers?.[kind] ?? "{value}", { value, limbs: limbs.join(", ") });
    return isCast ? castText(types, returned, list) : list;
  };
  const signedLocals = (signed: NonNullable<Style["types"]["signed"]>): string =>
    fill(signed.local, {
      names: parameters.map(nameOf).join(", "),
      casts: parameters
        .map(nameOf)
        .map((name) => castText(types, signed.type, name, name))
        .join(", "),
    });
  const before = present(
    isSigned && types.signed && signedLocals(types.signed),
    ...locals.map((local) => {
      const value = write(local.value);
      return fillIn(syntax, local.kind, statements.local, {
        name: nameOf(local.name),
        value: local.isCast ? castText(types, index, value) : value,
      });
    }),
  );
  return [...before, resultText(statements, answers[0], write, answerOf)].join("\n");
};

/** Prints the statement that returns an answer, or the statements that choose between two answers. */
const resultText = (
  statements: Style["statements"],
  answer: Expression,
  write: (expression: Expression) => string,
  answerOf: (expression: Expression) => string,
): string => {
  if (!isOperation(answer) || answer.op !== "if")
    return fill(statements.return, { value: answerOf(answer) });
  const [test = 0, then = 0, otherwise = 0] = answer.of;
  const parts: Parts = {
    test: write(test),
    then: answerOf(then),
    otherwise: answerOf(otherwise),
  };
  return fill(statements.if, parts);
};
