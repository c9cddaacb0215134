/**
 * Mutation testing of the generator: `npm run mutate`, or a room of it, `PART=boards npm run mutate`. It takes hours and is
 * not part of `npm test`. `docs/trust.md` has the last score of each part.
 *
 * The mutants that survive change:
 * - code for the type checker: defaults such as `?? []`, tests of types that the proofs guarantee;
 * - code that only saves time: early returns, caches;
 * - arithmetic with the same result: minus for plus where only parity counts, one more step of a
 *   loop that does nothing there, operators that no expression of ours has in that place;
 * - errors that cannot be caused without changing Node;
 * - what tests run as a process or bundle of its own: the ends of processes, `generate.ts`.
 */
const ROOMS = "core pieces boards languages checks files request audit commands".split(" ");

const { PART } = process.env;
if (PART !== undefined && !ROOMS.includes(PART))
  throw new Error(`PART=${PART}: expected one of ${ROOMS.join(", ")}`);

export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The entry point of a process runs in processes of its own, which mutants do not reach.
  mutate: [`generator/${PART ?? "."}/**/*.ts`, "!generator/{process,commands/cli}.ts"],
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
  maxTestRunnerReuse: 40, // each mutant's modules stay in the memory of its process
};
