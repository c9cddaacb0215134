/** Frozen at compile time: TypeScript rejects every write, and every access that would allow one. */
import { assertType, expectTypeOf, test } from "vitest";
import { DISTANCE, type FrozenUint8Array } from "../src/index.js";

declare const table: FrozenUint8Array;

test("no entry can be assigned", () => {
  // @ts-expect-error the index signature is readonly
  table[0] = 1;
  // @ts-expect-error the index signature is readonly
  table[0]++;
  // @ts-expect-error the index signature is readonly
  delete table[0];
  // @ts-expect-error the length is readonly
  table.length = 0;
  // @ts-expect-error the exports are constants
  DISTANCE[0] = 1;
});

test("no method that writes is there", () => {
  // @ts-expect-error the method writes
  table.set([1]);
  // @ts-expect-error the method writes
  table.fill(1);
  // @ts-expect-error the method writes
  table.sort();
  // @ts-expect-error the method writes
  table.reverse();
  // @ts-expect-error the method writes
  table.copyWithin(0, 1);
});

test("there is no way round through what shares the entries", () => {
  // @ts-expect-error the buffer could be written
  assertType(table.buffer);
  // @ts-expect-error a subarray could be written
  table.subarray(0);
  // @ts-expect-error says where in the buffer the entries are
  assertType(table.byteOffset);
  expectTypeOf(table.valueOf()).not.toExtend<Uint8Array>();
  table.forEach((_entry, _index, same) => {
    expectTypeOf(same).toEqualTypeOf<FrozenUint8Array>();
  });
  table.reduce((result, _entry, _index, same) => {
    expectTypeOf(same).toEqualTypeOf<FrozenUint8Array>();
    return result;
  });
});

test("it does not pass for anything that can be written", () => {
  // @ts-expect-error an array could be written
  assertType<Uint8Array>(table);
  // @ts-expect-error an array could be written
  assertType<number[]>(table);
  // @ts-expect-error a view gives away the buffer
  assertType<ArrayBufferView>(table);
  // @ts-expect-error Readonly leaves the methods that write
  assertType<Readonly<Uint8Array>>(table);
  // @ts-expect-error takes a view
  new DataView(table);
});

test("it has all that Uint8Array has for reading, and nothing else", () => {
  type Reading =
    | "BYTES_PER_ELEMENT"
    | "at"
    | "byteLength"
    | "entries"
    | "every"
    | "filter"
    | "find"
    | "findIndex"
    | "forEach"
    | "includes"
    | "indexOf"
    | "join"
    | "keys"
    | "lastIndexOf"
    | "length"
    | "map"
    | "reduce"
    | "reduceRight"
    | "slice"
    | "some"
    | "toLocaleString"
    | "toString"
    | "values"
    | typeof Symbol.iterator
    | typeof Symbol.toStringTag
    | number;
  expectTypeOf<keyof FrozenUint8Array>().toEqualTypeOf<Reading>();
  expectTypeOf(table[Symbol.toStringTag]).toEqualTypeOf<"Uint8Array">();
});

test("what goes round the type, as its doc comment says", () => {
  const record: Record<number, number> = table;
  record[0] = 1;
  Object.assign(table, [1]);
  Reflect.set(table, 0, 1);
});

test("it passes for what only reads, and copies are free to change", () => {
  assertType<ArrayLike<number>>(table);
  assertType<Iterable<number>>(table);
  expectTypeOf(table[0]).toEqualTypeOf<number | undefined>();
  expectTypeOf(table.map((entry) => entry)).toExtend<Uint8Array>();
  expectTypeOf(table.slice()).toExtend<Uint8Array>();
  const copy = new Uint8Array(table);
  copy[0] = 1;
  new Uint8Array(4096).set(table);
  assertType<FrozenUint8Array>(copy);
});
