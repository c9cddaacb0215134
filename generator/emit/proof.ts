/** The last proof: of the text itself. Its entries are read back, and its function is run in every call. */
import { squareName, type Board } from "../board.js";
import { entriesIn } from "../literal.js";
import { ProofError } from "../finding.js";
import type { SquareSet } from "../paths.js";
import type { SquareFunction, Table } from "../tables.js";

/** Throws a `ProofError` unless the entries that stand in a module's text are the table's. */
export const proveEntries = (text: string, { name, values, entryName }: Table): void => {
  const entries = entriesIn(text);
  const index = values.findIndex((value, at) => entries[at] !== `${value}`);
  if (index !== -1)
    throw new ProofError(name, {
      place: entryName(index),
      found: `${entries[index] ?? "missing"} as emitted, should be ${String(values[index])}`,
    });
  if (entries.length !== values.length)
    throw new ProofError(name, {
      place: "length",
      found: `${entries.length} entries as emitted, should be ${values.length}`,
    });
};

/** What the text of a function reads: the entries of its table, and of the table of the corners. */
interface Read {
  readonly table?: readonly number[];
  readonly corner?: readonly number[];
}

/** Throws a `ProofError` unless the function in a module's text gives its answer in every call. */
export const proveFunction = (
  text: string,
  { name, parameters, answers }: SquareFunction,
  board: Board,
  read: Read = {},
): void => {
  const run = functionIn(text, name, read);
  for (const [first, expected] of answers.entries()) {
    const call = (last: number): readonly number[] =>
      parameters.length === 1 ? [last] : [first, last];
    const found = run(expected.map((_, last) => call(last)));
    const at = expected.findIndex((answer, last) => !isSame(found[last], answer));
    if (at !== -1)
      throw new ProofError(name, {
        place: call(at)
          .map((square) => squareName(board, square))
          .join(", "),
        found: `${written(found[at])} as emitted, should be ${written(expected[at])}`,
      });
  }
};

const isSame = (found: unknown, expected: number | SquareSet | undefined): boolean =>
  typeof expected === "object"
    ? isSet(found) && found.lo === expected.lo && found.hi === expected.hi
    : found === expected;

const isSet = (found: unknown): found is SquareSet =>
  typeof found === "object" && found !== null && "lo" in found && "hi" in found;

/** Numbers, sets of squares, and `undefined`, as messages show them. */
const written = (value: unknown): string =>
  typeof value === "object"
    ? JSON.stringify(value)
    : `${value === undefined ? "nothing" : Number(value)}`;

/** The function in a module's text, made ready to answer many calls. */
const functionIn = (
  text: string,
  name: string,
  { table, corner }: Read,
): ((calls: readonly (readonly number[])[]) => readonly unknown[]) => {
  const source = `${withoutTypes(text, name)} return (calls) => calls.map((squares) => ${name}(...squares));`;
  // Only by running the text that is emitted can it be proved.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const answer: unknown = new Function("table", "corner", source)(table, corner);
  return (calls): readonly unknown[] => {
    const found: unknown =
      typeof answer === "function" ? Reflect.apply(answer, undefined, [calls]) : [];
    return Array.isArray(found) ? found : [];
  };
};

/** A module ends with its function, of which the only types are those of its parameters and its answer. */
const withoutTypes = (text: string, name: string): string =>
  text
    .slice(text.indexOf(`export const ${name} =`))
    .replace("export ", "")
    .replaceAll(/: (?:number|SquareSet)(?=[,)\s])/g, "")
    .replaceAll("]!", "]");
