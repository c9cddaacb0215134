/** The commands that write the project's own folders: `generated/`, and the pictures in `docs/`. */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { counted } from "../common.js";
import { ProofError, RequestError } from "../errors.js";
import type { File } from "../files/file.js";
import { headerIn, isSameMaker, withLineFeeds } from "../files/header.js";
import { consumedByNpm, WRITING_NOTHING, type Environment } from "../npm-consumed.js";

/** A command, its folder, and how it prints: one line with each call. */
export interface OwnCommand {
  /** The command in messages, such as `npm run generate`. */
  readonly command: string;
  readonly folder: string;
  readonly environment: Environment;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** The last run, for a command that stops at once if nothing has changed since. */
  readonly last?: LastRun;
}

/**
 * Reports whether to write nothing. Throws a `RequestError` for other arguments, and if npm consumed `--check` or
 * `--dry-run`.
 */
const isCheckIn = (
  args: readonly string[],
  { command, environment }: Pick<OwnCommand, "command" | "environment">,
): boolean => {
  const isCheck = args.includes("--check");
  const other = args.find((word) => word !== "--check");
  if (other !== undefined)
    throw new RequestError(`${other} is unknown; the only option is --check, which writes nothing`);
  if (!isCheck && consumedByNpm(WRITING_NOTHING, environment).length > 0)
    throw new RequestError(
      `npm consumed --check or --dry-run; write two dashes before the option: ${command} -- --check`,
    );
  return isCheck;
};

/** Reports whether a text is the file that a command generates. Files that tables share name no command. */
const isGeneratedBy = (text: string, file: string, command: string): boolean => {
  const header = headerIn(text);
  const { maker } = header ?? {};
  return header?.file === file && (maker === undefined || isSameMaker(maker, { command }));
};

/** The text of a file; `undefined` if nothing has its name, and empty if something other than a file has it. */
const textInFolder = (folder: string, file: string): string | undefined => {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  return statSync(path).isFile() ? withLineFeeds(readFileSync(path, "utf8")) : "";
};

/** The number, counted from 1, of the first line in which two texts differ. */
const differentLine = (text: string, other: string): number => {
  const others = other.split("\n");
  return text.split("\n").findIndex((line, place) => line !== others[place]) + 1;
};

/** What is not current, by file: what is wrong with a wanted file, or that a generated file is left over. */
const notCurrent = (
  { folder, command }: OwnCommand,
  files: readonly File[],
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { file, text } of files) {
    const present = textInFolder(folder, file);
    if (present === undefined) found.set(file, "missing");
    else if (present !== text) found.set(file, `differs in line ${differentLine(text, present)}`);
  }
  const wanted = new Set(files.map(({ file }) => file));
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of entries)
    if (entry.isFile() && !wanted.has(entry.name)) {
      const text = textInFolder(folder, entry.name) ?? "";
      if (isGeneratedBy(text, entry.name, command)) found.set(entry.name, "left over");
    }
  return found;
};

/** Throws a `RequestError` if the command would replace a file that it did not generate, so that nothing is lost. */
const demandOwn = ({ folder, command }: OwnCommand, files: readonly string[]): void => {
  const others = files.filter((file) => {
    const text = textInFolder(folder, file);
    return text !== undefined && !isGeneratedBy(text, file, command);
  });
  if (others.length > 0)
    throw new RequestError(
      `${others.map((file) => join(folder, file)).join(", ")}: not made by ${command}, so move this elsewhere`,
    );
};

/** Writes a file so that it holds the whole old text or the whole new text at any time. */
const writeFileWhole = (path: string, text: string): void => {
  const partial = `${path}.partial`;
  try {
    writeFileSync(partial, text);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
};

/** Writes the files that are not current, and then removes those that are left over. */
const writeFolder = (own: OwnCommand, files: readonly File[], stale: ReadonlySet<string>): void => {
  const { folder } = own;
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) if (stale.has(file)) writeFileWhole(join(folder, file), text);
  const wanted = new Set(files.map(({ file }) => file));
  for (const file of stale) if (!wanted.has(file)) rmSync(join(folder, file));
};

const ran = async (
  args: readonly string[],
  own: OwnCommand,
  make: () => Promise<readonly File[]>,
): Promise<0 | 1> => {
  const { command, folder, last, print } = own;
  const isCheck = isCheckIn(args, own);
  if (!isCheck && last?.isSame()) {
    print("Nothing changed since the last run, which proved everything.");
    return 0;
  }
  const files = await make();
  last?.remember(files);
  const found = notCurrent(own, files);
  for (const [file, what] of found) print(`${join(folder, file)}: ${what}`);
  demandOwn(own, [...found.keys()]);
  const all = files.length === 1 ? "The file is" : `All ${files.length} files are`;
  if (found.size === 0) {
    print(`${all} current.`);
    return 0;
  }
  if (isCheck) {
    print(`Not current. To fix: ${command}`);
    return 1;
  }
  writeFolder(own, files, new Set(found.keys()));
  print(`${counted(found.size, "file")} written or removed. ${all} current now.`);
  return 0;
};

/** Prints an error and returns the exit status. Rethrows errors without a code: they are bugs. */
const told = (error: unknown, { printError }: OwnCommand): 1 | 2 => {
  if (!(error instanceof Error && "code" in error)) throw error;
  const end = "errno" in error ? "" : ". Nothing was written.";
  for (const line of `${error.message}${end}`.split("\n")) printError(line);
  return error instanceof ProofError ? 1 : 2;
};

/**
 * Runs a command: writes the files that are missing or differ, and removes generated files that are left over. With
 * `--check`, writes nothing. Prints what is not current. Returns the exit status: 0 if all files are current, or have
 * now been written; 1 if some are not current (with `--check`), or if a proof fails; 2 if the work could not be done.
 */
export const runOwn = async (
  args: readonly string[],
  own: OwnCommand,
  make: () => Promise<readonly File[]>,
): Promise<0 | 1 | 2> => {
  try {
    return await ran(args, own, make);
  } catch (error) {
    return told(error, own);
  }
};

const textAt = (path: string): string => readFileSync(path, "utf8");

type Texts = readonly Pick<File, "file" | "text">[];

/** A hash of the files that determine what a run makes, and of the files that it makes. */
const hashOf = (inputs: readonly string[], files: Texts): string => {
  const made = files.map(({ file, text }) => [file, text]).sort();
  const text = JSON.stringify([inputs.map((path) => textAt(path)), made]);
  return createHash("sha256").update(text).digest("hex");
};

/** What is known of the last run of a command. */
interface LastRun {
  /** Reports whether the folder holds exactly what the last run proved, and a new run would make the same. */
  readonly isSame: () => boolean;
  readonly remember: (files: Texts) => void;
}

/** The last run, as recorded in the file `record`. `inputs` are the program and the list of installed packages. */
export const lastRun = (record: string, inputs: readonly string[], folder: string): LastRun => ({
  isSame: (): boolean => {
    try {
      const files = readdirSync(folder);
      const found = files.map((file) => ({ file, text: textAt(join(folder, file)) }));
      return textAt(record) === hashOf(inputs, found);
    } catch {
      return false; // Something is missing, or is not a file.
    }
  },
  remember: (files: Texts): void => {
    try {
      writeFileSync(record, hashOf(inputs, files));
    } catch {} // The next run proves everything again.
  },
});
