/** The platforms of the tests, with their files and sizes: engines, compilers, packages and the registry. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import manifest from "../pinned/package.json" with { type: "json" };

/** Something that npm installs, in the version that `pinned/package.json` pins. */
export interface Installable {
  readonly alias: keyof typeof manifest.dependencies;
  /** The file of the package that the tests use. */
  readonly file: string;
  /** The approximate size of the download, in megabytes. */
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
  "TypeScript 5.9": { alias: "typescript-5.9", file: "bin/tsc", megabytes: 4 },
  "TypeScript 6.0": { alias: "typescript-6.0", file: "bin/tsc", megabytes: 4 },
  "TypeScript 7.0": { alias: "typescript-7.0", file: "bin/tsc", megabytes: 10 },
  Zig: { alias: "zig", file: "zig", megabytes: 75, isLinuxProgram: true },
  pyright: { alias: "pyright", file: "index.js", megabytes: 7 },
  "clang-format": { alias: "clang-format", file: "clang-format-node.js", megabytes: 2 },
  ruff: { alias: "ruff", file: "ruff_fmt_node.js", megabytes: 2 },
  verdaccio: { alias: "verdaccio", file: "build/index.js", megabytes: 12 },
  "quickjs-ng": { alias: "quickjs-ng", file: "dist/index.js", megabytes: 1 },
  "quickjs-emscripten-core": {
    ...{ alias: "quickjs-emscripten-core", file: "dist/index.js", megabytes: 1 },
  },
  Parcel: { alias: "parcel", file: "lib/bin.js", megabytes: 40 },
  "webpack 4": { alias: "webpack-4", file: "lib/webpack.js", megabytes: 8 },
  browserify: { alias: "browserify", file: "bin/cmd.js", megabytes: 5 },
  "jest with ts-jest": { alias: "ts-jest", file: "../jest/bin/jest.js", megabytes: 25 },
} as const satisfies Record<string, Installable>;

/** The programs that the system provides, by the names of their files. */
const PROGRAMS = {
  // The shell draws no window around a page, and is twice as fast.
  Chromium: ["chromium-headless-shell", "chromium", "google-chrome"],
  make: ["make"],
  gcc: ["gcc"],
  "avr-gcc": ["avr-gcc"],
  simavr: ["simavr"],
  "g++": ["g++"],
  clang: ["clang"],
  "clang++": ["clang++"],
  rustc: ["rustc"],
  rustfmt: ["rustfmt"],
  clippy: ["clippy-driver"],
  go: ["go"],
  gofmt: ["gofmt"],
  javac: ["javac"],
  python3: ["python3"],
  coqc: ["coqc"],
} as const;

/** Something that a test may need and a machine may not have. */
export type PlatformName = keyof typeof INSTALLABLES | keyof typeof PROGRAMS;

/** Everything that npm installs, by name. */
export const installables: ReadonlyMap<string, Installable> = new Map(Object.entries(INSTALLABLES));

/** The versions of packages that their dependents request by a tag, which a mirror of npm may lack. */
export const { overrides } = manifest;

/** The pinned version of an alias, such as `npm:prettier@3.0.0`. */
export const versionOf = ({ alias }: Installable): string => manifest.dependencies[alias];

/** The folder in which npm installs a platform, with the version in its name. */
export const installFolder = (project: string, one: Installable): string =>
  join(project, ".build", "platforms", `${one.alias}-${versionOf(one).replace(/.*@/, "")}`);

/** The file of an installed platform; `undefined` if it is not installed. */
export const installedFile = (project: string, one: Installable): string | undefined => {
  const file = join(installFolder(project, one), "node_modules", one.alias, one.file);
  return existsSync(file) ? file : undefined;
};

const isProgram = (name: PlatformName): name is keyof typeof PROGRAMS =>
  Object.hasOwn(PROGRAMS, name);

/** The program of a platform, or the folder of a package; `undefined` if it is not installed or not on the path. */
export const platformFile = (project: string, name: PlatformName): string | undefined => {
  if (!isProgram(name)) return installedFile(project, INSTALLABLES[name]);
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => PROGRAMS[name].map((file) => join(folder, file)))
    .find((file) => existsSync(file));
};
