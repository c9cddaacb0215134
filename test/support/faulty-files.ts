/** A file system whose functions do something else until a test ends. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { constants } from "node:os";
import { onTestFinished } from "vitest";

type Name =
  | "linkSync"
  | "lstatSync"
  | "mkdirSync"
  | "openSync"
  | "readFileSync"
  | "renameSync"
  | "rmSync"
  | "writeFileSync";

/** Replaces a function. The other gets what it was called with, and may call it with the same or with something else. */
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

/** Lets a function fail with an error of the system, for some paths or all. */
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
