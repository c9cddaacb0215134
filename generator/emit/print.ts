/**
 * From structures to the text of modules: ts-morph prints them once, prettier lays them out, all together,
 * for each call of either costs more than its work. Only the literal of a table is put in after that, by
 * `table-module.ts`: prettier would take long over thousands of numbers.
 */
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { Project, type StatementStructures } from "ts-morph";

/** Stands between two modules while they are one text. */
const BOUNDARY = "// ---- the next module ----";

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** The texts of modules with these statements; LF, ending in one. */
export const printModules = async (
  modules: readonly (readonly StatementStructures[])[],
): Promise<readonly string[]> => {
  const statements = modules.flatMap<StatementStructures | string>((module, at) =>
    at === 0 ? module : [BOUNDARY, ...module],
  );
  const source = project.createSourceFile("modules.ts", { statements }, { overwrite: true });
  const text = await format(source.getFullText(), {
    parser: "babel-ts", // half the time of "typescript" to load and run
    plugins: [estree, babel],
  });
  return text.split(BOUNDARY).map((module) => `${module.trim()}\n`);
};
