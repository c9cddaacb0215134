/** Tests the schema of `chess-distance.json`: what it accepts, and what editors suggest from it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { CONFIG_NAME } from "../../generator/commands/config.js";
import { CONFIG } from "../../generator/request/config-form.js";
import { parseConfig } from "../../generator/request/request.js";
import { PROJECT } from "../support/files.js";

const SCHEMA = { $schema: "http://json-schema.org/draft-07/schema#", ...CONFIG.schema };
const accepts = new Ajv({ strict: false }).compile(SCHEMA);
const config = (...tables: readonly unknown[]): object => ({ out: "t", tables });

describe("accepts, as the tool does,", () => {
  test.each([
    config("KNIGHT_DISTANCE", "BETWEEN"),
    config({ piece: "knight" }, { piece: "NC" }, { piece: "(1,4)2" }, { piece: "NN" }),
    config({ measure: "attacks", piece: ["whitePawn", "B", "knight"] }),
    config({
      measure: "attacks",
      piece: ["fN", "WfF", "silver", "mN0cB", "[W?sR]", "[nD-B2]W", "fn(1,4)2"],
    }),
    config({ board: "64x1", piece: "dragonKing", to: ["a1", "bl1"] }),
    config({ board: "10×8", piece: "W63", layout: ["pair", "0x88"], to: "corners" }),
    config({ piece: "K", to: ["a8", "h1"], name: "toCorners" }),
    config({ board: "9x10", piece: "general", within: "palace", name: "general" }),
    config({ piece: "K", within: "board" }),
    {
      $schema: "./schema.json",
      tables: ["KNIGHT_DISTANCE"],
      index: true,
      outputs: [
        { out: "a", lang: "cpp", namespace: "a::b" },
        { out: "b", lang: "go", package: "b", index: false, tables: [{ piece: "K" }] },
      ],
    },
  ])("%j", (value) => {
    expect(accepts(value), JSON.stringify(accepts.errors)).toBe(true);
    expect(() => parseConfig(value)).not.toThrow();
  });
});

describe("refuses, as the tool does,", () => {
  test.each([
    {},
    { tables: ["KNIGHT_DISTANCE"] },
    { outputs: [{ lang: "cpp" }], tables: ["KNIGHT_DISTANCE"] },
    config(),
    config("KNIGTH_DISTANCE"),
    config({ piece: "knigt" }),
    config({ piece: "X" }),
    config({ piece: "N64" }),
    config({ piece: "(1,64)" }),
    config({ piece: ["N", "knigt"] }),
    config({ board: "99x99", piece: "N" }),
    config({ board: "8", piece: "N" }),
    config({ board: "0x8", piece: "N" }),
    config({ piece: "N", to: "z9" }),
    config({ board: "8x8", piece: "N", to: ["a1", "a9"] }),
    config({ board: "10x8", piece: "N", to: "A1" }),
    config({ piece: "N", to: "centre" }),
    config({ piece: "K", within: "palace", name: "x" }),
    config({ board: "9x10", piece: "K", to: "palace" }),
    config({ piece: "N", layout: "0x89" }),
    config({ piece: "N", name: "Camel" }),
    config({ piece: "N", colour: "white" }),
    { ...config({ piece: "N" }), lang: "lua" },
    { ...config({ piece: "N" }), format: "mjs" },
    { ...config({ piece: "N" }), out: "a\nb" },
    { tables: ["all"], outputs: [{ out: "a", lang: "lua" }] },
    { tables: ["all"], outputs: [{ out: "a" }], lang: "c" },
    { tables: ["all"], outputs: [{ out: "a", outputs: [] }] },
    { tables: ["all"], outputs: [] },
    { out: "t" },
  ])("%j", (value) => {
    expect(accepts(value)).toBe(false);
    expect(() => parseConfig(value)).toThrow();
  });
});

const service = getLanguageService({});
service.configure({ schemas: [{ fileMatch: ["*"], uri: "schema.json", schema: SCHEMA }] });

/** What an editor suggests at the `|` of a text, without quotes. */
const offeredAt = async (marked: string): Promise<readonly string[]> => {
  const text = marked.replace("|", "");
  const document = TextDocument.create("file:///chess-distance.json", "json", 1, text);
  const place = document.positionAt(marked.indexOf("|"));
  const found = await service.doComplete(document, place, service.parseJSONDocument(document));
  return (found?.items ?? []).map(({ label }) => label.replaceAll('"', ""));
};

describe("an editor offers", () => {
  test.each([
    ["the keys", "{ | }", ["$schema", "tables", "out", "outputs", "lang", "namespace"]],
    ["the tables of the package", '{ "tables": ["|"] }', ["KNIGHT_DISTANCE", "BETWEEN", "all"]],
    ["the keys of a table", '{ "tables": [{ | }] }', ["board", "measure", "piece", "to"]],
    ["boards", '{ "tables": [{ "board": | }] }', ["8x8", "10x8"]],
    ["measures", '{ "tables": [{ "measure": | }] }', ["distance", "attacks", "line"]],
    ["pieces", '{ "tables": [{ "piece": | }] }', ["knight", "archbishop", "whitePawn"]],
    ["pieces in a list", '{ "tables": [{ "piece": [|] }] }', ["knight", "blackPawn"]],
    ["layouts", '{ "tables": [{ "layout": | }] }', ["pair", "0x88", "15x15"]],
    ["regions", '{ "tables": [{ "to": | }] }', ["center", "edge", "dark-corners"]],
    ["languages", '{ "lang": | }', ["ts", "cpp", "rust", "json"]],
    ["languages of an output", '{ "outputs": [{ "lang": | }] }', ["ts", "zig"]],
    ["the keys of an output", '{ "outputs": [{ | }] }', ["out", "lang", "tables", "format"]],
  ])("%s", async (_, text, expected) => {
    expect(await offeredAt(text)).toEqual(expect.arrayContaining(expected));
  });

  test("no unknown key, and describes each known one", async () => {
    const text = '{ "tables": [{ "piece": "N", "colour": 1 }], "out": "t" }';
    const document = TextDocument.create("file:///chess-distance.json", "json", 1, text);
    const json = service.parseJSONDocument(document);
    const problems = await service.doValidation(document, json);
    expect(problems.map(({ message }) => message)).toEqual(["Property colour is not allowed."]);
    const hover = await service.doHover(document, document.positionAt(text.indexOf("piece")), json);
    expect(JSON.stringify(hover?.contents)).toContain("its Betza notation");
  });
});

test("the entry for SchemaStore is for the config, and leads to a file of the package", () => {
  const json = (...path: readonly string[]): unknown =>
    JSON.parse(readFileSync(join(PROJECT, ...path), "utf8"));
  const { name, files } = v.parse(
    v.object({ name: v.string(), files: v.array(v.string()) }),
    json("package.json"),
  );
  expect(json("docs", "schemastore.json")).toEqual({
    name,
    description:
      "The chess distance tables that chess-distance generates, by board, piece and language",
    fileMatch: [CONFIG_NAME],
    url: `https://unpkg.com/${name}/${files.find((file) => file === "schema.json") ?? ""}`,
  });
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

test("every key has a description", () => {
  const nameless: string[] = [];
  let count = 0;
  const visit = (schema: unknown): void => {
    for (const [key, value] of Object.entries(isRecord(schema) ? schema : {})) {
      // Conditions repeat keys that are described elsewhere.
      if (key === "if" || key === "then") continue;
      visit(value);
      for (const [name, described] of key === "properties" && isRecord(value)
        ? Object.entries(value)
        : []) {
        count++;
        if (!isRecord(described) || !("description" in described)) nameless.push(name);
      }
    }
  };
  visit(SCHEMA);
  expect(nameless).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
