/** The command as a process: the same bytes everywhere, and nothing lost when the disk or a run gives out. */
import { spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { chmodSync, cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { platform } from "./support/platforms.js";
import { filesIn, GENERATED, PROJECT, temporaryFolder } from "./support/files.js";

const COMMAND = join(PROJECT, ".build", "generate.cjs");

const MODULES = Object.keys(filesIn(GENERATED)).length;

const MEND = "No module is left half written: mend this, then run the command again.";

const generate = (
  folder: string,
  args: readonly string[] = [],
  options: { program?: string; env?: NodeJS.ProcessEnv; uid?: number } = {},
): SpawnSyncReturns<string> => {
  const { program = process.execPath, env = {}, ...rest } = options;
  return spawnSync(program, [COMMAND, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
    ...rest,
  });
};

/** A folder with modules that are all ours and all out of date. */
const staleFolder = (): string => {
  const folder = temporaryFolder();
  cpSync(GENERATED, join(folder, "generated"), { recursive: true });
  for (const [file, text] of Object.entries(filesIn(GENERATED)))
    writeFileSync(join(folder, "generated", file), `${text}// old\n`);
  return folder;
};

/** The modules of a folder by state; each must be wholly old or wholly new. */
const statesIn = (folder: string): Record<string, "old" | "new"> => {
  const committed = filesIn(GENERATED);
  return Object.fromEntries(
    Object.entries(filesIn(join(folder, "generated")))
      .filter(([file]) => !file.endsWith(".partial"))
      .map(([file, text]) => {
        if (text === committed[file]) return [file, "new"];
        expect(text, file).toBe(`${committed[file] ?? ""}// old\n`);
        return [file, "old"];
      }),
  );
};

describe("the same bytes", () => {
  test.each([
    ["in a Turkish locale, half a world away", { LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" }],
    ["in the C locale, at UTC", { LC_ALL: "C", TZ: "UTC" }],
  ])("%s", (_, env) => {
    const folder = temporaryFolder();
    expect(generate(folder, [], { env }).status).toBe(0);
    expect(filesIn(join(folder, "generated"))).toEqual(filesIn(GENERATED));
  });

  test("under Node 26", (context) => {
    const folder = temporaryFolder();
    expect(generate(folder, [], { program: platform(context, "Node 26") }).status).toBe(0);
    expect(filesIn(join(folder, "generated"))).toEqual(filesIn(GENERATED));
  });
});

test("exit status and streams: findings to stdout with 1, refusals to stderr with 2", () => {
  const folder = staleFolder();
  const stale = generate(folder, ["--check"]);
  expect(stale.status).toBe(1);
  expect(stale.stderr).toBe("");
  expect(stale.stdout.trimEnd().split("\n")).toHaveLength(MODULES + 1);

  const refused = generate(folder, ["--nonsense"]);
  expect(refused.status).toBe(2);
  expect(refused.stdout).toBe("");
  expect(refused.stderr).toBe(
    "Unknown option '--nonsense'. This lists the options: npm run generate -- --help\n",
  );
});

describe.skipIf(process.platform === "win32")("when it cannot write", () => {
  test("a read-only folder is refused in one line, and all stays as it was", () => {
    const folder = staleFolder();
    chmodSync(join(folder, "generated"), 0o555);
    chmodSync(folder, 0o755);
    // root writes wherever it likes, so root runs this as nobody
    const asNobody = process.getuid?.() === 0 ? { uid: 65534 } : {};
    const { status, stdout, stderr } = generate(folder, [], asNobody);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr: `cannot write generated/frozen.ts: permission denied (EACCES). ${MEND}\n`,
    });
    expect(new Set(Object.values(statesIn(folder)))).toEqual(new Set(["old"]));
  });

  test("a full disk is one line, every module is old or new, and no partial file stays", () => {
    const folder = staleFolder();
    // A limit on the size of files stands for the full disk: the write fails half way through.
    const limited = `trap '' XFSZ; ulimit -f 8; exec "$0" "$1"`;
    const { status, stdout, stderr } = spawnSync(
      "bash",
      ["-c", limited, process.execPath, COMMAND],
      { cwd: folder, encoding: "utf8" },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr: `cannot write generated/distance.ts: file too large (EFBIG). ${MEND}\n`,
    });
    const states = statesIn(folder);
    expect(Object.keys(states)).toHaveLength(MODULES);
    expect(states["frozen.ts"]).toBe("new");
    expect(states["distance.ts"]).toBe("old");
    expect(Object.keys(filesIn(join(folder, "generated")))).toHaveLength(MODULES);
  });

  test("killed at any moment, every module is old or new, and the next run mends the rest", async () => {
    const folder = staleFolder();
    const whole = generate(folder);
    const took = Number(/in ([\d.]+) s/.exec(whole.stdout)?.[1]) * 1000;
    expect(took).toBeGreaterThan(0);
    for (let cut = 0; cut < 6; cut++) {
      const copy = staleFolder();
      const child = spawn(process.execPath, [COMMAND], { cwd: copy, stdio: "ignore" });
      const timer = setTimeout(() => child.kill("SIGKILL"), took * (0.8 + cut * 0.05));
      await new Promise((resolve) => child.once("close", resolve));
      clearTimeout(timer);
      expect(Object.keys(statesIn(copy))).toHaveLength(MODULES);
      expect(generate(copy).status).toBe(0);
      expect(filesIn(join(copy, "generated"))).toEqual(filesIn(GENERATED));
    }
  });
});

test("npm run check:generated is the same as npm run generate -- --check", () => {
  const npm = (args: string[]) =>
    spawnSync("npm", args, { cwd: PROJECT, encoding: "utf8", shell: process.platform === "win32" });
  const check = npm(["run", "--silent", "check:generated"]);
  expect(check.status).toBe(0);
  expect(check.stdout).toBe(`All ${MODULES} modules are current.\n`);
  expect(npm(["run", "--silent", "generate", "--", "--check"]).stdout).toBe(check.stdout);
});
