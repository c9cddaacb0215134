import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import explorer from "./explorer/vite.config.js";
import { skipReporter } from "./test/platforms/support/reporter.js";

export default defineConfig({
  test: {
    // Runs at once share nothing, neither this file of results nor the folder of the coverage.
    cache: false,
    maxWorkers: "100%",
    reporters: ["default", skipReporter],
    projects: [
      {
        // How the explorer finds the package by its name.
        resolve: { alias: explorer.resolve.alias },
        test: {
          name: "tables",
          include: ["test/*.test.ts"],
          testTimeout: 60_000,
          typecheck: {
            enabled: true,
            include: ["test/*.test-d.ts"],
            tsconfig: "test/tsconfig.types.json",
          },
        },
      },
      {
        resolve: { alias: explorer.resolve.alias },
        test: {
          name: "platforms",
          include: ["test/platforms/*.test.ts"],
          globalSetup: ["test/platforms/support/setup.ts"],
          // These end tests that hang; on a busy machine, processes and browsers take long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["generator/**/*.{ts,tsx}", "generated/**/*.ts", "src/**/*.ts"],
      exclude: [
        // The processes around the commands, which are run as such.
        "generator/commands/{cli,process}.ts",
        // Its text is generated/frozen.ts.
        "generator/languages/typescript/frozen.template.ts",
      ],
      reporter: ["text-summary", ["text", { skipFull: true }]],
      reportsDirectory: join(tmpdir(), `chess-distance-coverage-${process.pid}`),
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
