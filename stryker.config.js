/**
 * Mutation testing of the generator: `npm run mutate`. It takes long and is not part of `npm test`.
 *
 * Mutants that no test can kill are, for example, defaults such as `?? []` that exist only for the type checker, values
 * that are computed when a file is loaded (the runner loads each file before it inserts mutants), options that only
 * save time, and errors that cannot be caused without changing Node.
 */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The entry points of processes run in processes of their own, which mutants do not reach.
  // The text of the template is compared as a text.
  mutate: [
    "generator/**/*.ts",
    "!generator/commands/{cli,process}.ts",
    "!generator/languages/typescript/frozen.template.ts",
  ],
  disableTypeChecks: false,
  coverageAnalysis: "perTest",
  reporters: ["clear-text", "html", "progress-append-only"],
  htmlReporter: { fileName: ".build/mutation.html" },
  tempDirName: ".build/stryker",
  ignorePatterns: ["dist", ".build"],
  thresholds: { high: 100, low: 95, break: 95 },
  concurrency: 2,
};
