/** Arrays as programs of each language write them. */

export type Numbers = readonly (number | bigint)[];

/** How a language writes an array of numbers. */
interface Writer {
  readonly ending: string;
  /** The program, from the name of the array, its sizes, its elements, and whether they are sets of 64 bits. */
  readonly program: (
    name: string,
    sizes: readonly number[],
    elements: string,
    areSets: boolean,
  ) => string;
  /** What stands around a row of an array of rows. */
  readonly row: readonly [before: string, after: string];
  /** A set, from its hexadecimal digits. */
  readonly set: (digits: string) => string;
}

const inBrackets = (sizes: readonly number[]): string => sizes.map((size) => `[${size}]`).join("");

/** A type around a type for each size, such as `[[u8; 15]; 15]`. */
const around = (
  sizes: readonly number[],
  inner: string,
  of: (type: string, size: number) => string,
): string => sizes.reduceRight(of, inner);

const C: Writer = {
  ending: "c",
  program: (name, sizes, elements, areSets) => `#include <stdint.h>

/* Filled in by hand; see board.h. */
static const ${areSets ? "uint64_t" : "int"} ${name}${inBrackets(sizes)} = {
${elements}
};

int look_up(int from) { return (int)${name}[from]; }
`,
  row: ["{", "}"],
  set: (digits) => `0x${digits}ULL`,
};

export const WRITERS: Readonly<Record<string, Writer>> = {
  C,
  "C++": {
    ...C,
    ending: "cpp",
    program: (name, sizes, elements, areSets) => `namespace board {
constexpr ${areSets ? "Bitboard" : "int16_t"} ${name}${inBrackets(sizes)} {
${elements}
};
}  // namespace board
`,
    set: (digits) => `U64(0x${digits})`,
  },
  "Objective-C": {
    ...C,
    ending: "m",
    program: (name, sizes, elements, areSets) => `@implementation Board
static const ${areSets ? "uint64_t" : "NSInteger"} ${name}${inBrackets(sizes)} = {
${elements}
};
- (NSString *)title { return @"board {"; }
@end
`,
  },
  Rust: {
    ending: "rs",
    program: (name, sizes, elements, areSets) =>
      `/// Don't edit.
pub static ${name.toUpperCase()}: ${around(sizes, areSets ? "u64" : "i32", (type, size) => `[${type}; ${size}]`)} = [
${elements},
];
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}`,
  },
  Go: {
    ending: "go",
    program: (name, sizes, elements, areSets) => `package board

var ${name} = ${inBrackets(sizes)}${areSets ? "uint64" : "int"}{
${elements},
}
`,
    row: ["{", "}"],
    set: (digits) => `0x${digits}`,
  },
  Java: {
    ending: "java",
    program: (name, sizes, elements, areSets) => `public final class Board {
    private static final ${areSets ? "long" : "int"}${"[]".repeat(sizes.length)} ${name} = {
${elements}
    };
}
`,
    row: ["{", "}"],
    set: (digits) => `0x${digits}L`,
  },
  Kotlin: {
    ending: "kt",
    program: (name, sizes, elements, areSets) => {
      const outer = areSets ? "ulongArrayOf" : "intArrayOf";
      return `object Board {
    val ${name} = ${sizes.length > 1 ? "arrayOf" : outer}(
${elements}
    )
}
`;
    },
    row: ["intArrayOf(", ")"],
    set: (digits) => `0x${digits}UL`,
  },
  Scala: {
    ending: "scala",
    program: (name, sizes, elements, areSets) => `object Board:
  val ${name}: ${around(sizes, areSets ? "Long" : "Int", (type) => `Array[${type}]`)} = Array(
${elements}
  )
`,
    row: ["Array(", ")"],
    set: (digits) => `0x${digits}L`,
  },
  "C#": {
    ending: "cs",
    program: (name, sizes, elements, areSets) => `public static class Board
{
    private static readonly ${areSets ? "ulong" : "int"}[${",".repeat(sizes.length - 1)}] ${name} =
    {
${elements}
    };
}
`,
    row: ["{", "}"],
    set: (digits) => `0x${digits}UL`,
  },
  Python: {
    ending: "py",
    program: (name, _, elements) => `"""The board's tables."""
${name.toUpperCase()} = [
${elements},
]
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}`,
  },
  JavaScript: {
    ending: "js",
    program: (name, _, elements) => `// The board's tables.
const ${name} = [
${elements},
];
module.exports = { ${name} };
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}n`,
  },
  TypeScript: {
    ending: "ts",
    program: (name, sizes, elements, areSets) =>
      `export const ${name}: ${around(sizes, areSets ? "bigint" : "number", (type) => `readonly ${type.includes("[") ? `(${type})` : type}[]`)} = [
${elements},
];
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}n`,
  },
  Zig: {
    ending: "zig",
    program: (name, sizes, elements, areSets) =>
      `pub const ${name} = ${inBrackets(sizes)}${areSets ? "u64" : "i16"}{
${elements},
};
`,
    row: [".{", "}"],
    set: (digits) => `0x${digits}`,
  },
  Swift: {
    ending: "swift",
    program: (name, sizes, elements, areSets) =>
      `let ${name}: ${around(sizes, areSets ? "UInt64" : "Int", (type) => `[${type}]`)} = [
${elements},
]
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}`,
  },
  Nim: {
    ending: "nim",
    program: (name, sizes, elements, areSets) =>
      `const ${name}*: ${around(sizes, areSets ? "uint64" : "int", (type, size) => `array[${size}, ${type}]`)} = [
${elements}
]
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}'u64`,
  },
  Pascal: {
    ending: "pas",
    program: (name, sizes, elements, areSets) => `unit Board;
interface
const
  ${name}: array[${sizes.map((size) => `0..${size - 1}`).join()}] of ${areSets ? "QWord" : "Integer"} = (
${elements}
  );
implementation
end.
`,
    row: ["(", ")"],
    set: (digits) => `$${digits}`,
  },
  D: {
    ending: "d",
    program: (name, sizes, elements, areSets) => `module board;

immutable ${areSets ? "ulong" : "int"}${inBrackets(sizes.toReversed())} ${name} = [
${elements}
];
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}UL`,
  },
  Dart: {
    ending: "dart",
    program: (name, sizes, elements) =>
      `const ${around(sizes, "int", (type) => `List<${type}>`)} ${name} = [
${elements},
];
`,
    row: ["[", "]"],
    set: (digits) => `0x${digits}`,
  },
};

/** The numbers on each line of an array without rows. */
const ON_LINE = 8;

const groupsOf = (items: readonly string[], size: number): readonly string[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size).join(", "),
  );

/** The text of a program with an array. Sets of 64 bits are bigints. With two sizes, the array has rows. */
export const writtenIn = (
  { program, row: [before, after], set }: Writer,
  name: string,
  sizes: readonly number[],
  numbers: Numbers,
): string => {
  const elements = numbers.map((number) =>
    typeof number === "bigint"
      ? set(number.toString(16).toUpperCase().padStart(16, "0"))
      : `${number}`,
  );
  const isOfRows = sizes.length > 1;
  const lines = groupsOf(elements, isOfRows ? (sizes[1] ?? NaN) : ON_LINE).map((line) =>
    isOfRows ? `${before}${line}${after}` : line,
  );
  return program(name, sizes, lines.join(",\n"), typeof numbers[0] === "bigint");
};
