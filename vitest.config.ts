import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { reporter } from "./test/support/reporter.js";

// Most code runs only briefly in tests, so V8 optimizes it later than usual: the tests take a sixth less time. The V8 of
// Node 22 and newer has no such flag, and optimizes later anyway.
if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=600000");

// Most objects of a test die young. With more room for them, a twentieth of the time goes into collecting them less.
setFlagsFromString("--max-semi-space-size=64");
setFlagsFromString("--min-semi-space-size=16");

/**
 * Starts the slowest files first, so that no worker is left with one of them at the end. Isolated
 * files come before all others, because a shared worker ends when its next file is isolated.
 */
class SlowFirst extends BaseSequencer {
  static readonly SLOW = [
    "languages",
    "release",
    "readme",
    "coq",
    "checks",
    "samples",
    "release-files",
    "tutorial",
    "strict",
    "tool",
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
    "fuzz",
    "proofs",
    "workbench",
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
      (one, other) => isolated(other) - isolated(one) || place(one) - place(other),
    );
  }
}

const isShuffled = process.argv.some((argument) => argument.startsWith("--sequence.shuffle"));

/** These limits only end tests that hang. They are long, because everything is slow on a busy machine. */
const ENDS_HANGS = { testTimeout: 600_000, hookTimeout: 600_000 };

const SETUP = { setupFiles: ["test/support/seed.ts"], ...ENDS_HANGS };

/** Tests that replace modules or count calls. They need modules of their own. */
const MOCKING = ["files/fuzz", "request/ways"].map((name) => `test/${name}.test.ts`);

/** This test measures memory, so it needs modules of its own. */
const MEMORY = ["test/explorer/memory.test.ts"];

/** All files of a worker share one copy of the generator, with its caches. */
const TOGETHER = { isolate: false, pool: "threads" } as const;

export default defineConfig({
  test: {
    // Parallel runs must not share anything that changes, such as a file of results or the coverage folder.
    cache: false,
    // Transformed modules are kept in node_modules, named by a hash of their text and of this config.
    experimental: { fsModuleCache: true },
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
          // All files of a worker share one browser.
          isolate: false,
          ...SETUP,
          // In rare cases, Chromium stops drawing a page, and Playwright waits for a frame that never comes.
          retry: {
            count: 1,
            condition: /waiting for element to be visible, enabled and stable\W*(?:\d+m\W*)*$/,
          },
          // Shorter than the limit of a test, so that a failure names what was missing. Pages have the same limit.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["generator/**/*.ts", "src/**/*.ts"],
      exclude: [
        // The entry points of processes: the tests of platforms run them in processes of their own.
        "generator/{process,commands/cli}.ts",
      ],
      reporter: ["text-summary", ["text", { skipFull: true }]],
      reportsDirectory: join(tmpdir(), `chess-distance-coverage-${process.pid}`),
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
