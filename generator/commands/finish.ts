/** The options of a command, and the end of its run: files → plan → write, with a report. */
import { join } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { optionsError } from "../errors.js";
import { isFile, readFolder, removeFile, writeWhole, type Folder } from "../files/folder.js";
import { firstDifference, planOf, type Plan } from "../files/plan.js";
import type { Options } from "../request/request.js";
import type { Output, Status } from "./status.js";

export interface Ending {
  readonly mode: "write" | "check" | "dry-run";
  /** Whether to remove files that are left over. */
  readonly prune: boolean;
  /** Whether to take over files that something else generated. */
  readonly adopt: boolean;
  /** The command line that updates files that are not current. */
  readonly command: string;
}

/** Parses the options; throws a `RequestError` if one is unknown or incomplete. */
export const optionsOf = (
  args: readonly string[],
  command: string,
  flags: readonly string[],
  texts: readonly string[] = [],
): Options => {
  const options: NonNullable<ParseArgsConfig["options"]> = {
    help: { type: "boolean", short: "h" },
  };
  for (const name of texts) options[name] = { type: "string", multiple: true };
  for (const name of flags) options[name] = { type: "boolean" };
  try {
    const { values } = parseArgs({ args: [...args], options });
    return new Map(Object.entries(values).map(([name, given]) => [name, [given ?? []].flat()]));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw optionsError(error.message.replace(/\.\s.*/s, ""), command); // the rest is advice from Node
  }
};

/** The mode that the options select; `--check` takes precedence over `--dry-run`. */
export const modeOf = (options: Options): Ending["mode"] =>
  options.has("check") ? "check" : options.has("dry-run") ? "dry-run" : "write";

/** Compares the files with those in their folder, writes those that are not current, and reports. */
export const finish = (folder: Folder, ending: Ending, { print, printError }: Output): Status => {
  const { path, files } = folder;
  const { mode, prune, adopt, command } = ending;
  const plan = planOf(folder, readFolder(path, new Set(files.map(({ file }) => file))), adopt);
  const found = findingsIn(path, plan);
  if (mode === "check") found.forEach(print);
  const obstacles = plan.files.filter(({ state }) => state === "in the way");
  if (obstacles.length > 0) {
    const names = obstacles.map((one) => `${join(path, one.file)} (${originOf(path, one)})`);
    const others = obstacles.filter(({ madeBy }) => madeBy !== undefined);
    const adopting = others.length === 0 ? "" : ` To take over what was made: ${command} --adopt`;
    const advice = "Nothing was written. Move them elsewhere, or choose another folder.";
    printError(`Files in the way: ${names.join(", ")}. ${advice}${adopting}`);
    return 2;
  }
  if (mode === "check") {
    const isCurrent = found.length === 0;
    const fix = plan.leftOver.length > 0 ? pruningOf(ending) : command;
    print(isCurrent ? `All ${files.length} files are current.` : `Not current. To fix: ${fix}`);
    return isCurrent ? 0 : 1;
  }
  if (mode === "write") {
    for (const { file, text, state } of plan.files)
      if (state !== "current") writeWhole(path, file, text);
    // Only after all files are written, so that nothing is lost if writing fails.
    for (const file of prune ? plan.leftOver : []) removeFile(path, file);
  }
  reportOf(path, plan, ending).forEach(print);
  return 0;
};

const originOf = (path: string, { madeBy }: Plan["files"][number]): string => {
  if (madeBy === undefined) return "not generated";
  const { config, command } = madeBy;
  if (config === undefined) return `made by ${command}`;
  const place = join(path, config);
  return `made by ${place}${isFile(place) ? "" : ", which is not there"}`;
};

/** The command line that also removes the files that are left over. */
const pruningOf = ({ prune, command }: Ending): string => (prune ? command : `${command} --prune`);

const LEFT_OVER = "left over: this command no longer makes it";

const findingsIn = (path: string, { files, leftOver }: Plan): readonly string[] => [
  ...files.flatMap((one) => {
    const name = `${join(path, one.file)}${one.table ? ` (${one.table.name})` : ""}`;
    if (one.state === "missing") return [`${name} is missing`];
    return one.state === "differs" ? [`${name} differs: ${firstDifference(one)}`] : [];
  }),
  ...leftOver.map((file) => `${join(path, file)} is ${LEFT_OVER}`),
];

/** A line for each file, including those left over, and the totals. */
const reportOf = (path: string, { files, leftOver }: Plan, ending: Ending): readonly string[] => {
  const { mode, prune } = ending;
  const would = mode === "dry-run" ? "would be " : "";
  const sizeOf = (some: Plan["files"]): string => {
    const elements = some.reduce((sum, { table }) => sum + (table?.count ?? 0), 0);
    const bytes = some.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    return `${elements === 0 ? "" : `${elements} elements, `}${bytes} bytes`;
  };
  const written = files.filter(({ state }) => state !== "current").length;
  const removed = prune ? `, ${leftOver.length} ${would}removed` : "";
  return [
    ...files.map((one) => {
      const change = one.state === "current" ? "unchanged" : `${would}written`;
      const maker = one.madeBy === undefined ? "" : `, no longer ${originOf(path, one)}`;
      return `${one.file.padEnd(36)} ${sizeOf([one]).padStart(28)}  ${change}${maker}`;
    }),
    ...leftOver.map((file) => {
      const change = prune
        ? `${would}removed: left over`
        : `${LEFT_OVER}; to remove it: ${pruningOf(ending)}`;
      return `${file.padEnd(36)} ${change}`;
    }),
    `${files.length} files, ${sizeOf(files)}: ${written} ${would}written, ` +
      `${files.length - written} unchanged${removed}`,
    ...(mode === "dry-run" ? ["Nothing was written: this is a dry run."] : []),
  ];
};
