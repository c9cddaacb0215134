/** Tests the plan of a folder, and the header. */
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { headerIn, headerLines, type Maker } from "../../generator/files/header.js";
import { planOf } from "../../generator/files/plan.js";
import type { Folder } from "../../generator/files/folder.js";

const [LINE = "", SECOND = ""] = headerLines("a.ts");

const COMMAND = "npm run generate";

/** A folder that belongs to one command alone. */
const folderOf = (files: Folder["files"]): Folder => ({
  path: "generated",
  files,
  makers: [{ command: COMMAND }],
});

const own = (file: string): string => `// ${LINE}\n// ${file}; to regenerate: ${COMMAND}\n`;
const headed = (file: string, maker?: Maker): string =>
  headerLines(file, maker)
    .map((line) => `// ${line}\n`)
    .join("");
const others = own("a.ts").replace(COMMAND, "npx chess-distance");

describe("left over is", () => {
  const leftOver = (found: Readonly<Record<string, string | undefined>>): readonly string[] =>
    planOf(
      folderOf([{ file: "a.ts", text: own("a.ts") }]),
      new Map(Object.entries(found)),
    ).leftOver.map((path) => basename(path));

  test("each file that this command made and no longer makes, in alphabetical order", () => {
    expect(leftOver({ "c.ts": own("c.ts"), "a.ts": own("a.ts"), "b.ts": own("b.ts") })).toEqual([
      "b.ts",
      "c.ts",
    ]);
  });

  test("not a copy under another name", () => {
    expect(leftOver({ "b.ts": own("a.ts"), "A.ts": own("a.ts") })).toEqual([]);
    const frozen = headed("frozen.ts");
    expect(leftOver({ "frozen.ts": frozen, "my-frozen.ts": frozen })).toEqual(["frozen.ts"]);
  });

  test("not a file whose header names no file", () => {
    expect(leftOver({ "b.ts": `// ${LINE}\n// To regenerate: ${COMMAND}\n` })).toEqual([]);
    expect(leftOver({ "b.ts": `// ${LINE}\n\nexport const A = 1;\n` })).toEqual([]);
  });

  test("not a file of another maker", () => {
    expect(leftOver({ "b.ts": others, "notes.txt": "", "c.ts": `\n${own("c.ts")}` })).toEqual([]);
  });

  test("a helper, if the folder has no files of other commands", () => {
    const helper = headed("b.ts");
    expect(leftOver({ "b.ts": helper })).toEqual(["b.ts"]);
    expect(leftOver({ "b.ts": helper, "c.ts": others })).toEqual([]);
    expect(leftOver({ "b.ts": helper, "c.ts": "export {};" })).toEqual(["b.ts"]);
  });

  test.each([
    ['import { ring } from "./knight-ring.js";\n', "kept"],
    ["/* more */ ring(knight-ring);\n", "left over"],
    ["ring(KnightRing, knight-rings, my-knight-ring);\n", "left over"],
    ["// knight-ring\n  // knight-ring\n", "left over"],
    [" * knight-ring\n# knight-ring\n", "left over"],
    ["// knight-ring\nring(knight-rings, knight-ring);\n", "kept"],
    ["knight-ring", "kept"],
    ["", "left over"],
  ])("a file, unless a file of another command names it: %j", (text, state) => {
    const made = { "knight-ring.ts": own("knight-ring.ts") };
    const other = `${headed("c.ts", { command: "npx chess-distance" })}\n${text}`;
    const wanted = state === "kept" ? [] : ["knight-ring.ts"];
    expect(leftOver({ ...made, "c.ts": other })).toEqual(wanted);
  });

  test("a file whose name begins with a dot, which no file can name", () => {
    const other = headed("c.ts", { command: "npx chess-distance" });
    expect(leftOver({ ".ts": own(".ts"), "c.ts": `${other} ()` })).toEqual([".ts"]);
  });

  test("a file, unless a file of another command in its scope reads its array", () => {
    const made = { "knight_ring.go": own("knight_ring.go") };
    const other = headed("c.go", { command: "npx chess-distance" });
    expect(leftOver({ ...made, "c.go": `${other}return KnightRingTable[0]\n` })).toEqual([]);
    for (const text of ["return KnightRing[0]", "return MyKnightRingTable[0]"])
      expect(leftOver({ ...made, "c.go": `${other}${text}\n` })).toEqual(["knight_ring.go"]);
  });

  test.each(["b.ts", "b.ts.00000000-0000-4000-8000-00000000000f.partial"])(
    "nothing, such as %s, if an unreadable file may read it",
    (name) => {
      for (const text of [own("b.ts"), headed("b.ts")]) {
        expect(leftOver({ [name]: text, "c.ts": "" })).toEqual([name]);
        expect(leftOver({ [name]: text, "c.ts": undefined })).toEqual([]);
      }
    },
  );
});

const OF_CONFIG = headed("a.ts", { command: COMMAND, config: "../a.json" });

describe("a wanted file is", () => {
  const stateOf = (found: ReadonlyMap<string, string | undefined>): string | undefined =>
    planOf(folderOf([{ file: "a.ts", text: own("a.ts") }]), found).files[0]?.state;

  test.each([
    ["missing", new Map()],
    ["current", new Map([["a.ts", own("a.ts")]])],
    ["current", new Map([["a.ts", own("a.ts").replaceAll("\n", "\r\n")]])],
    // Parsers of JSON and Java reject a byte order mark.
    ["differs", new Map([["a.ts", `\uFEFF${own("a.ts")}`]])],
    ["differs", new Map([["a.ts", `${own("a.ts")}more`]])],
    ["in the way", new Map([["a.ts", own("b.ts")]])],
    ["current", new Map([["a.ts", OF_CONFIG]])],
    ["in the way", new Map([["a.ts", `${OF_CONFIG}more`]])],
    ["current", new Map([["a.ts", others]])],
    ["in the way", new Map([["a.ts", `${others}more`]])],
    ["in the way", new Map([["a.ts", "mine"]])],
    ["in the way", new Map([["a.ts", ""]])],
    ["in the way", new Map([["a.ts", undefined]])],
  ])("%s", (state, found) => {
    expect(stateOf(found)).toBe(state);
  });

  test.each([
    ["a command with the same text is taken over", own("a.ts"), "differs"],
    ["a command with another comment is in the way", `${own("a.ts")} * more\n`, "in the way"],
    ["a command with another text is in the way", `${own("a.ts")}more`, "in the way"],
    ["another config is in the way", OF_CONFIG.replace("a.json", "b.json"), "in the way"],
    ["the config itself is current", OF_CONFIG, "current"],
  ])("for a config, a file of %s", (_, found, state) => {
    const makers = [{ command: COMMAND, config: "../a.json" }];
    const folder = { ...folderOf([{ file: "a.ts", text: OF_CONFIG }]), makers };
    expect(planOf(folder, new Map([["a.ts", found]])).files[0]?.state).toBe(state);
  });

  // Prettier drops semicolons at the ends of lines, in TypeScript and JavaScript.
  test.each([
    ["a.ts", "let a;\nlet b;\n", "let a\nlet b\n", "current"],
    ["a.js", "let a;\n", "let a\n", "current"],
    ["a.ts", "let a;\nlet b;\n", "let a\nlet b;\n", "current"],
    ["a.ts", "f([\n0]);\n", "f([;\n0]);\n", "differs"],
    ["a.ts", "let a;\n", "let a;;\n", "differs"],
    ["a.ts", "let a;\n", "let a;\n;\n", "differs"],
    ["a.ts", "[a;b]\n", "[ab]\n", "differs"],
    ["a.json", "a;\n", "a\n", "differs"],
    ["a.ts.txt", "a;\n", "a\n", "differs"],
    ["adts", "a;\n", "a\n", "differs"],
  ])("%s with %j for %j is %s", (file, wanted, found, state) => {
    const folder = folderOf([{ file, text: own(file) + wanted }]);
    expect(planOf(folder, new Map([[file, own(file) + found]])).files[0]?.state).toBe(state);
  });
});

describe("the header", () => {
  test("has the form that tools recognize, and the command on its second line", () => {
    expect(headerLines("a.ts", { command: "npm run generate" })).toEqual([
      "Code generated by chess-distance; DO NOT EDIT.",
      "a.ts; to regenerate: npm run generate",
    ]);
    expect(headerLines("a.ts")).toEqual([
      "Code generated by chess-distance; DO NOT EDIT.",
      "a.ts; shared by the tables of this folder",
    ]);
    // Source: the Go command's documentation, "go generate".
    expect(`// ${LINE}`).toMatch(/^\/\/ Code generated .* DO NOT EDIT\.$/);
  });

  test.each([
    ["a\nclass B {}", "a%0Aclass B {}"],
    ["a\r\u2028\u2029\u0085\0", "a%0D%E2%80%A8%E2%80%A9%C2%85%00"],
    ["a\\u000aclass B {}", "a%5Cu000aclass B {}"],
    ["tools\\update.js \\", "tools%5Cupdate.js %5C"],
    ["what??/", "what%3F?/"],
    ["what????", "what%3F%3F%3F?"],
    ["\u202Etxt.exe", "%E2%80%AEtxt.exe"],
    ["\uD800", "%EF%BF%BD"],
    ["100% für ♞", "100%25 f%C3%BCr %E2%99%9E"],
  ])("contains nothing that ends or changes a comment: %j", (text, shown) => {
    const both = { command: text, config: text };
    expect(headerLines("a.ts", both)[1]).toBe(`a.ts, by ${shown}; to regenerate: ${shown}`);
    const { maker } = headerIn(headed("a.ts", both)) ?? {};
    expect(maker).toEqual(text === "\uD800" ? { command: "\uFFFD", config: "\uFFFD" } : both);
  });

  test("if edited by hand, still names the rest of it", () => {
    const edited = headed("a.ts", { command: "a", config: "b" }).replace("by b", "by 100%");
    expect(headerIn(edited)?.maker).toEqual({ command: "a", config: "100%" });
  });

  test.each([
    [`// ${LINE}\n// ${SECOND}\n`, true],
    [`<!-- ${LINE}\n     ${SECOND}\nmore -->`, true],
    [`# ${LINE}\n# ${SECOND}`, true],
    [`# ${LINE}\n#\n# ${SECOND}`, true],
    [`// ${LINE}\n// clang-format off\n// ${SECOND}`, true],
    [`// ${LINE}\n`, false],
    [`// ${SECOND}\n// ${LINE}`, false],
    [`//${LINE}\n// ${SECOND}`, false],
    [`// mine: ${LINE}\n// ${SECOND}`, false],
    [`// ${LINE.slice(0, -1)}\n// ${SECOND}`, false],
    [`\n// ${LINE}\n// ${SECOND}`, false],
    [`// ${LINE} Or do.\n// ${SECOND}`, false],
    ["", false],
  ])("is recognized in the first lines of a text: %j is %s", (text, expected) => {
    expect(headerIn(text) !== undefined).toBe(expected);
  });
});

describe("partial files with a complete header are leftovers", () => {
  const first = `<!-- ${LINE}`;
  const whole = `${first}\n     king.svg; to regenerate: ${COMMAND} -->\n<svg/>`;
  const folder = folderOf([{ file: "king.svg", text: whole }]);
  const unique = "00000000-0000-4000-8000-00000000000f";

  test.each([
    [`king.svg.${unique}.partial`, whole, true],
    [`king.svg.${unique}.partial`, whole.slice(0, -4), true],
    [`king.svg.${unique}.partial`, "", false],
    [`king.svg.${unique}.partial`, `${first}\n`, false],
    [`king.svg.${unique}.partial`, `${first}\n<sv`, false],
    [`king.svg.${"0".repeat(36)}.partial`, whole, false],
    [`king.svg.${unique.replace("-4", "-1")}.partial`, whole, false],
    [`king.svg.${unique}.partial.bak`, whole, false],
    [`king.svg.1.partial`, whole, false],
    [`old.svg.${unique}.partial`, whole, false],
  ])("%s with %j: %s", (name, text, isOwn) => {
    expect(planOf(folder, new Map([[name, text]])).leftOver).toEqual(
      isOwn ? [join("generated", name)] : [],
    );
  });
});
