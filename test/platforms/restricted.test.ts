/** Tests the tool in processes that may do less: without a home, with few permissions, without code from strings. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { platform } from "./support/platform.js";
import { packageIn } from "./support/projects.js";
import { run } from "./support/run.js";

const CONFIG = { out: "tables", lang: "c", tables: [{ board: "2x2", piece: "W" }] };

/** A project with a config, and a copy of the package beside it, so that permissions can name each. */
const restricted = () => {
  // Deno allows programs in /dev/shm only everything.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "chess-distance-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const [tool, project] = [join(folder, "tool"), join(folder, "project")];
  cpSync(packageIn(inject("consumer")), tool, { recursive: true });
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), "{}");
  writeFileSync(join(project, "chess-distance.json"), JSON.stringify(CONFIG));
  const said = (program: string, options: readonly string[], ...args: readonly string[]) => {
    const cli = join(tool, "dist", "cli.js");
    const { status, stderr } = run(project, program, [...options, cli, ...args]);
    // Old versions of Node warn that permissions are experimental.
    const errors = stderr.replaceAll(/^\(.*\n/gm, "").replaceAll(`${folder}/`, "");
    return { status, errors, isWritten: existsSync(join(project, "tables")) };
  };
  return { folder, tool, project, said };
};

test.skipIf(process.getuid?.() !== 0)(
  "a user without an entry in /etc/passwd, a home or any variable",
  () => {
    const { folder, tool, project } = restricted();
    for (const [path, mode] of [
      [folder, 0o755],
      [project, 0o777],
    ] as const)
      chmodSync(path, mode);
    const ran = spawnSync(process.execPath, [join(tool, "dist", "cli.js")], {
      ...{ cwd: project, encoding: "utf8", env: {}, uid: 12345, gid: 12345 },
    });
    expect(ran, ran.stderr).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(join(project, "tables", "wazir_distance_2x2.h"))).toBe(true);
  },
);

const AGAIN = "Fix the problem, then run the command again.\n";

describe.each([
  ["Node 20", "--experimental-permission"],
  ["Node 22", "--experimental-permission"],
  ["Node 24", "--permission"],
  ["Node 26", "--permission"],
] as const)("%s with %s", (engine, option) => {
  const denied = String.raw`Access to this API has been restricted.* \(ERR_ACCESS_DENIED\)`;

  test("names what must not be read or written", (context) => {
    const node = platform(context, engine);
    const { tool, project, said } = restricted();
    const may = (...folders: readonly string[]) => [
      option,
      ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
    ];
    const lost = said(node, may(tool));
    expect(lost).toMatchObject({ status: 2, isWritten: false });
    expect(lost.errors).toMatch(
      new RegExp(String.raw`^cannot read the working directory: ${denied}\.\n$`),
    );
    const reading = said(node, may(tool, project), "--config", "../other");
    expect(reading).toMatchObject({ status: 2, isWritten: false });
    expect(reading.errors).toMatch(new RegExp(`^cannot read other: ${denied}\\. ${AGAIN}$`));
    const writing = said(node, may(tool, project));
    expect(writing).toMatchObject({ status: 2, isWritten: false });
    expect(writing.errors).toMatch(
      new RegExp(
        String.raw`^cannot write tables/chess_distance_target\.h: ${denied}\. No file is half`,
      ),
    );
  });

  test("writes where it may, although the permissions deny every flush", (context) => {
    const { project, said } = restricted();
    const options = [option, "--allow-fs-read=*", `--allow-fs-write=${project}/*`];
    expect(said(platform(context, engine), options)).toEqual({
      ...{ status: 0, errors: "", isWritten: true },
    });
  });
});

test("Deno's permissions", (context) => {
  const deno = platform(context, "Deno");
  const { tool, project, said } = restricted();
  const may = (...options: readonly string[]) => said(deno, ["run", "--no-prompt", ...options]);
  const read = `--allow-read=${tool},${project}`;
  for (const [options, errors] of [
    [
      [`--allow-read=${tool}`],
      /^cannot read the working directory: Requires read access to .* \(NotCapable\)\.\n$/,
    ],
    [[read], /^Requires env access to "\w+", .* \(NotCapable\)\.\n$/],
    [
      [read, "--allow-env"],
      /^cannot write tables\/chess_distance_target\.h: Requires write access to "tables", .* \(NotCapable\)\. No file/,
    ],
  ] as const) {
    const refused = may(...options);
    expect(refused).toMatchObject({ status: 2, isWritten: false });
    expect(refused.errors).toMatch(errors);
  }
  // It does not matter that it must not ask the system for the home folder.
  const ran = may(read, "--allow-env", `--allow-write=${project}`);
  expect(ran).toEqual({ status: 0, errors: "", isWritten: true });
});

test("without code from strings, other languages are written, and TypeScript is not called wrong", () => {
  const { said } = restricted();
  const option = ["--disallow-code-generation-from-strings"];
  const refused = said(process.execPath, option, "--piece", "N", "--out", "tables");
  expect(refused).toMatchObject({ status: 2, isWritten: false });
  expect(refused.errors).toMatch(/^TypeScript is proved by running it, which this process forbids/);
  expect(said(process.execPath, option)).toEqual({ status: 0, errors: "", isWritten: true });
});
