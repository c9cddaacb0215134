/** A folder with configs, and the tool running in it. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect } from "vitest";
import { CONFIG_NAME } from "../../generator/commands/config.js";
import { filesIn, temporaryFolder } from "./files.js";
import { run, type Said } from "./tool.js";

export const WAZIR = { board: "2x2", piece: "W" };
export const FERZ = { board: "2x2", piece: "F" };

/** Makes a folder with files, given as text or JSON by path. The tool's output names paths relative to this folder. */
export const workspace = (files: Readonly<Record<string, unknown>>) => {
  const root = temporaryFolder();
  const write = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const text = typeof content === "string" ? content : JSON.stringify(content);
    writeFileSync(join(root, path), text);
  };
  const plain = (lines: readonly string[]): readonly string[] =>
    lines.flatMap((line) => line.replaceAll(`${relative("", root)}/`, "").split("\n"));
  const toolIn = async (
    folder: string,
    args: readonly string[],
    announced?: string[],
  ): Promise<Said> => {
    const { status, out, errors } = await run(args, announced, join(root, folder));
    return { status, out: plain(out), errors: plain(errors) };
  };
  const tool = (...args: readonly string[]): Promise<Said> => toolIn("", args);
  /** The files of a folder, `tables` by default, as text by name; empty if the folder is missing. */
  const tables = (folder = "tables"): Record<string, string> =>
    existsSync(join(root, folder)) ? filesIn(join(root, folder)) : {};
  write("package.json", {});
  for (const [path, content] of Object.entries(files)) write(path, content);
  return { root, write, tool, toolIn, tables };
};

/** The mistakes for which a config is refused, each with its path but without the name of the config. */
export const mistakesIn = async (config: unknown): Promise<readonly string[]> => {
  const { tool, tables } = workspace({ [CONFIG_NAME]: config });
  const { status, out, errors } = await tool();
  expect({ status, out }).toEqual({ status: 2, out: [] });
  expect(Object.keys(tables(""))).toEqual([CONFIG_NAME, "package.json"]);
  return errors.map((line) => line.replace(new RegExp(`^${CONFIG_NAME}: `), ""));
};

/** The arguments of a command. Some are in quotes. */
export const argumentsIn = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)]
    .map(([, quoted, word]) => quoted ?? word ?? "")
    .slice(2);
