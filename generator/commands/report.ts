/** What the commands print, as lines of text. */
import { join } from "node:path";
import { firstDifference } from "../files/drift.js";
import type { Plan, PlannedFile } from "../files/plan.js";
import type { Mode } from "./job.js";

/** How a command runs, as far as reports depend on it. */
interface Run {
  readonly command: string;
  readonly mode: Mode;
  readonly prune: boolean;
}

/**
 * The report of a run that wrote, or that shows what it would write: a line for each file and each file left over, and
 * the totals of each folder with the seconds since the process started.
 */
export const runReport = (
  plans: readonly Plan[],
  run: Pick<Run, "mode" | "prune">,
  seconds: number,
): readonly string[] => [
  ...plans.flatMap((plan) => fileLines(plan, run)),
  ...plans.map((plan) => `${totals(plan, run)} in ${seconds.toFixed(2)} s`),
  ...(run.mode === "dry-run" ? ["Nothing was written: this is a dry run."] : []),
];

/** Whether every file is as it should be, and nothing is left over that should be removed. */
export const isAllCurrent = (plans: readonly Plan[], prune: boolean): boolean =>
  plans.every(
    ({ files, leftOver }) =>
      files.every(({ state }) => state === "current") && !(prune && leftOver.length > 0),
  );

/** The report of `--check`: the files that are not current, and the command that fixes them. */
export const checkReport = (
  plans: readonly Plan[],
  { command, prune }: Pick<Run, "command" | "prune">,
): readonly string[] => {
  const found = plans.flatMap((plan) => findingsIn(plan, prune));
  if (inTheWay(plans).length > 0) return found;
  if (!isAllCurrent(plans, prune)) return [...found, `Not current. To fix: ${command}`];
  const counts = plans.map(({ folder: { kind, files } }) => `${files.length} ${kind}s`);
  return [...found, `All ${counts.join(" and ")} are current.`];
};

/** The paths at which something stands that was not generated, in the place of a file. */
export const inTheWay = (plans: readonly Plan[]): readonly string[] =>
  plans.flatMap(({ folder, files }) =>
    files.flatMap(({ wanted, state }) =>
      state === "in the way" ? [join(folder.path, wanted.file)] : [],
    ),
  );

const findingsIn = ({ folder, files, leftOver }: Plan, prune: boolean): readonly string[] => [
  ...files.flatMap((planned) => {
    const { wanted, state } = planned;
    const file = join(folder.path, wanted.file);
    const of = wanted.table ? ` (${wanted.table.name})` : "";
    if (state === "missing") return [`${file}${of} is missing`];
    return state === "differs" ? [`${file}${of} differs: ${firstDifference(planned)}`] : [];
  }),
  ...leftOver.map((file) => `${join(folder.path, file)} is ${leftOverText(prune)}`),
];

const leftOverText = (prune: boolean): string =>
  `left over: this command does not make it${prune ? "" : "; --prune removes it"}`;

const FILE_WIDTH = 36;
const ENTRIES_WIDTH = 13;

const fileLines = (
  { folder, files, leftOver }: Plan,
  { mode, prune }: Pick<Run, "mode" | "prune">,
): readonly string[] => {
  const would = mode === "dry-run" ? "would be " : "";
  return [
    ...files.map((planned) =>
      [
        planned.wanted.file.padEnd(FILE_WIDTH),
        (folder.kind === "module" ? entries([planned]) : "").padStart(ENTRIES_WIDTH),
        `${byteCount(planned)}`.padStart(6),
        "bytes ",
        planned.state === "current" ? "unchanged" : `${would}written`,
      ].join(" "),
    ),
    ...leftOver.map(
      (file) =>
        `${file.padEnd(FILE_WIDTH)} ${prune ? `${would}removed: left over` : leftOverText(prune)}`,
    ),
  ];
};

const totals = (
  { folder, files, leftOver }: Plan,
  { mode, prune }: Pick<Run, "mode" | "prune">,
): string => {
  const would = mode === "dry-run" ? "would be " : "";
  const written = files.filter(({ state }) => state !== "current").length;
  const counts = [
    `${files.length} ${folder.kind}s`,
    ...(folder.kind === "module" ? [entries(files)] : []),
    `${sum(files.map(byteCount))} bytes`,
  ];
  const changes = [
    `${written} ${would}written`,
    `${files.length - written} unchanged`,
    ...(prune ? [`${leftOver.length} ${would}removed`] : []),
  ];
  return `${counts.join(", ")}: ${changes.join(", ")}`;
};

const entries = (files: readonly PlannedFile[]): string =>
  `${sum(files.map(({ wanted }) => wanted.table?.entries.length ?? 0))} entries`;

const byteCount = ({ wanted }: PlannedFile): number => Buffer.byteLength(wanted.text);

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
