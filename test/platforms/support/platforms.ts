/** The platforms of the tests, with their files and sizes: engines, compilers, packages and the registry. */
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import manifest from "../pinned/package.json" with { type: "json" };

/** The file that lists what pip installs from PyPI for a package, with hashes. */
export const requirementsOf = (name: string): string =>
  join(import.meta.dirname, "..", "pinned", "requirements", `${name}.txt`);

const required = (name: string): string =>
  new RegExp(`^${name}==(\\S+)`, "m").exec(readFileSync(requirementsOf(name), "utf8"))?.[1] ?? "";

export const GO_MODULE = "github.com/corentings/chess/v2";

/** The folder of the go.mod that pins the version of the Go module, and of its checksums. */
export const FOLDER_OF_GO = join(import.meta.dirname, "..", "pinned", "go");

const requiredInGo = (): string =>
  new RegExp(`${GO_MODULE} v(\\S+)`).exec(
    readFileSync(join(FOLDER_OF_GO, "go.mod"), "utf8"),
  )?.[1] ?? "";

/** The pinned versions by name, such as `npm:prettier@3.0.0` or, from PyPI, `0.17.6`. */
export const VERSIONS = {
  ...manifest.dependencies,
  ruff: required("ruff"),
  flake8: required("flake8"),
  ziglang: required("ziglang"),
  chess: required("chess"),
  pyffish: required("pyffish"),
  "corentings-chess": requiredInGo(),
};

/** Something that npm, pip or go installs, in the pinned version. */
export interface Installable {
  readonly alias: keyof typeof VERSIONS;
  /** The file that the tests use, in the folder of the package or module. */
  readonly file: string;
  /** The approximate size of the download, in megabytes. */
  readonly megabytes: number;
  /** Whether it is a program for Linux on x64. */
  readonly isLinuxProgram?: true;
  /** Where it comes from; npm by default. */
  readonly registry?: "PyPI" | "Go";
}

const INSTALLABLES = {
  "Node 20": { alias: "node-20", file: "bin/node", megabytes: 43, isLinuxProgram: true },
  "Node 22": { alias: "node-22", file: "bin/node", megabytes: 52, isLinuxProgram: true },
  "Node 24": { alias: "node-24", file: "bin/node", megabytes: 53, isLinuxProgram: true },
  "Node 26": { alias: "node-26", file: "bin/node", megabytes: 57, isLinuxProgram: true },
  Biome: { alias: "biome", file: "biome", megabytes: 20, isLinuxProgram: true },
  Bun: { alias: "bun", file: "bin/bun", megabytes: 52, isLinuxProgram: true },
  Deno: { alias: "deno", file: "deno", megabytes: 42, isLinuxProgram: true },
  "TypeScript 5.0": { alias: "typescript-5.0", file: "bin/tsc", megabytes: 7 },
  "TypeScript 5.9": { alias: "typescript-5.9", file: "bin/tsc", megabytes: 4 },
  "TypeScript 6.0": { alias: "typescript-6.0", file: "bin/tsc", megabytes: 4 },
  "TypeScript 7.0": { alias: "typescript-7.0", file: "bin/tsc", megabytes: 10 },
  ".NET SDK": { alias: "dotnet-sdk", file: "dotnet", megabytes: 108, isLinuxProgram: true },
  Zig: { alias: "zig", file: "zig", megabytes: 75, isLinuxProgram: true },
  pyright: { alias: "pyright", file: "index.js", megabytes: 7 },
  MicroPython: { alias: "micropython", file: "micropython.mjs", megabytes: 1 },
  "clang-format": { alias: "clang-format", file: "clang-format-node.js", megabytes: 2 },
  pnpm: { alias: "pnpm", file: "bin/pnpm.cjs", megabytes: 5 },
  verdaccio: { alias: "verdaccio", file: "build/index.js", megabytes: 12 },
  "quickjs-ng": { alias: "quickjs-ng", file: "dist/index.js", megabytes: 1 },
  "quickjs-emscripten-core": {
    ...{ alias: "quickjs-emscripten-core", file: "dist/index.js", megabytes: 1 },
  },
  Parcel: { alias: "parcel", file: "lib/bin.js", megabytes: 40 },
  "webpack 4": { alias: "webpack-4", file: "lib/webpack.js", megabytes: 8 },
  browserify: { alias: "browserify", file: "bin/cmd.js", megabytes: 5 },
  "SARIF multitool": {
    ...{ alias: "sarif-multitool", file: "Sarif.Multitool", megabytes: 44, isLinuxProgram: true },
  },
  shogiops: { alias: "shogiops", file: "dist/attacks.js", megabytes: 1 },
  kokopu: {
    ...{ alias: "kokopu", file: "dist/lib/private_position/move_generation.js", megabytes: 1 },
  },
  tsshogi: { alias: "tsshogi", file: "dist/cjs/index.cjs", megabytes: 1 },
  "js-chess-engine": { alias: "js-chess-engine", file: "dist/core/Position.js", megabytes: 1 },
  "honeycomb-grid": { alias: "honeycomb-grid", file: "dist/honeycomb-grid.mjs", megabytes: 1 },
  chessgroundx: { alias: "chessgroundx", file: "premove.js", megabytes: 1 },
  "jest with ts-jest": { alias: "ts-jest", file: "../jest/bin/jest.js", megabytes: 25 },
  // Last, because their failure, as without pip or go, says nothing about the others.
  flake8: { alias: "flake8", file: "bin/flake8", megabytes: 12, registry: "PyPI" },
  "python-chess": { alias: "chess", file: "chess/__init__.py", megabytes: 1, registry: "PyPI" },
  pyffish: {
    ...{
      alias: "pyffish",
      file: "pyffish/__init__.py",
      megabytes: 2,
    },
    ...{ isLinuxProgram: true, registry: "PyPI" },
  },
  ruff: {
    ...{ alias: "ruff", file: "bin/ruff", megabytes: 11 },
    ...{ isLinuxProgram: true, registry: "PyPI" },
  },
  "Zig 0.17": {
    ...{ alias: "ziglang", file: "ziglang/zig", megabytes: 101 },
    ...{ isLinuxProgram: true, registry: "PyPI" },
  },
  "corentings/chess": {
    ...{ alias: "corentings-chess", file: "engine.go", megabytes: 1, registry: "Go" },
  },
} as const satisfies Record<string, Installable>;

/** The programs that the system provides, by the names of their files. */
const PROGRAMS = {
  // The shell draws no window around a page, and is twice as fast.
  Chromium: ["chromium-headless-shell", "chromium", "google-chrome"],
  make: ["make"],
  cmake: ["cmake"],
  gcc: ["gcc"],
  "avr-gcc": ["avr-gcc"],
  "avr-g++": ["avr-g++"],
  simavr: ["simavr"],
  sdcc: ["sdcc"],
  cl65: ["cl65"],
  sim65: ["sim65"],
  "g++": ["g++"],
  clang: ["clang"],
  "clang++": ["clang++"],
  "clang-tidy": ["clang-tidy"],
  nvcc: ["nvcc"],
  rustc: ["rustc"],
  cargo: ["cargo"],
  rustfmt: ["rustfmt"],
  clippy: ["clippy-driver"],
  go: ["go"],
  gofmt: ["gofmt"],
  javac: ["javac"],
  javadoc: ["javadoc"],
  // Mono, which runs what it compiles, runs this compiler too.
  mcs: ["mcs"],
  python3: ["python3"],
  coqc: ["coqc"],
} as const;

/** Something that a test may need and a machine may not have. */
export type PlatformName = keyof typeof INSTALLABLES | keyof typeof PROGRAMS;

/** Everything that npm, pip and go install, by name. */
export const installables: ReadonlyMap<string, Installable> = new Map(Object.entries(INSTALLABLES));

/** The versions of packages that their dependents request by a tag, which a mirror of npm may lack. */
export const { overrides } = manifest;

/** The folder in which a platform is installed, with the version in its name. */
export const installFolder = (project: string, one: Installable): string =>
  join(project, ".build", "platforms", `${one.alias}-${VERSIONS[one.alias].replace(/.*@/, "")}`);

/** The file of an installed platform; `undefined` if it is not installed. */
export const installedFile = (project: string, one: Installable): string | undefined => {
  const place = {
    npm: join("node_modules", one.alias),
    PyPI: "",
    Go: `${GO_MODULE}@v${VERSIONS[one.alias]}`,
  }[one.registry ?? "npm"];
  const file = join(installFolder(project, one), place, one.file);
  return existsSync(file) ? file : undefined;
};

const isProgram = (name: PlatformName): name is keyof typeof PROGRAMS =>
  Object.hasOwn(PROGRAMS, name);

/** The program of a platform, or the file of a package; `undefined` if it is not installed or not on the path. */
export const platformFile = (project: string, name: PlatformName): string | undefined => {
  if (!isProgram(name)) return installedFile(project, INSTALLABLES[name]);
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => PROGRAMS[name].map((file) => join(folder, file)))
    .find((file) => existsSync(file));
};
