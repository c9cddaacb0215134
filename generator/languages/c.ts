/** Headers for C99 (also valid in C++) and for C++17 (`constexpr`, in a namespace), one for each table. */
import { LIKE_C, type Style } from "./style.js";

const MODULE = `#ifndef CHESS_DISTANCE_{guard}_H
#define CHESS_DISTANCE_{guard}_H

#include <stdint.h>
{constants}
{tables}

{statements}

#endif`;

/** ISO/IEC 9899:1999, 6.5. `int` and `unsigned` are read as 32-bit types; wider types give the same answers. */
export const C: Style = {
  ...LIKE_C,
  title: "C99",
  names: { file: "{snake}.h" },
  // clang-format would break the line that names the maker.
  header: `// {first}
// clang-format off
// {second}`,
  // Chess engines often define names such as KNIGHT themselves.
  hasOneSpace: true,
  parts: {
    type: { u8: "uint8_t", i8: "int8_t", u64: "uint64_t", index: "unsigned", test: "int" },
  },
  outOfRange: "the behavior is undefined",
  abs: "({first} > {second} ? {first} - {second} : {second} - {first})",
  numbers: {
    unsigned: "u32 wraps",
    int: "i32",
    uint8_t: "u8 wraps",
    int8_t: "i8",
    uint64_t: "u64",
  },
  promoted: "int",
  parameter: "unsigned {name}",
  local: "const {type} {name} = {value};",
  answers: { sum: "({type})({value})" },
  array: `{doc}
static const {type} {array}[{length}] = {
    {rows}
};`,
  lookup: `{doc}
static inline {type} {lookup}({parameters}) {
    {body}
}`,
  constant: `/** Stored for {of}. */
enum { {name} = {value} };`,
  lines: { constants: '#include "{file}"', tables: '#include "{file}"' },
  module: MODULE,
  index: { file: "tables.h", line: '#include "{file}"', module: MODULE },
};

/** Keywords, macros such as `linux`, and names of the standard library. */
const RESERVED_IN_CPP = `
  alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t
  class compl const const_cast constexpr continue decltype default delete do double
  dynamic_cast else enum explicit export extern false float for friend goto if inline int long
  mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public
  register reinterpret_cast return short signed sizeof static static_assert static_cast struct
  switch template this thread_local throw true try typedef typeid typename union unsigned using
  virtual void volatile wchar_t while xor xor_eq std linux unix u?int\\d+_t _\\w* \\w*__\\w*`;

const INCLUDES = `#pragma once

#include <array>
#include <cstdint>
{constants}
{tables}`;

export const CPP: Style = {
  ...C,
  title: "C++17",
  names: { ...C.names, file: "{snake}.hpp" },
  parts: {
    type: {
      ...{ u8: "std::uint8_t", i8: "std::int8_t", u64: "std::uint64_t" },
      ...{ index: "unsigned", test: "bool" },
    },
  },
  numbers: {
    ...{ unsigned: "u32 wraps", int: "i32" },
    ...{ "std::uint8_t": "u8 wraps", "std::int8_t": "i8", "std::uint64_t": "u64" },
  },
  answers: { sum: "static_cast<{type}>({value})" },
  array: `{doc}
inline constexpr std::array<{type}, {length}> {array} = {
    {rows}
};`,
  lookup: `{doc}
constexpr {type} {lookup}({parameters}) noexcept {
    {body}
}`,
  constant: `/** Stored for {of}. */
inline constexpr std::uint8_t {name} = {value};`,
  module: `${INCLUDES}

namespace {setting} {

{statements}

} // namespace {setting}`,
  index: { file: "tables.hpp", line: '#include "{file}"', module: INCLUDES },
  setting: {
    name: "namespace",
    byDefault: "chess_distance",
    separator: "::",
    reserved: RESERVED_IN_CPP,
    expected: "a C++ namespace, such as chess_distance or engine::tables",
  },
};
