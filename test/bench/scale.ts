/** How the tool's cost grows with the board: processor time and memory, beside a script that only prints a formula. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownTable, ratioOf, written, writtenBar, type Bar } from "./figures.js";

const FOLDER = join(".build", "scale");
const CLI = join("dist", "cli.js");
const ROUNDS = 5;

/** Ten lines that print the king's distances by a formula, for a board with a given side, to a given file. */
const TEN_LINES = `import { closeSync, openSync, writeSync } from "node:fs";
const [side, path] = [Number(process.argv[2]), process.argv[3]];
const [file, count] = [openSync(path, "w"), side * side];
const rank = (square) => Math.floor(square / side);
writeSync(file, "static const unsigned char DISTANCE[" + count * count + "] = {\\n");
for (let from = 0; from < count; from++) {
  const row = Array.from({ length: count }, (_, to) => Math.max(Math.abs((from % side) - (to % side)), Math.abs(rank(from) - rank(to))));
  writeSync(file, row.join(", ") + ",\\n");
}
writeSync(file, "};\\n");
closeSync(file);
`;

/** Prints the processor time, in microseconds, and the peak memory, in KiB, when the process ends. */
const USAGE = `data:text/javascript,process.on("exit",()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS:m}=process.resourceUsage();console.error("usage",u+s,m)})`;

interface Usage {
  readonly microseconds: number;
  readonly mebibytes: number;
}

/** Runs Node, and measures it. */
const usageOf = (args: readonly string[]): Usage => {
  const { stderr } = spawnSync(process.execPath, ["--import", USAGE, ...args], {
    encoding: "utf8",
  });
  const [, time, memory] = /usage (\d+) (\d+)/.exec(stderr) ?? [];
  if (time === undefined || memory === undefined) throw new Error(`not measured: ${stderr}`);
  return { microseconds: Number(time), mebibytes: Number(memory) / 1024 };
};

/** What is measured, what its time is compared with, and the bars of time and memory. */
interface Row {
  readonly what: string;
  readonly args: readonly string[];
  readonly against: "nothing" | 32 | 64;
  readonly bar: Bar;
  readonly memory?: Bar;
  /** Whether the files of the round before stay. */
  readonly isAgain?: true;
}

const atMost = (value: number): Bar => ({ sign: "≤", value });

const kings = (side: number, more: readonly string[] = [], lang = "c"): readonly string[] => [
  ...["--lang", lang, "--board", `${side}x${side}`, "--piece", "K", "--name", `king${side}`],
  ...["--out", join(FOLDER, `king-${side}-${lang}`), ...more],
];

const ROWS: readonly Row[] = [
  {
    what: "the knight on 8×8, in C",
    args: ["--lang", "c", "--table", "KNIGHT_DISTANCE", "--out", join(FOLDER, "knight")],
    ...{ against: "nothing", bar: atMost(3), memory: atMost(60) },
  },
  {
    what: "the king on 32×32, in C",
    args: kings(32),
    against: 32,
    bar: atMost(5),
    memory: atMost(110),
  },
  {
    what: "the king on 64×64, in C",
    args: kings(64),
    against: 64,
    bar: atMost(6),
    memory: atMost(250),
  },
  {
    what: "the same, `--check` of the unchanged file",
    args: kings(64, ["--check"]),
    ...{ against: 64, bar: atMost(4), isAgain: true },
  },
  // Strings of bytes, an array in parts, and a module that runs are the most work.
  ...Object.entries({ "C#": "csharp", Coq: "coq", TypeScript: "ts" }).map(([title, lang]): Row => ({
    what: `the king on 64×64, in ${title}`,
    args: kings(64, [], lang),
    ...{ against: 64, bar: atMost(6), memory: atMost(250) },
  })),
  ...["superimposed", "0x88", "abs-diff"].map((layout): Row => ({
    what: `the king on 64×64, ${layout}`,
    args: kings(64, ["--layout", layout]),
    ...{ against: 64, bar: atMost(5), memory: atMost(200) },
  })),
  ...["--help", "--version", "--refused"].map((option): Row => ({
    what: `\`${option}\``,
    args: [option],
    ...{ against: "nothing", bar: atMost(2) },
  })),
];

/** The usage of what the rows are compared with, in one round. */
const roundOfOthers = (script: string) => ({
  nothing: usageOf(["--eval", "0"]),
  32: usageOf([script, "32", join(FOLDER, "32.c")]),
  64: usageOf([script, "64", join(FOLDER, "64.c")]),
});

/** Measures everything in turn, and returns a table in markdown. */
export const scaleTable = (): string => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const script = join(FOLDER, "ten-lines.mjs");
  writeFileSync(script, TEN_LINES);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const others = roundOfOthers(script);
    const own = ROWS.map(({ args, isAgain }) => {
      if (!isAgain)
        rmSync(args.at(args.indexOf("--out") + 1) ?? "", { recursive: true, force: true });
      return usageOf([CLI, ...args]);
    });
    return { others, own };
  });
  return markdownTable(
    ["measured", "against", "× its processor time", "bar", "peak MiB", "bar"],
    ROWS.map(({ what, against, bar, memory }, place) => {
      const own = rounds.map((round) => round.own[place]);
      const times = own.map((usage) => usage?.microseconds ?? NaN);
      const others = rounds.map((round) => round.others[against].microseconds);
      const peaks = own.map((usage) => usage?.mebibytes ?? NaN);
      const peak = ratioOf(
        peaks,
        peaks.map(() => 1),
      );
      return [
        what,
        against === "nothing" ? "`node --eval 0`" : `ten lines, ${against}×${against}`,
        written(ratioOf(times, others), bar),
        writtenBar(bar),
        written(peak, memory),
        memory ? writtenBar(memory) : "",
      ];
    }),
  );
};
