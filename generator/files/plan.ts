/** What is to be done in `generated/`, from what should be there and what is. */
import type { Module } from "../emit/modules.js";
import { OWN_LINE } from "../header.js";

/** The files found in a folder, text by name; `undefined` for what is no file, such as a folder. */
export type FoundFiles = ReadonlyMap<string, string | undefined>;

/** A module and the state in which it was found. */
export interface PlannedModule {
  readonly module: Module;
  readonly state: "current" | "missing" | "differs";
  /** What stands in its place, empty if nothing does. */
  readonly found: string;
}

/** The state of a folder, held against the modules that it should hold. */
export interface Plan {
  readonly modules: readonly PlannedModule[];
  /** Our own files that no module answers to: of a table that is gone, or of an interrupted run. */
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

/** Whether every module is as it should be, and nothing is left over. */
export const isCurrent = ({ modules, leftOver }: Plan): boolean =>
  leftOver.length === 0 && modules.every(({ state }) => state === "current");

/** The name of a module's file while a process writes it, before it takes its own. */
export const partialName = (file: string, process: number): string => `${file}.${process}.partial`;

/**
 * Compares what should be there with what is. A partial file whose process lives is another run's, and left
 * out; should another process have taken the number of one that ended, its file stays until that ends too.
 */
export const planOf = (
  modules: readonly Module[],
  found: FoundFiles,
  lives: (process: number) => boolean,
): Plan => {
  const wanted = new Set(modules.map(({ file }) => file));
  const writerOf = (name: string): number | undefined => {
    const [, file, process] = /(.+)\.(\d+)\.partial$/.exec(name) ?? [];
    return wanted.has(file ?? "") ? Number(process) : undefined;
  };
  const isOwn = (name: string, text: string): boolean => {
    const start = plainText(text).slice(0, OWN_LINE.length);
    return start === OWN_LINE || (writerOf(name) !== undefined && OWN_LINE.startsWith(start));
  };
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
    modules: modules.map((module) => {
      const text = found.get(module.file);
      if (text === undefined) return { module, state: "missing", found: "" };
      return { module, state: text === module.text ? "current" : "differs", found: text };
    }),
    leftOver: names.filter((name) => !wanted.has(name) && !isForeign(name)),
    foreign,
  };
};

/** A text without what editors and git may add unasked: a byte order mark, and CR before LF. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
