/** A file system with functions that tests replace. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { constants } from "node:os";
import { onTestFinished } from "vitest";

type Name =
  | "existsSync"
  | "linkSync"
  | "lstatSync"
  | "mkdirSync"
  | "openSync"
  | "readFileSync"
  | "renameSync"
  | "rmSync"
  | "writeFileSync";

/** Replaces a function until the test ends. The replacement receives the original function and the arguments. */
export const replaced = (
  name: Name,
  other: (call: (...args: readonly unknown[]) => unknown, ...args: readonly unknown[]) => unknown,
): void => {
  const real = fs[name];
  const set = (value: unknown): void => {
    Reflect.set(fs, name, value);
    syncBuiltinESMExports();
  };
  const call = (...args: readonly unknown[]): unknown => Reflect.apply(real, fs, args);
  set((...args: readonly unknown[]) => other(call, ...args));
  onTestFinished(() => {
    set(real);
  });
};

/** Makes a function fail with a system error, for some paths or for all. */
export const failing = (
  name: Name,
  code: keyof typeof constants.errno,
  isFor: (path: string) => boolean = () => true,
): void => {
  replaced(name, (call, ...args) => {
    if (isFor(String(args[0])))
      throw Object.assign(new Error(), { errno: -constants.errno[code], code });
    return call(...args);
  });
};
