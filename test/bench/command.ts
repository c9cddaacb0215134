/** Runs a program; returns what it prints. */
import { spawnSync } from "node:child_process";

/** Throws if the program fails. */
export const output = (program: string, args: readonly string[], cwd?: string): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
};
