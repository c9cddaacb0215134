/** C99, which C++ reads as well: a header for each table. */
import { constantCase, snakeCase, type Words } from "../cases.js";
import { lowercaseWords } from "../names.js";
import { blockComment, indented, type Kind, type Native } from "./native.js";

const TYPES: Readonly<Record<Kind, string>> = { u8: "uint8_t", i8: "int8_t", u64: "uint64_t" };

const fileOf = (words: Words): string => `${snakeCase(words)}.h`;

/** What differs between the lookups of C and C++. */
interface Forms {
  readonly types: Readonly<Record<Kind, string>>;
  /** The type of a test. */
  readonly test: string;
  readonly cast: (type: string, value: string) => string;
  /** The function up to its body. */
  readonly head: (type: string, nameAndParameters: string) => string;
}

/** How lookups are written in C and C++. */
export const lookupIn =
  ({ types, test, cast, head }: Forms): Native["lookup"] =>
  ({ length, kind, lookupWords, parameters, lookupDoc, statements }) => {
    const type = length === 0 ? "unsigned" : types[kind];
    const body = statements({
      local: (name, value, isTest) => `const ${isTest ? test : "unsigned"} ${name} = ${value};`,
      result: (value, isSum) => `return ${isSum ? cast(type, value) : value};`,
      resultIf: (condition, result) => [`if (${condition}) ${result}`],
    });
    const squares = parameters.map((name) => `unsigned ${name}`).join(", ");
    return [
      blockComment(lookupDoc),
      `${head(type, `${snakeCase(lookupWords)}(${squares})`)} {`,
      indented("    ", body),
      "}",
    ].join("\n");
  };

/** A header: guarded, and not to be formatted. */
const header: Native["file"] = ({ words, board, absences, reads, statements }) => {
  // Tables of one name on two boards must not hide each other.
  const size = board ? [`${board.files}x${board.ranks}`] : [];
  const guard = `CHESS_DISTANCE_${constantCase([...size, ...words])}_H`;
  const includes = [...absences, ...reads].map((file) => `#include "${fileOf(file)}"`);
  return `${[
    `/* clang-format off */\n#ifndef ${guard}\n#define ${guard}`,
    ["#include <stdint.h>", ...includes].join("\n"),
    ...statements,
    "#endif",
  ].join("\n\n")}\n`;
};

/** C. */
export const C: Native = {
  title: "C99",
  fileOf,
  comment: "//",
  local: snakeCase,
  syntax: (arrayOf) => ({
    read: (array, index) => `${constantCase(arrayOf(array))}[${index}]`,
    abs: (_, first, second) =>
      `(${first} > ${second} ? ${first} - ${second} : ${second} - ${first})`,
  }),
  // C has one space for all names, in which engines have their own KNIGHT.
  spelled: ({ name }, of) => (of ? `${constantCase(lowercaseWords(of.names))}_${name}` : name),
  forOthers: "the behavior is undefined",
  array: ({ words, length, kind, rows, tableDoc }) =>
    [
      blockComment(tableDoc),
      `static const ${TYPES[kind]} ${constantCase(words)}[${length}] = {`,
      indented("    ", rows),
      "};",
    ].join("\n"),
  lookup: lookupIn({
    types: TYPES,
    test: "int",
    cast: (type, value) => `(${type})(${value})`,
    head: (type, rest) => `static inline ${type} ${rest}`,
  }),
  constant: ({ name, value, of }) => `/** Stored for ${of}. */\nenum { ${name} = ${value} };`,
  file: header,
  index: (files) => {
    const words = ["tables"];
    const text = header({ words, absences: files, reads: [], statements: [] }, "");
    return { file: fileOf(words), text };
  },
};
