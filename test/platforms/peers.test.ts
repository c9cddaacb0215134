/** The lowest ts-morph and prettier that the package allows: the tool writes the same bytes with them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, PROJECT } from "../support/files.js";
import { platform } from "./support/platform.js";
import { PEERS, userProject } from "./support/projects.js";
import { run } from "./support/run.js";

const REQUEST = [
  ...["--board", "8x8", "--piece", "N", "--piece", "camel=C"],
  ...["--layout", "pair,0x88", "--out", "tables"],
];

/** The modules that the packed tool writes with these packages, as TypeScript and as JavaScript. */
const written = (packages: Readonly<Record<string, string>>): Record<string, string> => {
  const folder = userProject(packages);
  for (const format of ["ts", "js"]) {
    const args = ["chess-distance", ...REQUEST, "--format", format];
    const { status, stderr } = run(folder, "npx", args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  }
  return filesIn(join(folder, "tables"));
};

const manifestOf = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

test.for([
  ["ts-morph", ">="],
  ["prettier", "^"],
] as const)("%s", ([peer, sign], context) => {
  const lowest = platform(context, `${peer} (lowest)`);
  const version = /\d+\.\d+\.\d+/.exec(JSON.stringify(manifestOf(lowest)))?.[0];
  expect(manifestOf(PROJECT)).toHaveProperty(["peerDependencies", peer], `${sign}${version}`);
  expect(written({ ...PEERS, [peer]: lowest })).toEqual(written(PEERS));
});
