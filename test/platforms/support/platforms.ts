/** The engines, compilers and packages with which the package is tested: their files and sizes. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import manifest from "../pinned/package.json" with { type: "json" };

/** Something that npm installs, in the version that `pinned/package.json` pins. */
export interface Installable {
  readonly alias: keyof typeof manifest.dependencies;
  /** The file of the package that is used. */
  readonly file: string;
  /** The approximate size of the download. */
  readonly megabytes: number;
  /** Whether it is a program for Linux on x64. */
  readonly isLinuxProgram?: true;
}

const INSTALLABLES = {
  "Node 20": { alias: "node-20", file: "bin/node", megabytes: 43, isLinuxProgram: true },
  "Node 22": { alias: "node-22", file: "bin/node", megabytes: 52, isLinuxProgram: true },
  "Node 24": { alias: "node-24", file: "bin/node", megabytes: 53, isLinuxProgram: true },
  "Node 26": { alias: "node-26", file: "bin/node", megabytes: 57, isLinuxProgram: true },
  Bun: { alias: "bun", file: "bin/bun", megabytes: 52, isLinuxProgram: true },
  Deno: { alias: "deno", file: "deno", megabytes: 42, isLinuxProgram: true },
  "TypeScript 5.0": { alias: "typescript-5.0", file: "bin/tsc", megabytes: 7 },
  "TypeScript 5.6": { alias: "typescript-5.6", file: "bin/tsc", megabytes: 4 },
  "TypeScript 6.0": { alias: "typescript-6.0", file: "bin/tsc", megabytes: 4 },
  "TypeScript 7.0": { alias: "typescript-7.0", file: "bin/tsc", megabytes: 10 },
  "ts-morph (lowest)": { alias: "ts-morph-lowest", file: "", megabytes: 3 },
  "prettier (lowest)": { alias: "prettier-lowest", file: "", megabytes: 2 },
  "jest with ts-jest": { alias: "ts-jest", file: "../jest/bin/jest.js", megabytes: 25 },
} as const satisfies Record<string, Installable>;

/** The name of something that npm installs. */
export type InstallableName = keyof typeof INSTALLABLES;

/** Something that a test may need and a machine may not have. */
export type PlatformName = InstallableName | "Chromium";

/** Everything that npm installs, by name. */
export const installables: ReadonlyMap<string, Installable> = new Map(Object.entries(INSTALLABLES));

/** The version by which an alias is pinned: `npm:prettier@3.0.0`. */
export const versionOf = ({ alias }: Installable): string => manifest.dependencies[alias];

/** The folder in which npm installs one of them, with the version in its name. */
export const installFolder = (project: string, one: Installable): string =>
  join(project, ".build", "platforms", `${one.alias}-${versionOf(one).replace(/.*@/, "")}`);

/** The file of one of them; `undefined` if it is not installed. */
export const installedFile = (project: string, one: Installable): string | undefined => {
  const file = join(installFolder(project, one), "node_modules", one.alias, one.file);
  return existsSync(file) ? file : undefined;
};

/** The program of Chromium, which the system provides. */
const chromium = (): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => ["chromium", "google-chrome"].map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** The file of a platform: a program, a compiler, a package's folder. `undefined` if it is not installed. */
export const platformFile = (project: string, name: PlatformName): string | undefined =>
  name === "Chromium" ? chromium() : installedFile(project, INSTALLABLES[name]);
