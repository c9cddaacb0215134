/** Plans what to do in a folder by comparing the files that are wanted with those that are present. */
import { at } from "../common.js";
import type { Contents, File, Folder, FoundFiles } from "./folder.js";
import { headerIn, plainText } from "./header.js";
import { leftOverIn } from "./left-over.js";

/** The comparison of a folder with the files that it should contain. */
export interface Plan {
  /** The wanted files and their states. */
  readonly files: readonly (File & {
    readonly state: "current" | "missing" | "differs" | "in the way";
    /** The present text; empty if the file is missing. */
    readonly found: string;
    /** The command that made the present file, if it was another one. */
    readonly madeBy: string | undefined;
  })[];
  /** Generated files that are no longer wanted, such as those of a removed table or an interrupted run. */
  readonly leftOver: readonly string[];
}

/** Whether a command uses a config. Users vary other commands, so their files may be replaced. */
const isOfConfig = (command = ""): boolean => /^npx chess-distance( --config |$)/.test(command);

/** Compares the wanted files with those present. Ignores changes that git, editors and prettier make. */
export const planOf = (folder: Folder, present: FoundFiles): Plan => ({
  files: folder.files.map((wanted) => {
    const { file, text } = wanted;
    const found = present.get(file) ?? "";
    const header = headerIn(found);
    const madeBy = header?.command === folder.command ? undefined : header?.command;
    const stateOf = (): Plan["files"][number]["state"] => {
      if (!present.has(file)) return "missing";
      // A renamed copy belongs to the user.
      if (header?.file !== file) return "in the way";
      if (essential(found, file) === essential(text, file)) return "current";
      return isOfConfig(madeBy) ? "in the way" : "differs";
    };
    return { ...wanted, state: stateOf(), found, madeBy };
  }),
  leftOver: leftOverIn(folder, present),
});

/** Removes what tools may change: line endings, a byte order mark, and semicolons, which prettier may drop. */
const essential = (text: string, file: string): string => {
  const plain = plainText(text);
  return /\.[jt]s$/.test(file) ? plain.replaceAll(/;$/gm, "") : plain;
};

/** The first difference of a file: an element of its table, or a place in the text. */
export const firstDifference = ({ table, text, found }: Plan["files"][number]): string => {
  const foundText = plainText(found);
  return (table && differentElement(table, text, foundText)) ?? differentText(text, foundText);
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
