/** What is to be done in `generated/`, from what should be there and what is. */
import type { Module } from "../emit/modules.js";
import { OWN_LINE } from "../emit/print.js";

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
  readonly foreign: readonly string[];
}

/** The ending of a file that is being written, before it takes its name. */
export const PARTIAL = ".partial";

/** Compares what should be there with what is. */
export const planOf = (modules: readonly Module[], found: FoundFiles): Plan => {
  const wanted = new Set(modules.map(({ file }) => file));
  const names = [...found.keys()].sort();
  const foreign = names.filter((name) => !isOwn(name, found.get(name)));
  return {
    modules: modules.map((module) => {
      const text = found.get(module.file);
      if (text === undefined) return { module, state: "missing", found: "" };
      return { module, state: text === module.text ? "current" : "differs", found: text };
    }),
    leftOver: names.filter((name) => !wanted.has(name) && !foreign.includes(name)),
    foreign,
  };
};

/** A text without what editors and git may add unasked: a byte order mark, and CR before LF. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");

const isOwn = (name: string, text: string | undefined): boolean => {
  if (text === undefined) return false;
  const start = plainText(text).slice(0, OWN_LINE.length);
  return start === OWN_LINE || (name.endsWith(PARTIAL) && OWN_LINE.startsWith(start));
};
