/** The README's commands and programs, with the packed package or in a copy of the checkout. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { COMMANDS, CONFIGS, MAKEFILE, PROGRAMS } from "../support/readme.js";
import { problemsIn } from "../support/typescript.js";
import { platform } from "./support/platform.js";
import { copySources } from "./support/checkout.js";
import { checkout, PEERS, userProject } from "./support/projects.js";
import { runWithPackages } from "./support/registry.js";
import { runLine } from "./support/run.js";

/** Replacements for commands that need the network or the complete CI. */
const INSTEAD: Readonly<Record<string, () => void>> = {
  // The registry would serve this tarball.
  "npm install chess-distance": () => {
    const { status, stderr } = runLine(userProject(), `npm install "${inject("tarball")}"`);
    expect(status, stderr).toBe(0);
  },
  // These packages are linked in the projects of these tests; they are peer dependencies of the package.
  "npm install --save-dev ts-morph prettier": () => {
    const manifest: unknown = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
    for (const name of Object.keys(PEERS))
      expect(manifest).toHaveProperty(["peerDependencies", name]);
  },
  // It takes long, and has run in a copy of the checkout before these tests.
  "npm run build:site": () => {
    const site = inject("site");
    for (const page of ["index.html", join("api", "index.html")])
      expect(existsSync(join(site, page))).toBe(true);
    const setup = readFileSync(join(import.meta.dirname, "support", "setup.ts"), "utf8");
    expect(setup).toContain('"run", "build:site"');
  },
};

test.for(COMMANDS)("%s works", (command, context) => {
  const instead = INSTEAD[command];
  if (instead) {
    instead();
  } else if (command.startsWith("npm --prefix ../chess-distance ")) {
    const folder = temporaryFolder();
    copySources(join(folder, "chess-distance"));
    const project = join(folder, "project");
    mkdirSync(project);
    const { status, stderr } = runWithPackages(context, project, command);
    expect(status, stderr).toBe(0);
    expect(runLine(project, "npx chess-distance --help")).toHaveProperty("status", 0);
  } else if (command.startsWith("npm ci ")) {
    // CI runs commands that begin with an installation in its own clone, and may add options.
    const script = readFileSync(join(PROJECT, ".ci", "run"), "utf8");
    expect(script).toMatch(new RegExp(`'${command}(?: -- [^']*)?'`));
  } else {
    const isTool = command.startsWith("npx chess-distance");
    const folder = isTool ? userProject(PEERS) : checkout();
    if (isTool) {
      writeFileSync(join(folder, "chess-distance.json"), CONFIGS[0] ?? "");
      expect(runLine(folder, "npx chess-distance")).toHaveProperty("status", 0);
    }
    const { status, stderr } = runLine(folder, command);
    expect(status, stderr).toBe(0);
  }
});

test("the programs type-check at TypeScript's strictest", () => {
  const folder = userProject(PEERS);
  writeFileSync(join(folder, "chess-distance.json"), CONFIGS[0] ?? "");
  expect(runLine(folder, "npx chess-distance")).toHaveProperty("status", 0);
  const files = PROGRAMS.map((program, at) => {
    const file = join(folder, `program${at}.mts`);
    writeFileSync(file, program);
    return file;
  });
  const globals = join(folder, "globals.d.ts");
  writeFileSync(globals, "declare const console: { log(...values: unknown[]): void };\n");
  const found = problemsIn([...files, globals], {
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    lib: ["lib.es2023.d.ts"],
  });
  expect(found).toEqual([]);
});

test("make -j compiles again only what includes a table that changed or was missing", (context) => {
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
});

test("make writes and checks the tables", (context) => {
  platform(context, "make");
  const folder = userProject();
  const config = { out: "tables", lang: "c", tables: ["CORNER"] };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  writeFileSync(join(folder, "Makefile"), MAKEFILE);
  expect(runLine(folder, "make tables && make check-tables")).toMatchObject({
    status: 0,
    stderr: "",
  });
  writeFileSync(join(folder, "tables", "corner.h"), "");
  expect(runLine(folder, "make check-tables").status).not.toBe(0);
});
