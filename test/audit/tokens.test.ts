/** Tests that the audit reads all code, whatever comments, strings and the like stand before it, or names what it cannot read. */
import { parseAst } from "rolldown/parseAst";
import { describe, expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { readArrays } from "../../generator/audit/read-arrays.js";
import { KIND_OF } from "../../generator/audit/syntax.js";
import { chance, isThorough, sampled, SEED } from "../support/sampling.js";
import { TRICKY } from "../support/tricky-sources.js";

/** The numbers of an array that no other array has. */
const numbersOf = (which: number): readonly number[] =>
  Array.from({ length: 16 }, (_, at) => 100 * which + at);

/** What is read of a text: the arrays, and what is named as unread. */
const readIn = (text: string, ending: string) => {
  const unread: string[] = [];
  const arrays = [
    ...readArrays(text, `t.${ending}`, (line, reason) => unread.push(`${line}: ${reason}`)),
  ];
  return {
    values: arrays.map(({ values }) => values),
    lines: arrays.map(({ line }) => line),
    unread,
  };
};

test("every kind of source has tricky texts", () => {
  const known = new Set(Object.keys(TRICKY).map((ending) => KIND_OF.get(ending)?.tokens));
  for (const [ending, { tokens }] of KIND_OF) expect([...known], ending).toContain(tokens);
});

const cases = Object.entries(TRICKY).flatMap(([ending, texts]) =>
  texts.map((text) => [ending, text] as const),
);

test.each(cases)(".%s: the array behind %j is read", (ending, text) => {
  const lines = text.split("\n").length;
  expect(readIn(`${text} ;x = [${numbersOf(1).join()}]`, ending)).toEqual({
    ...{ values: [numbersOf(1)], lines: [lines], unread: [] },
  });
});

test.each(Object.keys(TRICKY))(".%s: all in any order, with arrays between them", (ending) => {
  const random = chance(SEED);
  for (let runs = 0; runs < 5; runs++) {
    const drawn = Array.from({ length: 12 }, () => {
      const texts = TRICKY[ending] ?? [];
      return texts[Math.floor(random() * texts.length)] ?? "";
    });
    const text = drawn.map((one, which) => `${one} ;x = [${numbersOf(which).join()}];\n`).join("");
    expect(readIn(text, ending), text).toMatchObject({
      ...{ values: drawn.map((_, which) => numbersOf(which)), unread: [] },
    });
  }
});

test("a wrong last entry is found behind them", () => {
  const edge = Array.from({ length: 64 }, (_, square) =>
    Math.min(square % 8, 7 - (square % 8), square >> 3, 7 - (square >> 3)),
  );
  const table = `x = [${edge.with(63, 5).join()}];`;
  for (const [ending, texts] of sampled(Object.entries(TRICKY), 1, "tricky"))
    expect(audit(`${texts.join(" ;")} ;${table}`, `t.${ending}`), ending).toMatchObject([
      { kind: "wrong", wrong: [{ index: 63, found: 5, expected: 0 }] },
    ]);
});

describe.each([
  ["js", "jsx"],
  ["ts", "ts"],
  ["tsx", "tsx"],
] as const)("oxc's parser reads .%s", (ending, lang) => {
  test("without an error, and the same arrays", () => {
    const texts = TRICKY[ending] ?? [];
    const text = texts.map((one, which) => `${one} ;x = [${numbersOf(which).join()}];\n`).join("");
    const arrays: (readonly unknown[])[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      if ("type" in node && node.type === "ArrayExpression" && "elements" in node) {
        const elements = Array.isArray(node.elements) ? node.elements : [];
        const values = elements.map((one: unknown): unknown => Reflect.get(Object(one), "value"));
        if (values.every((value) => typeof value === "number")) arrays.push(values);
      }
      for (const child of Object.values(node)) visit(child);
    };
    visit(parseAst(text, { lang }, `t.${ending}`));
    expect(readIn(text, ending).values).toEqual(arrays.filter(({ length }) => length > 15));
  });
});

describe("what cannot be read is named with its line:", () => {
  const rest = `\n[${numbersOf(1).join()}]`;
  const ENDLESS: readonly (readonly [ending: string, text: string, reason: string])[] = [
    ["c", "\n/* a", "2: a comment begins here and does not end"],
    ["rs", "/* /* */ ", "1: a comment begins here and does not end"],
    ["nim", "\n\n#[ #[ ]# ", "3: a comment begins here and does not end"],
    ["cpp", '\nR"x()"', "2: a string begins here and does not end"],
    ["rs", 'r##""#', "1: a string begins here and does not end"],
    ["go", "\n`", "2: a string begins here and does not end"],
    ["js", "\n`${a", "2: a string begins here and does not end"],
    ["js", "\n`${`${a}", "2: a string begins here and does not end"],
    ["tsx", "\n<p a={b", "2: an element begins here and does not end"],
    ["tsx", "\n<p a=", "2: an element begins here and does not end"],
    ["py", "\n'''", "2: a string begins here and does not end"],
    ["py", "\nf'''{a:", "2: a string begins here and does not end"],
    ["swift", '\n"""\\(', "2: a string begins here and does not end"],
    ["cs", '\n@"', "2: a string begins here and does not end"],
    ["java", '\n"""', "2: a string begins here and does not end"],
  ];
  test.each(ENDLESS)(".%s: %j", (ending, text, reason) => {
    const { values, unread } = readIn(text + rest, ending);
    expect(unread).toEqual([reason]);
    // Code in strings is read.
    expect(values).toEqual(/[({][ab]?$/.test(text) ? [numbersOf(1)] : []);
  });

  test.each(["c", "java", "kt", "zig", "json", "cs", "swift", "go", "js", "ts", "py", "nim"])(
    ".%s: a string without an end, but not the next line",
    (ending) => {
      expect(readIn(`a\n= "${rest}`, ending)).toEqual({
        ...{ values: [numbersOf(1)], lines: [3] },
        unread: ["2: a string begins here and does not end on its line"],
      });
    },
  );

  test("an array without an end", () => {
    const reason = "2: an array begins here and does not end";
    for (const text of [`\n[${numbersOf(1).join()}`, `\n[1, [${numbersOf(1).join()}]`])
      expect(readIn(text, "c")).toEqual({ values: [], lines: [], unread: [reason] });
    expect(readIn("f(", "c").unread).toEqual([]);
  });

  const deep = "brackets are nested more than 1000 deep";
  const DEEP: readonly (readonly [
    ending: string,
    text: string,
    reason: string,
    isRest: boolean,
  ])[] = [
    ["c", "[".repeat(8000) + numbersOf(0).join() + "]".repeat(8000), `1: ${deep}`, true],
    ["c", "[".repeat(200_000), `1: ${deep}`, false],
    ["c", `\n(${"{[(1,".repeat(3000)}${")]}".repeat(3000)})`, `2: ${deep}`, true],
    ["js", "`${".repeat(200_000), "1: strings are nested more than 1000 deep", false],
    [
      "tsx",
      "(<p>{".repeat(2000) + "}</p>)".repeat(2000),
      "1: strings are nested more than 1000 deep",
      false,
    ],
  ];
  test.each(DEEP)(".%s: %.9s… nested too deeply", (ending, text, reason, isRest) => {
    const { values, unread } = readIn(text + rest, ending);
    expect(unread).toEqual([reason]);
    expect(values).toEqual(isRest ? [numbersOf(1)] : []);
  });

  test.skipIf(!isThorough)("an array of more than 17 million numbers", () => {
    const { values, unread } = readIn(`[${"0,".repeat(17_000_001)}]${rest}`, "c");
    expect(unread).toEqual(["1: an array begins here with more than 17 million numbers"]);
    expect(values).toEqual([numbersOf(1)]);
  });

  test("no more than ten problems", () => {
    const { unread } = readIn('"\n'.repeat(100), "c");
    expect(unread).toHaveLength(11);
    expect(unread.at(-1)).toBe("11: and more that cannot be read");
  });
});
