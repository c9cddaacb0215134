/** `npm run generate`: the command for our own catalogue and its pictures. */
import { ENTRIES } from "../catalogue.js";
import { modulesOf } from "../emit.js";
import { RequestError } from "../errors.js";
import type { Folder, WantedFile } from "../files/plan.js";
import { squaresModule, typescript } from "../languages/typescript/modules.js";
import type { EntryOn } from "../table.js";
import { COMMON_OPTIONS, execute, modeOf, optionsOf, type Output, type Status } from "./job.js";

const COMMAND = "npm run generate";

const HELP_COMMAND = `${COMMAND} -- --help`;

const HELP = [
  "Computes, proves and writes the tables of generated/, and draws the pictures of docs/.",
  "",
  `  ${COMMAND}                write what is missing or differs, remove what is left over`,
  `  ${COMMAND} -- --check     write nothing; name what is not current`,
  `  ${COMMAND} -- --dry-run   write nothing; list what would be written`,
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
  readonly others: (command: string) => readonly Pick<Folder, "path" | "kind" | "files">[];
  /** The environment, which holds the options that npm consumed. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The modules of some entries, as the command writes them. */
export const publishedModules = async (
  entries: readonly EntryOn[] = ENTRIES,
): Promise<readonly WantedFile[]> =>
  modulesOf(entries, typescript("ts"), { command: COMMAND, more: await squaresModule() });

/** Runs the command with its arguments and returns its exit status. */
export const generate = (
  args: readonly string[],
  { folder, others, environment, ...output }: Surroundings,
  modules = publishedModules,
): Promise<Status> =>
  execute(() => {
    const options = optionsOf(args, COMMON_OPTIONS, HELP_COMMAND);
    for (const option of ["check", "dry-run"] as const)
      if (!options[option] && environment[`npm_config_${option.replace("-", "_")}`])
        throw new RequestError(
          `npm consumed --${option}; write two dashes before it: ${COMMAND} -- --${option}. For the options: ${HELP_COMMAND}`,
        );
    if (options.help) return HELP;
    const own = { isOwnCommand: () => true, mayReplace: () => true };
    const pictures = others(COMMAND).map((other) => ({ ...other, ...own }));
    return {
      paths: [folder, ...pictures.map(({ path }) => path)],
      make: async () => [
        { path: folder, kind: "module", files: await modules(), ...own },
        ...pictures,
      ],
      command: COMMAND,
      pruneCommand: COMMAND,
      mode: modeOf(options),
      prune: true,
      proofAdvice: "Nothing is written until the proof holds. Fix generator/.",
      inTheWayAdvice: `Move it elsewhere. Then: ${COMMAND}`,
    };
  }, output);
