/** Tests the last proof with faulty records of languages and faulty texts: it must notice each fault. */
import { describe, expect, test } from "vitest";
import { modulesOf } from "../../generator/core/tables/modules.js";
import { provedRequests } from "../../generator/request/modules.js";
import type { Request } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import { C } from "../../generator/languages/c.js";
import { CSHARP } from "../../generator/languages/csharp.js";
import { CPP } from "../../generator/languages/cpp.js";
import { COQ } from "../../generator/languages/coq.js";
import { GO } from "../../generator/languages/go.js";
import { JAVA } from "../../generator/languages/java.js";
import type { Language } from "../../generator/core/tables/language.js";
import { mainName } from "../../generator/core/tables/names.js";
import {
  LANGUAGE_NAMES,
  languageNamed,
  languageOf,
  type LanguageName,
} from "../../generator/languages/languages.js";
import { PYTHON } from "../../generator/languages/python.js";
import { fitIn } from "../../generator/languages/evaluate-lookups.js";
import { RUST } from "../../generator/languages/rust.js";
import type { Style } from "../../generator/languages/style.js";
import { ZIG } from "../../generator/languages/zig.js";
import { changed as withChanges, type Changes } from "../support/changed-styles.js";
import { sampled } from "../support/sampling.js";
import { withValue } from "../support/values.js";

/** Tables are proved once for all languages. */
const proved = new Map<string, ReturnType<typeof provedRequests>>();

const provedOnce = (table: Request["tables"][number]) => {
  const key = JSON.stringify(table);
  const known = proved.get(key) ?? provedRequests(parseRequest({ tables: [table] }).entries);
  proved.set(key, known);
  return known;
};

/** Writes some tables as a command does, and proves them. */
const written = async (language: Language, ...tables: Request["tables"]) => {
  await Promise.resolve();
  return modulesOf(tables.flatMap(provedOnce), language, { command: "npm test" });
};

const accepted = new Set<string>();

/** Expects that a table without a fault is written; once for each language and table. */
const demandAccepted = async (
  title: string,
  language: Language,
  table: Request["tables"][number],
): Promise<void> => {
  const key = `${title} ${JSON.stringify(table)}`;
  if (accepted.has(key)) return;
  await expect(written(language, table)).resolves.not.toEqual([]);
  accepted.add(key);
};

const WIDE = { board: "6x5", piece: "N", layout: "abs-diff", name: "wide" } as const;
const LARGE = { board: "10x9", piece: "K", name: "large" } as const;

const replaced = (text: string | undefined, part: string, other: string): string => {
  expect(text?.split(part)).toHaveLength(2);
  return text?.replace(part, () => other) ?? "";
};

const split = (part: string, other: string): Changes => {
  const { split: whole } = JAVA.arrays;
  return whole
    ? { arrays: { split: { ...whole, array: replaced(whole.array, part, other) } } }
    : {};
};

/** A fault that a language's record can have, and a table with an entry or a call that shows the fault. */
type Fault = readonly [
  what: string,
  style: Style,
  fault: Changes,
  table: Request["tables"][number],
];

/** The limits of C with another type where an `int` has 16 bits. */
const onSmallMachines = (type: string, numbers: string): Changes => {
  const { limits } = C.files;
  expect(limits).toBeDefined();
  const own = { ...limits?.types.numbers, [type]: numbers };
  return limits
    ? { files: { limits: { ...limits, types: { ...limits.types, numbers: own } } } }
    : {};
};

/** Faults of one language's number rules and arrays. */
const FAULTS: readonly Fault[] = [
  ["parts that begin too late", JAVA, split("int start = 0", "int start = 1"), LARGE],
  [
    "parts that begin too early",
    JAVA,
    split("start += part.length", "start += part.length - 1"),
    LARGE,
  ],
  ["parts without their beginning", JAVA, split("(part, 0,", "(part, 1,"), LARGE],
  ["parts in another order", JAVA, split("{{names}}", "{Part1.{array}, Part0.{array}}"), LARGE],
  [
    "a difference that may not be below 0",
    ZIG,
    { syntax: { signs: { ...ZIG.syntax.signs, "-": "-" } } },
    "DISTANCE_15X15",
  ],
  ["a quotient without a meaning", C, { types: { means: {} } }, WIDE],
  [
    "a quotient that is not whole",
    PYTHON,
    { syntax: { signs: { ...PYTHON.syntax.signs, div: "/" } } },
    WIDE,
  ],
  ["indices that stay unsigned", RUST, { types: { signed: undefined } }, "DISTANCE_15X15"],
  [
    "signed indices of 8 bits",
    RUST,
    { types: { numbers: { ...RUST.types.numbers, isize: "i8" } } },
    "x88diff",
  ],
  ["an int of 8 bits", GO, { types: { numbers: { ...GO.types.numbers, int: "i8" } } }, "ATTACKS"],
  [
    "an unsigned of 8 bits on small machines",
    C,
    onSmallMachines("unsigned", "u8 wraps"),
    "ATTACKS",
  ],
  ["an int of 4 bits on small machines", C, onSmallMachines("int", "i4"), "INCREMENT"],
  [
    "an unsigned of 8 bits",
    CPP,
    { types: { numbers: { ...CPP.types.numbers, unsigned: "u8 wraps" } } },
    "ATTACKS",
  ],
];

/** Faults that each language can have. */
const EVERYWHERE = [C, COQ, CPP, CSHARP, GO, JAVA, PYTHON, RUST, ZIG].flatMap((style) => {
  const faults: readonly (readonly [string, Changes, string])[] = [
    [
      "a test that is turned round",
      { syntax: { signs: { ...style.syntax.signs, "==": "!=" } } },
      "NDIS",
    ],
    [
      "no literal",
      {
        arrays: {
          literal: style.arrays.literal.replace("{rows}", `${style.comments.line} {rows}`),
        },
      },
      "NDIS",
    ],
    ["constants that are lost", { statements: { constant: "" } }, "ATTACKS"],
    [
      "constants that are others",
      { statements: { constant: style.statements.constant.replace("{value}", "7") } },
      "ATTACKS",
    ],
    ["sets that are others", { arrays: { set: "0x1{hex}" } }, "KING_RINGS"],
  ];
  return faults.map(([what, fault, table]): Fault => [what, style, fault, table]);
});

/** Tables whose sets have 2, 3 and 4 words of 64 bits, and 3, 6 and 8 of 32. */
const WIDE_SETS = [
  { board: "9x10", measure: "rings", piece: "K", name: "xiangqi" },
  { board: "16x12", measure: "rings", piece: "Q", name: "vast" },
  { board: "16x16", measure: "rings", piece: "Q", name: "huge" },
] as const;

describe.each(sampled(LANGUAGE_NAMES, 1, "sets"))("sets of many squares in %s", (lang) => {
  const language = languageNamed(lang);

  test("the tables of all boards pass in a single file", async () => {
    const single = languageNamed(lang, { single: true });
    await expect(
      written(single, ...sampled(WIDE_SETS, 1, lang), "KING_RINGS"),
    ).resolves.not.toEqual([]);
  });

  test.each(sampled(WIDE_SETS, 1, lang))(
    "a wrong bit of $board is refused in each number of a set",
    async (table) => {
      const [files = 0, ranks = 0] = table.board.split("x").map(Number);
      // The first and the last bit of each number of 32 or 64 bits.
      const bits = [...Array(files * ranks).keys()].filter((bit) => [0, 31].includes(bit % 32));
      for (const bit of sampled(bits, 3, lang)) {
        const wrong: Language["table"] = (one) => {
          const set = BigInt(one.values.at(1) ?? 0) ^ (1n << BigInt(bit));
          return language.table({ ...one, values: withValue(one.values, 1, set) });
        };
        const number = `(?:${Math.floor(bit / 32)}|${Math.floor(bit / 64)})`;
        await expect(written({ ...language, table: wrong }, table), `bit ${bit}`).rejects.toThrow(
          new RegExp(
            `_RINGS\\[a1, distance 1(?:, number ${number})?\\]: "?\\w+"? as emitted, should be `,
          ),
        );
      }
    },
  );
});

/** A table whose sets never contain the last square of its board, which needs a number of its own. */
const WITHOUT_LAST = { board: "13x5", measure: "between", name: "tower" } as const;

/** Squares from a8, with two numbers at the end that belong to no square. */
const FROM_A8 = { piece: "K", name: "own", squares: { start: 56, rank: -8, length: 66 } } as const;

test.each([...FAULTS, ...sampled(EVERYWHERE, 2)])(
  "%s is noticed: %#",
  async (_, style, fault, table) => {
    await demandAccepted(style.title, languageOf(style), table);
    await expect(written(languageOf(withChanges(style, fault)), table)).rejects.toThrow(
      expect.objectContaining({ name: "ProofError" }),
    );
  },
);

/** A part of a text, its replacement, and the place of the fault if it is a single element. */
type Replacement = readonly [
  lang: LanguageName,
  part: string | RegExp,
  other: string,
  table: Request["tables"][number],
  place?: string,
];

test.for<Replacement>([
  // Sets of 90 squares.
  ["c", "{0x1, 0x0}", "{0x1}", WIDE_SETS[0]],
  ["c", "{0x1, 0x0}", "{0x1, 0x0, 0x0}", WIDE_SETS[0]],
  ["c", "{0x1, 0x0}", "{0x0, 0x1}", WIDE_SETS[0]],
  ["c", "{0x1, 0x0}", "{0x10000000000000001, 0x0}", WIDE_SETS[0]],
  ["c", "{0x1, 0x0}", "0x1, 0x0", WIDE_SETS[0]],
  ["cpp", "{0x1, 0x0}", "{0x1}", WIDE_SETS[0]],
  ["go", "{0x1, 0x0}", "{0x1}", WIDE_SETS[0]],
  // Sets with wrong numbers, and wrong lists of squares.
  ["c", /\{0x([\da-f]{16}), 0x([\da-f])\}/, "{0x$2$1, 0x0}", WIDE_SETS[0]],
  ["ts", /(index \+ 2\]!?)\]/, "$1, 0]", WIDE_SETS[0]],
  ["ts", /, table\[index \+ 2\]!?\]/, "]", WITHOUT_LAST],
  ["json", '"a8","b8"', '"b8","a8"', FROM_A8],
  ["json", '"h1",null', '"h1"', FROM_A8],
  ["json", "null]", '"a8"]', FROM_A8],
  ["json", /,"squares":\[.*?\]/, "", FROM_A8],
  ["json", '"files":8', '"files":9', "NDIS"],
  ["json", '"ranks":8', '"ranks":7', "NDIS"],
  ["json", '"moves":2', '"moves":1', "NDIS"],
  ["json", '"indices":[9]', '"indices":[10]', "NDIS"],
  ["json", '"ROOK":16,', "", "ATTACKS"],
  ["json", "(sq1 << 6)", "(sq1 << 5)", "ATTACKS"],
  ["json", '"unreachable": 255', '"unreachable": null', "BISHOP_DISTANCE"],
  ["json", '["sq1","sq2"]', '["sq2","sq1"]', "ATTACKS"],
  ["c", "NDIS, [64]", "NDIS, [65]", "NDIS"],
  // Wrong, missing and extra elements, with their places.
  ["json", "0, 1, 2,", "0, 1, 9,", "SQUARE_TO_0X88", "c1"],
  ["coq", "118; 119", "118", "SQUARE_TO_0X88", "h8"],
  ["java", "118, 119", "118, 119, 7", "SQUARE_TO_0X88", "length"],
  ["csharp", "new byte[64]", "new byte[65]", "NDIS"],
  // An element that no call reads.
  ["zig", "    0, 14, 13,", "    1, 14, 13,", "MANHATTAN_DISTANCE_BY_0X88_DIFF"],
])("in %s, %s as %s is noticed: %#", async ([lang, part, other, table, place = ""]) => {
  const language = languageNamed(lang);
  await demandAccepted(lang, language, table);
  const change = (text: string): string => {
    const changed =
      typeof part === "string" ? text.replaceAll(part, other) : text.replace(part, other);
    expect(changed).not.toBe(text);
    return changed;
  };
  const name = new RegExp(`^${typeof table === "string" ? table : (table.name ?? "")}`, "i");
  const faulty: Language["table"] = (one) => {
    const module = language.table(one);
    // The tables that lookups read stay unchanged, because their own proof would refuse a change.
    if (!name.test(mainName(one.names))) return module;
    const { file, text, code } = module;
    return { file, text: change(text), ...(code !== undefined && { code: change(code) }) };
  };
  const message: unknown = expect.stringContaining(place);
  await expect(written({ ...language, table: faulty }, table)).rejects.toThrow(
    expect.objectContaining({ name: "ProofError", message }),
  );
});

/** The types of each language by its manual: the least and greatest value, and the greatest plus one. */
const [I8, U8, I32, U32] = [
  [-128, 127],
  [0, 255],
  [-(2 ** 31), 2 ** 31 - 1],
  [0, 2 ** 32 - 1],
] as const;
const U64 = [0, 2 ** 64 - 2048] as const; // the greatest double below
test.each([
  [C, { unsigned: [...U32, 0], int: [...I32, NaN], uint8_t: [...U8, 0], int8_t: [...I8, NaN] }],
  [C, { uint64_t: [...U64, NaN] }],
  [CPP, { unsigned: [...U32, 0], int: [...I32, NaN] }],
  [
    CPP,
    { "std::uint8_t": [...U8, 0], "std::int8_t": [...I8, NaN], "std::uint64_t": [...U64, NaN] },
  ],
  [GO, { int: [...I32, -(2 ** 31)], uint8: [...U8, 0], int8: [...I8, -128], uint64: [...U64, 0] }],
  [JAVA, { int: [...I32, -(2 ** 31)], byte: [...I8, NaN], long: [...U64, NaN] }],
  [CSHARP, { int: [...I32, NaN], byte: [...U8, NaN], sbyte: [...I8, NaN], uint: [...U32, NaN] }],
  [PYTHON, { bytes: [...U8, NaN] }],
  [RUST, { usize: [...U32, NaN], isize: [...I32, NaN], u8: [...U8, NaN], i8: [...I8, NaN] }],
  [RUST, { u64: [...U64, NaN] }],
  [ZIG, { usize: [...U32, NaN], u8: [...U8, NaN], i8: [...I8, NaN], u64: [...U64, NaN] }],
] as const satisfies readonly (readonly [
  Style,
  Readonly<Record<string, readonly [least: number, most: number, next: number]>>,
])[])("the numbers of $title", (style, types) => {
  for (const [type, [least, most, next]] of Object.entries(types)) {
    const fit = fitIn(style.types, type);
    expect([fit(least), fit(most)], type).toEqual([least, most]);
    expect(fit(most < 2 ** 53 ? most + 1 : 2 ** 64), type).toBe(next);
  }
});

test.each([
  [C, "int"],
  [CPP, "int"],
  [JAVA, "int"],
  [CSHARP, "int"],
  [PYTHON, "int"],
  [RUST, undefined],
] as const)("elements of $title are promoted", (style, type) => {
  expect(style.types.promoted).toBe(type);
});
