/** Tests the command in temporary folders: outdated files of every kind, foreign files, options and messages. */
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BOARD, ENTRIES, ENTRY_OF } from "../../generator/core/catalogue.js";
import { generate, publishedModules } from "../../generator/core/generate.js";
import { pair } from "../../generator/core/layouts/layout.js";
import { BISHOP, KING } from "../../generator/core/measures/distances.js";
import { lastRun } from "../../generator/files/unchanged.js";
import { judged } from "../../generator/core/tables/ts-morph-judge.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { EntryOn } from "../../generator/core/tables/table.js";
import { draftOf, moduleOf } from "../../generator/core/tables/typescript.js";
import { TABLES } from "../support/exports.js";
import { failing } from "../support/faulty-files.js";
import { filesIn, GENERATED, temporaryFolder } from "../support/files.js";
import { once } from "../support/once.js";
import { sampled } from "../support/sampling.js";

/** Every module, proved and printed once for all tests. */
const moduleFiles = once(() => publishedModules());

/** A module for each entry, 5 entry points, 3 for frozen arrays, 2 for constants, `square-bits` and `squares`. */
const MODULES = ENTRIES.length + 12;

/** The number of entries of all tables, counted in the package. */
const NUMBERS = TABLES.reduce((sum, { table }) => sum + table.length, 0);

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
    expect(out[6]).toMatch(/\/distance\.ts +4096 elements, \d+ bytes {2}written$/);
    const bytes = Object.values(filesIn(folder)).map((text) => Buffer.byteLength(text));
    const total = bytes.reduce((sum, count) => sum + count, 0);
    const [totals = ""] = out.slice(-1);
    expect(totals).toMatch(
      /^\d+ files, \d+ elements, \d+ bytes: \d+ written, 0 unchanged, 0 removed$/,
    );
    const counts = [...totals.matchAll(/\d+/g)].map(Number);
    expect(counts.slice(0, 4)).toEqual([MODULES, NUMBERS, total, MODULES]);
  });

  test("a second run changes nothing and touches no time stamp", async () => {
    const folder = currentFolder();
    const past = new Date("2001-02-03T04:05:06Z");
    const paths = [...Object.keys(filesIn(folder)).map((file) => join(folder, file)), folder];
    for (const path of paths) utimesSync(path, past, past);
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out).toEqual([expect.stringContaining(`: 0 written, ${MODULES} unchanged, 0 removed`)]);
    const { out: each } = await command(folder, ["--verbose"]);
    expect(each.filter((line) => line.endsWith(" unchanged"))).toHaveLength(MODULES);
    for (const path of paths) expect(statSync(path).mtime).toEqual(past);
  });

  test("prints how many tables were proved, and how many calls", async () => {
    const lines: string[] = [];
    const some = ENTRIES.slice(0, 4);
    await publishedModules(some, (line) => lines.push(line));
    // By pair, twice by difference, and to the center.
    expect(lines).toEqual([
      `4 tables proved: ${3 * 64 * 64 + 64} calls of their lookups are right.`,
    ]);
  });

  test("fixes different and missing files, and removes leftover files", async () => {
    const folder = currentFolder();
    edit(folder, "distance.ts", (text) => text.replace("0, 1, 2", "0, 9, 2"));
    rmSync(join(folder, "ndis.ts"));
    leave(folder, "corner.ts", "old.ts");
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out.filter((line) => line.endsWith(" written"))).toHaveLength(2);
    expect(out).toContainEqual(expect.stringMatching(/\/old\.ts +removed: left over$/));
    expect(out.at(-1)).toContain(`: 2 written, ${MODULES - 2} unchanged, 1 removed`);
    expect(filesIn(folder)).toEqual(filesIn(GENERATED));
  });
});

describe("the last run", () => {
  const NEWS = /^Nothing changed since the last run, .* again: npm run generate -- --verbose$/;

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

  test("is enough if nothing changed since; other options prove all again", async () => {
    const { run } = running();
    await run();
    for (const option of ["--check", "--dry-run", "--verbose"])
      expect(await run(option), option).not.toMatch(NEWS);
    expect(await run()).toMatch(NEWS);
  });

  test.each([
    ["program", "2"],
    ["packages", "2"],
    ["generated/ndis.ts", "// Edited.\n"],
    ["generated/ndis.ts", undefined],
    ["generated/own.ts", ""],
  ])("is not enough if %s changes to %j", async (file, text) => {
    const { place, run } = running();
    await run();
    if (text === undefined) rmSync(join(place, file));
    else writeFileSync(join(place, file), text);
    expect(await run()).not.toMatch(NEWS);
  });
});

describe("--check", () => {
  test("prints one line if all files are current", async () => {
    const { status, out, errors } = await command(GENERATED, ["--check"]);
    expect({ status, out, errors }).toEqual({
      status: 0,
      out: [`All ${MODULES} files are current.`],
      errors: [],
    });
  });

  test("names each module that is not current, and its first fault", async () => {
    const lineOf = (file: string, part: string): number =>
      linesOf(file).findIndex((line) => line.includes(part)) + 1;
    const lengthOf = (file: string): number => linesOf(file).length;
    const replacing = (part: string | RegExp, other: string) => (text: string) =>
      text.replace(part, other);
    const light = "corner-distance-light.ts";
    type Edit = readonly [file: string, change: (text: string) => string, finding: string];
    const edits: readonly Edit[] = [
      [
        "knight-distance.ts",
        replacing(/(\/\/ a1\n +(?:\d, ){9})4/, "$12"),
        "KNIGHT_DISTANCE[a1, b2]: 2, should be 4",
      ],
      [
        "king-paths.ts",
        replacing("    1, 0, 3, 0,", "    1, 8, 3, 0,"),
        "KING_PATHS[a1, a1, hi]: 8, should be 0",
      ],
      [
        "distance-by-0x88-diff.ts",
        replacing("    0, 7", "    5, 7"),
        "DISTANCE_BY_0X88_DIFF[Δrank -7, never read]: 5, should be 0",
      ],
      [
        "distance-15x15.ts",
        replacing("1, 0, 1", "1, <<<<<<< HEAD\n 0, 1"),
        "DISTANCE_15X15[Δrank 0, Δfile 0]: <<<<<<< HEAD 0, should be 0",
      ],
      [
        "ndis.ts",
        replacing("4, 5, 6,\n  ]", "4, 5, 6, 7,\n  ]"),
        "NDIS has 65 elements, should have 64",
      ],
      ["corner.ts", replacing("0, 1,\n  ]", "0,\n  ]"), "CORNER[h8]: missing, should be 1"],
      // The numbers are right, but the text is not.
      [
        "distance.ts",
        replacing("table[", "table[1 + "),
        `line ${lineOf("distance.ts", "  table[")}: "  table[1 + (sq1 << 6) | sq2]!;\\n", should be "  table[(sq1 << 6) | sq2]!;\\n"`,
      ],
      [
        "frozen.ts",
        replacing(/^export const frozen.*\n/m, ""),
        `line ${lineOf("frozen.ts", "export const frozen")}: "  if (!entries.buffer.sliceToImmutable) …", should be "export const frozen = (entries: Unfrozen…"`,
      ],
      [
        "x88diff.ts",
        (text) => `${text}export {};\n`,
        `line ${lengthOf("x88diff.ts")}: "export {};\\n", should be ""`,
      ],
      [
        "edge-distance.ts",
        replacing("the edge: 0…3.", "an edge: 0…3."),
        `line ${lineOf("edge-distance.ts", "of the edge: 0…3.")}: "…square of an edge: 0…3.\\n", should be "…square of the edge: 0…3.\\n"`,
      ],
      [
        "rook-distance.ts",
        (text) => text.replace("Source: ", "From: ").replaceAll("\n", "\r\n"),
        `line ${lineOf("rook-distance.ts", "Source: ")}: " * From: Chessprogramming wiki, https://…", should be " * Source: Chessprogramming wiki, https:…"`,
      ],
      [
        "corner-distance-dark.ts",
        replacing(/^const table.*?;\n/ms, ""),
        'line 9: "\\n", should be "const table: FrozenUint8Array = /* @__PU…"',
      ],
      ["square-to-15x15.ts", (text) => text.trimEnd(), "a formatter changed this file"],
      // A byte order mark in the middle of a file is text.
      [
        light,
        replacing(" * Source", "\uFEFF * Source"),
        `line ${lineOf(light, "Source: ")}: "\uFEFF * Source: Chessprogramming wiki, https…", should be " * Source: Chessprogramming wiki, https:…"`,
      ],
    ];
    const folder = currentFolder();
    for (const [file, change] of edits) edit(folder, file, change);
    rmSync(join(folder, "queen-distance.ts"));
    leave(folder, "bishop-distance.ts", "distance-10x10.ts");
    // As an interrupted run would.
    const partial = "bishop-distance.ts.00000000-0000-4000-8000-000000000000.partial";
    writeFileSync(join(folder, partial), linesOf("bishop-distance.ts").slice(0, 9).join("\n"));
    const before = filesIn(folder);
    const { status, out, errors } = await command(folder, ["--check"]);
    expect({ status, errors }).toEqual({ status: 1, errors: [] });
    expect(filesIn(folder)).toEqual(before);
    expect(out.at(-1)).toBe("Not current. To fix: npm run generate");
    const named = (file: string): string =>
      ["frozen.ts", "x88diff.ts"].includes(file)
        ? file
        : `${file} (${file.replace(".ts", "").toUpperCase().replaceAll("-", "_")})`;
    const said = [
      ...edits.map(([file, , finding]) => `generated/${named(file)} differs: ${finding}`),
      "generated/queen-distance.ts (QUEEN_DISTANCE) is missing",
      "Exclude generated in the settings of the formatter.",
      `generated/${partial}, generated/distance-10x10.ts are left over: their config or command no longer makes them`,
    ];
    const found = out.slice(0, -1).map((line) => line.replaceAll(folder, "generated"));
    expect(found.sort()).toEqual(said.sort());
  });

  test("reports every file as missing without a folder, and makes none", async () => {
    const folder = missingFolder();
    const { status, out } = await command(folder, ["--check"]);
    expect(status).toBe(1);
    expect(out).toHaveLength(MODULES + 1);
    expect(existsSync(folder)).toBe(false);
  });
});

test("--dry-run writes and removes nothing, and prints what it would do", async () => {
  const folder = currentFolder();
  rmSync(join(folder, "ndis.ts"));
  leave(folder, "corner.ts", "old.ts");
  const before = filesIn(folder);
  const { status, out } = await command(folder, ["--dry-run"]);
  expect(status).toBe(0);
  expect(filesIn(folder)).toEqual(before);
  expect(out.filter((line) => line.includes("would be"))).toEqual([
    expect.stringMatching(/\/ndis\.ts .* would be written$/),
    expect.stringMatching(/\/old\.ts +would be removed: left over$/),
    expect.stringMatching(/: 1 would be written, \d+ unchanged, 1 would be removed$/),
  ]);
  expect(out.at(-1)).toBe("Nothing was written: this is a dry run.");
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

test("a leftover file stays if a module cannot be written, so that nothing is lost", async () => {
  const folder = currentFolder();
  edit(folder, "x88diff.ts", (text) => `${text}\n`);
  leave(folder, "corner.ts", "old.ts");
  failing("renameSync", "ENOSPC");
  const { status, errors } = await command(folder);
  expect({ status, errors }).toEqual({
    status: 2,
    errors: [
      `cannot write ${join(folder, "x88diff.ts")}: no space left on device (ENOSPC). ` +
        "No file is half written. Fix the problem, then run the command again.",
    ],
  });
  expect(existsSync(join(folder, "old.ts"))).toBe(true);
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
        `${name.toLowerCase()}.ts: two tables or helpers have this file; give one of the tables another name`,
      ],
    });
  },
);

describe("options", () => {
  test("--help lists all options and exit statuses", async () => {
    const { status, out } = await command(missingFolder(), ["--help"]);
    expect(status).toBe(0);
    expect(`${out.join("\n")}\n`).toBe(
      `Computes, proves and writes the tables of generated/.

  npm run generate                write what is missing or differs, remove what is left over
  npm run generate -- --check     write nothing; name what is not current
  npm run generate -- --dry-run   write nothing; list what would be written
  npm run generate -- --verbose   name unchanged files as well
  npm run generate -- --help, -h  print this

Exit status: 0 all current; 1 not current (--check), or a proof failed; 2 it could not be done:
an unknown option, a file in the way, or a folder that cannot be read or written; 3 a fault in the
generator itself.
`,
    );
    expect((await command(missingFolder(), ["-h"])).out).toEqual(out);
  });

  test.each([
    [["--chekc"], "Unknown option '--chekc': did you mean --check?"],
    [["tables"], "Unexpected argument 'tables'"],
    [["--check=yes"], "Option '--check' does not take an argument"],
  ])("%j is refused in one line", async (args, reason) => {
    const { status, out, errors } = await command(missingFolder(), args);
    expect({ status, out, errors }).toEqual({
      status: 2,
      out: [],
      errors: [
        `${reason}${reason.endsWith("?") ? "" : "."} For the options: npm run generate -- --help`,
      ],
    });
  });

  test.each(["check", "dry-run"])("nothing is written if npm consumed --%s", async (option) => {
    const { status, errors } = await command(missingFolder(), [], ENTRIES, {
      npm_command: "run",
      npm_lifecycle_event: "generate",
      [`npm_config_${option.replace("-", "_")}`]: "true",
    });
    expect({ status, errors }).toEqual({
      status: 2,
      errors: [
        `npm consumed --${option}; write two dashes before it: ` +
          `npm run generate -- --${option}. For the options: npm run generate -- --help`,
      ],
    });
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
    const entry = ENTRY_OF.get(name);
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
    ["NDIS", "= CORNER;", "= CORNER CORNER;", "ndis.ts[line"],
  ])("refuses in %s %j as %j", async (name, part, other, message) => {
    await expect(judging(name, part, other)).rejects.toThrow(message);
  });
});
