/** At the end of a run, prints which tests were skipped on this machine and why, and how to repeat the run's draws. */
import type { Reporter, TestModule } from "vitest/node";
import { isThorough, SEED } from "./sampling.js";

/** The number of skipped tests, by the reason. */
const skipped = (modules: readonly TestModule[]): ReadonlyMap<string, number> => {
  const reasons = new Map<string, number>();
  for (const module of modules)
    for (const test of module.children.allTests("skipped")) {
      const result = test.result();
      if (result.state === "skipped" && result.note !== undefined)
        reasons.set(result.note, (reasons.get(result.note) ?? 0) + 1);
    }
  return reasons;
};

export const reporter: Reporter = {
  onTestRunEnd: (modules) => {
    for (const [reason, tests] of skipped(modules))
      console.log(`NOT TESTED (${tests} ${tests === 1 ? "test" : "tests"}): ${reason}`);
    if (!isThorough)
      console.log(`SEED=${SEED} draws the same cases again; THOROUGH=1 runs all of them.`);
  },
};
