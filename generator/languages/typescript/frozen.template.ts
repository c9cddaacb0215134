/**
 * A `Uint8Array` that can be read and copied, but not written: by this type TypeScript rejects each
 * assignment to an entry, each method that writes, and each way to the buffer. Code can go round the
 * type, by a cast, or as a `Record<number, number>`, through `Object.assign` or `Reflect.set`: then a
 * write throws where the engine has immutable array buffers (`ArrayBuffer.prototype.transferToImmutable`),
 * and changes the entry elsewhere. For a copy that may be written: `new Uint8Array(table)`.
 */
export interface FrozenUint8Array {
  readonly [index: number]: number;
  /** How many entries there are. */
  readonly length: number;
  /** How many bytes they take. */
  readonly byteLength: number;
  /** How many bytes each takes. */
  readonly BYTES_PER_ELEMENT: number;
  /** What the object is at run time. */
  readonly [Symbol.toStringTag]: "Uint8Array";
  /** Each index with its entry. */
  entries(): IterableIterator<[number, number]>;
  /** Whether all entries pass. */
  every(callback: Visitor<unknown>, thisArgument?: unknown): boolean;
  /** A copy of the entries that pass. */
  filter(callback: Visitor<unknown>, thisArgument?: unknown): Uint8Array;
  /** The first that passes. */
  find(callback: Visitor<unknown>, thisArgument?: unknown): number | undefined;
  /** The index of the first that passes. */
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
  /** The entries as text, as the locale writes them. */
  toLocaleString(): string;
  /** The entries as text. */
  toString(): string;
  /** The entries. */
  values(): IterableIterator<number>;
  /** The entries. */
  [Symbol.iterator](): IterableIterator<number>;
}

/** What is called for each entry. */
type Visitor<Result> = (
  entry: number,
  index: number,
  table: FrozenUint8Array,
) => Result;

/** What adds an entry to the result so far. */
type Reducer<Result> = (
  result: Result,
  entry: number,
  index: number,
  table: FrozenUint8Array,
) => Result;

/**
 * A table on its own buffer, which may have the method of the TC39 proposal Immutable ArrayBuffer.
 */
interface Unfrozen extends FrozenUint8Array {
  readonly buffer: {
    readonly byteLength: number;
    transferToImmutable?(): ArrayBuffer;
  };
}

/**
 * Freezes a table as far as the engine can: its entries move to an immutable buffer, where there are
 * such. `Object.freeze` is of no use: it throws on any typed array that has entries.
 */
export const frozen = (entries: Unfrozen): FrozenUint8Array =>
  entries.buffer.transferToImmutable
    ? new Uint8Array(entries.buffer.transferToImmutable())
    : entries;
