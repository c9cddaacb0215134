/** Recognizes what formatters and linters change in generated files, and says which line of settings a folder needs. */
import { dirname, extname, join, relative, resolve } from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { present } from "../common.js";
import { direntsOf, pathFrom, plainText, realPath, unlessUnreadable } from "./folder.js";
import { linesOfText, type LongText } from "../long-text.js";
import { LINT, withLineFeeds } from "./header.js";

/** A file that shows that a project uses a tool. */
interface ToolSign {
  readonly file: RegExp;
  /** What the file must contain, if its name alone shows nothing. */
  readonly text?: RegExp;
  /** The file, in the same folder, to which the exclusion line is added instead. */
  readonly into?: string;
  /** The part of the file that takes the line. */
  readonly under?: string;
}

/** A line in the settings of a tool, for a folder of generated files. */
interface SettingsLine {
  readonly signs: readonly ToolSign[];
  /** Returns the pattern for a folder in the tool's settings. The path is relative to the file that takes the line. */
  readonly pattern: (path: string) => string;
  /** Returns the lines of the settings that the tool reads for this; without it, all. `under` is the sign's. */
  readonly part?: (settings: string, under?: string) => string;
  /** Returns what to add for the files that match a pattern, given the settings that are there. */
  readonly added: (pattern: string, settings: string) => Added;
}

/** A line to add, and the part of the settings that takes it, if only a part does. */
interface Added {
  readonly line: string;
  readonly under?: string;
}

interface Tool extends SettingsLine {
  readonly name: string;
  /** The endings of the generated files that the tool may change. */
  readonly endings: readonly string[];
}

const SCRIPTS = [".ts", ".js"];

const jsonList = (...items: readonly string[]): string =>
  `[${items.map((item) => JSON.stringify(item)).join(", ")}]`;

/** The root of JSON with comments; none if the JSON is nested so deeply that the parser cannot read it. */
const rootOf = (settings: string): ReturnType<typeof parseTree> => {
  try {
    return parseTree(settings);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** Adds a pattern to a list in an object of JSON, of which the settings may have both, the object or neither. */
const inJsonList =
  (key: string, list: string, ...first: readonly string[]): SettingsLine["added"] =>
  (pattern, settings) => {
    const root = rootOf(settings);
    const has = (...path: readonly string[]): boolean =>
      root !== undefined && findNodeAtLocation(root, [...path]) !== undefined;
    const line = `"${list}": ${jsonList(...first, pattern)}`;
    if (!has(key)) return { line: `"${key}": { ${line} }` };
    return has(key, list)
      ? { line: JSON.stringify(pattern), under: `"${list}" of "${key}"` }
      : { line, under: `"${key}"` };
  };

/** The lines of TOML below a header, or those of the top level, up to the next header. */
const tomlUnder = (settings: string, header?: string): string => {
  const lines = settings.split("\n").map((line) => line.trim());
  const above = header === undefined ? -1 : lines.findIndex((line) => line.startsWith(header));
  const below = lines.slice(above + 1);
  const end = below.findIndex((line) => line.startsWith("["));
  return below.slice(0, end === -1 ? undefined : end).join("\n");
};

/** The tools that may change generated files. Other tools, such as gofmt, obey what the files say. */
const TOOLS: readonly Tool[] = [
  {
    name: "ESLint",
    endings: SCRIPTS,
    signs: [{ file: /^eslint\.config\.[cm]?[jt]s$/ }],
    pattern: (path) => `${path}/`,
    added: (pattern) => ({ line: `{ ignores: ${jsonList(pattern)} }` }),
  },
  {
    name: "Biome",
    endings: [...SCRIPTS, ".json"],
    signs: [
      { file: /^\.?biome\.jsonc?$/ },
      { file: /^package\.json$/, text: /"@biomejs\/biome"/, into: "biome.json" },
    ],
    pattern: (path) => `!${path}`,
    added: inJsonList("files", "includes", "**"),
  },
  {
    name: "deno fmt",
    endings: [...SCRIPTS, ".json"],
    signs: [{ file: /^deno\.jsonc?$/ }],
    pattern: (path) => `${path}/`,
    added: inJsonList("fmt", "exclude"),
  },
  {
    name: "prettier",
    endings: [...SCRIPTS, ".json"],
    signs: [
      { file: /^\.prettier(?:rc(?:\.\w+)?|ignore)$/, into: ".prettierignore" },
      { file: /^prettier\.config\.\w+$/, into: ".prettierignore" },
      { file: /^package\.json$/, text: /"prettier"/, into: ".prettierignore" },
    ],
    pattern: (path) => `${path}/`,
    added: (line) => ({ line }),
  },
  {
    name: "ruff",
    endings: [".py"],
    signs: [
      { file: /^\.?ruff\.toml$/ },
      { file: /^pyproject\.toml$/, text: /\bruff\b/, under: "[tool.ruff]" },
    ],
    pattern: (path) => path,
    part: tomlUnder,
    added: (pattern, settings) =>
      /^extend-exclude\b/m.test(settings)
        ? { line: JSON.stringify(pattern), under: "extend-exclude" }
        : { line: `extend-exclude = ${jsonList(pattern)}` },
  },
];

/** By this line, GitHub folds generated files in diffs, and leaves them out of its statistics. */
const FOLDED: SettingsLine = {
  signs: [{ file: /^\.git$/, into: ".gitattributes" }],
  // Without quotes, a space would end the pattern.
  pattern: (path) => (path.includes(" ") ? `"${path}/**"` : `${path}/**`),
  added: (pattern) => ({ line: `${pattern} linguist-generated` }),
};

const toolsFor = (file: string): readonly Tool[] =>
  TOOLS.filter(({ endings }) => endings.includes(extname(file)));

const textIn = (path: string): string =>
  unlessUnreadable(
    () => undefined,
    () => [plainText(path)],
  ).join();

/** The place where a tool takes a line: the path of a file, and the part of the file, if only a part takes the line. */
interface Taker {
  readonly path: string;
  readonly under: string | undefined;
}

/** Returns where a tool takes a line, in the nearest folder that shows its use; `undefined` if no folder does. */
const takerOf = (setting: SettingsLine, folder: string): Taker | undefined => {
  const names = unlessUnreadable(
    () => undefined,
    () => direntsOf(folder).map(({ name }) => name),
  );
  const [taker] = setting.signs.flatMap(({ file, text, into, under }) =>
    names
      .filter((name) => file.test(name) && (text?.test(textIn(join(folder, name))) ?? true))
      .map((name) => ({ path: join(folder, into ?? name), under })),
  );
  return taker ?? (dirname(folder) === folder ? undefined : takerOf(setting, dirname(folder)));
};

/** Returns a sentence with the line for a folder, unless the project does not use the tool or its settings name the folder. */
const sentencesFor = (
  setting: SettingsLine,
  folder: string,
  purpose: (folder: string) => string,
): readonly string[] => {
  const from = realPath(resolve(folder));
  const taker = takerOf(setting, from);
  const path = taker && pathFrom(dirname(taker.path), from);
  // If the settings are in the folder itself, the folder has other files too.
  if (!path) return [];
  const pattern = setting.pattern(path);
  const text = textIn(taker.path);
  const settings = setting.part?.(text, taker.under) ?? text;
  if (settings.split(/[\s"',]+/).includes(pattern)) return [];
  const { line, under } = setting.added(pattern, settings);
  const place = present(relative("", taker.path), taker.under, under).join(", under ");
  return [`So that ${purpose(relative("", from))}, add to ${place}: ${line}`];
};

/**
 * Returns a sentence for each tool of the project that may change a file of the given names in a folder, with the line
 * by which the tool leaves the folder alone. Returns no sentence for a tool whose settings name the folder already.
 */
export const adviceFor = (folder: string, files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap(toolsFor))].flatMap((tool) =>
    sentencesFor(tool, folder, (named) => `${tool.name} leaves ${named} alone`),
  );

/** Returns a sentence with the line by which GitHub folds a folder in diffs; none outside a git repository. */
export const foldingAdvice = (folder: string): readonly string[] =>
  sentencesFor(FOLDED, folder, (named) => `GitHub folds ${named} in diffs`);

/** Matches a comment to the end of its line, a string, a word, or another character. */
const TOKEN = /(?:\/\/|#).*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\w$]+|\uFEFF|\S/g;

/** Goes through the tokens of a text, line by line, because a large table has millions of tokens. */
function* tokensWritten(written: LongText): Generator<string> {
  for (const line of linesOfText(written))
    for (const [token] of line.replace(LINT, "").matchAll(TOKEN)) yield token;
}

/** Goes through the tokens that formatters keep: not semicolons, and not commas before a closing bracket. */
function* tokensKept(written: LongText): Generator<string> {
  let isAfterComma = false;
  for (const token of tokensWritten(written)) {
    if (token === ";") continue;
    if (isAfterComma && !/^[)\]}]$/.test(token)) yield ",";
    isAfterComma = token === ",";
    if (isAfterComma) continue;
    yield token.length > 1 && token.startsWith("'") ? `"${token.slice(1, -1)}"` : token.trimEnd();
  }
}

/**
 * Reports whether a file differs from the wanted text only in white space, quotes, semicolons, commas before brackets
 * and the directive for ESLint, and is of a kind that formatters change.
 */
export const isReformatted = ({
  file,
  found,
  ...wanted
}: Readonly<Record<"file" | "found", string>> & LongText): boolean => {
  if (toolsFor(file).length === 0) return false;
  const have = tokensKept({ text: withLineFeeds(found) });
  for (const token of tokensKept(wanted)) if (have.next().value !== token) return false;
  return have.next().done === true;
};
