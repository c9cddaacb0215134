/** The last proof is of the text: its entries are read back, and its lookup is run in every call. */
import { at } from "../../at.js";
import { squareName } from "../../boards/board.js";
import { callsOf } from "../../layouts/layout.js";
import type { Answer } from "../../measures/measure.js";
import { mainName } from "../../names.js";
import { ProofError } from "../../prove.js";
import { UNREACHABLE, type Table } from "../../table.js";
import { entriesIn, entriesOf, entryName, halvesOf } from "./text.js";

/** Throws a `ProofError` unless the text of a module holds the table's entries and its lookup's answers. */
export const proveText = (text: string, table: Table): void => {
  proveEntries(text, table);
  if (table.names.lookup !== undefined) proveLookup(text, table, table.names.lookup);
};

const proveEntries = (text: string, table: Table): void => {
  const name = mainName(table.names);
  const [entries, expected] = [entriesIn(text), entriesOf(table)];
  const index = expected.findIndex((entry, at) => entries[at] !== entry);
  if (index !== -1)
    throw new ProofError(name, {
      place: entryName(table, index),
      found: `${entries[index] ?? "missing"} as emitted, should be ${expected[index] ?? ""}`,
    });
  if (entries.length !== expected.length)
    throw new ProofError(name, {
      place: "length",
      found: `${entries.length} entries as emitted, should be ${expected.length}`,
    });
};

const proveLookup = (text: string, table: Table, name: string): void => {
  const { layout, measure, reads } = table;
  const arrays = Object.entries({ table, ...reads }).map(
    ([local, read]) => [local, entriesOf(read).map(Number)] as const,
  );
  const answer = functionIn(text, name, Object.fromEntries(arrays));
  const answersFrom = measure.ways[0].on(layout.board);
  for (const { origins, arguments: calls } of callsOf(layout)) {
    const expected = answersFrom(origins).map(emitted);
    const found = answer(calls);
    const wrong = expected.findIndex((value, target) => !isSame(found[target], value));
    if (wrong !== -1)
      throw new ProofError(name, {
        place: at(calls, wrong)
          .map((square) => squareName(layout.board, square))
          .join(", "),
        found: `${answerText(found[wrong])} as emitted, should be ${answerText(expected[wrong])}`,
      });
  }
};

/** What the emitted lookup answers. */
const emitted = (answer: Answer): number | ReturnType<typeof halvesOf> =>
  typeof answer === "bigint" ? halvesOf(answer) : (answer ?? UNREACHABLE);

const isSame = (found: unknown, expected: ReturnType<typeof emitted>): boolean =>
  typeof expected === "number" ? found === expected : answerText(found) === answerText(expected);

const answerText = (value: unknown): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value);

/** The function in a module's text, made ready to answer many calls. */
const functionIn = (
  text: string,
  name: string,
  arrays: Readonly<Record<string, readonly number[]>>,
): ((calls: readonly (readonly number[])[]) => readonly unknown[]) => {
  const source = `${withoutTypes(text, name)} return (calls) => calls.map((squares) => ${name}(...squares));`;
  // Only by running the text that is emitted can it be proved.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const answer: unknown = new Function(...Object.keys(arrays), source)(...Object.values(arrays));
  return (calls): readonly unknown[] => {
    const found: unknown =
      typeof answer === "function" ? Reflect.apply(answer, undefined, [calls]) : [];
    return Array.isArray(found) ? found : [];
  };
};

/** A module ends with its lookup, of which the only types are those of its parameters and its answer. */
const withoutTypes = (text: string, name: string): string =>
  text
    .slice(text.indexOf(`export const ${name} =`))
    .replace("export ", "")
    .replaceAll(/: (?:number|SquareSet)(?=[,)\s])/g, "")
    .replaceAll("]!", "]");
