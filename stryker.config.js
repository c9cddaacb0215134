/**
 * Mutation testing of the generator: `npm run mutate`. It takes long and is not part of `npm test`.
 *
 * What survives is of these kinds:
 * - what only pleases the type checker: defaults such as `?? []` and `= ""`, tests of a type that the proofs guarantee (the
 *   guards of `setOf` and `isHalf` in `proof.ts`, `typeof` in `prove.ts`, `corner-rule.ts` and `text.ts`, the filter in
 *   `ways.ts`);
 * - what only saves time: the early returns of `corner-rule.ts` and `lookup.ts`, the remembered row of `table.ts`, the options
 *   of ts-morph's project, `leaper` without the same leaps twice;
 * - arithmetic that gives the same result: minus for plus where only the parity counts (`distance.ts`), a loop that takes one
 *   step more on nothing (`ways.ts`, `lookup.ts`), operators that no tree of ours holds in that place (`text.ts`);
 * - errors that cannot be caused without changing Node.
 */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The entry point of a process runs in processes of its own, which mutants do not reach.
  // The texts of the templates are compared as texts.
  mutate: [
    "generator/**/*.ts",
    "!generator/commands/cli.ts",
    "!generator/languages/typescript/*.template.ts",
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
