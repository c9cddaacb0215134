/** Runs a program; returns what it prints. */
import { spawnSync } from "node:child_process";

/** Throws unless the program ends with the given status. */
export const output = (
  program: string,
  args: readonly string[],
  { cwd, status: expected = 0 }: { readonly cwd?: string; readonly status?: number } = {},
): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== expected)
    throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
};
