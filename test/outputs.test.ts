/** One config with several outputs, and several configs in one run. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { LANGUAGE_NAMES } from "../generator/languages/languages.js";
import { CONFIG } from "../generator/request/keys.js";
import { filesIn, temporaryFolder } from "./support/files.js";
import { run, type Said } from "./support/tool.js";

const NAME = "chess-distance.json";

const WAZIR = { board: "2x2", piece: "W" };
const FERZ = { board: "2x2", piece: "F" };

/** A project with some files, and the tool in it; what it says names paths as in the project. */
const project = (files: Readonly<Record<string, unknown>>) => {
  const root = temporaryFolder();
  const write = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const text = typeof content === "string" ? content : JSON.stringify(content);
    writeFileSync(join(root, path), text);
  };
  write("package.json", {});
  for (const [path, content] of Object.entries(files)) write(path, content);
  const plain = (lines: readonly string[]): readonly string[] =>
    lines.flatMap((line) => line.replaceAll(`${relative("", root)}/`, "").split("\n"));
  const toolIn = async (folder: string, ...args: readonly string[]): Promise<Said> => {
    const { status, out, errors } = await run(args, [], join(root, folder));
    return { status, out: plain(out), errors: plain(errors) };
  };
  const tool = (...args: readonly string[]): Promise<Said> => toolIn("", ...args);
  const namesIn = (folder: string): readonly string[] =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  const textOf = (path: string): string => filesIn(join(root, dirname(path)))[path.split("/").at(-1) ?? ""] ?? "";
  return { root, write, tool, toolIn, namesIn, textOf };
};

/** Three outputs, of which one has tables of its own. */
const OUTPUTS = {
  index: true,
  namespace: "engine::tables",
  format: "js",
  tables: [WAZIR],
  outputs: [
    { out: "web/tables" },
    { out: "engine/cpp", lang: "cpp" },
    { out: "engine/rust", lang: "rust", index: false, tables: [FERZ, "CORNER"] },
  ],
};

describe("several outputs", () => {
  test("are written in one run, and checked, planned and pruned together", async () => {
    const { root, write, tool, namesIn, textOf } = project({ [NAME]: OUTPUTS });
    const missing = await tool("--check");
    expect(missing).toMatchObject({ status: 1, errors: [] });
    expect(missing.out).toHaveLength(11 + 1);
    const planned = await tool("--dry-run");
    expect(planned.out.slice(-2)).toEqual([
      expect.stringMatching(/^11 files, .*: 11 would be written, 0 unchanged$/),
      "Nothing was written: this is a dry run.",
    ]);
    expect(namesIn("")).toEqual([NAME, "package.json"]);

    const { status, out } = await tool();
    expect(status).toBe(0);
    const made = {
      "web/tables": [
        ...["frozen.d.ts", "frozen.js", "index.d.ts", "index.js"],
        ...["wazir-distance-2x2.d.ts", "wazir-distance-2x2.js"],
      ],
      "engine/cpp": ["tables.hpp", "wazir_distance_2x2.hpp"],
      "engine/rust": ["corner.rs", "ferz_distance_2x2.rs", "mod.rs"],
    };
    for (const [folder, names] of Object.entries(made)) expect(namesIn(folder)).toEqual(names);
    // The report names each file with its folder.
    expect(out.map((line) => line.split(" ")[0]).slice(0, -1).sort()).toEqual(
      Object.entries(made)
        .flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`))
        .sort(),
    );
    expect(textOf("engine/cpp/wazir_distance_2x2.hpp")).toContain("namespace engine::tables {");
    expect(textOf("engine/rust/ferz_distance_2x2.rs").split("\n")[1]).toBe(
      `// ferz_distance_2x2.rs, by ../../${NAME}; to regenerate: npx chess-distance`,
    );
    expect(await tool("--check")).toEqual({
      status: 0,
      out: ["All 11 files are current."],
      errors: [],
    });

    const [web, ...others] = OUTPUTS.outputs;
    write(NAME, { ...OUTPUTS, tables: [FERZ], outputs: [{ ...web, index: false }, ...others] });
    rmSync(join(root, "engine/rust/corner.rs"));
    const stale = await tool("--check");
    expect(stale.status).toBe(1);
    expect(stale.out.map((line) => line.replace(/(differs): .*/, "$1"))).toEqual([
      "web/tables/ferz-distance-2x2.js (FERZ_DISTANCE_2X2) is missing",
      "web/tables/ferz-distance-2x2.d.ts is missing",
      "engine/cpp/ferz_distance_2x2.hpp (FERZ_DISTANCE_2X2) is missing",
      "engine/cpp/tables.hpp differs",
      "engine/rust/corner.rs (CORNER) is missing",
      "",
    ]);
  });
});
