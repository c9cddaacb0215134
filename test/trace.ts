/**
 * Prints the files of `generator/` that run for a table, a request or an audit, in the order of their calls:
 *
 *   npm run trace -- generate KNIGHT_DISTANCE_15X15
 *   npm run trace -- --lang rust --board 10x8 --piece C --proof
 *   npm run trace -- audit src
 *
 * V8's coverage names the functions that run. A call is the name of such a function in another that runs.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { ENTRY_NAMES, entryNamed } from "../generator/core/catalogue.js";
import { publishedModules } from "../generator/core/generate.js";
import { run } from "../generator/commands/run.js";
import { hintFor } from "../generator/request/forms.js";

/** The generator as it runs here, without types, and its sources. npm runs the script in the folder of the project. */
const COMPILED = resolve(import.meta.dirname, "../generator");
const SOURCES = resolve("generator");

/** The names of the functions that run in each file. */
type Ran = ReadonlyMap<string, ReadonlySet<string>>;

/** Runs some work, and returns the functions of the generator that it ran. */
const ranIn = async (work: () => Promise<void>): Promise<Ran> => {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  const ran = new Map<string, ReadonlySet<string>>();
  for (const { url, functions } of result) {
    const file = url.startsWith("file:") ? fileURLToPath(url) : "";
    const names = functions
      .filter(({ ranges: [whole] }) => (whole?.count ?? 0) > 0)
      .map(({ functionName }) => functionName)
      .filter((name) => name !== "");
    if (file.startsWith(COMPILED) && names.length > 0)
      ran.set(join(SOURCES, relative(COMPILED, file).replace(/js$/, "ts")), new Set(names));
  }
  return ran;
};

/** A function of a file. */
interface Called {
  readonly file: string;
  readonly name: string;
}

/** The functions of other files that the functions of a file call, in the order of the text. */
const callsIn = (file: string, ran: Ran): readonly Called[] => {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const imported = new Map<string, Called>();
  const calls = new Map<string, Called>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const from = join(dirname(file), statement.moduleSpecifier.text.replace(/\.js$/, ".ts"));
    const named = statement.importClause?.namedBindings;
    if (named === undefined || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements)
      imported.set(name.text, { file: from, name: (propertyName ?? name).text });
  }
  const visit = (node: ts.Node): void => {
    const called = ts.isIdentifier(node) ? imported.get(node.text) : undefined;
    if (called && ran.get(called.file)?.has(called.name))
      calls.set(`${called.file} ${called.name}`, called);
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements)
    for (const { name, node } of declarationsIn(statement))
      if (ran.get(file)?.has(name)) visit(node);
  return [...calls.values()];
};

const declarationsIn = (statement: ts.Statement): readonly { name: string; node: ts.Node }[] => {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ name: statement.name.text, node: statement }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((node) =>
    ts.isIdentifier(node.name) ? [{ name: node.name.text, node }] : [],
  );
};

/** Prints what ran: the files in the order of their calls, and the counts of files, calls and circles. */
const report = (ran: Ran, start: string): void => {
  const calls = new Map([...ran.keys()].map((file) => [file, callsIn(file, ran)]));
  const ordered = new Set<string>();
  const visit = (file: string): void => {
    if (ordered.has(file) || !ran.has(file)) return;
    ordered.add(file);
    for (const called of calls.get(file) ?? []) visit(called.file);
  };
  visit(start);
  for (const file of ran.keys()) visit(file);
  for (const file of ordered)
    console.log(`${relative(SOURCES, file).padEnd(34)} ${[...(ran.get(file) ?? [])].join(" ")}`);
  const pairs = new Set(
    [...calls].flatMap(([file, called]) => called.map((other) => `${file} ${other.file}`)),
  );
  const mutual = [...pairs].filter((pair) => pairs.has(pair.split(" ").toReversed().join(" ")));
  const count = [...calls.values()].reduce((sum, called) => sum + called.length, 0);
  console.log(
    `${ordered.size} files, ${count} calls between files, ${mutual.length / 2} pairs of files that call each other`,
  );
};

const [first = "", table = ""] = process.argv.slice(2);
if (first === "generate") {
  const entry = entryNamed(table);
  if (entry === undefined) {
    console.error(`${table}: no table of the package; ${hintFor(table, [...ENTRY_NAMES])}`);
    process.exit(2);
  }
  const work = async (): Promise<void> => {
    await publishedModules([entry]);
  };
  report(await ranIn(work), join(SOURCES, "core/generate.ts"));
} else {
  const folder = mkdtempSync(join(tmpdir(), "trace-"));
  const args = process.argv.slice(2);
  const out = first === "audit" ? [] : ["--out", join(folder, "tables")];
  const work = async (): Promise<void> => {
    const print = (line: string): void => {
      console.error(line);
    };
    await run([...args, ...out], {
      ...{ version: "0", folder: process.cwd(), environment: {}, print, printError: print },
      draw: () => undefined,
      announce: () => undefined,
      proved: { has: () => false, add: () => undefined },
      ask: (_, byDefault) => Promise.resolve(byDefault),
      input: () => Promise.resolve(""),
    });
  };
  report(await ranIn(work), join(SOURCES, "commands/run.ts"));
  rmSync(folder, { recursive: true });
}
