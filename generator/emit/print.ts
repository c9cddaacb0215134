/**
 * From structures to the text of a module: ts-morph prints it once, prettier lays it out. Only the rows of a
 * table are put in after that, by `table-module.ts`: prettier would take long over thousands of numbers.
 */
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { Project, type StatementStructures } from "ts-morph";
import { headerOf } from "../header.js";

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** The text of a module with some statements; LF, ending in one. */
export type Printer = (statements: readonly StatementStructures[]) => Promise<string>;

/** Prints modules under a header that names the command which makes them. */
export const printer =
  (command: string): Printer =>
  async (statements) => {
    const source = project.createSourceFile(
      "module.ts",
      { statements: [...statements] },
      { overwrite: true },
    );
    return format(`${headerOf(command)}\n${source.getFullText()}`, {
      parser: "babel-ts", // half the time of "typescript" to load and run
      plugins: [estree, babel],
    });
  };
