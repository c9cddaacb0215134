/** Tests that the modules of each format are current and run in a user's project. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { emit } from "../../generator/index.js";
import { FORMATS } from "../../generator/languages/typescript.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { madeInFormats } from "../support/formats.js";
import { run } from "../support/tool.js";

const made = madeInFormats();

test.each(FORMATS)("new modules of the format %s are current", async (as) => {
  expect(await run(["--check"], [], made(as))).toMatchObject({ status: 0, errors: [] });
});

test("the modules in JavaScript run unchanged, and contain no TypeScript", async () => {
  const folder = made("js");
  const names = Object.keys(filesIn(join(folder, "tables")));
  const modules = [
    ...["camel-distance-11x11", "camel-distance-3x3", "corner-6x6", "corner", "frozen", "index"],
    ...["king-center-distance-6x6", "knight-distance-by-0x88-diff"],
    ...["knight-distance-by-abs-diff", "unreachable"],
  ];
  expect(names).toEqual(modules.flatMap((name) => [`${name}.d.ts`, `${name}.js`]));
  const url = pathToFileURL(join(folder, "tables", "index.js")).href;
  const exports: unknown = await import(/* @vite-ignore */ url);
  const lookup: unknown = Reflect.get(Object(exports), "knightDistanceByAbsDiff");
  if (typeof lookup !== "function") throw new Error("no lookup");
  const answers = [1, 9, 18, 63].map((square): unknown => Reflect.apply(lookup, null, [0, square]));
  expect(answers).toEqual([3, 4, 4, 6]);
});

test("a check in JavaScript runs unchanged, and names the fault", async () => {
  const request = {
    format: "js",
    proof: true,
    tables: [{ board: "3x3", piece: "N", name: "x" }],
  } as const;
  const modules = await emit(request, "npm test");
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const { file, text } of modules) writeFileSync(join(folder, file), text);
  const declared = modules.find(({ file }) => file === "x-distance.proof.d.ts");
  expect(declared?.text.split("\n").slice(4)).toEqual(["// prettier-ignore", "export {};", ""]);
  const proof = join(folder, "x-distance.proof.js");
  const run = () => spawnSync(process.execPath, [proof], { encoding: "utf8" });
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  const table = join(folder, "x-distance.js");
  writeFileSync(table, readFileSync(table, "utf8").replace("0, 3, 2,", "0, 3, 4,"));
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain("X_DISTANCE is wrong from a1");
});
