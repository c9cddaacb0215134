/** Tests names of squares in TypeScript and JSON. `platforms/square-names.test.ts` compiles the other languages. */
import { transformSync } from "esbuild";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emit, RequestError } from "../../generator/index.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";
import { numbersOf } from "../support/questions.js";
import { lands, numberingsOn } from "../support/random-boards.js";
import { isNoNumbering } from "../support/refusals.js";
import { runs, sampled } from "../support/sampling.js";

/** The names of Gliński's squares, file by file; there is no file j. */
const GLINSKI = "abcdefghikl"
  .split("")
  .flatMap((file, place) =>
    Array.from({ length: 11 - Math.abs(place - 5) }, (_, rank) => `${file}${rank + 1}`),
  );

/** The 120 names of a mailbox: 21 is a1. */
const MAILBOX = Array.from({ length: 120 }, (_, number) => {
  const [file, rank] = [(number % 10) - 1, Math.floor(number / 10) - 2];
  return Math.min(file, rank, 7 - file, 7 - rank) < 0
    ? ""
    : `${"abcdefgh".charAt(file)}${rank + 1}`;
});

const filesOf = async (request: Partial<Request>) =>
  (await emit({ tables: ["KNIGHT_DISTANCE"], ...request }, "npm test")).filter(({ file }) =>
    /names/i.test(file),
  );

const load = async (text: string): Promise<ReadonlyMap<string, unknown>> => {
  const { code } = transformSync(text, { loader: "ts" });
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  const exported: unknown = await import(url);
  return new Map(Object.entries(exported ?? {}));
};

test.each([
  ["ts", "mailbox", undefined, MAILBOX, "SQUARE_NAMES", "squareNamed"],
  ["js", "a1", "glinski", GLINSKI, "SQUARE_NAMES_GLINSKI", "squareNamedGlinski"],
  ["ts", "a1", "3x1", ["a1", "b1", "c1"], "SQUARE_NAMES_3X1", "squareNamed3x1"],
] as const)("in format %s, %s", async (format, names, board, wanted, list, lookup) => {
  const tables: Request["tables"] = [board ? { board, piece: "N" } : "KNIGHT_DISTANCE"];
  const [file, declarations] = await filesOf({ format, names, tables });
  const exported = await load(file?.text ?? "");
  const named = exported.get(lookup);
  expect(exported.get(list)).toEqual(wanted);
  if (typeof named !== "function") throw new Error("no function");
  for (const name of ["", "j1", "A1", "a0", "a12", ...wanted]) {
    const number = name === "" ? -1 : wanted.findIndex((one) => one === name);
    expect(Reflect.apply(named, undefined, [name])).toBe(number === -1 ? null : number);
  }
  expect(declarations === undefined).toBe(format === "ts");
  // The list is a tuple of literals.
  expect((declarations ?? file)?.text).toMatch(/readonly \[|as const;/);
});

test("each board of an output has its own file; JSON has the list", async () => {
  const tables: Request["tables"] = [
    "KNIGHT_DISTANCE",
    { board: "4x2", piece: "W" },
    { board: "4x2", piece: "N" },
  ];
  const files = await filesOf({ lang: "json", names: "a1", tables });
  expect(files.map(({ file }) => file)).toEqual(["square-names.json", "square-names-4x2.json"]);
  expect(JSON.parse(files[1]?.text ?? "")).toMatchObject({
    names: ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"],
  });
});

test.each<[Partial<Request>, string]>([
  [{ lang: "coq", names: "a1" }, "names: this key does not apply to Coq 8.16; remove it"],
  [{ names: { rank: -8 } }, "names: the 8x8 board: a2 has the number -8; expected 0 to 7"],
])("refused: %j", async (request, message) => {
  await expect(filesOf(request)).rejects.toThrow(message);
});

test.each([
  ["c", "own_square_names.h", "CD_OWN_SQUARE_NAMES[8]"],
  ["cpp", "own_square_names.hpp", "std::array<std::string_view, 8> OWN_SQUARE_NAMES"],
  ["rust", "own_square_names.rs", "pub const OWN_SQUARE_NAMES: &[&str; 8]"],
  ["go", "own_square_names.go", "var OwnSquareNames = [8]string{"],
  ["java", "OwnSquareNames.java", "public final class OwnSquareNames {"],
  ["csharp", "OwnSquareNames.cs", "ReadOnlyCollection<string> OwnSquareNames ="],
  ["python", "own_square_names.py", "OWN_SQUARE_NAMES: Final"],
  ["zig", "own_square_names.zig", "pub const OWN_SQUARE_NAMES = [8]"],
] as const)(
  "in %s, with the first name of its tables, in the order of the alphabet, if the board has no name",
  async (lang, file, text) => {
    const board = { size: "3x3", holes: "b2" };
    const tables = ["zone", "own"].map((name) => ({ board, piece: "K", name }));
    const [found, ...more] = await filesOf({ lang, names: "a1", tables });
    expect([found?.file, more]).toEqual([file, []]);
    expect(found?.text).toContain(text);
    expect(found?.text.match(/"[a-c][1-3]"/g)).toEqual(
      ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"].map((name) => `"${name}"`),
    );
    const [inPackage] = await filesOf({ lang: "java", package: "a.b", names: "a1", tables });
    expect(inPackage?.text).toContain("package a.b;");
  },
);

/** The names in the lines of a text that consist of names. */
const namesIn = (text: string): readonly string[] =>
  (text.match(/^ *\t*(?:"\w*",? ?)+$/gm) ?? []).flatMap((line) =>
    Array.from(line.matchAll(/"(\w*)"/g), ([, name = ""]) => name),
  );

const BOARDS = runs(20, 150);

test(`the names of the squares of ${BOARDS} random boards are in the order of their numbers`, async () => {
  const named = lands.chain((land) => fc.tuple(fc.constant(land), numberingsOn(land)));
  const languages = fc.constantFrom(...LANGUAGE_NAMES.filter((lang) => lang !== "coq"));
  const isRight = fc.asyncProperty(named, languages, async ([land, names], lang) => {
    const { of: numbers, length } = numbersOf({ land, squares: names });
    const of = land.names.slice(0, 1);
    const table: TableRequest = { board: land.board, measure: "member", of, name: "own" };
    const request = { lang, names, tables: [table] };
    if (isNoNumbering(land, names)) {
      await expect(filesOf(request)).rejects.toThrow(RequestError);
      await expect(filesOf(request)).rejects.toThrow(/^names: [^\n]+$/);
      return;
    }
    const [found, ...others] = await filesOf(request);
    expect(others).toEqual([]);
    const wanted = Array.from({ length }, (_, number) => land.names[numbers.indexOf(number)] ?? "");
    expect(namesIn(found?.text ?? "")).toEqual(wanted);
  });
  await fc.assert(isRight, { numRuns: BOARDS });
});

/** The functions that find a square by its name, in JavaScript: what some of their words mean, by the languages' manuals. */
const IN_JAVASCRIPT: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  c: [
    [/\bint n\b/, "let n"],
    [/name\[0\] != 0/, "name.length > 0"],
    [/strcmp\((\w+\[n\]), name\) == 0/, "$1 === name"],
  ],
  cpp: [
    [/\bint n\b/, "let n"],
    [/!name\.empty\(\)/, "name.length > 0"],
    [/static_cast<std::size_t>\(n\)/, "n"],
    [/std::nullopt/, "-1"],
  ],
  rust: [
    [/!name\.is_empty\(\)/, "name.length > 0"],
    [
      /let \(one, own\) = \((\w+)\.as_bytes\(\), (\w+\[n\])\.as_bytes\(\)\)/,
      "let [one, own] = [$1, $2]",
    ],
    [/let mut/g, "let"],
    [/\.len\(\)/g, ".length"],
    [/(while|if) ([^{]*) \{/g, "$1 ($2) {"],
    [/Some\(n\)/, "n"],
    [/None/, "return -1"],
  ],
  go: [
    [/for n, one := range (\w+) \{/, "for (const [n, one] of $1.entries()) {"],
    [/if ([^{]*) \{/, "if ($1) {"],
  ],
  java: [[/name\.isEmpty\(\)/, "name.length === 0"]],
  csharp: [
    [/^ *\{/, ""],
    [/==/, "==="],
    [/\.IndexOf\(/, ".indexOf("],
  ],
  python: [
    [/^ *""".*"""$/m, ""],
    [/ or /, " || "],
    [/name not in (\w+)/, "!$1.includes(name)"],
    [/if (.*):\n *raise .*/, "if ($1) return -1;"],
    [/\.index\(/, ".indexOf("],
  ],
  zig: [
    [/for \((\w+), 0\.\.\) \|one, n\| \{/, "for (const [n, one] of $1.entries()) {"],
    [/name\.len\b/, "name.length"],
    [/ and /, " && "],
    [/std\.mem\.eql\(u8, one, name\)/, "one === name"],
    [/null/, "-1"],
  ],
};

/** The lines of the function that finds a square by its name. */
const bodyIn = (text: string): string => {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /named\(.*name/i.test(line));
  const margin = /^ */.exec(lines[start] ?? "")?.[0] ?? "";
  const end = lines.findIndex((line, place) => place > start && line === `${margin}}`);
  return lines.slice(start + 1, end === -1 ? lines.length : end).join("\n");
};

test.each(Object.entries(IN_JAVASCRIPT))(
  "in %s, no square has the empty name of a number without a square",
  async (lang, meanings) => {
    const language = LANGUAGE_NAMES.filter((name) => name === lang);
    const files = await Promise.all(language.map((lang) => filesOf({ lang, names: "mailbox" })));
    const text = files.flat()[0]?.text ?? "";
    const lists = new Set(text.match(/\w*square_?names\b/gi));
    const declared = Array.from(lists, (list) => `const ${list} = ${JSON.stringify(MAILBOX)};`);
    const body = meanings.reduce((one, [word, own]) => one.replace(word, own), bodyIn(text));
    const exported = await load(`${declared.join("")} export const named = (name) => {${body}};`);
    const named = exported.get("named");
    if (typeof named !== "function") throw new Error("no function");
    for (const name of ["", "j1", "A1", "a", "a12", ...MAILBOX])
      expect(Reflect.apply(named, undefined, [name]), name).toBe(
        name === "" ? -1 : MAILBOX.indexOf(name),
      );
  },
);

describe("squares with the same names have one list of names", () => {
  const graph = { cells: ["x", "y"], pieces: { ant: { x: ["y"] }, bee: { y: ["x"] } } };
  const holes = { size: "3x2", holes: "b2" };
  const SAME: Readonly<Record<string, readonly TableRequest[]>> = {
    "on one graph, with one name": [
      { board: { graph }, piece: "ant", name: "own" },
      { board: { graph }, piece: "bee", measure: "attacks", name: "own" },
    ],
    "on one graph, with two names": [
      { board: { graph }, piece: "ant", name: "own" },
      { board: { graph }, piece: "bee", name: "zone" },
    ],
    "on two boards that differ in joined sides": [
      { board: holes, piece: "K", name: "own" },
      { board: { ...holes, joins: { side: "files" } }, piece: "K", name: "zone" },
    ],
  };

  test.each(Object.entries(SAME))("%s", async (_, tables) => {
    for (const lang of sampled(["c", "go", "ts", "json"] as const, 2, "names")) {
      const [file, ...more] = await filesOf({ lang, names: "a1", tables });
      expect(file?.file.toLowerCase().replaceAll(/[_-]/g, ""), lang).toMatch(/^ownsquarenames\./);
      expect(more).toEqual([]);
      expect(await filesOf({ lang, names: "a1", tables: tables.toReversed() })).toEqual([file]);
    }
  });

  test("boards with other squares have lists of their own, in any order of the tables", async () => {
    const tables: readonly TableRequest[] = [
      { board: { size: "3x2", holes: "a2" }, piece: "K", name: "left" },
      { board: holes, piece: "K", name: "middle" },
    ];
    const found = await filesOf({ lang: "c", names: "a1", tables });
    expect(found.map(({ file }) => file)).toEqual(["left_square_names.h", "middle_square_names.h"]);
    const turned = await filesOf({ lang: "c", names: "a1", tables: tables.toReversed() });
    expect(turned.toReversed()).toEqual(found);
  });
});
