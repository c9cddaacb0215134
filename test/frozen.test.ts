/** Frozen: what TypeScript allows works, with immutable buffers if any. */
import { describe, expect, test } from "vitest";
import { frozen } from "../generated/frozen.js";
import { frozen as frozenUint32 } from "../generated/frozen-uint32.js";
import * as tables from "../src/index.js";

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
