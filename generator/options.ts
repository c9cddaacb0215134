/** The options and exit statuses of the tool's commands. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { didYouMean, meant } from "./meant.js";
import { denialIn, EnvironmentError, type Skip } from "./environment.js";
import { inLine, optionsError, ProofError, RequestError, shown } from "./errors.js";
import { demandNoneConsumed, type Environment } from "./npm-consumed.js";

/** The given options and their values; `true` for an option without a value. */
export type Options = ReadonlyMap<string, readonly unknown[]>;

/**
 * Parses options: `flags` take no value, and `texts` take one; `help` is the command that lists them. Throws a
 * `RequestError` for an unknown or incomplete option, and for one that npm consumed.
 */
export const optionsOf = (
  args: readonly string[],
  { help, environment }: { readonly help: string; readonly environment: Environment },
  flags: readonly string[],
  texts: readonly string[] = [],
): Options => {
  demandNoneConsumed(args, [...flags, ...texts], help, environment);
  const options: NonNullable<ParseArgsConfig["options"]> = {
    help: { type: "boolean", short: "h" },
  };
  for (const name of texts) options[name] = { type: "string", multiple: true };
  for (const name of flags) options[name] = { type: "boolean" };
  // A negative number is a value, not an option.
  const isValue = (at: number): boolean =>
    /^-\d/.test(args[at] ?? "") && texts.includes((args[at - 1] ?? "").slice("--".length));
  const words = args.flatMap((word, at) =>
    isValue(at) ? [] : isValue(at + 1) ? `${word}=${args[at + 1]}` : word,
  );
  try {
    const { values } = parseArgs({ args: words, options });
    return new Map(Object.entries(values).map(([name, given]) => [name, [given ?? []].flat()]));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [given = ""] = error.message.split(/\.\s/); // the rest is advice from Node
    const reason = given.replace(
      /( <value>)?' argument (?:is ambiguous|missing)$/,
      "' needs a value",
    );
    const [, word = ""] = /^Un.* '-*([^'=]*)'$/s.exec(reason) ?? [];
    const option = meant(word, Object.keys(options));
    const hint = option === undefined ? "" : `: ${didYouMean(`--${option}`)}`;
    throw optionsError(
      word === "generate" ? `${reason}: leave it out to write the tables` : shown(reason) + hint,
      help,
    );
  }
};

/** 0 for success; 1 if files are not current, entries are wrong, or a proof failed; 2 if some of the work was not done. */
export type Status = 0 | 1 | 2;

/** Where a command prints. Each call prints one line. */
export interface Output {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** Returns an output that escapes each line, because the lines of any command may contain text from files. */
export const escaped = ({ print, printError }: Output): Output => ({
  print: (line) => {
    print(inLine(line));
  },
  printError: (line) => {
    printError(inLine(line));
  },
});

/**
 * Runs work and returns its exit status, which is 2 instead of 0 if anything was skipped. Any exception that this
 * function throws is a bug in the generator.
 */
export const statusOf = async (
  { printError }: Output,
  work: (skip: Skip) => Promise<Status>,
): Promise<Status> => {
  const skipped: string[] = [];
  const skip: Skip = (reason) => {
    skipped.push(reason);
    printError(`Skipped: ${reason}`);
  };
  try {
    const status = await work(skip);
    return status === 0 && skipped.length > 0 ? 2 : status;
  } catch (error) {
    if (error instanceof ProofError) {
      `${error.message}. Nothing was written.`.split("\n").forEach(printError);
      return 1;
    }
    if (error instanceof RequestError) {
      error.message.split("\n").forEach(printError);
      return 2;
    }
    const isTooLong = error instanceof RangeError && error.message === "Invalid string length";
    const denial = denialIn(error);
    if (isTooLong) printError("The tables are too large for one file; leave out --single.");
    else if (denial !== undefined) printError(`${denial}.`);
    else if (error instanceof EnvironmentError) printError(error.message);
    else throw error;
    return 2;
  }
};
