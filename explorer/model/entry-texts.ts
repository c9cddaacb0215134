/** Entries of an array in words and as source text. */
import { onceFor } from "../../generator/common.js";
import { expressionText } from "../../generator/languages/typescript/style.js";
import { lengthOf, type Layout } from "../../generator/layouts/layout.js";
import { UNREACHABLE, type Answer } from "../../generator/measures/measure.js";
import type { ShownTable } from "./table.js";

/** `Entry 9 of 0…4095`, and the names of other squares for which it is read: `, also read for d3` */
export const entryText = (
  { layout }: ShownTable,
  entry: number,
  twins: readonly string[] = [],
): string =>
  `Entry ${entry} of 0…${lengthOf(layout) - 1}` +
  (twins.length === 0 ? "" : `, also read for ${twins.join(", ")}`);

export const indexText = (layout: Layout, values: readonly string[]): string =>
  indexIn(layout)(values);

/** The index of a layout with its arguments; its tree is written once. */
const indexIn = onceFor((layout: Layout) => {
  const written = expressionText(layout.index);
  return (values: readonly string[]): string =>
    layout.parameters
      .reduce(
        (text, parameter, place) => text.replaceAll(parameter, operandText(values[place] ?? "")),
        written,
      )
      .replace(/^\((\d+ << \d+)\) \|/, "$1 |");
});

/** An argument within an expression, in parentheses if it is more than a number. */
const operandText = (text: string): string => (text.includes(" ") ? `(${text})` : text);

/** The call of a lookup with its answer: `between(0, 27) = { lo: 262656, hi: 0 }` */
export const callText = (
  { name, names: { lookup = name } }: ShownTable,
  values: readonly string[],
  answer: Answer,
): string => `${lookup}(${values.join(", ")}) = ${answerText(answer)}`;

/** An answer as a lookup gives it: a number, or a set as its bits. */
export const answerText = (answer: Answer): string =>
  typeof answer === "bigint"
    ? `{ lo: ${answer & 0xffff_ffffn}, hi: ${answer >> 32n} }`
    : numberText(answer);

export const numberText = (value: number | undefined): string => `${value ?? UNREACHABLE}`;
