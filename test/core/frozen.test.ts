/** Tests that frozen tables work in every way that TypeScript allows, with immutable buffers if the engine has them. */
import { describe, expect, test } from "vitest";
import { frozen } from "../../generated/frozen.js";
import { frozen as frozenUint32 } from "../../generated/frozen-uint32.js";
import * as tables from "../../src/index.js";

describe("without immutable array buffers", () => {
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

test("with immutable array buffers, the entries move to one", () => {
  const moved = new ArrayBuffer(4);
  const entries = new Uint8Array([1, 2, 3, 4]);
  Object.assign(entries.buffer, { transferToImmutable: () => moved });
  expect(Reflect.get(frozen(entries), "buffer")).toBe(moved);
  const words = new Uint32Array([1]);
  Object.assign(words.buffer, { transferToImmutable: () => moved });
  expect(Reflect.get(frozenUint32(words), "buffer")).toBe(moved);
});
