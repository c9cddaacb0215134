/** From the catalogue to the text of every module, once all of it is proved. */
import type { StatementStructures } from "ts-morph";
import type { Board } from "../board.js";
import type { Entry } from "../entry.js";
import type { WantedFile } from "../files/plan.js";
import { ProofError } from "../finding.js";
import { moduleName } from "../names.js";
import { headerOf } from "../header.js";
import type { Announce } from "../progress.js";
import { finish, type ArrayName, type IndexFunction, type Table } from "../tables.js";
import { frozenFile, frozenModule, frozenText } from "./frozen-module.js";
import { printModules } from "./print.js";
import { proveEntries, proveFunction } from "./proof.js";
import { indexModule, tableModule, withLiteral } from "./table-module.js";
import { UNREACHABLE_FILE, unreachableModule } from "./unreachable-module.js";

/**
 * Makes every module of a catalogue, each under a header that names the command. Where a proof fails it
 * makes none and throws a `ProofError`.
 */
export const emitModules = async (
  catalogue: readonly Entry[],
  board: Board,
  command: string,
  announce: Announce = () => undefined,
): Promise<readonly WantedFile[]> => {
  proveDistinct(catalogue);
  const finished = finish(catalogue, board, announce);
  const drafts = [...helpers(finished), ...finished.map(draftOf)];
  const header = headerOf(command);
  const texts = await printModules(drafts.map(({ statements }) => statements));
  return drafts.map(({ file, complete, made }, at) => {
    const text = `${header}\n${complete(String(texts[at]))}`;
    if (made) proveText(text, made, finished, board);
    return { file, text, ...(made?.kind === "table" ? { table: made } : {}) };
  });
};

/** A module before it is printed. */
interface Draft {
  readonly file: string;
  readonly statements: readonly StatementStructures[];
  /** Makes of the printed text that of the module. */
  readonly complete: (text: string) => string;
  /** What it holds; nothing if it only helps the others. */
  readonly made?: Table | IndexFunction;
}

const draftOf = (made: Table | IndexFunction): Draft => ({
  file: `${moduleName(made.name)}.ts`,
  made,
  ...(made.kind === "table"
    ? { statements: tableModule(made), complete: (text) => withLiteral(text, made) }
    : { statements: indexModule(made), complete: (text) => text }),
});

/** The modules that the others import. */
const helpers = (finished: readonly (Table | IndexFunction)[]): readonly Draft[] => {
  const tables = finished.filter((made) => made.kind === "table");
  const frozen = ARRAYS.filter((array) => tables.some((table) => table.array === array)).map(
    (array): Draft => ({
      file: `${frozenFile(array)}.ts`,
      statements: frozenModule(),
      complete: (text) => frozenText(text, array),
    }),
  );
  return tables.some(({ hasUnreachable }) => hasUnreachable)
    ? [
        ...frozen,
        {
          file: `${UNREACHABLE_FILE}.ts`,
          statements: unreachableModule(),
          complete: (text) => text,
        },
      ]
    : frozen;
};

const proveText = (
  text: string,
  made: Table | IndexFunction,
  finished: readonly (Table | IndexFunction)[],
  board: Board,
): void => {
  if (made.kind === "index") {
    proveFunction(text, made, board);
    return;
  }
  proveEntries(text, made);
  const corners = finished.find(({ name }) => name === made.lookup?.cornerRule?.corners);
  const corner = corners?.kind === "table" ? corners.values : [];
  if (made.lookup) proveFunction(text, made.lookup, board, { table: made.values, corner });
};

const ARRAYS: readonly ArrayName[] = ["Uint8Array", "Uint32Array"];

const proveDistinct = (catalogue: readonly Entry[]): void => {
  const own = [...ARRAYS.map(frozenFile), UNREACHABLE_FILE];
  const files = [...own, ...catalogue.map(({ name }) => moduleName(name))];
  const twice = catalogue.find(
    ({ name }, at) => files.indexOf(moduleName(name)) !== at + own.length,
  );
  if (twice)
    throw new ProofError(twice.name, {
      place: "name",
      found: `the file ${moduleName(twice.name)}.ts is another entry's already`,
    });
};
