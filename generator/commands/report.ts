/** What the commands print, as lines of text. */
import { join } from "node:path";
import { firstDifference } from "../files/drift.js";
import type { Plan, PlannedFile } from "../files/plan.js";

/**
 * The report of a run that wrote: a line for each file, a line for each removed file, and the totals of each folder
 * with the seconds since the process started.
 */
export const writtenReport = (plans: readonly Plan[], seconds: number): readonly string[] => [
  ...plans.flatMap(fileLines),
  ...plans.map((plan) => `${totals(plan)} in ${seconds.toFixed(2)} s`),
];

/** A line for each file that is not current; `foreignReport` names the files that are in the way. */
export const findings = (plans: readonly Plan[]): readonly string[] => plans.flatMap(findingsIn);

/** The report of `--check`: the files that are not current, and the command that fixes them. */
export const checkReport = (plans: readonly Plan[], command: string): readonly string[] => {
  const found = findings(plans);
  const counts = plans.map(({ folder: { kind, files } }) => `${files.length} ${kind}s`);
  return found.length === 0
    ? [`All ${counts.join(" and ")} are current.`]
    : [...found, `Not current. To fix: ${command}`];
};

/** The line that names the files and folders in the way, which the generator did not make. */
export const foreignReport = (plans: readonly Plan[], command: string): string => {
  const obstructed = plans.filter(({ foreign }) => foreign.length > 0);
  const names = obstructed.flatMap(({ folder, foreign }) =>
    foreign.map(
      ({ name, isFile }) =>
        `${join(folder.path, name)} (${isFile ? "without its header" : "not a regular file"})`,
    ),
  );
  const kinds = obstructed.map(({ folder }) => `a ${folder.kind}`);
  return (
    `Not made by this generator: ${names.join(", ")}. Nothing was written or removed. ` +
    `Move it elsewhere, or delete it if it was ${kinds.join(" or ")}. Then: ${command}`
  );
};

const findingsIn = ({ folder, files, leftOver, foreign }: Plan): readonly string[] => [
  ...files.flatMap((planned) => {
    const { wanted, state } = planned;
    const path = join(folder.path, wanted.file);
    const of = wanted.table ? ` (${wanted.table.name})` : "";
    if (state === "current" || foreign.some(({ name }) => name === wanted.file)) return [];
    return state === "missing"
      ? [`${path}${of} is missing`]
      : [`${path}${of} differs: ${firstDifference(planned)}`];
  }),
  ...leftOver.map((file) => {
    const wanted = folder.kind === "module" ? "table" : folder.kind;
    return `${join(folder.path, file)} is left over: there is no ${wanted} of this name`;
  }),
];

const FILE_WIDTH = 36;
const ENTRIES_WIDTH = 13;

const fileLines = ({ folder, files, leftOver }: Plan): readonly string[] => [
  ...files.map((planned) =>
    [
      planned.wanted.file.padEnd(FILE_WIDTH),
      (folder.kind === "module" ? entries([planned]) : "").padStart(ENTRIES_WIDTH),
      `${byteCount(planned)}`.padStart(6),
      "bytes ",
      planned.state === "current" ? "unchanged" : "written",
    ].join(" "),
  ),
  ...leftOver.map((file) => `${file.padEnd(FILE_WIDTH)} removed: left over`),
];

const totals = ({ folder, files, leftOver }: Plan): string => {
  const written = files.filter(({ state }) => state !== "current").length;
  const counts = [
    `${files.length} ${folder.kind}s`,
    ...(folder.kind === "module" ? [entries(files)] : []),
    `${sum(files.map(byteCount))} bytes`,
  ];
  return (
    `${counts.join(", ")}: ${written} written, ${files.length - written} unchanged, ` +
    `${leftOver.length} removed`
  );
};

const entries = (files: readonly PlannedFile[]): string =>
  `${sum(files.map(({ wanted }) => wanted.table?.entries.length ?? 0))} entries`;

const byteCount = ({ wanted }: PlannedFile): number => Buffer.byteLength(wanted.text);

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
