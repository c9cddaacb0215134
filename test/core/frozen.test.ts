/** Tests that frozen tables work in every way that TypeScript allows, with immutable buffers if the engine has them. */
import { describe, expect, onTestFinished, test } from "vitest";
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

describe("with immutable array buffers", () => {
  /** A table whose buffer has the method of the proposal, and the buffer that the method returns. */
  const movable = <Table extends Uint8Array | Uint32Array>(table: Table) => {
    const moved = table.slice().buffer;
    Object.assign(table.buffer, { sliceToImmutable: () => moved });
    return { table, moved };
  };

  test("the entries are copied to one", () => {
    const bytes = movable(new Uint8Array([1, 2, 3, 4]));
    expect(Reflect.get(frozen(bytes.table), "buffer")).toBe(bytes.moved);
    const words = movable(new Uint32Array([1]));
    expect(Reflect.get(frozenUint32(words.table), "buffer")).toBe(words.moved);
  });

  const refuse = () => {
    throw new TypeError("immutable ArrayBuffer");
  };

  test.each([
    // V8 14.6 with --js-immutable-arraybuffer: `set` refuses such a buffer, also as the source.
    ["set", Reflect.getPrototypeOf(Uint8Array.prototype) ?? {}],
    // quickjs-ng 0.17.
    ["slice", ArrayBuffer.prototype],
  ])("but not if %s cannot read from such buffers", (name, prototype) => {
    const { table, moved } = movable(new Uint8Array([1, 2, 3, 4]));
    const real: unknown = Reflect.get(prototype, name);
    onTestFinished(() => {
      Reflect.set(prototype, name, real);
    });
    Reflect.set(prototype, name, refuse);
    const made = frozen(table);
    Reflect.set(prototype, name, real);
    expect([...made]).toEqual([1, 2, 3, 4]);
    expect(Reflect.get(made, "buffer")).not.toBe(moved);
  });
});
