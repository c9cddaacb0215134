/**
 * What prevents the work from outside, such as a missing folder or a denied permission, and what is skipped for that.
 */
import { inLine } from "./errors.js";

/** Reports that something external, such as a missing folder, prevents the work. The message says what to do. */
export class EnvironmentError extends Error {
  /** The name of the class, which `toString` puts before the message. */
  override readonly name = "EnvironmentError";
  /** The error code, the same for every error of this class. */
  readonly code = "ERR_ENVIRONMENT";
}

/** Returns the reason why Node or Deno denied an action for lack of permission; `undefined` for any other error. */
export const denialIn = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  // Deno's error has no code.
  const code = "code" in error ? error.code : error.name;
  return code === "ERR_ACCESS_DENIED" || code === "NotCapable"
    ? `${inLine(error.message.replace(/\.$/, ""))} (${code})`
    : undefined;
};

/** Called with the reason why something is skipped. */
export type Skip = (reason: string) => void;
