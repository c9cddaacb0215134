import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { reporter } from "./test/support/reporter.js";

/**
 * Starts the slowest files first, so that no worker is left with one of them at the end. Isolated
 * files come after all others, because a shared worker ends when its next file is isolated.
 */
class SlowFirst extends BaseSequencer {
  static readonly SLOW = [
    "languages",
    "checks",
    "samples",
    "audit",
    "random",
    "boards",
    "read-back",
    "printed",
    "single",
    "npx-measures",
    "config",
    "npx",
    "generate",
    "betza",
    "readme",
    "fuzz",
    "proofs",
    "release",
    "coq",
    "explorer",
    "chapters-diagrams",
    "chapters-layout",
    "chapters-code",
    "chapters-arrays",
    "chapters-page",
    "site",
  ];

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      SlowFirst.SLOW.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) >>> 0;
    const isolated = ({ project }: TestSpecification): number => Number(project.config.isolate);
    return (await super.sort(files)).sort(
      (one, other) => isolated(one) - isolated(other) || place(one) - place(other),
    );
  }
}

const isShuffled = process.argv.some((argument) => argument.startsWith("--sequence.shuffle"));

/** Only ends tests that hang, and so is long: everything is slow on a busy machine. */
const ENDS_HANGS = { testTimeout: 600_000, hookTimeout: 600_000 };

const SETUP = { setupFiles: ["test/support/seed.ts"], ...ENDS_HANGS };

/** The tests that replace modules, count calls, or measure memory, which need modules of their own. */
const MOCKING = ["files/fuzz", "request/proofs", "request/ways"].map(
  (name) => `test/${name}.test.ts`,
);

/** It needs a page of its own. */
const MEMORY = ["test/explorer/memory.test.ts"];

/** One copy of the generator for all files of a worker, with its caches. */
const TOGETHER = { isolate: false, pool: "threads" } as const;

export default defineConfig({
  test: {
    // Parallel runs share nothing, neither a file of results nor the coverage folder.
    cache: false,
    maxWorkers: "100%",
    reporters: ["default", reporter],
    sequence: isShuffled ? {} : { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: "tables",
          include: ["test/**/*.test.ts"],
          exclude: [...MOCKING, "test/{explorer,platforms}/**"],
          ...TOGETHER,
          ...SETUP,
        },
      },
      {
        test: { name: "mocking", include: MOCKING, pool: "threads", ...SETUP },
      },
      {
        test: {
          name: "page",
          include: ["test/explorer/*.test.ts"],
          exclude: MEMORY,
          ...TOGETHER,
          ...SETUP,
        },
      },
      { test: { name: "page-memory", include: MEMORY, pool: "threads", ...SETUP } },
      {
        test: {
          name: "platforms",
          include: ["test/platforms/*.test.ts"],
          globalSetup: ["test/platforms/support/setup.ts"],
          // One browser for all files of a worker.
          isolate: false,
          ...SETUP,
          // Chromium seldom stops to draw a page, so that Playwright waits for frames in vain.
          retry: {
            count: 1,
            condition: /waiting for element to be visible, enabled and stable\W*(?:\d+m\W*)*$/,
          },
          // Sooner than the test, so that a failure says what was missing; pages do the same.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["generator/**/*.ts", "src/**/*.ts", "explorer/drawing/**/*.{ts,tsx}"],
      exclude: [
        // The entry point of a process; tests of platforms run it in processes of their own.
        "generator/{process,commands/cli}.ts",
      ],
      reporter: ["text-summary", ["text", { skipFull: true }]],
      reportsDirectory: join(tmpdir(), `chess-distance-coverage-${process.pid}`),
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
