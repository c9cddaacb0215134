/**
 * Mutation testing of the generator: `npm run mutate`. Nearly an hour on two cores; no part of `npm test`.
 *
 * What survived when all 2,624 mutants were last run, a score of 96.8 %, and 797 in the files changed since, 96.6 %; and why:
 * - `?.`, `?? ""`, `?? []`, `= ""`, `typeof` and `Array.isArray` in board, combined, drift, paths, plan, proof, proofs, tables and
 *   tool-options are there for the type checker: what they stand for cannot come up.
 * - Parities with minus for plus (metrics), leaps made twice (betza `leaper`), `<=` for `<` where one step more finds
 *   nothing (drift, fill), a second reading of equal numbers (`nearer` in proofs): another way to the same.
 * - `/0\d/` for `/^0\d/` (betza): a number with a zero inside is over the limit already.
 * - Values made when a file is loaded, which the runner does once before it puts mutants in: `leaps` and `piece` in metrics,
 *   `about` in corners, `PAIR_HINT` in proofs, LAYOUT_NAMES in request. Other tests run the whole process.
 * - `proveText` left out (emit/modules): it refuses faulty text, and the emission makes none. That it refuses
 *   faults, emitted-proof.test.ts shows with the parts that it calls.
 * - Options of ts-morph's project, the name of its file, and blank lines that prettier sets right (emit/print, structures,
 *   table-module): they only save time.
 * - The state `differs` by another word, and the text found of a missing file (plan): nothing reads them.
 * - `every` for `some` over the one origin that a lookup with the corner rule has (proofs).
 * - Errors of a kind that no test can bring about without changing Node (options, tool, tool-options).
 * - What only tool-search.test.ts tells, too slow for this run: the layouts that a piece needs the rule for
 *   (`cornerRuleMends`, `deviatingClasses`, `byDifference` of the center).
 * - What the explorer and the pictures call, whose tests are not in this run (`squareNamed`, `layoutNamed`).
 * - `^` before what begins a line in every module (literal), `undefined` for `false` (proofs), and the `…` after a
 *   line that ends just where it is cut (drift).
 * - `>` for `>=` at exactly 100,000 pairs (tool): no board has so many.
 */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The processes around the commands run in processes of their own, which no mutant reaches.
  // The text of the template is compared as it is.
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
