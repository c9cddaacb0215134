/** Tests the README's commands and programs, with the packed package or in a copy of the checkout. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { expect, inject, test } from "vitest";
import { PROJECT, temporaryFolder } from "../support/files.js";
import own from "../../package.json" with { type: "json" };
import { CMAKE_LISTS, COMMANDS, CONFIGS, MAKEFILE, PROGRAMS, README } from "../support/readme.js";
import { problemsIn } from "../support/typescript.js";
import { platform } from "./support/platform.js";
import { copyCheckout } from "./support/checkout.js";
import { checkout, packageIn, userProject } from "./support/projects.js";
import { run, runLine } from "./support/run.js";

/** Commands in a clone. CI runs them in its own clone; a copy of the checkout has linked packages. */
const FROM_SOURCES = "npm --prefix ../chess-distance ci && ";

const ALL = { recursive: true, encoding: "utf8" } as const;

/** Replacements for commands that need the network or the complete CI. */
const INSTEAD: Readonly<Record<string, () => void>> = {
  // It is slow, and the setup has already run it in a copy of the checkout.
  "npm run build:site": () => {
    const site = inject("site");
    for (const page of ["index.html", join("api", "index.html")])
      expect(existsSync(join(site, page))).toBe(true);
    const setup = readFileSync(join(import.meta.dirname, "support", "setup.ts"), "utf8");
    expect(setup).toContain('"run", "build:site"');
  },
};

/** The commands of the tool, in the order of a reader. */
const ofTool = (command: string): boolean => command.startsWith("npx chess-distance");

test.for(COMMANDS.filter((command) => !ofTool(command)))("%s works", (command) => {
  const instead = INSTEAD[command];
  if (instead) {
    instead();
  } else if (command.startsWith("npm ci ")) {
    // CI runs the parts of commands that begin with an installation, in its own clone, and may add options.
    const script = readFileSync(join(PROJECT, ".ci", "run"), "utf8");
    const steps = command.split(" && ").map((part) => `^step ".*" ${part}(?: -- .*)?$`);
    expect(script).toMatch(new RegExp(steps.join("[^]*"), "m"));
    // Each of the commands installs anew.
    const installing = COMMANDS.filter((other) => other.startsWith("npm ci "));
    expect([...script.matchAll(/^step ".*" npm ci$/gm)]).toHaveLength(installing.length);
  } else if (command.startsWith(FROM_SOURCES)) {
    const folder = temporaryFolder();
    const [sources, project] = [join(folder, "chess-distance"), join(folder, "project")];
    copyCheckout(sources);
    mkdirSync(join(sources, "dist"));
    writeFileSync(join(sources, "dist", "left-of-an-earlier-build.js"), "");
    mkdirSync(project);
    const { status, stdout, stderr } = runLine(project, command.slice(FROM_SOURCES.length));
    expect(status, stderr).toBe(0);
    // Only the quiet pack builds; the installation before it, which is not quiet, would say so.
    expect(stdout).not.toMatch(/^> chess-distance@\S+ build$/m);
    const files = (place: string): readonly string[] => readdirSync(packageIn(place), ALL).sort();
    expect(files(project)).toEqual(files(inject("consumer")));
    expect(runLine(project, "npx chess-distance --help")).toHaveProperty("status", 0);
  } else {
    const { status, stderr } = runLine(checkout(), command);
    expect(status, stderr).toBe(0);
  }
});

/** The README's command in a sentence, which begins so and names the tarball. */
const inSentence = (start: string): string =>
  new RegExp(`\`(${start} [^\`]*\\.tgz)\``).exec(README)?.[1] ?? "";

/** A project without packages, beside a project that has the tarball. */
const secondProject = (): string => {
  const folder = temporaryFolder();
  for (const name of ["my-engine", "second"]) mkdirSync(join(folder, name));
  cpSync(inject("tarball"), join(folder, "my-engine", basename(inject("tarball"))));
  writeFileSync(join(folder, "second", "package.json"), '{ "private": true }');
  return join(folder, "second");
};

const REQUIRES =
  "const { knightDistance } = require('chess-distance'); console.log(knightDistance(0, 9))";

test("a second project installs the tarball of the first, and requires the package", () => {
  const folder = secondProject();
  const installed = runLine(folder, inSentence("npm install"));
  expect(installed.status, installed.stderr).toBe(0);
  expect(run(folder, process.execPath, ["--eval", REQUIRES]).stdout).toBe("4\n");
});

test("pnpm installs the tarball, and runs the tool", (context) => {
  const pnpm = platform(context, "pnpm");
  const folder = secondProject();
  cpSync(join(folder, "..", "my-engine"), folder, { recursive: true });
  const [, executes = ""] = /`(pnpm exec [^`]*)`/.exec(README) ?? [];
  const lines = [inSentence("pnpm add"), `${executes} --version`].map((line) => {
    const { status, stdout, stderr } = runLine(
      folder,
      line.replace("pnpm", () => `"${process.execPath}" "${pnpm}"`),
    );
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  });
  expect(lines.at(-1)).toBe(`${own.version}\n`);
  expect(run(folder, process.execPath, ["--eval", REQUIRES]).stdout).toBe("4\n");
});

test("the commands of the tool work one after the other, and the programs type-check at TypeScript's strictest", () => {
  const folder = userProject();
  writeFileSync(join(folder, "chess-distance.json"), CONFIGS[0] ?? "");
  const files = PROGRAMS.map((program, at) => {
    const file = join(folder, `program${at}.mts`);
    writeFileSync(file, program);
    return file;
  });
  const globals = join(folder, "globals.d.ts");
  writeFileSync(globals, "declare const console: { log(...values: unknown[]): void };\n");
  for (const command of ["npx chess-distance", ...COMMANDS.filter(ofTool)]) {
    const { status, stderr } = runLine(folder, command);
    expect(status, `${command}\n${stderr}`).toBe(0);
  }
  const found = problemsIn([...files, globals], {
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    lib: ["lib.es2023.d.ts"],
  });
  expect(found).toEqual([]);
});

test("make -j compiles again only what includes a table that changed or was missing, and checks tables", (context) => {
  platform(context, "make");
  platform(context, "g++");
  const folder = userProject();
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
  };
  const config = (piece: string): void => {
    const tables = ["EDGE_DISTANCE", { piece, to: "center", name: "own" }];
    write("chess-distance.json", JSON.stringify({ out: "src/tables", lang: "cpp", tables }));
  };
  const [edge, own] = ["edge_distance", "own_center_distance"];
  mkdirSync(join(folder, "src"));
  write("Makefile", MAKEFILE);
  config("K");
  write(
    "src/main.cpp",
    `#include "tables/${own}.hpp"\nint edge();\nint main() { return 10 * chess_distance::${own}(0) + edge(); }`,
  );
  write(
    "src/edge.cpp",
    `#include "tables/${edge}.hpp"\nint edge() { return chess_distance::${edge}(9); }`,
  );
  const compiled = (answer: number): readonly string[] => {
    const { status, stdout, stderr } = runLine(folder, "make -j2 engine");
    expect(status, stderr).toBe(0);
    expect(runLine(folder, "./engine").status).toBe(answer);
    return [...stdout.matchAll(/-o build\/(\w+)\.o/g)].map(([, name = ""]) => name).sort();
  };
  expect(compiled(31)).toEqual(["edge", "main"]);
  expect(compiled(31)).toEqual([]);
  config("W");
  expect(compiled(61)).toEqual(["main"]);
  rmSync(join(folder, "src", "tables", `${edge}.hpp`));
  expect(compiled(61)).toEqual(["edge"]);
  expect(compiled(61)).toEqual([]);
  expect(runLine(folder, "make tables && make check-tables").status).toBe(0);
  write(join("src", "tables", `${edge}.hpp`), "");
  expect(runLine(folder, "make check-tables").status).not.toBe(0);
});

test("CMake compiles the checks, and stops at a wrong entry", (context) => {
  for (const program of ["cmake", "make", "g++"] as const) platform(context, program);
  const folder = userProject();
  const config = { out: "src/tables", lang: "cpp", proof: true, tables: ["KNIGHT_DISTANCE"] };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(runLine(folder, "npx chess-distance")).toMatchObject({ status: 0 });
  writeFileSync(join(folder, "CMakeLists.txt"), CMAKE_LISTS);
  writeFileSync(
    join(folder, "src", "main.cpp"),
    '#include "tables/knight_distance.hpp"\nint main(int count, char **) { return chess_distance::knight_distance(0, 8 + count); }\n',
  );
  const build = 'cmake -G "Unix Makefiles" -S . -B build && cmake --build build';
  expect(runLine(folder, build)).toMatchObject({ status: 0, stderr: "" });
  expect(runLine(folder, "build/engine").status).toBe(4);
  const table = join(folder, "src", "tables", "knight_distance.hpp");
  writeFileSync(table, readFileSync(table, "utf8").replace(" 0, 3, 2,", " 0, 3, 3,"));
  const { status, stderr } = runLine(folder, build);
  expect(status).not.toBe(0);
  expect(stderr).toContain("KNIGHT_DISTANCE is wrong from a1");
});
