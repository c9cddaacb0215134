/** The sentences of a run's report: what is not current, what is in the way, and what was written or removed. */
import { dirname } from "node:path";
import { counted } from "../common.js";
import type { Options } from "../options.js";
import { inLine } from "../errors.js";
import { partsOf } from "../long-text.js";
import { adviceFor, isReformatted } from "./formatters.js";
import { firstDifference, isToWrite, originOf, wrongElement, type Plan } from "./plan.js";

/** What the end of a run follows and says. */
export interface Ending {
  /** The given options. Only `check`, `dry-run` and `adopt` matter. `check` takes precedence over `dry-run`. */
  readonly options: Options;
  readonly prune: boolean;
  readonly command: string;
  /** Reports whether a command that a header names is a command that the program writes into headers. */
  readonly isOwnCommand: (command: string) => boolean;
  /** What a run that writes a file says of the folders. */
  readonly advice: () => readonly string[];
}

const MOST_LISTED = 5;

const fewPaths = (paths: readonly string[]): string => {
  const more = paths.length - MOST_LISTED;
  return paths.slice(0, MOST_LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
};

/** Names the leftover files in one line; returns no line if there are none. */
const leftOverText = (paths: readonly string[]): readonly string[] => {
  const [are, their, them] = paths.length === 1 ? ["is", "its", "it"] : ["are", "their", "them"];
  const what = `${are} left over: ${their} config or command no longer makes ${them}`;
  return paths.length === 0 ? [] : [`${fewPaths(paths)} ${what}`];
};

/** Describes how a file differs; for a table of another command or config, only what element is wrong. */
const differenceOf = (file: Plan["files"][number]): string | undefined => {
  if (file.state === "differs") return firstDifference(file);
  return file.state === "in the way" && file.madeBy ? wrongElement(file) : undefined;
};

/** Returns a line for each file that is missing or differs, a line for leftover files, and advice about formatters. */
export const findingsIn = ({ files, leftOver }: Plan): readonly string[] => {
  const reformatted = files.filter((file) => file.state === "differs" && isReformatted(file));
  return [
    ...files.flatMap((file) => {
      const [table, another] = file.tables ?? [];
      const name = `${file.path}${table && !another ? ` (${table.name})` : ""}`;
      if (file.state === "missing") return [`${name} is missing`];
      if (reformatted.includes(file)) return [`${name} differs: a formatter changed this file`];
      const difference = differenceOf(file);
      return difference === undefined ? [] : [`${name} differs: ${difference}`];
    }),
    ...leftOverText(leftOver),
    ...[...new Set(reformatted.map(({ path }) => dirname(path)))].flatMap((folder) => {
      const files = reformatted.filter(({ path }) => dirname(path) === folder);
      const advice = adviceFor(
        folder,
        files.map(({ file }) => file),
      );
      return advice.length > 0 ? advice : [`Exclude ${folder} in the settings of the formatter.`];
    }),
  ];
};

/** Names the files in the way, by their origin, and says what to do. */
export const obstaclesText = (
  obstacles: Plan["files"],
  { command, isOwnCommand }: Ending,
): string => {
  const origins = obstacles.map((obstacle) => originOf(obstacle, isOwnCommand));
  const names = [...new Set(origins)].map((origin) => {
    const alike = obstacles.filter((_, at) => origins[at] === origin);
    return `${fewPaths(alike.map(({ path }) => path))} (${alike.length > 1 ? "all " : ""}${origin})`;
  });
  const isFree = obstacles.some(({ madeBy, clash }) => madeBy && clash === "");
  const adopting = isFree ? ` To take over generated files: ${command} --adopt` : "";
  const advice = "Nothing was written. Move them elsewhere, or choose another folder.";
  return `Files in the way: ${names.join(", ")}. ${advice}${adopting}`;
};

/** Says whether all files are current and, if not, how to make them so. */
export const checkText = (
  { files, leftOver }: Plan,
  isCurrent: boolean,
  { prune, command }: Ending,
): string => {
  const fix = leftOver.length > 0 && !prune ? `${command} --prune` : command;
  const all = files.length === 1 ? "The file is" : `All ${files.length} files are`;
  return isCurrent ? `${all} current.` : `Not current. To fix: ${fix}`;
};

/** The declarations in a text that another text lacks, on one line. */
const declarationsBeyond = (text: string, other: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => /^[a-z]/.test(line) && !other.includes(line))
    .join(" ");

/** Lists the declarations of modules that a user's own file lacks; empty if the file lacks none. */
const missingDeclarations = ({ text, found }: Plan["files"][number]): string => {
  const missing = declarationsBeyond(text, found);
  return missing === "" ? "" : `; it lacks: ${missing}`;
};

/** Lists the declarations that a file without tables, such as `mod.rs`, no longer has; empty if it has all. */
const lostDeclarations = ({ text, found, tables = [] }: Plan["files"][number]): string => {
  const lost = tables.length > 0 ? "" : declarationsBeyond(found, text);
  return lost === "" ? "" : `; it no longer has: ${inLine(lost)}`;
};

/** The number of bytes in a file. A long text is printed again only if it was neither written nor found. */
const bytesIn = ({ bytes, state, found, ...file }: Plan["files"][number]): number => {
  if (bytes !== undefined) return bytes;
  const parts = file.rows && state === "current" ? [found] : partsOf(file);
  let sum = 0;
  for (const part of parts) sum += Buffer.byteLength(part);
  return sum;
};

/** Returns a line for each file, including leftover files, and a line of totals. */
export const reportOf = ({ files, leftOver }: Plan, ending: Ending): readonly string[] => {
  const { options, prune, command, isOwnCommand } = ending;
  const isDry = options.has("dry-run");
  const would = isDry ? "would be " : "";
  const sizeOf = (some: Plan["files"]): string => {
    const counts = some.flatMap(({ tables = [] }) => tables.map(({ count }) => count));
    const elements = counts.reduce((sum, count) => sum + count, 0);
    const bytes = some.reduce((sum, file) => sum + bytesIn(file), 0);
    return `${elements === 0 ? "" : `${counted(elements, "element")}, `}${counted(bytes, "byte")}`;
  };
  const written = files.filter(({ state }) => isToWrite(state)).length;
  const removed = prune ? `, ${leftOver.length} ${would}removed` : "";
  return [
    ...files.flatMap((file) => {
      const change = isToWrite(file.state)
        ? `${would}written`
        : file.state === "left"
          ? `yours, unchanged${missingDeclarations(file)}`
          : "unchanged";
      const isTaken = file.state === "differs" && file.madeBy !== undefined;
      const maker = isTaken
        ? `, no longer ${originOf(file, isOwnCommand)}${lostDeclarations(file)}`
        : "";
      return [`${file.path.padEnd(48)} ${sizeOf([file]).padStart(28)}  ${change}${maker}`];
    }),
    ...(prune
      ? leftOver.map((path) => `${path.padEnd(48)} ${would}removed: left over`)
      : leftOverText(leftOver).map((text) => `${text}; to remove: ${command} --prune`)),
    `${counted(files.length, "file")}, ${sizeOf(files)}: ${written} ${would}written, ` +
      `${files.length - written} unchanged${removed}`,
    ...(isDry ? ["Nothing was written: this is a dry run."] : []),
  ];
};
