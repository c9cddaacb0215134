/** Runs the contenders: bundles their loops, starts the engines, and times imports and commands. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import { rolldown } from "rolldown";
import { rollup } from "rollup";
import { output } from "./command.js";
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

/** This Node and the installed Nodes of other versions. Prints the versions that are not installed. */
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
  // Only this package is bundled; the other libraries are imported.
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

/** The milliseconds of each round, by the name of the timed function or import. */
export type Times = ReadonlyMap<string, readonly number[]>;

/** Times functions in turn, so that a slow machine affects all of them equally. */
const inTurn = (rounds: number, things: Readonly<Record<string, () => number>>): Times => {
  const times = new Map<string, number[]>(Object.keys(things).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, time] of Object.entries(things)) times.get(name)?.push(time());
  return times;
};

/** Times imports in fresh processes: of an empty module, of the package, of a module that fills its tables. */
export const timeStartUp = (program: string): Times => {
  const empty = join(FOLDER, "empty.mjs");
  writeFileSync(empty, "");
  const importOf = (file: string) => () => importTime(program, pathToFileURL(file).href);
  return inTurn(31, {
    empty: importOf(empty),
    tables: importOf(DIST),
    filled: importOf(join(".build", "start-up.mjs")),
  });
};

/** Times `npm run generate` when it proves all tables, and its floor. */
export const timeCommands = (): Times => {
  const script = (words: string) => () => commandTime("npm", `run --silent ${words}`.split(" "));
  return inTurn(15, { floor: script("floor"), generate: script("generate -- --check") });
};

const CLI = join("dist", "cli.js");

/** Times a process that only imports the tool's dependencies. */
const timeFloor = (): number =>
  commandTime(process.execPath, [
    ...["--input-type=module", "--eval", "import 'ts-morph'; import 'prettier';"],
  ]);

/** The number of bytes to audit: copies of this repository's sources. */
const AUDITED = 100_000_000;

/** Times the tool when it audits sources, and the floor. */
export const timeAudit = (): Times => {
  // In another folder, because git ignores the folder of the bench.
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
  const times = inTurn(3, {
    floor: timeFloor,
    // 2, because it skips the hard texts, which do not end or are nested too deep.
    audit: () => commandTime(process.execPath, [CLI, "audit", folder], 2),
  });
  rmSync(folder, { recursive: true, force: true });
  return times;
};

/** The lengths of arrays that are common in engines, and an array of weights or keys. */
const [USUAL_LENGTHS, LONG] = [[16, 24, 32, 36, 48, 64, 128, 225, 640, 768], 65_536];

/** Random numbers of some bits, as an array in C. */
const arrayOf = (length: number, bits: number): string => {
  let state = length;
  const numbers = Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> (32 - bits);
  });
  return `int t${length}[] = {${numbers.join()}};\n`;
};

/** Times the audit of a tree of usual arrays, of long arrays of 8 and of 16 bits, and the floor. */
export const timeArrays = (): Times => {
  const folder = mkdtempSync(join(tmpdir(), "chess-distance-"));
  const audited = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return () => commandTime(process.execPath, [CLI, "audit", file]);
  };
  const usual = [4, 7, 9].flatMap((bits) => USUAL_LENGTHS.map((length) => arrayOf(length, bits)));
  const times = inTurn(5, {
    floor: timeFloor,
    tree: audited("tree.c", usual.join("")),
    "8 bits": audited("8.c", arrayOf(LONG, 8)),
    "16 bits": audited("16.c", arrayOf(LONG, 16)),
  });
  rmSync(folder, { recursive: true, force: true });
  return times;
};

/** The boards on which the tool is timed. */
export const TOOL_SIDES = [8, 16, 24, 32] as const;

const TOOL_ROUNDS = 7;

/** Prints the peak memory of the process when it ends. */
const PEAK = `data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))`;

/** Times the tool for the king's pairs on boards of several sizes, and the floor. Measures its peak memory in bytes. */
export const timeTool = (): { readonly times: Times; readonly peaks: readonly number[] } => {
  const out = (side: number): string => join(FOLDER, `tool-${side}`);
  const args = (side: number): string[] => [
    ...[CLI, "--board", `${side}x${side}`, "--piece", "K", "--out", out(side)],
  ];
  const made = (side: number) => () => {
    rmSync(out(side), { recursive: true, force: true });
    return commandTime(process.execPath, args(side));
  };
  const sides = Object.fromEntries(TOOL_SIDES.map((side) => [`${side}x${side}`, made(side)]));
  const times = inTurn(TOOL_ROUNDS, { floor: timeFloor, ...sides });
  const peaks = TOOL_SIDES.map((side) => {
    const command = ["--import", PEAK, ...args(side)];
    const { stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    return Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024;
  });
  return { times, peaks };
};

/** Times the tool when it proves all tables of the package and prints them, once in one language and once in three. */
export const timeOutputs = (): Times => {
  const timeOf = (...langs: readonly string[]) => {
    const config = join(FOLDER, `outputs-${langs.length}.json`);
    const outputs = langs.map((lang) => ({ out: `outputs/${lang}`, lang }));
    writeFileSync(config, JSON.stringify({ tables: ["all"], outputs }));
    return () => commandTime(process.execPath, [CLI, "--config", config, "--dry-run"]);
  };
  return inTurn(TOOL_ROUNDS, { one: timeOf("ts"), three: timeOf("ts", "cpp", "rust") });
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

const commandTime = (program: string, args: readonly string[], status = 0): number => {
  const start = performance.now();
  output(program, args, { status });
  return performance.now() - start;
};
