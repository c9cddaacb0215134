/** What of the package is left in a user's bundle: only what is imported, within a budget. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build as esbuild, transformSync } from "esbuild";
import { rolldown } from "rolldown";
import { rollup } from "rollup";
import { describe, expect, inject, test } from "vitest";
import webpack from "webpack";
import * as tables from "../src/index.js";
import { temporaryFolder } from "./support/files.js";

const CONSUMER = inject("consumer");
const ENTRY = join(CONSUMER, "node_modules", "chess-distance", "dist", "index.js");

type Bundle = (input: string, output: string) => Promise<unknown>;

const webpackBundle: Bundle = (input, output) =>
  new Promise((resolve, reject) => {
    webpack(
      {
        entry: input,
        output: {
          path: join(output, ".."),
          filename: "bundle.js",
          library: { type: "module" },
          module: true,
        },
        experiments: { outputModule: true },
        mode: "production",
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve(undefined);
      },
    );
  });

const plugin = {
  name: "chess-distance",
  resolveId: (id: string) => (id === "chess-distance" ? ENTRY : null),
};

const BUNDLERS: Record<string, Bundle> = {
  esbuild: (input, output) =>
    esbuild({ entryPoints: [input], outfile: output, bundle: true, format: "esm" }),
  rollup: async (input, output) =>
    (await rollup({ input, plugins: [plugin] })).write({ file: output }),
  rolldown: async (input, output) =>
    (await rolldown({ input, plugins: [plugin] })).write({ file: output }),
  webpack: webpackBundle,
};

/** The text of a program that uses these exports of the package and no others, bundled and minified. */
const bundled = async (bundler: string, ...used: readonly string[]): Promise<string> => {
  const folder = temporaryFolder(CONSUMER);
  const [input, output] = [join(folder, "program.js"), join(folder, "bundle.js")];
  const names = used.join(", ");
  writeFileSync(
    input,
    `import { ${names} } from "chess-distance";\nglobalThis.used = [${names}];\n`,
  );
  await BUNDLERS[bundler]?.(input, output);
  const { code } = transformSync(readFileSync(output, "utf8"), { minify: true, format: "esm" });
  return code;
};

const tablesIn = (code: string): number => code.match(/new Uint8Array\(\[/g)?.length ?? 0;

describe.each(Object.keys(BUNDLERS))("bundled by %s", (bundler) => {
  test("centerDistance leaves no other table", async () => {
    const code = await bundled(bundler, "centerDistance");
    expect(tablesIn(code)).toBe(1);
    expect(code).toContain("3,3,3,3,3,3,3,3,3,2,2,2,2,2,2,3");
  });

  test("a knight lookup by difference brings its table and CORNER", async () => {
    expect(tablesIn(await bundled(bundler, "knightDistanceByAbsDiff"))).toBe(2);
  });

  test("x88diff brings no table", async () => {
    expect(tablesIn(await bundled(bundler, "x88diff"))).toBe(0);
  });

  test("everything brings every table once", async () => {
    const all = Object.values(tables).filter((value) => value instanceof Uint8Array);
    expect(tablesIn(await bundled(bundler, ...Object.keys(tables)))).toBe(all.length);
  });
});

describe("size, bundled and minified by esbuild", () => {
  const size = async (...used: string[]): Promise<{ minified: number; gzip: number }> => {
    const code = await bundled("esbuild", ...used);
    return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
  };

  test("centerDistance is within 400 B", async () => {
    expect((await size("centerDistance")).minified).toBeLessThanOrEqual(400);
  });

  test("knightDistance is within 8.5 kB, and 600 B gzip", async () => {
    const { minified, gzip } = await size("knightDistance");
    expect(minified).toBeLessThanOrEqual(8500);
    expect(gzip).toBeLessThanOrEqual(600);
  });

  test("everything is within 30 kB", async () => {
    expect((await size(...Object.keys(tables))).minified).toBeLessThanOrEqual(30_000);
  });

  test("everything is within 2.4 kB gzip", async () => {
    expect((await size(...Object.keys(tables))).gzip).toBeLessThanOrEqual(2400);
  });
});
