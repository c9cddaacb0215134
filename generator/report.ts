/** What the command prints: pure text, a line each. */
import { COMMAND } from "./emit/print.js";
import { firstDifference } from "./files/drift.js";
import type { Plan, PlannedModule } from "./files/plan.js";

/** What `--help` prints. */
export const HELP = [
  "Computes, proves and writes the distance tables of generated/.",
  "",
  `  ${COMMAND}                write what is missing or differs, remove what is left over`,
  `  ${COMMAND} -- --check     write nothing; name what is not current`,
  `  ${COMMAND} -- --help, -h  print this`,
  "",
  "Exit status: 0 all current; 1 not current (--check), or a proof failed; 2 it could not be done:",
  "an unknown option, a file in the way, or a folder that cannot be read or written; 3 a fault of the",
  "generator itself.",
];

/**
 * The report of a run that wrote: a line a module, a line a removed file, and the totals with the seconds
 * since the process began.
 */
export const writtenReport = ({ modules, leftOver }: Plan, seconds: number): readonly string[] => {
  const written = modules.filter(({ state }) => state !== "current").length;
  const entries = sum(modules.map(entryCount));
  const bytes = sum(modules.map(byteCount));
  return [
    ...modules.map(moduleLine),
    ...leftOver.map((file) => `${file.padEnd(FILE_WIDTH)} removed: left over`),
    `${modules.length} modules, ${entries} entries, ${bytes} bytes: ${written} written, ` +
      `${modules.length - written} unchanged, ${leftOver.length} removed in ${seconds.toFixed(2)} s`,
  ];
};

/** The report of `--check`: what is not current, each named, and the command that mends it. */
export const checkReport = (
  { modules, leftOver }: Plan,
  pathOf: (file: string) => string,
): readonly string[] => {
  const findings = [
    ...modules.flatMap((planned) => {
      const { module, state } = planned;
      const of = module.table ? ` (${module.table.name})` : "";
      switch (state) {
        case "current":
          return [];
        case "missing":
          return [`${pathOf(module.file)}${of} is missing`];
        case "differs":
          return [`${pathOf(module.file)}${of} differs: ${firstDifference(planned)}`];
      }
    }),
    ...leftOver.map((file) => `${pathOf(file)} is left over: nothing in the catalogue makes it`),
  ];
  return findings.length === 0
    ? [`All ${modules.length} modules are current.`]
    : [...findings, `Not current. To mend it: ${COMMAND}`];
};

/** The line that names what is in the way: files and folders that are not the generator's. */
export const foreignReport = ({ foreign }: Plan, pathOf: (file: string) => string): string =>
  `Not made by this generator, for its header is missing: ${foreign.map(pathOf).join(", ")}. ` +
  "Nothing is written or removed beside it: move it elsewhere, or delete it if it was a generated module.";

const FILE_WIDTH = 36;

const moduleLine = (planned: PlannedModule): string =>
  [
    planned.module.file.padEnd(FILE_WIDTH),
    `${entryCount(planned)}`.padStart(5),
    "entries",
    `${byteCount(planned)}`.padStart(6),
    "bytes ",
    planned.state === "current" ? "unchanged" : "written",
  ].join(" ");

const entryCount = ({ module }: PlannedModule): number => module.table?.values.length ?? 0;

const byteCount = ({ module }: PlannedModule): number => Buffer.byteLength(module.text);

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
