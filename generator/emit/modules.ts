/** From the catalogue to the text of every module, once all of it is proved. */
import type { Board } from "../board.js";
import type { Entry } from "../catalogue.js";
import { ProofError } from "../proofs.js";
import { tableOrIndex, type Table } from "../tables.js";
import { FROZEN_FILE, frozenModule } from "./frozen-module.js";
import { fileOf, indexModule, tableModule } from "./table-module.js";

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
  const proved = catalogue.map((entry) => tableOrIndex(entry, board));
  return Promise.all([
    frozenModule().then((text) => ({ file: `${FROZEN_FILE}.ts`, text })),
    ...proved.map(async (made) => {
      const file = `${fileOf(made.name)}.ts`;
      return "values" in made
        ? { file, text: await tableModule(made), table: made }
        : { file, text: await indexModule(made) };
    }),
  ]);
};

const proveDistinct = (catalogue: readonly Entry[]): void => {
  const files = [FROZEN_FILE, ...catalogue.map(({ name }) => fileOf(name))];
  const twice = catalogue.find(({ name }, at) => files.indexOf(fileOf(name)) !== at + 1);
  if (twice)
    throw new ProofError(twice.name, {
      place: "name",
      found: `the file ${fileOf(twice.name)}.ts is another entry's already`,
    });
};
