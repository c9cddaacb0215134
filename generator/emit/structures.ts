/** The statements that the emitted modules are made of, as ts-morph structures. */
import {
  StructureKind,
  VariableDeclarationKind,
  type ExportDeclarationStructure,
  type ImportDeclarationStructure,
  type JSDocStructure,
  type OptionalKind,
  type VariableStatementStructure,
} from "ts-morph";

/** A doc comment of several lines. */
export const docComment = (lines: readonly string[]): OptionalKind<JSDocStructure> => ({
  description: ["", ...lines].join("\n"),
});

/** A constant of the module, after a blank line. */
export const constant = (
  name: string,
  type: string | undefined,
  initializer: string,
): VariableStatementStructure => ({
  kind: StructureKind.VariableStatement,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [{ name, initializer, ...(type === undefined ? {} : { type }) }],
  leadingTrivia: "\n",
});

/** The same constant, exported and documented. */
export const exported = (
  doc: readonly string[],
  statement: VariableStatementStructure,
): VariableStatementStructure => ({ ...statement, isExported: true, docs: [docComment(doc)] });

/** Source text of a function from numbers to an answer; the body is an expression or a block. */
export const functionSource = (
  parameters: readonly string[],
  answer: string,
  body: string,
): string =>
  `(${parameters.map((parameter) => `${parameter}: number`).join(", ")}): ${answer} => ${body}`;

/** An export of a value from a module beside this one. */
export const exportFrom = (file: string, value: string): ExportDeclarationStructure => ({
  kind: StructureKind.ExportDeclaration,
  moduleSpecifier: `./${file}.js`,
  namedExports: [value],
  leadingTrivia: "\n",
});

/** An import of values and types from a module beside this one. */
export const importFrom = (
  file: string,
  values: readonly string[],
  types: readonly string[] = [],
): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: `./${file}.js`,
  namedImports: [
    ...values.map((name) => ({ name })),
    ...types.map((name) => ({ name, isTypeOnly: true })),
  ],
});
