/** What the commands print, as lines of text. */
import { join } from "node:path";
import { firstDifference } from "../files/drift.js";
import type { Plan, PlannedFile } from "../files/plan.js";
import type { Job } from "./job.js";

/** How a command runs, as far as its report depends on it. */
type Run = Pick<Job, "mode" | "prune" | "pruneCommand">;

/**
 * The report of a run that wrote, or that shows what it would write: a line for each file and each file left over, and
 * the totals of each folder with the seconds since the process started.
 */
export const runReport = (plans: readonly Plan[], run: Run, seconds: number): readonly string[] => [
  ...plans.flatMap((plan) => fileLines(plan, run)),
  ...plans.map((plan) => `${totals(plan, run)} in ${seconds.toFixed(2)} s`),
  ...(run.mode === "dry-run" ? ["Nothing was written: this is a dry run."] : []),
];

/** Whether every file is as it should be, and nothing is left over. */
export const isAllCurrent = (plans: readonly Plan[]): boolean =>
  plans.every(
    ({ files, leftOver }) =>
      leftOver.length === 0 && files.every(({ state }) => state === "current"),
  );

/** The report of `--check`: the files that are not current, and the command that fixes them. */
export const checkReport = (
  plans: readonly Plan[],
  { command, pruneCommand }: Pick<Job, "command" | "pruneCommand">,
): readonly string[] => {
  const found = plans.flatMap(findingsIn);
  if (inTheWay(plans).length > 0) return found;
  if (isAllCurrent(plans)) {
    const counts = plans.map(({ folder: { kind, files } }) => `${files.length} ${kind}s`);
    return [`All ${counts.join(" and ")} are current.`];
  }
  const isLeftOver = plans.some(({ leftOver }) => leftOver.length > 0);
  return [...found, `Not current. To fix: ${isLeftOver ? pruneCommand : command}`];
};

/** What stands in the place of a file and may not be overwritten, with who made it. */
export const inTheWay = (plans: readonly Plan[]): readonly string[] =>
  plans.flatMap(({ folder, files }) =>
    files.flatMap(({ wanted, state, madeBy }) => {
      const maker = madeBy === undefined ? "not generated" : `made by ${madeBy}`;
      return state === "in the way" ? [`${join(folder.path, wanted.file)} (${maker})`] : [];
    }),
  );

const findingsIn = ({ folder, files, leftOver }: Plan): readonly string[] => [
  ...files.flatMap((planned) => {
    const { wanted, state } = planned;
    const file = join(folder.path, wanted.file);
    const of = wanted.table ? ` (${wanted.table.name})` : "";
    if (state === "missing") return [`${file}${of} is missing`];
    return state === "differs" ? [`${file}${of} differs: ${firstDifference(planned)}`] : [];
  }),
  ...leftOver.map((file) => `${join(folder.path, file)} is ${LEFT_OVER}`),
];

const LEFT_OVER = "left over: this command does not make it any more";

const FILE_WIDTH = 36;
const ENTRIES_WIDTH = 13;

const fileLines = (
  { folder, files, leftOver }: Plan,
  { mode, prune, pruneCommand }: Run,
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
        ...(planned.madeBy === undefined ? [] : [`over that of ${planned.madeBy}`]),
      ].join(" "),
    ),
    ...leftOver.map(
      (file) =>
        `${file.padEnd(FILE_WIDTH)} ${prune ? `${would}removed: left over` : `${LEFT_OVER}; to remove it: ${pruneCommand}`}`,
    ),
  ];
};

const totals = ({ folder, files, leftOver }: Plan, { mode, prune }: Run): string => {
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
