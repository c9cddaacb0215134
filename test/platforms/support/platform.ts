/** Programs and packages that a test needs. A test is skipped if they are missing. */
import { inject, type TestContext } from "vitest";
import { PROJECT } from "../../support/files.js";
import { platformFile, type PlatformName } from "./platforms.js";

/** The file of a platform. If it is missing, skips the test with the reason, or throws the reason in CI. */
export const platform = (context: Pick<TestContext, "skip">, name: PlatformName): string => {
  const file = platformFile(PROJECT, name);
  if (file !== undefined) return file;
  return notTested(context, `${name}: ${inject("missing")[name] ?? "it is not installed"}`);
};

/** Skips a test with a reason, or throws the reason in CI. */
export const notTested = (context: Pick<TestContext, "skip">, reason: string): never => {
  if (process.env["CI"]) throw new Error(reason);
  return context.skip(reason);
};
