/** Tests the README and the pages of `docs/`: programs print what their comments say, and the tables are right. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "node:util";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { LANGUAGE_NAMES, LANGUAGES } from "../generator/languages/languages.js";
import { sq, SQUARES } from "./support/board.js";
import { EXPORTS, isTable, TABLES } from "./support/exports.js";
import { PROJECT, temporaryFolder } from "./support/files.js";
import { BLOCKS, CONFIGS, LANGUAGES_PAGE, PROGRAMS, README } from "./support/readme.js";
import { sampled } from "./support/sampling.js";
import { run } from "./support/tool.js";

test("there is no block that the tests do not run", () => {
  const tested = ["ts", "sh", "json", "cpp", "rust", "make", "yaml"];
  expect(BLOCKS.map(({ language }) => language).filter((one) => !tested.includes(one))).toEqual([]);
});

test.each(sampled(CONFIGS, 4, "configs"))(
  "a config of which tables are made:\n%s",
  async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "chess-distance.json"), text);
    expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
  },
);

test("the README has at most 120 lines", () => {
  expect(README.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
});

/** The entry points in the source; other tests test the packed package. */
const ENTRIES = {
  "chess-distance": join(PROJECT, "src", "index.ts"),
  "chess-distance/pieces": join(PROJECT, "src", "pieces.ts"),
  "chess-distance/paths": join(PROJECT, "src", "paths.ts"),
  "chess-distance/sets": join(PROJECT, "src", "sets.ts"),
  "chess-distance/vectors": join(PROJECT, "src", "vectors.ts"),
  "chess-distance/squares": join(PROJECT, "src", "squares.ts"),
  "chess-distance/generator": join(PROJECT, "generator", "index.ts"),
  "chess-distance/audit": join(PROJECT, "generator", "audit", "audit.ts"),
};

/** A folder with the tables that the README's config names, if the program imports them. */
const folderFor = async (program: string): Promise<string> => {
  const folder = temporaryFolder();
  if (!program.includes("./src/tables/")) return folder;
  writeFileSync(join(folder, "chess-distance.json"), CONFIGS[0] ?? "");
  const { status, errors } = await run([], [], folder);
  expect(status, errors.join("\n")).toBe(0);
  return folder;
};

/** The lines that a program prints. */
const printedBy = (program: string, folder: string): readonly string[] => {
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: folder, loader: "ts" },
    alias: ENTRIES,
    bundle: true,
    platform: "node",
    format: "iife",
    write: false,
  });
  const printed: string[] = [];
  const log = (...values: readonly unknown[]): void => {
    printed.push(format(...values));
  };
  runInNewContext(outputFiles.map(({ text }) => text).join(""), { console: { log } });
  return printed;
};

test.each(sampled(PROGRAMS, 5, "programs").map((program) => [program]))(
  "a program prints what it says:\n%s",
  async (program) => {
    const said = [...program.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    expect(said).toHaveLength(program.match(/console\.log/g)?.length ?? 0);
    expect(printedBy(program, await folderFor(program))).toEqual(said);
  },
);

test("the table of languages has a row for each", () => {
  const rows = [...LANGUAGES_PAGE.matchAll(/^\| `(\w+)` +\| ([^|]*?) +\|/gm)].map(
    ([, name, what]) => [name, what],
  );
  const others = LANGUAGE_NAMES.filter((name) => name !== "ts");
  expect(rows.map(([name]) => name)).toEqual(others);
  for (const [at, name] of others.entries())
    if (name !== "json") expect(rows[at]?.[1]).toContain(LANGUAGES[name].title);
});

test("the tables at a glance are named once, and are there", () => {
  const page = readFileSync(join(PROJECT, "docs", "tables.md"), "utf8");
  const [, matrix = ""] = /^## At a glance$(.*?)^From ¹/ms.exec(page) ?? [];
  const named = [...matrix.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(new Set(named).size).toBe(named.length);
  expect(TABLES.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});

describe("docs/tables.md", () => {
  const page = readFileSync(join(PROJECT, "docs", "tables.md"), "utf8");
  const rows = page.split("\n").flatMap((line) => {
    const [, name = "", entries = "", lookup = "", index = "", values = ""] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|"));
    return /^[A-Z0-9_]+$/.test(name)
      ? [{ name, entries: Number(entries), lookup, index, values }]
      : [];
  });
  /** The value of each square, from the text after the range: squares that hold 1, or an expression. */
  const valueOf = (values: string) => {
    const [, says = ""] = /: (.*)$/.exec(values) ?? [];
    const marked = (says.match(/[a-h][1-8]/g) ?? []).map(sq);
    return (square: number): unknown =>
      marked.length > 0
        ? Number(marked.includes(square))
        : runInNewContext(says, { rank: square >> 3, file: square & 7 });
  };
  const exported = new Map<string, unknown>(Object.entries(EXPORTS));

  test("has a row for each table", () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(TABLES.map(({ name }) => name).sort());
  });

  test.each(sampled(rows, 16, "rows"))(
    "$name: entries, index and values",
    ({ name, entries, lookup, index, values }) => {
      const table = exported.get(name);
      if (!isTable(table)) throw new Error(`no table: ${name}`);
      expect(table).toHaveLength(entries);
      const [, least, most, absent] = /^(-?\d+)…(\d+)(, or 255)?/.exec(values) ?? [];
      const reached = table.filter(
        (entry) => !values.includes("255") || entry !== EXPORTS.UNREACHABLE,
      );
      if (least !== undefined)
        expect([Math.min(...reached), Math.max(...reached)]).toEqual([Number(least), Number(most)]);
      expect(reached.length < table.length).toBe(absent !== undefined);
      if (lookup === "") {
        if (absent === undefined) expect([...table]).toEqual(SQUARES.map(valueOf(values)));
        return;
      }

      const [, lookupName = "", parameters = ""] = /^(\w+)(\(.*\))$/.exec(lookup) ?? [];
      const indexSource = index
        .replaceAll("Δrank", "(rank(sq2) - rank(sq1))")
        .replaceAll("Δfile", "(file(sq2) - file(sq1))");
      const differing: unknown = runInNewContext(
        `const byIndex = ${parameters} => table[${indexSource}];
      squares.flatMap((sq1) => squares
        .filter((sq2) => byIndex(sq1, sq2) !== number(${lookupName}(sq1, sq2)))
        .map((sq2) => sq1 + ", " + sq2));`,
        {
          ...EXPORTS,
          number: (answer: number | { lo: number }) =>
            typeof answer === "number" ? answer : answer.lo,
          table,
          squares: SQUARES,
          abs: Math.abs,
          rank: (square: number) => square >> 3,
          file: (square: number) => square & 7,
        },
      );
      const cornerRule = ["0, 9", "7, 14", "9, 0", "14, 7", "49, 56", "54, 63", "56, 49", "63, 54"];
      const exact = !/KNIGHT_DISTANCE_|NDIS/.test(name);
      expect(differing).toEqual(exact ? [] : cornerRule);
    },
  );
});
