/** What is to be done in a folder, from what should be there and what is. */
import { OWN_LINES } from "../header.js";
import type { Table } from "../tables.js";

/** A file as it should be. */
export interface WantedFile {
  /** Its name, such as `distance-15x15.ts` or `king-d4.svg`. */
  readonly file: string;
  readonly text: string;
  /** The table that it holds, if it holds one. */
  readonly table?: Table;
}

/** A folder as it should be: files of one kind, and nothing else. */
export interface Folder {
  readonly path: string;
  readonly kind: "module" | "picture";
  readonly files: readonly WantedFile[];
}

/** The files found in a folder, text by name; `undefined` for what is no file, such as a folder. */
export type FoundFiles = ReadonlyMap<string, string | undefined>;

/** A file as it should be, and the state in which it was found. */
export interface PlannedFile {
  readonly wanted: WantedFile;
  readonly state: "current" | "missing" | "differs";
  /** What stands in its place, empty if nothing does. */
  readonly found: string;
}

/** The state of a folder, held against the files that it should hold. */
export interface Plan {
  readonly folder: Folder;
  readonly files: readonly PlannedFile[];
  /** Our own files that go by no wanted name: of a table that is gone, or of an interrupted run. */
  readonly leftOver: readonly string[];
  /** Somebody else's: files without our header, and what is no file. */
  readonly foreign: readonly Foreign[];
}

/** Something in the folder that the generator did not make. */
export interface Foreign {
  readonly name: string;
  /** Whether it is a file, and not a folder, a link, or the like. */
  readonly isFile: boolean;
}

/** Whether every file is as it should be, and nothing is left over. */
export const isCurrent = ({ files, leftOver }: Plan): boolean =>
  leftOver.length === 0 && files.every(({ state }) => state === "current");

/** The name of a file while a process writes it, before it takes its own. */
export const partialName = (file: string, process: number): string => `${file}.${process}.partial`;

/**
 * Compares what should be there with what is. A partial file whose process lives is another run's, and left
 * out; should another process have taken the number of one that ended, its file stays until that ends too.
 */
export const planOf = (
  folder: Folder,
  found: FoundFiles,
  lives: (process: number) => boolean,
): Plan => {
  const wantedNames = new Set(folder.files.map(({ file }) => file));
  const writerOf = (name: string): number | undefined => {
    const [, file, process] = /(.+)\.(\d+)\.partial$/.exec(name) ?? [];
    return wantedNames.has(file ?? "") ? Number(process) : undefined;
  };
  const isOwn = (name: string, text: string): boolean =>
    OWN_LINES.some((line) => {
      const start = plainText(text).slice(0, line.length);
      return start === line || (writerOf(name) !== undefined && line.startsWith(start));
    });
  const isBeingWritten = (name: string): boolean => {
    const writer = writerOf(name);
    return writer !== undefined && lives(writer);
  };
  const names = [...found.keys()].sort().filter((name) => !isBeingWritten(name));
  const foreign = names.flatMap((name): Foreign[] => {
    const text = found.get(name);
    if (text === undefined) return [{ name, isFile: false }];
    return isOwn(name, text) ? [] : [{ name, isFile: true }];
  });
  const isForeign = (name: string): boolean => foreign.some((other) => other.name === name);
  return {
    folder,
    files: folder.files.map((wanted) => {
      const text = found.get(wanted.file);
      if (text === undefined) return { wanted, state: "missing", found: "" };
      return { wanted, state: text === wanted.text ? "current" : "differs", found: text };
    }),
    leftOver: names.filter((name) => !wantedNames.has(name) && !isForeign(name)),
    foreign,
  };
};

/** A text without what editors and git may add unasked: a byte order mark, and CR before LF. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
