/**
 * The modules that tables in TypeScript import: frozen arrays, and the type of sets. ⟨ and ⟩ mark what only TypeScript
 * has.
 */
import { typeOnly, type Draft, type Statement } from "./statements.js";
import type { Element } from "../measures/elements.js";
import type { Table } from "./table.js";

/** The typed arrays by the type of their elements. */
export const TYPED: Readonly<Record<Element["type"], string>> = {
  u8: "Uint8Array",
  int: "Uint8Array",
  i8: "Int8Array",
  u16: "Uint16Array",
  i16: "Int16Array",
  i32: "Int32Array",
  u32: "Uint32Array",
  u64: "Uint32Array",
};

export const typedOf = ({ measure }: Table): string => TYPED[measure.element.type];

/** The name, such as `frozen-uint32`, of the module that freezes a typed array. */
export const frozenName = (typed: string): string =>
  typed === "Uint8Array" ? "frozen" : `frozen-${typed.slice(0, -"Array".length).toLowerCase()}`;

/** The types. Blank lines separate the statements. */
const TYPES = `/**
 * A read-only \`Uint8Array\`: it can be read and copied, but not written. TypeScript rejects every assignment
 * to an entry, every call of a method that writes, and every access to the buffer. Code can bypass the type
 * with a cast, a \`Record<number, number>\`, \`Object.assign\` or \`Reflect.set\`. In most engines, such a write
 * changes the entry. To get a copy that can be written, use \`new Uint8Array(table)\`.
 */
export interface FrozenUint8Array extends Newer {
  readonly [index: number]: number;
  /** The number of entries. */
  readonly length: number;
  /** The size of all entries in bytes. */
  readonly byteLength: number;
  /** The size of one entry in bytes. */
  readonly BYTES_PER_ELEMENT: number;
  /** The name of the array type at run time. */
  readonly [Symbol.toStringTag]: "Uint8Array";
  /** Each index with its entry. */
  entries(): IterableIterator<[number, number]>;
  /** Whether all entries pass. */
  every(callback: Visitor<unknown>, thisArgument?: unknown): boolean;
  /** A copy of the entries that pass. */
  filter(callback: Visitor<unknown>, thisArgument?: unknown): Uint8Array;
  /** The first entry that passes. */
  find(callback: Visitor<unknown>, thisArgument?: unknown): number | undefined;
  /** The index of the first entry that passes, or -1. */
  findIndex(callback: Visitor<unknown>, thisArgument?: unknown): number;
  /** Visits the entries in ascending order. */
  forEach(callback: Visitor<void>, thisArgument?: unknown): void;
  /** The first index of an entry, or -1. */
  indexOf(entry: number, fromIndex?: number): number;
  /** The entries as text. */
  join(separator?: string): string;
  /** The indices. */
  keys(): IterableIterator<number>;
  /** The last index of an entry, or -1. */
  lastIndexOf(entry: number, fromIndex?: number): number;
  /** A copy with every entry replaced. */
  map(callback: Visitor<number>, thisArgument?: unknown): Uint8Array;
  /** Combines the entries, lowest index first. */
  reduce(callback: Reducer<number>): number;
  /** Combines the entries with an initial result, lowest index first. */
  reduce<Result>(callback: Reducer<Result>, initial: Result): Result;
  /** Combines the entries, highest index first. */
  reduceRight(callback: Reducer<number>): number;
  /** Combines the entries with an initial result, highest index first. */
  reduceRight<Result>(callback: Reducer<Result>, initial: Result): Result;
  /** A copy of a range of entries. */
  slice(start?: number, end?: number): Uint8Array;
  /** Whether any entry passes. */
  some(callback: Visitor<unknown>, thisArgument?: unknown): boolean;
  /** The entries as text, formatted for the locale. */
  toLocaleString(): string;
  /** The entries as text. */
  toString(): string;
  /** The entries. */
  values(): IterableIterator<number>;
  /** The entries. */
  [Symbol.iterator](): IterableIterator<number>;
}

/** Read methods that a project's \`lib\` has only since ECMAScript 2016 (\`includes\`) or 2022 (\`at\`). */
type Newer = Pick<Uint8Array, Extract<"at" | "includes", keyof Uint8Array>>;

/** A function that is called for each entry. */
type Visitor<Result> = (
  entry: number,
  index: number,
  table: FrozenUint8Array,
) => Result;

/** A function that combines the result so far with an entry. */
type Reducer<Result> = (
  result: Result,
  entry: number,
  index: number,
  table: FrozenUint8Array,
) => Result;

/**
 * A table on a buffer of its own, which may have the method of the TC39 proposal Immutable ArrayBuffer.
 */
interface Unfrozen extends FrozenUint8Array {
  readonly buffer: {
    readonly byteLength: number;
    sliceToImmutable?(): ArrayBuffer;
  };
}`;

/**
 * The function. In V8 14.6 with `--js-immutable-arraybuffer`, `set` refuses an immutable buffer even as its source, and
 * so do `Buffer.from`, `Buffer.concat` and copies to the memory of WebAssembly. In quickjs-ng 0.17, `slice` refuses an
 * immutable buffer. A table must be able to do all that an ordinary array can do, so it stays an ordinary array in such
 * an engine.
 */
const FREEZE = `export const frozen = (entries⟨: Unfrozen⟩)⟨: FrozenUint8Array⟩ => {
  if (!entries.buffer.sliceToImmutable) return entries;
  try {
    const copy = new Uint8Array(entries.buffer.sliceToImmutable());
    new Uint8Array(copy.buffer.slice(0)).set(copy);
    return copy;
  } catch (unreadable) {
    return entries;
  }
};`;

/** The module that freezes a typed array. In a single file, its names contain the array type, so that they are unique. */
export const frozenModule = (typed: string, isSingle = false): Draft => {
  const own = (text: string): string =>
    (isSingle ? text.replaceAll(OWN_NAMES, "$&Uint8Array") : text).replaceAll("Uint8Array", typed);
  const freeze: Statement = {
    doc: [
      "Freezes a table if the engine can: copies its entries to an immutable buffer, if the engine has such buffers",
      "and reads from them as from others.",
    ],
    code: own(FREEZE),
    declared: own("export declare const frozen: (entries: Unfrozen) => FrozenUint8Array;"),
  };
  return {
    name: frozenName(typed),
    statements: [
      ...own(TYPES)
        .split("\n\n")
        .map((statement) => typeOnly(statement)),
      freeze,
    ],
  };
};

const OWN_NAMES = /\b(?:frozen|Newer|Reducer|Unfrozen|Visitor)\b/g;

/** The module with the type that lookups of sets return. */
export const SQUARE_BITS: Draft = {
  name: "square-bits",
  statements: [
    typeOnly(`/**
 * A set of squares as bits. The constructor \`new SquareSet(lo, hi)\` of the package chessops accepts the two numbers.
 */
export interface SquareBits {
  /** Squares 0…31. */
  readonly lo: number;
  /** Squares 32…63. */
  readonly hi: number;
}`),
  ],
};
