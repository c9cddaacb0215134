/** Plans the changes in a folder by comparing the wanted files with those that are present. */
import { basename, dirname, join } from "node:path";
import { counted, present } from "../common.js";
import { inLine, shown } from "../errors.js";
import type { Contents, File } from "./file.js";
import { isWholeText, linesOfText, partsOf, withRowsOf, type LongText } from "../long-text.js";
import { isFile, type Folder, type FoundFiles } from "./folder.js";
import { headerIn, isSameMaker, withLineFeeds, withoutMaker, type Maker } from "./header.js";

type State = "current" | "left" | "missing" | "differs" | "in the way";

/** Reports whether a file in this state is to be written. */
export const isToWrite = (state: State): boolean => state === "missing" || state === "differs";

/** A wanted file, compared with the file that is present. */
interface PlannedFile extends File {
  readonly path: string;
  readonly state: State;
  /** The present text; empty if the file is missing. */
  readonly found: string;
  /** The number of bytes that were written. */
  readonly bytes?: number;
  /**
   * The other maker of the present file or, if the file names no maker, another maker whose files may read the file;
   * `undefined` if there is no other maker.
   */
  readonly madeBy: Maker | undefined;
  /** The name in the header of the present file, if the file itself has another name. */
  readonly copyOf: string | undefined;
  /**
   * The reason why other makers' files, which read the present file, could not read the wanted file; empty if they
   * could.
   */
  readonly clash: string;
}

/** The comparison of a folder with the files that it should contain. */
export interface Plan {
  readonly files: readonly PlannedFile[];
  /** The paths of generated files that are no longer wanted, such as those of a removed table. */
  readonly leftOver: readonly string[];
}

/** A present file that another maker made. */
interface Foreign {
  readonly maker: Maker;
  readonly text: string;
  readonly isWanted: boolean;
}

/** What is found in a folder before its files are planned. */
interface FolderFound extends Folder {
  readonly present: FoundFiles;
  readonly foreign: readonly Foreign[];
  readonly adopt: boolean;
}

const isOf = (owners: readonly Maker[], maker?: Maker): boolean =>
  maker !== undefined && owners.some((owner) => isSameMaker(owner, maker));

/**
 * Compares the wanted files with those present, ignoring changes that git, editors and prettier make. Unless `adopt`
 * is set, a file of another maker is in the way. So is a shared file that differs, if other makers have files in the
 * folder. A file that another maker's files read in another namespace is always in the way.
 */
export const planOf = (folder: Folder, present: FoundFiles, adopt = false): Plan => {
  const { files, makers, path } = folder;
  const wanted = new Set(files.map(({ file }) => file));
  const foreign = [...present].flatMap(([name, text = ""]) => {
    const maker = headerIn(text)?.maker;
    return maker && !isOf(makers, maker) ? [{ maker, text, isWanted: wanted.has(name) }] : [];
  });
  const found = { ...folder, present, foreign, adopt };
  // While any file is unreadable, no file counts as left over: the unreadable file may have another maker, and may
  // import any other file.
  const isReadable = ![...present.values()].includes(undefined);
  const leftOver = [...present].filter(
    ([name, text]) => isReadable && !wanted.has(name) && isLeftOver(name, text, found),
  );
  return {
    files: files.map((file) => plannedFile(file, found)),
    leftOver: leftOver.map(([name]) => join(path, name)).sort(),
  };
};

const plannedFile = (wanted: File, folder: FolderFound): PlannedFile => {
  const { path, present } = folder;
  const { file, text } = wanted;
  const found = present.get(file) ?? "";
  const isExact = isSameText(found, wanted);
  const bare = { ...wanted, text: withoutMaker(text, file) };
  const isSame = isExact || isSameText(withoutMaker(found, file), bare);
  const named = headerIn(found)?.file;
  // A renamed copy belongs to the user.
  const copyOf = named === file ? undefined : named;
  const readers = isSame ? [] : readersOf(wanted, found, folder);
  const reader = readers.find((other) => !other.isWanted && reads(other.text, file));
  const madeBy =
    copyOf === undefined ? otherMaker(wanted, found, folder, reader ?? readers[0]) : undefined;
  const clash = reader ? clashOfScopes(found, text) : "";
  const state = stateOf(wanted, { found, madeBy, clash, isExact, isSame }, folder);
  return { ...wanted, path: join(path, file), state, found, madeBy, copyOf, clash };
};

/** Reports whether the makers of a wanted file made the present file. */
const isOwn = ({ text }: File, found: string, makers: readonly Maker[]): boolean => {
  const own = headerIn(text)?.maker;
  return isOf(own ? [own] : makers, headerIn(found)?.maker);
};

/** The files of other makers that may read a present file. A file without a maker may be read by the files of any maker. */
const readersOf = (
  wanted: File,
  found: string,
  { makers, foreign }: FolderFound,
): readonly Foreign[] =>
  headerIn(found) === undefined || wanted.isPackage || isOwn(wanted, found, makers) ? [] : foreign;

/** The other maker of a present file or, if the file names no maker, the maker of a file that reads the present file. */
const otherMaker = (
  wanted: File,
  found: string,
  { makers }: FolderFound,
  reader: Foreign | undefined,
): Maker | undefined =>
  isOwn(wanted, found, makers) ? undefined : (headerIn(found)?.maker ?? reader?.maker);

const clashOfScopes = (found: string, text: string): string => {
  const [there, here] = [scopeOf(found), scopeOf(text)];
  return there === here ? "" : `; its readers have ${there}, the new file has ${here}`;
};

const stateOf = (
  wanted: File,
  planned: Pick<PlannedFile, "found" | "madeBy" | "clash"> &
    Readonly<Record<"isExact" | "isSame", boolean>>,
  { makers, present, adopt }: FolderFound,
): State => {
  const { file, isPackage = false } = wanted;
  const { found, madeBy, isExact } = planned;
  if (!present.has(file)) return "missing";
  if (makers.some(({ config }) => config === file)) return "in the way";
  if (headerIn(found)?.file !== file) return isPackage ? "left" : "in the way";
  if (isExact) return "current";
  if (madeBy === undefined) return "differs";
  return stateOfForeign(wanted, planned, madeBy, adopt);
};

/** The state of a file that another maker made. */
const stateOfForeign = (
  wanted: File,
  { clash, isSame }: Pick<PlannedFile, "clash"> & { readonly isSame: boolean },
  madeBy: Maker,
  adopt: boolean,
): State => {
  const maker = headerIn(wanted.text)?.maker;
  const isLeft = isSame && (maker === undefined || isOfCommand(maker));
  if (isLeft || isAnyPackage(wanted)) return "current";
  const isTaken = adopt || (isSame && isOfCommand(madeBy));
  return isTaken && clash === "" ? "differs" : "in the way";
};

/**
 * Reports whether a maker is a command alone. Commands leave a file as it is if they would make the same, except the
 * header; a config takes it over from a command, because nothing is lost.
 */
const isOfCommand = ({ config }: Maker): boolean => config === undefined;

/** Reports whether any file that makes the folder a package can stand in place of the wanted file. */
const isAnyPackage = ({ text, isPackage = false }: File): boolean =>
  isPackage && headerIn(text)?.maker === undefined;

/** Reports whether a file that is not wanted was generated for these makers, and is not read by other makers' files. */
const isLeftOver = (name: string, text = "", { makers, foreign }: FolderFound): boolean => {
  if (makers.some(({ config = "" }) => basename(config) === name)) return false;
  const header = headerIn(text);
  // Partial files of interrupted runs are included if their header is complete.
  const isPartial = header?.file === PARTIAL.exec(name)?.[1];
  const isRead = foreign.some((other) => reads(other.text, name));
  if (header === undefined || !(isPartial || (header.file === name && !isRead))) return false;
  return header.maker ? isOf(makers, header.maker) : foreign.length === 0;
};

/** Matches the name that a file has while it is being written. The name contains a random UUID. */
const PARTIAL = /^(.+)\.[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\.partial$/;

/** Reports whether a text names a file or its array. Files in the same scope read the array by name alone. */
const reads = (text: string, name: string): boolean => {
  const [stem = ""] = name.split(".");
  const array = `${stem.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
  return hasWord(text, stem) || hasWord(text, array);
};

/** Reports whether a text has a word outside of comments. A word may contain hyphens. */
const hasWord = (text: string, word: string): boolean => {
  if (word === "") return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const around = `${text.slice(at - 1, at)} ${text.slice(end, end + 1)}`;
    const before = text.slice(text.lastIndexOf("\n", at) + 1, at);
    if (!/[\w-]/.test(around) && !/^\s*(?:\/|\*|# )/.test(before)) return true;
  }
  return false;
};

/** Returns the scope of a file: its namespace or package or, in C, its include guard, which contains the prefix. */
const scopeOf = (text: string): string =>
  (/^(?:namespace|package) [^\s;]+/m.exec(text) ?? /^#ifndef \w+/m.exec(text))?.[0] ?? "";

/**
 * Describes the origin of a file that is in the way, and says if its config is missing, as after a renaming. A command in
 * its header is repeated only if the program itself writes such commands.
 */
export const originOf = (
  { path, madeBy, copyOf, clash }: PlannedFile,
  isOwnCommand: (command: string) => boolean,
): string => {
  if (copyOf !== undefined) return `a copy of ${inLine(copyOf)}`;
  if (madeBy === undefined) return "not generated";
  const { config, command } = madeBy;
  if (config === undefined)
    return `made by ${isOwnCommand(command) ? command : "another command"}${clash}`;
  const place = join(dirname(path), config);
  return `made by ${inLine(place)}${isFile(place) ? "" : ", which does not exist"}${clash}`;
};

/** Reports whether a text is the wanted text, except for line ends and for semicolons that prettier may drop. */
const isSameText = (found: string, wanted: File): boolean => {
  const plain = withLineFeeds(found);
  const isSame = isWholeText(plain, wanted);
  if (isSame || !/\.[jt]s$/.test(wanted.file)) return isSame;
  const lines = linesOfText({ text: plain });
  for (const line of linesOfText(wanted)) {
    const { value: other = "", done = false } = lines.next();
    if (done || (line !== other && line !== other.replace(/\n?$/, ";$&"))) return false;
  }
  return lines.next().done === true;
};

/** Describes the first element of a table that a file has wrong; `undefined` if all elements are right. */
export const wrongElement = ({
  tables = [],
  found,
  ...wanted
}: PlannedFile): string | undefined => {
  const foundText = withRowsOf(withLineFeeds(found), wanted);
  return present(...tables.map((table) => differentElement(table, wanted, foundText)))[0];
};

/** Describes the first difference in a file: an element of a table, or a place in the text. */
export const firstDifference = (file: PlannedFile): string =>
  wrongElement(file) ?? differentText(file, withLineFeeds(file.found));

const differentElement = (
  { name, elementsIn, elementName }: Contents,
  wanted: LongText,
  foundText: LongText,
): string | undefined => {
  const found = inOrder(elementsIn(foundText));
  let index = 0;
  for (const element of inOrder(elementsIn(wanted))) {
    const { value: other, done = false } = found.next();
    if (done && index === 0) return undefined; // no array, as in half a file
    if (done || (other !== element && `${other}` !== `${element}`))
      return `${name}[${elementName(index)}]: ${shown(`${done ? "missing" : other}`)}, should be ${element}`;
    index++;
  }
  const extra = [...found].length;
  return extra === 0
    ? undefined
    : `${name} has ${counted(index + extra, "element")}, should have ${index}`;
};

/** The items of all lists, in order. */
function* inOrder<Item>(lists: Iterable<readonly Item[]>): Generator<Item, undefined> {
  for (const list of lists) yield* list;
}

const differentText = (wanted: LongText, found: string): string => {
  // The part that differs, or the last one.
  let text = "";
  let end = 0;
  for (const part of partsOf(wanted)) {
    end += text.length;
    text = part;
    if (!found.startsWith(text, end)) break;
  }
  const other = found.slice(end);
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const line = found.slice(0, end + at).split("\n").length;
  const begin = text.slice(0, at).lastIndexOf("\n") + 1;
  const start = Math.max(begin, at - 10);
  const part = (line: string): string => {
    const [some = ""] = /^.{0,40}\n?/.exec(line.slice(start)) ?? [];
    const isCut = some.length === 40 && line.length > start + 40;
    return JSON.stringify(`${start > begin ? "…" : ""}${some}${isCut ? "…" : ""}`);
  };
  return `line ${line}: ${part(other)}, should be ${part(text)}`;
};
