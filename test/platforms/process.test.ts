/** Tests the command as a process: it loses nothing on a full disk or when interrupted. */
import { spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { describe, expect, onTestFinished, test } from "vitest";
import { filesIn, GENERATED, PROJECT, temporaryFolder } from "../support/files.js";

/** Some of the committed modules, enough to interrupt runs. A process that writes all of them takes longer. */
const SOME = Object.fromEntries(Object.entries(filesIn(GENERATED)).filter((_, at) => at % 5 === 0));

const FILES = Object.keys(SOME).length;

/** Commands run without the user's settings, such as a locale that bash does not have. */
const ENVIRONMENT = { PATH: process.env["PATH"] };

const FIX = "No file is half written. Fix the problem, then run the command again.";

/** The modules in a folder. */
const madeIn = (folder: string): Record<string, string> => filesIn(join(folder, "generated"));

/** The part after proofs and printing, with the committed texts, in a process that starts much faster. */
const PROGRAM = buildSync({
  stdin: {
    contents: `
      import { readFileSync } from "node:fs";
      import { finish } from "./generator/files/finish.js";
      import { asProcess } from "./generator/process.js";
      import { statusOf } from "./generator/options.js";
      void asProcess((args, output) => statusOf(output, async () => finish(
        [
          {
            path: "generated",
            files: JSON.parse(readFileSync("wanted.json", "utf8")),
            makers: [{ command: "npm run generate" }],
          },
        ],
        {
          options: new Map(args.includes("--check") ? [["check", [true]]] : []),
          advice: () => [],
          prune: true,
          command: "npm run generate",
          isOwnCommand: (command) => command === "npm run generate",
        },
        output,
      )));`,
    resolveDir: PROJECT,
    loader: "ts",
  },
  bundle: true,
  platform: "node",
  mainFields: ["module", "main"],
  format: "cjs",
  write: false,
  logLevel: "silent",
}).outputFiles[0]?.text;

/** A folder with the program and with modules that are all ours and all outdated. */
const staleFolder = (): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "generated"));
  for (const [file, text] of Object.entries(SOME))
    writeFileSync(join(folder, "generated", file), `${text}// old\n`);
  const wanted = Object.entries(SOME).map(([file, text]) => ({ file, text }));
  writeFileSync(join(folder, "wanted.json"), JSON.stringify(wanted));
  writeFileSync(join(folder, "program.cjs"), PROGRAM ?? "");
  return folder;
};

/** Runs the program; `first` runs before it, and changes its environment. */
const generate = (
  folder: string,
  args: readonly string[] = [],
  first = "",
): SpawnSyncReturns<string> => {
  const script = join(folder, "first.cjs");
  writeFileSync(script, `const fs = require("node:fs");\n${first}`);
  return spawnSync(process.execPath, ["--require", script, "program.cjs", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: ENVIRONMENT,
  });
};

/** The modules of a folder by state; each must be completely old or completely new. */
const statesIn = (folder: string): Record<string, "old" | "new"> =>
  Object.fromEntries(
    Object.entries(madeIn(folder))
      .filter(([path]) => !path.endsWith(".partial"))
      .map(([path, text]) => {
        if (text === SOME[path]) return [path, "new"];
        expect(text, path).toBe(`${SOME[path] ?? ""}// old\n`);
        return [path, "old"];
      }),
  );

test("findings go to stdout with status 1; without any, the status is 0", () => {
  const folder = staleFolder();
  const stale = generate(folder, ["--check"]);
  expect(stale).toMatchObject({ status: 1, stderr: "" });
  expect(stale.stdout.trimEnd().split("\n")).toHaveLength(FILES + 1);
  expect(generate(folder)).toMatchObject({ status: 0, stderr: "" });
  expect(madeIn(folder)).toEqual(SOME);
  expect(generate(folder, ["--check"])).toMatchObject({
    status: 0,
    stdout: `All ${FILES} files are current.\n`,
  });
});

test("a fault in the generator itself is reported with the stack, and exits with 3", () => {
  const fault = `fs.readdirSync = () => { throw new RangeError("a fault"); };`;
  const { status, stdout, stderr } = generate(staleFolder(), [], fault);
  expect({ status, stdout }).toEqual({ status: 3, stdout: "" });
  expect(stderr).toMatch(
    /^This is a bug in chess-distance; please report it: RangeError: a fault\n +at /,
  );
});

describe.skipIf(process.platform === "win32")("when it cannot write", () => {
  test.skipIf(!existsSync("/dev/full"))("its messages, it prints one line, and no finding", () => {
    const folder = staleFolder();
    const full = openSync("/dev/full", "w");
    onTestFinished(() => {
      closeSync(full);
    });
    const saying = (out: number | "pipe", errors: number | "pipe"): SpawnSyncReturns<string> =>
      spawnSync(process.execPath, ["program.cjs", "--check"], {
        cwd: folder,
        encoding: "utf8",
        env: ENVIRONMENT,
        stdio: ["ignore", out, errors],
      });
    const reason = "ENOSPC: no space left on device, write";
    expect(saying(full, "pipe")).toMatchObject({
      status: 2,
      stderr: `cannot write to standard output: ${reason}\n`,
    });
    writeFileSync(join(folder, "generated", Object.keys(SOME)[0] ?? ""), "mine");
    expect(saying("pipe", full).status).toBe(2);
    expect(saying(full, full).status).toBe(2);
  });

  test("a full disk is one line, every file is old or new, and no partial file stays", () => {
    const folder = staleFolder();
    // A limit on file size, in units of 512 bytes, simulates a full disk: a write fails halfway.
    const limited = `trap '' XFSZ; ulimit -f 16; exec "$0" program.cjs`;
    const { status, stdout, stderr } = spawnSync("sh", ["-c", limited, process.execPath], {
      cwd: folder,
      encoding: "utf8",
      env: ENVIRONMENT,
    });
    const large = Object.keys(SOME).find((path) => Buffer.byteLength(SOME[path] ?? "") > 8 * 1024);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr: `cannot write generated/${large ?? ""}: file too large (EFBIG). ${FIX}\n`,
    });
    const states = statesIn(folder);
    expect(Object.keys(states)).toHaveLength(FILES);
    expect(Object.values(states).filter((state) => state === "new")).toHaveLength(
      Object.keys(SOME).indexOf(large ?? ""),
    );
    expect(Object.keys(madeIn(folder))).toHaveLength(FILES);
  });

  /** Kills the process when it is about to call `method` of the file system for the nth time. */
  const killed = (method: "writeFileSync" | "renameSync", nth: number, before: string): string => `
    const { ${method}, writeFileSync: write } = fs;
    let calls = 0;
    fs.${method} = (...args) => {
      if (++calls < ${nth}) return ${method}(...args);
      ${before}
      process.kill(process.pid, "SIGKILL");
    };`;

  // Enough of it for a complete header.
  const part = "write(args[0], args[1].slice(0, (args[1].length * 3) / 4));";
  const moments = [1, 5, FILES].flatMap((nth) => [
    { moment: "before a file is written", nth, script: killed("writeFileSync", nth, "") },
    { moment: "in the middle of it", nth, script: killed("writeFileSync", nth, part) },
    { moment: "before it takes its name", nth, script: killed("renameSync", nth, "") },
  ]);

  test.each(moments)(
    "killed $moment, the one of number $nth: all before it are new, the rest old, and the next run completes it",
    ({ nth, script }) => {
      const folder = staleFolder();
      expect(generate(folder, [], script).signal).toBe("SIGKILL");
      const states = Object.values(statesIn(folder));
      expect(states.filter((state) => state === "new")).toHaveLength(nth - 1);
      expect(states.filter((state) => state === "old")).toHaveLength(FILES - nth + 1);
      expect(generate(folder).status).toBe(0);
      expect(madeIn(folder)).toEqual(SOME);
    },
  );
});

test.skipIf(process.platform !== "linux")(
  "a working directory whose name is not UTF-8 is refused",
  () => {
    const folder = temporaryFolder();
    const program = join(folder, "dist", "cli.mjs");
    buildSync({
      ...{ entryPoints: [join(PROJECT, "generator/commands/cli.ts")], outfile: program },
      ...{ bundle: true, packages: "external", platform: "node", format: "esm" },
    });
    writeFileSync(join(folder, "package.json"), "{}");
    symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
    // Another folder has the name that Node reads in place of this one.
    mkdirSync(join(folder, "pkg\uFFFD"));
    for (const name of ["pkg\\377", "other\\377"]) {
      const script = `mkdir "$(printf '${name}')" && cd "$(printf '${name}')" && exec "$0" "$1" init`;
      const args = ["-c", script, process.execPath, program];
      expect(spawnSync("sh", args, { cwd: folder, encoding: "utf8" })).toMatchObject({
        status: 2,
        stdout: "",
        stderr:
          "The working directory does not exist, or its name is not in UTF-8. Change to another directory.\n",
      });
    }
  },
);

test("several runs at once do not disturb each other", async () => {
  const folder = staleFolder();
  const runs = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ["program.cjs"], { cwd: folder, env: ENVIRONMENT });
    let errors = "";
    child.stderr.on("data", (text) => (errors += String(text)));
    await once(child, "close");
    return { status: child.exitCode, errors };
  });
  expect(await Promise.all(runs)).toEqual(Array(4).fill({ status: 0, errors: "" }));
  expect(madeIn(folder)).toEqual(SOME);
});
