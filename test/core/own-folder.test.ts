/** Tests the commands that write a folder of the project: outdated files of every kind, foreign files, options and messages. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lastRun, runOwn } from "../../generator/core/own-folder.js";
import { failing } from "../support/faulty-files.js";
import { filesIn, GENERATED, temporaryFolder } from "../support/files.js";

const COMMAND = "npm run generate";

/** The committed modules, which `generate.test.ts` compares with what the generator makes. */
const MODULES = Object.entries(filesIn(GENERATED)).map(([file, text]) => ({ file, text }));

const command = async (
  folder: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
) => {
  const out: string[] = [];
  const errors: string[] = [];
  const print = (line: string) => out.push(line);
  const printError = (line: string) => errors.push(line);
  const own = { command: COMMAND, folder, environment, print, printError };
  const status = await runOwn(args, own, () => Promise.resolve(MODULES));
  return { status, out, errors };
};

/** A folder that does not exist. */
const missingFolder = (): string => join(temporaryFolder(), "generated");

/** A copy of the committed modules. */
const currentFolder = (): string => {
  const folder = missingFolder();
  cpSync(GENERATED, folder, { recursive: true });
  return folder;
};

/** Leaves a file of an earlier catalogue in a folder. Its header has the same old name. */
const leave = (folder: string, file: string, name: string): void => {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(`${file}; to regenerate: `);
  writeFileSync(join(folder, name), text.replace(file, name));
};

const edit = (folder: string, file: string, change: (text: string) => string): void => {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
};

/** The lines of a committed module; the last is empty, because the file ends in a line break. */
const linesOf = (file: string): readonly string[] => (filesIn(GENERATED)[file] ?? "").split("\n");

describe("writing", () => {
  test("a second run changes nothing and touches no time stamp", async () => {
    const folder = currentFolder();
    const past = new Date("2001-02-03T04:05:06Z");
    const paths = [...Object.keys(filesIn(folder)).map((file) => join(folder, file)), folder];
    for (const path of paths) utimesSync(path, past, past);
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out).toEqual([`All ${MODULES.length} files are current.`]);
    for (const path of paths) expect(statSync(path).mtime).toEqual(past);
  });

  test("fixes different and missing files, and removes generated files that are left over", async () => {
    const folder = currentFolder();
    edit(folder, "distance.ts", (text) => text.replace("0, 1, 2", "0, 9, 2"));
    rmSync(join(folder, "ndis.ts"));
    leave(folder, "corner.ts", "old.ts");
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out.at(-1)).toBe(
      `3 files written or removed. All ${MODULES.length} files are current now.`,
    );
    expect(filesIn(folder)).toEqual(filesIn(GENERATED));
  });

  test("leaves what is not generated as it is", async () => {
    const folder = currentFolder();
    const own = { "notes.txt": "Mine.", "copy.ts": filesIn(GENERATED)["corner.ts"] ?? "" };
    for (const [file, text] of Object.entries(own)) writeFileSync(join(folder, file), text);
    expect((await command(folder)).status).toBe(0);
    expect(filesIn(folder)).toEqual({ ...filesIn(GENERATED), ...own });
  });

  const FOREIGN = (file: string): string =>
    (filesIn(GENERATED)["ndis.ts"] ?? "")
      .replace("ndis.ts; ", `${file}; `)
      .replace("npm run generate", "npx chess-distance --piece camel --out generated");

  test("leaves and never replaces what another command generated", async () => {
    const folder = currentFolder();
    writeFileSync(join(folder, "camel.ts"), FOREIGN("camel.ts"));
    expect((await command(folder)).status).toBe(0);
    expect(filesIn(folder)["camel.ts"]).toBe(FOREIGN("camel.ts"));
    writeFileSync(join(folder, "ndis.ts"), FOREIGN("ndis.ts"));
    expect((await command(folder)).status).toBe(2);
    expect(filesIn(folder)["ndis.ts"]).toBe(FOREIGN("ndis.ts"));
  });

  test("leftover files stay if a module cannot be written, so that nothing is lost", async () => {
    const folder = currentFolder();
    edit(folder, "x88diff.ts", (text) => `${text}\n`);
    leave(folder, "corner.ts", "old.ts");
    failing("renameSync", "ENOSPC");
    const { status } = await command(folder);
    expect(status).toBe(2);
    expect(filesIn(folder)).toHaveProperty(["old.ts"]);
    expect(filesIn(folder)["x88diff.ts"]).toBe(`${filesIn(GENERATED)["x88diff.ts"] ?? ""}\n`);
  });

  test("refuses to replace a file that is not generated, and writes nothing", async () => {
    const folder = currentFolder();
    rmSync(join(folder, "corner.ts"));
    writeFileSync(join(folder, "ndis.ts"), "export const NDIS = [];\n");
    const before = filesIn(folder);
    const { status, errors } = await command(folder);
    expect({ status, errors }).toEqual({
      status: 2,
      errors: [
        `${join(folder, "ndis.ts")}: not made by npm run generate, so move this elsewhere. Nothing was written.`,
      ],
    });
    expect(filesIn(folder)).toEqual(before);
  });
});

describe("the last run", () => {
  const NEWS = "Nothing changed since the last run, which proved everything.";

  /** Runs the command in a folder of its own, with a program and a list of packages. Returns the first line printed. */
  const running = () => {
    const place = temporaryFolder();
    const folder = join(place, "generated");
    const inputs = ["program", "packages"].map((name) => join(place, name));
    for (const path of inputs) writeFileSync(path, "1");
    const last = lastRun(join(place, "last"), inputs, folder);
    const run = async (...args: readonly string[]): Promise<string> => {
      const out: string[] = [];
      const print = (line: string) => out.push(line);
      const files = [{ file: "ndis.ts", text: filesIn(GENERATED)["ndis.ts"] ?? "" }];
      const surroundings = { folder, environment: {}, last, print, printError: print };
      await runOwn(args, { ...surroundings, command: COMMAND }, () => Promise.resolve(files));
      return String(out[0]);
    };
    return { place, run };
  };

  test("is enough if nothing changed since; --check proves all again", async () => {
    const { place, run } = running();
    await run();
    expect(await run("--check")).toBe("The file is current.");
    expect(await run()).toBe(NEWS);
    expect(filesIn(join(place, "generated"))).toHaveProperty(["ndis.ts"]);
  });

  test.each([
    ["program", "2"],
    ["packages", "2"],
    ["generated/ndis.ts", filesIn(GENERATED)["ndis.ts"]?.replace("4, 5, 6", "4, 5, 7")],
    ["generated/ndis.ts", undefined],
    ["generated/own.ts", ""],
  ])("is not enough if %s changes", async (file, text) => {
    const { place, run } = running();
    await run();
    if (text === undefined) rmSync(join(place, file));
    else writeFileSync(join(place, file), text);
    expect(await run()).not.toBe(NEWS);
  });
});

describe("--check", () => {
  test("prints one line if all files are current, also with the line ends of Windows", async () => {
    const folder = currentFolder();
    edit(folder, "ndis.ts", (text) => text.replaceAll("\n", "\r\n"));
    for (const checked of [GENERATED, folder])
      expect(await command(checked, ["--check"])).toEqual({
        status: 0,
        out: [`All ${MODULES.length} files are current.`],
        errors: [],
      });
  });

  test("names each module that is not current, and writes nothing", async () => {
    const lineOf = (file: string, part: string): number =>
      linesOf(file).findIndex((line) => line.includes(part)) + 1;
    const edits: readonly (readonly [file: string, part: string, other: string])[] = [
      ["ndis.ts", "4, 5, 6,\n  ]", "4, 5, 6, 7,\n  ]"],
      ["distance.ts", "  table[", "  table[1 + "],
      ["edge-distance.ts", "the edge: 0…3.", "an edge: 0…3."],
    ];
    const folder = currentFolder();
    for (const [file, part, other] of edits)
      edit(folder, file, (text) => text.replace(part, other));
    edit(folder, "x88diff.ts", (text) => `${text}export {};\n`);
    rmSync(join(folder, "queen-distance.ts"));
    leave(folder, "bishop-distance.ts", "distance-10x10.ts");
    const before = filesIn(folder);
    const { status, out, errors } = await command(folder, ["--check"]);
    expect({ status, errors }).toEqual({ status: 1, errors: [] });
    expect(filesIn(folder)).toEqual(before);
    expect(out.at(-1)).toBe("Not current. To fix: npm run generate");
    const said = [
      `ndis.ts: differs in line ${lineOf("ndis.ts", "4, 5, 6,")}`,
      `distance.ts: differs in line ${lineOf("distance.ts", "  table[")}`,
      `edge-distance.ts: differs in line ${lineOf("edge-distance.ts", "the edge: 0…3.")}`,
      `x88diff.ts: differs in line ${linesOf("x88diff.ts").length}`,
      "queen-distance.ts: missing",
      "distance-10x10.ts: left over",
    ].map((line) => join(folder, line));
    expect(out.slice(0, -1).sort()).toEqual(said.sort());
  });

  test("reports every file as missing without a folder, and makes none", async () => {
    const folder = missingFolder();
    const { status, out } = await command(folder, ["--check"]);
    expect(status).toBe(1);
    expect(out).toHaveLength(MODULES.length + 1);
    expect(existsSync(folder)).toBe(false);
  });
});

describe("options", () => {
  test.each([["--chekc"], ["tables"], ["--check=yes"]])(
    "%s is refused in one line",
    async (word) => {
      const { status, out, errors } = await command(missingFolder(), [word]);
      expect({ status, out, errors }).toEqual({
        status: 2,
        out: [],
        errors: [
          `${word} is unknown; the only option is --check, which writes nothing. Nothing was written.`,
        ],
      });
    },
  );

  test.each([
    ["run", "check"],
    ["run-script", "check"],
    ["run", "dry_run"],
  ])("under npm's %s, nothing is written if npm consumed %s", async (npm_command, option) => {
    const folder = missingFolder();
    const environment = { npm_command, [`npm_config_${option}`]: "true" };
    const { status, errors } = await command(folder, [], environment);
    expect({ status, errors }).toEqual({
      status: 2,
      errors: [
        "npm consumed --check or --dry-run; write two dashes before the option: npm run generate -- --check. Nothing was written.",
      ],
    });
    expect(existsSync(folder)).toBe(false);
  });

  test("an option counts as consumed only where npm runs the command", async () => {
    const environment = { npm_config_check: "true" };
    expect((await command(currentFolder(), [], environment)).status).toBe(0);
  });

  test("a folder in place of a file is in the way, and stays", async () => {
    const folder = currentFolder();
    rmSync(join(folder, "ndis.ts"));
    mkdirSync(join(folder, "ndis.ts"));
    for (const args of [[], ["--check"]])
      expect((await command(folder, args)).errors).toEqual([
        `${join(folder, "ndis.ts")}: not made by npm run generate, so move this elsewhere. Nothing was written.`,
      ]);
    expect(statSync(join(folder, "ndis.ts")).isDirectory()).toBe(true);
  });
});
