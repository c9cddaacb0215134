/** The modules in a user's project: each format is current and runs; what cannot be written is told. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { FORMATS } from "../generator/languages/typescript/style.js";
import { required, written } from "../generator/languages/typescript/modules.js";
import { filesIn, temporaryFolder } from "./support/files.js";
import { madeInFormats } from "./support/formats.js";
import { run } from "./support/tool.js";

const made = madeInFormats();

test.each(FORMATS)("the modules of the format %s are current when they are made", async (as) => {
  expect(await run(["--check"], [], made(as))).toMatchObject({ status: 0, errors: [] });
});

test("the modules in JavaScript run as they are, and hold no TypeScript", async () => {
  const folder = made("js");
  const names = Object.keys(filesIn(join(folder, "tables")));
  expect(names).toEqual([
    "camel-distance-11x11.d.ts",
    "camel-distance-11x11.js",
    "camel-distance-3x3.d.ts",
    "camel-distance-3x3.js",
    "corner-6x6.d.ts",
    "corner-6x6.js",
    "corner.d.ts",
    "corner.js",
    "frozen.d.ts",
    "frozen.js",
    "index.d.ts",
    "index.js",
    "king-center-distance-6x6.d.ts",
    "king-center-distance-6x6.js",
    "knight-distance-by-0x88-diff.d.ts",
    "knight-distance-by-0x88-diff.js",
    "knight-distance-by-abs-diff.d.ts",
    "knight-distance-by-abs-diff.js",
    "unreachable.d.ts",
    "unreachable.js",
  ]);
  const url = pathToFileURL(join(folder, "tables", "index.js")).href;
  const exports: unknown = await import(/* @vite-ignore */ url);
  const lookup: unknown = Reflect.get(Object(exports), "knightDistanceByAbsDiff");
  if (typeof lookup !== "function") throw new Error("no lookup");
  const answers = [1, 9, 18, 63].map((square): unknown => Reflect.apply(lookup, null, [0, square]));
  expect(answers).toEqual([3, 4, 4, 6]);
});

test("a package that is installed nowhere is named with the command that installs it", () => {
  expect(() => required("chess-distance-needs-no-such-package")).toThrow(
    "Writing TypeScript requires ts-morph and prettier, which are not both installed. " +
      "To install them: npm install --save-dev ts-morph prettier",
  );
});

test("what ts-morph or prettier cannot print is one line with their versions, without source text", async () => {
  const broken = { file: "broken.ts", text: "const = 1;\nconst secret = 2;" };
  await expect(written(broken, "ts")).rejects.toThrow(
    /^ts-morph 28\.0\.0 or prettier 3\.10\.1 failed on broken.ts: (?!.*secret)[^\n]+\. Other versions may work: npm install --save-dev ts-morph prettier$/,
  );
});

test("a package that is installed but cannot be loaded is named with the reason", () => {
  const broken = join(temporaryFolder(), "broken.cjs");
  writeFileSync(broken, 'require("@nobody/has-this");');
  expect(() => required(broken)).toThrow(
    `${broken} cannot be loaded: Error: Cannot find module '@nobody/has-this'. Install it again.`,
  );
});
