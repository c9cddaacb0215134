/** `npm run generate`: the command for our own catalogue and its pictures. */
import { BOARD, ENTRIES } from "../catalogue.js";
import { modulesOf } from "../emit.js";
import type { Folder } from "../files/plan.js";
import { TYPESCRIPT } from "../languages/typescript/modules.js";
import type { Entry } from "../table.js";
import { execute, type Output, type Status } from "./job.js";
import { optionsOf, UsageError } from "./job.js";

const COMMAND = "npm run generate";

const HELP = [
  "Computes, proves and writes the tables of generated/, and draws the pictures of docs/.",
  "",
  `  ${COMMAND}                write what is missing or differs, remove what is left over`,
  `  ${COMMAND} -- --check     write nothing; name what is not current`,
  `  ${COMMAND} -- --help, -h  print this`,
  "",
  "Exit status: 0 all current; 1 not current (--check), or a proof failed; 2 it could not be done:",
  "an unknown option, a file in the way, or a folder that cannot be read or written; 3 a fault of the",
  "generator itself.",
];

/** Where the command runs. */
export interface Surroundings extends Output {
  /** The folder of the generated modules. */
  readonly folder: string;
  /** Other folders to generate; their files have a header that names the command. */
  readonly others: (command: string) => readonly Folder[];
  /** The environment, which holds the options that npm consumed. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Runs the command with its arguments and returns its exit status. */
export const generate = (
  args: readonly string[],
  { folder, others, environment, ...output }: Surroundings,
  entries: readonly Entry[] = ENTRIES,
): Promise<Status> =>
  execute(
    () => {
      const { help, check } = optionsOf(args, {
        help: { type: "boolean", short: "h", default: false },
        check: { type: "boolean", default: false },
      });
      if (!check && environment["npm_config_check"])
        throw new UsageError(
          `npm consumed --check; write two dashes before it: ${COMMAND} -- --check`,
        );
      if (help) return HELP;
      return {
        make: async () => {
          const files = await modulesOf(entries, BOARD, TYPESCRIPT, COMMAND);
          return [{ path: folder, kind: "module", files }, ...others(COMMAND)];
        },
        command: COMMAND,
        check,
        advice: "Nothing is written until the proof holds. Fix generator/.",
      };
    },
    `${COMMAND} -- --help`,
    output,
  );
