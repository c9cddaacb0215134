/** The options of `npx chess-distance`: from the words of a command line to a request. */
import { BetzaError, piece } from "./betza.js";
import { board, type Board } from "./board.js";
import { optionsOf, UsageError } from "./options.js";
import {
  isLayoutName,
  LAYOUT_NAMES,
  type LayoutName,
  type NamedPiece,
  type Request,
} from "./request.js";

/** What a command line asks for: help, the version, or tables. */
export type Asked =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "tables";
      readonly request: Request;
      readonly out: string;
      readonly check: boolean;
      /** The command line that makes the tables, as headers name it. */
      readonly command: string;
    };

/** What a command line asks for; throws a `UsageError` if it is not clear. */
export const asked = (args: readonly string[]): Asked => {
  const options = optionsOf(args, {
    board: { type: "string", default: "8x8" },
    piece: { type: "string", multiple: true, default: [] },
    layout: { type: "string", default: "pair" },
    out: { type: "string" },
    check: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
    version: { type: "boolean", default: false },
  });
  if (options.help) return { kind: "help" };
  if (options.version) return { kind: "version" };
  if (options.piece.length === 0)
    throw new UsageError("a piece is missing, in Betza notation, such as --piece N");
  if (options.out === undefined || options.out === "")
    throw new UsageError("the folder for the tables is missing, such as --out src/tables");
  const request = {
    board: boardOf(options.board),
    pieces: distinct(options.piece.map(namedPiece), ({ name }) => name, "piece"),
    layouts: distinct(options.layout.split(",").map(layoutOf), (name) => name, "layout"),
  };
  const words = [
    "--board",
    options.board,
    ...options.piece.flatMap((text) => ["--piece", text]),
    "--layout",
    options.layout,
    "--out",
    options.out,
  ];
  return {
    kind: "tables",
    request,
    out: options.out,
    check: options.check,
    command: ["npx chess-distance", ...words.map(quoted)].join(" "),
  };
};

const boardOf = (text: string): Board => {
  const [, files, ranks] = /^(\d{1,3})x(\d{1,3})$/.exec(text) ?? [];
  if (files === undefined)
    throw new UsageError(
      `--board ${text}: a board is files × ranks, 1 to 32 each, such as --board 10x8`,
    );
  return understood(() => board(Number(files), Number(ranks)));
};

const namedPiece = (text: string): NamedPiece => {
  const equals = text.indexOf("=");
  const name = equals === -1 ? undefined : text.slice(0, equals);
  const notation = text.slice(equals + 1);
  if (name !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new UsageError(
      `--piece ${text}: a name begins with a small letter and goes on with letters and digits, such as camel=C`,
    );
  return { name: name ?? nameOf(notation), piece: understood(() => piece(notation)) };
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

/** What the pieces are called that have a name of their own. */
const NAMES: Readonly<Record<string, string>> = {
  W: "wazir",
  F: "ferz",
  D: "dabbaba",
  N: "knight",
  A: "alfil",
  H: "threeleaper",
  C: "camel",
  L: "camel",
  Z: "zebra",
  J: "zebra",
  G: "tripper",
  K: "king",
  R: "rook",
  B: "bishop",
  Q: "queen",
  NN: "nightrider",
};

/** A name for what has none: its notation, as far as a name can hold it. */
const nameOf = (notation: string): string => {
  const leapers = notation.replaceAll(
    /\((\d+),(\d+)\)(\d*)/g,
    (_, m: string, n: string, range: string) =>
      `Leaper${m}x${n}${range === "" ? "" : `Times${range}`}`,
  );
  return NAMES[notation] ?? `piece${leapers.replaceAll(/[^A-Za-z0-9]/g, "")}`;
};

const layoutOf = (text: string): LayoutName => {
  if (isLayoutName(text)) return text;
  throw new UsageError(`--layout ${text}: layouts are ${LAYOUT_NAMES.join(", ")}`);
};

const distinct = <Item>(
  items: readonly Item[],
  nameOfItem: (item: Item) => string,
  kind: string,
): readonly Item[] => {
  const names = items.map(nameOfItem);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice === undefined) return items;
  throw new UsageError(`the ${kind} ${twice} is there twice`);
};

/** A word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
