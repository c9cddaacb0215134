/** Tests what may stand in arrays: the numbers of each language, and casts, keys, conversions, shifts and conditions. */
import { describe, expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { readArrays } from "../../generator/audit/read-arrays.js";

/** The distance of a king to the nearest side, typed from the definition. */
const EDGE = Array.from({ length: 64 }, (_, square) =>
  Math.min(square % 8, 7 - (square % 8), square >> 3, 7 - (square >> 3)),
);

/** The names of the squares, from a1. */
const NAMES = EDGE.map((_, square) => `${"abcdefgh".charAt(square % 8)}${1 + (square >> 3)}`);
const UPPER = NAMES.map((name) => name.toUpperCase());

const each = (of: (value: number, square: number) => unknown): string => EDGE.map(of).join(", ");

/** Rows of eight, each between two texts. */
const rows = (before: string, after: string): string =>
  Array.from(
    { length: 8 },
    (_, rank) => before + EDGE.slice(8 * rank, 8 * rank + 8).join(", ") + after,
  ).join(", ");

const FORMS: readonly (readonly [what: string, ending: string, text: string])[] = [
  ["casts to types of the program", "c", `int t[64] = {${each((one) => `(BYTE) ${one}`)}};`],
  ["casts of hexadecimal numbers", "h", `int t[64] = {${each((one) => `(U64)0x${one}ULL`)}};`],
  ["casts to long types", "cpp", `T t[64] = {${each((one) => `(unsigned long long)${one}`)}};`],
  ["static_cast", "cpp", `T t[64] = {${each((one) => `static_cast<std::uint8_t>(${one})`)}};`],
  ["casts in D", "d", `ubyte[64] t = [${each((one) => `cast(ubyte) ${one}`)}];`],
  ["casts in Rust", "rs", `const T: [u8; 64] = [${each((one) => `${one}i32 as u8`)}];`],
  ["casts in Java", "java", `byte[] t = {${each((one) => `(byte) ${one}`)}};`],
  ["elements with indices", "c", `int t[64] = {${each((one, square) => `[${square}] = ${one}`)}};`],
  [
    "elements with indices in another order",
    "c",
    `int t[64] = {${EDGE.map((one, square) => `[${square}] = ${one}`)
      .toReversed()
      .join(", ")}};`,
  ],
  [
    "only elements that are not 0",
    "c",
    `int t[64] = {${EDGE.flatMap((one, square) => (one > 0 ? [`[${square}] = ${one}`] : [])).join()}};`,
  ],
  [
    "rows with indices",
    "c",
    `int t[8][8] = {${Array.from({ length: 8 }, (_, rank) => `[${7 - rank}] = {${EDGE.slice(8 * rank, 8 * rank + 8).join()}}`).join()}};`,
  ],
  [
    "squares as indices",
    "c",
    `enum { ${UPPER.join(", ")} };\nint t[64] = {${each((one, square) => `[${UPPER[square]}] = ${one}`)}};`,
  ],
  [
    "keys in Go",
    "go",
    `const (\n${NAMES.join("\n").replace("a1", "a1 = iota")}\n)\nvar t = [64]int{${each((one, square) => `${NAMES[square]}: ${one}`)}}`,
  ],
  ["numbers as keys in Go", "go", `var t = [64]int{${each((one, square) => `${square}: ${one}`)}}`],
  ["conversions in Kotlin", "kt", `val t = byteArrayOf(${each((one) => `${one}.toByte()`)})`],
  ["numbers with types in Kotlin", "kt", `val t = longArrayOf(${each((one) => `0x${one}UL`)})`],
  ["conversions in Scala", "scala", `val t = Array[Byte](${each((one) => `${one}.toByte`)})`],
  ["arrays of arrays in Scala", "scala", `val t = Array(${rows("Array[Int](", ")")})`],
  ["arrays of arrays in C#", "cs", `int[][] t = new[] { ${rows("new[] { ", " }")} };`],
  ["arrays with types in C#", "cs", `int[][] t = new int[8][] { ${rows("new int[] { ", " }")} };`],
  ["collection expressions in C#", "cs", `int[][] t = [${rows("[", "]")}];`],
  ["@as in Zig", "zig", `const t = [_]u8{ ${each((one) => `@as(u8, ${one})`)} };`],
  ["conversions in Nim", "nim", `const t = [${each((one) => `${one}'u8.Rank`)}]`],
  ["big numbers in JavaScript", "js", `const t = [${each((one) => `BigInt('0x${one}')`)}];`],
  ["labels in Swift", "swift", `let t = [${each((one) => `Bitboard(rawValue: ${one})`)}]`],
  ["objects in Objective-C", "m", `NSArray *t = @[${each((one) => `@${one}`)}];`],
  ["lists of lists in Dart", "dart", `const t = <List<int>>[${rows("<int>[", "]")}];`],
  [
    "arrays of arrays in Pascal",
    "pas",
    `const t: array[0..7, 0..7] of Byte = (${rows("(", ")")});`,
  ],
  [
    "hexadecimal numbers in Pascal",
    "pas",
    `const t: array of Byte = (${each((one) => `$0${one}`)});`,
  ],
  ["binary numbers in Pascal", "pas", `T = (${each((one) => `%${one.toString(2)}`)});`],
  ["separated digits in Pascal", "dpr", `T = (${each((one) => `0_${one}`)});`.replaceAll("0_", "")],
  ["zeros before numbers in Rust", "rs", `const T: [u8; 64] = [${each((one) => `00${one}`)}];`],
  ["zeros before numbers in C#", "cs", `int[] t = { ${each((one) => `00${one}`)} };`],
  ["zeros before numbers in Swift", "swift", `let t = [${each((one) => `00${one}`)}]`],
  ["floats", "c", `float t[64] = {${each((one) => `${one}.0f`)}};`],
  ["floats without a zero", "c", `double t[64] = {${each((one) => `${one}.`)}};`],
  ["floats in Rust", "rs", `const T: [f64; 64] = [${each((one) => `${one}.0_f64`)}];`],
  ["floats in Python", "py", `t = [${each((one) => `${one}.0`)}]`],
  ["included lists", "inc", `int t[64] = {${each((one) => `${one}`)}};`],
  ["tables in .inl", "inl", `int t[64] = {${each((one) => `${one}`)}};`],
  ["tables in .def", "def", `int t[64] = {${each((one) => `${one}`)}};`],
];

test.each(FORMS)("%s, in .%s", (_, ending, text) => {
  const name: unknown = expect.stringMatching(/^t$/i);
  expect(audit(text, `t.${ending}`)).toMatchObject([
    { name, kind: "equal", table: "EDGE_DISTANCE" },
  ]);
});

/** The set of each square alone. */
const BITS = EDGE.map((_, square) => 1n << BigInt(square));
const SHIFTS: readonly (readonly [ending: string, text: string])[] = [
  ["c", `U64 t[64] = {${each((_, square) => `1ULL << ${square}`)}};`],
  ["c", `U64 t[64] = {${each((_, square) => `(U64)1<<${square}`)}};`],
  ["cpp", `U64 t[64] = {${each((_, square) => `(UINT64_C(1) << ${square})`)}};`],
  ["cpp", `enum S { ${UPPER.join()} }; U64 t[] = {${each((_, at) => `1ULL << ${UPPER[at]}`)}};`],
  ["rs", `const T: [u64; 64] = [${each((_, square) => `1 << ${square}`)}];`],
  ["kt", `val t = longArrayOf(${each((_, square) => `1L shl ${square}`)})`],
  ["pas", `const t: array[0..63] of UInt64 = (${each((_, square) => `1 shl ${square}`)});`],
  ["py", `t = [${each((_, square) => `1 << ${square}`)}]`],
  ["go", `var t = [64]uint64{${each((_, square) => `1 << ${square}`)}}`],
];

test.each(SHIFTS)("shifts in .%s", (ending, text) => {
  expect([...readArrays(text, `t.${ending}`)].map(({ values }) => values.map(BigInt))).toEqual([
    BITS,
  ]);
});

describe("names of squares are numbers where a text defines them in order:", () => {
  const flipped = NAMES.map((_, square) => NAMES[square ^ 56]);
  const upper = UPPER.map((_, square) => UPPER[square ^ 56]);
  const DEFINED: readonly (readonly [ending: string, definition: string, names: unknown[]])[] = [
    ["c", `enum Square { ${UPPER.join(", ")}, NONE };`, upper],
    ["c", `enum { NONE = -1, ${UPPER.join(", ")} };`, upper],
    ["c", UPPER.map((name, square) => `#define ${name} ${square}\n`).join(""), upper],
    [
      "cpp",
      `enum class Square : int { ${UPPER.join(", // \n")} };`,
      upper.map((one) => `Square::${one}`),
    ],
    [
      "cpp",
      `enum Square { ${UPPER.map((one) => `SQ_${one}`).join()} };`,
      upper.map((one) => `SQ_${one}`),
    ],
    [
      "rs",
      `pub enum Square { ${UPPER.join(", ")} }`,
      upper.map((one) => `Square::${one} as usize`),
    ],
    ["go", `const (\n${NAMES.join("\n").replace("a1", "a1 Square = iota")}\n)`, flipped],
    ["go", `const (\n\tNone Square = iota - 1\n\t${UPPER.join("\n\t")}\n)`, upper],
    ["c", `enum { ${UPPER.map((one, at) => `${one} = ${at}`).join(", ")} };`, upper],
    ["py", `${UPPER.join(", ")} = range(64)`, upper],
    [
      "py",
      UPPER.map((name, square) => `${name} = ${square}\n`).join(""),
      upper.map((one) => `chess.${one}`),
    ],
    ["ts", `export enum Square { ${NAMES.join(", ")} }`, flipped.map((one) => `Square.${one}`)],
    ["java", UPPER.map((one, at) => `static final int ${one} = ${at};`).join("\n"), upper],
    ["zig", `const Square = enum(u6) { ${NAMES.join(", ")} };`, flipped.map((one) => `.${one}`)],
    ["swift", `enum Square: Int { case ${NAMES.join(", ")} }`, flipped.map((one) => `.${one}`)],
    ["pas", `type TSquare = (${UPPER.join(", ")});`, upper],
  ];
  test.each(DEFINED)(".%s: %.30s", (ending, definition, names) => {
    const [opening, closing] =
      ending === "pas" ? ["(", ")"] : /py|ts|rs/.test(ending) ? ["[", "]"] : ["{", "}"];
    const array = `t = ${opening}${names.join(", ")}${closing}`;
    const arrays = [...readArrays(`${definition}\n;${array};`, `t.${ending}`)].filter(
      ({ unknown }) => unknown === undefined,
    );
    expect(arrays).toMatchObject([{ values: EDGE.map((_, square) => square ^ 56) }]);
  });

  test.each([
    ["no definition", ""],
    ["another array", `int order[] = {${UPPER.join()}};`],
    ["a list without a square", `enum { ${UPPER.slice(1).join()} };`],
    ["names before them", `enum { NONE, ${UPPER.join()} };`],
    ["two definitions", `enum { ${UPPER.join()} }; enum { ${upper.join()} };`],
    ["names of another kind", `enum { ${NAMES.join()} };`],
  ])("with %s, they are names", (_, definition) => {
    const text = `${definition}\nint t[64] = {${upper.join()}};`;
    expect([...readArrays(text, "t.c")].at(-1)).toMatchObject({ name: "t", unknown: "A8" });
  });

  test("numbers of another order, and numbers that another file defines", () => {
    const fromA8 = `enum { ${upper.map((name) => name).join()} }; int t[64] = {${UPPER.join()}};`;
    expect([...readArrays(fromA8, "t.c")].at(-1)?.values.slice(0, 9)).toEqual([
      56, 57, 58, 59, 60, 61, 62, 63, 48,
    ]);
    const numberOf = (name: string): number => UPPER.indexOf(name);
    const text = `int t[64] = {${UPPER.join()}};`;
    expect([...readArrays(text, "t.c", undefined, { numberOf })]).toMatchObject([
      { values: EDGE.map((_, square) => square), unknown: undefined },
    ]);
  });
});

test.each(["c", "rs", "go", "java", "cs", "py", "ts", "zig", "swift", "nim", "pas", "d", "dart"])(
  "a sign may stand apart from its number, but not after another number, in .%s",
  (ending) => {
    const [opening, closing] = /c|go|java|cs|zig/.test(ending) ? ["{", "}"] : ["(", ")"];
    const read = (more: string) => [
      ...readArrays(`t = ${opening}${EDGE.join()}, ${more}${closing};`, `t.${ending}`),
    ];
    expect(read("- 7, +\t8, -9")).toMatchObject([
      { values: [...EDGE, -7, 8, -9], unknown: undefined },
    ]);
    expect(read("9 - 7")).toEqual([]);
  },
);

describe("a literal of another language is not another number:", () => {
  const rest = EDGE.join(", ");
  test.each([
    ["c", "0x5_bb"],
    ["c", "1_000"],
    ["cpp", "5_bb"],
    ["cpp", "3u8"],
    ["c", "0o17"],
    ["java", "5ULL"],
    ["java", "1'000"],
    ["rs", "5ULL"],
    ["go", "5u8"],
    ["py", "5L"],
    ["py", "017"],
    ["ts", "5L"],
    ["cs", "0o17"],
    ["swift", "5n"],
    ["dart", "0b11"],
    ["pas", "0x5"],
    ["json", "1_000"],
  ])(".%s: %s", (ending, literal) => {
    const [opening, closing] = ending === "pas" ? ["(", ")"] : ["[", "]"];
    expect([
      ...readArrays(`t = ${opening}${rest}, ${literal}${closing}`, `t.${ending}`),
    ]).toMatchObject([{ unknown: literal, values: { length: 65 } }]);
  });
});

describe("an array with a condition is read once for each branch:", () => {
  const [head, tail] = [EDGE.slice(0, 8).join(), EDGE.slice(8).join()];
  const other = EDGE.slice(0, 8).map((one) => one + 9);
  const read = (text: string, ending = "c") =>
    [...readArrays(text, `t.${ending}`)].map(({ name, line, values }) => [name, line, values]);
  test.each(["c", "cpp", "m", "cs", "inc"])("in .%s", (ending) => {
    const text = `\nint t[] = {\n#if A\n${head},\n#else // B\n${other.join()},\n#endif\n${tail}};\nint u[] = {${EDGE.join()}};`;
    expect(read(text, ending)).toEqual([
      ["t", 2, EDGE],
      ["t", 2, [...other, ...EDGE.slice(8)]],
      ["u", 9, EDGE],
    ]);
  });

  test("without #else, one branch is empty; a condition in a condition is read as well", () => {
    const text = `int t[] = {\n#ifdef A\n${head},\n# if B\n9,\n# elif C\n8,\n# endif\n#endif\n${tail}};`;
    expect(read(text)).toEqual([
      ["t", 1, [...EDGE.slice(0, 8), 9, ...EDGE.slice(8)]],
      ["t", 1, EDGE.slice(8)],
    ]);
  });

  test("a directive that is no condition, and the end of none, are passed over", () => {
    const text = `#endif\nint t[] = {${head},\n#pragma region\n${tail}};`;
    expect(read(text)).toEqual([["t", 2, EDGE]]);
  });

  test("the lines of wrong entries are those of the branch", () => {
    const wrong = EDGE.with(2, 5).slice(0, 8).join();
    const text = `int t[] = {\n#if A\n${head},\n#else\n${wrong},\n#endif\n${tail}};`;
    expect(audit(text, "t.c")).toMatchObject([
      { kind: "equal" },
      { kind: "wrong", wrong: [{ index: 2, line: 5 }] },
    ]);
  });
});

describe("arrays that stand beside other values are arrays of their own:", () => {
  const [list, other] = [EDGE.join(), EDGE.map((one) => one + 9).join()];
  test.each([
    ["a constructor in Java", "java", `NORTH(null, true, new long[] {${list}});`, ["array"]],
    ["numbers in a record in C", "c", `R t = {5, -1, {${list}}, {${other}}};`, ["t", ""]],
    ["records in a list in C", "c", `R t[] = {{1, {${list}}}, {2, {${other}}}};`, ["", ""]],
    [
      "a call in Kotlin",
      "kt",
      `val t = add(8, intArrayOf(${list}), intArrayOf(${other}))`,
      ["", ""],
    ],
  ])("%s", (_, ending, text, names) => {
    const all = [EDGE, EDGE.map((one) => one + 9)];
    expect([...readArrays(text, `t.${ending}`)]).toMatchObject(
      names.map((_name, at) => ({ values: all[at], unknown: undefined })),
    );
  });

  test("rows and pairs are elements of one array", () => {
    const pairs = `const T: [S; 64] = [${EDGE.map((one) => `s!( ${one}, -${one})`).join()}];`;
    expect([...readArrays(pairs, "t.rs")]).toMatchObject([
      { values: EDGE.flatMap((one) => [one, -one]) },
    ]);
    const rows = `int t[2][64] = {{${list}}, {${other}}};`;
    expect([...readArrays(rows, "t.c")]).toMatchObject([{ sizes: [2, 64] }]);
  });
});

test.each([
  ["go", `var t [64]int = [64]int`, 64],
  ["go", `var t = [64]int`, 64],
  ["go", `t := []int`, undefined],
  ["java", `int []t = new int[] `, undefined],
  ["c", `const int t[64] = `, 64],
])("the name and the length in .%s: %s", (ending, declaration, declared) => {
  expect([...readArrays(`${declaration}{${EDGE.join()}};`, `t.${ending}`)]).toMatchObject([
    { name: "t", declared },
  ]);
});

test("a type is no name", () => {
  const text = `f(new int[] {${EDGE.join()}}); g(new uint8_t[64]{${EDGE.join()}});`;
  expect([...readArrays(text, "t.cpp")]).toMatchObject([{ name: "" }, { name: "" }]);
});

test("an index that is far beyond the other elements is no index", () => {
  const text = `int t[] = {${EDGE.join()}, [9999999999] = 1};`;
  expect([...readArrays(text, "t.c")]).toMatchObject([{ unknown: "an element with an index" }]);
});
