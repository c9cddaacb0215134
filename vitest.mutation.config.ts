import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The tests that run the generator's own code, with the most effective for their time first.
 * The other tests check its output, or run it as a process.
 */
const FILES = [
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
  "audit/numberings",
].map((name) => `test/${name}.test.ts`);

class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      FILES.findIndex((file) => moduleId.endsWith(file)) >>> 0;
    return Promise.resolve(files.sort((one, other) => place(one) - place(other)));
  }
}

const RUNNER = "./test/support/until-first-failure.ts";

// Each mutant meets the same cases.
process.env["SEED"] ??= "64";

export default defineConfig({
  test: {
    ...{ include: FILES, pool: "threads", runner: RUNNER },
    ...{ testTimeout: 600_000, hookTimeout: 600_000 },
    sequence: { sequencer: InOrder },
    // Loaded once for each mutant, not once for each file.
    isolate: false,
  },
});
