/** Tests that `npm run trace` names the files that run, in the order of their calls. */
import { expect, test } from "vitest";
import { sampled } from "../support/sampling.js";
import { checkout } from "./support/projects.js";
import { run } from "./support/run.js";

/** The traced files in order, without the functions beside them, and the last line. */
const traced = (...args: readonly string[]) => {
  const { status, stdout, stderr } = run(checkout(), "npm", [
    ...["run", "--silent", "trace", "--"],
    ...args,
  ]);
  expect(status, stderr).toBe(0);
  const lines = stdout.trim().split("\n");
  return { files: lines.map((line) => line.split(/\s/, 1)[0] ?? ""), last: lines.at(-1) };
};

/** Expects that some of the files stand in a given order. */
const inOrder = (files: readonly string[], wanted: readonly string[]): void => {
  expect(files.filter((file) => wanted.includes(file))).toEqual(wanted);
};

/** What is traced, and what the trace must name. Each run compiles the generator anew. */
const TRACES: readonly (readonly [what: string, trace: () => void])[] = [
  [
    "a table of the package",
    () => {
      const { files, last } = traced("generate", "KNIGHT_DISTANCE_15X15");
      inOrder(files, [
        "core/generate.ts",
        "core/tables/modules.ts",
        "core/tables/table.ts",
        "core/tables/prove.ts",
      ]);
      expect(files).toContain("core/measures/distances.ts");
      expect(files.filter((file) => /^(?:request|audit|commands)\//.test(file))).toEqual([]);
      expect(last).toMatch(
        /^\d+ files, \d+ calls between files, \d+ pairs of files that call each other$/,
      );
    },
  ],
  [
    "a request",
    () => {
      const { files } = traced("--lang", "rust", "--board", "10x8", "--piece", "C", "--proof");
      inOrder(files, ["commands/run.ts", "request/request.ts", "languages/print-files.ts"]);
      expect(files).toContain("checks/checks.ts");
    },
  ],
];

test.for(sampled(TRACES, 1))("%s", ([, trace]) => {
  trace();
});
