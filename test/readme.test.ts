/** The README: every code block runs and prints what it says, and the table of tables is true. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import ts from "typescript";
import { describe, expect, inject, test } from "vitest";
import { sq, SQUARES } from "./support/board.js";
import { EXPORTS, isTable, TABLES } from "./support/exports.js";
import { PROJECT, temporaryFolder } from "./support/files.js";

const CONSUMER = inject("consumer");

const README = readFileSync(join(PROJECT, "README.md"), "utf8");

const blocks = [...README.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
  ([, language = "", text = ""]) => ({
    language,
    text,
  }),
);
/** The command of the README that makes tables, run in the folder of a program that imports them. */
const makeTables = (folder: string, text: string): void => {
  const command = commands.find((line) => line.startsWith("npx chess-distance"));
  if (!text.includes("./src/tables/")) return;
  const { status, stderr } = spawnSync(command ?? "", {
    cwd: folder,
    encoding: "utf8",
    shell: true,
  });
  expect(status, stderr).toBe(0);
};

const programs = blocks.filter(({ language }) => language === "ts").map(({ text }) => text);
const commands = blocks.filter(({ language }) => language === "sh").map(({ text }) => text.trim());

test("there is no block that these tests do not run", () => {
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(["ts", "sh"]));
  expect(programs.length + commands.length).toBe(blocks.length);
});

describe("programs, with the package installed", () => {
  test.each(programs.map((text) => [text]))("prints what it says:\n%s", (text) => {
    const folder = temporaryFolder(CONSUMER);
    makeTables(folder, text);
    buildSync({
      stdin: { contents: text, resolveDir: folder, loader: "ts" },
      outfile: join(folder, "program.js"),
      bundle: true,
      packages: "external",
      format: "esm",
    });
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
      makeTables(folder, text);
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
    } else if (command === "npm install --save-dev ts-morph prettier") {
      // These tests find ts-morph and prettier where the project has them.
      for (const name of ["ts-morph", "prettier"])
        expect(existsSync(join(PROJECT, "node_modules", name))).toBe(true);
    } else if (command.startsWith("npx chess-distance ")) {
      const folder = temporaryFolder(CONSUMER);
      const { status, stderr } = spawnSync(command.replace(" --check", ""), {
        cwd: folder,
        encoding: "utf8",
        shell: true,
      });
      expect(status, stderr).toBe(0);
      const checked = spawnSync(command, { cwd: folder, encoding: "utf8", shell: true });
      expect(checked.status, checked.stderr).toBe(0);
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
  const exported = new Map<string, unknown>(Object.entries(EXPORTS));

  test("has a row for each table", () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(TABLES.map(({ name }) => name).sort());
  });

  test.each(rows)(
    "$name: entries, index and values",
    ({ name, entries, lookup, index, values }) => {
      const table = exported.get(name);
      if (!isTable(table)) throw new Error(`no table: ${name}`);
      expect(table).toHaveLength(entries);
      const [, least, most, unreachable] = /^(\d+)…(\d+)(, or 255)?/.exec(values) ?? [];
      const reached = table.filter(
        (entry) => name === "KING_PATHS" || entry !== EXPORTS.UNREACHABLE,
      );
      if (least !== undefined)
        expect([Math.min(...reached), Math.max(...reached)]).toEqual([Number(least), Number(most)]);
      expect(reached.length < table.length).toBe(unreachable !== undefined);
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
      const exact = name === "KNIGHT_DISTANCE" || !/KNIGHT|NDIS/.test(name);
      expect(differing).toEqual(exact ? [] : cornerRule);
    },
  );
});
