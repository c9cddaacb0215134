/** The same tables in each format of TypeScript and JavaScript, in a folder for each format. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { FORMATS } from "../../generator/languages/typescript.js";
import { filesIn, newFolder } from "./files.js";
import { run } from "./tool.js";

/** Tables that need every kind of module: the corner rule, unreachable squares, one square. */
const TABLES = [
  { board: "3x3", piece: "camel" },
  { board: "6x6", piece: "camel", layout: "superimposed" },
  { board: "8x8", piece: "knight", layout: ["abs-diff", "0x88"] },
  { board: "6x6", piece: "king", to: "center" },
];

/**
 * Makes the modules of these tables once for a test file, with more keys of the config, if given. Returns a function
 * from a format to its folder.
 */
export const madeInFormats = (more: object = {}): ((as: string) => string) => {
  const folders = new Map<string, string>();

  beforeAll(async () => {
    for (const as of FORMATS) {
      const folder = newFolder();
      folders.set(as, folder);
      const config = { out: "tables", index: true, format: as, tables: TABLES, ...more };
      writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
      writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
      expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
    }
  });

  afterAll(() => {
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  });

  return (as) => {
    const folder = folders.get(as);
    if (folder === undefined) throw new Error(`no format: ${as}`);
    return folder;
  };
};

/** The modules in a folder that TypeScript reads. */
export const modulesIn = (folder: string): string[] =>
  Object.keys(filesIn(join(folder, "tables")))
    .filter((name) => name.endsWith("ts"))
    .map((name) => join(folder, "tables", name));
