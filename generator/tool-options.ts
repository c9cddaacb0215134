/** The options of `npx chess-distance`: from the words of a command line to a request. */
import { relative, sep } from "node:path";
import { BetzaError, piece } from "./betza.js";
import { board, type Board } from "./board.js";
import { commandLineOf } from "./command-line.js";
import { headerOf } from "./header.js";
import { pieceName } from "./names.js";
import { optionsOf, UsageError } from "./options.js";
import {
  checked,
  isLayoutName,
  LAYOUT_NAMES,
  type LayoutName,
  type NamedPiece,
  type TableRequest,
} from "./request.js";

/** What a command line asks for: help, the version, or tables. */
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

/** What a command line asks for; throws a `UsageError` if it is not clear. */
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
  understood(() => headerOf(command));
  return { kind: "tables", request, out, check: options.check, command };
};

const only = (option: string, values: readonly string[]): string | undefined => {
  if (values.length > 1) throw new UsageError(`--${option} is there twice`);
  return values[0];
};

/** What the core refuses is a fault of the command line. */
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
  const notation = text.slice(equals + 1);
  return {
    name: equals === -1 ? pieceName(notation) : text.slice(0, equals),
    piece: piece(notation),
  };
};

const layoutOf = (text: string): LayoutName => {
  if (isLayoutName(text)) return text;
  throw new UsageError(`--layout ${text}: layouts are ${LAYOUT_NAMES.join(", ")}`);
};
