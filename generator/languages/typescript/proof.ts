/** The last proof checks the text: its entries are read back, and its lookup is run for every call. */
import type { OfSquares } from "../../layouts/layout.js";
import { type Answer, SET, UNREACHABLE } from "../../measures/measure.js";
import { demandAnswers } from "../../prove.js";
import type { Table } from "../../table.js";
import { demandEntries } from "../language.js";
import { contentsOf, entriesOf } from "./text.js";

/** Throws a `ProofError` unless the text of a module holds the table's entries and its lookup's answers. */
export const proveText = (text: string, table: Table): void => {
  const { names } = table;
  demandEntries(contentsOf(table), text);
  if (names.lookup !== undefined)
    demandAnswers(table, functionIn(text, names.lookup, table), " as emitted");
};

/** The function in a module's text, over the arrays that it reads. */
const functionIn = (text: string, name: string, table: Table): OfSquares<Answer> => {
  const arrays = Object.entries({ table, ...table.reads });
  // The emitted text can be proved only by running it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const lookup: unknown = new Function(
    ...arrays.map(([local]) => local),
    `${withoutTypes(text, name)} return ${name};`,
  )(...arrays.map(([, read]) => entriesOf(read).map(Number)));
  return (first, second) =>
    typeof lookup === "function"
      ? answerOf(Reflect.apply(lookup, undefined, [first, second]), table)
      : NaN;
};

/** What an emitted lookup says; `NaN`, which equals nothing, if that is not an answer. */
const answerOf = (value: unknown, { measure, values }: Table): Answer => {
  if (measure.element === SET) return setOf(value) ?? NaN;
  if (typeof value !== "number") return NaN;
  return value === UNREACHABLE && values.length > 0 ? undefined : value;
};

const setOf = (value: unknown): bigint | undefined => {
  if (typeof value !== "object" || value === null || !("lo" in value && "hi" in value))
    return undefined;
  const { lo, hi } = value;
  return isHalf(lo) && isHalf(hi) ? (BigInt(hi) << 32n) | BigInt(lo) : undefined;
};

const isHalf = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 32;

/** A module ends with its lookup; the only types in it are those of the parameters and the answer. */
const withoutTypes = (text: string, name: string): string =>
  text
    .slice(text.indexOf(`export const ${name} =`))
    .replace("export ", "")
    .replaceAll(/: (?:number|SquareBits)(?=[,)\s])/g, "")
    .replaceAll("]!", "]");
