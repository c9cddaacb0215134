/**
 * Prints statements as the files of a format: ts-morph makes the text and, for JavaScript, the declarations;
 * prettier formats both. It requires the two packages, which are the user's own.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { EnvironmentError } from "../../errors.js";
import type { Module } from "../language.js";
import type { Format } from "./style.js";

/** Statements in the forms that ts-morph accepts: structures, or text. */
export type Statements = (import("ts-morph").StatementStructures | string)[];

/** Requires a package as installed beside this one, else as installed in the project of the working directory. */
export const required = (name: string): unknown => {
  // Required, not imported: importing a CommonJS package first scans it for its exports, which takes time.
  for (const from of [import.meta.url, join(process.cwd(), "package.json")]) {
    const require = createRequire(from);
    try {
      require.resolve(name);
    } catch {
      continue;
    }
    return require(name);
  }
  throw new EnvironmentError(
    "Writing modules requires ts-morph and prettier, which are not both installed. " +
      "To install them: npm install --save-dev ts-morph prettier",
  );
};

/* eslint-disable @typescript-eslint/consistent-type-assertions -- `require` has no types; these are the packages' own. */
const { Project, ts } = required("ts-morph") as typeof import("ts-morph");
const { format } = required("prettier/standalone") as typeof import("prettier/standalone");
const babel = required("prettier/plugins/babel") as typeof import("prettier/plugins/babel");
const estree = required("prettier/plugins/estree") as typeof import("prettier/plugins/estree");
/* eslint-enable @typescript-eslint/consistent-type-assertions */

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** The files of some statements: one, or for JavaScript the code and its declarations. `name` has no extension. */
export const printed = async (
  name: string,
  statements: Statements,
  as: Format,
): Promise<readonly Module[]> => {
  try {
    const source = project
      .createSourceFile(`${name}.ts`, { statements }, { overwrite: true })
      .getFullText();
    if (as !== "js") return [{ file: `${name}.ts`, text: await formatted(source) }];
    const compilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      declaration: true,
    };
    const code = ts.transpileModule(source, { compilerOptions }).outputText;
    const declarations = ts.transpileDeclaration(source, { compilerOptions }).outputText;
    return [
      { file: `${name}.js`, text: await formatted(code) },
      { file: `${name}.d.ts`, text: await formatted(declarations) },
    ];
  } catch (error) {
    throw new EnvironmentError(
      `${versionOf("ts-morph")} or ${versionOf("prettier")} failed on ${name}: ${firstLine(error)}. ` +
        "Other versions may work: npm install --save-dev ts-morph prettier",
    );
  }
};

/** The files of a text that is formatted already; `name` has no extension. */
export const copied = async (name: string, text: string, as: Format): Promise<readonly Module[]> =>
  as === "js" ? printed(name, [text], as) : [{ file: `${name}.ts`, text: ignored(text) }];

const formatted = async (text: string): Promise<string> =>
  ignored(
    await format(text, {
      parser: "babel-ts", // faster to load and run than "typescript"
      plugins: [estree, babel],
    }),
  );

/** Statements that stand together. */
const isList = (statement: string | undefined): boolean =>
  statement !== undefined && /^(?:import|export \*)/.test(statement);

/** The beginnings of statements, with their doc comments. */
const STATEMENTS = /^(?=\/\*\*|(?<!\*\/\n)(?:import|export|const|interface|type)\b)/m;

/**
 * Each statement after a comment that keeps prettier from changing it, because projects have other settings;
 * and after a blank line, except in a list of imports or exports.
 */
const ignored = (text: string): string => {
  const statements = text.split(STATEMENTS).map((one) => one.trim());
  return statements
    .map((one, at) => {
      const isTogether = isList(one) && isList(statements[at + 1]);
      return `// prettier-ignore\n${one}\n${isTogether || at === statements.length - 1 ? "" : "\n"}`;
    })
    .join("");
};

const firstLine = (error: unknown): string =>
  error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);

const versionOf = (name: string): string => {
  const manifest = required(`${name}/package.json`);
  const version =
    typeof manifest === "object" && manifest !== null && "version" in manifest
      ? manifest.version
      : "of an unknown version";
  return `${name} ${String(version)}`;
};
