/** The proof of TypeScript by running it: modules are linked by imports, run, and compared with their tables. */
import { answersTo } from "../layouts/layout.js";
import { mainName } from "./names.js";
import { answerBy, type Table } from "./table.js";
import { onceForEach, present } from "../../common.js";
import type { PrintedModule } from "./statements.js";
import { absenceIn, type Spelled } from "./docs.js";
import { typedOf } from "./frozen.js";
import { isHalves, setOfLimbs, stored, type Stored } from "./limbs.js";
import { EnvironmentError } from "../../environment.js";
import { ProofError, shown } from "../../errors.js";
import { decimalsIn } from "./read-numbers.js";
import { demandAnswers, demandElements, refuseFound } from "./prove.js";
import type { Answer } from "../measures/elements.js";

/** A module with the tables that it declares. */
export interface ModuleOfTables {
  readonly module: PrintedModule;
  readonly tables: readonly Table[];
}

type Exports = Readonly<Record<string, unknown>>;

/**
 * The statements that import or export, and long arrays, and the code that replaces them when a module is run. The code calls functions
 * and fills the object `exports`. Of an exported constant, only the beginning is replaced.
 */
const AS_RUN: readonly (readonly [statement: RegExp, code: string])[] = [
  [/^import \{ (.*) \} from "\.\/(.*)\.\w+";$/gm, 'const { $1 } = taken("$2", `$1`);'],
  [/^export \{([^}]+)\} from "\.\/(.*)\.\w+";$/gm, 'Object.assign(exports, taken("$2", `$1`));'],
  [/^export \* from "\.\/(.*)\.\w+";$/gm, 'Object.assign(exports, exportsOf("$1"));'],
  [/^export const (\w+)/gm, "const $1 = exports.$1"],
  [/^export \{\};$/gm, ""],
  [/new (\w+Array)\(\[\n\s*([A-Z]\w+)\n\s*\]\)/g, "filledByRows($1, $2)"],
];

const cannotRun = (file: string, error: unknown): ProofError =>
  new ProofError(file, { place: "module", found: `cannot be run as emitted: ${String(error)}` });

/**
 * Returns the given error, unless the process forbids code from strings. In that case, throws an `EnvironmentError`. An
 * emitted module itself never runs code from a string.
 */
const demandCodeFromStrings = (error: unknown): unknown => {
  if (!(error instanceof EvalError)) return error;
  throw new EnvironmentError(
    `TypeScript is proved by running it, which this process forbids: ${error.message}. ` +
      "Run the command without --disallow-code-generation-from-strings, or write another language.",
  );
};

/** A typed array with numbers, and how to make one of a given length, in which all numbers are 0. */
interface TypedNumbers extends ArrayLike<number> {
  readonly set: (numbers: ArrayLike<number>, start?: number) => void;
  readonly slice: (start: number, end: number) => TypedNumbers;
}
type NumbersOfLength = new (length: number) => TypedNumbers;

/** The numbers in a printed row: below a comment, each before a comma. Throws a `SyntaxError` for anything else. */
const numbersInRow = (row: string): readonly number[] => {
  const [, list = ""] = /^\/\/.*\n(.*),$/.exec(row) ?? [];
  const numbers = decimalsIn(list);
  if (numbers === undefined) throw new SyntaxError(`a row is no list of numbers: ${shown(row)}`);
  return numbers;
};

/** Fills a typed array with printed rows. */
const filledByRows = (Typed: NumbersOfLength, rows: () => Iterable<string>): TypedNumbers => {
  let [numbers, count] = [new Typed(2 ** 16), 0];
  for (const row of rows()) {
    const more = numbersInRow(row);
    if (count + more.length > numbers.length) {
      const longer = new Typed(2 * (count + more.length));
      longer.set(numbers);
      numbers = longer;
    }
    numbers.set(more, count);
    count += more.length;
  }
  return numbers.slice(0, count);
};

/** Runs modules without types, each after those that it imports. Returns a function from module names to exports. */
const linked = (modules: readonly PrintedModule[]): ((name: string) => Exports) => {
  const sources = new Map(modules.map((module) => [module.file.replace(/\.\w+$/, ""), module]));
  const exportsOf = onceForEach((name: string): Exports => runModule(name));
  /** Returns those exports of a module that `list` names. Throws a `ReferenceError` if an export is missing. */
  const taken = (name: string, list: string): Exports => {
    const exports = exportsOf(name);
    const names = list.match(/\w+/g) ?? [];
    const missing = names.find((name) => !(name in exports));
    if (missing !== undefined) throw new ReferenceError(`${name} does not export ${missing}`);
    return Object.fromEntries(names.map((name) => [name, exports[name]]));
  };
  const runModule = (name: string): Exports => {
    const { file = name, code, rows = [] } = sources.get(name) ?? {};
    if (code === undefined) throw new ReferenceError(`there is no module ${name}`);
    const body = AS_RUN.reduce((text, [statement, run]) => text.replaceAll(statement, run), code);
    const exports: Exports = {};
    const given = { exportsOf, taken, filledByRows, exports, ...Object.fromEntries(rows) };
    try {
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- our own text, which this call proves
      const run = new Function(...Object.keys(given), `"use strict";\n${body}`);
      Reflect.apply(run, undefined, Object.values(given));
      return exports;
    } catch (error) {
      throw error instanceof ProofError ? error : cannotRun(file, demandCodeFromStrings(error));
    }
  };
  for (const name of sources.keys()) exportsOf(name);
  return exportsOf;
};

const isRecord = (value: unknown): value is Exports => typeof value === "object" && value !== null;

const isArray = (value: unknown): value is Iterable<number> & ArrayBufferView =>
  ArrayBuffer.isView(value) && "length" in value;

const isLookup = (value: unknown): value is (first: number, second?: number) => unknown =>
  typeof value === "function";

/** Converts a lookup's result, a number or the limbs of a set, to an answer. Any other result becomes `NaN`. */
const answerFrom = (table: Stored, found: unknown): Answer => {
  const { limbs } = table;
  if (limbs === undefined) return typeof found === "number" ? answerBy(table)(found) : NaN;
  const halves = isRecord(found) ? [found["lo"], found["hi"]] : [];
  const numbers = isHalves(limbs) ? halves : [found].flat();
  return setOfLimbs(limbs, numbers);
};

const demandArray = (table: Table, found: unknown): void => {
  const typed = typedOf(table);
  const kind = Object.prototype.toString.call(found);
  if (!isArray(found) || kind !== `[object ${typed}]`)
    return refuseFound(table, "type", kind, typed);
  demandElements(table, [found], Object.is);
};

/** Runs modules. Throws a `ProofError` unless they have the elements and answers of their tables. */
export const proveModules = (
  made: readonly ModuleOfTables[],
  spelled: Spelled = ({ name }) => name,
): void => {
  const exportsOf = linked(
    made.map(({ module }) => module).filter(({ code }) => code !== undefined),
  );
  for (const { module, tables } of made)
    for (const table of tables)
      demandExports(table, exportsOf(module.file.replace(/\.\w+$/, "")), spelled);
};

const demandExports = (table: Table, found: Exports, spelled: Spelled): void => {
  const own = stored(table);
  const { names, measure } = table;
  if (names.table !== undefined) demandArray(own, found[names.table]);
  const constants = (measure.constants ?? []).map(
    (constant) => [spelled(constant, table), constant] as const,
  );
  const absences = present(absenceIn(table)).map(
    (constant) => [spelled(constant), constant] as const,
  );
  for (const [name, { value }] of [...constants, ...absences])
    if (found[name] !== value) refuseFound(table, name, String(found[name]), value);
  if (names.lookup === undefined) return;
  const lookup = found[names.lookup];
  if (!isLookup(lookup)) throw cannotRun(mainName(names), `${names.lookup} is not a function`);
  const answer = (first: number, second?: number): Answer => {
    try {
      return answerFrom(own, lookup(first, second));
    } catch (error) {
      throw cannotRun(mainName(names), error);
    }
  };
  demandAnswers(table, (origins) => answersTo(table.layout, origins, answer));
};
