import { defineConfig } from "vitest/config";
import explorer from "./explorer/vite.config.js";

export default defineConfig({
  // How the explorer finds the package by its name.
  resolve: { alias: explorer.resolve.alias },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/setup.ts"],
    typecheck: { enabled: true, include: ["test/**/*.test-d.ts"] },
    // One for each core: much of the time they wait for processes that they have started.
    maxWorkers: "100%",
    testTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["generator/**/*.{ts,tsx}", "generated/**/*.ts", "src/**/*.ts"],
      // The processes around the commands: process.test.ts and tool-package.test.ts run them as such.
      exclude: ["generator/main.ts", "generator/cli.ts"],
      reporter: ["text-summary", "html"],
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
