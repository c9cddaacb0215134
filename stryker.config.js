/**
 * Mutation testing of the generator: `npm run mutate`, or a room of it, `PART=boards npm run mutate`. All of it takes many
 * hours, so `SHARE=20` draws one of 20 pieces of the code, by `SEED`. `docs/evidence.md` has the last score of each room.
 *
 * The mutants that survive change:
 * - code for the type checker: defaults such as `?? []`, tests of types that the proofs guarantee;
 * - code that only saves time: early returns, caches;
 * - arithmetic with the same result: minus for plus where only parity counts, one more step of a
 *   loop that does nothing there, operators that no expression of ours has in that place;
 * - errors that cannot be caused without changing Node;
 * - what tests run as a process or bundle of its own: the ends of processes, `generate.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";

const ROOMS = "core pieces boards languages checks files request audit commands".split(" ");

const { PART, SHARE = "1", SEED = "64" } = process.env;
if (PART !== undefined && !ROOMS.includes(PART))
  throw new Error(`PART=${PART}: expected one of ${ROOMS.join(", ")}`);

const PIECE = 8; // lines

/** One of `SHARE` pieces of a file: mutants that a piece does not contain whole are left out. */
const drawnIn = (file) => {
  const count = Math.ceil(readFileSync(file, "utf8").split("\n").length / PIECE);
  const pieces = Array.from({ length: count }, (_, at) => [1 + PIECE * at, PIECE * (at + 1)]);
  const isDrawn = (line) => {
    const mixed = [...`${file}:${line}`].reduce(
      (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16777619),
      Number(SEED) ^ 2166136261,
    );
    return (mixed >>> 7) % Number(SHARE) === 0;
  };
  return pieces.filter(([from]) => isDrawn(from)).map(([from, to]) => `${file}:${from}-${to}`);
};

const folder = `generator/${PART ?? "."}`;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => `${folder}/${name}`.replace("/./", "/"));

export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The entry point of a process runs in processes of its own, which mutants do not reach.
  mutate: [...files.flatMap(drawnIn), "!generator/{process,commands/cli}.ts"],
  disableTypeChecks: false,
  coverageAnalysis: "perTest",
  reporters: ["clear-text", "html", "progress-append-only"],
  htmlReporter: { fileName: ".build/mutation.html" },
  tempDirName: ".build/stryker",
  ignorePatterns: ["dist", ".build"],
  thresholds: {
    ...{ high: 100, low: 95 },
    break: PART === "core" ? 95 : 0,
  },
  concurrency: 2,
  timeoutFactor: 5, // a busy machine is no endless loop
  maxTestRunnerReuse: 40, // each mutant's modules stay in the memory of its process
};
