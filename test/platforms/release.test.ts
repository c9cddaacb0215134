/** Tests a release with its workflow's commands: from a tagged commit to the package that users install and run. */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { INSTALL, PROGRAMS } from "../support/readme.js";
import { HOOK, LOCAL_HOOK, USERS_WORKFLOW, workflow, workflowText } from "../support/workflows.js";
import { copySources } from "./support/checkout.js";
import { startRegistry } from "./support/registry.js";
import { run, runLine } from "./support/run.js";

const JOBS = Object.values(workflow(workflowText("release.yml")).jobs);

const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")),
);

/** GitHub's variables for the release that these tests make. */
const PUSHED = { GITHUB_REF_NAME: `v${version}`, GITHUB_REPOSITORY: "somebody/chess-distance" };

const change = (folder: string, file: string, from: string | RegExp, to: string): void => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

/** Makes a commit that is ready for its release: it has an owner, and a section of the changelog. */
const commit = (folder: string): void => {
  copySources(folder);
  change(folder, "package.json", /"github:.*"/, '"github:somebody/chess-distance"');
  change(folder, "CHANGELOG.md", /^## .*$/m, `## ${version}`);
  // The real file runs these tests. This one only looks for the tarball.
  writeFileSync(join(folder, ".ci", "run"), 'test -f "$TARBALL"\n');
  // The real one is run by `release-files.test.ts`. This one only looks for the tool.
  const archives =
    "mkdir -p .build/files && touch .build/files/{SHA256SUMS,chess-distance-c.tar.gz}";
  writeFileSync(join(folder, ".ci", "release-files"), `test -f dist/cli.js && ${archives}\n`);
  const author = "-c user.name=t -c user.email=t@example.org";
  const { status, stderr } = runLine(
    folder,
    `git init --quiet && git add . && git ${author} commit --quiet --message release && git clean -dfqX`,
  );
  expect(status, stderr).toBe(0);
};

/** Runs the commands of a step of the release. */
const inSteps = (folder: string, commands: string, more: Readonly<Record<string, string>>) =>
  run(folder, "bash", ["-e", "-c", commands], { ...PUSHED, ...more });

/** What an action does, given the folder of the job and that of artifacts. */
type Action = (
  folder: string,
  inputs: Readonly<Record<string, unknown>>,
  artifacts: string,
) => void;

const ACTIONS: Readonly<Record<string, Action>> = {
  "actions/checkout": commit,
  "actions/setup-node": () => undefined,
  "actions/upload-artifact": (folder, { name, path }, artifacts) => {
    const kept = join(artifacts, String(name));
    mkdirSync(kept);
    expect(runLine(folder, `cp ${String(path)} "${kept}"`)).toHaveProperty("status", 0);
  },
  "actions/download-artifact": (folder, { name }, artifacts) => {
    cpSync(join(artifacts, String(name)), folder, { recursive: true });
  },
};

test("builds, tests and publishes a tarball, which a user installs by the README and runs", async (context) => {
  const registry = await startRegistry(context);
  const [artifacts, spoken] = [temporaryFolder(), temporaryFolder()];
  for (const { permissions, steps } of JOBS) {
    const folder = temporaryFolder();
    // npm accepts publications only from the job with an identity.
    const settings = "id-token" in permissions ? registry.settings : {};
    for (const step of steps) {
      if (!("run" in step)) {
        const act = ACTIONS[step.uses.replace(/@.*/, "")];
        if (act === undefined) throw new Error(`What does ${step.uses} do?`);
        act(folder, step.with, artifacts);
      } else if (step.run === "npm ci") {
        // This step is slow; CI runs it in its own clone.
        symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
      } else {
        const done = inSteps(folder, `gh() { printf '%s ' gh "$@" > "$SAID"; }\n${step.run}`, {
          ...settings,
          SAID: join(spoken, "gh.txt"),
        });
        expect(done.status, step.run + done.stdout + done.stderr).toBe(0);
      }
    }
  }

  // A function replaces GitHub's own program.
  const release = readFileSync(join(spoken, "gh.txt"), "utf8");
  expect(release).toContain(`gh release create v${version} ./SHA256SUMS ./chess-distance-c.tar.gz`);
  const files = readdirSync(artifacts, { recursive: true, encoding: "utf8" });
  const [tarball = "", ...others] = files.filter((file) => file.endsWith(".tgz"));
  expect(others).toEqual([]);
  const hash = createHash("sha512").update(readFileSync(join(artifacts, tarball)));
  const published: unknown = await (await fetch(`${registry.address}/chess-distance`)).json();
  expect(published).toMatchObject({
    versions: {
      [version]: {
        dist: { integrity: `sha512-${hash.digest("base64")}` },
        repository: { url: "git+https://github.com/somebody/chess-distance.git" },
      },
    },
  });

  const user = temporaryFolder();
  const installed = runLine(user, INSTALL, registry.settings);
  expect(installed.status, installed.stderr).toBe(0);
  const [program = ""] = PROGRAMS;
  writeFileSync(join(user, "program.mjs"), program);
  const said = [...program.matchAll(/; \/\/ (.*)$/gm)].map(([, text]) => `${text}\n`);
  expect(run(user, process.execPath, ["program.mjs"]).stdout).toBe(said.join(""));
  expect(runLine(user, "npx chess-distance --version").stdout).toBe(`${version}\n`);

  // The workflow for users and both hooks report whether tables are current.
  const status = (line: string): number | null => runLine(user, line, registry.settings).status;
  writeFileSync(
    join(user, "chess-distance.json"),
    '{ "out": "tables", "lang": "cpp", "tables": ["KNIGHT_DISTANCE"] }',
  );
  const steps = Object.values(workflow(USERS_WORKFLOW).jobs).flatMap((job) => job.steps);
  const [install = "", ...checked] = steps.flatMap((step) => ("run" in step ? [step.run] : []));
  expect(status(install)).toBe(0);
  const checks = [...checked, LOCAL_HOOK.entry, HOOK.entry];
  expect(checks).toHaveLength(3);
  expect(checks.map(status)).toEqual([1, 1, 1]);
  expect(status(LOCAL_HOOK.entry.replace(" --check", ""))).toBe(0);
  expect(checks.map(status)).toEqual([0, 0, 0]);
});

test("refuses a tag other than that of package.json, and a release that is not ready", () => {
  const [tagged = "", ...others] = (JOBS[0]?.steps ?? []).flatMap((step) =>
    "run" in step ? [step.run] : [],
  );
  const folder = temporaryFolder();
  commit(folder);
  const ofTag = (more: Readonly<Record<string, string>>): number | null =>
    inSteps(folder, tagged, more).status;
  expect(ofTag({})).toBe(0);
  expect(ofTag({ GITHUB_REF_NAME: "v999.0.0" })).toBe(1);
  expect(ofTag({ GITHUB_REPOSITORY: "another/chess-distance" })).toBe(1);

  const ready = others.find((line) => line.includes("release:check")) ?? "";
  expect(runLine(folder, ready)).toHaveProperty("status", 0);
  for (const [file, from, to, reason] of [
    ["package.json", "somebody", "TODO", "is TODO"],
    ["CHANGELOG.md", /^## \d.*$/gm, "## Unreleased", `no section "## ${version}"`],
    ["README.md", "#", "##", "not committed"],
  ] as const) {
    change(folder, file, from, to);
    const { status, stdout } = runLine(folder, ready);
    expect(status, file).toBe(1);
    expect(stdout).toContain(reason);
    expect(runLine(folder, "git checkout --quiet .").status).toBe(0);
  }
});
