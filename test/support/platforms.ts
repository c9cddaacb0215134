/** Other engines, compilers and a browser, for the tests that need them. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inject, type TestContext } from "vitest";
import { PROJECT } from "./files.js";

const installed = (...path: string[]): string =>
  join(PROJECT, "test", "platforms", "node_modules", ...path);

const PLATFORMS = {
  "Node 20": [installed("node-20", "bin", "node")],
  "Node 22": [installed("node-22", "bin", "node")],
  "Node 24": [installed("node-24", "bin", "node")],
  "Node 26": [installed("node-26", "bin", "node")],
  Bun: [installed("bun", "bin", "bun")],
  Deno: [installed("deno", "deno")],
  "TypeScript 5.0": [installed("typescript-5.0", "bin", "tsc")],
  "TypeScript 5.6": [installed("typescript-5.6", "bin", "tsc")],
  "TypeScript 6.0": [installed("typescript-6.0", "bin", "tsc")],
  "TypeScript 7.0": [installed("typescript-7.0", "bin", "tsc")],
  Chromium: (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => ["chromium", "google-chrome"].map((name) => join(folder, name))),
} as const;

/** A platform that a test runs on. */
export type Platform = keyof typeof PLATFORMS;

/**
 * The program of a platform. Where there is none, the test is skipped with the reason printed; in CI that
 * is a failure.
 */
export const platform = (context: TestContext, name: Platform): string => {
  const program = PLATFORMS[name].find((path) => existsSync(path));
  if (program !== undefined) return program;
  const reason = `${name} is not on this machine. ${inject("platformsMissing")}`.trimEnd();
  if (process.env["CI"]) throw new Error(reason);
  console.warn(`SKIPPED: ${context.task.name}: ${reason}`);
  return context.skip(reason);
};
