/** What the command prints: pure text, a line each. */
import { firstDifference } from "./files/drift.js";
import type { Plan, PlannedModule } from "./files/plan.js";

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

/** What is not current, a line each; what stands in a module's way is left to `foreignReport`. */
export const findings = (
  { modules, leftOver, foreign }: Plan,
  pathOf: (file: string) => string,
): readonly string[] => [
  ...modules.flatMap((planned) => {
    const { module, state } = planned;
    const path = pathOf(module.file);
    const of = module.table ? ` (${module.table.name})` : "";
    if (state === "current" || foreign.some(({ name }) => name === module.file)) return [];
    return state === "missing"
      ? [`${path}${of} is missing`]
      : [`${path}${of} differs: ${firstDifference(planned)}`];
  }),
  ...leftOver.map((file) => `${pathOf(file)} is left over: no table goes by this name`),
];

/** The report of `--check`: what is not current, and the command that mends it. */
export const checkReport = (
  plan: Plan,
  pathOf: (file: string) => string,
  command: string,
): readonly string[] => {
  const found = findings(plan, pathOf);
  return found.length === 0
    ? [`All ${plan.modules.length} modules are current.`]
    : [...found, `Not current. To mend it: ${command}`];
};

/** The line that names what is in the way: files and folders that are not the generator's. */
export const foreignReport = (
  { foreign }: Plan,
  pathOf: (file: string) => string,
  command: string,
): string => {
  const names = foreign.map(
    ({ name, isFile }) =>
      `${pathOf(name)} (${isFile ? "without its header" : "not a regular file"})`,
  );
  return (
    `Not made by this generator: ${names.join(", ")}. Nothing is written or removed beside that. ` +
    `Move it elsewhere, or delete it if it was a module; then: ${command}`
  );
};

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
