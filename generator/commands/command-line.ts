/** Command lines of the tool: the options of a run, and the commands that headers name. */
import { keysOf } from "../common.js";
import { inLine, RequestError } from "../errors.js";
import type { Environment } from "../npm-consumed.js";
import { optionsOf, type Options } from "../options.js";
import {
  commandLineOf,
  quoted,
  REQUEST_OPTIONS,
  requestOfOptions,
  TOOL,
  type ParsedRequest,
} from "../request/request.js";
import { optionValues } from "./config.js";
import { RUN_OPTIONS } from "./help.js";

const RUN_FLAGS = [
  ...keysOf(RUN_OPTIONS).filter((name) => name !== "config" && name !== "help"),
  ...["captures", "index", "proof", "single"],
];

/** The options of a run, which writes or checks tables. */
export const runOptions = (args: readonly string[], environment: Environment): Options =>
  optionsOf(args, { help: `${TOOL} --help config`, environment }, RUN_FLAGS, [
    ...REQUEST_OPTIONS,
    "config",
  ]);

/** Matches a sign that some shell interprets, even in single quotes, which do not quote on Windows. */
const SHELL = /[`$&|;<>\\^\n]/;

/** The words of a command, as `quoted` quotes them, without the name of the tool. */
const wordsOfCommand = (command: string): readonly string[] =>
  (command.slice(TOOL.length).match(/(?:'[^']*'|"'"|[^\s'"])+/g) ?? []).map((word) =>
    word.replaceAll(/'([^']*)'|"(')"/g, "$1$2"),
  );

/**
 * The command that the tool writes into headers for the options. Throws a `RequestError` if the tool refuses the
 * options.
 */
const headerCommand = (options: Options): string => {
  const [config] = (options.get("config") ?? []).map(String);
  if (config !== undefined) return `${TOOL} --config ${quoted(config)}`;
  return options.size === 0
    ? TOOL
    : commandLineOf(requestOfOptions(optionValues(options), () => undefined));
};

/**
 * Reports whether the tool would write exactly this command into a header. If so, the command can be repeated to a
 * user.
 */
export const isOwnCommand = (command: string): boolean => {
  if (SHELL.test(command) || inLine(command) !== command) return false;
  try {
    return headerCommand(runOptions(wordsOfCommand(command), {})) === command;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return false;
  }
};

/** The request of a command that the tool would write into a header; none if the command reads a config. */
export const requestOfCommand = (command: string): ParsedRequest | undefined => {
  if (!isOwnCommand(command)) return undefined;
  const options = runOptions(wordsOfCommand(command), {});
  return options.size === 0 || options.has("config")
    ? undefined
    : requestOfOptions(optionValues(options), () => undefined);
};
