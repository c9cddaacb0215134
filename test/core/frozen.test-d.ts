/** TypeScript rejects every write to a frozen table, and every access that would allow one. Type-checked, never run. */
import { DISTANCE, type FrozenUint8Array } from "../../src/index.js";

declare const table: FrozenUint8Array;

/* eslint-disable @typescript-eslint/no-unnecessary-type-parameters -- they are compared, or given explicitly */
/** `true` if two types are identical; `any` is identical only to itself. */
type Same<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2
    ? true
    : false;

declare const demand: <Type>(value: Type) => void;

/** Requires the type of a value to be exactly this one, not only assignable to it. */
declare const demandType: <Type>() => <Found>(value: Found, is: Same<Found, Type>) => void;
/* eslint-enable @typescript-eslint/no-unnecessary-type-parameters */

declare const test: (name: string, body: () => void) => void;

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

test("no method writes", () => {
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

test("no object that shares the entries allows writing", () => {
  // @ts-expect-error the buffer could be written
  demand(table.buffer);
  // @ts-expect-error a subarray could be written
  table.subarray(0);
  // @ts-expect-error says where in the buffer the entries are
  demand(table.byteOffset);
  // @ts-expect-error not the array itself
  demand<Uint8Array>(table.valueOf());
  table.forEach((_entry, _index, same) => {
    demandType<FrozenUint8Array>()(same, true);
  });
  table.reduce((result, _entry, _index, same) => {
    demandType<FrozenUint8Array>()(same, true);
    return result;
  });
});

test("it is not assignable to any type that can be written", () => {
  // @ts-expect-error an array could be written
  demand<Uint8Array>(table);
  // @ts-expect-error an array could be written
  demand<number[]>(table);
  // @ts-expect-error a view gives away the buffer
  demand<ArrayBufferView>(table);
  // @ts-expect-error Readonly leaves the methods that write
  demand<Readonly<Uint8Array>>(table);
  // @ts-expect-error takes a view
  new DataView(table);
});

test("it has every method of Uint8Array that reads, and nothing else", () => {
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
  demand<Same<keyof FrozenUint8Array, Reading>>(true);
  demandType<"Uint8Array">()(table[Symbol.toStringTag], true);
});

test("the doc comment names the ways around the type", () => {
  const record: Record<number, number> = table;
  record[0] = 1;
  Object.assign(table, [1]);
  Reflect.set(table, 0, 1);
});

test("it is assignable to types that only read, and copies can change", () => {
  demand<ArrayLike<number>>(table);
  demand<Iterable<number>>(table);
  demandType<number | undefined>()(table[0], true);
  demandType<Uint8Array>()(
    table.map((one) => one),
    true,
  );
  demandType<Uint8Array>()(table.slice(), true);
  const copy = new Uint8Array(table);
  copy[0] = 1;
  new Uint8Array(4096).set(table);
  demand<FrozenUint8Array>(copy);
});
