/** Statements of TypeScript modules. Each text is TypeScript and JavaScript at once: ⟨ and ⟩ mark its types. */
import type { TextRows } from "../../long-text.js";

export interface Statement {
  /** The lines of the doc comment. */
  readonly doc?: readonly string[];
  /** The statement with its types marked. */
  readonly code: string;
  /** The statement in a file of declarations; empty if such a file leaves it out. */
  readonly declared: string;
  /** The rows of a long array; a word stands for them in the statement. */
  readonly rows?: TextRows;
}

/** A module before it is printed: its name, such as `knight-distance`, and its statements. */
export interface Draft {
  readonly name: string;
  readonly statements: readonly Statement[];
}

/** A generated file. */
export interface Module {
  /** The name, such as `distance-15x15.ts`. */
  readonly file: string;
  /** The text. In the modules that `emit` returns, the text begins with a header. */
  readonly text: string;
}

/** A module, with properties that only some languages have. */
export interface PrintedModule extends Module {
  /** The rows of long arrays; words stand for them in the text. */
  readonly rows?: TextRows;
  /** The text without types, which the proof runs; only in TypeScript and JavaScript. */
  readonly code?: string;
  /** The file that declares the module's types; only in JavaScript. */
  readonly declarations?: Module;
  /** Whether the file makes its folder a package or module. A user's own file of that name stays unchanged. */
  readonly isPackage?: boolean;
}

export const withTypes = (code: string): string => code.replaceAll(/[⟨⟩]/g, "");

export const withoutTypes = (code: string): string => code.replaceAll(/⟨[^⟨⟩]*⟩/g, "").trim();

/** A statement that only declares a type, with its doc comment. */
export const typeOnly = (text: string): Statement => ({ code: `⟨${text}⟩`, declared: text });

const WIDTH = 80;

/**
 * Puts `text` after `before`: on the same line if `text` fits, otherwise on the next line, broken at `&&` if necessary.
 * An object always begins on the same line, because it takes several lines anyway.
 */
const fitted = (before: string, text: string, indent = ""): string => {
  const isFitting = (line: string): boolean => withTypes(line).length <= WIDTH;
  const more = `${indent}  `;
  if (text.startsWith("({\n")) return `${before} ${text}`;
  if (!text.includes("\n") && isFitting(`${indent}${before} ${text}`)) return `${before} ${text}`;
  const isShort = text.includes("\n") || isFitting(more + text);
  return `${before}\n${more}${isShort ? text : text.replaceAll(" && ", ` &&\n${more}`)}`;
};

/** A constant, which is exported if it has a doc comment. */
export const constant = (
  name: string,
  type: string | undefined,
  value: string,
  doc?: readonly string[],
): Statement => {
  const own = type === undefined ? "" : `: ${type}`;
  const code = `const ${name}${type === undefined ? "" : `⟨${own}⟩`} = ${value};`;
  if (doc === undefined) return { code, declared: "" };
  const declared = `export declare const ${name}${own || ` = ${value}`};`;
  return { doc, code: `export ${code}`, declared };
};

/** A function as an exported constant, from its parameters with their types, its locals, and its value. */
export const lookup = (
  name: string,
  parameters: readonly (readonly [name: string, type: string])[],
  answer: string,
  locals: readonly (readonly [name: string, value: string])[],
  value: string,
  doc: readonly string[],
): Statement => {
  const given = parameters.map(([one, type]) => `${one}⟨: ${type}⟩`).join(", ");
  const head = `export const ${name} = (${given})⟨: ${answer}⟩ =>`;
  const steps = locals.map(([one, text]) => `  ${fitted(`const ${one} =`, text, "  ")};\n`);
  return {
    doc,
    code:
      locals.length === 0
        ? `${fitted(head, value)};`
        : `${head} {\n${steps.join("")}  return ${value};\n};`,
    declared: `export declare const ${name}: (${withTypes(given)}) => ${answer};`,
  };
};

/** Exports the given names of another module, or all names if none are given. A long list is broken into lines. */
export const exported = (names: readonly string[], from: string): Statement => {
  const list = names.length === 0 ? "*" : `{ ${names.join(", ")} }`;
  const line = `export ${list} from "${from}";`;
  const code = line.length <= WIDTH ? line : line.replace(list, `{\n  ${names.join(",\n  ")},\n}`);
  return { code, declared: code };
};

const docText = (texts: readonly string[]): string => {
  const lines = texts
    .filter((text, place) => text !== "" || texts[place - 1] !== "")
    .flatMap((text) => text.split("\n"));
  return lines.length === 1
    ? `/** ${lines.join("")} */\n`
    : ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */\n"].join("\n");
};

/** Reports whether a statement belongs to a list of imports or exports, in which there are no blank lines. */
const isImportOrExport = (statement = ""): boolean => /^(?:import|export \*)/.test(statement);

/** A statement with its doc comment. The first line stops prettier from changing the form under other settings. */
const statementText = (code: string, { doc }: Statement): string =>
  `// prettier-ignore\n${doc ? docText(doc) : ""}${code}\n`;

/** The text of the given statements. Statements without code are left out. */
export const textOf = (
  statements: readonly Statement[],
  codeOf: (statement: Statement) => string,
): string => {
  const all = statements
    .map((statement) => [codeOf(statement), statement] as const)
    .filter(([code]) => code !== "");
  return all
    .map(([code, statement], place) => {
      const [next] = all[place + 1] ?? [];
      const isTogether = next === undefined || (isImportOrExport(code) && isImportOrExport(next));
      return statementText(code, statement) + (isTogether ? "" : "\n");
    })
    .join("");
};

/** The rows of the long arrays in statements, as a property of their module. */
export const withLongRows = ({ statements }: Draft): Pick<PrintedModule, "rows"> => {
  const rows = new Map(statements.flatMap((statement) => [...(statement.rows ?? [])]));
  return rows.size === 0 ? {} : { rows };
};

export const javascriptOf = ({ statements }: Draft): string =>
  textOf(statements, ({ code }) => withoutTypes(code)) || textOf([MODULE], ({ code }) => code);

/** A statement that turns a file without imports and exports into a module. */
export const MODULE: Statement = { code: "export {};", declared: "export {};" };
