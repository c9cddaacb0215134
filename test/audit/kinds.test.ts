/** Tests lines and sets by square, which programs contain: the tool writes some of these tables, and not others. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { linesOf } from "../../generator/audit/report.js";
import { jsonTablesIn } from "../support/json.js";
import { bitsOf } from "../support/relations.js";
import { sampled } from "../support/sampling.js";
import { argumentsIn, workspace } from "../support/workspace.js";

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

/** The same sets, with the bits from the last square on. */
const opposite = (sets: Numbers): Numbers =>
  sets.map((set) => bitsOf(SQUARES.filter((bit) => (BigInt(set) >> BigInt(63 - bit)) & 1n)));

const KNIGHT = setsOf((square) => SQUARES.filter((to) => apart(to, square) === 5));
const NORTH = setsOf((square) => ray(square, 0, 1));
const ON_DIAGONALS = setsOf((square) => [...ray(square, 1, 1), ...ray(square, -1, -1)]);

/** The directions, from the upper left: file by file, and down each file. */
const DIRECTIONS = [-1, 0, 1].flatMap((x) =>
  [1, 0, -1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x, y] as const])),
);
const RAYS = DIRECTIONS.map(([x, y]) => setsOf((square) => ray(square, x, y)));

/** Some tables, one number or set of each in turn. */
const inTurn = (...tables: readonly Numbers[]): Numbers =>
  SQUARES.flatMap((square) => tables.map((table) => table[square] ?? NaN));

/** The tables that the tool also writes, each with options of its command. */
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
    "the antidiagonal of each square, counted from h8",
    numbersOf((file, rank) => 14 - file - rank),
    "--of antidiagonal --values",
  ],
  [
    "the diagonal of each square, counted from h1",
    numbersOf((file, rank) => 7 - file + rank),
    "--of diagonal",
  ],
  [
    "the diagonal of each square, counted from a8",
    numbersOf((file, rank) => 7 + file - rank),
    "--of diagonal --values",
  ],
  ["the squares above each square, as a set", NORTH, "--measure moves --piece fR"],
  [
    "the squares diagonally below, to the left of each square, as a set",
    setsOf((square) => ray(square, -1, -1)),
    "--measure moves --piece blB",
  ],
  [
    "the squares diagonally above, to the right of each square, as a set, bit 0 is h8",
    opposite(setsOf((square) => ray(square, 1, 1))),
    "--measure moves --piece frB --layout pair --bits opposite",
  ],
  [
    "the other squares on the diagonal of each square, as a set",
    ON_DIAGONALS,
    "--measure moves --piece frblB",
  ],
  [
    "the other squares on the rank of each square, as a set",
    setsOf((square) => SQUARES.filter((to) => to >> 3 === square >> 3 && to !== square)),
    "--measure moves --piece sR",
  ],
  [
    "the squares that a knight attacks, as a set for each square, bit 0 is h8",
    opposite(KNIGHT),
    "--measure moves --piece knight --layout pair --bits opposite",
  ],
  ["the rook's mask of each square", ROOK, "--measure mask --piece rook"],
  ["the bishop's mask of each square", BISHOP, "--measure mask --piece bishop"],
  [
    "the bishop's mask of each square, bit 0 is h8",
    opposite(BISHOP),
    "--measure mask --piece bishop --layout pair --bits opposite",
  ],
  [
    "the queen's rays, by direction",
    RAYS.flat(),
    "--measure ray --piece queen --layout direction-first --directions NW,W,SW,N,S,NE,E,SE",
  ],
  [
    // South comes first only in arrays that begin at a8.
    "the queen's rays from a square, squares from a8",
    inTurn(...RAYS.toReversed()),
    "--layout pair --squares a8 --directions NE,E,SE,N,S,NW,W,SW",
  ],
  [
    "the squares from one square through another to the edge",
    SQUARES.flatMap((from) =>
      SQUARES.map((to) => {
        const rays = DIRECTIONS.map(([files, ranks]) => ray(from, files, ranks));
        return bitsOf(rays.find((squares) => squares.includes(to)) ?? []);
      }),
    ),
    "--measure beyond",
  ],
];

/** The tables that the tool does not write. */
const UNWRITTEN_KINDS: readonly (readonly [text: string, numbers: Numbers])[] = [
  [`each square alone, as a set`, setsOf((square) => [square])],
  [`each square alone, as a set, bit 0 is h8`, setsOf((square) => [63 - square])],
  [
    "the squares above each square, as a set, bit 0 is a8",
    setsOf((square) => ray(square, 0, 1).map((to) => to ^ 56)),
  ],
  [
    "the rook's mask of each square, bit 0 is a8",
    setsOf((square) => withoutEnds(square ^ 56, [0, 1], [1, 0], [0, -1], [-1, 0])),
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
  [
    "the squares between two squares, and the second square, as a set",
    SQUARES.flatMap((from) =>
      SQUARES.map((to) => {
        const rays = DIRECTIONS.map(([files, ranks]) => ray(from, files, ranks));
        const through = rays.find((squares) => squares.includes(to)) ?? [to];
        return bitsOf(through.slice(0, through.indexOf(to) + 1));
      }),
    ),
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

/** The numbers of the table that a command for C writes; it is run for JSON. */
const writtenBy = async (command = ""): Promise<readonly bigint[] | undefined> => {
  const { tool, root } = workspace({});
  const args = argumentsIn(command).map((word) => (word === "c" ? "json" : word));
  expect(await tool(...args, "--out", "tables")).toMatchObject({ status: 0 });
  const [table] = jsonTablesIn(join(root, "tables")).values();
  return table?.values.map(BigInt);
};

test.each(sampled(UNWRITTEN_KINDS, 1, "kinds"))("%s", (text, numbers) => {
  const finding = found(numbers);
  expect(finding).toMatchObject({ kind: "equal", text, command: "" });
  expect(finding && linesOf({ ...finding, file: "t.c" })[0]).toBe(
    `t.c:1 t[${numbers.length}] is ${text}; chess-distance does not write this table.`,
  );
  expectWrong(text, numbers);
});

test.each(sampled(WRITTEN, 1, "written"))(
  "%s, and the command that writes it",
  async (text, numbers, options) => {
    const finding = found(numbers);
    expect(finding).toMatchObject({ kind: "equal", text });
    expect(finding?.command).toContain(` ${options}`);
    expect(await writtenBy(finding?.command)).toEqual(numbers.map(BigInt));
    if (!text.includes("plus")) expectWrong(text, numbers);
  },
);

test("wrong diagonals that are counted from the other end, and from 1", async () => {
  const numbers = numbersOf((file, rank) => 15 - file - rank);
  const finding = found(numbers.with(20, 33).with(41, 33));
  expect(finding).toMatchObject({
    kind: "wrong",
    text: "the antidiagonal of each square, counted from h8, each plus 1",
    wrong: [{ index: 20 }, { index: 41 }],
  });
  expect(await writtenBy(finding?.command)).toEqual(numbers.map(BigInt));
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

test("arrays of rays that are named after a piece do not contradict it", () => {
  const [finding] = audit(`uint64_t rookNorth[64] = {${NORTH.join()}};`, "t.c");
  expect(finding).toMatchObject({ kind: "equal" });
  expect(finding?.contradiction).toBeUndefined();
});

test("the masks are those of Pradyumna Kannan's magicmoves.c, a1 to h1", () => {
  expect(ROOK.slice(0, 8)).toEqual([
    ...[0x000101010101017en, 0x000202020202027cn, 0x000404040404047an, 0x0008080808080876n],
    ...[0x001010101010106en, 0x002020202020205en, 0x004040404040403en, 0x008080808080807en],
  ]);
  expect(BISHOP.slice(0, 8)).toEqual([
    ...[0x0040201008040200n, 0x0000402010080400n, 0x0000004020100a00n, 0x0000000040221400n],
    ...[0x0000000002442800n, 0x0000000204085000n, 0x0000020408102000n, 0x0002040810204000n],
  ]);
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
  const rows = (numbers: Numbers, width: number): string =>
    Array.from(
      { length: numbers.length / width },
      (_, row) => `{${numbers.slice(width * row, width * (row + 1)).join()}}`,
    ).join();
  const several: readonly (readonly [
    declared: string,
    width: number,
    numbers: Numbers,
    of: string,
  ])[] = [
    ["[2][64]", 64, [...files, ...ranks], "file rank"],
    ["[64][2]", 2, inTurn(files, ranks), "file rank"],
    ["[3][64]", 64, [...files, ...ranks, ...antidiagonals], "file rank antidiagonal"],
    ["[64][3]", 3, inTurn(files, ranks, antidiagonals), "file rank antidiagonal"],
    ["[8][64]", 64, RAYS.map(opposite).flat(), "squares ".repeat(8).trim()],
    ["[64][8]", 8, inTurn(...RAYS.map(opposite)), "squares ".repeat(8).trim()],
  ];
  test.each(sampled(several, 3, "several"))(
    "t%s, in the order of its sizes",
    (sizes, width, numbers, of) => {
      const nested = audit(`T t${sizes} = {${rows(numbers, width)}};`, "t.c");
      const words = nested.map(({ text }) => /^the (\w+)/.exec(text)?.[1]);
      expect(words.join(" ")).toBe(of);
      expect(nested.every(({ kind }) => kind === "equal")).toBe(true);
      const names = words.map((_, part) => (width === 64 ? `t[${part}]` : `t[][${part}]`));
      expect(nested.map(({ name }) => name)).toEqual(names);
      expect(audit(`T t[] = {${numbers.join()}};`, "t.c").map(({ text }) => text)).toEqual(
        nested.map(({ text }) => text),
      );
    },
  );

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
