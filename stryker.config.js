/**
 * Mutation testing of the generator: `npm run mutate`. It takes long and is not part of `npm test`.
 *
 * What survives is of these kinds:
 * - what only pleases the type checker: defaults such as `?? []` and `= ""`, and tests of a type that the proofs guarantee;
 * - what only saves time: early returns, what is remembered, the options of ts-morph's project;
 * - arithmetic that gives the same result: minus for plus where only the parity counts, a loop that takes one step more on
 *   nothing, operators that no tree of ours holds in that place;
 * - errors that cannot be caused without changing Node.
 */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The entry point of a process runs in processes of its own, which mutants do not reach.
  // The texts of the templates are compared as texts.
  mutate: ["generator/**/*.ts", "!generator/commands/cli.ts", "!generator/**/*.template.ts"],
  disableTypeChecks: false,
  coverageAnalysis: "perTest",
  reporters: ["clear-text", "html", "progress-append-only"],
  htmlReporter: { fileName: ".build/mutation.html" },
  tempDirName: ".build/stryker",
  ignorePatterns: ["dist", ".build"],
  thresholds: { high: 100, low: 95, break: 95 },
  concurrency: 2,
};
