/** Go: a file for each table, all of one package. */
import { camelCase, pascalCase, snakeCase, type Words } from "../cases.js";
import { lowercaseWords } from "../names.js";
import { indented, type Kind, type Native } from "./native.js";

const TYPES: Readonly<Record<Kind, string>> = { u8: "uint8", i8: "int8", u64: "uint64" };

/** A comment that begins with the name, as godoc wants it. */
const doc = (name: string, [first = "", ...lines]: readonly string[]): string =>
  [`${name} - ${first}`, ...lines].map((line) => `// ${line}`.trimEnd()).join("\n");

/** A function for the size of a difference, which Go has for floating point only. */
const ABSOLUTE: Words = ["absolute"];

const fileOf = (words: Words): string => `${snakeCase(words)}.go`;

const tableName = (words: Words): string => `${pascalCase(words)}Table`;

/** Go. gofmt leaves an expression as it is if all of its operators bind alike. */
export const GO: Native = {
  title: "Go 1.13",
  fileOf,
  comment: "//",
  local: camelCase,
  syntax: (arrayOf) => ({
    isBracketed: true,
    read: (array, index) => `${tableName(arrayOf(array))}[${index}]`,
    // gofmt has no blanks in the operands of a sum.
    abs: (difference) => `${camelCase(ABSOLUTE)}(${difference.replaceAll(" ", "")})`,
  }),
  // A package has one space for all names.
  spelled: ({ name }, of) =>
    pascalCase([...(of ? lowercaseWords(of.names) : []), ...name.toLowerCase().split("_")]),
  forOthers: "the answer is meaningless, or the program panics",
  array: ({ words, length, kind, rows, tableDoc }) =>
    [
      doc(tableName(words), tableDoc),
      `var ${tableName(words)} = [${length}]${TYPES[kind]}{`,
      indented("\t", rows),
      "}",
    ].join("\n"),
  lookup: ({ length, kind, lookupWords, parameters, lookupDoc, statements }) => {
    const name = pascalCase(lookupWords);
    const body = statements({
      local: (local, value) => `${local} := ${value}`,
      // Within brackets, gofmt would take the blanks out of an index.
      result: (value) =>
        `return ${value}`.replace(/^return (\w+)\[(.*\W.*)\]$/, "index := $2\nreturn $1[index]"),
      resultIf: (test, result) => [`if ${test} {`, `\t${result}`, "}"],
    });
    return [
      doc(name, lookupDoc),
      `func ${name}(${parameters.join(", ")} int) ${length === 0 ? "int" : TYPES[kind]} {`,
      indented("\t", body),
      "}",
    ].join("\n");
  },
  constant: ({ name, value, of }) => `// ${name} - Stored for ${of}.\nconst ${name} = ${value}`,
  file: ({ statements }, packageName) =>
    `${[`package ${packageName}`, ...statements].join("\n\n")}\n`,
  helpers: (sources, packageName) => {
    const statement = [
      `func ${camelCase(ABSOLUTE)}(n int) int {`,
      "\tif n < 0 {\n\t\treturn -n\n\t}\n\treturn n\n}",
    ].join("\n");
    return sources.some(({ operators }) => operators.has("abs"))
      ? [{ file: fileOf(ABSOLUTE), text: `package ${packageName}\n\n${statement}\n` }]
      : [];
  },
  setting: {
    name: "package",
    byDefault: "chessdistance",
    pattern:
      /^(?!(?:break|case|chan|const|continue|default|defer|else|fallthrough|for|func|go|goto|if|import|interface|map|package|range|return|select|struct|switch|type|var|_)$)[a-z_][a-z0-9_]*$/,
    expected: "a name of a Go package, such as chessdistance",
  },
};
