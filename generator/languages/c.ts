/** Headers for C99, also valid in C++, one for each table. */
import { LIKE_C, wide, type Style } from "./style.js";

/** A guard with the setting. GCC takes files of equal size, time and content for one, by `#pragma once`. */
export const guarded = (name: string, text: string): string => `#ifndef ${name}
#define ${name}

${text}

#endif`;

const C_GUARD = "CHESS_DISTANCE_{SETTING}{guard}_H";

/** ISO/IEC 9899:1999, 6.5. `int` and `unsigned` are read as 32-bit types; wider types give the same answers. */
export const C: Style = {
  ...LIKE_C,
  title: "C99",
  // clang-format would break the line that names the maker.
  header: `// {first}
// clang-format off
// {second}`,
  // Chess engines often define names such as DISTANCE and KNIGHT themselves.
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
    // C++ prints a `uint8_t` as a character.
    answer: { u32: "uint32_t", u64: "uint64_t", ...wide("const uint64_t"), other: "int" },
    elements: { other: "{array}[{length}]", ...wide("{array}[{length}][{words}]") },
    function: { other: "{lookup}", ...wide("*{lookup}") },
  },
  outOfRange: "the behavior is undefined",
  abs: "({first} > {second} ? {first} - {second} : {second} - {first})",
  numbers: {
    unsigned: "u32 wraps",
    int: "i32",
    ...{ uint8_t: "u8 wraps", uint16_t: "u16 wraps", uint32_t: "u32 wraps", uint64_t: "u64" },
    ...{ int8_t: "i8", int16_t: "i16", int32_t: "i32" },
  },
  promoted: "int",
  parameter: "unsigned {name}",
  local: "const {type} {name} = {value};",
  localOfElements: "(unsigned)({value})",
  answers: { index: "(int)({value})" },
  sets: wide("{{limbs}}"),
  array: `{doc}
static const {type} {elements} = {
    {rows}
};`,
  lookup: `{doc}
static inline {answer} {function}({parameters}) {
    {body}
}`,
  constant: `/** Stored for {of}. */
enum { {name} = {value} };`,
  lines: { constants: '#include "{file}"', tables: '#include "{file}"' },
  module: guarded(C_GUARD, "#include <stdint.h>\n{constants}\n{tables}\n\n{statements}"),
  single: { each: guarded(C_GUARD, "{statements}"), module: "#include <stdint.h>\n\n{statements}" },
  index: { file: "tables.h", line: '#include "{file}"' },
  value: "cd_",
  setting: {
    name: "prefix",
    // It ends in "_", because "in" before the lookup `line` would be a keyword.
    reserved: String.raw`_\w* \w*__\w* \w*[A-Z]\w* \w*[^_]`,
    expected: "a prefix in lower case that ends in _, such as cd_",
  },
};
