/** Tests the names and types of the generator: each name means one thing, each export is used, and no type holds too much. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import ts from "typescript";
import { PROJECT } from "./support/files.js";

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The TypeScript of a folder of the project, and of the folders in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const textOf = (file: string): string => readFileSync(join(PROJECT, file), "utf8");

const sourcesIn = (folder: string): readonly ts.SourceFile[] =>
  filesIn(folder).map((file) => parsed(file, textOf(file)));

const SOURCES = sourcesIn("generator");

const PAGE = sourcesIn("explorer");

/**
 * The text of a file up to the last line that may end a statement with another module, and all that loads a module
 * later. Of a file whose own names do not matter, this is enough, and takes a fraction of the time to parse.
 */
const usingIn = (text: string): string => {
  const ends = [...text.matchAll(/ from "[^"]*".*\n|^import ".*\n/gm)];
  const last = ends.at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  const later = text.slice(end).match(/\bimport\(\s*"[^"]*"/g) ?? [];
  return [text.slice(0, end), ...later.map((start) => `\nvoid ${start});`)].join("");
};

/** The names in a declaration; several if it takes an object or a list apart. */
const namesOf = (name: ts.BindingName | undefined): readonly string[] => {
  if (name === undefined) return [];
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesOf(element.name) : [],
  );
};

/** The names that some statements declare, but not those inside functions. */
const namesIn = (statements: readonly ts.Statement[]): readonly string[] =>
  statements
    .flatMap((statement): readonly (ts.BindingName | undefined)[] => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name);
      const isNamed =
        ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement);
      return isNamed ? [statement.name] : [];
    })
    .flatMap((name) => namesOf(name));

const declaredTwice = (sources: readonly ts.SourceFile[]): readonly string[] => {
  const files = new Map<string, string[]>();
  for (const source of sources)
    for (const name of new Set(namesIn(source.statements)))
      files.set(name, [...(files.get(name) ?? []), source.fileName]);
  return [...files]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name}: ${all.join(" ")}`);
};

/** The path of a module that a file imports: `a/c` for `../c.js` in `a/b/d.ts`. */
const moduleOf = ({ fileName }: ts.SourceFile, name: string): string =>
  withoutEnding(name.startsWith(".") ? join(dirname(fileName), name) : name);

const withoutEnding = (path: string): string => path.replace(/\.[jt]sx?$/, "");

/** The names that a statement imports or passes on, or `*` for all names of the module. */
const namesUsedBy = (node: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] => {
  const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  return names && "elements" in names
    ? names.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : ["*"];
};

/** What a file uses of others, each as a module and a name, such as `a/c: name`. */
const usesIn = (source: ts.SourceFile): readonly string[] => {
  const ofStatements = source.statements.flatMap((node) => {
    const isUse = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const from = isUse ? node.moduleSpecifier : undefined;
    if (!isUse || from === undefined || !ts.isStringLiteral(from)) return [];
    const module = moduleOf(source, from.text);
    return namesUsedBy(node).map((name) => `${module}: ${name}`);
  });
  // As in `await import("./c.js")` and `typeof import("./c.js")`.
  const others = source.text.matchAll(/\bimport\(\s*"([^"]*)"/g);
  return [
    ...ofStatements,
    ...Array.from(others, ([, name = ""]) => `${moduleOf(source, name)}: *`),
  ];
};

/** The names that some files export, and that none of the other files uses. */
const unused = (
  sources: readonly ts.SourceFile[],
  others: readonly ts.SourceFile[],
): readonly string[] => {
  const used = new Set([...sources, ...others].flatMap(usesIn));
  return sources.flatMap(({ fileName, statements }) => {
    const module = withoutEnding(fileName);
    const isExported = (node: ts.Statement): boolean =>
      ts.canHaveModifiers(node) &&
      (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return used.has(`${module}: *`)
      ? []
      : namesIn(statements.filter(isExported))
          .filter((name) => !used.has(`${module}: ${name}`))
          .map((name) => `${fileName}: ${name}`);
  });
};

/** The functions in a node. */
const functionsIn = (node: ts.Node): readonly ts.SignatureDeclaration[] => {
  const found: ts.SignatureDeclaration[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isFunctionLike(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
};

/** The functions with a parameter `one` and no `other`, by file and line. */
const unnamed = (sources: readonly ts.SourceFile[]): readonly string[] =>
  sources.flatMap((source) =>
    functionsIn(source)
      .filter(({ parameters }) => {
        const names = parameters.map(({ name }) => name.getText());
        return names.includes("one") && !names.includes("other");
      })
      .map((node) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        return `${source.fileName}:${line + 1}`;
      }),
  );

/** The strings of a union such as `"size" | "rows"`. */
const stringsIn = (type: ts.TypeNode | undefined): readonly string[] => {
  if (type === undefined) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(stringsIn);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
};

/** The interfaces with more than 15 fields, inherited ones counted. */
const wide = (sources: readonly ts.SourceFile[]): readonly string[] => {
  const interfaces = new Map(
    sources
      .flatMap(({ statements }) => statements.filter((node) => ts.isInterfaceDeclaration(node)))
      .map((node) => [node.name.text, node]),
  );
  const fieldsOfType = (name: string, given: readonly ts.TypeNode[] = []): readonly string[] => {
    const [first, second] = given;
    const [own] = interfaces.has(name) ? [interfaces.get(name)] : [];
    if (own) return fieldsOf(own);
    const isReference = first && ts.isTypeReferenceNode(first);
    const inner = isReference ? fieldsOfType(first.typeName.getText(), first.typeArguments) : [];
    const named = stringsIn(second);
    if (name === "Record") return stringsIn(first);
    if (name === "Pick") return named;
    return name === "Omit" ? inner.filter((field) => !named.includes(field)) : inner;
  };
  const fieldsOf = ({ members, heritageClauses }: ts.InterfaceDeclaration): readonly string[] => [
    ...new Set([
      ...members.map((member) => member.name?.getText() ?? ""),
      ...(heritageClauses ?? [])
        .flatMap(({ types }) => types)
        .flatMap((type) => fieldsOfType(type.expression.getText(), type.typeArguments)),
    ]),
  ];
  return [...interfaces]
    .map(([name, node]) => [name, fieldsOf(node).length] as const)
    .filter(([, count]) => count > 15)
    .map(([name, count]) => `${name}: ${count}`);
};

test("each top-level name is declared in one file", () => {
  expect(declaredTwice(SOURCES)).toEqual([]);
});

test("each export is imported by another file", () => {
  const others = [...["src", "test"].flatMap(filesIn), "build.ts"].map((file) =>
    parsed(file, usingIn(textOf(file))),
  );
  expect(unused([...SOURCES, ...PAGE], others)).toEqual([]);
});

test("a parameter has the name of what it is; only one of two may be called one", () => {
  expect(unnamed(SOURCES)).toEqual([]);
});

test("an interface has at most 15 fields, inherited ones counted", () => {
  expect(wide(SOURCES)).toEqual([]);
});

test("what is wrong is found", () => {
  const fields = (prefix: string, count: number): string =>
    Array.from({ length: count }, (_, at) => `${prefix}${at}: number;`).join(" ");
  const sources = [
    parsed(
      "a.ts",
      `const [name] = [1];\nexport const twice = 1;\ninterface Own { ${fields("a", 8)} }`,
    ),
    parsed(
      "b.ts",
      "function twice(one: number) {}\nconst f = (one: number, other: number) => one;",
    ),
    parsed("c.ts", `interface Wide extends Readonly<Own> { ${fields("b", 8)} }`),
    parsed("e.ts", "const { name } = {};"),
    parsed("d.ts", `interface Less extends Omit<Own, "a0"> { ${fields("b", 8)} }`),
  ];
  expect(declaredTwice(sources)).toEqual(["name: a.ts e.ts", "twice: a.ts b.ts"]);
  expect(unused(sources, [parsed("f/f.ts", 'import { other } from "../a.js";')])).toEqual([
    "a.ts: twice",
  ]);
  for (const use of ['import { twice as one } from "../a.js";', 'await import("../a.js");'])
    expect(unused(sources, [parsed("f/f.ts", use)])).toEqual([]);
  expect(unnamed(sources)).toEqual(["b.ts:1"]);
  expect(wide(sources)).toEqual(["Wide: 16"]);
});
