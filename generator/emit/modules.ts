/** From the catalogue to the text of every module, once all of it is proved. */
import type { Board } from "../board.js";
import type { Entry } from "../catalogue.js";
import { ProofError } from "../proofs.js";
import { finish, type Table } from "../tables.js";
import { FROZEN_FILE, frozenModule } from "./frozen-module.js";
import { indexModule, moduleName, tableModule } from "./table-module.js";

/** One file of `generated/`. */
export interface Module {
  /** Its name, such as `distance-15x15.ts`. */
  readonly file: string;
  readonly text: string;
  /** The table that it holds, if it holds one. */
  readonly table?: Table;
}

/** Makes every module of a catalogue. Where a proof fails it makes none and throws a `ProofError`. */
export const emitModules = async (
  catalogue: readonly Entry[],
  board: Board,
): Promise<readonly Module[]> => {
  proveDistinct(catalogue);
  const finished = finish(catalogue, board);
  return Promise.all([
    frozenModule().then((text) => ({ file: `${FROZEN_FILE}.ts`, text })),
    ...finished.map(async (made) => {
      const file = `${moduleName(made.name)}.ts`;
      return made.kind === "table"
        ? { file, text: await tableModule(made), table: made }
        : { file, text: await indexModule(made) };
    }),
  ]);
};

const proveDistinct = (catalogue: readonly Entry[]): void => {
  const files = [FROZEN_FILE, ...catalogue.map(({ name }) => moduleName(name))];
  const twice = catalogue.find(({ name }, at) => files.indexOf(moduleName(name)) !== at + 1);
  if (twice)
    throw new ProofError(twice.name, {
      place: "name",
      found: `the file ${moduleName(twice.name)}.ts is another entry's already`,
    });
};
