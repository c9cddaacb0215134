/** C++17: a header for each table, with everything `constexpr` in a namespace. */
import { constantCase, snakeCase, type Words } from "../cases.js";
import { C, lookupIn } from "./c.js";
import { blockComment, indented, type Kind, type Native } from "./native.js";

const TYPES: Readonly<Record<Kind, string>> = {
  u8: "std::uint8_t",
  i8: "std::int8_t",
  u64: "std::uint64_t",
};

const fileOf = (words: Words): string => `${snakeCase(words)}.hpp`;

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

/** A header: included once, and not to be formatted. */
const header: Native["file"] = ({ absences, reads, statements }, namespace) => {
  const includes = [...absences, ...reads].map((file) => `#include "${fileOf(file)}"`);
  const inside =
    statements.length === 0
      ? []
      : [`namespace ${namespace} {`, ...statements, `} // namespace ${namespace}`];
  return `${[
    "// clang-format off\n#pragma once",
    ["#include <array>", "#include <cstdint>", ...includes].join("\n"),
    ...inside,
  ].join("\n\n")}\n`;
};

/** C++. */
export const CPP: Native = {
  ...C,
  title: "C++17",
  fileOf,
  array: ({ words, length, kind, rows, tableDoc }) =>
    [
      blockComment(tableDoc),
      `inline constexpr std::array<${TYPES[kind]}, ${length}> ${constantCase(words)} = {`,
      indented("    ", rows),
      "};",
    ].join("\n"),
  lookup: lookupIn({
    types: TYPES,
    test: "bool",
    cast: (type, value) => `static_cast<${type}>(${value})`,
    head: (type, rest) => `constexpr ${type} ${rest} noexcept`,
  }),
  constant: ({ name, value, of }) =>
    `/** Stored for ${of}. */\ninline constexpr std::uint8_t ${name} = ${value};`,
  file: header,
  index: (files, namespace) => {
    const words = ["tables"];
    const text = header({ words, absences: files, reads: [], statements: [] }, namespace);
    return { file: fileOf(words), text };
  },
  setting: {
    name: "namespace",
    byDefault: "chess_distance",
    pattern: NAMESPACE,
    expected: "a namespace of C++, such as chess_distance or engine::tables",
  },
};
