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

/** Whether every module is as it should be, and nothing is left over. */
export const isCurrent = ({ modules, leftOver }: Plan): boolean =>
  leftOver.length === 0 && modules.every(({ state }) => state === "current");

/** The name of a module's file while a process writes it, before it takes its own. */
export const partialName = (file: string, process: number): string => `${file}.${process}.partial`;

/** What such a name tells: the module's file, and the process that writes it; `undefined` for other names. */
export const parsePartialName = (
  name: string,
): { readonly file: string; readonly process: number } | undefined => {
  const [, file, process] = /^(.+)\.(\d+)\.partial$/.exec(name) ?? [];
  return file === undefined ? undefined : { file, process: Number(process) };
};

/** Compares what should be there with what is. */
export const planOf = (modules: readonly Module[], found: FoundFiles): Plan => {
  const wanted = new Set(modules.map(({ file }) => file));
  const names = [...found.keys()].sort();
  const foreign = names.filter((name) => !isOwn(name, found.get(name), wanted));
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

/** Ours is what has our header, and a module's partial file as far as it had been written. */
const isOwn = (name: string, text: string | undefined, modules: ReadonlySet<string>): boolean => {
  if (text === undefined) return false;
  const start = plainText(text).slice(0, OWN_LINE.length);
  return start === OWN_LINE || (isPartial(name, modules) && OWN_LINE.startsWith(start));
};

const isPartial = (name: string, modules: ReadonlySet<string>): boolean =>
  modules.has(parsePartialName(name)?.file ?? "");
