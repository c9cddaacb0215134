/** Python 3.9: a module for each table, with types and with constants that cannot be changed. */
import { constantCase, snakeCase, type Words } from "../cases.js";
import { indented, type Kind, type Native } from "./native.js";

/** Only unsigned bytes have an array that cannot be changed; a tuple holds the others. */
const TYPES: Readonly<Record<Kind, readonly [type: string, open: string, close: string]>> = {
  u8: ["bytes", "bytes((", "))"],
  i8: ["tuple[int, ...]", "(", ")"],
  u64: ["tuple[int, ...]", "(", ")"],
};

const doc = ([first = "", ...lines]: readonly string[]): readonly string[] => [
  `"""${first}`,
  ...lines,
  '"""',
];

/** Python. */
export const PYTHON: Native = {
  title: "Python 3.9",
  fileOf: (words) => `${snakeCase(words)}.py`,
  comment: "#",
  local: snakeCase,
  hasEncodingLine: true,
  syntax: (arrayOf) => ({
    signs: { div: "//", and: "and", or: "or" },
    read: (array, index) => `${constantCase(arrayOf(array))}[${index}]`,
    abs: (difference) => `abs(${difference})`,
  }),
  spelled: ({ name }) => name,
  forOthers: "the answer is meaningless, or `IndexError` is raised",
  array: ({ words, kind, rows, tableDoc }) => {
    const [type, open, close] = TYPES[kind];
    return [
      `${constantCase(words)}: Final[${type}] = ${open}`,
      indented("    ", rows),
      close,
      ...doc(tableDoc),
    ].join("\n");
  },
  lookup: ({ lookupWords, parameters, lookupDoc, statements }) => {
    const body = statements({
      local: (local, value) => `${local} = ${value}`,
      result: (value) => `return ${value}`,
      resultIf: (test, result) => [`if ${test}:`, `    ${result}`],
    });
    const squares = parameters.map((one) => `${one}: int`).join(", ");
    return [
      `def ${snakeCase(lookupWords)}(${squares}) -> int:`,
      indented("    ", [...doc(lookupDoc), ...body]),
    ].join("\n");
  },
  constant: ({ name, value, of }) => `${name}: Final = ${value}\n"""Stored for ${of}."""`,
  file: ({ reads, statements }) => {
    const imports = reads.map((read) => `from .${snakeCase(read)} import ${constantCase(read)}`);
    const typing = statements.some((one) => /: Final\b/.test(one))
      ? ["from typing import Final"]
      : [];
    const before = [...typing, ...imports].join("\n");
    return `${["# fmt: off", ...(before === "" ? [] : [before]), ...statements].join("\n\n")}\n`;
  },
  index: (files: readonly Words[]) => ({
    file: "__init__.py",
    text: files.map((words) => `from .${snakeCase(words)} import *\n`).join(""),
  }),
};
