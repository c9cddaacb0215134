/** The API reference: it is made without a warning, and has a page for each exported name. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as generator from "../../generator/index.js";
import { ENTRIES } from "../support/exports.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { run } from "./support/run.js";

const TYPEDOC = join(PROJECT, "node_modules", "typedoc", "bin", "typedoc");

test("says of every exported name what it is", () => {
  const folder = temporaryFolder();
  const { status, stderr } = run(PROJECT, process.execPath, [TYPEDOC, "--out", folder]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });

  const all = { ...ENTRIES, "chess-distance/generator": generator };
  const pages = Object.entries(all).flatMap(([entry, exported]) =>
    Object.keys(exported).map((name) => `${entry.replace("/", "_")}.${name}.html`),
  );
  const kinds = ["variables", "functions", "classes"];
  const missing = pages.filter(
    (page) => !kinds.some((kind) => existsSync(join(folder, kind, page))),
  );
  expect(missing).toEqual([]);

  const combined = join(folder, "variables", "chess-distance_pieces.COMBINED_DISTANCE.html");
  expect(readFileSync(combined, "utf8")).toMatch(/<table>.*opposition.*<\/table>/s);
});
