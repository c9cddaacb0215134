/** From the catalogue to the text of every module, once all of it is proved. */
import type { Board } from "../board.js";
import type { Entry } from "../entry.js";
import { ProofError } from "../proofs.js";
import type { Announce } from "../request.js";
import { finish, type ArrayName, type Table } from "../tables.js";
import { frozenFile, frozenModule } from "./frozen-module.js";
import { printer } from "./print.js";
import { proveEntries, proveFunction } from "./proof.js";
import { indexModule, moduleName, tableModule } from "./table-module.js";
import { UNREACHABLE_FILE, unreachableModule } from "./unreachable-module.js";

/** One file of `generated/`. */
export interface Module {
  /** Its name, such as `distance-15x15.ts`. */
  readonly file: string;
  readonly text: string;
  /** The table that it holds, if it holds one. */
  readonly table?: Table;
}

/**
 * Makes every module of a catalogue, each under a header that names the command. Where a proof fails it
 * makes none and throws a `ProofError`.
 */
export const emitModules = async (
  catalogue: readonly Entry[],
  board: Board,
  command: string,
  announce: Announce = () => undefined,
): Promise<readonly Module[]> => {
  proveDistinct(catalogue);
  const finished = finish(catalogue, board, announce);
  const print = printer(command);
  const tables = new Map(
    finished.flatMap((made) => (made.kind === "table" ? [[made.name, made.values]] : [])),
  );
  return Promise.all([
    ...ARRAYS.filter((array) =>
      finished.some((made) => made.kind === "table" && made.array === array),
    ).map(async (array) => ({
      file: `${frozenFile(array)}.ts`,
      text: await frozenModule(print, array),
    })),
    ...(finished.some((made) => made.kind === "table" && made.hasUnreachable)
      ? [unreachableModule(print).then((text) => ({ file: `${UNREACHABLE_FILE}.ts`, text }))]
      : []),
    ...finished.map(async (made) => {
      const file = `${moduleName(made.name)}.ts`;
      if (made.kind === "index") {
        const text = await indexModule(print, made);
        proveFunction(text, made, board);
        return { file, text };
      }
      const text = await tableModule(print, made);
      proveEntries(text, made);
      if (made.lookup) {
        const corner = tables.get(made.lookup.cornerRule?.corners ?? "") ?? [];
        proveFunction(text, made.lookup, board, { table: made.values, corner });
      }
      return { file, text, table: made };
    }),
  ]);
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
