/** Tests the README and the pages of `docs/`: programs print what their comments say, and the tables are right. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "node:util";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { LANGUAGE_NAMES, LANGUAGES } from "../generator/languages/languages.js";
import { MEASURE_MEANINGS } from "../generator/request/keys/measure.js";
import { OUTPUT_KEYS } from "../generator/request/output-keys.js";
import { TABLE_OPTIONS } from "../generator/request/table-keys.js";
import { SQUARES } from "./support/board.js";
import { EXPORTS, isTable, TABLES } from "./support/exports.js";
import { DOCS, PROJECT, temporaryFolder } from "./support/files.js";
import {
  BLOCKS,
  blocksOf,
  CONFIGS,
  inLanguage,
  LANGUAGES_PAGE,
  PROGRAMS,
  README,
  TUTORIAL,
} from "./support/readme.js";
import { sampled } from "./support/sampling.js";
import { run } from "./support/tool.js";

const PAGES = readdirSync(DOCS).filter((file) => file.endsWith(".md"));

const textOf = (page: string): string => readFileSync(join(DOCS, page), "utf8");

test("there is no block that the tests do not run", () => {
  const commands = ["sh", "json", "make", "cmake", "yaml"];
  const tested = [...commands, "ts", "cpp", "rust", "c", "rs", "java", "python", "js"];
  expect(BLOCKS.map(({ language }) => language).filter((one) => !tested.includes(one))).toEqual([]);
  // The first two in platforms/, and the last in workflows.test.ts.
  const elsewhere = [TUTORIAL, textOf("peers.md"), textOf("ci.md")].flatMap(blocksOf);
  expect(PAGES.flatMap((page) => blocksOf(textOf(page))).length).toBe(
    BLOCKS.length - blocksOf(README).length + elsewhere.length,
  );
});

const withoutCode = (text: string): string =>
  text.replaceAll(/^```.*?^```$/gms, "").replaceAll(/`[^`]*`/g, "");

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): readonly string[] =>
  Array.from(text.replaceAll(/^```.*?^```$/gms, "").matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(["README.md", "CONTRIBUTING.md", ...PAGES.map((page) => `docs/${page}`)])(
  "every relative link of %s leads to a file and a heading",
  (page) => {
    const links = withoutCode(readFileSync(join(PROJECT, page), "utf8")).matchAll(/\]\(([^)]*)\)/g);
    const dead = Array.from(links, ([, link = ""]) => link).filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? join(PROJECT, page) : join(PROJECT, dirname(page), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, "utf8")).includes(anchor);
    });
    expect(dead).toEqual([]);
  },
);

/** The list of measures, which a test writes. */
const MEASURES_LIST = /(?<=^## Measures\n\n)(?:- .*\n)*/m;

test("the handwritten text in docs/ has at most 8,500 words", () => {
  const byTests = ["evidence.md", "exports.md", "peers.md", "pieces.md"];
  const words = PAGES.filter((page) => !byTests.includes(page)).flatMap((page) =>
    textOf(page).replace(MEASURES_LIST, "").trim().split(/\s+/),
  );
  expect(words.length).toBeLessThanOrEqual(8500);
});

test.each(sampled([...CONFIGS, ...inLanguage("json", blocksOf(TUTORIAL))], 3, "configs"))(
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

test.each(sampled(PROGRAMS, 3, "programs").map((program) => [program]))(
  "a program prints what it says:\n%s",
  async (program) => {
    const said = [...program.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    expect(said).toHaveLength(program.match(/console\.log/g)?.length ?? 0);
    expect(printedBy(program, await folderFor(program))).toEqual(said);
  },
);

test("docs/tool.md explains each measure as --help does; --update writes it there", async () => {
  const rows = Object.entries(MEASURE_MEANINGS).map(([name, what]) => `- **${name}**: ${what}\n`);
  const page = textOf("tool.md").replace(MEASURES_LIST, () => rows.join(""));
  await expect(page).toMatchFileSnapshot(join(DOCS, "tool.md"));
});

test("docs/tool.md lists each key of a config, and names each key of a table", () => {
  const [, config = ""] = /^## The config\n(.*?)^## /ms.exec(textOf("tool.md")) ?? [];
  const listed = Array.from(config.matchAll(/^- \*\*(\w+)\*\*/gm), ([, key]) => key);
  expect(listed.toSorted()).toEqual([...Object.keys(OUTPUT_KEYS), "outputs"].sort());
  const named = new Set(textOf("tool.md").match(/(?<=\*\*|[`"])\w+(?=\*\*|[`"])/g));
  expect(TABLE_OPTIONS.filter((key) => !named.has(key))).toEqual([]);
});

test("the table of languages has a row for each", () => {
  const rows = [...LANGUAGES_PAGE.matchAll(/^\| `(\w+)` +\| ([^|]*?) +\|/gm)].map(
    ([, name, what]) => [name, what],
  );
  const others = LANGUAGE_NAMES.filter((name) => name !== "ts");
  expect(rows.map(([name]) => name)).toEqual(others);
  for (const [at, name] of others.entries())
    if (name !== "json") expect(rows[at]?.[1]).toContain(LANGUAGES[name].title);
});

describe("docs/exports.md", () => {
  const [, tables = ""] = textOf("exports.md").split(/^## (?:Tables|Lookups and other names)$/m);
  const rows = tables.split("\n").flatMap((line) => {
    const [, name = "", , entries = "", lookup = "", index = "", values = ""] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|"));
    return /^[A-Z0-9_]+$/.test(name)
      ? [{ name, entries: Number(entries), lookup, index, values }]
      : [];
  });
  /** The values of tables without a lookup that are numbers of each square, as docs/tables.md says. */
  const BY_SQUARE: Readonly<Record<string, (rank: number, file: number) => number>> = {
    CORNER: (rank, file) => Number(rank % 7 === 0 && file % 7 === 0),
    SQUARE_COLOR: (rank, file) => (rank + file) % 2,
    SQUARE_TO_0X88: (rank, file) => 16 * rank + file,
    SQUARE_TO_15X15: (rank, file) => 15 * rank + file,
  };
  const exported = new Map<string, unknown>(Object.entries(EXPORTS));

  test("has a row for each table", () => {
    const current = "docs/exports.md is current after: npx vitest run -u test/exports.test.ts";
    const names = TABLES.map(({ name }) => name).sort();
    expect(rows.map(({ name }) => name).sort(), current).toEqual(names);
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
        const byPlaces = BY_SQUARE[name];
        if (absent === undefined)
          expect([...table]).toEqual(SQUARES.map((square) => byPlaces?.(square >> 3, square & 7)));
        return;
      }

      const [, lookupName = "", parameters = ""] = /^(\w+)(\(.*\))$/.exec(lookup) ?? [];
      const differing: unknown = runInNewContext(
        `const byIndex = ${parameters} => table[${index}];
      squares.flatMap((sq1) => squares
        .filter((sq2) => byIndex(sq1, sq2) !== number(${lookupName}(sq1, sq2)))
        .map((sq2) => sq1 + ", " + sq2));`,
        {
          ...EXPORTS,
          number: (answer: number | { lo: number }) =>
            typeof answer === "number" ? answer : answer.lo,
          table,
          squares: SQUARES,
        },
      );
      const cornerRule = ["0, 9", "7, 14", "9, 0", "14, 7", "49, 56", "54, 63", "56, 49", "63, 54"];
      const exact = !/KNIGHT_DISTANCE_|NDIS/.test(name);
      expect(differing).toEqual(exact ? [] : cornerRule);
    },
  );
});
