/** Tests the packed package as a user installs it: its files, its types, and the engines that run it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { buildSync, transformSync } from "esbuild";
import { describe, expect, inject, test } from "vitest";
import { CONFIG } from "../../generator/request/config-form.js";
import { TABLE } from "../../generator/request/table-keys.js";
import { EXPORTS } from "../support/exports.js";
import { DOCS, PROJECT } from "../support/files.js";
import { README } from "../support/readme.js";
import { sampled } from "../support/sampling.js";
import { startChromium } from "./support/browser.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { demandTypes, packageIn, userProject } from "./support/projects.js";
import { run } from "./support/run.js";

const TARBALL = inject("tarball");
const PACKAGE = packageIn(inject("consumer"));
const DIST = join(PACKAGE, "dist");

const filesOf = (tarball: string): string[] =>
  run(PACKAGE, "tar", ["-tzf", tarball]).stdout.trim().split("\n");

test("holds what a user needs, and nothing else", () => {
  // The code that the tool and the library share. The bundler chooses the names of these files.
  const shared = (file: string): boolean => /^package\/dist\/shared\/[a-z0-9-]+\.js$/.test(file);
  const ofEntry = (entry: string): string[] =>
    ["cjs", "d.cts", "d.ts", "js"].map((extension) => `package/dist/${entry}.${extension}`);
  expect(
    filesOf(TARBALL)
      .filter((file) => !shared(file))
      .sort(),
  ).toEqual(
    [
      ...["CHANGELOG.md", "LICENSE", "README.md"].map((file) => `package/${file}`),
      "package/dist/THIRD-PARTY-LICENSES.txt",
      ...["audit.d.ts", "audit.js", "cli.js", "generator.d.ts", "generator.js"].map(
        (file) => `package/dist/${file}`,
      ),
      ...["index", "paths", "pieces", "sets", "squares", "vectors"].flatMap(ofEntry),
      ...readdirSync(DOCS).map((file) => `package/docs/${file}`),
      "package/explorer/screenshot.png",
      "package/package.json",
      // For resolvers that do not read "exports".
      ...["audit", "generator", "paths", "pieces", "sets", "squares", "vectors"].map(
        (entry) => `package/${entry}/package.json`,
      ),
      "package/schema.json",
    ].sort(),
  );
});

describe("its documents", () => {
  const pages = ["README.md", "CHANGELOG.md"].concat(
    readdirSync(DOCS)
      .filter((file) => file.endsWith(".md"))
      .map((file) => `docs/${file}`),
  );
  const textOf = (page: string): string => readFileSync(join(PACKAGE, page), "utf8");
  const withoutCode = (text: string): string =>
    text.replaceAll(/^```.*?^```$/gms, "").replaceAll(/`[^`]*`/g, "");

  /** The anchors of a page's headings, as GitHub and npm make them. */
  const anchorsOf = (page: string): string[] =>
    [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    );

  test.each(pages)("%s links to files of the package, or absolutely, and has no HTML", (page) => {
    const links = [...withoutCode(textOf(page)).matchAll(/\]\(([^)]*)\)/g)].map(
      ([, link = ""]) => link,
    );
    const dead = links.filter((link) => {
      const [path = "", anchor] = link.split("#");
      if (link.startsWith("https://")) return false;
      const target = path === "" ? page : join(dirname(page), path);
      return (
        !filesOf(TARBALL).includes(`package/${target}`) ||
        (anchor !== undefined && !anchorsOf(target).includes(anchor))
      );
    });
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(page === "README.md" ? 10 : -1);
    // npm resolves relative links to the repository, but in a block of HTML, only the link of the first picture.
    expect(withoutCode(textOf(page))).not.toMatch(/<[a-z!/]/i);
  });
});

test("its schema is that of the source, with tables in a definition", () => {
  const text = readFileSync(join(PACKAGE, "schema.json"), "utf8");
  const reference = '{"$ref":"#/definitions/table"}';
  expect(text.split(reference).length).toBeGreaterThan(2);
  const schema: unknown = JSON.parse(text.replaceAll(reference, JSON.stringify(TABLE.schema)));
  expect(schema).toEqual({
    ...CONFIG.schema,
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: { table: TABLE.schema },
  });
});

test("names the authors of the packages built into its tool", () => {
  const licenses = readFileSync(join(DIST, "THIRD-PARTY-LICENSES.txt"), "utf8");
  for (const author of ["Microsoft", "Kael Zhang", "Kasper Unn Weihe"])
    expect(licenses).toContain(author);
  expect(licenses).toContain("Permission is hereby granted");
  expect(licenses).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
});

test("depends on no other package", () => {
  const manifest: unknown = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  expect(manifest).toMatchObject({ type: "module", sideEffects: false });
  for (const kind of ["dependencies", "optionalDependencies", "peerDependencies"])
    expect(manifest).not.toHaveProperty(kind);
});

test("takes at most 1.5 MB", () => {
  const sizes = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
    .map((file) => statSync(join(PACKAGE, file)))
    .filter((file) => file.isFile())
    .map(({ size }) => size);
  const raise = "another table may raise this limit, in a commit of its own";
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    raise,
  ).toBeLessThanOrEqual(1_500_000);
});

/** The source files of a module that contain more than types, found by esbuild, which does not build the package. */
const sourcesOf = (module: string): string[] =>
  Object.keys(
    buildSync({
      entryPoints: [module],
      absWorkingDir: PROJECT,
      bundle: true,
      platform: "node",
      format: "esm",
      write: false,
      metafile: true,
    }).metafile.inputs,
  );

describe("its code is what the source says", () => {
  /** A module's statements as esbuild writes them, in any order, with the same quotes and without rolldown's suffix `$1`. */
  const statements = (code: string, loader: "js" | "ts"): string[] =>
    transformSync(code, { loader, minifyWhitespace: true, target: "es2023" })
      .code.replaceAll("`", '"')
      .replaceAll(/\b(import|export)\b[^;=]*from"[^;]*;|\bexport ?\{[^}]*\};?|\bexport /g, "")
      .replaceAll(/\$\w+/g, "")
      .split(";")
      .map((statement) => statement.trim())
      .filter((statement) => statement !== "")
      .sort();

  const marks = (code: string): number => code.match(/@__PURE__/g)?.length ?? 0;

  test.each(["index", "pieces", "paths", "sets", "squares", "vectors"])(
    "in %s.js, with each @__PURE__",
    (entry) => {
      const built = readFileSync(join(DIST, `${entry}.js`), "utf8");
      const sources = sourcesOf(`src/${entry}.ts`)
        .filter((file) => /^(?:generated|src)\//.test(file))
        .map((file) => readFileSync(join(PROJECT, file), "utf8"));
      expect(sources.length).toBeGreaterThan(entry === "squares" ? 1 : 2);
      // All tables of attacks have the same constants. The entry exports one of each.
      const isRepeated = (statement: string, at: number, all: readonly string[]): boolean =>
        /^const [A-Z_]+=\d+$/.test(statement) && all.indexOf(statement) < at;
      expect(statements(built, "js")).toEqual(
        sources
          .flatMap((source) => statements(source, "ts"))
          .filter((...statement) => !isRepeated(...statement))
          .sort(),
      );
      expect(marks(built)).toBe(sources.reduce((sum, source) => sum + marks(source), 0));
    },
  );
});

test("has no module of the page, and no text that only explorer/ has", () => {
  const sources = ["index", "audit/audit", "commands/cli"].flatMap((name) =>
    sourcesOf(`generator/${name}.ts`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => file.startsWith("explorer/"))).toEqual([]);
  const textsIn = (folder: string, ending: RegExp): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8"));
  const generator = textsIn(join(PROJECT, "generator"), /\.ts$/).join("\n");
  const built = textsIn(DIST, /\.js$/).join("\n");
  const own = textsIn(join(PROJECT, "explorer"), /\.tsx?$/)
    .flatMap((text) =>
      Array.from(text.matchAll(/"([^"\\\n]{12,})"/g), ([, literal = ""]) => literal),
    )
    .filter((text) => !generator.includes(text));
  expect(own.length).toBeGreaterThan(500);
  expect(built).toContain("npx chess-distance --help");
  expect(own.filter((text) => built.includes(text))).toEqual([]);
});

test.each([
  ["publint", [TARBALL, "--strict"]],
  ["attw", [TARBALL, "--profile", "node16", "--exclude-entrypoints", "./generator", "./audit"]],
])("%s finds nothing", (tool, args) => {
  const program = join(PROJECT, "node_modules", ".bin", tool);
  const { status, stdout, stderr } = run(PACKAGE, program, args);
  expect(status, stdout + stderr).toBe(0);
});

describe("types", () => {
  const PROGRAM = `
    import { DISTANCE, knightDistance, centerDistance, x88diff } from "chess-distance";
    import type { FrozenUint8Array } from "chess-distance";
    import { bishopDistance, QUEEN_DISTANCE, UNREACHABLE } from "chess-distance/pieces";
    import type { FrozenUint8Array as FrozenOfPieces } from "chess-distance/pieces";
    import { KING_PATHS, kingPaths, type FrozenUint32Array, type SquareBits } from "chess-distance/paths";
    import { kingRing, type SquareBits as BitsOfSets } from "chess-distance/sets";
    import { ATTACKS, INCREMENT, KNIGHT, type FrozenInt8Array } from "chess-distance/vectors";
    import { board, distances, piece } from "chess-distance/generator";
    const ring: BitsOfSets = kingRing(0, 1);
    const steps: FrozenInt8Array = INCREMENT;
    export const ofSets = [ring.lo, steps[0], ATTACKS[9], KNIGHT];
    // Each entry point has the types of its exports.
    import type {
      Board, DifferenceLayout, Finding, Layout, Leap, Module, Mover, Piece, Cell, Request, Square, TableRequest,
    } from "chess-distance/generator";
    export type OfGenerator = [
      Board, DifferenceLayout, Finding, Layout, Leap, Module, Mover, Piece, Cell, Request, Square, TableRequest,
    ];

    const sets: FrozenUint32Array = KING_PATHS;
    const set: SquareBits = kingPaths(45, 7);
    const queen: FrozenOfPieces = QUEEN_DISTANCE;
    const never: boolean = bishopDistance(0, 1) === UNREACHABLE;
    const camel: number | undefined = distances(board(10, 8), piece("C"))[0]?.[13];
    export const more = [sets, set.lo, set.hi, queen, never, camel];

    const table: FrozenUint8Array = DISTANCE;
    const entry: number | undefined = table[9];
    const moves: number = knightDistance(0, 9) + centerDistance(27) + x88diff(0, 63);
    const copy: Uint8Array = new Uint8Array(table);
    const spread: number[] = [...table];
    const read: ArrayLike<number> = table;
    for (const distance of table) copy[0] = distance;

    // @ts-expect-error an entry that may be missing is not a number
    const certain: number = table[9];
    // @ts-expect-error the entries are readonly
    table[0] = 1;
    // @ts-expect-error fill writes
    table.fill(0);
    // @ts-expect-error a frozen table cannot be used where a writable one is required
    const writable: Uint8Array = table;
    // @ts-expect-error squares are numbers
    knightDistance("a1", "b2");

    export const used = [entry, moves, spread, read, certain, writable];
  `;

  const compilers = [
    "TypeScript 5.0",
    "TypeScript 5.9",
    "TypeScript 6.0",
    "TypeScript 7.0",
  ] as const;

  // The last settings are those of jest and many older projects; TypeScript 6 demands an option for them.
  const settings = [
    ...compilers.map((compiler) => [compiler, "bundler", "esnext"] as const),
    ...compilers.map((compiler) => [compiler, "nodenext", "nodenext"] as const),
    ...compilers.slice(0, 3).map((compiler) => [compiler, "node10", "commonjs"] as const),
  ];

  test.for(sampled(settings, 3, "types"))(
    "%s, %s: strict, libraries checked, nothing newer than ES2015 needed",
    ([compiler, moduleResolution, module], context) => {
      const tsc = platform(context, compiler);
      const folder = userProject();
      writeFileSync(join(folder, "program.ts"), PROGRAM);
      demandTypes(folder, tsc, {
        ...{ module, moduleResolution, lib: ["es2015"], noEmit: true },
        ...(module === "commonjs" &&
          compiler === "TypeScript 6.0" && { ignoreDeprecations: "6.0" }),
      });
    },
  );
});

describe("runs", () => {
  /** Adds up every table and every answer of every function, by name. */
  const SUMS = `
    const sums = (exported) => {
      const squares = [...Array(64).keys()];
      const add = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
      const answers = (lookup) => {
        if (lookup.length === 1) return squares.map((square) => lookup(square));
        const seconds = /Ring|Zone/.test(lookup.name) ? squares.slice(0, 8) : squares;
        return squares.flatMap((first) => seconds.map((second) => lookup(first, second)));
      };
      return JSON.stringify(Object.keys(exported).sort().map((name) => {
        const value = exported[name];
        if (typeof value === "number") return [name, value];
        const numbers = typeof value === "function" ? answers(value) : [...value];
        return [name, add(numbers.map((answer) => answer.lo === undefined ? answer : answer.lo + answer.hi))];
      }));
    };`;
  const expected: unknown = runInNewContext(`${SUMS} sums(tables);`, { tables: EXPORTS });

  /** Prints the sums, given the code that loads an entry point. */
  const program = (load: (entry: string) => string): string => {
    const entries = ["", "/pieces", "/vectors", "/sets", "/paths"].map(load);
    return `${SUMS}
      Promise.all([${entries.join()}]).then((all) => { console.log(sums(Object.assign({}, ...all))); });`;
  };

  const NODES = ["Node 20", "Node 22", "Node 24", "Node 26"] as const;

  test.for<readonly [by: "import" | "require", PlatformName, ...args: string[]]>([
    ...NODES.flatMap((name) => [["import", name] as const, ["require", name] as const]),
    ["import", "Bun", "run"],
    ["import", "Deno", "run"],
  ])("by %s under %s", ([by, name, ...args], context) => {
    const folder = userProject();
    const file = by === "require" ? "program.cjs" : "program.js";
    writeFileSync(
      join(folder, file),
      program((entry) => `${by}("chess-distance${entry}")`),
    );
    const engine = platform(context, name);
    const { stdout, stderr } = run(folder, engine, [...args, file]);
    expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: expected, stderr: "" });
  });

  test("in jest without any setting, and in jest with the preset of ts-jest", (context) => {
    const jest = platform(context, "jest with ts-jest");
    const modules = dirname(dirname(dirname(jest)));
    const folder = userProject({
      "ts-jest": join(modules, "ts-jest"),
      typescript: join(modules, "typescript"),
    });
    const body = `test("h8", () => { expect(distance(square("a1"), square("h8"))).toBe(7); });\n`;
    writeFileSync(
      join(folder, "plain.test.js"),
      `const { distance } = require("chess-distance");
      const { square } = require("chess-distance/squares");
      ${body}`,
    );
    writeFileSync(
      join(folder, "typed.test.ts"),
      `import { distance } from "chess-distance";
      import { square } from "chess-distance/squares";
      declare const test: (name: string, body: () => void) => void;
      declare const expect: (value: number) => { toBe(value: number): void };
      ${body}`,
    );
    writeFileSync(
      join(folder, "tsconfig.json"),
      '{ "compilerOptions": { "strict": true, "module": "commonjs", "moduleResolution": "node10", "ignoreDeprecations": "6.0" } }',
    );
    for (const args of [["plain"], ["--preset", "ts-jest", "typed"]]) {
      const { status, stderr } = run(folder, process.execPath, [jest, ...args]);
      expect(stderr).toContain("1 passed");
      expect(status, stderr).toBe(0);
    }
  });

  test("in Chromium, the tables and the core of the generator", async (context) => {
    const [, script = ""] = /`\.(\/node_modules\/[^`]*\.js)`/.exec(README) ?? [];
    const folder = dirname(script);
    const browser = await startChromium(platform(context, "Chromium"));
    try {
      const page = await browser.newPage();
      await page.route("http://package.test/**", (route) => {
        const { pathname } = new URL(route.request().url());
        return pathname.endsWith(".js")
          ? route.fulfill({
              contentType: "text/javascript",
              body: readFileSync(join(inject("consumer"), pathname), "utf8"),
            })
          : route.fulfill({
              contentType: "text/html",
              body: `<!doctype html><title>-</title><script type="module">
                import { knightDistance } from ".${script}";
                document.title = knightDistance(0, 9);
              </script>`,
            });
      });
      await page.goto("http://package.test/");
      expect(await page.title()).toBe("4");
      const found = await page.evaluate(
        `Promise.all(["index", "pieces", "vectors", "sets", "paths"].map((name) => import("${folder}/" + name + ".js")))
          .then((entries) => { ${SUMS} return sums(Object.assign({}, ...entries)); })`,
      );
      expect(found).toBe(expected);
      const knights = await page.evaluate(
        `import("${folder}/generator.js").then(({ board, distances, piece }) =>
          distances(board(8, 8), piece("N")).flat())`,
      );
      expect(knights).toEqual([...EXPORTS.KNIGHT_DISTANCE]);
      const audited = await page.evaluate(
        `import("${folder}/audit.js").then(({ audit }) =>
          audit("int t[] = {${EXPORTS.NDIS.join()}};", "t.c").map(({ table }) => table))`,
      );
      expect(audited).toEqual(["NDIS"]);
    } finally {
      await browser.close();
    }
  });
});
