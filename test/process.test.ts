/** The command as a process: the same bytes everywhere, and nothing lost when the disk or a run gives out. */
import { spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { filesIn, GENERATED, PROJECT, temporaryFolder } from "./support/files.js";
import { PICTURES } from "./support/pictures.js";

const COMMAND = join(PROJECT, "generator", "start.cjs");

/** What the command makes, text by path, in the order in which it writes: modules, then pictures. */
const COMMITTED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ generated: filesIn(GENERATED), docs: PICTURES }).flatMap(([folder, files]) =>
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  ),
);

const FILES = Object.keys(COMMITTED).length;

const MODULES = Object.keys(filesIn(GENERATED)).length;

const MEND = "No file is left half written: mend this, then run the command again.";

const generate = (
  folder: string,
  args: readonly string[] = [],
  options: { program?: string; env?: NodeJS.ProcessEnv; first?: string } = {},
): SpawnSyncReturns<string> => {
  const { program = process.execPath, env = {}, first } = options;
  const before = first === undefined ? [] : ["--require", scriptFile(first)];
  return spawnSync(program, [...before, COMMAND, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
};

/** A file that runs before the command, and changes what the command finds of the system. */
const scriptFile = (script: string): string => {
  const file = join(temporaryFolder(), "first.cjs");
  writeFileSync(file, `const fs = require("node:fs");\n${script}`);
  return file;
};

/** The files of both folders in a folder, text by path. */
const madeIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    ["generated", "docs"].flatMap((name) =>
      Object.entries(filesIn(join(folder, name))).map(([file, text]) => [`${name}/${file}`, text]),
    ),
  );

/** A folder with modules and pictures that are all ours and all out of date. */
const staleFolder = (): string => {
  const folder = temporaryFolder();
  for (const name of ["generated", "docs"]) mkdirSync(join(folder, name));
  for (const [path, text] of Object.entries(COMMITTED))
    writeFileSync(join(folder, path), `${text}// old\n`);
  return folder;
};

/** The modules and pictures of a folder by state; each must be wholly old or wholly new. */
const statesIn = (folder: string): Record<string, "old" | "new"> =>
  Object.fromEntries(
    Object.entries(madeIn(folder))
      .filter(([path]) => !path.endsWith(".partial"))
      .map(([path, text]) => {
        if (text === COMMITTED[path]) return [path, "new"];
        expect(text, path).toBe(`${COMMITTED[path] ?? ""}// old\n`);
        return [path, "old"];
      }),
  );

describe("the same bytes", () => {
  test.each([
    ["in a Turkish locale, half a world away", { LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" }],
    ["in the C locale, at UTC", { LC_ALL: "C", TZ: "UTC" }],
  ])("%s", (_, env) => {
    const folder = temporaryFolder();
    expect(generate(folder, [], { env }).status).toBe(0);
    expect(madeIn(folder)).toEqual(COMMITTED);
  });
});

test("exit status and streams: findings to stdout with 1, refusals to stderr with 2", () => {
  const folder = staleFolder();
  const stale = generate(folder, ["--check"]);
  expect(stale.status).toBe(1);
  expect(stale.stderr).toBe("");
  expect(stale.stdout.trimEnd().split("\n")).toHaveLength(FILES + 1);

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
    onTestFinished(() => {
      chmodSync(join(folder, "generated"), 0o755); // else it could not be removed
    });
    chmodSync(folder, 0o755);
    // root writes wherever it likes, so root becomes nobody once all is read and the writing begins
    const becomeNobody = `
      const { mkdirSync } = fs;
      fs.mkdirSync = (...args) => {
        if (process.getuid() === 0) process.setuid(65534);
        return mkdirSync(...args);
      };`;
    const { status, stdout, stderr } = generate(folder, [], { first: becomeNobody });
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr: `cannot write generated/frozen.ts: permission denied (EACCES). ${MEND}\n`,
    });
    expect(new Set(Object.values(statesIn(folder)))).toEqual(new Set(["old"]));
  });

  test("a full disk is one line, every file is old or new, and no partial file stays", () => {
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
    expect(Object.keys(states)).toHaveLength(FILES);
    expect(states["generated/frozen.ts"]).toBe("new");
    expect(states["generated/distance.ts"]).toBe("old");
    expect(Object.keys(madeIn(folder))).toHaveLength(FILES);
  });

  /** Ends the process as a kill does, when it is about to call `method` of the file system for the nth time. */
  const killed = (method: "writeFileSync" | "renameSync", nth: number, before: string): string => `
    const { ${method}, writeFileSync: write } = fs;
    let calls = 0;
    fs.${method} = (...args) => {
      if (++calls < ${nth}) return ${method}(...args);
      ${before}
      process.kill(process.pid, "SIGKILL");
    };`;

  const half = "write(args[0], args[1].slice(0, args[1].length / 2));";
  const moments = [
    ...[1, 9].flatMap((nth) => [
      { moment: "before a file is written", nth, script: killed("writeFileSync", nth, "") },
      { moment: "half way through it", nth, script: killed("writeFileSync", nth, half) },
      { moment: "before it takes its name", nth, script: killed("renameSync", nth, "") },
    ]),
    // The first picture, after all modules.
    {
      moment: "half way through it",
      nth: MODULES + 1,
      script: killed("writeFileSync", MODULES + 1, half),
    },
  ];

  test.each(moments)(
    "killed $moment, the one of number $nth: all before it are new, the rest old, and the next run mends it",
    ({ nth, script }) => {
      const folder = staleFolder();
      expect(generate(folder, [], { first: script }).signal).toBe("SIGKILL");
      const states = Object.values(statesIn(folder));
      expect(states.filter((state) => state === "new")).toHaveLength(nth - 1);
      expect(states.filter((state) => state === "old")).toHaveLength(FILES - nth + 1);
      expect(generate(folder).status).toBe(0);
      expect(madeIn(folder)).toEqual(COMMITTED);
    },
  );
});

test("several runs at once do not disturb each other", async () => {
  const folder = staleFolder();
  const runs = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, [COMMAND], { cwd: folder });
    let errors = "";
    child.stderr.on("data", (text) => (errors += String(text)));
    await once(child, "close");
    return { status: child.exitCode, errors };
  });
  expect(await Promise.all(runs)).toEqual(Array(4).fill({ status: 0, errors: "" }));
  expect(madeIn(folder)).toEqual(COMMITTED);
});

test("a fault of the generator itself is told as such, with the stack, and exits with 3", () => {
  const fault = `fs.readdirSync = () => { throw new RangeError("a fault"); };`;
  const { status, stdout, stderr } = generate(staleFolder(), [], { first: fault });
  expect({ status, stdout }).toEqual({ status: 3, stdout: "" });
  expect(stderr).toMatch(
    /^This is a fault of the generator itself; please report it: RangeError: a fault\n +at /,
  );
});

describe("when it cannot start", () => {
  const copy = (): { folder: string; start: () => SpawnSyncReturns<string> } => {
    const folder = temporaryFolder();
    cpSync(join(PROJECT, "generator"), join(folder, "generator"), { recursive: true });
    const file = join("generator", "start.cjs");
    const start = () => spawnSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });
    return { folder, start };
  };

  test("for its packages are not installed, it says so in one line", () => {
    const { status, stdout, stderr } = copy().start();
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr:
        "cannot start the generator: its packages are not installed. This installs them: npm ci\n",
    });
  });

  test("for a file of its own is gone, it says which", () => {
    const { folder, start } = copy();
    symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
    rmSync(join(folder, "generator", "fill.ts"));
    const { status, stderr } = start();
    expect(status).toBe(2);
    expect(stderr).toMatch(/^cannot start the generator: .*Could not resolve "\.\/fill\.js"\n$/);
  });
});

test("npm run check:generated is the same as npm run generate -- --check", () => {
  const npm = (args: string[]) =>
    spawnSync("npm", args, { cwd: PROJECT, encoding: "utf8", shell: process.platform === "win32" });
  const check = npm(["run", "--silent", "check:generated"]);
  expect(check.status).toBe(0);
  expect(check.stdout).toBe(
    `All ${MODULES} modules and ${FILES - MODULES} pictures are current.\n`,
  );
  expect(npm(["run", "--silent", "generate", "--", "--check"]).stdout).toBe(check.stdout);
});
