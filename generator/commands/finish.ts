/** The end of a run: files → plan → write, with its report and its exit status; and what all commands share. */
import { join } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { EnvironmentError, optionsError, ProofError, RequestError } from "../errors.js";
import { readFolder, removeFile, writeWhole } from "../files/folder.js";
import { firstDifference, planOf, type Folder, type Plan } from "../files/plan.js";

/** An exit status: 0 all current; 1 not current, or a proof failed; 2 it could not be done. */
export type Status = 0 | 1 | 2;

/** Where a command prints its lines, one per call. */
export interface Output {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** How a run ends: whether it writes and removes, and the commands that it names. */
export interface Ending {
  readonly mode: "write" | "check" | "dry-run";
  /** Whether to remove files that are left over. */
  readonly prune: boolean;
  /** The command line that fixes what is not current. */
  readonly command: string;
  /** The command line that removes what is left over as well. */
  readonly pruneCommand: string;
  /** What to do if a file is in the way that was not generated. */
  readonly inTheWayAdvice: string;
}

/** The options that are given, with the texts for each. */
export type Options = ReadonlyMap<string, readonly string[]>;

/** The options that are given; throws a `RequestError` if one is unknown or incomplete. */
export const optionsOf = (
  args: readonly string[],
  command: string,
  flags: readonly string[],
  texts: readonly string[] = [],
): Options => {
  const known: NonNullable<ParseArgsConfig["options"]> = {};
  for (const name of flags) known[name] = { type: "boolean" };
  for (const name of texts) known[name] ??= { type: "string" };
  if (known["help"]) known["help"].short = "h";
  const given = new Map<string, readonly string[]>();
  try {
    const { tokens } = parseArgs({ args: [...args], options: known, tokens: true });
    for (const token of tokens)
      if (token.kind === "option")
        given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? ""]);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw optionsError(error.message.replace(/\.\s.*/s, ""), command); // the rest is advice from Node
  }
  return given;
};

/** What the options ask for; a check is a dry run too. */
export const modeOf = (options: Options): Ending["mode"] =>
  options.has("check") ? "check" : options.has("dry-run") ? "dry-run" : "write";

/** The exit status of some work. Any exception that this throws is a fault of the generator itself. */
export const statusOf = async (
  { printError }: Output,
  proofAdvice: string,
  work: () => Promise<Status>,
): Promise<Status> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProofError) printError(`${error.message}. ${proofAdvice}`);
    else if (error instanceof EnvironmentError || error instanceof RequestError)
      printError(error.message);
    else throw error;
    return error instanceof ProofError ? 1 : 2;
  }
};

/** Compares the files with those of their folder, writes what is not current, and reports. */
export const finish = (folder: Folder, ending: Ending, { print, printError }: Output): Status => {
  const { mode, prune, inTheWayAdvice } = ending;
  const plan = planOf(
    folder,
    readFolder(folder.path, new Set(folder.files.map(({ file }) => file))),
  );
  const obstacles = plan.files.flatMap(({ file, state, madeBy }) => {
    const maker = madeBy === undefined ? "not generated" : `made by ${madeBy}`;
    return state === "in the way" ? [`${join(folder.path, file)} (${maker})`] : [];
  });
  const found = findingsIn(plan);
  if (mode === "check") found.forEach(print);
  if (obstacles.length > 0) {
    printError(`In the way: ${obstacles.join(", ")}. Nothing was written. ${inTheWayAdvice}`);
    return 2;
  }
  if (mode === "check") {
    const fix = plan.leftOver.length > 0 ? ending.pruneCommand : ending.command;
    const all = `All ${plan.files.length} ${folder.kind}s are current.`;
    print(found.length === 0 ? all : `Not current. To fix: ${fix}`);
    return found.length === 0 ? 0 : 1;
  }
  if (mode === "write") {
    for (const { file, text, state } of plan.files)
      if (state !== "current") writeWhole(folder.path, file, text);
    // After all are written, so that nothing is lost if one cannot be.
    for (const file of prune ? plan.leftOver : []) removeFile(folder.path, file);
  }
  reportOf(plan, ending, performance.now() / 1000).forEach(print);
  return 0;
};

const LEFT_OVER = "left over: this command does not make it any more";

/** What is not current. */
const findingsIn = ({ folder: { path }, files, leftOver }: Plan): readonly string[] => [
  ...files.flatMap((one) => {
    const name = `${join(path, one.file)}${one.table ? ` (${one.table.name})` : ""}`;
    if (one.state === "missing") return [`${name} is missing`];
    return one.state === "differs" ? [`${name} differs: ${firstDifference(one)}`] : [];
  }),
  ...leftOver.map((file) => `${join(path, file)} is ${LEFT_OVER}`),
];

/** A line for each file and each file left over, and the totals with the seconds since the process started. */
export const reportOf = (
  { folder: { kind }, files, leftOver }: Plan,
  { mode, prune, pruneCommand }: Pick<Ending, "mode" | "prune" | "pruneCommand">,
  seconds: number,
): readonly string[] => {
  const would = mode === "dry-run" ? "would be " : "";
  const entries = (some: Plan["files"]): string =>
    kind === "module" ? `${sum(some.map(({ table }) => table?.entries.length ?? 0))} entries` : "";
  const bytes = (some: Plan["files"]): string =>
    `${sum(some.map(({ text }) => Buffer.byteLength(text)))}`;
  const written = files.filter(({ state }) => state !== "current").length;
  return [
    ...files.map((one) =>
      [
        one.file.padEnd(36),
        entries([one]).padStart(13),
        bytes([one]).padStart(6),
        "bytes ",
        one.state === "current" ? "unchanged" : `${would}written`,
        ...(one.madeBy === undefined ? [] : [`over that of ${one.madeBy}`]),
      ].join(" "),
    ),
    ...leftOver.map(
      (file) =>
        `${file.padEnd(36)} ${prune ? `${would}removed: left over` : `${LEFT_OVER}; to remove it: ${pruneCommand}`}`,
    ),
    `${files.length} ${kind}s, ${kind === "module" ? `${entries(files)}, ` : ""}${bytes(files)} bytes: ` +
      `${written} ${would}written, ${files.length - written} unchanged` +
      `${prune ? `, ${leftOver.length} ${would}removed` : ""} in ${seconds.toFixed(2)} s`,
    ...(mode === "dry-run" ? ["Nothing was written: this is a dry run."] : []),
  ];
};

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
