/** The commands of this repository, whose folders hold nothing of other commands: `npm run generate` and `npm run pictures`. */
import {
  finish,
  modeOf,
  optionsOf,
  statusOf,
  type Output,
  type Status,
} from "./commands/finish.js";
import { optionsError } from "./errors.js";
import { demandFolder } from "./files/folder.js";
import type { Folder } from "./files/plan.js";

/** Where such a command runs. */
export interface OwnPlace extends Output {
  readonly folder: string;
  /** The environment, which holds the options that npm consumed. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const helpOf = (command: string, title: string): string => `${title}

  ${command}                write what is missing or differs, remove what is left over
  ${command} -- --check     write nothing; name what is not current
  ${command} -- --dry-run   write nothing; list what would be written
  ${command} -- --help, -h  print this

Exit status: 0 all current; 1 not current (--check), or a proof failed; 2 it could not be done:
an unknown option, a file in the way, or a folder that cannot be read or written; 3 a fault of the
generator itself.`;

/** Runs `npm run generate` or `npm run pictures`. */
export const runOwn = (
  args: readonly string[],
  { folder: path, environment, ...output }: OwnPlace,
  command: string,
  title: string,
  kind: Folder["kind"],
  make: () => Promise<Folder["files"]>,
): Promise<Status> =>
  statusOf(output, "Nothing is written until the proof holds. Fix generator/.", async () => {
    const modes = ["check", "dry-run"];
    const options = optionsOf(args, `${command} --`, modes);
    for (const option of modes)
      if (!options.has(option) && environment[`npm_config_${option.replace("-", "_")}`])
        throw optionsError(
          `npm consumed --${option}; write two dashes before it: ${command} -- --${option}`,
          `${command} --`,
        );
    if (options.has("help")) {
      output.print(helpOf(command, title));
      return 0;
    }
    demandFolder(path);
    const files = await make();
    return finish(
      { path, kind, files, command },
      { mode: modeOf(options), prune: true, command, pruneCommand: command },
      output,
    );
  });
