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

/** Runs `npm run generate` or `npm run pictures`, whose folder holds nothing of other commands. */
export const runOwn = (
  args: readonly string[],
  { folder, environment, ...output }: OwnPlace,
  command: string,
  title: string,
  kind: Folder["kind"],
  make: () => Promise<Folder["files"]>,
): Promise<Status> =>
  statusOf(output, "Nothing is written until the proof holds. Fix generator/.", async () => {
    const options = optionsOf(args, `${command} --`, ["check", "dry-run", "help"]);
    for (const option of ["check", "dry-run"])
      if (!options.has(option) && environment[`npm_config_${option.replace("-", "_")}`])
        throw optionsError(
          `npm consumed --${option}; write two dashes before it: ${command} -- --${option}`,
          `${command} --`,
        );
    if (options.has("help")) {
      [
        title,
        "",
        `  ${command}                write what is missing or differs, remove what is left over`,
        `  ${command} -- --check     write nothing; name what is not current`,
        `  ${command} -- --dry-run   write nothing; list what would be written`,
        `  ${command} -- --help, -h  print this`,
        "",
        "Exit status: 0 all current; 1 not current (--check), or a proof failed; 2 it could not be done:",
        "an unknown option, a file in the way, or a folder that cannot be read or written; 3 a fault of the",
        "generator itself.",
      ].forEach(output.print);
      return 0;
    }
    demandFolder(folder);
    const [files, all] = [await make(), () => true];
    return finish(
      { path: folder, kind, files, isOwnCommand: all, mayReplace: all },
      {
        ...{ mode: modeOf(options), prune: true, command, pruneCommand: command },
        inTheWayAdvice: `Move it elsewhere. Then: ${command}`,
      },
      output,
    );
  });
