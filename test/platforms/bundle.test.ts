/** Tests that a user's bundle contains only imported parts, and stays within size limits. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build as esbuild, transformSync } from "esbuild";
import { rolldown } from "rolldown";
import { rollup } from "rollup";
import { describe, expect, inject, test } from "vitest";
import webpack from "webpack";
import { ENTRIES, isTable } from "../support/exports.js";
import { sampled } from "../support/sampling.js";
import { packageIn, userProject } from "./support/projects.js";

const DIST = join(packageIn(inject("consumer")), "dist");

const [MAIN, PIECES, PATHS, VECTORS, SETS] = [
  "chess-distance",
  "chess-distance/pieces",
  "chess-distance/paths",
  "chess-distance/vectors",
  "chess-distance/sets",
] as const;

type EntryName = keyof typeof ENTRIES;

/** The file of an entry point of the package, for bundlers that do not find it themselves. */
const fileOf = (name: string): string | null =>
  name.startsWith(MAIN)
    ? join(DIST, `${name === MAIN ? "index" : name.replace(`${MAIN}/`, "")}.js`)
    : null;

type Bundle = (input: string, output: string) => Promise<unknown>;

const webpackBundle: Bundle = (input, output) =>
  new Promise((resolve, reject) => {
    const path = join(output, "..");
    webpack(
      {
        entry: input,
        output: { path, filename: "bundle.js", library: { type: "module" }, module: true },
        experiments: { outputModule: true },
        mode: "production",
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve(undefined);
      },
    );
  });

const plugin = { name: MAIN, resolveId: fileOf };

const BUNDLERS: Record<string, Bundle> = {
  esbuild: (input, output) =>
    esbuild({ entryPoints: [input], outfile: output, bundle: true, format: "esm" }),
  rollup: async (input, output) =>
    (await rollup({ input, plugins: [plugin] })).write({ file: output }),
  rolldown: async (input, output) =>
    (await rolldown({ input, plugins: [plugin] })).write({ file: output }),
  webpack: webpackBundle,
};

const bundleOf = async (bundler: string, program: string): Promise<string> => {
  const folder = userProject();
  const [input, output] = [join(folder, "program.js"), join(folder, "bundle.js")];
  writeFileSync(input, program);
  await BUNDLERS[bundler]?.(input, output);
  return readFileSync(output, "utf8");
};

/** The bundled and minified text of a program that uses only these exports of the package. */
const bundled = async (
  bundler: string,
  entry: EntryName,
  ...used: readonly string[]
): Promise<string> => {
  const names = used.join(", ");
  const program = `import { ${names} } from "${entry}";\nglobalThis.used = [${names}];\n`;
  const code = await bundleOf(bundler, program);
  return transformSync(code, { minify: true, format: "esm" }).code;
};

const tablesIn = (code: string): number => code.match(/new (?:Ui|I)nt\d+Array\(\[/g)?.length ?? 0;

describe.each(sampled(Object.keys(BUNDLERS), 2))("bundled by %s", (bundler) => {
  test.each<[EntryName, used: string, tables: number]>([
    [MAIN, "centerDistance", 1],
    [MAIN, "knightDistanceByAbsDiff", 2], // the other table is CORNER
    [MAIN, "x88diff", 0],
    [PIECES, "edgeDistance", 1],
    [PIECES, "UNREACHABLE", 0],
    [VECTORS, "QUEEN", 0],
    [SETS, "kingZone", 1],
  ])("of %s, %s brings no more tables than %i", async (entry, used, tables) => {
    expect(tablesIn(await bundled(bundler, entry, used))).toBe(tables);
  });

  test.each([MAIN, PIECES, PATHS, VECTORS, SETS])(
    "everything of %s brings every table once",
    async (entry) => {
      const all = Object.values(ENTRIES[entry]).filter(isTable);
      const code = await bundled(bundler, entry, ...Object.keys(ENTRIES[entry]));
      expect(tablesIn(code)).toBe(all.length);
    },
  );
});

test.each(sampled(Object.keys(BUNDLERS), 2, "library"))(
  "bundled by %s, the library leaves what only emit needs alone",
  async (bundler) => {
    const code = await bundleOf(
      bundler,
      `import { board, distances, emit, piece } from "chess-distance/generator";
      globalThis.found = distances(board(8, 8), piece("N"))[0][9];
      globalThis.emit = emit;\n`,
    );
    expect(Buffer.byteLength(code)).toBeLessThan(60_000);
    const context: Record<string, unknown> = {};
    context["globalThis"] = context;
    const { code: script } = transformSync(code, { format: "iife", target: "es2022" });
    runInNewContext(script, context);
    expect(context["found"]).toBe(4);
  },
);

describe("size, bundled and minified by esbuild", () => {
  const size = async (
    entry: EntryName,
    ...used: string[]
  ): Promise<{ minified: number; gzip: number }> => {
    const code = await bundled("esbuild", entry, ...used);
    return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
  };

  // The main entry must not grow.
  test.each<[EntryName, minified: number, gzip: number, ...used: string[]]>([
    [MAIN, 400, 400, "centerDistance"],
    [PIECES, 400, 400, "edgeDistance"],
    [MAIN, 8500, 650, "knightDistance"],
    [MAIN, 30_500, 2550, ...Object.keys(ENTRIES[MAIN])],
  ])("of %s: within %i bytes, and %i gzip: %s", async (entry, minified, gzip, ...used) => {
    const found = await size(entry, ...used);
    expect(found.minified).toBeLessThanOrEqual(minified);
    expect(found.gzip).toBeLessThanOrEqual(gzip);
  });

  // The cost of the form relative to the numbers alone, so that a new table changes no limit.
  test.each([
    { entry: MAIN, minified: 1.047, gzip: 1.36 },
    { entry: PIECES, minified: 1.034, gzip: 1.34 },
    { entry: PATHS, minified: 1.01, gzip: 1.05 },
    { entry: VECTORS, minified: 1.032, gzip: 1.32 },
    { entry: SETS, minified: 1.013, gzip: 1.06 },
  ])("everything of $entry is within $minified × its numbers, and $gzip × gzip", async (limit) => {
    const tables = Object.values(ENTRIES[limit.entry]).filter(isTable);
    const numbers = tables.map((table) => table.join()).join("\n");
    const found = await size(limit.entry, ...Object.keys(ENTRIES[limit.entry]));
    expect(found.minified / Buffer.byteLength(numbers)).toBeLessThanOrEqual(limit.minified);
    const compressed = gzipSync(numbers, { level: 9 }).length;
    expect(found.gzip / compressed).toBeLessThanOrEqual(limit.gzip);
  });
});
