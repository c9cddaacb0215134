/** Tests the README's commands and programs, with the packed package or in a copy of the checkout. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { COMMANDS, CONFIGS, MAKEFILE, PROGRAMS } from "../support/readme.js";
import { problemsIn } from "../support/typescript.js";
import { platform } from "./support/platform.js";
import { copyCheckout } from "./support/checkout.js";
import { checkout, packageIn, userProject } from "./support/projects.js";
import { runLine } from "./support/run.js";

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
    // CI runs commands that begin with an installation in its own clone, and may add options.
    const script = readFileSync(join(PROJECT, ".ci", "run"), "utf8");
    expect(script).toMatch(new RegExp(`'${command}(?: -- [^']*)?'`));
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
