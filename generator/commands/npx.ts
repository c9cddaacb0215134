/** `npx chess-distance`: the command for tables that are requested by its options. */
import { relative, sep } from "node:path";
import { ATOM_LETTERS, BetzaError, piece } from "../betza.js";
import { board, squareCount, type Board } from "../boards/board.js";
import { modulesOf, type Announce } from "../emit.js";
import { EnvironmentError } from "../files/folder.js";
import { headerLines } from "../files/plan.js";
import type { Language } from "../languages/language.js";
import { execute, type Job, type Output, type Status } from "./job.js";
import { optionsOf, UsageError } from "./job.js";
import {
  checked,
  commandLineOf,
  entriesOf,
  isLayoutName,
  LAYOUT_NAMES,
  type LayoutName,
  type NamedPiece,
  type TableRequest,
} from "./request.js";

const HELP = [
  "Writes distance tables for any board and any piece as TypeScript modules of literal numbers,",
  "and checks that those in a folder are current.",
  "",
  "  npx chess-distance --piece N --out src/tables",
  "  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables",
  "  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables --check",
  "",
  "  --board FxR            files × ranks, 1 to 32 each; the default is 8x8",
  "  --piece [name=]BETZA   a piece in Betza notation; may be repeated:",
  `                         ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union,`,
  "                         '(1,4)' any leaper",
  `  --layout LIST          separated by commas: ${LAYOUT_NAMES.join(", ")} (default: pair)`,
  "  --out DIR              the folder, which is for the tables of this one command alone",
  "  --check                write nothing; name what is not current",
  "  --help, -h             print this",
  "  --version              print the version",
  "",
  "Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;",
  "3 a fault of the tool itself.",
];

/** What the command needs to know about where it runs. */
export interface Surroundings extends Output {
  readonly version: string;
  /** Called with a message before each step, if the work takes long. */
  readonly announce: Announce;
  /** Loads the language, which requires ts-morph and prettier; they may be missing. */
  readonly load: () => Promise<{ readonly TYPESCRIPT: Language }>;
}

/** The number of pairs of squares from which a table takes long. */
const MANY_PAIRS = 100_000;

/** Runs the command with its arguments and returns its exit status. */
export const npx = (
  args: readonly string[],
  { version, announce, load, ...output }: Surroundings,
): Promise<Status> =>
  execute(
    async () => {
      const options = optionsOf(args, {
        board: { type: "string", multiple: true, default: [] },
        piece: { type: "string", multiple: true, default: [] },
        layout: { type: "string", multiple: true, default: [] },
        out: { type: "string", multiple: true, default: [] },
        check: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        version: { type: "boolean", default: false },
      });
      if (options.help) return HELP;
      if (options.version) return [version];
      const { request, out, command } = requested(options);
      const language = await loaded(load);
      const takesLong = squareCount(request.board) ** 2 >= MANY_PAIRS;
      const make: Job["make"] = async () => {
        const files = await modulesOf(
          entriesOf(request),
          request.board,
          language,
          command,
          takesLong ? announce : undefined,
        );
        return [{ path: out, kind: "module", files }];
      };
      return { make, command, check: options.check, advice: "Nothing is written." };
    },
    "npx chess-distance --help",
    output,
  );

/** The requested tables, their folder, and the same command line in the form that headers name. */
const requested = (
  options: Readonly<Record<"board" | "piece" | "layout" | "out", readonly string[]>>,
): { readonly request: TableRequest; readonly out: string; readonly command: string } => {
  if (options.piece.length === 0)
    throw new UsageError("a piece is missing, in Betza notation, such as --piece N");
  const size = only("board", options.board) ?? "8x8";
  const folder = only("out", options.out) ?? "";
  if (folder === "")
    throw new UsageError("the folder for the tables is missing, such as --out src/tables");
  const names = options.layout.flatMap((list) => list.split(",")).map((name) => name.trim());
  const layouts = names.length === 0 ? (["pair"] as const) : names.map(layoutOf);
  // The folder relative to the working directory, so that headers are the same on every machine.
  const seen = relative("", folder).replaceAll(sep, "/") || ".";
  const out = seen.startsWith("-") ? `./${seen}` : seen;
  const command = commandLineOf({ size, pieces: options.piece, layouts, out });
  try {
    headerLines(command);
    const pieces = options.piece.map(namedPiece);
    return { request: checked({ board: boardOf(size), pieces, layouts }), out, command };
  } catch (error) {
    if (error instanceof RangeError || error instanceof BetzaError)
      throw new UsageError(error.message);
    throw error;
  }
};

const only = (option: string, values: readonly string[]): string | undefined => {
  if (values.length > 1) throw new UsageError(`--${option} is given twice`);
  return values[0];
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

const loaded = async (load: Surroundings["load"]): Promise<Language> => {
  try {
    return (await load()).TYPESCRIPT;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    throw new EnvironmentError(
      "Writing modules requires ts-morph and prettier, which are not both installed. " +
        "To install them: npm install --save-dev ts-morph prettier",
    );
  }
};
