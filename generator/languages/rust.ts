/** Rust 2021, without the standard library: a module for each table, and `mod.rs`, by which they find each other. */
import { constantCase, snakeCase, type Words } from "../cases.js";
import { indented, type Native } from "./native.js";

const doc = (lines: readonly string[]): string =>
  lines.map((line) => `/// ${line}`.trimEnd()).join("\n");

/** Rust. Indices are `usize`, which panics below 0, so what subtracts is computed in `isize`. */
export const RUST: Native = {
  title: "Rust 2021",
  fileOf: (words) => `${snakeCase(words)}.rs`,
  comment: "//",
  local: snakeCase,
  syntax: (arrayOf, operators) => ({
    read: (array, index) => {
      const place = operators.has("-")
        ? `${/\W/.test(index) ? `(${index})` : index} as usize`
        : index;
      return `${constantCase(arrayOf(array))}[${place}]`;
    },
    abs: (difference) => `(${difference}).abs()`,
  }),
  spelled: ({ name }) => name,
  forOthers: "the answer is meaningless, or the program panics",
  array: ({ words, length, kind, rows, tableDoc }) =>
    [
      doc(tableDoc),
      "#[rustfmt::skip]",
      `pub static ${constantCase(words)}: [${kind}; ${length}] = [`,
      indented("    ", rows),
      "];",
    ].join("\n"),
  lookup: ({ length, kind, lookupWords, lookupDoc, statements, operators, ...source }) => {
    const parameters = source.parameters;
    const body = statements({
      local: (name, value) => `let ${name} = ${value};`,
      result: (value) => (length === 0 ? `(${value}) as usize` : value),
      resultIf: (test, result) => [`if ${test} {`, `    return ${result};`, "}"],
    });
    const asSigned = parameters.map((name) => `${name} as isize`).join(", ");
    // A function that reads a static can be `const` from Rust 1.83 on only.
    return [
      doc(lookupDoc),
      "#[inline]",
      "#[rustfmt::skip]",
      `pub ${length === 0 ? "const " : ""}fn ${snakeCase(lookupWords)}(` +
        `${parameters.map((name) => `${name}: usize`).join(", ")}) -> ${length === 0 ? "usize" : kind} {`,
      ...(operators.has("-") ? [`    let (${parameters.join(", ")}) = (${asSigned});`] : []),
      indented("    ", body),
      "}",
    ].join("\n");
  },
  constant: ({ name, value, of }) => `/// Stored for ${of}.\npub const ${name}: u8 = ${value};`,
  file: ({ reads, statements }) => {
    const uses = reads.map((read) => `use super::${snakeCase(read)}::${constantCase(read)};`);
    // Programs that do not use everything get no warning.
    return `${["#![allow(dead_code)]", ...uses, ...statements].join("\n\n")}\n`;
  },
  index: (files: readonly Words[]) => ({
    file: "mod.rs",
    text: files.map((words) => `pub mod ${snakeCase(words)};\n`).join(""),
  }),
  needsIndex: true,
};
