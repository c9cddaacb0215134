/** Tests the tool and the library as installed: run, compiled, used in a repository. */
import type { SpawnSyncReturns } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { searchedPairs } from "../support/pieces.js";
import { startChromium } from "./support/browser.js";
import { platform } from "./support/platform.js";
import { demandTypes, packageIn, userProject } from "./support/projects.js";
import { run, runLine } from "./support/run.js";

/** Runs the installed tool without npx, which takes as long as the tool. Tests under npm, of the README and of the tutorial use npx. */
const chessDistance = (folder: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
  run(folder, join(folder, "node_modules", ".bin", "chess-distance"), args);

const REQUEST = [
  ...["--board", "10x8", "--piece", "N", "--piece", "camel=C"],
  ...["--layout", "pair,superimposed", "--out", "src/tables"],
];

describe("the tool", () => {
  test("writes tables that git takes in, and checks them there", () => {
    const folder = userProject();
    const git = (...args: string[]) =>
      run(folder, "git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args]);
    git("init", "--quiet");
    expect(chessDistance(folder, ...REQUEST)).toMatchObject({ status: 0 });
    const [, , command = ""] = readFileSync(
      join(folder, "src", "tables", "camel-distance.ts"),
      "utf8",
    ).split("\n");
    const again = runLine(folder, command.replace("// camel-distance.ts; to regenerate: ", ""));
    expect(again.stdout, again.stderr).toContain(": 0 written, 7 unchanged");
    git("add", "src");
    expect(git("commit", "--quiet", "--message", "tables").status).toBe(0);
    expect(chessDistance(folder, ...REQUEST)).toMatchObject({ status: 0 });
    expect(git("status", "--porcelain", "src").stdout).toBe("");
    expect(chessDistance(folder, ...REQUEST, "--check")).toMatchObject({
      status: 0,
      stdout: "All 7 files are current.\n",
    });

    const file = join(folder, "src", "tables", "camel-distance.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace("0, 255, 2", "0, 255, 3"));
    const { status, stdout } = chessDistance(folder, ...REQUEST, "--check");
    expect(status).toBe(1);
    const [difference, remedy] = stdout.split("\n");
    expect(difference).toBe(
      `${join("src", "tables", "camel-distance.ts")} (CAMEL_DISTANCE) differs: CAMEL_DISTANCE[a1, c1]: 3, should be 2`,
    );
    expect(remedy).toContain(`: npx chess-distance ${REQUEST.join(" ")}`);
  });

  test("draws a picture that a browser reads as XML, with its title", async (context) => {
    const browser = await startChromium(platform(context, "Chromium"));
    try {
      const page = await browser.newPage();
      for (const board of ["8x8", "glinski", "cylinder"]) {
        const { stdout } = chessDistance(
          userProject(),
          ...["show", "--board", board, "--piece", "king", "--from", "a1", "--svg"],
        );
        const read = await page.evaluate((text) => {
          const document = new DOMParser().parseFromString(text, "image/svg+xml");
          return [document.querySelector("parsererror"), document.querySelector("title")].map(
            (element) => element?.textContent,
          );
        }, stdout);
        expect(read).toEqual([undefined, expect.stringMatching(/from a1/)]);
      }
    } finally {
      await browser.close();
    }
  });

  test("prints the name of a file as text, not as a line that a CI service acts on", () => {
    const folder = userProject();
    const edge = "0,0,0,0,0,0,0,0, 0,1,1,1,1,1,1,0, 0,1,2,2,2,2,1,0, 0,1,2,3,3,2,1,0,";
    const half = edge.trimEnd().split(" ").slice(0, 4).toReversed().join(" ");
    const array = `int edge[] = {${edge} ${half.replace("3", "4")} };`;
    writeFileSync(join(folder, "::error title=hello::hello.c"), array);
    const { status, stdout } = chessDistance(folder, "audit", ".");
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\\u\{3a\}:error title=hello::hello\.c:1 edge\[64\] is /);
  });

  test.for(["TypeScript 5.0", "TypeScript 7.0"] as const)(
    "writes modules that compile under %s, strictly, in a project of its own, and answer as search does",
    (compiler, context) => {
      const tsc = platform(context, compiler);
      const folder = userProject();
      chessDistance(folder, ...REQUEST);
      rmSync(packageIn(folder), { recursive: true });
      writeFileSync(
        join(folder, "src", "program.ts"),
        `import { camelDistance, CAMEL_DISTANCE, UNREACHABLE } from "./tables/camel-distance.js";
        import { camelDistance19x15 } from "./tables/camel-distance-19x15.js";
        import { knightDistance10x8 } from "./tables/knight-distance-10x8.js";
        import { knightDistance19x15 } from "./tables/knight-distance-19x15.js";
        const entry: number | undefined = CAMEL_DISTANCE[13];
        const squares: number[] = [];
        for (let square = 0; square < 80; square++) squares.push(square);
        const pairs = (lookup: (sq1: number, sq2: number) => number): number[][] =>
          squares.map((sq1) => squares.map((sq2) => lookup(sq1, sq2)));
        const camel = [camelDistance, camelDistance19x15].map(pairs);
        const knight = [knightDistance10x8, knightDistance19x15].map(pairs);
        console.log(JSON.stringify({ never: UNREACHABLE, entry, camel, knight }));\n`,
      );
      demandTypes(folder, tsc, {
        ...{ module: "nodenext", lib: ["es2015", "dom"], outDir: "out", rootDir: "src" },
        ...{ exactOptionalPropertyTypes: true, verbatimModuleSyntax: true },
      });
      const ran = run(folder, process.execPath, [join("out", "program.js")]);
      const camel = searchedPairs({ notation: "C", steps: [[3, 1, 1]] }, 10, 8);
      const knight = searchedPairs({ notation: "N", steps: [[2, 1, 1]] }, 10, 8);
      const found: unknown = JSON.parse(ran.stdout);
      expect(found, ran.stderr).toEqual({
        never: 255,
        entry: camel[0]?.[13],
        camel: [camel, camel],
        knight: [knight, knight],
      });
    },
  );

  test("writes Python that is imported although a module has the name of its folder", (context) => {
    const python = platform(context, "python3");
    const folder = userProject();
    mkdirSync(join(folder, "installed"));
    writeFileSync(join(folder, "installed", "py.py"), "");
    chessDistance(folder, "--table", "KNIGHT_DISTANCE", "--lang", "python", "--out", "py");
    const program = "from py.knight_distance import knight_distance as d; print(d(0, 9))";
    const ran = run(folder, python, ["-c", program], { PYTHONPATH: "installed" });
    expect(ran.stdout, ran.stderr).toBe("4\n");
  });

  test.for(["Node 24", "Node 26"] as const)(
    "writes modules that %s runs as they are, without compiling them",
    (engine, context) => {
      const ran = (file: string, ...options: readonly string[]) => {
        const folder = userProject();
        chessDistance(folder, ...REQUEST, ...options);
        writeFileSync(
          join(folder, "program.ts"),
          `import { camelDistance, knightDistance19x15 } from "./src/tables/${file}";
          console.log(camelDistance(0, 13) as number, knightDistance19x15(0, 11));\n`,
        );
        return run(folder, platform(context, engine), ["program.ts"]);
      };
      expect(ran("index.ts", "--index", "--format", "ts-extensions").stdout).toBe("1 4\n");
      expect(ran("index.js", "--index", "--format", "js").stdout).toBe("1 4\n");
      expect(ran("tables.ts", "--single").stdout).toBe("1 4\n");
      // The default is for compilers and bundlers.
      expect(ran("index.ts", "--index").stderr).toContain("ERR_MODULE_NOT_FOUND");
    },
  );
});

describe("under npm", () => {
  const CONFIG = { out: "tables", tables: [{ board: "2x2", piece: "W" }] };
  const SCRIPTS = { tables: "chess-distance", prepack: "chess-distance --check" };

  /** A project with a config and scripts, and the files that a run of npm has written there. */
  const underNpm = (...args: readonly string[]) => {
    const folder = userProject();
    writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(CONFIG));
    const manifest = { name: "engine", version: "1.0.0", scripts: SCRIPTS };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    const { status, stderr } = run(folder, "npm", args);
    return { status, stderr, isWritten: existsSync(join(folder, "tables")) };
  };

  test.each([
    ["exec chess-distance --check", "npm exec chess-distance -- --check"],
    ["exec chess-distance --dry-run", "npm exec chess-distance -- --dry-run"],
    ["exec chess-distance --prune --adopt", "npm exec chess-distance -- --prune --adopt"],
    ["exec chess-distance --all", "npm exec chess-distance -- --all"],
    ["exec chess-distance --piece=N --out=t", "npm exec chess-distance -- --piece --out"],
    ["run tables --check", "npm run tables -- --check"],
  ])("npm %s is refused", (line, advice) => {
    const { status, stderr, isWritten } = underNpm(...line.split(" "));
    expect({ status, isWritten }, stderr).toEqual({ status: 2, isWritten: false });
    expect(stderr).toContain(`${advice}. To list the options`);
  });

  test.each([
    ["exec chess-distance -- --check", 1],
    ["exec -- chess-distance --check", 1],
    ["exec --package=chess-distance -- chess-distance --dry-run", 0],
    ["run tables -- --check", 1],
    ["pack --dry-run", 1],
  ])("npm %s checks", (line, status) => {
    const found = underNpm(...line.split(" "));
    expect(found, found.stderr).toMatchObject({ status, isWritten: false });
    expect(found.stderr).not.toContain("consumed");
  });

  test("npm exec chess-distance writes", () => {
    expect(underNpm("exec", "chess-distance")).toMatchObject({ status: 0, isWritten: true });
  });
});

describe("the library", () => {
  test("finds distances, lays them out, and emits modules", () => {
    const folder = userProject();
    writeFileSync(
      join(folder, "program.js"),
      `import { board, bySuperimposition, distances, emit, piece, tabulate, UNREACHABLE } from "chess-distance/generator";
      const small = board(5, 5);
      const camel = piece("C");
      console.log(distances(small, camel)[0][1] ?? UNREACHABLE, distances(small, camel)[0][8]);
      console.log(tabulate(piece("N"), bySuperimposition(board(8, 8)))[112 + 16]);
      const modules = await emit({ tables: [{ board: "5x5", piece: "camel" }] }, "make tables");
      console.log(modules.map(({ file }) => file).join(" "), modules.at(-1).text.split("\\n")[2]);\n`,
    );
    const { stdout, stderr } = run(folder, process.execPath, ["program.js"]);
    expect(stdout, stderr).toBe(
      "255 1\n2\nfrozen.ts unreachable.ts camel-distance-5x5.ts // camel-distance-5x5.ts; to regenerate: make tables\n",
    );
  });
});
