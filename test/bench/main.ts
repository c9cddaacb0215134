/** `npm run bench`: measures, side by side, and prints a report in markdown. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ALTERNATIVES, DIRECT, FLOOR, LAYOUTS, LOOKUPS } from "./contenders.js";
import { markdownTable, median, ratioOf, verdict, written, type Ratio } from "./figures.js";
import {
  commandTime,
  engines,
  importTime,
  prepareLoops,
  timeLoops,
  type Timings,
  type Way,
} from "./run.js";

const IMPORT_ROUNDS = 31;
const COMMAND_ROUNDS = 9;

interface Bar {
  readonly sign: "≤" | "≥";
  readonly value: number;
}

const row = (measured: string, against: string, ratio: Ratio, bar?: Bar): string[] => [
  measured,
  against,
  written(ratio),
  bar ? `${bar.sign} ${bar.value.toLocaleString("en")}` : "",
  bar ? verdict(ratio.median, bar.sign, bar.value) : "",
];

const HEAD = ["measured", "against", "ratio", "bar", "reached"];

const say = (text: string): void => {
  console.log(`${text}\n`);
};

const rounds = (timings: Timings, name: string): readonly number[] => timings[name]?.rounds ?? [];

/** How many times as long as the floor, or as another contender. */
const against = (timings: Timings, name: string, other = FLOOR.name): Ratio =>
  ratioOf(rounds(timings, name), rounds(timings, other));

const reportLoops = (timings: Timings, way: Way, newest: boolean): string[][] => {
  const most = way === "imported" ? (newest ? 1.6 : 1.25) : 1.8;
  return LOOKUPS.map(({ name }) =>
    row(
      way === "imported" ? name : `${name}, bundled by ${way}`,
      "floor",
      against(timings, name),
      name === "manhattanDistance" ? undefined : { sign: "≤", value: most },
    ),
  );
};

const reportImported = (timings: Timings): string[][] => {
  const times = (slow: string, fast: string, value: number): string[] =>
    row(`${fast}, how many times faster`, slow, against(timings, slow, fast), { sign: "≥", value });
  return [
    ...[...DIRECT, ...LAYOUTS, ...ALTERNATIVES].map(({ name }) =>
      row(name, "floor", against(timings, name)),
    ),
    times("king arithmetic", "distance", 2),
    times("Manhattan arithmetic", "manhattanDistance", 2),
    times("knight formula", "knightDistance", 8),
    times("knight search", "knightDistance", 1000),
  ];
};

const reportImport = (name: string, program: string): string[][] => {
  const empty = join(".build", "bench", "empty.mjs");
  writeFileSync(empty, "");
  const files = {
    empty,
    package: join("dist", "index.js"),
    filled: join(".build", "start-up.mjs"),
  };
  const times = { empty: [], package: [], filled: [] } satisfies Record<string, number[]>;
  const found: Record<keyof typeof files, number[]> = times;
  const url = (file: string): string => pathToFileURL(join(process.cwd(), file)).href;
  for (let round = 0; round < IMPORT_ROUNDS; round++) {
    found.empty.push(importTime(program, url(files.empty)));
    found.package.push(importTime(program, url(files.package)));
    found.filled.push(importTime(program, url(files.filled)));
  }
  const over = (what: "package" | "filled"): number => median(found[what]) - median(found.empty);
  const milliseconds = `${over("package").toFixed(2)} ms over empty`;
  const faster = over("filled") / over("package");
  return [
    [
      `${name}: importing all tables`,
      "an empty module",
      milliseconds,
      "≤ 1.1 ms",
      verdict(over("package"), "≤", 1.1),
    ],
    [
      `${name}: importing all tables, how many times faster`,
      "filling them at start-up",
      `${faster.toFixed(2)} (${over("filled").toFixed(2)} ms over empty)`,
      "≥ 3",
      verdict(faster, "≥", 3),
    ],
  ];
};

const reportCommand = (): string[][] => {
  const floor: number[] = [];
  const generate: number[] = [];
  for (let round = 0; round < COMMAND_ROUNDS; round++) {
    floor.push(commandTime("npm", ["run", "--silent", "floor"]));
    generate.push(commandTime("npm", ["run", "--silent", "generate"]));
  }
  const ratio = ratioOf(generate, floor);
  return [row("npm run generate", "npm run floor", ratio, { sign: "≤", value: 1.5 })];
};

mkdirSync(join(".build", "bench"), { recursive: true });
const loops = await prepareLoops();
say(`${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, ${process.platform} ${process.arch}`);
for (const { name, program } of engines()) {
  const timings = new Map([...loops].map(([way, file]) => [way, timeLoops(program, file)]));
  const imported = timings.get("imported") ?? {};
  const floor = median(rounds(imported, FLOOR.name)).toFixed(2);
  say(`## ${name}: lookups\n\nThe floor took ${floor} ns a pair.`);
  say(
    markdownTable(HEAD, [
      ...[...timings].flatMap(([way, found]) => reportLoops(found, way, name === "Node 26")),
      ...reportImported(imported),
    ]),
  );
}
say("## Start-up and generation");
say(
  markdownTable(HEAD, [
    ...engines().flatMap(({ name, program }) => reportImport(name, program)),
    ...reportCommand(),
  ]),
);
