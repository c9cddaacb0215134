/** The README's commands, run with the packed package or in a copy of the checkout. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { COMMANDS, CONFIGS, MAKEFILE } from "../support/readme.js";
import { platform } from "./support/platform.js";
import { copySources } from "./support/checkout.js";
import { checkout, PEERS, userProject } from "./support/projects.js";
import { runWithPackages } from "./support/registry.js";
import { runLine } from "./support/run.js";

/** Replacements for commands that need the network or the complete CI. */
const INSTEAD: Readonly<Record<string, () => void>> = {
  // The registry would serve this tarball.
  "npm install chess-distance": () => {
    const { status, stderr } = runLine(userProject(), `npm install "${inject("tarball")}"`);
    expect(status, stderr).toBe(0);
  },
  // These packages are linked in the projects of these tests; they are peer dependencies of the package.
  "npm install --save-dev ts-morph prettier": () => {
    const manifest: unknown = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
    for (const name of Object.keys(PEERS))
      expect(manifest).toHaveProperty(["peerDependencies", name]);
  },
  // It takes long, and has run in a copy of the checkout before these tests.
  "npm run build:site": () => {
    const site = inject("site");
    for (const page of ["index.html", join("api", "index.html")])
      expect(existsSync(join(site, page))).toBe(true);
    const setup = readFileSync(join(import.meta.dirname, "support", "setup.ts"), "utf8");
    expect(setup).toContain('"run", "build:site"');
  },
};

test.for(COMMANDS)("%s works", (command, context) => {
  const instead = INSTEAD[command];
  if (instead) {
    instead();
  } else if (command.startsWith("npm --prefix ../chess-distance ")) {
    const folder = temporaryFolder();
    copySources(join(folder, "chess-distance"));
    const project = join(folder, "project");
    mkdirSync(project);
    const { status, stderr } = runWithPackages(context, project, command);
    expect(status, stderr).toBe(0);
    expect(runLine(project, "npx chess-distance --help")).toHaveProperty("status", 0);
  } else if (command.startsWith("npm ci ")) {
    // CI runs commands that begin with an installation in its own clone, and may add options.
    const script = readFileSync(join(PROJECT, ".ci", "run"), "utf8");
    expect(script).toMatch(new RegExp(`'${command}(?: -- [^']*)?'`));
  } else {
    const isTool = command.startsWith("npx chess-distance");
    const folder = isTool ? userProject(PEERS) : checkout();
    if (isTool) {
      writeFileSync(join(folder, "chess-distance.json"), CONFIGS[0] ?? "");
      expect(runLine(folder, "npx chess-distance")).toHaveProperty("status", 0);
    }
    const { status, stderr } = runLine(folder, command);
    expect(status, stderr).toBe(0);
  }
});

test("make writes and checks the tables", (context) => {
  platform(context, "make");
  const folder = userProject();
  const config = { out: "tables", lang: "c", tables: ["CORNER"] };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  writeFileSync(join(folder, "Makefile"), MAKEFILE);
  expect(runLine(folder, "make tables && make check-tables")).toMatchObject({
    status: 0,
    stderr: "",
  });
  writeFileSync(join(folder, "tables", "corner.h"), "");
  expect(runLine(folder, "make check-tables").status).not.toBe(0);
});
