/** Mutation testing of the generator: `npm run mutate`. Half an hour; no part of `npm test`. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The processes around the commands run in processes of their own, which no mutant reaches.
  // The pictures are held against numbers found otherwise in their own test, which reads the files of `docs/`.
  mutate: [
    "generator/**/*.ts",
    "!generator/main.ts",
    "!generator/cli.ts",
    "!generator/pictures/**",
  ],
  disableTypeChecks: false,
  coverageAnalysis: "perTest",
  reporters: ["clear-text", "html", "progress-append-only"],
  htmlReporter: { fileName: ".build/mutation.html" },
  tempDirName: ".build/stryker",
  ignorePatterns: ["test/platforms/node_modules", "dist", "coverage", ".build"],
  thresholds: { high: 100, low: 95, break: 95 },
  concurrency: 2,
};
