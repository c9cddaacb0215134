/** `npx chess-distance audit`: finds the tables in source files, and the wrong entries in them. */
import { basename, dirname, resolve } from "node:path";
import { examine } from "../audit/examine.js";
import type { NumberOf } from "../audit/square-numbers.js";
import { endingOf, KIND_OF, languageFor } from "../audit/syntax.js";
import { isWrong, jsonOf, linesOf, sarifOf, withFolders } from "../audit/report.js";
import type { ConfigNear, Found } from "../audit/report.js";
import { counted } from "../common.js";
import { entryNamed } from "../core/catalogue.js";
import { EnvironmentError, type Skip } from "../environment.js";
import { inLine, optionsError, RequestError } from "../errors.js";
import { headerIn } from "../files/header.js";
import { filesBelow } from "../files/below.js";
import { isFile, isFolder, pathFrom, readText, unlessUnreadable } from "../files/folder.js";
import type { LanguageName } from "../languages/languages.js";
import type { RequestedTable } from "../request/defaults.js";
import { inConfig } from "../request/in-config.js";
import { TOOL } from "../request/request.js";
import { isOwnCommand } from "./command-line.js";
import { requestsNear, type RequestedFolder } from "./config.js";
import { squaresKnownIn } from "./known-squares.js";
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

/** The sources in a folder and below it. Other files are added to those that are passed over. */
const sourcesBelow = (
  given: string,
  path: string,
  { skip, passedOver }: Files,
): readonly string[] => {
  const isWanted = (file: string): boolean => {
    if (!isSource(file)) passedOver.add(file);
    return isSource(file);
  };
  const found = filesBelow(path, isWanted, skip).filter(isFile);
  if (found.length === 0) skip(`${inLine(given)}: no file of a known kind is in this folder`);
  return found;
};

/** What is told about files that are not read. */
interface Files {
  readonly skip: Skip;
  /** The files of unknown kinds. */
  readonly passedOver: Set<string>;
}

const sourcesAt = (given: string, here: string, files: Files): readonly string[] => {
  const { skip } = files;
  const path = resolve(here, given);
  if (isFolder(path)) return sourcesBelow(given, path, files);
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
const totalOf = ({ read, unknown, passedOver }: Totals, known: readonly Found[]): string =>
  `${counted(read, "file")} read: ` +
  (known.length === 0
    ? "no table found. Only arrays of literal numbers are found."
    : `${counted(known.length, "table")} found, ${known.filter(isWrong).length} with wrong entries.`) +
  (unknown > 0
    ? ` ${TOOL} --check compares ${counted(unknown, "more array")} that it wrote.`
    : "") +
  passedOverText([...passedOver].map((path) => basename(path)));

/** The most extensions that are named. */
const MOST_EXTENSIONS = 6;

/** Counts the files that were not read, by their extensions, the most frequent first. */
const passedOverText = (names: readonly string[]): string => {
  if (names.length === 0) return "";
  const counts = new Map<string, number>();
  for (const name of names) {
    const extension = /.(\.[^.]+)$/s.exec(name)?.[1] ?? name;
    counts.set(extension, (counts.get(extension) ?? 0) + 1);
  }
  const all = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const shown = all
    .slice(0, MOST_EXTENSIONS)
    .map(([extension, count]) => `${inLine(extension)} ${count}`);
  const more = all.length > shown.length ? ", …" : "";
  const were = names.length === 1 ? "file of an unknown kind was" : "files of unknown kinds were";
  return ` ${names.length} ${were} not read (${shown.join(", ")}${more}).`;
};

/** The size of the largest file that is read. A table of all pairs of squares on 64×64 takes 66 to 110 MB. */
const LARGEST_FILE = 128_000_000;

/** Returns the text of a source file. */
const sourceIn = (path: string): string => textOnly(path, readText(path, LARGEST_FILE));

/** Returns the given text. Throws an `EnvironmentError` if a file is not UTF-8 text. */
const textOnly = (path: string, text: string): string => {
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
  /** The paths of the files of unknown kinds, which were not read. */
  readonly passedOver: Set<string>;
}

/** The name of the standard input, and a name by which it is read as plain text. */
const [INPUT, INPUT_AS_TEXT] = ["-", "-.txt"];

/** What is wanted of an audit, and what is known beside a text. */
interface Auditing {
  /** Whether unknown arrays are wanted. */
  readonly all: boolean;
  readonly skip: Skip;
  readonly numberOf?: NumberOf;
  /** Returns the requests of the nearest config. */
  readonly requests: () => readonly RequestedFolder[];
}

/** Returns the requests of the config that is the nearest to a folder. Each folder is searched once. */
const requestsByFolder = (): ((folder: string) => readonly RequestedFolder[]) => {
  const known = new Map<string, readonly RequestedFolder[]>();
  return (folder) => {
    const found = known.get(folder) ?? requestsNear(folder);
    known.set(folder, found);
    return found;
  };
};

/** The text of a table in a config. Tables that differ only in the names that a user chose have the same text. */
const withoutName = (table: RequestedTable): string =>
  JSON.stringify(inConfig({ ...table, name: "", exactName: "" }));

/** Reports whether a request contains a table. */
const asksFor = (
  { request: { entries, tables } }: RequestedFolder,
  table: string | RequestedTable,
): boolean =>
  typeof table === "string"
    ? entries.some((entry) => entry === entryNamed(table))
    : tables.some((own) => typeof own !== "string" && withoutName(own) === withoutName(table));

/** The config that could write a table in a language: the first of some requests for that language. */
const configFor = (
  table: string | RequestedTable,
  lang: LanguageName,
  requests: readonly RequestedFolder[],
): ConfigNear | undefined => {
  const near = requests.find(({ request }) => request.lang === lang);
  if (near?.file === undefined) return undefined;
  const { file, maker } = near;
  return { file, command: maker.command, table: inConfig(table), hasTable: asksFor(near, table) };
};

/** Audits a text, and reports what cannot be read in the text. */
const auditedIn = (
  text: string,
  file: string,
  totals: Totals,
  { all, skip, numberOf, requests }: Auditing,
): readonly Found[] => {
  const header = headerIn(text);
  const isOwn = header !== undefined;
  const found: Found[] = [];
  const unread = (line: number, reason: string): void => {
    skip(`${file}:${line} ${reason}`);
  };
  const kind = file === INPUT ? INPUT_AS_TEXT : file;
  for (const { finding, request } of examine(text, kind, unread, numberOf)) {
    const config =
      request === undefined ? undefined : configFor(request, languageFor(kind), requests());
    if (all || isOfTable(finding)) found.push({ ...finding, file, isOwn, config });
    if (isOwn && !isOfTable(finding)) totals.unknown++;
  }
  const command = header?.maker?.command;
  // A command that the tool would not write into a header is not repeated.
  const isRelayed = command !== undefined && found.some(isWrong) && isOwnCommand(command);
  return isRelayed
    ? found.map((finding) => ({ ...finding, regenerate: command, config: undefined }))
    : found;
};

const isOfTable = ({ kind }: Pick<Found, "kind">): boolean => kind === "equal" || kind === "wrong";

const isReported = (finding: Found): boolean => !finding.isOwn || isWrong(finding);

/** Returns the standard input. */
const inputText = async (input: Surroundings["input"]): Promise<string> => {
  const text = await input();
  if (text.length > LARGEST_FILE)
    throw new EnvironmentError("The standard input is too large to read.");
  return textOnly("The standard input", text);
};

/** Audits what the arguments name: files, folders, patterns, and `-` for the standard input. */
const auditedAll = async (
  given: readonly string[],
  { folder, input }: Surroundings,
  totals: Totals,
  wanted: Pick<Auditing, "all" | "skip">,
): Promise<readonly Found[]> => {
  const { skip } = wanted;
  const told = { skip, passedOver: totals.passedOver };
  const paths = given.filter((name) => name !== INPUT);
  const files = [
    ...new Set(
      paths.flatMap((name) => unlessUnreadable(skip, () => sourcesAt(name, folder, told))),
    ),
  ];
  const requestsIn = requestsByFolder();
  const ofInput: Found[] = [];
  if (paths.length < given.length) {
    const own = { ...wanted, requests: () => requestsIn(folder) };
    ofInput.push(...auditedIn(await inputText(input), INPUT, totals, own));
    totals.read++;
  }
  const unread = (): void => undefined;
  const numbersFor = squaresKnownIn(files, (path) =>
    unlessUnreadable(unread, () => [sourceIn(path)]).join(""),
  );
  const found = files.flatMap((path): readonly Found[] =>
    unlessUnreadable(skip, () => {
      const text = sourceIn(path);
      totals.read++;
      const requests = (): readonly RequestedFolder[] => requestsIn(dirname(path));
      const own = { ...wanted, numberOf: numbersFor(path), requests };
      return auditedIn(text, pathFrom(folder, path), totals, own);
    }),
  );
  return [...ofInput, ...found];
};

/** Audits what the arguments name, and prints the findings. The status is 1 if any entry is wrong. */
export const auditFiles = async (
  args: readonly string[],
  surroundings: Surroundings,
  skip: Skip,
): Promise<Status> => {
  const { version, environment, print } = surroundings;
  const isOption = (word: string): boolean => word.startsWith("-") && word !== INPUT;
  const names = ["json", "sarif", "verbose"];
  const parsing = { help: `${TOOL} audit --help`, environment };
  const options = optionsOf(args.filter(isOption), parsing, names);
  const given = args.filter((word) => !isOption(word));
  if (options.has("json") && options.has("sarif"))
    throw optionsError("--json and --sarif: choose one", parsing.help);
  if (given.length === 0)
    throw new RequestError(`audit needs files or folders. Example: ${TOOL} audit src`);
  const totals: Totals = { read: 0, unknown: 0, passedOver: new Set() };
  const wanted = { all: options.has("verbose"), skip };
  const found = await auditedAll(given, surroundings, totals, wanted);
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
