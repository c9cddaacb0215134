import { defineConfig } from "vitest/config";

// The tests that run the generator's own code, except slow ones. The other tests check its output, or
// run it as a process.
export default defineConfig({
  test: {
    include: [
      "test/betza.test.ts",
      "test/catalogue.test.ts",
      "test/config.test.ts",
      "test/folder.test.ts",
      "test/formats.test.ts",
      "test/generate.test.ts",
      "test/layouts.test.ts",
      "test/library.test.ts",
      "test/measures.test.ts",
      "test/npx.test.ts",
      "test/plan.test.ts",
      "test/printed.test.ts",
      "test/proofs.test.ts",
      "test/typescript-proof.test.ts",
    ],
    env: { LOAD_ANEW: "1" },
    testTimeout: 600_000,
  },
});
