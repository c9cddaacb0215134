/**
 * Writes TypeScript and JavaScript modules: ts-morph makes the text and, for JavaScript, the declarations; prettier
 * formats both. Both packages must be installed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at, lines } from "../../common.js";
import { EnvironmentError } from "../../errors.js";
import { SET_TYPES } from "../../measures/measure.js";
import { lowercaseWords } from "../../table-names.js";
import type { Table } from "../../table.js";
import { languageOf } from "../languages.js";
import type { Language } from "../print-files.js";
import { fill, kindParts, nameParts, type Module, type Style } from "../style.js";
import { extensionOf, JAVASCRIPT, TYPESCRIPT, type Format } from "./style.js";

/** Requires a package that is installed beside this one, or else in the project of the working directory. */
export const required = (name: string): unknown => {
  // `import` would take longer, because it first scans a CommonJS package for its exports.
  for (const from of [import.meta.url, join(process.cwd(), "package.json")]) {
    const require = createRequire(from);
    try {
      require.resolve(name);
    } catch {
      continue;
    }
    try {
      return require(name);
    } catch (error) {
      throw new EnvironmentError(
        `${name} cannot be loaded: ${at(String(error).split("\n"), 0)}. Install it again.`,
      );
    }
  }
  throw new EnvironmentError(
    "Writing TypeScript requires ts-morph and prettier, which are not both installed. " +
      "To install them: npm install --save-dev ts-morph prettier. " +
      'Other languages do without: set "lang" in the config, or give --lang.',
  );
};

/* eslint-disable @typescript-eslint/consistent-type-assertions -- `require` has no types; these are the packages' own. */
const { Project, ts } = required("ts-morph") as typeof import("ts-morph");
const { format } = required("prettier/standalone") as typeof import("prettier/standalone");
const babel = required("prettier/plugins/babel") as typeof import("prettier/plugins/babel");
const estree = required("prettier/plugins/estree") as typeof import("prettier/plugins/estree");
/* eslint-enable @typescript-eslint/consistent-type-assertions */

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** Whether typed linting demands or forbids `!` depends on the compiler options of the project. */
const LINT = `/* eslint-disable -- generated; whether "!" is needed depends on noUncheckedIndexedAccess */\n\n`;

/** The arrays have unique placeholders while the rest is formatted: prettier is slow on thousands of numbers. */
const LITERAL = /\/\* @__PURE__ [^;]*/g;
const PLACEHOLDER = /\$LITERAL(\d+)/g;

/** Formats a module as one file or, for JavaScript, as two: the code and its declarations. */
export const written = async ({ file, text }: Module, as: Format): Promise<readonly Module[]> => {
  const literals: string[] = [];
  const statements = text.replaceAll(LITERAL, (literal) => `$LITERAL${literals.push(literal) - 1}`);
  const formatted = async (part: string): Promise<string> => {
    const whole = await format(part, {
      parser: "babel-ts", // faster to load and run than "typescript"
      plugins: [estree, babel],
    });
    const restored = ignored(whole).replaceAll(PLACEHOLDER, (_, place) =>
      at(literals, Number(place)),
    );
    return (whole.includes("]!") ? LINT : "") + restored;
  };
  try {
    const source = project
      .createSourceFile(file, { statements }, { overwrite: true })
      .getFullText();
    if (as !== "js") return [{ file, text: await formatted(source) }];
    const compilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      declaration: true,
    };
    const code = ts.transpileModule(source, { compilerOptions }).outputText;
    const declarations = ts.transpileDeclaration(source, { compilerOptions }).outputText;
    return [
      { file: file.replace(/ts$/, "js"), text: await formatted(code) },
      { file: file.replace(/ts$/, "d.ts"), text: await formatted(declarations) },
    ];
  } catch (error) {
    const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
    throw new EnvironmentError(
      `${versionOf("ts-morph")} or ${versionOf("prettier")} failed on ${file}: ${line}. ` +
        "Other versions may work: npm install --save-dev ts-morph prettier",
    );
  }
};

const versionOf = (name: string): string => {
  const version: unknown = Reflect.get(Object(required(`${name}/package.json`)), "version");
  return `${name} ${typeof version === "string" ? version : "of an unknown version"}`;
};

/** Whether a statement belongs to a list of imports or exports, which has no blank lines. */
const isList = (statement: string | undefined): boolean =>
  statement !== undefined && /^(?:import|export \*)/.test(statement);

/** Matches the start of each statement, or of its doc comment. */
const STATEMENTS = /^(?=\/\*\*|(?<!\*\/\n)(?:import|export|const|interface|type)\b)/m;

/**
 * Puts `prettier-ignore` above each statement, because projects have different settings, and a blank line between
 * statements, except in a list of imports or exports.
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

/** The text of the modules for frozen arrays, which differ only in the name of the typed array. */
const FROZEN = readFileSync(new URL("./frozen.template.ts", import.meta.url), "utf8");

/** The module with the type that lookups of sets return. */
const SQUARE_BITS = `/**
 * A set of squares as bits. The constructor \`new SquareSet(lo, hi)\` of the package chessops accepts the two numbers.
 */
export interface SquareBits {
  /** Squares 0…31. */
  readonly lo: number;
  /** Squares 32…63. */
  readonly hi: number;
}`;

/** The helpers of TypeScript. In a single file, all their names are different. */
const helpersOf = (isSingle: boolean): NonNullable<Style["helpers"]> => [
  ...([["u8"], ["i8"], ["u16"], ["i16"], ["i32"], ["u32", ...SET_TYPES]] as const).map((of) => {
    const { frozen = "", typed = "" } = kindParts(TYPESCRIPT, at(of, 0));
    const text = isSingle ? FROZEN.replaceAll(OWN_NAMES, "$&Uint8Array") : FROZEN;
    return { of, words: frozen.split("-"), text: text.replaceAll("Uint8Array", typed) };
  }),
  { of: ["u64"], words: ["square", "bits"], text: SQUARE_BITS },
];

const OWN_NAMES = /\b(?:frozen|Newer|Reducer|Unfrozen|Visitor)\b/g;

/** Exports everything from the modules. A constant that several modules declare is exported from the first. */
const indexText = (tables: readonly Table[], style: Style): string => {
  const exported = new Set<string>();
  return tables
    .map((table) => ({ ...table, words: lowercaseWords(table.names) }))
    .sort((one, other) => (one.words.join("-") < other.words.join("-") ? -1 : 1))
    .map(({ names, measure: { constants = [] }, words }) => {
      const all = constants.map(({ name }) => name);
      const fresh = all.filter((name) => !exported.has(name));
      for (const name of fresh) exported.add(name);
      const line = fill(style.index?.line ?? "", nameParts(style, words));
      const own = lines(names.table, names.lookup, ...fresh).join(", ");
      return fresh.length === all.length ? line : line.replace("*", `{ ${own} }`);
    })
    .join("\n");
};

/** TypeScript, or JavaScript with declarations. */
export const typescript = (format: Format, isSingle = false): Language => {
  const value = extensionOf(format);
  const style = { ...TYPESCRIPT, helpers: helpersOf(isSingle), value };
  const { contents, proveText } = languageOf(format === "js" ? JAVASCRIPT : TYPESCRIPT, isSingle);
  return {
    ...languageOf(style, isSingle),
    contents,
    proveText,
    index: (tables) => [{ file: "index.ts", text: indexText(tables, style) }],
    written: (module) => written(module, format),
  };
};
