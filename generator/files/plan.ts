/** Plans what to do in a folder by comparing the files that are wanted with those that are present. */
import { basename, dirname, join } from "node:path";
import { at, lines } from "../common.js";
import { inLine } from "../errors.js";
import { isFile, type Contents, type File, type Folder, type FoundFiles } from "./folder.js";
import { headerIn, isSameMaker, plainText, withoutMaker, type Maker } from "./header.js";

/** The comparison of a folder with the files that it should contain. */
export interface Plan {
  /** The wanted files and their states. */
  readonly files: readonly (File & {
    readonly path: string;
    readonly state: "current" | "missing" | "differs" | "in the way";
    /** The present text; empty if the file is missing. */
    readonly found: string;
    /** What made the present file, if something else did. */
    readonly madeBy: Maker | undefined;
  })[];
  /** The paths of generated files that are no longer wanted, such as those of a removed table. */
  readonly leftOver: readonly string[];
}

/**
 * Compares the wanted files with those present. Ignores changes that git, editors and prettier make. Unless `adopt` is
 * set, a file that something else made is in the way, and so is one that is shared with others' files but differs.
 */
export const planOf = (folder: Folder, present: FoundFiles, adopt = false): Plan => {
  const { files, makers, path } = folder;
  const isOf = (owners: readonly Maker[], maker?: Maker): boolean =>
    maker !== undefined && owners.some((one) => isSameMaker(one, maker));
  const others = [...present.values()].flatMap((text = "") => {
    const maker = headerIn(text)?.maker;
    return maker && !isOf(makers, maker) ? [{ maker, text }] : [];
  });
  const planned = files.map((wanted) => {
    const { file, text } = wanted;
    const found = present.get(file) ?? "";
    const header = headerIn(found);
    const own = headerIn(text)?.maker;
    const isOwn = isOf(own ? [own] : makers, header?.maker);
    const bare = (one: string): string => essential(withoutMaker(one, file), file);
    const isSame = bare(found) === bare(text);
    // A file without a maker is read by the others' files.
    const reader = header && !isSame ? others[0]?.maker : undefined;
    const madeBy = isOwn ? undefined : (header?.maker ?? reader);
    const stateOf = (): Plan["files"][number]["state"] => {
      if (!present.has(file)) return "missing";
      if (makers.some(({ config }) => config === file)) return "in the way";
      // A renamed copy belongs to the user.
      if (header?.file !== file) return "in the way";
      if (essential(found, file) === essential(text, file)) return "current";
      if (madeBy === undefined) return "differs";
      // A table that others only read may be another config's, and commands may share tables.
      const isShared = own === undefined || (own.config ?? madeBy.config) === undefined;
      if (isShared && isSame) return "current";
      return adopt ? "differs" : "in the way";
    };
    return { ...wanted, path: join(path, file), state: stateOf(), found, madeBy };
  });
  const leftOver = leftOverIn(
    folder,
    present,
    others.map(({ text }) => text),
  );
  return { files: planned, leftOver: leftOver.map((file) => join(path, file)) };
};

/** The name of a file while it is being written. */
const PARTIAL = /^(.+)\.[\da-f-]{36}\.partial$/;

const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/|\*|# ).*$/gm, "");

/** Generated files that are no longer wanted, and parts of interrupted runs; not what others' files may read. */
const leftOverIn = (
  { files, makers }: Folder,
  present: FoundFiles,
  others: readonly string[],
): readonly string[] => {
  const wanted = new Map(files.map(({ file, text }) => [file, text]));
  const isPartial = (name: string, text: string): boolean => {
    const [, file = ""] = PARTIAL.exec(name) ?? [];
    const [line = ""] = wanted.get(file)?.split("\n", 1) ?? [];
    return wanted.has(file) && line.startsWith(text.slice(0, line.length));
  };
  const isRead = (name: string): boolean => {
    const [stem = ""] = name.split(".");
    return others.some((text) =>
      withoutComments(text)
        .split(/[^\w-]+/)
        .includes(stem),
    );
  };
  return [...present]
    .filter(([name, text]) => {
      if (text === undefined || wanted.has(name)) return false;
      if (makers.some(({ config = "" }) => basename(config) === name)) return false;
      if (isPartial(name, text)) return true;
      const header = headerIn(text);
      const isOwn = header?.file === name || header?.file === PARTIAL.exec(name)?.[1];
      if (header === undefined || !isOwn || isRead(name)) return false;
      const { maker } = header;
      return maker ? makers.some((own) => isSameMaker(own, maker)) : others.length === 0;
    })
    .map(([name]) => name)
    .sort();
};

/** What made a file that is in the way. A config that is not there may have been renamed. */
export const originOf = ({ path, madeBy }: Plan["files"][number]): string => {
  if (madeBy === undefined) return "not generated";
  const { config, command } = madeBy;
  if (config === undefined) return `made by ${inLine(command)}`;
  const place = join(dirname(path), config);
  return `made by ${inLine(place)}${isFile(place) ? "" : ", which is not there"}`;
};

/** Removes what tools may change: line endings, a byte order mark, and semicolons, which prettier may drop. */
const essential = (text: string, file: string): string => {
  const plain = plainText(text);
  return /\.[jt]s$/.test(file) ? plain.replaceAll(/;$/gm, "") : plain;
};

/** The first difference of a file: an element of its table, or a place in the text. */
export const firstDifference = ({ tables = [], text, found }: Plan["files"][number]): string => {
  const foundText = plainText(found);
  const [element] = lines(...tables.map((table) => differentElement(table, text, foundText)));
  return element ?? differentText(text, foundText);
};

const differentElement = (
  { name, elementsIn, elementName }: Contents,
  text: string,
  foundText: string,
): string | undefined => {
  const [elements, found] = [elementsIn(text), elementsIn(foundText)];
  if (found.length === 0) return undefined; // no array, such as in half a file
  const index = elements.findIndex((element, at) => found[at] !== element);
  if (index !== -1)
    return `${name}[${elementName(index)}]: ${found[index] ?? "missing"}, should be ${at(elements, index)}`;
  return found.length === elements.length
    ? undefined
    : `${name} has ${found.length} elements, should have ${elements.length}`;
};

const differentText = (text: string, found: string): string => {
  let at = 0;
  while (at < text.length && text[at] === found[at]) at++;
  const line = text.slice(0, at).split("\n").length;
  const start = Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 10);
  const shown = (one: string): string =>
    JSON.stringify(/^.{0,40}\n?/.exec(one.slice(start))?.[0] ?? "");
  return `line ${line}: ${shown(found)}, should be ${shown(text)}`;
};
