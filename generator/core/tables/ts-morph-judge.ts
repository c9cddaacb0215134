/**
 * The last proof of the package's modules, by ts-morph and prettier, which know nothing of this generator. ts-morph
 * parses each module, whose exports, types and elements must be those of the module's table. Prettier only checks the
 * form. The texts that ts-morph prints are written.
 */
import babel from "prettier/plugins/babel";
import estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { Node, Project, ts, type SourceFile, type VariableDeclaration } from "ts-morph";
import { present } from "../../common.js";
import { ProofError } from "../../errors.js";
import { demandElements, refuseFound } from "./prove.js";
import type { Table } from "./table.js";
import type { Module } from "./statements.js";
import { typedOf } from "./frozen.js";
import { isHalves, stored } from "./limbs.js";
import { moduleName } from "./typescript.js";

const KEEPS_FORM = "// prettier-ignore\n";

/** Placeholders replace the arrays while prettier formats the rest, which is slow on thousands of numbers. */
const LITERAL = /\/\* @__PURE__ [^;]*/g;

/** Throws a `ProofError` unless a text, without its `prettier-ignore` lines, is as prettier formats it. */
const demandForm = async ({ file, text }: Module): Promise<void> => {
  const plain = text.replaceAll(KEEPS_FORM, "").replaceAll(LITERAL, "$LITERAL");
  const formatted = await format(plain, {
    parser: "babel-ts", // faster to load and to run than "typescript"
    plugins: [estree, babel],
  });
  if (plain === formatted) return;
  const lines = plain.split("\n");
  const line = formatted.split("\n").find((wanted, place) => wanted !== lines[place]);
  const found = line === undefined ? "prettier ends the text earlier" : `prettier writes ${line}`;
  throw new ProofError(file, { place: "form", found });
};

/** The elements of a frozen array, as text, read from the compiler's own nodes, because ts-morph wraps each node. */
const frozenElements = (declaration: VariableDeclaration | undefined): readonly string[] => {
  const freeze = declaration?.getInitializer();
  const made = Node.isCallExpression(freeze) ? freeze.getArguments()[0] : undefined;
  const literal = Node.isNewExpression(made) ? made.getArguments()[0] : undefined;
  if (!Node.isArrayLiteralExpression(literal)) return [];
  const { elements } = literal.compilerNode;
  const source = literal.getSourceFile().compilerNode;
  return elements.map((element) => element.getText(source));
};

const typeIn = (source: SourceFile, name: string): string | undefined => {
  const declaration = source.getVariableDeclaration(name);
  const value = declaration?.getInitializer();
  if (!Node.isArrowFunction(value)) return declaration?.getTypeNode()?.getText();
  const given = value.getParameters().map((parameter) => parameter.getTypeNode()?.getText());
  return `(${given.join(", ")}) => ${String(value.getReturnTypeNode()?.getText())}`;
};

/** Throws a `ProofError` unless the exports of a module, their types, and the elements are those of the module's table. */
const demandTable = (source: SourceFile, given: Table): void => {
  const table = stored(given);
  const { names, limbs, measure, lookup } = table;
  const constants = new Map((measure.constants ?? []).map(({ name, value }) => [name, value]));
  const answer = isHalves(limbs) ? "SquareBits" : "number";
  const call = `(${lookup.parameters.map(() => "number").join(", ")}) => ${answer}`;
  const types = new Map([
    ...present(names.table).map((name) => [name, `Frozen${typedOf(table)}`] as const),
    ...present(names.lookup).map((name) => [name, call] as const),
  ]);
  const exported = source
    .getVariableStatements()
    .filter((statement) => statement.hasExportKeyword())
    .flatMap((statement) =>
      statement.getDeclarations().map((declaration) => declaration.getName()),
    );
  const wanted = [...types.keys(), ...constants.keys()].sort().join(", ");
  const found = exported.toSorted().join(", ");
  if (found !== wanted) refuseFound(table, "exports", found, wanted);
  for (const [name, type] of types) {
    const own = typeIn(source, name);
    if (own !== type) refuseFound(table, name, own, type);
  }
  for (const [name, value] of constants) {
    const own = source.getVariableDeclaration(name)?.getInitializer()?.getText();
    if (own !== `${value}`) refuseFound(table, name, own, value);
  }
  if (names.table === undefined) return;
  const elements = frozenElements(source.getVariableDeclaration("table"));
  demandElements(table, [elements], (found, wanted) => found === `${wanted}`);
};

/** Throws a `ProofError` unless modules match their tables and prettier's form. Returns the texts from ts-morph. */
export const judged = async <One extends Module>(
  modules: readonly One[],
  tables: readonly Table[],
): Promise<readonly One[]> => {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const owners = new Map(tables.map((table) => [`${moduleName(table)}.ts`, table]));
  const sources = modules.map(
    (module) => [module, project.createSourceFile(module.file, module.text)] as const,
  );
  const program = project.getProgram();
  return Promise.all(
    sources.map(async ([module, source]) => {
      const { file } = module;
      for (const one of program.getSyntacticDiagnostics(source))
        throw new ProofError(file, {
          place: `line ${one.getLineNumber()}`,
          found: ts.flattenDiagnosticMessageText(one.compilerObject.messageText, " "),
        });
      const table = owners.get(file);
      if (table) demandTable(source, table);
      await demandForm(module);
      return { ...module, text: source.getFullText() };
    }),
  );
};
