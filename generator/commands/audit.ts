/** `npx chess-distance audit`: finds the tables in source files, and the wrong entries in them. */
import { dirname, resolve } from "node:path";
import { audit } from "../audit/audit.js";
import { endingOf, KIND_OF } from "../audit/read-arrays.js";
import { isWrong, jsonOf, linesOf, sarifOf, withFolders, type Found } from "../audit/report.js";
import { counted } from "../common.js";
import { RequestError, shown, type Skip } from "../errors.js";
import { headerIn } from "../files/header.js";
import { filesBelow } from "../files/below.js";
import { isFile, isFolder, pathFrom, readText, unlessUnreadable } from "../files/folder.js";
import { TOOL } from "../request/request.js";
import { isOwnCommand } from "./command-line.js";
import { optionsOf, type Status } from "../options.js";
import type { Place } from "./run.js";

const isSource = (path: string): boolean => KIND_OF.has(endingOf(path));

/** Converts a pattern such as `src/**\/*.cpp` to a regular expression. */
const globPattern = (glob: string): RegExp => {
  const escaped = glob.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const signs: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*" };
  const source = escaped.replaceAll(/\*\*\/|\*\*?|\?/g, (sign) => signs[sign] ?? "[^/]");
  return new RegExp(`^${source}$`);
};

const filesOf = (given: string, here: string, skip: Skip): readonly string[] => {
  const path = resolve(here, given);
  if (isFolder(path)) return filesBelow(path, isSource, skip).filter(isFile);
  if (isFile(path) && isSource(path)) return [path];
  if (isFile(path))
    throw new RequestError(
      `${shown(given)} is not a known kind of source; expected a name that ends in one of ${[...KIND_OF.keys()].join(", ")}`,
    );
  const [base = ""] = /^[^*?]*/.exec(given) ?? [];
  const folder = resolve(here, base.endsWith("/") || base === "" ? base : dirname(base));
  const pattern = globPattern(path.replaceAll("\\", "/"));
  const isMatch = (one: string): boolean =>
    isSource(one) && pattern.test(one.replaceAll("\\", "/"));
  const found =
    base !== given && isFolder(folder) ? filesBelow(folder, isMatch, skip).filter(isFile) : [];
  if (found.length > 0) return found;
  throw new RequestError(
    `${shown(given)}: no such file; expected files, folders, or patterns such as "src/**/*.cpp"`,
  );
};

/** Returns the last line, which counts the files. Without this line, silence could mean that no file was read. */
const totalOf = (read: number, known: readonly Found[], unknown: number): string =>
  `${counted(read, "file")} read: ` +
  (known.length === 0
    ? "no table found. Only arrays of literal numbers are found."
    : `${counted(known.length, "table")} found, ${known.filter(isWrong).length} with wrong entries.`) +
  (unknown > 0 ? ` ${TOOL} --check compares ${counted(unknown, "more array")} that it wrote.` : "");

/** Audits the files that the arguments name, and prints the findings. The status is 1 if any entry is wrong. */
export const auditFiles = (
  args: readonly string[],
  { folder, version, environment, print }: Place,
  skip: Skip,
): Status => {
  const isOption = (word: string): boolean => word.startsWith("-");
  const names = ["json", "sarif", "verbose"];
  const parsing = { help: `${TOOL} audit --help`, environment };
  const options = optionsOf(args.filter(isOption), parsing, names);
  const given = args.filter((word) => !isOption(word));
  if (given.length === 0)
    throw new RequestError(`audit needs files or folders, such as: ${TOOL} audit src`);
  const files = [
    ...new Set(given.flatMap((one) => unlessUnreadable(skip, () => filesOf(one, folder, skip)))),
  ];
  let read = 0;
  const all = withFolders(
    files.flatMap((path): readonly Found[] =>
      unlessUnreadable(skip, () => {
        const text = readText(path);
        // In UTF-16, every second byte of program text is 0.
        if (text.split("\0").length > 1 + text.length / 4) {
          skip(`${shown(path)} is not UTF-8 text; convert it to UTF-8`);
          return [];
        }
        read++;
        const header = headerIn(text);
        const more = { file: pathFrom(folder, path), isOwn: header !== undefined };
        const found = audit(text, path).map((one) => ({ ...one, ...more }));
        const command = header?.maker?.command;
        // A command that the tool would not write into a header is not repeated.
        const isRelayed = command !== undefined && found.some(isWrong) && isOwnCommand(command);
        return found.map((one) => (isRelayed ? { ...one, regenerate: command } : one));
      }),
    ),
  ).map((one) => ({ ...one, command: one.regenerate ?? one.command }));
  const known = all.filter(({ kind }) => kind === "equal" || kind === "wrong");
  const unknown = all.filter((one) => one.isOwn && !known.includes(one)).length;
  const isListed = (one: Found): boolean => !one.isOwn || isWrong(one);
  const listed = known.filter(isListed);
  if (options.has("json")) jsonOf(listed).split("\n").forEach(print);
  else if (options.has("sarif")) sarifOf(listed, version).split("\n").forEach(print);
  else
    [
      ...(options.has("verbose") ? all.filter(isListed) : listed).flatMap(linesOf),
      totalOf(read, known, unknown),
    ].forEach(print);
  return known.some(isWrong) ? 1 : 0;
};
