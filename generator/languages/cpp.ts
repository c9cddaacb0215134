/** C++17: a header for each table, with everything `constexpr` in a namespace. */
import { C } from "./c.js";
import type { Style } from "./style.js";

const KEYWORDS = [
  "alignas|alignof|and|and_eq|asm|auto|bitand|bitor|bool|break|case|catch|char|char16_t|char32_t|class|compl|const",
  "const_cast|constexpr|continue|decltype|default|delete|do|double|dynamic_cast|else|enum|explicit|export|extern",
  "false|float|for|friend|goto|if|inline|int|long|mutable|namespace|new|noexcept|not|not_eq|nullptr|operator|or",
  "or_eq|private|protected|public|register|reinterpret_cast|return|short|signed|sizeof|static|static_assert",
  "static_cast|struct|switch|template|this|thread_local|throw|true|try|typedef|typeid|typename|union|unsigned",
  "using|virtual|void|volatile|wchar_t|while|xor|xor_eq",
];

/** Names of macros and of the standard library, which a namespace may not have. */
const TAKEN = "std|linux|unix|u?int\\d+_t|\\w*__\\w*";

/** Names that are neither keywords nor taken. */
const NAMESPACE = new RegExp(
  `^(?!(?:.*::)?(?:${KEYWORDS.join("|")}|${TAKEN})(?:::.*)?$)[A-Za-z]\\w*(?:::[A-Za-z]\\w*)*$`,
);

const INCLUDES = `// clang-format off
#pragma once

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
    pattern: NAMESPACE,
    expected: "a namespace of C++, such as chess_distance or engine::tables",
  },
};
