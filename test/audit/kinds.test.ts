/** Tests the tables that the audit knows, and the tool does not write. */
import { describe, expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { linesOf } from "../../generator/audit/report.js";
import { bitsOf } from "../support/relations.js";
import { sampled } from "../support/sampling.js";

const SQUARES = [...Array(64).keys()];

type Numbers = readonly (number | bigint)[];

const found = (numbers: Numbers) => {
  const [finding] = audit(`T t[] = {${numbers.join()}};`, "t.c");
  return finding;
};

const numbersOf = (of: (file: number, rank: number) => number): readonly number[] =>
  SQUARES.map((square) => of(square & 7, square >> 3));

/** The squares that a ray passes, in steps of a number of files and ranks. */
const ray = (from: number, files: number, ranks: number): readonly number[] => {
  const [file, rank] = [(from & 7) + files, (from >> 3) + ranks];
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return [];
  const to = 8 * rank + file;
  return [to, ...ray(to, files, ranks)];
};

const setsOf = (of: (square: number) => readonly number[]): Numbers =>
  SQUARES.map((square) => bitsOf([...of(square)]));

/** The square of the length of the line between two squares: 5 for a knight's move. */
const apart = (from: number, to: number): number =>
  ((from & 7) - (to & 7)) ** 2 + ((from >> 3) - (to >> 3)) ** 2;

/** The squares on rays, but none on the edge at which a ray ends. */
const withoutEnds = (square: number, ...rays: readonly (readonly [number, number])[]) =>
  rays.flatMap(([files, ranks]) => ray(square, files, ranks).slice(0, -1));

/** A magic bitboard's mask of a rook has 12 squares at a1, and 10 at d4. */
const ROOK = setsOf((square) => withoutEnds(square, [0, 1], [1, 0], [0, -1], [-1, 0]));
const BISHOP = setsOf((square) => withoutEnds(square, [1, 1], [1, -1], [-1, -1], [-1, 1]));

/** The tables that the tool also writes, each with the options of its command. */
const WRITTEN: readonly (readonly [text: string, numbers: Numbers, options: string])[] = [
  ["the file of each square", numbersOf((file) => file), "--of file"],
  [
    "the file of each square, each plus 1",
    numbersOf((file) => file + 1),
    `--of file --values '{"0":1,"1":2,"2":3,"3":4,"4":5,"5":6,"6":7,"7":8}'`,
  ],
  ["the rank of each square", numbersOf((_, rank) => rank), "--of rank"],
  [
    "the rank of each square, squares from a8",
    numbersOf((_, row) => 7 - row),
    "--squares a8 --of rank",
  ],
  ["the antidiagonal of each square", numbersOf((file, rank) => file + rank), "--of antidiagonal"],
  [
    "the diagonal of each square, counted from h1",
    numbersOf((file, rank) => 7 - file + rank),
    "--of diagonal",
  ],
];

const KINDS: readonly (readonly [text: string, numbers: Numbers])[] = [
  ["the antidiagonal of each square, counted from h8", numbersOf((file, rank) => 14 - file - rank)],
  ["the diagonal of each square", numbersOf((file, rank) => 7 + file - rank)],
  [`each square alone, as a set`, setsOf((square) => [square])],
  [`each square alone, as a set, bit 0 is h8`, setsOf((square) => [63 - square])],
  [`the squares above each square, as a set`, setsOf((square) => ray(square, 0, 1))],
  [
    `the squares diagonally below, to the left of each square, as a set`,
    setsOf((square) => ray(square, -1, -1)),
  ],
  [
    "the other squares on the diagonal of each square, as a set",
    setsOf((square) => [...ray(square, 1, 1), ...ray(square, -1, -1)]),
  ],
  [
    "the squares on the antidiagonal of each square, as a set",
    setsOf((square) => [square, ...ray(square, 1, -1), ...ray(square, -1, 1)]),
  ],
  [
    "the squares on the file of each square, as a set, bit 0 is h8",
    setsOf((square) => SQUARES.filter((other) => (other & 7) === 7 - (square & 7))),
  ],
  [
    "the squares that a rook attacks, and its own, as a set for each square",
    setsOf((square) => SQUARES.filter((to) => !((to ^ square) & 7) || to >> 3 === square >> 3)),
  ],
  [
    "the squares that a knight attacks, and its own, as a set for each square",
    setsOf((square) => SQUARES.filter((to) => [0, 5].includes(apart(to, square)))),
  ],
];

/** Expects that a table with one wrong number is found, with its place. */
const expectWrong = (text: string, numbers: Numbers): void => {
  const { 20: own = 0 } = numbers;
  expect(found(numbers.with(20, typeof own === "bigint" ? own ^ 1n : own + 30))).toMatchObject({
    kind: "wrong",
    text,
    wrong: [{ index: 20, expected: own }],
  });
};

test.each(sampled(KINDS, 1, "kinds"))("%s", (text, numbers) => {
  const finding = found(numbers);
  expect(finding).toMatchObject({ kind: "equal", text, command: "" });
  expect(finding && linesOf({ ...finding, file: "t.c" })[0]).toBe(
    `t.c:1 t[64] is ${text}; chess-distance does not write this table.`,
  );
  expectWrong(text, numbers);
});

test.each(sampled(WRITTEN, 1, "written"))("%s, and its command", (text, numbers, options) => {
  expect(found(numbers)).toMatchObject({ kind: "equal", text });
  expect(found(numbers)?.command).toMatch(/ --measure coordinate /);
  expect(found(numbers)?.command).toContain(` ${options}`);
  if (!text.includes("plus")) expectWrong(text, numbers);
});

test("the attacks of queen and knight together, which the tool writes for the amazon", () => {
  const attacks = setsOf((from) =>
    SQUARES.filter((to) => {
      const [files, ranks] = [(to & 7) - (from & 7), (to >> 3) - (from >> 3)];
      const isLine = files * ranks === 0 || Math.abs(files) === Math.abs(ranks);
      return to !== from && (isLine || apart(from, to) === 5);
    }),
  );
  expect(found(attacks)).toMatchObject({
    kind: "equal",
    text: "the squares that an amazon attacks, as a set for each square",
    table: "AMAZON_MOVES",
  });
});

test.each([
  ["rook", ROOK],
  ["bishop", BISHOP],
])("the masks of a %s, which the tool writes, in each numbering that it has", (piece, sets) => {
  const text = `the squares where a ${piece} on each square may be blocked, as a set`;
  expect(found(sets)).toMatchObject({ kind: "equal", text });
  expect(found(sets)?.command).toContain(`--measure mask --piece ${piece}`);
  const flipped = sets.map((_, square) =>
    bitsOf(SQUARES.filter((bit) => (BigInt(sets[square ^ 56] ?? 0) >> BigInt(bit ^ 56)) & 1n)),
  );
  // Masks are the same from a8 as from a1.
  expect(flipped).toEqual(sets);
});

test.each([
  ["the squares where a rook on each square may be blocked, as a set", ROOK, "mask --piece rook"],
  [
    "the squares that a knight attacks, as a set for each square",
    setsOf((square) => SQUARES.filter((to) => apart(to, square) === 5)),
    "moves --piece knight",
  ],
])("%s, with bits from the last square on, and the command", (text, sets, measure) => {
  const opposite = sets.map((set) =>
    bitsOf(SQUARES.filter((bit) => (BigInt(set) >> BigInt(63 - bit)) & 1n)),
  );
  expect(found(opposite)).toMatchObject({ kind: "equal", text: `${text}, bit 0 is h8` });
  expect(found(opposite)?.command).toContain(`--measure ${measure} --layout pair --bits opposite`);
});

test("a mask of a rook leaves out the edges", () => {
  const bits = (set: number | bigint = 0): number => set.toString(2).replaceAll("0", "").length;
  expect([bits(ROOK[0]), bits(ROOK[27]), bits(BISHOP[0]), bits(BISHOP[27])]).toEqual([
    12, 10, 6, 9,
  ]);
});

test("more than three wrong numbers of files are no mistakes", () => {
  const changed = (count: number): Numbers =>
    numbersOf((file) => file).map((file, square) => (square < count ? file + 30 : file));
  expect(found(changed(3))?.kind).toBe("wrong");
  expect(found(changed(4))?.kind).toBe("none");
});

test("diagonals in an array with squares around the board", () => {
  const numbers = Array<number>(144).fill(0);
  for (const square of SQUARES)
    numbers[26 + 12 * (square >> 3) + (square & 7)] = (square >> 3) + (square & 7) + 9;
  expect(found(numbers)?.text).toBe(
    "the antidiagonal of each square, squares numbered from 26, 12 per rank, 144 entries, each plus 9",
  );
  expect(found(numbers)?.command).toContain(
    `--squares '{"start":26,"file":1,"rank":12,"length":144}' --of antidiagonal --values`,
  );
});

/** The antidiagonals, counted from 1, in an array of 12×12 squares around the board. */
const IN_144 = SQUARES.reduce(
  (all, square) =>
    all.with(26 + 12 * (square >> 3) + (square & 7), (square & 7) + (square >> 3) + 1),
  Array<number>(144).fill(0),
);

test("up to three wrong numbers of diagonals that are counted from 1", () => {
  const text =
    "the antidiagonal of each square, squares numbered from 26, 12 per rank, 144 entries, each plus 1";
  // Lozza 1.18 has this mistake in `DIAG1`: two of the three squares of a diagonal have the number 23.
  const lozza = IN_144.with(104, 23).with(115, 23);
  const wrong = [
    { index: 104, place: "g7", found: 23, expected: 13 },
    { index: 115, place: "f8", found: 23, expected: 13 },
  ];
  expect(found(lozza)).toMatchObject({ kind: "wrong", text, wrong });
  const other = { index: 30, place: "e1", found: 99, expected: 5 };
  expect(found(lozza.with(30, 99))).toMatchObject({ kind: "wrong", wrong: [other, ...wrong] });
  expect(found(lozza.with(30, 99).with(40, 98))?.kind).toBe("none");
});

describe("several tables in one array", () => {
  const files = numbersOf((file) => file);
  const ranks = numbersOf((_, rank) => rank);
  const antidiagonals = numbersOf((file, rank) => file + rank);
  const inTurn = (...tables: readonly Numbers[]): Numbers =>
    SQUARES.flatMap((square) => tables.map((table) => table[square] ?? NaN));
  const rows = (numbers: Numbers, width: number): string =>
    Array.from(
      { length: numbers.length / width },
      (_, row) => `{${numbers.slice(width * row, width * (row + 1)).join()}}`,
    ).join();
  const DIRECTIONS = [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x, y] as const])),
  );
  const rays = DIRECTIONS.map(([x, y]) => setsOf((square) => ray(square, x, y)));

  test.each<readonly [declared: string, width: number, numbers: Numbers, of: string]>([
    ["[2][64]", 64, [...files, ...ranks], "file rank"],
    ["[64][2]", 2, inTurn(files, ranks), "file rank"],
    ["[3][64]", 64, [...files, ...ranks, ...antidiagonals], "file rank antidiagonal"],
    ["[64][3]", 3, inTurn(files, ranks, antidiagonals), "file rank antidiagonal"],
    ["[8][64]", 64, rays.flat(), "squares ".repeat(8).trim()],
    ["[64][8]", 8, inTurn(...rays), "squares ".repeat(8).trim()],
  ])("t%s, in the order of its sizes", (sizes, width, numbers, of) => {
    const nested = audit(`T t${sizes} = {${rows(numbers, width)}};`, "t.c");
    const words = nested.map(({ text }) => /^the (\w+)/.exec(text)?.[1]);
    expect(words.join(" ")).toBe(of);
    expect(nested.every(({ kind }) => kind === "equal")).toBe(true);
    const names = words.map((_, part) => (width === 64 ? `t[${part}]` : `t[][${part}]`));
    expect(nested.map(({ name }) => name)).toEqual(names);
    expect(audit(`T t[] = {${numbers.join()}};`, "t.c").map(({ text }) => text)).toEqual(
      nested.map(({ text }) => text),
    );
  });

  test("a wrong entry has its place and its line", () => {
    const text = `T t[2][64] = {{${files.join()}},\n{${ranks.with(5, 3).join()}}};`;
    expect(audit(text, "t.c")).toMatchObject([
      { kind: "equal" },
      { kind: "wrong", name: "t[1]", wrong: [{ index: 5, line: 2, found: 3, expected: 0 }] },
    ]);
  });

  test("numbers in order beside the numbers of the turned board are passed over", () => {
    const turned = SQUARES.map((square) => (square & 7) + 8 * (7 - (square >> 3)));
    expect(audit(`T t[2][64] = {${rows([...SQUARES, ...turned], 64)}};`, "t.c")).toMatchObject([
      {
        kind: "equal",
        name: "t[1]",
        text: "the number of each square, counted as a1 = 56, h8 = 7, numbers from a8",
      },
    ]);
    expect(audit(`T t[2][64] = {${rows([...SQUARES, ...SQUARES], 64)}};`, "t.c")).toMatchObject([
      { kind: "none", name: "t" },
    ]);
  });

  test("all of the tables must be known", () => {
    const others = SQUARES.map((square) => (square * square * 7) % 61);
    expect(audit(`T t[2][64] = {${rows([...files, ...others], 64)}};`, "t.c")).toMatchObject([
      { kind: "none", name: "t" },
    ]);
  });
});
