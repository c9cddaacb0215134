/** The languages as their manuals define them, as far as emitted files use them. */
import type { LanguageName } from "../../generator/languages/languages.js";
import { camel, pascal, snake, type Called } from "./called.js";
import type { Calculation, Value } from "./expressions.js";

/** A type of numbers, or of sets. */
export interface Type {
  readonly bits: number;
  /** The number of 64-bit words, lowest first, if the type is a list of words. */
  readonly words?: number;
  readonly isSigned?: boolean;
  /** Whether results out of range wrap around; otherwise programs stop. */
  readonly wraps?: boolean;
  /** The type in which operators calculate, if it is a different one. */
  readonly promoted?: string;
}

/** A language. Its forms are sticky regular expressions whose groups are the named parts. */
export interface Grammar {
  /** The names of a table's file, array and lookup. */
  readonly names: (called: Pick<Called, "table" | "words">) => {
    readonly file: string;
    readonly array: string;
    readonly lookup: string;
  };
  /** The name of a constant of a table, or of all tables if none is given. */
  readonly constantOf: (name: string, table?: string) => string;
  /** The end of a file name, such as `.h`. */
  readonly ending: string;
  /** The text that compilers skip. */
  readonly comment: RegExp;
  /** A whole file. Its declarations are in the groups `before` and `inside`. */
  readonly file: RegExp;
  /** An import of a `file`, and of one `name` in it; of all names if there is no such group. */
  readonly imported?: RegExp;
  /** The separators of parameters, of entries and of the parts of an array, if they are not commas. */
  readonly between?: Readonly<Record<"parameters" | "entries" | "parts", string>>;
  /** Whether an import also makes constants visible. */
  readonly bringsConstants?: true;
  /** Finds a name that is visible without an import. Returns its file, and its name in that file. */
  readonly elsewhere?: (
    name: string,
    files: ReadonlyMap<string, string>,
  ) => readonly [file: string, name: string] | undefined;
  /** The groups are `name`, `type`, `entries`, and `length` if it is declared. */
  readonly array: RegExp;
  /**
   * An array whose numbers strings hold. The groups are `name`, `rows`, and, if they are declared, `type`, `length`, the
   * number of `bytes`, and how the numbers are `read`.
   */
  readonly strings?: RegExp;
  /** The type of a byte of a string, and the types of numbers by how they are read from strings. */
  readonly byte?: string;
  readonly readFromStrings?: Readonly<Record<string, string>>;
  /** Numbers that are joined from bytes, the highest first: `name` of the array, `type`, and `index`. */
  readonly joins?: readonly RegExp[];
  /** An array that joins other arrays, which may be declared later: `name`, `type`, `length`, and `parts`. */
  readonly joined?: RegExp;
  /** A result that makes a set from `words` of the type `type`; of the type of the lookup if there is no such group. */
  readonly made?: RegExp;
  /** The value of an entry's text, if it differs from C. */
  readonly entry?: (written: string) => Value;
  /** The maximum number of entries in a literal. */
  readonly mostEntries?: number;
  /** The groups are `name`, `value`, and `type` if it is declared. */
  readonly constant: RegExp;
  /** The groups are `name`, `parameters`, `body`, and `type`, by default the type of the parameters. */
  readonly lookup: RegExp;
  /** A parameter, whose name is the first group. */
  readonly parameter: RegExp;
  /** The groups are `names`, `values`, and `type` if it is declared. */
  readonly locals: readonly RegExp[];
  /** Whether a local may hide a parameter or another local with the same name. */
  readonly hidesNames?: true;
  /** The group is `value`. */
  readonly result: RegExp;
  /** A `value` that is the result if a `test` is true. */
  readonly choice: RegExp;
  /** The operators, lowest precedence first. The operators of one list have the same precedence. */
  readonly operators: readonly (readonly string[])[];
  /** What operators calculate, if it differs from C. */
  readonly calculations?: Readonly<Record<string, Calculation>>;
  /** The types of the results of operators, if they are not those of the operands. */
  readonly results?: Readonly<Record<string, string>>;
  /** The forms of operands that not all languages have. */
  readonly forms?: readonly (
    | "CHESS_DISTANCE_"
    | "CHESS_DISTANCE_AT"
    | "type()"
    | "static_cast"
    | "if"
    | ".abs()"
    | "abs"
    | "Math.abs"
    | "global::System.Math.Abs"
  )[];
  /** Whether operands that are operations need parentheses, so that the formatter changes nothing. */
  readonly isBracketed?: true;
  readonly types: Readonly<Record<string, Type>>;
  /** For a type, others that convert to it implicitly, because it holds all their numbers. */
  readonly widened?: Readonly<Record<string, readonly string[]>>;
  /** The type of parameters. */
  readonly integer: string;
  /** The types of indices. */
  readonly indices: readonly string[];
  /** Whether negative indices count from the end. */
  readonly countsFromEnd?: true;
  /** The type of conditions. */
  readonly truth: string;
}

const wordsOf = (table: string): readonly string[] => table.toLowerCase().split("_");

const BOOL = { bits: 1 };
const BYTES = { u8: { bits: 8 }, i8: { bits: 8, isSigned: true }, u64: { bits: 64 } };
const WORDS = {
  ...{ u16: { bits: 16 }, u32: { bits: 32 } },
  ...{ i16: { bits: 16, isSigned: true }, i32: { bits: 32, isSigned: true } },
};

/** Returns the types of sets that are lists of words. */
const listsOf = (
  name: (words: number) => string,
  more: Partial<Type> = {},
): Readonly<Record<string, Type>> =>
  Object.fromEntries([2, 3, 4].map((words) => [name(words), { bits: 64 * words, words, ...more }]));

// Source: ISO/IEC 9899:1999, 6.5
const C_OPERATORS = [
  ["?"],
  ["||"],
  ["&&"],
  ["|"],
  ["&"],
  ["==", "!="],
  ["<", ">", "<=", ">="],
  ["<<", ">>"],
  ["+", "-"],
  ["*", "/", "%"],
];

// These types may have 32 bits or more. Code that is correct with 32 is correct with 64.
const UNSIGNED = { bits: 32, wraps: true };
const SIGNED = { bits: 32, isSigned: true };

/** `knight_distance.h`, `KNIGHT_DISTANCE` and `knight_distance`. */
const inSnakeCase =
  (ending: string): Grammar["names"] =>
  ({ table, words }) => ({
    file: `${table.toLowerCase()}${ending}`,
    array: table,
    lookup: snake(words),
  });

const C: Grammar = {
  names: ({ table, words }) => ({
    file: `${table.toLowerCase()}.h`,
    array: `CD_${table}`,
    lookup: `cd_${snake(words)}`,
  }),
  constantOf: (name, table) => `CD_${table === undefined ? "" : `${table}_`}${name}`,
  ending: ".h",
  // What adapts a file to a compiler is read like a comment.
  comment:
    /\/\*[^]*?\*\/|\/\/.*|#include "chess_distance_target\.\w+"|#if !\(.*\n#error ".*"\n#endif/g,
  file: /^\s*#ifndef (?<guard>\w+)\n#define \k<guard>\n\n(?<inside>[^]*)\n#endif\s*$/,
  imported: /#include "(?<file>\w+)\.h"/y,
  bringsConstants: true,
  array:
    /CHESS_DISTANCE_(?:TABLE\((?<type>\w+), |SETS\()(?<name>\w+), \[(?<length>\d+)\](?<words>\[\d\])?\) = \{(?<entries>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\};/y,
  constant: /enum \{ (?<name>\w+) = (?<value>\d+) \};/y,
  lookup:
    /CHESS_DISTANCE_LOOKUP (?<type>\w+(?= \w)|const CHESS_DISTANCE_MEMORY uint64_t \*) ?(?<name>\w+)\((?<parameters>[^)]*)\) \{(?<body>[^}]*)\}/y,
  parameter: /^unsigned (\w+)$/,
  locals: [/const (?<type>unsigned|int) (?<names>\w+) = (?<values>.*);/y],
  result: /return (?<value>.*);/y,
  choice: /if \((?<test>.*)\) return (?<value>.*);/y,
  operators: C_OPERATORS,
  forms: ["CHESS_DISTANCE_"],
  types: {
    unsigned: UNSIGNED,
    int: SIGNED,
    uint8_t: { ...BYTES.u8, promoted: "int" },
    int8_t: { ...BYTES.i8, promoted: "int" },
    uint16_t: { ...WORDS.u16, promoted: "int" },
    int16_t: { ...WORDS.i16, promoted: "int" },
    // An int has 32 bits, but may have more.
    int32_t: { ...WORDS.i32, promoted: "int" },
    uint32_t: { ...WORDS.u32, wraps: true },
    uint64_t: BYTES.u64,
    // An array is passed on as a pointer to its first element.
    ...listsOf((words) => `[${words}]`, { promoted: "const CHESS_DISTANCE_MEMORY uint64_t *" }),
    "const CHESS_DISTANCE_MEMORY uint64_t *": { bits: 64 },
  },
  widened: { int32_t: ["int", "int16_t", "uint16_t"] },
  integer: "unsigned",
  indices: ["unsigned", "int"],
  truth: "int",
};

const CPP: Grammar = {
  ...C,
  names: inSnakeCase(".hpp"),
  constantOf: (name, table) => (table === undefined ? name : `${table}_${name}`),
  ending: ".hpp",
  file: /^\s*#ifndef (?<guard>\w+)\n#define \k<guard>\n\n#if __cplusplus < 201703L [^\n]+\n#error "[^"\n]+"\n#endif\n\n#include <array>\n#include <cstdint>\n(?<before>[^]*?)\n*namespace [\w:]+ \{(?<inside>[^]*)\}\s*#endif\s*$/,
  imported: /#include "(?<file>\w+)\.hpp"/y,
  array:
    /inline constexpr std::array<(?<type>[\w:]+|std::array<std::uint64_t, \d>), (?<length>\d+)> (?<name>\w+) = \{(?<entries>[^{}]*|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})\};\nCHESS_DISTANCE_COPY\(\k<name>\)/y,
  constant: /inline constexpr (?<type>[\w:]+) (?<name>\w+) = (?<value>\d+);/y,
  lookup:
    /CHESS_DISTANCE_CONSTEXPR (?<type>[\w:]+|std::array<std::uint64_t, \d>) (?<name>\w+)\((?<parameters>[^)]*)\) noexcept \{(?<body>[^}]*)\}/y,
  locals: [/const (?<type>unsigned|bool) (?<names>\w+) = (?<values>.*);/y],
  forms: ["static_cast", "CHESS_DISTANCE_AT"],
  types: {
    bool: BOOL,
    unsigned: UNSIGNED,
    int: SIGNED,
    "std::uint8_t": { ...BYTES.u8, promoted: "int" },
    "std::int8_t": { ...BYTES.i8, promoted: "int" },
    "std::uint16_t": { ...WORDS.u16, promoted: "int" },
    "std::int16_t": { ...WORDS.i16, promoted: "int" },
    "std::int32_t": { ...WORDS.i32, promoted: "int" },
    "std::uint32_t": { ...WORDS.u32, wraps: true },
    "std::uint64_t": BYTES.u64,
    ...listsOf((words) => `std::array<std::uint64_t, ${words}>`),
  },
  truth: "bool",
};

const RUST: Grammar = {
  names: inSnakeCase(".rs"),
  constantOf: (name) => name,
  ending: ".rs",
  comment: /\/\/.*|#!?\[.*\]/g,
  file: /^(?<inside>[^]*)$/,
  imported: /use super::(?<file>\w+)::(?<name>\w+);/y,
  array:
    /pub const (?<name>\w+): &\[(?<type>\w+|\[u64; \d\]); (?<length>\d+)\] = &\[(?<entries>[^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\];/y,
  // Source: The Rust Reference, "Byte string literals"
  strings: /pub const (?<name>\w+): &\[u8; (?<bytes>\d+)\] = b(?<rows>"[^"]*");/y,
  byte: "u8",
  // Source: the standard library, `from_be_bytes`
  joins: [
    /(?<type>i8)::from_be_bytes\(\[(?<name>\w+)\[(?<index>[^\]]*)\]\]\)/g,
    /(?<type>[iu]16)::from_be_bytes\(\[(?<name>\w+)\[2 \* (?<index>\w+|\([^\]]*\))\], \k<name>\[2 \* \k<index> \+ 1\]\]\)/g,
    /(?<type>[iu]32)::from_be_bytes\(\[(?<name>\w+)\[4 \* (?<index>\w+|\([^\]]*\))\], \k<name>\[4 \* \k<index> \+ 1\], \k<name>\[4 \* \k<index> \+ 2\], \k<name>\[4 \* \k<index> \+ 3\]\]\)/g,
  ],
  constant: /pub const (?<name>\w+): (?<type>\w+) = (?<value>\d+);/y,
  lookup:
    /pub const fn (?<name>\w+)\((?<parameters>[^)]*)\) -> (?<type>\w+|\[u64; \d\]) \{(?<body>[^]*?)\n\}/y,
  parameter: /^(\w+): usize$/,
  locals: [
    /let \((?<names>[\w, ]+)\) = \((?<values>[\w, ]+)\);/y,
    /let (?<names>\w+) = (?<values>.*);/y,
  ],
  // Source: The Rust Reference, "Scopes"
  hidesNames: true,
  result: /(?<value>[^;{}]+)$/y,
  choice: /if (?<test>.*) \{\s*return (?<value>.*);\s*\}/y,
  // Source: The Rust Reference, "Expression precedence"
  operators: [
    ["||"],
    ["&&"],
    ["==", "!=", "<", ">", "<=", ">="],
    ["|"],
    ["&"],
    ["<<", ">>"],
    ["+", "-"],
    ["*", "/", "%"],
    ["as"],
  ],
  forms: [".abs()"],
  types: {
    ...{ bool: BOOL, usize: { bits: 32 }, isize: SIGNED, ...BYTES, ...WORDS, u128: { bits: 128 } },
    ...listsOf((words) => `[u64; ${words}]`),
  },
  integer: "usize",
  indices: ["usize"],
  truth: "bool",
};

const GO: Grammar = {
  names: ({ table, words }) => ({
    file: `${table.toLowerCase()}.go`,
    array: `${pascal(wordsOf(table))}Table`,
    lookup: pascal(words),
  }),
  constantOf: (name, table = "") => pascal([...wordsOf(table), ...wordsOf(name)]),
  ending: ".go",
  comment: /\/\/.*/g,
  file: /^\s*package \w+\n(?<inside>[^]*)$/,
  // All files of a package see each other's names.
  elsewhere: (name, files) => {
    const declaration = new RegExp(`^(?:var|func) ${name}\\b`, "m");
    const [file] = [...files].find(([, text]) => declaration.test(text)) ?? [];
    return file === undefined ? undefined : [file, name];
  },
  array:
    /var (?<name>\w+) = \[(?<length>\d+)\](?<type>(?:\[\d\])?\w+)\{(?<entries>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/y,
  // Source: The Go Programming Language Specification, "String literals" and "Index expressions"
  strings: /const (?<name>\w+) = (?<rows>""(?: \+\s*"[^"]*")*)/y,
  byte: "uint8",
  joins: [
    /(?<type>int8)\((?<name>\w+)\[(?<index>[^\]]*)\]\)/g,
    /(?<type>u?int16)\(int\((?<name>\w+)\[2\*(?<index>\w+|\([^\]]*\))\]\)<<8 \| int\(\k<name>\[2\*\k<index>\+1\]\)\)/g,
    /(?<type>u?int32)\(int\((?<name>\w+)\[4\*(?<index>\w+|\([^\]]*\))\]\)<<24 \| int\(\k<name>\[4\*\k<index>\+1\]\)<<16 \| int\(\k<name>\[4\*\k<index>\+2\]\)<<8 \| int\(\k<name>\[4\*\k<index>\+3\]\)\)/g,
  ],
  constant: /const (?<name>\w+) = (?<value>\d+)/y,
  lookup:
    /func (?<name>\w+)\((?<parameters>.*) int\) (?<type>(?:\[\d\])?\w+) \{(?<body>[^]*?)\n\}/y,
  parameter: /^(\w+)$/,
  locals: [/(?<names>\w+) := (?<values>.*)/y],
  result: /return (?<value>.*)/y,
  choice: /if (?<test>.*) \{\s*return (?<value>.*)\s*\}/y,
  // Source: The Go Programming Language Specification, "Operator precedence"
  operators: [
    ["||"],
    ["&&"],
    ["==", "!=", "<", ">", "<=", ">="],
    ["+", "-", "|"],
    ["*", "/", "%", "<<", ">>", "&"],
  ],
  forms: ["type()"],
  isBracketed: true,
  types: {
    bool: BOOL,
    int: SIGNED,
    uint8: { ...BYTES.u8, wraps: true },
    int8: { ...BYTES.i8, wraps: true },
    uint16: { ...WORDS.u16, wraps: true },
    int16: { ...WORDS.i16, wraps: true },
    uint32: { ...WORDS.u32, wraps: true },
    int32: { ...WORDS.i32, wraps: true },
    uint64: BYTES.u64,
    ...listsOf((words) => `[${words}]uint64`),
  },
  integer: "int",
  indices: ["int"],
  truth: "bool",
};

const JAVA: Grammar = {
  names: ({ table, words }) => ({
    file: `${pascal(wordsOf(table))}.java`,
    array: table,
    lookup: camel(words),
  }),
  constantOf: (name) => name,
  ending: ".java",
  comment: C.comment,
  file: /^\s*(?:package [\w.]+;\s*)?public final class (?<class>\w+) \{\s*private \k<class>\(\) \{\}(?<inside>[^]*)\n\}\n$/,
  elsewhere: (name) => {
    const [owner, there] = name.split(".");
    return there === undefined ? undefined : [`${owner ?? ""}.java`, there];
  },
  array:
    /(?:private static final class (?<owner>\w+) \{\s*|private )static final (?<type>\w+)\[\] (?<name>\w+) = \{(?<entries>[^}]*)\};(?:\s*\})?/y,
  joined:
    /private static final (?<type>\w+)\[\] (?<name>\w+) = new \k<type>\[(?<length>\d+)\];\s*static \{\s*int start = 0;\s*for \(\k<type>\[\] part : new \k<type>\[\]\[\] \{(?<parts>.*)\}\) \{\s*System\.arraycopy\(part, 0, \k<name>, start, part\.length\);\s*start \+= part\.length;\s*\}\s*\}/y,
  // Sources: JLS 3.10.7; `String.getBytes`, in which ISO-8859-1 has a byte for each character; `ByteBuffer`
  strings:
    /private static final (?<type>\w+)\[\] (?<name>\w+) = new \k<type>\[(?<length>\d+)\];\s*static \{\s*java\.nio\.ByteBuffer bytes = java\.nio\.ByteBuffer\.allocate\((?<bytes>\d+)\);\s*for \(String part : new String\[\] \{(?<rows>[^{}]*)\}\) bytes\.put\(part\.getBytes\(java\.nio\.charset\.StandardCharsets\.ISO_8859_1\)\);\s*bytes\.flip\(\);\s*for \(int n = 0; n < \k<length>; n\+\+\) \k<name>\[n\] = (?<read>.*);\s*\}/y,
  readFromStrings: {
    "bytes.get()": "byte",
    "bytes.getChar()": "char",
    "bytes.getShort()": "short",
    "bytes.getInt()": "int",
    "Integer.toUnsignedLong(bytes.getInt())": "unsigned",
  },
  entry: (written) => {
    const [, cast, digits, long, set] =
      /^(?:(\(byte\) )?(-?\d+)(L)?|(0x[\da-f]{1,16})L)$/.exec(written) ?? [];
    if (set !== undefined) return BigInt(set);
    const value = Number(digits);
    if (long === undefined && value >= 2 ** 31) throw new RangeError(`${written} is no int`);
    return cast !== undefined && value > 127 ? value - 256 : value;
  },
  made: /^new (?<type>long\[\]) \{(?<words>[^{}]*)\}$/,
  // A class initializer has at most 64 KiB, of which an entry takes up to 8 bytes (JVMS 4.7.3).
  mostEntries: 8000,
  constant: /public static final (?<type>int) (?<name>\w+) = (?<value>\d+);/y,
  lookup:
    /public static (?<type>\w+(?:\[\])?) (?<name>\w+)\((?<parameters>[^)]*)\) \{(?<body>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/y,
  parameter: /^int (\w+)$/,
  locals: [/final (?<type>int|boolean) (?<names>\w+) = (?<values>.*);/y],
  result: C.result,
  choice: C.choice,
  // Source: The Java Language Specification, chapter 15
  operators: C_OPERATORS,
  forms: ["Math.abs"],
  types: {
    boolean: BOOL,
    int: { ...SIGNED, wraps: true },
    byte: { ...BYTES.i8, promoted: "int" },
    short: { ...WORDS.i16, promoted: "int" },
    char: { ...WORDS.u16, promoted: "int" },
    long: { bits: 64, isSigned: true },
    // An `int` that is made a `long` without its sign.
    unsigned: WORDS.u32,
    "long[]": { bits: 64 },
  },
  integer: "int",
  indices: ["int"],
  truth: "boolean",
};

const CSHARP: Grammar = {
  names: ({ table, words }) => ({
    file: `${pascal(wordsOf(table))}.cs`,
    array: `${pascal(wordsOf(table))}Table`,
    lookup: pascal(words),
  }),
  constantOf: GO.constantOf,
  ending: ".cs",
  comment: GO.comment,
  file: /^\s*#pragma warning disable 1591, 3001, 3002, 3003\s+namespace [\w.]+\s+\{\s+public static partial class ChessTables\s+\{(?<inside>[^]*)\n {4}\}\n\}\n$/,
  // All parts of a class see each other's names.
  elsewhere: (name, files) => {
    const declaration = new RegExp(`^ *public static \\w+ ${name}\\(`, "m");
    const [file] = [...files].find(([, text]) => declaration.test(text)) ?? [];
    return file === undefined ? undefined : [file, name];
  },
  // Before C# 12, only a span of bytes is not copied on each read.
  array:
    /public static global::System\.ReadOnlySpan<(?<type>\w+)> (?<name>\w+) => (?:(?<hidden>\w+);\s+private static readonly \k<type>\[\] \k<hidden> = |(?<=<s?byte> \w+ => ))new \k<type>\[(?<length>\d+)\] \{(?<entries>[^}]*)\};/y,
  // Source: C# language specification, 6.4.5.6; each character is a byte.
  strings: /internal static readonly string (?<name>\w+) = (?<rows>""(?: \+\s*"[^"]*")*);/y,
  byte: "byte",
  joins: [
    /unchecked\(\((?<type>sbyte)\)(?<name>\w+)\[(?<index>[^\]]*)\]\)/g,
    /unchecked\(\((?<type>u?short)\)\((?<name>\w+)\[2 \* (?<index>\w+|\([^\]]*\))\] << 8 \| \k<name>\[2 \* \k<index> \+ 1\]\)\)/g,
    /unchecked\(\((?<type>u?int)\)\((?<name>\w+)\[4 \* (?<index>\w+|\([^\]]*\))\] << 24 \| \k<name>\[4 \* \k<index> \+ 1\] << 16 \| \k<name>\[4 \* \k<index> \+ 2\] << 8 \| \k<name>\[4 \* \k<index> \+ 3\]\)\)/g,
  ],
  made: /^\((?<words>[^()]+, [^()]+)\)$/,
  constant: /public const (?<type>int) (?<name>\w+) = (?<value>\d+);/y,
  lookup:
    /public static (?<type>\w+|\([\w, ]+\)) (?<name>\w+)\((?<parameters>[^)]*)\)\s+\{(?<body>[^{}]*)\}/y,
  parameter: JAVA.parameter,
  locals: [/(?<type>int|bool) (?<names>\w+) = (?<values>.*);/y],
  result: C.result,
  choice: C.choice,
  // Source: C# language specification, 12.4.2
  operators: C_OPERATORS,
  forms: ["global::System.Math.Abs"],
  types: {
    bool: BOOL,
    // Projects may stop programs at an overflow.
    int: SIGNED,
    byte: { ...BYTES.u8, promoted: "int" },
    sbyte: { ...BYTES.i8, promoted: "int" },
    short: { ...WORDS.i16, promoted: "int" },
    ushort: { ...WORDS.u16, promoted: "int" },
    uint: WORDS.u32,
    ulong: BYTES.u64,
    "(ulong, ulong)": { bits: 128, words: 2 },
    "(ulong, ulong, ulong)": { bits: 192, words: 3 },
    "(ulong, ulong, ulong, ulong)": { bits: 256, words: 4 },
  },
  integer: "int",
  indices: ["int"],
  truth: "bool",
};

const PYTHON: Grammar = {
  names: inSnakeCase(".py"),
  constantOf: (name) => name,
  ending: ".py",
  comment: /\n *"""[^]*?"""|#.*/g,
  file: /^\s*(?:try:\n {4}from typing import Final\nexcept ImportError:\n {4}pass\n|(?![^]*\bFinal\b))(?<inside>[^]*)$/,
  imported: /from \.(?<file>\w+) import (?<name>\w+)/y,
  array:
    /(?<name>\w+): Final\[(?<type>bytes(?=\] = bytes\(\()|tuple\[int, \.\.\.\](?=\] = \())\] = (?:bytes\()?\((?<entries>[^)]*)\)\)?/y,
  constant: /(?<name>\w+): Final = (?<value>\d+)/y,
  lookup: /(?<![^\n])def (?<name>\w+)\((?<parameters>.*)\) -> int:(?<body>(?:\n(?: {4}.*)?)*)/y,
  parameter: /^(\w+): int$/,
  locals: [/(?<=\n {4})(?<names>\w+) = (?<values>.*)/y],
  result: /(?<=\n {4})return (?<value>.*)/y,
  choice: /(?<=\n {4})if (?<test>.*):\n {8}return (?<value>.*)/y,
  // Source: The Python Language Reference, "Operator precedence"
  operators: [
    ["or"],
    ["and"],
    ["==", "!=", "<", ">", "<=", ">="],
    ["|"],
    ["&"],
    ["<<", ">>"],
    ["+", "-"],
    ["*", "/", "//", "%"],
  ],
  calculations: {
    "/": (first, second) => first / second,
    "//": (first, second) => Math.floor(first / second),
    "%": (first, second) => first - second * Math.floor(first / second),
  },
  results: { "/": "float" },
  forms: ["abs"],
  types: {
    bool: BOOL,
    int: { bits: Infinity, isSigned: true },
    float: { bits: Infinity, isSigned: true },
    bytes: { ...BYTES.u8, promoted: "int" },
    "tuple[int, ...]": { bits: Infinity, isSigned: true, promoted: "int" },
  },
  integer: "int",
  indices: ["int"],
  countsFromEnd: true,
  truth: "bool",
};

const ZIG: Grammar = {
  names: ({ table, words }) => ({ ...inSnakeCase(".zig")({ table, words }), lookup: camel(words) }),
  constantOf: (name) => name,
  ending: ".zig",
  comment: /\/\/.*/g,
  file: /^(?<inside>[^]*)$/,
  imported: /const (?<name>\w+) = @import\("(?<file>\w+)\.zig"\)\.\k<name>;/y,
  array: /pub const (?<name>\w+) = \[(?<length>\d+)\](?<type>\w+)\{(?<entries>[^}]*)\};/y,
  constant: RUST.constant,
  lookup: /pub inline fn (?<name>\w+)\((?<parameters>[^)]*)\) (?<type>\w+) \{(?<body>[^}]*)\}/y,
  parameter: RUST.parameter,
  locals: [/const (?<names>\w+) = (?<values>.*);/y],
  result: C.result,
  choice: C.choice,
  // Source: Zig Language Reference, "Precedence"
  operators: [
    ["or"],
    ["and"],
    ["==", "!=", "<", ">", "<=", ">="],
    ["&", "|"],
    ["<<", ">>"],
    ["+", "-", "+%", "-%"],
    ["*", "/", "%", "*%"],
  ],
  forms: ["if"],
  types: {
    ...{ bool: BOOL, usize: { bits: 32 }, ...BYTES, ...WORDS },
    ...{ u128: { bits: 128 }, u192: { bits: 192 }, u256: { bits: 256 } },
  },
  integer: "usize",
  indices: ["usize"],
  truth: "bool",
};

/** The notations that Coq files must declare, so that their signs mean what the grammar says. */
const COQ_NOTATIONS = [
  "Local Open Scope bool_scope.",
  "Local Open Scope Z_scope.",
  'Local Infix "lor" := Z.lor (at level 40, left associativity).',
  'Local Infix "land" := Z.land (at level 40, left associativity).',
  'Local Infix "<<" := Z.shiftl (at level 39, left associativity).',
  'Local Infix ">>" := Z.shiftr (at level 39, left associativity).',
  'Local Notation "a <>? b" := (negb (a =? b)) (at level 70, no associativity).',
  "Local Notation abs := Z.abs.",
  'Local Notation "list [ index ]" := (nth (Z.to_nat index) list (-1)) (at level 9).',
]
  .join("\n")
  .replaceAll(/[.()[\]?]/g, String.raw`\$&`);

const COQ: Grammar = {
  names: ({ table, words }) => ({
    file: `${pascal(wordsOf(table))}.v`,
    array: table,
    lookup: snake(words),
  }),
  constantOf: (name) => name,
  ending: ".v",
  comment: /\(\*[^]*?\*\)/g,
  file: new RegExp(
    String.raw`^\s*Require Import BinInt List\.\nImport ListNotations\.\n(?<before>(?:Require Import \w+\.\n)*)${COQ_NOTATIONS}\n(?<inside>[^]*)$`,
  ),
  imported: /Require Import (?<file>\w+)\./y,
  array: /Definition (?<name>\w+) : (?<type>list Z) := \[(?<entries>[^\]]*)\]\./y,
  joined: /Definition (?<name>\w+) : (?<type>list Z) := (?<parts>\w+(?: \+\+ \w+)*)\./y,
  between: { parameters: " ", entries: ";", parts: " ++ " },
  mostEntries: 20_000,
  constant: /Definition (?<name>\w+) : (?<type>Z) := (?<value>\d+)\./y,
  lookup: /Definition (?<name>\w+) \((?<parameters>[\w ]*) : Z\) : (?<type>Z) :=(?<body>[^.]*)\./y,
  parameter: /^(\w+)$/,
  locals: [/let (?<names>\w+) := (?<values>.*) in/y],
  hidesNames: true,
  result: /(?<value>[^]+)$/y,
  choice: /if (?<test>.*) then (?<value>.*)\s*else/y,
  // The levels of Coq.Init.Notations and Coq.ZArith.BinInt, and of the notations above.
  operators: [
    ["=?", "<>?"],
    ["+", "-", "||"],
    ["*", "/", "mod", "&&", "lor", "land"],
    ["<<", ">>"],
  ],
  calculations: {
    "/": (first, second) => Math.floor(first / second),
    mod: (first, second) => first - second * Math.floor(first / second),
    lor: (first, second) => Number(BigInt(first) | BigInt(second)),
    land: (first, second) => Number(BigInt(first) & BigInt(second)),
    "=?": (first, second) => Number(first === second),
    "<>?": (first, second) => Number(first !== second),
  },
  forms: ["abs"],
  types: {
    bool: BOOL,
    Z: { bits: Infinity, isSigned: true },
    "list Z": { bits: Infinity, isSigned: true, promoted: "Z" },
  },
  integer: "Z",
  indices: ["Z"],
  truth: "bool",
};

/** Every language with lookups, except TypeScript. */
export const GRAMMARS: Readonly<Record<Exclude<LanguageName, "ts" | "json">, Grammar>> = {
  c: C,
  cpp: CPP,
  rust: RUST,
  go: GO,
  java: JAVA,
  csharp: CSHARP,
  python: PYTHON,
  zig: ZIG,
  coq: COQ,
};
