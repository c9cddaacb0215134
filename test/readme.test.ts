/** The README: every code block runs and prints what it says, and the table of tables is true. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { transformSync } from "esbuild";
import ts from "typescript";
import { describe, expect, inject, test } from "vitest";
import * as tables from "../src/index.js";
import { sq, SQUARES } from "./support/board.js";
import { PROJECT, temporaryFolder } from "./support/files.js";

const CONSUMER = inject("consumer");

const README = readFileSync(join(PROJECT, "README.md"), "utf8");

const blocks = [...README.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
  ([, language = "", text = ""]) => ({
    language,
    text,
  }),
);
const programs = blocks.filter(({ language }) => language === "ts").map(({ text }) => text);
const commands = blocks.filter(({ language }) => language === "sh").map(({ text }) => text.trim());

test("there is no block that these tests do not run", () => {
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(["ts", "sh"]));
  expect(programs.length + commands.length).toBe(blocks.length);
});

describe("programs, with the package installed", () => {
  test.each(programs.map((text) => [text]))("prints what it says:\n%s", (text) => {
    const folder = temporaryFolder(CONSUMER);
    writeFileSync(
      join(folder, "program.js"),
      transformSync(text, { loader: "ts", format: "esm" }).code,
    );
    const said = [...text.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value);
    const calls = text.match(/console\.log/g) ?? [];
    expect(said).toHaveLength(calls.length);
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "program.js")], {
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(stdout.trimEnd().split("\n")).toEqual(said);
  });

  test("type-check at TypeScript's strictest", () => {
    const folder = temporaryFolder(CONSUMER);
    const files = programs.map((text, index) => {
      const file = join(folder, `program-${index}.ts`);
      writeFileSync(file, text);
      return file;
    });
    const program = ts.createProgram(files, {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      types: ["node"],
      typeRoots: [join(PROJECT, "node_modules", "@types")],
    });
    const found = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
    expect(found).toEqual([]);
  });
});

describe("commands", () => {
  /** The project as git would clone it, with the installed packages linked. */
  const clone = (): string => {
    const folder = join(temporaryFolder(), "clone");
    const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
      cwd: PROJECT,
      encoding: "utf8",
    });
    for (const file of stdout.trim().split("\n")) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(PROJECT, file), join(folder, file));
    }
    symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
    return folder;
  };

  test.each(commands.map((command) => [command]))("%s works", (command) => {
    if (command === "npm install chess-distance") {
      // From the tarball, which is what the registry would serve: so it was installed for these tests.
      expect(existsSync(join(CONSUMER, "node_modules", "chess-distance", "package.json"))).toBe(
        true,
      );
    } else if (command.startsWith("npm ci ")) {
      // What begins with an installation, CI runs in its own clone.
      expect(readFileSync(join(PROJECT, ".ci", "run"), "utf8")).toContain(`'${command}'`);
    } else {
      const { status, stderr } = spawnSync(command, {
        cwd: clone(),
        encoding: "utf8",
        shell: true,
      });
      expect(status, stderr).toBe(0);
    }
  });
});

describe("the table of tables", () => {
  const rows = README.split("\n").flatMap((line) => {
    const [, name = "", entries = "", lookup = "", index = "", values = ""] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|"));
    return /^[A-Z0-9_]+$/.test(name)
      ? [{ name, entries: Number(entries), lookup, index, values }]
      : [];
  });
  /** What a row says of a square after its range: the squares that hold 1, or the expression. */
  const valueOf = (values: string) => {
    const [, says = ""] = /: (.*)$/.exec(values) ?? [];
    const marked = (says.match(/[a-h][1-8]/g) ?? []).map(sq);
    return (square: number): unknown =>
      marked.length > 0
        ? Number(marked.includes(square))
        : runInNewContext(says, { rank: square >> 3, file: square & 7 });
  };
  const exported = new Map(Object.entries(tables));

  test("has a row for each table", () => {
    const names = [...exported].filter(([, value]) => value instanceof Uint8Array);
    expect(rows.map(({ name }) => name).sort()).toEqual(names.map(([name]) => name).sort());
  });

  test.each(rows)(
    "$name: entries, index and values",
    ({ name, entries, lookup, index, values }) => {
      const table = exported.get(name);
      if (!(table instanceof Uint8Array)) throw new Error(`no table: ${name}`);
      expect(table).toHaveLength(entries);
      const [, least, most] = /^(\d+)…(\d+)/.exec(values) ?? [];
      expect([Math.min(...table), Math.max(...table)]).toEqual([Number(least), Number(most)]);
      if (lookup === "") {
        expect([...table]).toEqual(SQUARES.map(valueOf(values)));
        return;
      }

      const [, lookupName = "", parameters = ""] = /^(\w+)(\(.*\))$/.exec(lookup) ?? [];
      const indexSource = index
        .replaceAll("Δrank", "(rank(sq2) - rank(sq1))")
        .replaceAll("Δfile", "(file(sq2) - file(sq1))");
      const differing: unknown = runInNewContext(
        `const byIndex = ${parameters} => table[${indexSource}];
      squares.flatMap((sq1) => squares
        .filter((sq2) => byIndex(sq1, sq2) !== ${lookupName}(sq1, sq2))
        .map((sq2) => sq1 + ", " + sq2));`,
        {
          ...tables,
          table,
          squares: SQUARES,
          abs: Math.abs,
          rank: (square: number) => square >> 3,
          file: (square: number) => square & 7,
        },
      );
      const cornerRule = ["0, 9", "7, 14", "9, 0", "14, 7", "49, 56", "54, 63", "56, 49", "63, 54"];
      const exact = name === "KNIGHT_DISTANCE" || !/KNIGHT|NDIS/.test(name);
      expect(differing).toEqual(exact ? [] : cornerRule);
    },
  );
});
