/** A C99 header for each table. The headers are also valid in C++. */
import { LIKE_C, wide, type Style } from "./style.js";

/** Adds comments that silence clang-tidy. */
export const unlinted = (text: string): string => `// NOLINTBEGIN\n${text}\n// NOLINTEND`;

/** Adds an include guard. With `#pragma once`, GCC mistakes files of equal size, time and content for one file. */
export const guarded = (name: string, text: string): string => `#ifndef ${name}
#define ${name}

${text}

#endif`;

/** The condition under which a compiler compiles OpenCL. */
export const OPENCL =
  "defined __OPENCL_VERSION__ || defined __OPENCL_C_VERSION__ || defined __OPENCL_CPP_VERSION__";

/** The conditions under which a compiler compiles CUDA or HIP, in one pass for the host and another for the GPU. */
export const CUDA = "defined __CUDACC__ || defined __CUDA__ || defined __HIP__";
export const ON_GPU = "defined __CUDA_ARCH__ || defined __HIP_DEVICE_COMPILE__";

/** The number types of `<stdint.h>`, which OpenCL lacks. */
const STDINT = `#if ${OPENCL}
#ifndef UINT64_MAX
#define UINT64_MAX ULONG_MAX
typedef uchar uint8_t;
typedef char int8_t;
typedef ushort uint16_t;
typedef short int16_t;
typedef uint uint32_t;
typedef int int32_t;
typedef ulong uint64_t;
#endif
#else
#include <limits.h>
#include <stdint.h>
#endif`;

/** Defines a macro, unless a program has defined it. */
const unlessDefined = (name: string, value: string, parameters = ""): string =>
  `#ifndef CHESS_DISTANCE_${name}
#define CHESS_DISTANCE_${name}${parameters} ${value}`.trimEnd() + "\n#endif";

const READ_64 = `\\
    (pgm_read_dword(CHESS_DISTANCE_WORDS(table, index)) | CHESS_DISTANCE_CAST(uint64_t, pgm_read_dword(CHESS_DISTANCE_WORDS(table, index) + 1)) << 32)`;

/**
 * The macros with which a header stores, declares and reads tables. A program may define them before the include.
 * `MEMORY` is the address space to which pointers to sets point.
 * Sources: OpenCL 1.1, 6.8, without storage classes; GCC, "Named Address Spaces", only in GNU C; avr-libc, "pgmspace.h".
 */
const MACROS = `// How tables are stored and read, and how lookups are declared. A program may define these macros before the include.
// One that defines CHESS_DISTANCE_TABLE also defines CHESS_DISTANCE_READ, unless tables are read as any array is.
#ifndef CHESS_DISTANCE_TABLE
#if ${OPENCL}
${unlessDefined("MEMORY", "__constant")}
#if defined __OPENCL_CPP_VERSION__ || __OPENCL_C_VERSION__ >= 120
#define CHESS_DISTANCE_TABLE(type, name, size) static __constant const type name size
#else
#define CHESS_DISTANCE_TABLE(type, name, size) __constant const type name size
${unlessDefined("LOOKUP", "")}
#endif
#elif ${CUDA}
#if ${ON_GPU}
#define CHESS_DISTANCE_TABLE(type, name, size) extern const type name size; [[maybe_unused]] static __device__ const type name##_D size
${unlessDefined("READ", "table##_D[index]", "(bits, type, table, index)")}
#else
#define CHESS_DISTANCE_TABLE(type, name, size) [[maybe_unused]] static __device__ const type name##_D size = {}; static const type name size
#endif
${unlessDefined("LOOKUP", "[[maybe_unused]] static inline __host__ __device__")}
#elif defined __AVR__ && !defined __AVR_PM_BASE_ADDRESS__
#if defined __FLASH && !defined __STRICT_ANSI__ && !defined __cplusplus
${unlessDefined("MEMORY", "__flash")}
#define CHESS_DISTANCE_TABLE(type, name, size) static const __flash type name size
#else
#include <avr/pgmspace.h>
#define CHESS_DISTANCE_TABLE(type, name, size) static const type name##_P size PROGMEM
${unlessDefined("READ8", "pgm_read_byte(&table##_P[index])", "(table, index)")}
${unlessDefined("READ16", "pgm_read_word(&table##_P[index])", "(table, index)")}
${unlessDefined("READ32", "pgm_read_dword(&table##_P[index])", "(table, index)")}
#define CHESS_DISTANCE_WORDS(table, index) CHESS_DISTANCE_CAST(const uint32_t *, CHESS_DISTANCE_CAST(const void *, &table##_P[index]))
${unlessDefined("READ64", READ_64, "(table, index)")}
#endif
#else
#define CHESS_DISTANCE_TABLE(type, name, size) static const type name size
#endif
#endif
#ifdef __CC65__
${unlessDefined("LOOKUP", "static")}
#else
${unlessDefined("LOOKUP", "static inline")}
#endif
${unlessDefined("MEMORY", "")}
#ifdef __cplusplus
${unlessDefined("CAST", "static_cast<type>(value)", "(type, value)")}
#else
${unlessDefined("CAST", "((type)(value))", "(type, value)")}
#endif
#ifdef CHESS_DISTANCE_READ8
${unlessDefined("READ", "CHESS_DISTANCE_CAST(type, CHESS_DISTANCE_READ##bits(table, index))", "(bits, type, table, index)")}
${unlessDefined("SETS", "static const uint64_t name size", "(name, size)")}
${unlessDefined("SET", "table[index]", "(table, index)")}
#else
${unlessDefined("READ", "table[index]", "(bits, type, table, index)")}
${unlessDefined("SETS", "CHESS_DISTANCE_TABLE(uint64_t, name, size)", "(name, size)")}
${unlessDefined("SET", "CHESS_DISTANCE_READ(64, uint64_t, table, index)", "(table, index)")}
#endif`;

/** The names of the types of numbers, by kind. */
const NUMBER_TYPES = {
  ...{ u8: "uint8_t", i8: "int8_t", u16: "uint16_t", i16: "int16_t", u32: "uint32_t" },
  ...{ i32: "int32_t", u64: "uint64_t" },
} as const;

const byNumber = (
  textOf: (bits: string, type: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(NUMBER_TYPES).map(([kind, type]) => [kind, textOf(kind.slice(1), type)]),
  );

const C_GUARD = "CHESS_DISTANCE_{SETTING}{guard}_H";

const C_NUMBERS = {
  ...{ unsigned: "u32 wraps", int: "i32" },
  ...{ uint8_t: "u8 wraps", uint16_t: "u16 wraps", uint32_t: "u32 wraps", uint64_t: "u64" },
  ...{ int8_t: "i8", int16_t: "i16", int32_t: "i32" },
};

/**
 * Source: ISO/IEC 9899:1999, 6.5. The proof assumes 32-bit `int` and `unsigned`, and also 16-bit ones for small tables;
 * wider types give the same answers.
 */
export const C: Style = {
  title: "C99",
  outOfRange: "the behavior is undefined",
  syntax: {
    ...LIKE_C.syntax,
    // Names have a prefix, because chess engines often define names such as DISTANCE and KNIGHT.
    names: {
      file: "{snake}.h",
      array: "{SETTING}{CONSTANT}",
      lookup: "{setting}{snake}",
      constant: "{SETTING}{CONSTANT}",
      shared: "{SETTING}{CONSTANT}",
    },
    hasOneSpace: true,
    read: "{read}",
    readOther: "{setting}{snake}({index})",
    parts: {
      type: { ...NUMBER_TYPES, index: "unsigned", test: "int", other: "uint64_t" },
      read: {
        ...byNumber((bits, type) => `CHESS_DISTANCE_READ(${bits}, ${type}, {array}, {index})`),
        ...wide("CHESS_DISTANCE_SET({array}, {index})"),
      },
      // Small answers are `int`, because C++ prints a `uint8_t` as a character. An `int` may have only 16 bits.
      answer: {
        ...{ i32: "int32_t", u32: "uint32_t", u64: "uint64_t" },
        ...{ ...wide("const CHESS_DISTANCE_MEMORY uint64_t"), other: "int" },
      },
      declared: {
        ...byNumber((_, type) => `CHESS_DISTANCE_TABLE(${type}, {array}, [{length}])`),
        ...wide("CHESS_DISTANCE_SETS({array}, [{length}][{words}])"),
        other: "{array}",
      },
      function: { other: "{lookup}", ...wide("*{lookup}") },
    },
    abs: "({first} > {second} ? {first} - {second} : {second} - {first})",
    parameter: "unsigned {name}",
    sets: wide("{{limbs}}"),
    value: "cd_",
  },
  comments: {
    ...LIKE_C.comments,
    // clang-format would break the second line, which contains the command that regenerates the file.
    header: `// {first}
// clang-format off
// {second}`,
  },
  types: {
    means: { "/": "truncated" },
    numbers: C_NUMBERS,
    promoted: "int",
    cast: "CHESS_DISTANCE_CAST({type}, {value})",
    castsElements: "locals",
    castsAnswers: ["index"],
  },
  statements: {
    ...LIKE_C.statements,
    local: "const {type} {name} = {value};",
    lookup: `{doc}
CHESS_DISTANCE_LOOKUP {answer} {function}({parameters}) {
    {body}
}`,
    constant: `/** {meaning} */
enum { {name} = {value} };`,
  },
  arrays: {
    // C++98 warns of such a number without a suffix, because C90 gives it another type.
    large: { u32: [2 ** 31 - 1, "{value}u"] },
    // The minus is an operator, and 2147483648 is no `int`.
    least: { i32: [-(2 ** 31), "-2147483647 - 1"] },
    literal: `{doc}
{declared} = {
    {rows}
};`,
  },
  files: {
    target: {
      words: ["chess", "distance", "target"],
      text: `${STDINT}\n\n${MACROS}`,
      module: unlinted(guarded("CHESS_DISTANCE_TARGET_H", "{text}")),
    },
    lines: {
      target: '#include "{file}"',
      constants: '#include "{file}"',
      tables: '#include "{file}"',
    },
    module: unlinted(
      guarded(C_GUARD, "{target}\n{constants}\n{tables}\n\n{demand}\n\n{statements}"),
    ),
    index: {
      file: "tables.h",
      line: '#include "{file}"',
      module: unlinted("{target}\n{tables}"),
    },
    // cc65 has no 64 bits. Without a macro, C++98 hides the limit. If an `int` has 16 bits, an index has 16, too.
    limits: {
      sets: "(defined UINT64_MAX || defined __cplusplus)",
      most: 2 ** 15 - 1,
      large: "INT_MAX > 32767",
      types: {
        numbers: { ...C_NUMBERS, unsigned: "u16 wraps", int: "i16" },
        promotedTo: { uint16_t: "unsigned" },
      },
      only: "#if {condition}\n{text}\n#endif",
      demand: `#if !({condition})
#error "This compiler cannot hold {array}, {bytes} bytes of {type}. Another layout of the table may take fewer."
#endif`,
    },
  },
  single: {
    files: {
      each: guarded(C_GUARD, "{statements}"),
      module: unlinted("{target}\n\n{statements}"),
    },
  },
  setting: {
    name: "prefix",
    // The prefix ends in "_": "in" before the lookup `line` would make the keyword `inline`.
    reserved: String.raw`_\w* \w*__\w* \w*[A-Z]\w* \w*[^_]`,
    expected: "a prefix in lower case that ends in _, such as cd_",
  },
};
