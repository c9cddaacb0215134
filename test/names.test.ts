/** Tests the names and types of the generator: each name means one thing, each export is used, and no type holds too much. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
// TypeScript's own parser takes four times as long.
import { parseAst } from "rolldown/parseAst";
import { PROJECT } from "./support/files.js";

type Statement = ReturnType<typeof parseAst>["body"][number];
type Declaration = Extract<Statement, { type: "TSInterfaceDeclaration" | "VariableDeclaration" }>;
type Interface = Extract<Declaration, { type: "TSInterfaceDeclaration" }>;
type Pattern = Extract<Declaration, { type: "VariableDeclaration" }>["declarations"][number]["id"];
type TypeNode = NonNullable<Interface["extends"][number]["typeArguments"]>["params"][number];

/** A file of the project, with its statements. */
interface Source {
  readonly fileName: string;
  readonly text: string;
  readonly statements: readonly Statement[];
}

const parsed = (fileName: string, text: string): Source => ({
  ...{ fileName, text },
  statements: parseAst(text, { lang: fileName.endsWith("x") ? "tsx" : "ts" }, fileName).body,
});

/** The TypeScript of a folder of the project, and of the folders in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const textOf = (file: string): string => readFileSync(join(PROJECT, file), "utf8");

const sourcesIn = (folder: string): readonly Source[] =>
  filesIn(folder).map((file) => parsed(file, textOf(file)));

const SOURCES = sourcesIn("generator");

const PAGE = sourcesIn("explorer");

/**
 * A file of which only the statements with other modules are read, before all others. Of a file whose own names do not
 * matter, this is enough, and takes a fraction of the time to parse.
 */
const user = (file: string): Source => {
  const text = textOf(file);
  const [start] =
    /^(?:\/\*[^]*?\*\/\n|\/\/.*\n|\n|import [^;]*;\n|export [^;]* from [^;]*;\n)*/.exec(text) ?? [];
  return { ...parsed(file, start ?? ""), text };
};

/** The names in a declaration; several if it takes an object or a list apart. */
const namesOf = (pattern: Pattern | null): readonly string[] => {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((one) =>
        namesOf(one.type === "RestElement" ? one.argument : one.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((one) =>
        namesOf(one?.type === "RestElement" ? one.argument : one),
      );
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case undefined:
      return [];
  }
};

/** What a statement declares, with or without `export`. */
const declarationIn = (statement: Statement) =>
  statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;

/** The names that some statements declare, but not those inside functions. */
const namesIn = (statements: readonly Statement[]): readonly string[] =>
  statements.flatMap((statement) => {
    const node = declarationIn(statement);
    switch (node?.type) {
      case "VariableDeclaration":
        return node.declarations.flatMap(({ id }) => namesOf(id));
      case "FunctionDeclaration":
      case "ClassDeclaration":
      case "TSInterfaceDeclaration":
      case "TSTypeAliasDeclaration":
        return namesOf(node.id);
      default:
        return [];
    }
  });

const declaredTwice = (sources: readonly Source[]): readonly string[] => {
  const files = new Map<string, string[]>();
  for (const source of sources)
    for (const name of new Set(namesIn(source.statements)))
      files.set(name, [...(files.get(name) ?? []), source.fileName]);
  return [...files]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name}: ${all.join(" ")}`);
};

/** The path of a module that a file imports: `a/c` for `../c.js` in `a/b/d.ts`. */
const moduleOf = ({ fileName }: Source, name: string): string =>
  withoutEnding(name.startsWith(".") ? join(dirname(fileName), name) : name);

const withoutEnding = (path: string): string => path.replace(/\.[jt]sx?$/, "");

const nameIn = (node: { readonly name: string } | { readonly value: string }): string =>
  "name" in node ? node.name : node.value;

/** The module that a statement names, and the names that it imports or passes on, or `*` for all names of the module. */
const usesBy = (node: Statement): readonly (readonly [module: string, name: string])[] => {
  switch (node.type) {
    case "ImportDeclaration": {
      const { source, specifiers } = node;
      const named = specifiers.filter((one) => one.type === "ImportSpecifier");
      const names = named.map(({ imported }) => nameIn(imported));
      return (named.length > 0 ? names : ["*"]).map((name) => [source.value, name]);
    }
    case "ExportNamedDeclaration": {
      const { source, specifiers } = node;
      return source ? specifiers.map(({ local }) => [source.value, nameIn(local)]) : [];
    }
    case "ExportAllDeclaration":
      return [[node.source.value, "*"]];
    default:
      return [];
  }
};

/** What a file uses of others, each as a module and a name, such as `a/c: name`. */
const usesIn = (source: Source): readonly string[] => {
  const ofStatements = source.statements
    .flatMap(usesBy)
    .map(([module, name]) => `${moduleOf(source, module)}: ${name}`);
  // As in `await import("./c.js")` and `typeof import("./c.js")`.
  const others = source.text.matchAll(/\bimport\(\s*"([^"]*)"/g);
  return [
    ...ofStatements,
    ...Array.from(others, ([, name = ""]) => `${moduleOf(source, name)}: *`),
  ];
};

/** The names that some files export, and that none of the other files uses. */
const unused = (sources: readonly Source[], others: readonly Source[]): readonly string[] => {
  const used = new Set([...sources, ...others].flatMap(usesIn));
  return sources.flatMap(({ fileName, statements }) => {
    const module = withoutEnding(fileName);
    return used.has(`${module}: *`)
      ? []
      : namesIn(statements.filter(({ type }) => type === "ExportNamedDeclaration"))
          .filter((name) => !used.has(`${module}: ${name}`))
          .map((name) => `${fileName}: ${name}`);
  });
};

/** A function in the source, or the type of one, and the names of its parameters. */
interface Signature {
  readonly start: number;
  readonly names: readonly string[];
}

const isRecord = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === "object" && node !== null;

/** The name of a parameter, or that of its part that has a name; `undefined` if it is taken apart. */
const nameOfParameter = (node: unknown): string | undefined => {
  if (!isRecord(node)) return undefined;
  if (typeof node["name"] === "string") return node["name"];
  return nameOfParameter(node["left"] ?? node["argument"] ?? node["parameter"]);
};

/** The functions in a node, and the types of functions. Types in angle brackets are parameters of another kind. */
const functionsIn = (node: unknown): readonly Signature[] => {
  const found: Signature[] = [];
  const visit = (child: unknown): void => {
    if (Array.isArray(child)) for (const one of child) visit(one);
    else if (isRecord(child)) {
      const { type, params: parameters, start } = child;
      if (Array.isArray(parameters) && !String(type).startsWith("TSTypeParameter"))
        found.push({
          start: Number(start),
          names: parameters.map(nameOfParameter).filter((name) => name !== undefined),
        });
      for (const key in child) visit(child[key]);
    }
  };
  visit(node);
  return found;
};

/** The functions with a parameter `one` and no `other`, by file and line. */
const unnamed = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ fileName, text, statements }) =>
    functionsIn(statements)
      .filter(({ names }) => names.includes("one") && !names.includes("other"))
      .map(({ start }) => `${fileName}:${text.slice(0, start).split("\n").length}`),
  );

/** The strings of a union such as `"size" | "rows"`. */
const stringsIn = (type: TypeNode | undefined): readonly string[] => {
  if (type?.type === "TSUnionType") return type.types.flatMap(stringsIn);
  return type?.type === "TSLiteralType" && "value" in type.literal
    ? [String(type.literal.value)]
    : [];
};

/** The name of a field, also in quotes. */
const keyName = (
  key: Extract<Interface["body"]["body"][number], { key: unknown }>["key"],
): string => {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
};

/** The interfaces with more than 15 fields, inherited ones counted. */
const wide = (sources: readonly Source[]): readonly string[] => {
  const interfaces = new Map(
    sources
      .flatMap(({ statements }) => statements.map(declarationIn))
      .filter((node) => node?.type === "TSInterfaceDeclaration")
      .map((node) => [node.id.name, node]),
  );
  const fieldsOfType = (name: string, given: readonly TypeNode[] = []): readonly string[] => {
    const [first, second] = given;
    const own = interfaces.get(name);
    if (own) return fieldsOf(own);
    const named = stringsIn(second);
    if (name === "Record") return stringsIn(first);
    if (name === "Pick") return named;
    if (first?.type !== "TSTypeReference" || first.typeName.type !== "Identifier") return [];
    const inner = fieldsOfType(first.typeName.name, first.typeArguments?.params);
    return name === "Omit" ? inner.filter((field) => !named.includes(field)) : inner;
  };
  const fieldsOf = ({ body, extends: parents }: Interface): readonly string[] => [
    ...new Set([
      ...body.body.map((member) => ("key" in member ? keyName(member.key) : "")),
      ...parents.flatMap(({ expression, typeArguments }) =>
        expression.type === "Identifier"
          ? fieldsOfType(expression.name, typeArguments?.params)
          : [],
      ),
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
  const others = [...["src", "test"].flatMap(filesIn), "build.ts"].map(user);
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
