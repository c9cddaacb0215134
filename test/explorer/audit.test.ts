/** Tests what the explorer says about arrays of other programs, without a browser, against the tests' own search. */
import { describe, expect, test } from "vitest";
import { examine } from "../../generator/audit/examine.js";
import { auditOf, type Made } from "../../explorer/audit/findings.js";
import { foundArray } from "../../explorer/audit/found-array.js";
import type { FoundArray } from "../../explorer/audit/messages.js";
import { elementAt, firstPlaces, placesOf } from "../../explorer/model/audit.js";
import { boardIn } from "../../explorer/model/audit-grids.js";
import {
  endsOf,
  entryText,
  unknownText,
  verdictOf,
  whyText,
} from "../../explorer/model/audit-texts.js";
import type { Places } from "../../explorer/model/places.js";
import {
  KING_MOVES,
  KNIGHT_MOVES,
  nameOf,
  search,
  sq,
  SQUARES,
  TO_EDGE,
  WAZIR_MOVES,
  type Moves,
} from "../support/board.js";
import { CAMEL, movesOf } from "../support/pieces.js";
import { PUBLISHED, WRONG } from "../support/published-arrays.js";
import { sampled } from "../support/sampling.js";
import { numbersIn } from "../support/shown.js";
import { filesIn } from "../../explorer/model/take-away-texts.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { parseRequest } from "../../generator/request/request.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import type { NumberingName } from "../../generator/boards/numbering.js";

const source = (values: readonly (number | bigint | string)[]): string =>
  `const int T[] = { ${values.join(", ")} };`;

/** The array that the page receives from its worker for a text with one array. */
const foundIn = (text: string): FoundArray => {
  const [examined, another] = [...examine(text, "t.cpp")];
  if (!examined || another) throw new Error("not one array");
  return structuredClone(foundArray(examined));
};

const madeOf = (values: readonly (number | bigint)[], numbering?: NumberingName): Made => {
  const made = auditOf(foundIn(source(values)), numbering);
  if (!made) throw new Error("no table");
  return made;
};

const valuesOf = (request: TableRequest): readonly (number | bigint)[] => {
  const [entry] = parseRequest({ tables: [{ name: "own", ...request }] }).entries;
  if (!entry) throw new Error("no entry");
  return tableOf(entry, entry.board)
    .values.slice()
    .map((value = 255) => value);
};

/** The moves from each square of 8×8 to all others; 255 if unreachable. */
const rowsOf = (moves: Moves): readonly (readonly number[])[] =>
  SQUARES.map((from) => search(moves, 8, 8, [[from % 8, from >> 3]]).map((count = 255) => count));

const KNIGHT = rowsOf(KNIGHT_MOVES).flat();
const KING = rowsOf(KING_MOVES).flat();

/** The squares in a text such as `a1 b2` or `h2`. */
const at = (names: string): Places => {
  const [target = NaN, ...pieces] = names.split(" ").map(sq).toReversed();
  return { pieces, target };
};

/** The pairs of a corner and its neighbor on the diagonal, in the order of an array by pair. */
const CORNER_PAIRS = ["a1 b2", "h1 g2", "b2 a1", "g2 h1", "b7 a8", "g7 h8", "a8 b7", "h8 g7"];

describe("a knight by pair whose corners are forgotten", () => {
  const forgotten = KNIGHT.map((moves, pair) =>
    CORNER_PAIRS.includes(`${nameOf(pair >> 6)} ${nameOf(pair & 63)}`) ? 2 : moves,
  );
  const { audited } = madeOf(forgotten);

  test("eight entries are wrong, and the first is shown", () => {
    const pairs = audited.wrong.map((pair) => `${nameOf(pair >> 6)} ${nameOf(pair & 63)}`);
    expect(pairs).toEqual(CORNER_PAIRS);
    expect(firstPlaces(audited)).toEqual(at("a1 b2"));
  });

  test.each(sampled(CORNER_PAIRS, 2))("%s: what it should say, and the shortest way", (pair) => {
    const [from = "", to = ""] = pair.split(" ");
    const places = at(pair);
    expect(entryText(audited, elementAt(audited, places), places)).toBe(
      `Entry ${64 * sq(from) + sq(to)}, for ${from} → ${to}, says 2. It should say 4.`,
    );
    expect(whyText(audited, places)).toBe("A shortest way takes 4 moves; the line shows one.");
    expect(endsOf(audited, places)).toMatchObject({ origin: sq(from), target: sq(to) });
  });

  test("the board says what the array says, and marks the neighbor on the diagonal", () => {
    const { grid, squareNames, wrong } = boardIn(audited, at("a1 c3"));
    expect(numbersIn(grid)).toEqual(forgotten.slice(0, 64));
    expect([...wrong]).toEqual([[sq("b2"), "4"]]);
    expect(squareNames[sq("b2")]).toBe("b2, 2, wrong, should be 4");
    expect(whyText(audited, at("a1 c3"))).toBe("");
  });
});

test.each(sampled(PUBLISHED, 6))("$repository: $array is right, or not known", ({ request }) => {
  const made = auditOf(foundIn(source(valuesOf(request))));
  if (!made) return;
  expect(made.audited.wrong).toEqual([]);
  expect(verdictOf("", made.is, made.audited)).toMatch(
    /^This array is .* All .* entries are right\./,
  );
  const places = firstPlaces(made.audited);
  if (places) expect(whyText(made.audited, places)).toBe("");
});

describe("published arrays that are wrong", () => {
  const [, taxicab, least] = WRONG.map(({ published }) => published);

  test("half of PyChess' taxicab", () => {
    const { audited, is } = madeOf(taxicab ?? []);
    expect(verdictOf("taxicab", is, audited)).toBe(
      "taxicab is the Manhattan distance between two squares, but only from the lesser square to the greater. 2,016 of its 4,096 entries are wrong.",
    );
    expect(audited.wrong.every((entry) => entry >> 6 > (entry & 63))).toBe(true);
  });

  test("PyChess' sdistance, which has the smaller of files and ranks, and half of them", () => {
    const { audited, is, table } = madeOf(least ?? []);
    expect(table.request).toBe("DISTANCE");
    expect(verdictOf("sdistance", is, audited)).toBe(
      "sdistance is the king's distance between two squares, but with the smaller of the file and rank differences instead of the larger, and only from the lesser square to the greater. 3,752 of its 4,096 entries are wrong.",
    );
    expect(entryText(audited, elementAt(audited, at("a1 c2")), at("a1 c2"))).toBe(
      "Entry 10, for a1 → c2, says 1. It should say 2.",
    );
    expect(madeOf(least ?? [], "a8").is).toContain(
      "squares, squares from a8, but with the smaller",
    );
  });
});

describe("tables to a region", () => {
  const REGIONS: Readonly<Record<string, readonly [Moves, readonly string[]]>> = {
    center: [KING_MOVES, ["d4", "e4", "d5", "e5"]],
    "dark-corners": [WAZIR_MOVES, ["a1", "h8"]],
  };
  const shortest = "A shortest way takes";

  test.each([
    ["center", "d4", 1, "This square is in the region: 0 moves."],
    ["dark-corners", "a1", 1, "This square is in the region: 0 moves."],
    ["center", "b4", 0, `${shortest} 2 moves; the line shows one.`],
    ["center", "a1", 2, `${shortest} 3 moves; the line shows one.`],
  ])("%s, %s says %i", (region, square, says, why) => {
    const [moves, goals] = REGIONS[region] ?? [[], []];
    const right = rowsOf(moves).map((row) => Math.min(...goals.map((goal) => row[sq(goal)] ?? 0)));
    const { audited } = madeOf(right.with(sq(square), says));
    expect(audited.wrong).toEqual([sq(square)]);
    expect(whyText(audited, at(square))).toBe(why);
  });
});

describe("arrays by difference", () => {
  /** An array by difference with `rank` entries per rank, without the pairs that may need the corner rule. */
  const byDifference = (ofPairs: readonly number[], rank: number, length: number) => {
    const numbers = Array<number>(length).fill(0);
    for (const from of SQUARES)
      for (const to of SQUARES) {
        const [files, ranks] = [(to % 8) - (from % 8), (to >> 3) - (from >> 3)];
        const hasCorner = [from, to].some((square) => [0, 7, 56, 63].includes(square));
        const isSmall = Math.abs(files) + Math.abs(ranks) === 2;
        if (!(hasCorner && isSmall))
          numbers[(length - 1) / 2 + rank * ranks + files] = ofPairs[64 * from + to] ?? NaN;
      }
    return numbers;
  };

  test.each([
    [KING, 15, 225],
    [KNIGHT, 15, 225],
    [KING, 16, 239],
    [KNIGHT, 16, 239],
  ])("%#: each wrong entry is shown from squares that read it", (ofPairs, rank, length) => {
    const right = byDifference(ofPairs, rank, length);
    const middle = (length - 1) / 2;
    for (const entry of [middle + rank + 2, 112, length - 1]) {
      if (right[entry] === 0 && entry !== middle) continue;
      const { audited } = madeOf(right.with(entry, 9));
      expect(audited.wrong).toEqual([entry]);
      const shown = firstPlaces(audited);
      if (!shown) throw new Error("no squares");
      const [from = NaN] = shown.pieces;
      const { target: to } = shown;
      const [files, ranks] = [(to % 8) - (from % 8), (to >> 3) - (from >> 3)];
      expect(middle + rank * ranks + files).toBe(entry);
      const moves = `${ofPairs[64 * from + to] ?? NaN}`;
      expect(boardIn(audited, shown).wrong.get(to)).toBe(moves);
    }
  });

  test("a knight's array is right, but needs the corner rule", () => {
    const { audited, is } = madeOf(byDifference(KNIGHT, 15, 225));
    expect(verdictOf("T", is, audited)).toBe(
      "T is the knight's distance, 15×15. All 225 entries are right. One thing is not in them: where exactly one of the two squares is a corner, the lookup must add 2 to entries 96, 98, 126 and 128.",
    );
    expect(firstPlaces(audited)).toEqual(at("a1 b2"));
    const says = "Entry 128, for a1 → b2 and all pairs with the same difference, says 2";
    const adds = "; here the lookup adds 2, because one square is a corner: 4.";
    expect(entryText(audited, 128, at("a1 b2"))).toBe(says + adds);
    expect(entryText(audited, 128, at("b2 c3"))).toMatch(/ says 2, and that is right\.$/);
    const { audited: wrong } = madeOf(byDifference(KNIGHT, 15, 225).with(128, 9));
    expect(entryText(wrong, 128, at("a1 b2"))).toContain(`says 9. It should say 2${adds}`);
  });

  test("of 256 entries, the one shown first is read by a call", () => {
    const { audited } = madeOf([...byDifference(KING, 16, 241), ...Array<number>(15).fill(0)]);
    expect(firstPlaces(audited)).toEqual(at("a1 h8"));
  });
});

test("sets, and squares in other numberings, come back from the worker as they were", () => {
  for (const request of [
    { measure: "between" },
    { measure: "rings", piece: "knight" },
    { piece: "king", to: "center", squares: "0x88", values: { 0: 3, 1: 2, 2: 1, 3: 0 } },
    { piece: "knight", squares: "a8" },
    { board: "9x10", piece: "king" },
  ] as const) {
    const values = valuesOf(request);
    const { audited } = madeOf(values);
    expect(audited.wrong, JSON.stringify(request)).toEqual([]);
    expect(audited.found).toEqual(values);
    const wrong = madeOf(values.with(1, typeof values[1] === "bigint" ? 5n : 7)).audited;
    const places = placesOf(wrong, 1);
    if (places && !("values" in request))
      expect(boardIn(wrong, places).wrong.size).toBeGreaterThan(0);
  }
});

describe("the page's numbering of squares", () => {
  test("names the squares, and is that of the right table", () => {
    const values = TO_EDGE.with(15, 1);
    const { audited, is, table } = madeOf(values, "a8");
    expect(verdictOf("T", is, audited)).toBe(
      "T is the king's distance to the nearest square of the edge, squares from a8. But 1 of its 64 entries is wrong.",
    );
    expect(table.request).toMatchObject({ squares: "a8", to: ["edge"] });
    expect(table.values.slice()).toEqual(TO_EDGE);
    expect(firstPlaces(audited)).toEqual(at("h7"));
    expect(entryText(audited, 15)).toMatch(/^Entry 15, for h7, says 1\./);
    // The page's numbering does not apply to an array of another length.
    const other = madeOf(values, "0x88");
    expect(other.table.request).toBe("EDGE_DISTANCE");
    expect(verdictOf("T", other.is, other.audited)).toContain(
      "of the edge, squares from a1. But 1",
    );
  });

  const PAWN = SQUARES.flatMap((from) =>
    SQUARES.map((to) => Number([from - 7, from - 9].includes(to) && (from >> 3) - (to >> 3) === 1)),
  );

  test.each([
    [
      "a piece that is not in the package",
      ...[rowsOf(movesOf(CAMEL, 8, 8)).flat(), "a8"],
      /^is the camel's distance between two squares, .*squares from a8$/,
    ],
    ["a black pawn", PAWN, "a1", /^is the black pawn's attacks between two squares$/],
    [
      "a white pawn",
      PAWN,
      "a8",
      /^is the white pawn's attacks between two squares, squares from a8$/,
    ],
  ] as const)("of %s", (_, values, numbering, is) => {
    expect(madeOf(values, numbering).is).toMatch(is);
  });
});

describe("sets for each square", () => {
  const bits = (...squares: readonly number[]): bigint =>
    squares.reduce((set, square) => set | (1n << BigInt(square)), 0n);
  const bitsOf = (...names: readonly string[]): bigint => bits(...names.map(sq));

  /** The squares that a white pawn attacks from each square, as sets of bits. */
  const PAWN = SQUARES.map((from) =>
    bits(...[from + 7, from + 9].filter((to) => to < 64 && (to >> 3) - (from >> 3) === 1)),
  );

  test.each([
    ["a2", bitsOf("c4"), "lacks b3 and wrongly has c4."],
    ["a2", 0n, "lacks b3."],
    ["b2", bitsOf("a3", "c3", "h8"), "wrongly has h8."],
    ["b2", bitsOf("e5", "f6"), "lacks a3 and c3 and wrongly has e5 and f6."],
    ["b2", 2n ** 64n - 1n - bitsOf("a3"), "lacks a3 and wrongly has 62 squares."],
    ["b2", bitsOf("a3", "c3"), "is 0x50000, and that is right."],
  ])("%s: %#", (square, set, text) => {
    const { audited, table } = madeOf(PAWN.with(sq(square), set));
    const places = at(square);
    expect(entryText(audited, sq(square), places)).toBe(
      `Entry ${sq(square)}, for ${square}, ${text}`,
    );
    expect(table.values.slice()).toEqual(PAWN);
    expect(table.request).toBe("WHITE_PAWN_ATTACKS");
    if (audited.wrong.length > 0) expect(firstPlaces(audited)).toEqual(places);
    expect(boardIn(audited, places).wrong.size > 0).toBe(audited.wrong.length > 0);
    expect(whyText(audited, places)).toBe("");
  });

  const turned = (set: bigint): bigint =>
    bits(...SQUARES.filter((square) => (set >> BigInt(63 - square)) & 1n));
  const WRONG_SETS = PAWN.with(sq("a2"), bitsOf("c4", "h8"));
  const what = (pawn: string): string =>
    `is the squares that a ${pawn} pawn attacks, as a set for each square`;

  test.each([
    ["a8", PAWN, WRONG_SETS, `${what("black")}, squares from a8`, "a7", "b6", ["h1", "c5"]],
    [
      "a1",
      ...[PAWN.map(turned), WRONG_SETS.map(turned)],
      `${what("white")}, bit 0 is h8`,
      ...["a2", "b3", ["c4", "h8"]],
    ],
    [
      "a8",
      ...[PAWN.map(turned), WRONG_SETS.map(turned)],
      `${what("black")}, squares from a8, bit 0 is h1`,
      ...["a7", "b6", ["h1", "c5"]],
    ],
  ] as const)("squares from %s: %#", (numbering, right, sets, is, square, lacks, more) => {
    const made = madeOf(sets, numbering);
    expect(made.is).toBe(is);
    expect(made.table.values.slice()).toEqual(right);
    expect(firstPlaces(made.audited)).toEqual(at(square));
    expect(entryText(made.audited, 8, at(square))).toBe(
      `Entry 8, for ${square}, lacks ${lacks} and wrongly has ${more.join(" and ")}.`,
    );
    const { grid, wrong } = boardIn(made.audited, at(square));
    expect(numbersIn(grid)).toEqual(SQUARES.map((one) => Number(more.map(sq).includes(one))));
    expect([...wrong.keys()].map((square) => nameOf(square)).toSorted()).toEqual(
      [lacks, ...more].toSorted(),
    );
  });

  test.each(sampled(LANGUAGE_NAMES, 3))("the right table in %s, and which bits it has", (lang) => {
    const textOf = (made: Made): string =>
      filesIn(lang, made.table, "none")
        .map(({ text }) => text)
        .join("\n");
    // From b2: a3 and c3.
    for (const numbering of ["a1", "a8"] as const)
      expect(textOf(madeOf(PAWN, numbering))).toMatch(/0x0*50000(?![\da-f])|\b327680\b/i);
    if (lang === "ts") return;
    const text = textOf(madeOf(PAWN.map(turned)));
    expect(text).toMatch(/64 bits: bit n for square 63 - n\./);
    expect(text).not.toMatch(/bit n for square n(?! xor 63)/);
  });

  test("by distance, the entry has a set, too", () => {
    const rings = rowsOf(KING_MOVES).flatMap((row) =>
      SQUARES.slice(0, 8).map((distance) => bits(...SQUARES.filter((to) => row[to] === distance))),
    );
    const { audited, is } = madeOf(rings.with(1, bitsOf("b1", "b2", "c3")));
    expect(is).toBe("is the king's rings from a square");
    expect(entryText(audited, 1)).toBe("Entry 1, for a1, distance 1, lacks a2 and wrongly has c3.");
  });
});

test.each([
  [
    KNIGHT.map((moves, pair) => (moves + pair) % 5),
    "with 4,096 numbers, is no table that this page knows, or too much of it is wrong to tell which.",
  ],
  [
    SQUARES.slice(1),
    "with 63 numbers, is no table that this page knows; one number for each square would be 64: there is 1 missing.",
  ],
  [KNIGHT.slice(0, 4095), "between two squares, but wrong: the last entry is missing."],
  [
    ["FAR", ...SQUARES],
    "holds names, such as FAR, and only a compiler knows their values. Paste it with numbers instead.",
  ],
])("what is no table: %#", (values, told) => {
  const found = foundIn(source(values));
  expect(auditOf(found)).toBeUndefined();
  expect(unknownText(found)).toMatch(/^T,? /);
  expect(unknownText(found)).toContain(told);
});
