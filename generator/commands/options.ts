/** The options of command lines: what they say, or what is wrong with them. */
import { relative, sep } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { BetzaError, piece } from "../betza.js";
import { board, type Board } from "../boards/board.js";
import { headerLines } from "../files/header.js";
import {
  checked,
  commandLineOf,
  isLayoutName,
  LAYOUT_NAMES,
  type LayoutName,
  type NamedPiece,
  type TableRequest,
} from "./request.js";

/** The command line cannot be understood. The message says what is wrong with it, without a full stop. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig["options"]>;

type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known }>
>["values"];

/** The values of the options; throws a `UsageError` for what is unknown or incomplete. */
export const optionsOf = <Known extends Options>(
  args: readonly string[],
  options: Known,
): Values<Known> => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\.\s.*/s, "")); // what follows is advice of its own
  }
};

/** What a command line of the tool asks for: help, the version, or tables. */
export type Asked =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "tables";
      readonly request: TableRequest;
      readonly out: string;
      readonly check: boolean;
      /** The command line that makes the tables, as headers name it: the same for the same tables. */
      readonly command: string;
    };

/** What a command line of the tool asks for; throws a `UsageError` if it is not clear. */
export const asked = (args: readonly string[]): Asked => {
  const options = optionsOf(args, {
    board: { type: "string", multiple: true, default: [] },
    piece: { type: "string", multiple: true, default: [] },
    layout: { type: "string", multiple: true, default: [] },
    out: { type: "string", multiple: true, default: [] },
    check: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
    version: { type: "boolean", default: false },
  });
  if (options.help) return { kind: "help" };
  if (options.version) return { kind: "version" };
  if (options.piece.length === 0)
    throw new UsageError("a piece is missing, in Betza notation, such as --piece N");
  const size = only("board", options.board) ?? "8x8";
  const folder = only("out", options.out) ?? "";
  if (folder === "")
    throw new UsageError("the folder for the tables is missing, such as --out src/tables");
  const names = options.layout.flatMap((list) => list.split(",")).map((name) => name.trim());
  const layouts = names.length === 0 ? (["pair"] as const) : names.map(layoutOf);
  const request = understood(() =>
    checked({ board: boardOf(size), pieces: options.piece.map(namedPiece), layouts }),
  );
  // The folder as seen from here, however it is written, so that headers say the same on every machine.
  const seen = relative("", folder).replaceAll(sep, "/") || ".";
  const out = seen.startsWith("-") ? `./${seen}` : seen;
  const command = commandLineOf({ size, pieces: options.piece, layouts, out });
  understood(() => headerLines(command));
  return { kind: "tables", request, out, check: options.check, command };
};

const only = (option: string, values: readonly string[]): string | undefined => {
  if (values.length > 1) throw new UsageError(`--${option} is there twice`);
  return values[0];
};

/** What the core refuses is a mistake in the command line. */
const understood = <Result>(read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError || error instanceof BetzaError)
      throw new UsageError(error.message);
    throw error;
  }
};

const boardOf = (text: string): Board => {
  const [, files, ranks] = /^(\d{1,3})x(\d{1,3})$/.exec(text) ?? [];
  if (files === undefined)
    throw new UsageError(
      `--board ${text}: a board is files × ranks, 1 to 32 each, such as --board 10x8`,
    );
  return board(Number(files), Number(ranks));
};

const namedPiece = (text: string): NamedPiece => {
  const equals = text.indexOf("=");
  const moves = piece(text.slice(equals + 1));
  return { name: equals === -1 ? moves.name : text.slice(0, equals), piece: moves };
};

const layoutOf = (text: string): LayoutName => {
  if (isLayoutName(text)) return text;
  throw new UsageError(`--layout ${text}: layouts are ${LAYOUT_NAMES.join(", ")}`);
};
