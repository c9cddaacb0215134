/** C++17: a header for each table, with everything `constexpr` in a namespace. */
import { constantCase, snakeCase, type Words } from "../cases.js";
import { C } from "./c.js";
import { blockComment, indented, type Kind, type Native } from "./native.js";
import { wordsOf } from "../names.js";

const TYPES: Readonly<Record<Kind, string>> = {
  u8: "std::uint8_t",
  i8: "std::int8_t",
  u64: "std::uint64_t",
};

const snake = (name: string): string => snakeCase(wordsOf(name));

const fileOf = (words: Words): string => `${snakeCase(words)}.hpp`;

/** Names, none of them a keyword that is likely to be taken for one. */
const NAMESPACE =
  /^(?!(?:.*::)?(?:auto|bool|break|case|catch|char|class|const|constexpr|continue|default|delete|do|double|else|enum|explicit|export|extern|false|float|for|friend|goto|if|inline|int|long|mutable|namespace|new|noexcept|nullptr|operator|private|protected|public|register|return|short|signed|sizeof|static|struct|switch|template|this|throw|true|try|typedef|typename|union|unsigned|using|virtual|void|volatile|while|std|linux|unix|\w*__\w*)(?:::.*)?$)[A-Za-z]\w*(?:::[A-Za-z]\w*)*$/;

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
  lookup: ({ length, kind, lookupWords, parameters, lookupDoc, statements }) => {
    const type = length === 0 ? "unsigned" : TYPES[kind];
    const body = statements({
      local: (name, value, isTest) =>
        `const ${isTest ? "bool" : "unsigned"} ${snake(name)} = ${value};`,
      result: (value, isSum) => `return ${isSum ? `static_cast<${type}>(${value})` : value};`,
      resultIf: (test, result) => [`if (${test}) ${result}`],
    });
    const squares = parameters.map((name) => `unsigned ${snake(name)}`).join(", ");
    return [
      blockComment(lookupDoc),
      `constexpr ${type} ${snakeCase(lookupWords)}(${squares}) noexcept {`,
      indented("    ", body),
      "}",
    ].join("\n");
  },
  constant: ({ name, value, of }) =>
    `/** Stored for ${of}. */\ninline constexpr std::uint8_t ${name} = ${value};`,
  file: header,
  index: (files, namespace) => {
    const words = ["chess", "distance"];
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
