/**
 * The options that npm consumed. npm passes on only the options after two dashes, and keeps the others for itself, as
 * environment variables. A run that has lost its `--check`, for example, would write.
 */
import { optionsError, shown } from "./errors.js";

/** The environment variables of a process. They include the options that npm consumed. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The npm commands that pass on only the options after two dashes. Others, such as `npm pack`, have their own options.
 */
const PASSING_ON = /^(?:exec|run|run-script|test|start|stop|restart)$/;

/** The options that mean something to npm itself when it runs a command. */
const NPMS_OWN = ["color", "package", "prefix"];

/** With any of these options, a run writes nothing, so it does not matter if npm consumed another. */
export const WRITING_NOTHING: readonly string[] = ["check", "dry-run"];

/** Returns those of the named options that npm consumed. */
export const consumedByNpm = (
  names: readonly string[],
  environment: Environment,
): readonly string[] =>
  PASSING_ON.test(environment["npm_command"] ?? "")
    ? names.filter((name) => environment[`npm_config_${name.replace("-", "_")}`])
    : [];

/** Throws if npm consumed one of the named options of the tool. `help` is the command that lists them. */
export const demandNoneConsumed = (
  args: readonly string[],
  names: readonly string[],
  help: string,
  environment: Environment,
): void => {
  const given = names.filter((name) => args.some((word) => word.split("=")[0] === `--${name}`));
  const moot = given.some((name) => WRITING_NOTHING.includes(name)) ? WRITING_NOTHING : [];
  const known = [...NPMS_OWN, ...given, ...moot];
  const others = [...new Set(names)].filter((name) => !known.includes(name));
  const consumed = consumedByNpm(others, environment)
    .map((name) => `--${name}`)
    .join(" ");
  if (consumed === "") return;
  const it = consumed.includes(" ") ? "them" : "it";
  const { npm_command: command, npm_lifecycle_event: script = "" } = environment;
  const run = command === "exec" ? "npm exec chess-distance" : `npm run ${shown(script)}`;
  throw optionsError(
    `npm consumed ${consumed}; write two dashes before ${it}: ${run} -- ${consumed}`,
    help,
  );
};
