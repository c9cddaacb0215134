/** Modules to order, as text. */
import { catalogueOf, checked, type TableRequest } from "./request.js";

/** One module, as it should stand in a file. */
export interface EmittedModule {
  /** The name of its file, such as `camel-distance.ts`. */
  readonly file: string;
  /** All that is in the file. */
  readonly text: string;
}

/**
 * The modules that hold the tables of a request, and those that they import, each under a header that names
 * the command which makes them. Every table is proved first: a `ProofError` names the first pair of squares
 * for which a layout cannot hold the distance; a `RangeError` says what is wrong with the request itself.
 * Takes the packages ts-morph and prettier.
 */
export const emit = async (
  request: TableRequest,
  command: string,
): Promise<readonly EmittedModule[]> => {
  const { emitModules } = await import("./emit/modules.js");
  const modules = await emitModules(catalogueOf(checked(request)), request.board, command);
  return modules.map(({ file, text }) => ({ file, text }));
};
