/**
 * The operators that may stand in the operands of other operators. The tests print, parse and calculate all of these
 * nestings.
 */
import { isOperation, type Expression, type Operation } from "../core/measures/expression.js";

const ARITHMETIC = "+ - * div mod << >> | &";
const COMPARISONS = "== !=";
const TESTS = "and or";

const NUMBER_OPERATORS = `${ARITHMETIC} abs read`;
const CONDITIONS = `${COMPARISONS} ${TESTS}`;

/** For each operator, the operators that may stand in each of its operands, in order; for `read`, in the index. */
const NESTINGS: Readonly<Record<Operation["op"], readonly string[]>> = {
  "+": [NUMBER_OPERATORS, NUMBER_OPERATORS],
  "-": [NUMBER_OPERATORS, NUMBER_OPERATORS],
  "*": [NUMBER_OPERATORS, NUMBER_OPERATORS],
  div: [NUMBER_OPERATORS, NUMBER_OPERATORS],
  mod: [NUMBER_OPERATORS, NUMBER_OPERATORS],
  // Languages require different types for the number of places, unless this number is a literal.
  "<<": [NUMBER_OPERATORS, ""],
  ">>": [NUMBER_OPERATORS, ""],
  "|": [NUMBER_OPERATORS, NUMBER_OPERATORS],
  "&": [NUMBER_OPERATORS, NUMBER_OPERATORS],
  abs: ["-"],
  "==": [NUMBER_OPERATORS, NUMBER_OPERATORS],
  "!=": [NUMBER_OPERATORS, NUMBER_OPERATORS],
  and: [CONDITIONS, CONDITIONS],
  or: [CONDITIONS, CONDITIONS],
  if: [CONDITIONS, NUMBER_OPERATORS, NUMBER_OPERATORS],
  read: [NUMBER_OPERATORS],
};

/** All known nestings, as `+ 1 *` for a product that is the second operand of a sum. */
export const KNOWN_NESTINGS: ReadonlySet<string> = new Set(
  Object.entries(NESTINGS).flatMap(([operator, operands]) =>
    operands.flatMap((inner, place) =>
      inner
        .split(" ")
        .filter((name) => name !== "")
        .map((name) => `${operator} ${place} ${name}`),
    ),
  ),
);

/** The nestings in an expression, in the form of {@link KNOWN_NESTINGS}. */
export function* nestingsIn(whole: Expression): Generator<string> {
  if (!isOperation(whole)) return;
  const operands = whole.op === "read" ? [whole.index] : whole.of;
  for (const [place, operand] of operands.entries()) {
    if (isOperation(operand)) yield `${whole.op} ${place} ${operand.op}`;
    yield* nestingsIn(operand);
  }
}
