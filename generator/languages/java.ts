/** Java 17: a final class for each table. */
import { camelCase, pascalCase, type Words } from "../cases.js";
import { blockComment, indented, type Kind, type Native, type Source } from "./native.js";

const TYPES: Readonly<Record<Kind, string>> = { u8: "byte", i8: "byte", u64: "long" };

/** Javadoc, which marks code in its own way. */
const doc = (lines: readonly string[]): string =>
  blockComment(lines.map((line) => line.replaceAll(/`([^`]*)`/g, "{@code $1}")));

const fileOf = (words: Words): string => `${pascalCase(words)}.java`;

/** Names, none of them a keyword. */
const PACKAGE =
  /^(?!(?:.*\.)?(?:_|abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|protected|public|return|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|true|try|void|volatile|while)(?:\..*)?$)[a-z_]\w*(?:\.[a-z_]\w*)*$/;

/**
 * How many entries a class may fill: its initializer has at most 64 KiB, of which an entry takes 7 bytes, or 8 if it
 * is of 64 bits.
 */
const MOST_ENTRIES = 8000;

/** The array, or its parts in classes of their own if it is too long for one initializer. */
const arrayOf = ({ kind, rows, length }: Source): string => {
  const type = TYPES[kind];
  const literal = (lines: readonly string[]): string => `{\n${indented("    ", lines)}\n}`;
  if (length <= MOST_ENTRIES) return `private static final ${type}[] TABLE = ${literal(rows)};`;
  // A row is two lines, of which the first is its label.
  const rowLength = length / (rows.length / 2);
  const linesOfPart = 2 * Math.max(1, Math.floor(MOST_ENTRIES / rowLength));
  const parts = Array.from({ length: Math.ceil(rows.length / linesOfPart) }, (_, part) => {
    const lines = rows.slice(part * linesOfPart, (part + 1) * linesOfPart);
    const array = indented("    ", [`static final ${type}[] TABLE = ${literal(lines)};`]);
    return `private static final class Part${part} {\n${array}\n}`;
  });
  return [
    "// An initializer of Java may have 64 KiB, which is too short for all entries.",
    `private static final ${type}[] TABLE = new ${type}[${length}];`,
    "static {",
    "    int start = 0;",
    `    for (${type}[] part : new ${type}[][] {${parts.map((_, part) => `Part${part}.TABLE`).join(", ")}}) {`,
    "        System.arraycopy(part, 0, TABLE, start, part.length);",
    "        start += part.length;",
    "    }",
    "}",
    ...parts,
  ].join("\n");
};

/** Java. */
export const JAVA: Native = {
  title: "Java 17",
  fileOf,
  comment: "//",
  local: camelCase,
  entry: (value) => {
    if (typeof value === "bigint") return `0x${value.toString(16)}L`;
    return value > 127 ? `(byte) ${value}` : `${value}`;
  },
  syntax: (wordsOfArray) => ({
    read: (array, index) => {
      const words = wordsOfArray(array);
      return array === "table"
        ? `TABLE[${index}]`
        : `${pascalCase(words)}.${camelCase(words)}(${index})`;
    },
    abs: (difference) => `Math.abs(${difference})`,
  }),
  spelled: ({ name }, of) => (of ? name : `${pascalCase(name.toLowerCase().split("_"))}.${name}`),
  forOthers: "the answer is meaningless, or an exception is thrown",
  array: arrayOf,
  lookup: ({ length, kind, lookupWords, parameters, lookupDoc, statements }) => {
    // A byte of Java has a sign.
    const unsigned = (value: string): string =>
      kind === "u8" && length > 0 ? value.replace(/TABLE\[.*\]/, "($& & 0xff)") : value;
    const body = statements({
      local: (name, value, isTest) => `final ${isTest ? "boolean" : "int"} ${name} = ${value};`,
      result: (value) => `return ${unsigned(value)};`,
      resultIf: (test, result) => [`if (${test}) ${result}`],
    });
    const squares = parameters.map((name) => `int ${name}`).join(", ");
    return [
      doc(lookupDoc),
      `public static ${kind === "u64" ? "long" : "int"} ${camelCase(lookupWords)}(${squares}) {`,
      indented("    ", body),
      "}",
    ].join("\n");
  },
  // Elsewhere, its class comes before the name.
  constant: ({ name, value, of }) =>
    `/** Stored for ${of}. */\npublic static final int ${name.replace(/.*\./, "")} = ${value};`,
  // A class that nobody makes an object of.
  file: ({ words, doc: lines, statements }, packageName) => {
    const members = [`private ${pascalCase(words)}() {}`, ...statements].join("\n\n");
    return `${[
      "// @formatter:off\n",
      ...(packageName === "" ? [] : [`package ${packageName};\n`]),
      ...(lines ? [doc(lines)] : []),
      `public final class ${pascalCase(words)} {`,
      indented("    ", [members]),
      "}",
    ].join("\n")}\n`;
  },
  setting: {
    name: "package",
    byDefault: "",
    pattern: PACKAGE,
    expected: "a name of a Java package, such as org.example.tables",
  },
};
