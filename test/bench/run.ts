/** Runs the contenders: bundles their loops, starts the engines, and times imports and commands. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import { rolldown } from "rolldown";
import { rollup } from "rollup";
import { CONTENDERS, loopsModule } from "./contenders.js";
import type { Timing } from "./measure.js";
import { platformFile } from "../platforms/support/platforms.js";
import { HARD_TEXTS } from "../support/hard-texts.js";

const FOLDER = join(".build", "bench");
const DIST = join(process.cwd(), "dist", "index.js");

/** An engine: its name, its program, and the version that it prints. */
interface Engine {
  readonly name: string;
  readonly program: string;
  readonly version: string;
}

/** The Node that runs this, and the installed ones of other versions; prints the names of those that are not. */
export const engines = (): readonly Engine[] => {
  const own = `Node ${process.versions.node.replace(/\..*/, "")}`;
  const others = (["Node 20", "Node 22", "Node 24", "Node 26"] as const)
    .filter((name) => name !== own)
    .flatMap((name) => {
      const program = platformFile(process.cwd(), name);
      if (program !== undefined) return [{ name, program }];
      console.error(`SKIPPED: ${name} is not installed; npm run test:platforms installs it`);
      return [];
    });
  return [{ name: own, program: process.execPath }, ...others]
    .sort((first, second) => first.name.localeCompare(second.name))
    .map((one) => ({ ...one, version: `Node ${output(one.program, ["--version"]).trim()}` }));
};

/** How a program gets the package: imported, or bundled. */
export type Way = "imported" | "esbuild" | "rollup" | "rolldown";

/** The files with the loops, by how they get the package. */
export const prepareLoops = async (): Promise<ReadonlyMap<Way, string>> => {
  mkdirSync(FOLDER, { recursive: true });
  const path = (way: string): string => join(process.cwd(), FOLDER, `${way}.mjs`);
  const source = path("imported");
  writeFileSync(source, loopsModule(CONTENDERS));
  await esbuild({ entryPoints: [source], outfile: path("esbuild"), bundle: true, format: "esm" });
  // Only this package is compared bundled; the others are imported.
  const input = {
    input: source,
    external: [/^chess\.js$/, /^chessops\//],
    plugins: [{ name: "package", resolveId }],
  };
  await (await rollup(input)).write({ file: path("rollup") });
  await (await rolldown(input)).write({ file: path("rolldown") });
  const ways: readonly Way[] = ["imported", "esbuild", "rollup", "rolldown"];
  return new Map(ways.map((way) => [way, path(way)]));
};

const resolveId = (id: string): string | null =>
  id.startsWith("chess-distance") ? fileURLToPath(import.meta.resolve(id)) : null;

/** The timings of all contenders under an engine; throws if their sums do not agree. */
export const timeLoops = (program: string, loops: string): Timings => {
  const timings: unknown = JSON.parse(output(program, [join(".build", "measure.mjs"), loops]));
  if (!isTimings(timings)) throw new Error(`not the timings of all contenders: ${program}`);
  for (const { name, answers } of CONTENDERS) {
    const peer = CONTENDERS.find((other) => other.answers === answers)?.name ?? name;
    if (timings[name]?.sum !== timings[peer]?.sum)
      throw new Error(`${name} and ${peer} do not return the same sum under ${program}`);
  }
  return timings;
};

/** Timings by the contender's name. */
export type Timings = Readonly<Record<string, Timing>>;

const isTimings = (value: unknown): value is Timings =>
  typeof value === "object" && value !== null && CONTENDERS.every(({ name }) => name in value);

/** Milliseconds that an import takes in a fresh process, round by round. */
export interface StartUp {
  readonly empty: readonly number[];
  readonly tables: readonly number[];
  /** For a module that fills the same tables. */
  readonly filled: readonly number[];
}

const IMPORT_ROUNDS = 31;
const COMMAND_ROUNDS = 15;

/** Times imports in turn: of an empty module, of the package, of a module that fills its tables. */
export const timeStartUp = (program: string): StartUp => {
  const empty = join(FOLDER, "empty.mjs");
  writeFileSync(empty, "");
  const [emptyUrl, packageUrl, filledUrl] = [empty, DIST, join(".build", "start-up.mjs")].map(
    (file) => pathToFileURL(file).href,
  );
  const rounds = Array.from({ length: IMPORT_ROUNDS }, () => ({
    empty: importTime(program, emptyUrl ?? ""),
    tables: importTime(program, packageUrl ?? ""),
    filled: importTime(program, filledUrl ?? ""),
  }));
  return {
    empty: rounds.map(({ empty: time }) => time),
    tables: rounds.map(({ tables }) => tables),
    filled: rounds.map(({ filled }) => filled),
  };
};

/** Milliseconds of `npm run generate` and of its floor, in turn. */
export const timeCommands = (): Record<"generate" | "floor", readonly number[]> => {
  const rounds = Array.from({ length: COMMAND_ROUNDS }, () => ({
    floor: commandTime("npm", ["run", "--silent", "floor"]),
    generate: commandTime("npm", ["run", "--silent", "generate"]),
  }));
  return {
    floor: rounds.map(({ floor }) => floor),
    generate: rounds.map(({ generate }) => generate),
  };
};

/** In bytes; so many sources are audited, of this repository, again and again. */
const AUDITED = 100_000_000;

const AUDIT_ROUNDS = 3;

/** Milliseconds in which the tool audits sources, and those of the floor, in turn. */
export const timeAudit = (): Record<"audit" | "floor", readonly number[]> => {
  // Elsewhere, because git ignores the folder of the others.
  const folder = mkdtempSync(join(tmpdir(), "chess-distance-"));
  let size = 0;
  for (let copy = 0; size < AUDITED; copy++)
    for (const from of ["generator", "test", "explorer", "generated"])
      cpSync(from, join(folder, `${copy}`, from), {
        recursive: true,
        filter: (path) => {
          const file = statSync(path);
          if (file.isFile() && /\.tsx?$/.test(path)) size += file.size;
          return file.isDirectory() || /\.tsx?$/.test(path);
        },
      });
  for (const [place, hard] of HARD_TEXTS.entries())
    writeFileSync(join(folder, `hard-${place}.ts`), `{${hard.repeat(20_000)}`);
  const rounds = Array.from({ length: AUDIT_ROUNDS }, () => ({
    floor: commandTime(process.execPath, TOOL_FLOOR),
    audit: commandTime(process.execPath, [join("dist", "cli.js"), "audit", folder]),
  }));
  rmSync(folder, { recursive: true, force: true });
  return { floor: rounds.map(({ floor }) => floor), audit: rounds.map(({ audit }) => audit) };
};

/** The boards on which the tool is timed. */
export const TOOL_SIDES = [8, 16, 24, 32] as const;

/** The tool's time in milliseconds, round by round, and its peak memory in bytes. */
export interface ToolRun {
  readonly side: number;
  readonly rounds: readonly number[];
  readonly peak: number;
}

const TOOL_ROUNDS = 7;

const TOOL_FLOOR = ["--input-type=module", "--eval", "import 'ts-morph'; import 'prettier';"];

/** Prints the peak memory of the process when it ends. */
const PEAK = `data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))`;

/** Times the tool on boards of several sizes, the king's pairs, and in turn a process that only imports. */
export const timeTool = (): { floor: readonly number[]; runs: readonly ToolRun[] } => {
  const out = (side: number): string => join(FOLDER, `tool-${side}`);
  const args = (side: number): string[] => [
    join("dist", "cli.js"),
    ...["--board", `${side}x${side}`, "--piece", "K", "--out", out(side)],
  ];
  const rounds = Array.from({ length: TOOL_ROUNDS }, () => ({
    floor: commandTime(process.execPath, TOOL_FLOOR),
    runs: TOOL_SIDES.map((side) => {
      rmSync(out(side), { recursive: true, force: true });
      return commandTime(process.execPath, args(side));
    }),
  }));
  const runs = TOOL_SIDES.map((side, at) => {
    const { stderr } = spawnSync(process.execPath, ["--import", PEAK, ...args(side)], {
      encoding: "utf8",
    });
    return {
      side,
      rounds: rounds.map((round) => round.runs[at] ?? NaN),
      peak: Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024,
    };
  });
  return { floor: rounds.map(({ floor }) => floor), runs };
};

/** Milliseconds in which the tool proves all tables of the package and prints them in one language, and in three. */
export const timeOutputs = (): Record<"one" | "three", readonly number[]> => {
  const timeOf = (...langs: readonly string[]): number => {
    const config = join(FOLDER, `outputs-${langs.length}.json`);
    const outputs = langs.map((lang) => ({ out: `outputs/${lang}`, lang }));
    writeFileSync(config, JSON.stringify({ tables: ["all"], outputs }));
    const cli = join("dist", "cli.js");
    return commandTime(process.execPath, [cli, "--config", config, "--dry-run"]);
  };
  const rounds = Array.from({ length: TOOL_ROUNDS }, () => ({
    one: timeOf("ts"),
    three: timeOf("ts", "cpp", "rust"),
  }));
  return { one: rounds.map(({ one }) => one), three: rounds.map(({ three }) => three) };
};

const importTime = (program: string, file: string): number =>
  Number(
    output(program, [
      "--input-type=module",
      "--eval",
      `const start = performance.now();
      await import(${JSON.stringify(file)});
      console.log(performance.now() - start);`,
    ]),
  );

const commandTime = (program: string, args: readonly string[]): number => {
  const start = performance.now();
  output(program, args);
  return performance.now() - start;
};

const output = (program: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
  return stdout;
};
