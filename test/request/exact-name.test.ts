/** Tests names that a request gives as a whole. */
import { expect, test } from "vitest";
import { emit } from "../../generator/index.js";
import { parseRequest } from "../../generator/request/request.js";
import { EXACT_NAME_KEY } from "../../generator/request/keys/name.js";
import { TABLE_BY_DEFAULT } from "../../generator/request/defaults.js";
import { KEYWORDS } from "../support/reserved.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";

const filesOf = async (lang: Request["lang"], table: TableRequest) =>
  new Map(
    (await emit({ ...(lang && { lang }), tables: [table] }, "npm test")).map(({ file, text }) => [
      file,
      text,
    ]),
  );

test.each<readonly [what: string, table: TableRequest, array: string, lookup: string]>([
  [
    "by square",
    { measure: "number", unit: "mailbox", exactName: "mailbox" },
    "CD_MAILBOX[64]",
    "int cd_mailbox(unsigned square)",
  ],
  [
    "by pair",
    { board: "3x2", piece: "K", exactName: "kingSteps" },
    "CD_KING_STEPS[36]",
    "int cd_king_steps(unsigned sq1, unsigned sq2)",
  ],
  [
    "sets, whose lookups have a singular",
    { measure: "rings", piece: "N", exactName: "hops" },
    "CD_HOPS[512]",
    "uint64_t cd_hops(",
  ],
  [
    "a region on a board that is an object",
    { board: { size: "3x3" }, piece: "K", to: ["a1", "b2"], exactName: "lure" },
    "CD_LURE[9]",
    "int cd_lure(unsigned square)",
  ],
])("of a table %s", async (_, table, array, lookup) => {
  const files = await filesOf("c", table);
  const name = /^CD_(\w+)/.exec(array)?.[1]?.toLowerCase() ?? "";
  expect([...files.keys()]).toContain(`${name}.h`);
  const text = (files.get(`${name}.h`) ?? "").replaceAll(", [", "[");
  expect(text).toContain(array);
  const declared = text.match(/^CHESS_DISTANCE_LOOKUP .*$/gm) ?? [];
  expect(declared).toHaveLength(1);
  expect(declared[0]).toContain(lookup);
});

test("of a table whose lookup reads another, only the one is named", async () => {
  const board = { size: "4x4", holes: ["b2"] };
  const files = await filesOf("ts", { board, piece: "N", exactName: "near" });
  expect([...files.keys()]).toContain("near.ts");
  expect(files.get("near.ts")).toContain("export const near = (");
});

test("attacks keep the names of their bits", async () => {
  const files = await filesOf("go", { measure: "attacks", piece: ["N", "K"], exactName: "who" });
  expect(files.get("who.go")).toMatch(/\bWhoKnight\b/);
  expect(files.get("who.go")).toMatch(/^func Who\(/m);
});

const mistakesIn = (exactName: string) =>
  EXACT_NAME_KEY.mistakes?.({ ...TABLE_BY_DEFAULT, exactName }) ?? [];

/** A keyword as a name in camel case, which a language may write as the keyword again: `static_cast` as `staticCast`. */
const inCamelCase = (word: string): string =>
  word
    .replace(/^_+/, "")
    .toLowerCase()
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

test("no keyword is an exact name, in the form of any language", () => {
  const names = KEYWORDS.map(inCamelCase).filter((word) => /^[a-z][A-Za-z0-9]*$/.test(word));
  expect(names.length).toBeGreaterThan(150);
  for (const name of names) expect(mistakesIn(name)[0], name).toContain("is a word of a language");
  expect(mistakesIn("staticCasts")).not.toContainEqual(expect.any(String));
});

test("arrays of Go and C# end in Table, so no exact name does", () => {
  expect(mistakesIn("hitsTable")[0]).toBe(
    "hitsTable: Go and C# give that ending to the array itself; expected another name, such as hitsOfSquares",
  );
  expect(mistakesIn("hitsTables")).not.toContainEqual(expect.any(String));
});

test.each<readonly [TableRequest, TableRequest, message: string]>([
  [
    { measure: "attacks", piece: ["N", "K"], exactName: "hits" },
    { measure: "moves", piece: "N", exactName: "hitsKnight" },
    "tables[1].exactName: N,K on 8x8 and N on 8x8 would both export HITS_KNIGHT; remove or rename one of them",
  ],
  [
    { measure: "moves", piece: "N", exactName: "jumps" },
    { measure: "distance", piece: "N", exactName: "jumps" },
    "tables[1].exactName: N on 8x8 would export JUMPS twice; remove or rename one of the two",
  ],
])("two tables have no name in common, nor a bit's with a table's", (one, other, message) => {
  for (const lang of ["c", "ts", "go", "rust"] as const)
    expect(() => parseRequest({ lang, tables: [one, other] }), lang).toThrow(message);
});
