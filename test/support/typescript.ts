/** Programs and type checks in TypeScript's strictest mode. They share the files of packages. */
import { createRequire } from "node:module";
import type TypeScript from "typescript";

const isTypeScript = (value: unknown): value is typeof TypeScript =>
  typeof value === "object" && value !== null && "createProgram" in value;

// Loaded with `require`, because Node would scan all nine megabytes for exports before an import.
const ts: unknown = createRequire(import.meta.url)("typescript");
if (!isTypeScript(ts)) throw new Error("typescript is not what it was");

const installed = new Map<string, TypeScript.SourceFile | undefined>();

/** The program of some files; `options` override the strictest ones. */
export const programOf = (
  files: readonly string[],
  options: TypeScript.CompilerOptions,
): TypeScript.Program => {
  const strictest: TypeScript.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
    ...options,
  };
  const host = ts.createCompilerHost(strictest);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, how, ...rest) => {
    if (!name.includes("/node_modules/")) return read(name, how, ...rest);
    const key = `${name} ${JSON.stringify(how)}`;
    if (!installed.has(key)) installed.set(key, read(name, how, ...rest));
    return installed.get(key);
  };
  return ts.createProgram(files, strictest, host);
};

/** TypeScript's messages about some files, without those about their imports. */
export const problemsIn = (
  files: readonly string[],
  options: TypeScript.CompilerOptions,
): readonly string[] => {
  const program = programOf(files, options);
  const checked = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`TypeScript does not know ${file}`);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...checked].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"),
  );
};
