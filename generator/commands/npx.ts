/** `npx chess-distance`: the command for tables that a config file or the options request. */
import { join, relative, resolve } from "node:path";
import { ATOM_LETTERS, PIECE_NAMES } from "../betza.js";
import { squareCount } from "../boards/board.js";
import { modulesOf, type Announce } from "../emit.js";
import { RequestError } from "../errors.js";
import type { Language } from "../languages/language.js";
import { LANGUAGE_NAMES, languageNamed } from "../languages/languages.js";
import { FORMATS, type Format } from "../languages/typescript/style.js";
import { TOOL } from "./command-line.js";
import { CONFIG_NAME, findConfig, initConfig, readConfig, type Ask } from "./config.js";
import { COMMON_OPTIONS, execute, modeOf, optionsOf, type Output, type Status } from "./job.js";
import { MEASURE_NAMES } from "./measures.js";
import { LAYOUT_NAMES, REGIONS } from "./named.js";
import { givenOption, namesTables, requested, type RequestOptions } from "./options.js";
import type { Work } from "./request.js";

const HELP_COMMAND = `${TOOL} --help`;

/** Words separated by commas, nine in each of some indented lines. */
const linesOf = (words: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(words.length / 9) }, (_, line) => {
    const some = words.slice(9 * line, 9 * line + 9).join(", ");
    return `  ${some}${9 * line + 9 < words.length ? "," : ""}`;
  });

const HELP = [
  "Writes tables for any board and any piece as files of literal numbers in many languages, and checks",
  "that those in a folder are current.",
  "",
  `  ${TOOL}         write all tables that ${CONFIG_NAME} names, which is here or in`,
  "                             a folder above",
  `  ${TOOL} init    write a first ${CONFIG_NAME}`,
  `  ${TOOL} --board 10x8 --piece knight --piece camel=C --out src/tables`,
  "                             write tables without a config",
  "",
  "  --check                write nothing; name what is not current",
  "  --dry-run              write nothing; list what would be written",
  "  --prune                remove what the same command made before and does not make any more",
  "  --config FILE          another config",
  "  --help, -h             print this",
  "  --version              print the version",
  "",
  "Without a config:",
  "  --board FxR            files × ranks, 1 to 32 each; the default is 8x8",
  "  --measure MEASURE      what the tables tell; the default is distance:",
  `                         ${MEASURE_NAMES.join(", ")}`,
  "  --piece [name=]PIECE   a piece by its name or in Betza notation; may be repeated;",
  "                         for attacks, a list such as whitePawn,blackPawn,N,K",
  "  --layout LIST          separated by commas: " + `${LAYOUT_NAMES.join(", ")};`,
  "                         the default is pair, unless --to is given",
  "  --to SQUARES           the distance to the nearest of some squares, such as d4,e4, or of a region:",
  `                         ${Object.keys(REGIONS).join(", ")}`,
  "  --table NAMES          tables of the package, such as KNIGHT_DISTANCE,KING_RINGS, or all",
  "  --out DIR              the folder, which may hold other files too",
  "  --index                write an index that exports all tables as well",
  `  --lang LANGUAGE        ${LANGUAGE_NAMES.join(", ")} (default: ts)`,
  "  --namespace NAME       of C++; the default is chess_distance",
  "  --package NAME         of Go, by default chessdistance, or of Java, by default none",
  `  --format FORMAT        ${FORMATS.join(", ")} (default: ts), of ts; one for all tables of a folder`,
  "",
  `Betza notation: ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union, '(1,4)' any`,
  "leaper. Names of pieces:",
  ...linesOf(PIECE_NAMES),
  "",
  "Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;",
  "3 a fault of the tool itself.",
];

/** What the command needs to know about where it runs. */
export interface Surroundings extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  /** Called with a message before each step, if the work takes long. */
  readonly announce: Announce;
  /** Asks the user; absent if there is no terminal. */
  readonly ask?: Ask | undefined;
  /** Loads the languages, which require ts-morph and prettier; they may be missing. */
  readonly load: () => Promise<{ readonly typescript: (format: Format) => Language }>;
}

/** The number of pairs of squares from which a table takes long. */
const MANY_PAIRS = 100_000;

/** Runs the command with its arguments and returns its exit status. */
export const npx = (
  args: readonly string[],
  { version, folder, announce, ask, load, ...output }: Surroundings,
): Promise<Status> =>
  execute(async () => {
    if (args[0] === "init") {
      optionsOf(args.slice(1), {}, HELP_COMMAND);
      return initConfig(folder, ask);
    }
    const options = optionsOf(
      args,
      {
        ...COMMON_OPTIONS,
        board: { type: "string", multiple: true, default: [] },
        measure: { type: "string", multiple: true, default: [] },
        piece: { type: "string", multiple: true, default: [] },
        layout: { type: "string", multiple: true, default: [] },
        to: { type: "string", multiple: true, default: [] },
        table: { type: "string", multiple: true, default: [] },
        out: { type: "string", multiple: true, default: [] },
        lang: { type: "string", multiple: true, default: [] },
        namespace: { type: "string", multiple: true, default: [] },
        package: { type: "string", multiple: true, default: [] },
        format: { type: "string", multiple: true, default: [] },
        index: { type: "boolean", default: false },
        config: { type: "string", multiple: true, default: [] },
        prune: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
      },
      HELP_COMMAND,
    );
    if (options.help) return HELP;
    if (options.version) return [version];
    const work = workOf(options, options.config, folder);
    const { lang, format, setting } = work;
    const language =
      lang === "ts" ? (await load()).typescript(format) : languageNamed(lang, setting);
    const takesLong = work.entries.some(({ board }) => squareCount(board) ** 2 >= MANY_PAIRS);
    const { out, command } = work;
    return {
      paths: [out],
      make: async () => {
        const files = await modulesOf(work.entries, language, {
          command,
          index: work.index,
          announce: takesLong ? announce : undefined,
        });
        const isOwnCommand = (other: string): boolean => other === command;
        return [
          {
            ...{ path: out, kind: "module", files, isOwnCommand },
            // A command line changes, and its tables with it; the tables of a config are its own.
            mayReplace: (other) => isOwnCommand(other) || !isOfConfig(other),
          },
        ];
      },
      command: work.commandHere,
      pruneCommand: `${work.commandHere} --prune`,
      mode: modeOf(options),
      prune: options.prune,
      proofAdvice: "Nothing was written.",
      inTheWayAdvice: `Choose another folder, such as ${join(out, "tables")}.`,
    };
  }, output);

/** Whether a command makes the tables of a config. */
const isOfConfig = (command: string): boolean =>
  command === TOOL || command.startsWith(`${TOOL} --config `);

/** The work that a config requests, or the options. */
const workOf = (
  options: RequestOptions,
  [config, another]: readonly string[],
  folder: string,
): Work => {
  if (another !== undefined) throw new RequestError("--config is given twice");
  const given = givenOption(options);
  const nearest = findConfig(folder);
  if (given !== undefined) {
    if (config === undefined && !namesTables(options) && nearest !== undefined)
      throw new RequestError(
        `--${given} is for tables without a config; write it into ${relative("", nearest)}`,
      );
    if (config === undefined) return requested(options, folder, HELP_COMMAND);
    throw new RequestError(
      `--config and --${given} are given; write into the config what it means`,
    );
  }
  const found = config === undefined ? nearest : resolve(folder, config);
  if (found !== undefined) return readConfig(found);
  throw new RequestError(
    `There is no ${CONFIG_NAME} here or in a folder above. To make one: ${TOOL} init. ` +
      `For a table without it: ${TOOL} --piece knight --out src/tables`,
  );
};
