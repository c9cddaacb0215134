/** Other engines for tests that need them. */
import { join } from "node:path";
import { inject, type TestContext } from "vitest";
import { PROJECT } from "./files.js";

/**
 * The program of an engine in `test/engines`. Where it is missing, the test is skipped with the reason
 * printed; in CI that is a failure.
 */
export const engine = (context: TestContext, name: "node-26"): string => {
  const reason = inject("enginesMissing");
  if (reason !== "" && process.env["CI"]) throw new Error(reason);
  if (reason !== "") {
    console.warn(`skipped: ${context.task.name}: ${reason}`);
    context.skip(reason);
  }
  return join(PROJECT, "test", "engines", "node_modules", name, "bin", "node");
};
