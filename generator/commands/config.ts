/** `chess-distance.json`: where it is, what it says, and how a first one is made. */
import { dirname, join, relative, resolve, sep } from "node:path";
import { parse, printParseErrorCode, visit, type JSONVisitor } from "jsonc-parser";
import { EnvironmentError, RequestError } from "../errors.js";
import { isFile, isThere, readText, writeWhole } from "../files/folder.js";
import { CONFIG } from "../keys.js";
import { parseRequest, quoted, toldByPath, TOOL } from "../request.js";

/** The name of the file that the tool looks for. */
export const CONFIG_NAME = "chess-distance.json";

/** The nearest file of a name in a folder or above it; `undefined` if there is none. */
const findUp = (name: string, from: string): string | undefined => {
  const path = join(from, name);
  if (isFile(path)) return path;
  return dirname(from) === from ? undefined : findUp(name, dirname(from));
};

/** The config in a folder or the nearest one above it; `undefined` if there is none. */
export const findConfig = (from: string): string | undefined => findUp(CONFIG_NAME, from);

/** The folder of the nearest `package.json`, or the folder itself. */
const projectOf = (folder: string): string =>
  dirname(findUp("package.json", folder) ?? join(folder, "package.json"));

/** Reads a config; throws a `RequestError` with a line for each mistake. */
export const readConfig = (path: string) => {
  const file = relative("", path);
  const value = parsed(file, readText(path).replace(/^\uFEFF/, ""));
  const request = parseRequest(value, toldByPath(file), CONFIG);
  return {
    request,
    out: relative("", resolve(dirname(path), request.out)) || ".",
    command: commandIn(projectOf(dirname(path)), path),
    commandHere: commandIn(process.cwd(), path),
  };
};

/** The command that finds a config in a folder: its path is named only where it would not be found by itself. */
const commandIn = (folder: string, config: string): string =>
  findConfig(folder) === config
    ? TOOL
    : `${TOOL} --config ${quoted(relative(folder, config).replaceAll(sep, "/"))}`;

/** JSON, in which comments and trailing commas are allowed, and no key twice. */
const parsed = (file: string, text: string): unknown => {
  if (text.trim() === "")
    throw new RequestError(`${file}: empty; to make a first config: ${TOOL} init`);
  const refuse = (line: number, column: number, reason: string): never => {
    throw new RequestError(`${file}: line ${line + 1}, column ${column + 1}: ${reason}`);
  };
  const seen = new Set<string>();
  const visitor: JSONVisitor = {
    onError: (code, _offset, _length, line, column) =>
      refuse(line, column, `not JSON, ${inWords(printParseErrorCode(code))}`),
    onObjectProperty: (key, _offset, _length, line, column, pathOf) => {
      const path = JSON.stringify([...pathOf(), key]);
      if (seen.has(path)) refuse(line, column, `the key ${JSON.stringify(key)} is there twice`);
      if (key === "__proto__") refuse(line, column, `unknown key "__proto__"`);
      seen.add(path);
    },
  };
  visit(text, visitor, { allowTrailingComma: true });
  return parse(text, [], { allowTrailingComma: true });
};

/** A code such as `CommaExpected` in words. */
const inWords = (code: string): string => code.replaceAll(/(?<!^)[A-Z]/g, " $&").toLowerCase();

/** Asks a question; an empty answer is the default. */
export type Ask = (question: string, byDefault: string) => Promise<string>;

/** Makes a config beside the `package.json` of a folder, never over another file, and returns the line to print. */
export const initConfig = async (from: string, ask: Ask): Promise<string> => {
  const folder = projectOf(from);
  const path = join(folder, CONFIG_NAME);
  const known = isThere(path) ? path : findConfig(from);
  if (known !== undefined)
    throw new EnvironmentError(
      `${relative("", known)} exists already. To make its tables: ${TOOL}`,
    );
  const out = await ask("Folder of the tables", "src/tables");
  const board = await ask("Board, files × ranks", "8x8");
  const pieces = await ask("Pieces, by name or in Betza notation, separated by blanks", "knight");
  const tables = pieces.split(/\s+/).map((piece) => ({ board, piece, layout: "pair" }));
  const config = { $schema: "./node_modules/chess-distance/schema.json", out, tables };
  parseRequest(config);
  writeWhole(folder, CONFIG_NAME, `${JSON.stringify(config, undefined, 2)}\n`);
  return `Wrote ${relative("", path)}. To make its tables: ${TOOL}`;
};
