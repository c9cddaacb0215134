/** Tests the command in temporary folders: outdated files of every kind, foreign files, options and messages. */
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
import { BOARD } from "../../generator/core/boards/board.js";
import { ENTRIES, entryNamed } from "../../generator/core/catalogue.js";
import { generate, publishedModules } from "../../generator/core/generate.js";
import { pair } from "../../generator/core/layouts/layout.js";
import { BISHOP, KING } from "../../generator/core/measures/distances.js";
import { lastRun } from "../../generator/core/own-folder.js";
import { judged } from "../../generator/core/tables/ts-morph-judge.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { EntryOn } from "../../generator/core/tables/table.js";
import { draftOf, moduleOf } from "../../generator/core/tables/typescript.js";
import { failing } from "../support/faulty-files.js";
import { filesIn, GENERATED, temporaryFolder } from "../support/files.js";
import { once } from "../support/once.js";
import { sampled } from "../support/sampling.js";

/** Every module, proved and printed once for all tests. */
const moduleFiles = once(() => publishedModules());

/** A module for each entry, 5 entry points, 3 for frozen arrays, 2 for constants, `square-bits` and `squares`. */
const MODULES = ENTRIES.length + 12;

const command = async (
  folder: string,
  args: readonly string[] = [],
  entries = ENTRIES,
  environment: Record<string, string> = {},
) => {
  const out: string[] = [];
  const errors: string[] = [];
  const surroundings = {
    folder,
    environment,
    print: (line: string) => out.push(line),
    printError: (line: string) => errors.push(line),
  };
  const status = await generate(args, surroundings, () =>
    entries === ENTRIES ? moduleFiles() : publishedModules(entries),
  );
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
  test("makes missing folders, and all the committed modules in them", async () => {
    const folder = join(temporaryFolder(), "deep", "generated");
    const { status, out, errors } = await command(folder);
    expect(status).toBe(0);
    expect(errors).toEqual([]);
    expect(filesIn(folder)).toEqual(filesIn(GENERATED));
    expect(out).toHaveLength(MODULES + 1);
    expect(out).toContain(`${join(folder, "distance.ts")}: missing`);
    expect(out.at(-1)).toBe(
      `${MODULES} files written or removed. All ${MODULES} files are current now.`,
    );
  });

  test("a second run changes nothing and touches no time stamp", async () => {
    const folder = currentFolder();
    const past = new Date("2001-02-03T04:05:06Z");
    const paths = [...Object.keys(filesIn(folder)).map((file) => join(folder, file)), folder];
    for (const path of paths) utimesSync(path, past, past);
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out).toEqual([`All ${MODULES} files are current.`]);
    for (const path of paths) expect(statSync(path).mtime).toEqual(past);
  });

  test("prints how many tables were proved, and how many answers", async () => {
    const lines: string[] = [];
    const some = ENTRIES.slice(0, 4);
    await publishedModules(some, (line) => lines.push(line));
    // By pair, twice by difference, and to the center.
    expect(lines).toEqual([`4 tables proved: ${3 * 64 * 64 + 64} answers are right.`]);
  });

  test("fixes different and missing files, and removes generated files that are left over", async () => {
    const folder = currentFolder();
    edit(folder, "distance.ts", (text) => text.replace("0, 1, 2", "0, 9, 2"));
    rmSync(join(folder, "ndis.ts"));
    leave(folder, "corner.ts", "old.ts");
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out.at(-1)).toBe(`3 files written or removed. All ${MODULES} files are current now.`);
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
      await generate(args, surroundings, () => Promise.resolve(files));
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
        out: [`All ${MODULES} files are current.`],
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
    expect(out).toHaveLength(MODULES + 1);
    expect(existsSync(folder)).toBe(false);
  });
});

describe("a proof that fails", () => {
  const wrong: readonly EntryOn[] = ENTRIES.map(({ measure, ...entry }) => {
    const [fill, { name, on }] = measure.ways;
    const nowhere: typeof on = (board) => (origins) => on(board)(origins).map(() => 0);
    return { ...entry, measure: { ...measure, ways: [fill, { name, on: nowhere }] } };
  });

  test("names the table and the pair, and writes nothing", async () => {
    const folder = missingFolder();
    const { status, out, errors } = await command(folder, [], wrong);
    expect(status).toBe(1);
    expect(out).toEqual([]);
    expect(errors[0]).toBe("DISTANCE[a1, b1]: 1 by the fill, 0 by the king's formula");
    expect(errors.at(-1)).toMatch(/^KNIGHT_PATH_COUNT\[.*\. Nothing was written\.$/);
    expect(errors).toHaveLength(wrong.length);
    expect(existsSync(folder)).toBe(false);
  });
});

test.each(sampled(["DISTANCE", "FROZEN", "UNREACHABLE"], 1, "names"))(
  "an entry of the catalogue cannot use the file of another entry or of a helper: %s",
  async (name) => {
    const renamed = ENTRIES.flatMap((entry): EntryOn[] => {
      if (entry.names?.table === "NDIS") return [{ ...entry, names: { table: name } }];
      // The king's table, and one with squares that cannot be reached.
      const { measure, layout } = entry;
      const isPlain = measure === (layout === pair ? KING : BISHOP);
      return isPlain ? [entry] : [];
    });
    const { status, errors } = await command(missingFolder(), [], renamed);
    expect({ status, errors }).toEqual({
      status: 2,
      errors: [
        `${name.toLowerCase()}.ts: two tables or helpers would be written to this file; give one of the tables another name. Nothing was written.`,
      ],
    });
  },
);

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
    const { status, errors } = await command(folder, [], ENTRIES, environment);
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
    expect((await command(currentFolder(), [], ENTRIES, environment)).status).toBe(0);
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

  test("any other error is our own fault, and is thrown", async () => {
    const broken: readonly EntryOn[] = ENTRIES.map((entry) => ({
      ...entry,
      layout: () => {
        throw new RangeError("a fault");
      },
    }));
    await expect(command(missingFolder(), [], broken)).rejects.toThrow("a fault");
  });
});

describe("the second judge", () => {
  const judging = (name: string, part = "", other = "") => {
    const entry = entryNamed(name);
    if (!entry) throw new Error(`no table: ${name}`);
    const table = tableOf(entry, BOARD);
    const { file, text } = moduleOf(draftOf(table));
    expect(part === "" || text.includes(part)).toBe(true);
    return judged([{ file, text: text.replace(part, () => other) }], [table]);
  };

  test.each(["NDIS", "KING_PATHS", "ATTACKS", "SQUARE_FROM_0X88", "x88diff"])(
    "accepts %s",
    (name) => expect(judging(name)).resolves.toHaveLength(1),
  );

  const NO_ARRAY = "[|Δrank| 0, |Δfile| 0]: missing as emitted, should be 0";

  test.each([
    ["NDIS", "3, 2, 1, 2", "3, 4, 1, 2", "[|Δrank| 1, |Δfile| 1]: 4 as emitted, should be 2"],
    ["NDIS", " 5, 6,\n", " 5,\n", "[|Δrank| 7, |Δfile| 7]: missing as emitted, should be 6"],
    ["NDIS", " 5, 6,\n", " 5, 6, 7,\n", "[length]: 65 elements as emitted, should be 64"],
    ["NDIS", "/* @__PURE__ */ frozen(", "new Frozen(", NO_ARRAY],
    ["NDIS", "new Uint8Array([", "Uint8Array.from([", NO_ARRAY],
    ["NDIS", "new Uint8Array([", "new Uint8Array(...[", NO_ARRAY],
    // Types.
    [
      "NDIS",
      "NDIS: FrozenUint8Array",
      "NDIS: FrozenInt8Array",
      "[NDIS]: FrozenInt8Array as emitted",
    ],
    ["DISTANCE", "sq2: number", "sq2: string", "[distance]: (number, string) => number as emitted"],
    [
      "KING_PATHS",
      "): SquareBits",
      "): number",
      "[kingPaths]: (number, number) => number as emitted",
    ],
    // Exports.
    ["NDIS", "const NDIS", "const NDI", "[exports]: NDI, knightDistanceByAbsDiff as emitted"],
    ["NDIS", "export const NDIS", "const NDIS", "[exports]: knightDistanceByAbsDiff as emitted"],
    ["ATTACKS", "KNIGHT = 4", "KNIGHT = 2", "[KNIGHT]: 2 as emitted"],
    // The form, and the syntax.
    ["NDIS", "= CORNER;", "=  CORNER;", "ndis.ts[form]: prettier writes const corner = CORNER;"],
    ["NDIS", "2 : 0);\n};\n", "2 : 0);\n};\n\n", "ndis.ts[form]: prettier ends the text earlier"],
    ["NDIS", "= CORNER;", "= CORNER CORNER;", "ndis.ts[line"],
  ])("refuses in %s %j as %j", async (name, part, other, message) => {
    await expect(judging(name, part, other)).rejects.toThrow(message);
  });
});
