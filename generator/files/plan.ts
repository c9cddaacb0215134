/** Plans what to do in a folder, from its wanted contents and its present contents. */
import { hasHeader } from "./header.js";

/** A file as it should be. */
export interface WantedFile {
  /** Its name, such as `distance-15x15.ts` or `king-d4.svg`. */
  readonly file: string;
  readonly text: string;
  /** The table that it holds, if it holds one. */
  readonly table?: WantedTable;
}

/** A table in a file, to name differences by its entries. */
export interface WantedTable {
  readonly name: string;
  /** The entries as written in the text. */
  readonly entries: readonly string[];
  /** The entries in another text of this kind. */
  readonly entriesIn: (text: string) => readonly string[];
  /** The name of an entry in messages, such as `a1, b2`. */
  readonly entryName: (entry: number) => string;
}

/** A folder as it should be: files of one kind, and nothing else. */
export interface Folder {
  readonly path: string;
  readonly kind: "module" | "picture";
  readonly files: readonly WantedFile[];
}

/** The files found in a folder, text by name; `undefined` for anything that is not a file, such as a folder. */
export type FoundFiles = ReadonlyMap<string, string | undefined>;

/** A file as it should be, and the state in which it was found. */
export interface PlannedFile {
  readonly wanted: WantedFile;
  readonly state: "current" | "missing" | "differs";
  /** The text that was found, empty if there is none. */
  readonly found: string;
}

/** A folder compared with the files that it should hold. */
export interface Plan {
  readonly folder: Folder;
  readonly files: readonly PlannedFile[];
  /** Generated files that are no longer wanted: of a removed table, or of an interrupted run. */
  readonly leftOver: readonly string[];
  /** Files without our header, and anything that is not a file. */
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

/** The name of a file while it is written; the unique part differs for each attempt. */
export const partialName = (file: string, unique: string): string => `${file}.${unique}.partial`;

/** Compares the wanted files with those found. */
export const planOf = (folder: Folder, found: FoundFiles): Plan => {
  const wanted = new Map(folder.files.map((file) => [file.file, file]));
  const names = [...found.keys()].sort();
  const isOwn = (name: string, text: string): boolean =>
    hasHeader(plainText(text)) || isPartial(name, text);
  const isPartial = (name: string, text: string): boolean => {
    const [, file = ""] = /^(.+)\.[\da-f-]{36}\.partial$/.exec(name) ?? [];
    const [line = ""] = wanted.get(file)?.text.split("\n", 1) ?? [];
    return wanted.has(file) && line.startsWith(text.slice(0, line.length));
  };
  const foreign = names.flatMap((name): Foreign[] => {
    const text = found.get(name);
    if (text === undefined) return [{ name, isFile: false }];
    return isOwn(name, text) ? [] : [{ name, isFile: true }];
  });
  const isForeign = new Set(foreign.map(({ name }) => name));
  return {
    folder,
    files: folder.files.map((file) => {
      const text = found.get(file.file);
      if (text === undefined) return { wanted: file, state: "missing", found: "" };
      return { wanted: file, state: text === file.text ? "current" : "differs", found: text };
    }),
    leftOver: names.filter((name) => !wanted.has(name) && !isForeign.has(name)),
    foreign,
  };
};

/** A text without what editors and git may add: a byte order mark, and CR before LF. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
