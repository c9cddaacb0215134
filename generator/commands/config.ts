/** `chess-distance.json`: where it is, what it says, and how a first one is made. */
import { basename, dirname, join, relative, resolve } from "node:path";
import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";
import { EnvironmentError, RequestError } from "../errors.js";
import { createFile, isFile, readText } from "../files/folder.js";
import { entriesOf, type Work } from "./request.js";
import { configIn, pathText, valueOf, type Mistake } from "./schema.js";

/** The name of the file that the tool looks for. */
export const CONFIG_NAME = "chess-distance.json";

/** The config in a folder or the nearest one above it; `undefined` if there is none. */
export const findConfig = (from: string): string | undefined => {
  const path = join(from, CONFIG_NAME);
  if (isFile(path)) return path;
  return dirname(from) === from ? undefined : findConfig(dirname(from));
};

/** Reads a config; throws a `RequestError` with a line for each mistake. */
export const readConfig = (path: string): Work => {
  const file = relative("", path);
  const show = ({ path: keys, message }: Mistake): string =>
    [file, ...(keys.length === 0 ? [] : [pathText(keys)]), message].join(": ");
  const config = valueOf(configIn(parsed(file, readText(path).replace(/^\uFEFF/, ""))), show);
  const name = basename(path);
  const command =
    name === CONFIG_NAME ? "npx chess-distance" : `npx chess-distance --config ${name}`;
  return {
    entries: valueOf(entriesOf(config), show),
    out: relative("", resolve(dirname(path), config.out)) || ".",
    command,
    index: config.index ?? false,
    format: config.format ?? "ts",
    isOwnCommand: (other) => other === command,
  };
};

/** JSON, in which comments and trailing commas are allowed. */
const parsed = (file: string, text: string): unknown => {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const [first] = errors;
  if (first === undefined) return value;
  const before = text.slice(0, first.offset);
  const line = before.split("\n").length;
  const column = before.length - before.lastIndexOf("\n");
  // Codes are such as `CommaExpected`.
  const reason = printParseErrorCode(first.error)
    .replaceAll(/(?<!^)[A-Z]/g, " $&")
    .toLowerCase();
  throw new RequestError(`${file}: line ${line}, column ${column}: not JSON, ${reason}`);
};

/** Asks a question on a terminal; an empty answer is the default. */
export type Ask = (question: string, byDefault: string) => Promise<string>;

/**
 * Makes a config in a folder, never over another file, and returns the lines to print. Without `ask` it
 * requests the defaults.
 */
export const initConfig = async (folder: string, ask?: Ask): Promise<readonly string[]> => {
  const path = join(folder, CONFIG_NAME);
  if (isFile(path))
    throw new EnvironmentError(
      `${CONFIG_NAME} exists already. To make its tables: npx chess-distance`,
    );
  const answer: Ask = ask ?? ((_, byDefault) => Promise.resolve(byDefault));
  const out = await answer("Folder of the tables", "src/tables");
  const board = await answer("Board, files × ranks", "8x8");
  const pieces = await answer(
    "Pieces, by name or in Betza notation, separated by blanks",
    "knight",
  );
  const config = valueOf(
    configIn({
      $schema: "./node_modules/chess-distance/schema.json",
      out,
      tables: pieces.split(/\s+/).map((piece) => ({ board, piece, layout: "pair" })),
    }),
  );
  createFile(path, `${JSON.stringify(config, undefined, 2)}\n`);
  return [`Wrote ${CONFIG_NAME}. To make its tables: npx chess-distance`];
};
