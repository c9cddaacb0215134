/** Frozen, at run time: under an engine with immutable array buffers, every write throws. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { frozen } from "../generated/frozen.js";
import { frozen as frozenUint32 } from "../generated/frozen-uint32.js";
import * as tables from "../src/index.js";
import { TABLES } from "./support/exports.js";
import { platform } from "./support/platforms.js";
import { PROJECT, temporaryFolder } from "./support/files.js";

describe("where array buffers are not immutable", () => {
  test("Object.freeze cannot freeze a table: it throws", () => {
    expect(() => Object.freeze(tables.DISTANCE)).toThrow(TypeError);
  });

  test("a table reads and copies like any Uint8Array", () => {
    expect(tables.DISTANCE).toBeInstanceOf(Uint8Array);
    expect(tables.DISTANCE.length).toBe(4096);
    expect(tables.DISTANCE[4095]).toBe(0);
    const copy = tables.DISTANCE.slice(0, 2);
    copy[0] = 9;
    expect(tables.DISTANCE[0]).toBe(0);
  });
});

test("the type has each of its members at run time, and they read", () => {
  const table = frozen(new Uint8Array([3, 1, 2, 1]));
  const above1 = (entry: number): boolean => entry > 1;
  const sum = (result: number, entry: number): number => result + entry;
  const visited: number[] = [];
  table.forEach((entry) => visited.push(entry));
  expect([table.length, table.byteLength, table.BYTES_PER_ELEMENT]).toEqual([4, 4, 1]);
  expect([...table.entries()].at(1)).toEqual([1, 1]);
  expect([table.every(above1), table.some(above1)]).toEqual([false, true]);
  expect([table.filter(above1), table.map((entry) => entry + 1), table.slice(1, 3)]).toEqual([
    new Uint8Array([3, 2]),
    new Uint8Array([4, 2, 3, 2]),
    new Uint8Array([1, 2]),
  ]);
  expect([table.find(above1), table.findIndex((entry) => entry === 2)]).toEqual([3, 2]);
  expect(visited).toEqual([3, 1, 2, 1]);
  expect([table.indexOf(1), table.lastIndexOf(1), table.indexOf(9)]).toEqual([1, 3, -1]);
  expect([table.join("-"), table.toString(), table.toLocaleString()]).toEqual([
    "3-1-2-1",
    "3,1,2,1",
    "3,1,2,1",
  ]);
  expect([[...table.keys()], [...table.values()], [...table]]).toEqual([
    [0, 1, 2, 3],
    [3, 1, 2, 1],
    [3, 1, 2, 1],
  ]);
  expect([table.reduce(sum), table.reduceRight(sum, 10)]).toEqual([7, 17]);
  expect(table[Symbol.toStringTag]).toBe("Uint8Array");
});

test("where there are immutable array buffers, the entries move to one", () => {
  const moved = new ArrayBuffer(4);
  const entries = new Uint8Array([1, 2, 3, 4]);
  Object.assign(entries.buffer, { transferToImmutable: () => moved });
  expect(Reflect.get(frozen(entries), "buffer")).toBe(moved);
  const words = new Uint32Array([1]);
  Object.assign(words.buffer, { transferToImmutable: () => moved });
  expect(Reflect.get(frozenUint32(words), "buffer")).toBe(moved);
});

test("under Node 26 with --js-immutable-arraybuffer, every write to every table throws", async (context) => {
  const program = platform(context, "Node 26");
  const folder = temporaryFolder();
  await build({
    stdin: {
      contents: ["index", "pieces", "paths"]
        .map((entry) => `export * from "./${entry}.js";`)
        .join("\n"),
      resolveDir: join(PROJECT, "src"),
    },
    outfile: join(folder, "tables.mjs"),
    bundle: true,
    format: "esm",
  });
  writeFileSync(
    join(folder, "write.mjs"),
    `import * as tables from "./tables.mjs";
    const writes = {
      assign: (table) => { table[1] = 99; },
      define: (table) => { Object.defineProperty(table, 1, { value: 99 }); },
      set: (table) => { table.set([99]); },
      fill: (table) => { table.fill(99); },
      sort: (table) => { table.sort(); },
      reverse: (table) => { table.reverse(); },
      copyWithin: (table) => { table.copyWithin(0, 1); },
      subarray: (table) => { table.subarray(1)[0] = 99; },
      buffer: (table) => { new table.constructor(table.buffer)[1] = 99; },
      view: (table) => { new DataView(table.buffer).setUint8(1, 99); },
      atomics: (table) => { Atomics.store(table, 1, 99); },
      transfer: (table) => { table.buffer.transfer(); },
      resize: (table) => { table.buffer.resize(0); },
      detach: (table) => { structuredClone(table.buffer, { transfer: [table.buffer] }); },
    };
    const found = {};
    for (const [name, table] of Object.entries(tables)) {
      if (!ArrayBuffer.isView(table)) continue;
      const before = table.join();
      for (const [way, write] of Object.entries(writes)) {
        let threw = false;
        try { write(table); } catch { threw = true; }
        (found[way] ??= []).push(threw && table.join() === before ? "threw" : name);
      }
    }
    console.log(JSON.stringify(found));`,
  );
  const { stdout, stderr } = spawnSync(
    program,
    ["--js-immutable-arraybuffer", join(folder, "write.mjs")],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const found: unknown = JSON.parse(stdout);
  const everyTable = Array<string>(TABLES.length).fill("threw");
  expect(found).toEqual({
    assign: everyTable,
    define: everyTable,
    set: everyTable,
    fill: everyTable,
    sort: everyTable,
    reverse: everyTable,
    copyWithin: everyTable,
    subarray: everyTable,
    buffer: everyTable,
    view: everyTable,
    atomics: everyTable,
    transfer: everyTable,
    resize: everyTable,
    detach: everyTable,
  });
});
