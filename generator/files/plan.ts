/** Plans what to do in a folder by comparing the files that are wanted with those that are present. */
import { dirname, join } from "node:path";
import { at, lines } from "../common.js";
import { inLine } from "../errors.js";
import { isFile, type Contents, type File, type Folder, type FoundFiles } from "./folder.js";
import { headerIn, isSameMaker, plainText, secondLine, type Maker } from "./header.js";
import { leftOverIn } from "./left-over.js";

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
 * Compares the wanted files with those present. Ignores changes that git, editors and prettier make. A file that
 * something else made is in the way, unless `adopt` is set, or two commands without a config make the same file.
 */
export const planOf = (folder: Folder, present: FoundFiles, adopt = false): Plan => ({
  files: folder.files.map((wanted) => {
    const { file, text } = wanted;
    const found = present.get(file) ?? "";
    const header = headerIn(found);
    const own = headerIn(text)?.maker;
    // A renamed copy belongs to the user.
    const isGenerated = header?.file === file;
    const other = isGenerated ? header.maker : undefined;
    const madeBy = other && !(own && isSameMaker(own, other)) ? other : undefined;
    const stateOf = (): Plan["files"][number]["state"] => {
      if (!present.has(file)) return "missing";
      if (!isGenerated) return "in the way";
      const isFound = (one: string): boolean => essential(one, file) === essential(found, file);
      if (isFound(text)) return "current";
      if (madeBy === undefined) return "differs";
      const isSame = isFound(text.replace(secondLine(file, own), () => secondLine(file, madeBy)));
      // A table that others only read may be another config's.
      if (isSame && own === undefined) return "current";
      return adopt || (isSame && own?.config === madeBy.config) ? "differs" : "in the way";
    };
    return { ...wanted, path: join(folder.path, file), state: stateOf(), found, madeBy };
  }),
  leftOver: leftOverIn(folder, present).map((file) => join(folder.path, file)),
});

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
