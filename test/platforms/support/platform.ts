/** What a test takes of the machine, or is skipped without. */
import { inject, type TestContext } from "vitest";
import { PROJECT } from "../../support/files.js";
import { platformFile, type PlatformName } from "./platforms.js";

/** The file of a platform. Where there is none, the test is skipped and says why; in CI, that is a failure. */
export const platform = (context: TestContext, name: PlatformName): string => {
  const file = platformFile(PROJECT, name);
  if (file !== undefined) return file;
  const reason = `${name}: ${inject("missing")[name] ?? "it is not on this machine"}`;
  if (process.env["CI"]) throw new Error(reason);
  return context.skip(reason);
};
