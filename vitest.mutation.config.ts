import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The tests that run before all others: the most effective for their time first. */
const FIRST = [
  "loading",
  "files/plan",
  "pieces/betza",
  "files/folder",
  "request/library",
  "core/layouts",
  "core/measures",
  "core/sets",
  "core/search",
  "core/typescript",
  "languages/texts",
  "core/emitted",
  "languages/read-back",
  "languages/printed",
  "commands/config",
  "commands/npx",
  "core/generate",
  "core/own-folder",
  "languages/languages",
  "request/measures",
  "languages/formats",
  "request/engine-measures",
  "boards/boards",
  "boards/numberings",
  "request/refusals",
  "boards/random",
  "boards/refused",
  "request/proofs",
  "audit/audit",
];

class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      FIRST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`)) >>> 0;
    return Promise.resolve(files.sort((one, other) => place(one) - place(other)));
  }
}

const RUNNER = "./test/support/until-first-failure.ts";

// Each mutant meets the same cases.
process.env["SEED"] ??= "64";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Tests with modules of their own, of pages and of what is not the generator.
    exclude: ["test/{explorer,platforms}/**", "test/{files/fuzz,request/ways}.test.ts"],
    ...{ pool: "threads", runner: RUNNER },
    ...{ testTimeout: 600_000, hookTimeout: 600_000 },
    sequence: { sequencer: InOrder },
    // Loaded once for each mutant, not once for each file.
    isolate: false,
  },
});
