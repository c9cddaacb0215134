/** The README's commands, run with the packed package or in a copy of the checkout. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { PROJECT } from "../support/files.js";
import { COMMANDS } from "../support/readme.js";
import { checkout, PEERS, userProject } from "./support/projects.js";
import { runLine } from "./support/run.js";

/** Commands that need the network or the whole CI: what stands for them here. */
const INSTEAD: Readonly<Record<string, () => void>> = {
  // The tarball is what the registry would serve.
  "npm install chess-distance": () => {
    const { status, stderr } = runLine(userProject(), `npm install "${inject("tarball")}"`);
    expect(status, stderr).toBe(0);
  },
  // The projects of these tests have them linked; the package names them as its peers.
  "npm install --save-dev ts-morph prettier": () => {
    const manifest: unknown = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
    for (const name of Object.keys(PEERS))
      expect(manifest).toHaveProperty(["peerDependencies", name]);
  },
};

test.each(COMMANDS.map((command) => [command]))("%s works", (command) => {
  const instead = INSTEAD[command];
  if (instead) {
    instead();
  } else if (command.startsWith("npm ci ")) {
    // What begins with an installation, CI runs in its own clone.
    expect(readFileSync(join(PROJECT, ".ci", "run"), "utf8")).toContain(`'${command}'`);
  } else {
    const isTool = command.startsWith("npx chess-distance ");
    const folder = isTool ? userProject(PEERS) : checkout();
    if (isTool)
      expect(runLine(folder, command.replace(" --check", ""))).toHaveProperty("status", 0);
    const { status, stderr } = runLine(folder, command);
    expect(status, stderr).toBe(0);
  }
});
