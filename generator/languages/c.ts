/** A C99 header for each table. The headers are also valid in C++. */
import { LIKE_C, wide, type Style } from "./style.js";

/** Adds an include guard. With `#pragma once`, GCC mistakes files of equal size, time and content for one file. */
export const guarded = (name: string, text: string): string => `#ifndef ${name}
#define ${name}

${text}

#endif`;

const C_GUARD = "CHESS_DISTANCE_{SETTING}{guard}_H";

/** Source: ISO/IEC 9899:1999, 6.5. The proof assumes 32-bit `int` and `unsigned`; wider types give the same answers. */
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
    parts: {
      type: {
        ...{ u8: "uint8_t", i8: "int8_t", u16: "uint16_t", i16: "int16_t", u32: "uint32_t" },
        ...{ i32: "int32_t", index: "unsigned", test: "int", other: "uint64_t" },
      },
      // Small answers are `int`, because C++ prints a `uint8_t` as a character. An `int` may have only 16 bits.
      answer: {
        ...{ i32: "int32_t", u32: "uint32_t", u64: "uint64_t" },
        ...{ ...wide("const uint64_t"), other: "int" },
      },
      elements: { other: "{array}[{length}]", ...wide("{array}[{length}][{words}]") },
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
    numbers: {
      unsigned: "u32 wraps",
      int: "i32",
      ...{ uint8_t: "u8 wraps", uint16_t: "u16 wraps", uint32_t: "u32 wraps", uint64_t: "u64" },
      ...{ int8_t: "i8", int16_t: "i16", int32_t: "i32" },
    },
    promoted: "int",
    cast: "({type})({value})",
    castsElements: true,
    castsAnswers: ["index"],
  },
  statements: {
    ...LIKE_C.statements,
    local: "const {type} {name} = {value};",
    lookup: `{doc}
static inline {answer} {function}({parameters}) {
    {body}
}`,
    constant: `/** {meaning} */
enum { {name} = {value} };`,
  },
  arrays: {
    literal: `{doc}
static const {type} {elements} = {
    {rows}
};`,
  },
  files: {
    lines: { constants: '#include "{file}"', tables: '#include "{file}"' },
    module: guarded(C_GUARD, "#include <stdint.h>\n{constants}\n{tables}\n\n{statements}"),
    index: { file: "tables.h", line: '#include "{file}"' },
  },
  single: {
    files: {
      each: guarded(C_GUARD, "{statements}"),
      module: "#include <stdint.h>\n\n{statements}",
    },
  },
  setting: {
    name: "prefix",
    // The prefix ends in "_": "in" before the lookup `line` would make the keyword `inline`.
    reserved: String.raw`_\w* \w*__\w* \w*[A-Z]\w* \w*[^_]`,
    expected: "a prefix in lower case that ends in _, such as cd_",
  },
};
