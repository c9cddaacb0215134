/** Tests boards and pieces of the tool: graphs in files, objects on a command line, one-way pieces in some squares. */
import { describe, expect, test } from "vitest";
import { workspace } from "../support/workspace.js";

/** A path of three cells. An ant moves one cell ahead, and a cart any number. */
const PATH = {
  cells: ["a", "b", "c"],
  pieces: { ant: { a: ["b"], b: ["c"] }, cart: { a: ["b", "c"], b: ["c"] } },
};

/** The values of a table in JSON. */
const valuesIn = (text = ""): unknown => {
  const table: unknown = JSON.parse(text);
  return typeof table === "object" && table !== null && "values" in table
    ? table.values
    : undefined;
};

const OUT = ["--lang", "json", "--out", "tables"];

describe("a graph in a file", () => {
  const tables = [
    { board: { graph: "path.json" }, piece: "ant", name: "ant" },
    { board: { graph: "path.json" }, piece: "cart", name: "cart", to: "c" },
    { board: { graph: "path.json" }, piece: "ant", name: "ant", measure: "rings" },
    { board: { graph: "path.json" }, piece: ["ant", "cart"], name: "both", measure: "attacks" },
  ];

  test("is read from beside the config", async () => {
    const { tool, tables: made } = workspace({
      "deep/path.json": PATH,
      "deep/chess-distance.json": { out: "../tables", lang: "json", tables },
    });
    expect(await tool("--config", "deep")).toMatchObject({ status: 0, errors: [] });
    expect(valuesIn(made()["cart-distance.json"])).toEqual([1, 1, 0]);
    expect(made()["ant-distance.json"]).toContain('"squares":["a","b","c"]');
  });

  test("may have cells and pieces with the names of what every object has", async () => {
    const graph = {
      cells: ["__proto__", "toString"],
      pieces: { constructor: { ["__proto__"]: ["toString"], toString: ["__proto__"] } },
    };
    const { tool, tables: made } = workspace({
      "g.json": graph,
      "chess-distance.json": {
        ...{ out: "tables", lang: "json" },
        tables: [{ board: { graph: "g.json" }, piece: "constructor", name: "x", to: "__proto__" }],
      },
    });
    expect(await tool()).toMatchObject({ status: 0, errors: [] });
    expect(valuesIn(made()["x-distance.json"])).toEqual([0, 1]);
    const { tool: alone, tables: own } = workspace({});
    const args = ["--board", JSON.stringify({ graph }), "--piece", "y=constructor", ...OUT];
    expect(await alone(...args)).toMatchObject({ status: 0, errors: [] });
    expect(valuesIn(own()["y-distance.json"])).toEqual([0, 1, 1, 0]);
  });

  test("is named by the command that makes its table again", async () => {
    const { tool, tables: made } = workspace({ "path.json": PATH });
    const args = ["--board", '{"graph":"path.json"}', "--piece", "ant=ant", ...OUT];
    expect(await tool(...args)).toMatchObject({ status: 0, errors: [] });
    expect(made()["ant-distance.json"]).toContain(
      'npx chess-distance --board \'{\\"graph\\":\\"path.json\\"}\' --piece ant=ant --layout pair --out tables --lang json',
    );
    expect(await tool(...args, "--check")).toMatchObject({ status: 0 });
  });

  const OF_CELL = "expected the name of a cell, made of letters, digits and _";

  test.each<readonly [unknown, readonly string[]]>([
    ["{", ["line 1, column 2: not valid JSON: close brace expected"]],
    [
      "7",
      [
        '7: expected a graph, such as { "cells": ["a", "b"], "pieces": { "king": { "a": ["b"] } } }',
      ],
    ],
    [
      { cells: ["a"], pieces: { ant: { a: ["y", "z", "z"], x: ["a"] } } },
      [
        "pieces: ant: a → y, which is not a cell",
        "pieces: ant: a → z, which is not a cell",
        "pieces: ant: x is not a cell",
      ],
    ],
    [{ cells: ["a", "a"], pieces: {} }, ["cells: a appears twice"]],
    [
      { cells: ["a", "a-b", "b.c"], pieces: { ant: { "a-b": ["b.c", "b.c"], "b.c": "a-b" } } },
      [`cells[1]: "a-b": ${OF_CELL}`, `cells[2]: "b.c": ${OF_CELL}`],
    ],
    [{ cells: ["a"], pieces: [] }, ["pieces: []: expected the pieces by name"]],
  ])("is refused in a line for each mistake, for all tables: %j", async (graph, reasons) => {
    const { tool } = workspace({
      "path.json": graph,
      "chess-distance.json": { out: "tables", lang: "json", tables },
    });
    const args = ["--board", '{ "graph": "path.json" }', "--piece", "ant=ant", ...OUT];
    const errors = reasons.map((reason) => `path.json: ${reason}`);
    expect(await tool()).toEqual({ status: 2, out: [], errors });
    const { errors: ofCommand } = await workspace({ "path.json": graph }).tool(...args);
    expect(ofCommand.join("\n")).toContain(errors.join("\n"));
  });

  test("that is missing is refused with all other mistakes", async () => {
    const { tool } = workspace({
      "chess-distance.json": {
        out: "tables",
        lang: "json",
        tables: [{ board: { graph: "no.json" }, piece: "ant", name: "ant" }, { piece: "knigt" }],
      },
    });
    expect((await tool()).errors).toEqual([
      'chess-distance.json: tables[0].board.graph: "no.json": no such file',
      'chess-distance.json: tables[1].piece: piece "knigt": did you mean knight?',
    ]);
  });

  test("has a label for each cell, by pair and by square", async () => {
    const { tool, tables: made } = workspace({ "path.json": PATH });
    const args = ["--board", '{ "graph": "path.json" }', "--piece", "ant=ant", "--to", "c"];
    await tool(...args, "--lang", "c", "--out", "tables");
    expect(made()["ant_distance.h"]).toContain(
      "{\n    // a\n    2,\n    // b\n    1,\n    // c\n    0,\n}",
    );
  });
});

describe("on a command line", () => {
  test("an object is its JSON, which the header repeats", async () => {
    const { tool, tables: made } = workspace({});
    const args = ["--board", '{ "rows": [".x","..",".."], }', "--piece", "own=W", ...OUT];
    expect(await tool(...args)).toMatchObject({ status: 0, errors: [] });
    expect(valuesIn(made()["own-distance.json"])).toEqual([
      0, 1, 1, 2, 2, 1, 0, 2, 1, 3, 1, 2, 0, 1, 1, 2, 1, 1, 0, 2, 2, 3, 1, 2, 0,
    ]);
    expect(made()["own-distance.json"]).toContain(
      `npx chess-distance --board '${JSON.stringify('{"rows":[".x","..",".."]}').slice(1, -1)}' --piece own=W `,
    );
    expect(await tool(...args, "--check")).toMatchObject({ status: 0 });
  });

  test("the other side, and squares that are not left, have names and words of their own", async () => {
    const { tool, tables: made } = workspace({});
    const run = (...args: readonly string[]) => tool("--board", "3x3", ...args, ...OUT);
    expect(await run("--piece", "gold", "--color", "black")).toMatchObject({ status: 0 });
    expect(made()["black-gold-distance-3x3.json"]).toContain(
      "Distance of the blackGold (WbF in Betza notation), in moves, from the first square to the second: 0…4.",
    );
    expect(await run("--piece", "fN", "--color", "black")).toMatchObject({ status: 0 });
    expect(Object.keys(made()).join()).toContain("piece-backwards-n");
    expect(await run("--piece", "own=W", "--within", "a1-b1,b2")).toMatchObject({ status: 0 });
    expect(made()["own-distance.json"]).toContain("--within a1-b1,b2");
  });
});

test("a key that appears twice is refused at any depth, in a graph and on a command line too", async () => {
  const graph = '{ "cells": ["a", "b"], "pieces": { "ant": { "a": ["b"], "b": [], "a": [] } } }';
  const { tool } = workspace({ "g.json": graph });
  const args = ["--piece", "x=ant", ...OUT];
  expect(await tool("--board", '{ "graph": "g.json" }', ...args)).toEqual({
    ...{ status: 2, out: [] },
    errors: [`g.json: line 1, column ${graph.lastIndexOf('"a"') + 1}: duplicate key "a"`],
  });
  const board = `{ "graph": ${graph} }`;
  expect(await tool("--board", board, ...args)).toEqual({
    ...{ status: 2, out: [] },
    errors: [`--board: line 1, column ${board.lastIndexOf('"a"') + 1}: duplicate key "a"`],
  });
  // The same key in several objects, beside and inside one another, appears once in each.
  const same =
    '{ "cells": ["a", "b"], "pieces": { "a": { "a": ["b"], "b": ["a"] }, "b": { "a": ["b"] } } }';
  const good = await tool("--board", `{ "graph": ${same} }`, "--piece", "x=a", ...OUT);
  expect(good).toMatchObject({ status: 0, errors: [] });
});

test("an empty graph is not called a config", async () => {
  const config = { out: "t", tables: [{ board: { graph: "g.json" }, piece: "ant", name: "x" }] };
  const { tool } = workspace({ "g.json": " ", "chess-distance.json": config });
  expect((await tool()).errors.join()).toMatch(/g\.json is empty\.$/);
});

test("a table without a piece may have a name on a command line", async () => {
  const { tool, tables } = workspace({});
  const line = ["--measure", "direction", "--piece", "own=", "--layout", '{"rank":16,"zero":119}'];
  expect(await tool(...line, ...OUT)).toMatchObject({ status: 0 });
  expect(Object.keys(tables())).toContain("own-direction.json");
  expect(await tool(...line, ...OUT, "--check")).toMatchObject({ status: 0 });
});
