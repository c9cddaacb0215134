/** `npx chess-distance audit`: finds the tables in source files, and the wrong entries in them. */
import { dirname, resolve } from "node:path";
import { examine } from "../audit/examine.js";
import { endingOf, KIND_OF } from "../audit/syntax.js";
import { isWrong, jsonOf, linesOf, sarifOf, withFolders, type Found } from "../audit/report.js";
import { counted } from "../common.js";
import { EnvironmentError, type Skip } from "../environment.js";
import { inLine, optionsError, RequestError } from "../errors.js";
import { headerIn } from "../files/header.js";
import { filesBelow } from "../files/below.js";
import { isFile, isFolder, pathFrom, readText, unlessUnreadable } from "../files/folder.js";
import { TOOL } from "../request/request.js";
import { isOwnCommand } from "./command-line.js";
import { optionsOf, type Status } from "../options.js";
import type { Surroundings } from "./surroundings.js";

const isSource = (path: string): boolean => KIND_OF.has(endingOf(path));

/** Converts a pattern such as `src/**\/*.cpp` to a regular expression. */
const globPattern = (glob: string): RegExp => {
  const escaped = glob.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const signs: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*" };
  const source = escaped.replaceAll(/\*\*\/|\*\*?|\?/g, (sign) => signs[sign] ?? "[^/]");
  return new RegExp(`^${source}$`);
};

const sourcesAt = (given: string, here: string, skip: Skip): readonly string[] => {
  const path = resolve(here, given);
  if (isFolder(path)) return filesBelow(path, isSource, skip).filter(isFile);
  if (isFile(path) && isSource(path)) return [path];
  if (isFile(path))
    throw new RequestError(
      `${inLine(given)} is not a known kind of source; expected a name that ends in one of ${[...KIND_OF.keys()].join(", ")}`,
    );
  const [base = ""] = /^[^*?]*/.exec(given) ?? [];
  const folder = resolve(here, base.endsWith("/") || base === "" ? base : dirname(base));
  const pattern = globPattern(path.replaceAll("\\", "/"));
  const isMatch = (path: string): boolean =>
    isSource(path) && pattern.test(path.replaceAll("\\", "/"));
  const found =
    base !== given && isFolder(folder) ? filesBelow(folder, isMatch, skip).filter(isFile) : [];
  if (found.length > 0) return found;
  throw new RequestError(
    `${inLine(given)}: no such file; expected files, folders, or patterns such as "src/**/*.cpp"`,
  );
};

/** Returns the last line, which counts the files. Without this line, silence could mean that no file was read. */
const totalOf = ({ read, unknown }: Totals, known: readonly Found[]): string =>
  `${counted(read, "file")} read: ` +
  (known.length === 0
    ? "no table found. Only arrays of literal numbers are found."
    : `${counted(known.length, "table")} found, ${known.filter(isWrong).length} with wrong entries.`) +
  (unknown > 0 ? ` ${TOOL} --check compares ${counted(unknown, "more array")} that it wrote.` : "");

/** The size of the largest file that is read. A table of all pairs of squares on 64×64 takes 66 to 110 MB. */
const LARGEST_FILE = 128_000_000;

/** Returns the text of a source file. Throws an `EnvironmentError` if the file is not UTF-8 text. */
const sourceIn = (path: string): string => {
  const text = readText(path, LARGEST_FILE);
  // In UTF-16, every second byte of program text is 0.
  const start = text.slice(0, 4096);
  if (start.split("\0").length > 1 + start.length / 4)
    throw new EnvironmentError(`${inLine(path)} is not UTF-8 text; convert it to UTF-8`);
  return text;
};

/** What a run has found so far. */
interface Totals {
  /** The number of files that were read. */
  read: number;
  /** The number of unknown arrays in files that the tool wrote. */
  unknown: number;
}

/** Audits a text, and reports what cannot be read in the text. Unknown arrays are left out unless `all` are wanted. */
const auditedIn = (
  text: string,
  file: string,
  totals: Totals,
  { all, skip }: { readonly all: boolean; readonly skip: Skip },
): readonly Found[] => {
  const header = headerIn(text);
  const isOwn = header !== undefined;
  const found: Found[] = [];
  const unread = (line: number, reason: string): void => {
    skip(`${file}:${line} ${reason}`);
  };
  for (const { finding } of examine(text, file, unread)) {
    if (all || isOfTable(finding)) found.push({ ...finding, file, isOwn });
    if (isOwn && !isOfTable(finding)) totals.unknown++;
  }
  const command = header?.maker?.command;
  // A command that the tool would not write into a header is not repeated.
  const isRelayed = command !== undefined && found.some(isWrong) && isOwnCommand(command);
  return isRelayed ? found.map((finding) => ({ ...finding, regenerate: command })) : found;
};

const isOfTable = ({ kind }: Pick<Found, "kind">): boolean => kind === "equal" || kind === "wrong";

const isReported = (finding: Found): boolean => !finding.isOwn || isWrong(finding);

/** Audits the files that the arguments name, and prints the findings. The status is 1 if any entry is wrong. */
export const auditFiles = (
  args: readonly string[],
  { folder, version, environment, print }: Surroundings,
  skip: Skip,
): Status => {
  const isOption = (word: string): boolean => word.startsWith("-");
  const names = ["json", "sarif", "verbose"];
  const parsing = { help: `${TOOL} audit --help`, environment };
  const options = optionsOf(args.filter(isOption), parsing, names);
  const given = args.filter((word) => !isOption(word));
  if (options.has("json") && options.has("sarif"))
    throw optionsError("--json and --sarif: choose one", parsing.help);
  if (given.length === 0)
    throw new RequestError(`audit needs files or folders. Example: ${TOOL} audit src`);
  const files = [
    ...new Set(
      given.flatMap((name) => unlessUnreadable(skip, () => sourcesAt(name, folder, skip))),
    ),
  ];
  const totals: Totals = { read: 0, unknown: 0 };
  const wanted = { all: options.has("verbose"), skip };
  const found = files.flatMap((path): readonly Found[] =>
    unlessUnreadable(skip, () => {
      const text = sourceIn(path);
      totals.read++;
      return auditedIn(text, pathFrom(folder, path), totals, wanted);
    }),
  );
  const all = withFolders(found).map((finding) => ({
    ...finding,
    command: finding.regenerate ?? finding.command,
  }));
  const known = all.filter(isOfTable);
  const listed = (wanted.all ? all : known).filter(isReported);
  if (options.has("json")) jsonOf(listed).split("\n").forEach(print);
  else if (options.has("sarif")) sarifOf(listed, version).split("\n").forEach(print);
  else [...listed.flatMap(linesOf), totalOf(totals, known)].forEach(print);
  return known.some(isWrong) ? 1 : 0;
};
