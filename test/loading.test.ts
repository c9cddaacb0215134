/**
 * Loads the generator. Mutation testing runs this file first: an error while a module is loaded fails no test of the
 * files that import it, because their tests do not even start.
 */
import { expect, test } from "vitest";

const loaded = await Promise.allSettled([
  import("../generator/index.js"),
  import("../generator/audit/audit.js"),
  import("../generator/commands/run.js"),
  import("../generator/core/generate.js"),
]);

test("every module can be loaded", () => {
  expect(loaded.map(({ status }) => status)).toEqual(loaded.map(() => "fulfilled"));
});
