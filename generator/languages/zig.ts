/** Zig: a file for each table. */
import { camelCase, constantCase, snakeCase, type Words } from "../cases.js";
import { indented, type Native } from "./native.js";

const doc = (lines: readonly string[]): string =>
  lines.map((line) => `/// ${line}`.trimEnd()).join("\n");

const fileOf = (words: Words): string => `${snakeCase(words)}.zig`;

/** Zig. Indices are `usize`, which may not go below 0, so sums and differences wrap around. */
export const ZIG: Native = {
  title: "Zig 0.12",
  fileOf,
  comment: "//",
  local: snakeCase,
  syntax: (arrayOf) => ({
    signs: { "+": "+%", "-": "-%", "*": "*%", and: "and", or: "or" },
    read: (array, index) => `${constantCase(arrayOf(array))}[${index}]`,
    abs: (_, first, second) =>
      `(if (${first} > ${second}) ${first} - ${second} else ${second} - ${first})`,
  }),
  spelled: ({ name }) => name,
  forOthers: "the answer is meaningless, or the program panics",
  array: ({ words, length, kind, rows, tableDoc }) =>
    [
      doc(tableDoc),
      `pub const ${constantCase(words)} = [${length}]${kind}{`,
      indented("    ", rows),
      "};",
    ].join("\n"),
  lookup: ({ length, kind, lookupWords, parameters, lookupDoc, statements }) => {
    const body = statements({
      local: (name, value) => `const ${name} = ${value};`,
      result: (value) => `return ${value};`,
      resultIf: (test, result) => [`if (${test}) ${result}`],
    });
    const squares = parameters.map((name) => `${name}: usize`).join(", ");
    return [
      doc(lookupDoc),
      `pub inline fn ${camelCase(lookupWords)}(${squares}) ${length === 0 ? "usize" : kind} {`,
      indented("    ", body),
      "}",
    ].join("\n");
  },
  constant: ({ name, value, of }) => `/// Stored for ${of}.\npub const ${name}: u8 = ${value};`,
  file: ({ reads, statements }) => {
    const imports = reads.map(
      (read) => `const ${constantCase(read)} = @import("${fileOf(read)}").${constantCase(read)};`,
    );
    return `${["// zig fmt: off", ...imports, ...statements].join("\n\n")}\n`;
  },
  index: (files: readonly Words[]) => ({
    file: fileOf(["tables"]),
    text: files
      .map((words) => `pub const ${snakeCase(words)} = @import("${fileOf(words)}");\n`)
      .join(""),
  }),
};
