/** What the explorer says of arrays of other programs, without a browser, against the tests' own search. */
import { describe, expect, test } from "vitest";
import { examine } from "../../generator/audit/examine.js";
import { auditOf, beside, tablesLike, type Made } from "../../explorer/audit/findings.js";
import { foundArray } from "../../explorer/audit/found-array.js";
import type { FoundArray } from "../../explorer/audit/messages.js";
import { elementAt, firstPlaces, placesOf } from "../../explorer/model/audit.js";
import { arrayIn, boardIn } from "../../explorer/model/audit-grids.js";
import {
  entryText,
  unknownText,
  verdictOf,
  waysOf,
  whyText,
} from "../../explorer/model/audit-texts.js";
import type { Places } from "../../explorer/model/places.js";
import {
  KING_MOVES,
  KNIGHT_MOVES,
  search,
  sq,
  SQUARES,
  WAZIR_MOVES,
  type Moves,
} from "../support/board.js";
import { PUBLISHED, WRONG } from "../support/published-arrays.js";
import { sampled } from "../support/sampling.js";
import { filesIn, tableText } from "../../explorer/model/take-away-texts.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { parseRequest } from "../../generator/request/request.js";
import { tableOf } from "../../generator/core/table.js";
import { TABLES } from "../../generator/core/catalogue.js";
import { lengthOf } from "../../generator/core/layout.js";
import type { NumberingName } from "../../generator/boards/numbering.js";

const source = (values: readonly (number | bigint | string)[]): string =>
  `const int T[] = { ${values.join(", ")} };`;

/** What the page gets of a text with one array, as its worker sends it. */
const foundIn = (text: string): FoundArray => {
  const [examined, another] = [...examine(text, "t.cpp")];
  if (!examined || another) throw new Error("not one array");
  return structuredClone(foundArray(examined));
};

const madeOf = (values: readonly (number | bigint)[]): Made => {
  const made = auditOf(foundIn(source(values)));
  if (!made) throw new Error("no table");
  return made;
};

/** The numbers of moves between all pairs of squares of 8×8, 255 where there is no way. */
const byPair = (moves: Moves): readonly number[] =>
  SQUARES.flatMap((from) =>
    search(moves, 8, 8, [[from % 8, Math.floor(from / 8)]]).map((count = 255) => count),
  );

const KNIGHT = byPair(KNIGHT_MOVES);

/** An array beside a table that the page offers, in a numbering of the page. */
const besideNamed = (found: FoundArray, name: string, numbering: NumberingName = "a1"): Made => {
  const table = tablesLike(found, numbering).find((one) => one.name === name);
  if (!table) throw new Error("not offered");
  return beside(found, table);
};

const at = (from: string, to: string): Places => ({ pieces: [sq(from)], target: sq(to) });

/** The pairs of a corner and its neighbor on the diagonal, in the order of an array by pair. */
const CORNER_PAIRS = ["a1 b2", "h1 g2", "b2 a1", "g2 h1", "b7 a8", "g7 h8", "a8 b7", "h8 g7"];

describe("a knight by pair whose corners are forgotten", () => {
  const forgotten = KNIGHT.map((moves, pair) => {
    const [from = "", to = ""] = [pair >> 6, pair & 63].map(
      (square) => "abcdefgh".charAt(square % 8) + String(1 + Math.floor(square / 8)),
    );
    return CORNER_PAIRS.includes(`${from} ${to}`) ? 2 : moves;
  });
  const { audited, is } = madeOf(forgotten);

  test("eight entries are wrong, and the first is shown", () => {
    expect(audited.wrong).toEqual(
      CORNER_PAIRS.map((pair) => {
        const [from = "", to = ""] = pair.split(" ");
        return 64 * sq(from) + sq(to);
      }),
    );
    expect(verdictOf("T", is, audited)).toBe(
      "T is the knight's distance between two squares. But 8 of its 4,096 entries are wrong.",
    );
    expect(firstPlaces(audited)).toEqual(at("a1", "b2"));
  });

  test.each(sampled(CORNER_PAIRS, 2))(
    "%s: both squares in the middle are off the board",
    (pair) => {
      const [from = "", to = ""] = pair.split(" ");
      const places = at(from, to);
      expect(entryText(audited, elementAt(audited, places), places)).toBe(
        `Entry ${64 * sq(from) + sq(to)}, for ${from} → ${to}, says 2. It should say 4.`,
      );
      expect(whyText(audited, places)).toBe(
        `Two squares would be one move from both ${from} and ${to}: both are off the board. The shortest way takes 4 moves; the line shows one.`,
      );
      const { route, missing } = waysOf(audited, places);
      expect([route[0], route.at(-1), route.length]).toEqual([sq(from), sq(to), 5]);
      expect(missing).toHaveLength(2);
      for (const [, { files, ranks } = { files: NaN, ranks: NaN }] of missing)
        expect(Math.min(files, ranks, 7 - files, 7 - ranks)).toBe(-1);
    },
  );

  test("the board says what the array says, and marks the neighbor on the diagonal", () => {
    const { grid, squareNames, wrong } = boardIn(audited, at("a1", "c3"));
    expect(grid.cells.map((cell) => (cell.kind === "distance" ? cell.number : NaN))).toEqual(
      forgotten.slice(0, 64),
    );
    expect([...wrong]).toEqual([[sq("b2"), "4"]]);
    expect(squareNames[sq("b2")]).toBe("b2, 2, wrong, should be 4");
    expect(whyText(audited, at("a1", "c3"))).toBe("");
  });
});

test.each(sampled(PUBLISHED, 6))("$repository: $array is right, or not known", ({ request }) => {
  const [entry] = parseRequest({ tables: [{ name: "own", ...request }] }).entries;
  if (!entry) throw new Error("no entry");
  const values = tableOf(entry, entry.board).values.map((value = 255) => value);
  const made = auditOf(foundIn(source(values)));
  if (!made) return;
  expect(made.audited.wrong).toEqual([]);
  expect(verdictOf("", made.is, made.audited)).toMatch(
    /^This array is .* All .* entries are right\./,
  );
  const places = firstPlaces(made.audited);
  if (places) expect(whyText(made.audited, places)).toBe("");
});

describe("published arrays that are wrong", () => {
  const [edge, taxicab, least] = WRONG;

  test("one entry of Pumpkin's distances to the edge", () => {
    const { audited } = madeOf(edge?.published ?? []);
    expect(audited.wrong).toEqual([sq("h2")]);
    const places = firstPlaces(audited);
    expect(places).toEqual({ pieces: [], target: sq("h2") });
    if (!places) return;
    expect(whyText(audited, places)).toBe("h2 itself belongs to the edge: nothing has to move.");
    expect([...boardIn(audited, places).wrong]).toEqual([[sq("h2"), "0"]]);
  });

  test("too few moves to a region are too few to any square of it", () => {
    const center = Array.from({ length: 64 }, (_, square) => {
      const [file, rank] = [square & 7, square >> 3];
      return Math.max(3 - Math.min(file, 7 - file), 3 - Math.min(rank, 7 - rank));
    });
    const why = (name: string, says: number): string => {
      const { audited } = madeOf(center.with(sq(name), says));
      return whyText(audited, { pieces: [], target: sq(name) });
    };
    const shortest = "The shortest way takes";
    expect(why("e2", 1)).toBe(
      `No single move leads from e2 to a square of the center. ${shortest} 2 moves; the line shows one.`,
    );
    expect(why("a1", 2)).toBe(`${shortest} 3 moves; the line shows one.`);
  });

  test("half of PyChess' taxicab", () => {
    const { audited, is } = madeOf(taxicab?.published ?? []);
    expect(verdictOf("taxicab", is, audited)).toBe(
      "taxicab is the Manhattan distance between two squares, but only from the lesser square to the greater. 2,016 of its 4,096 entries are wrong.",
    );
    expect(audited.wrong.every((entry) => entry >> 6 > (entry & 63))).toBe(true);
  });

  test("PyChess' sdistance, which has the smaller of files and ranks, and half of them", () => {
    const { audited, is, request } = madeOf(least?.published ?? []);
    expect(request).toBe("DISTANCE");
    expect(audited.wrong).toHaveLength(least?.count ?? NaN);
    expect(verdictOf("sdistance", is, audited)).toBe(
      "sdistance is the king's distance between two squares, but with the smaller of files and ranks apart instead of the larger, and only from the lesser square to the greater. 3,752 of its 4,096 entries are wrong.",
    );
    expect(verdictOf("S", is, audited, "0x88")).toContain("two squares, squares from a1, but with");
    const from = at("a1", "c2");
    expect(entryText(audited, elementAt(audited, from), from)).toBe(
      "Entry 10, for a1 → c2, says 1. It should say 2.",
    );
    const found = auditOf(foundIn(source(least?.published ?? [])), "a8");
    expect(found?.is).toContain("squares, squares from a8, but with the smaller of files");
  });

  test("what no table is near may be compared with one", () => {
    const found = foundIn(source(KNIGHT.map((moves, pair) => (moves + pair) % 5)));
    expect(auditOf(found)).toBeUndefined();
    expect(unknownText(found)).toBe(
      "T, with 4,096 numbers, is no table that this page knows, or too much of it is wrong to tell which.",
    );
    const { audited, is } = besideNamed(found, "KNIGHT_DISTANCE");
    const wrong = KNIGHT.filter((moves, pair) => moves !== (moves + pair) % 5).length;
    expect(verdictOf("own", is, audited)).toBe(
      `own is compared with KNIGHT_DISTANCE. ${wrong.toLocaleString("en")} of its 4,096 entries are wrong.`,
    );
  });
});

describe("arrays by difference", () => {
  const KING = byPair(KING_MOVES);

  /** Numbers by difference, with some step for a rank; the king's, or the knight's far from corners. */
  const byDifference = (ofPairs: readonly number[], rank: number, length: number) =>
    Array.from({ length }, (_, entry) => {
      const middle = (length - 1) / 2;
      for (const from of SQUARES)
        for (const to of SQUARES) {
          const [files, ranks] = [(to % 8) - (from % 8), (to >> 3) - (from >> 3)];
          const hasCorner = [from, to].some((square) => [0, 7, 56, 63].includes(square));
          const isSmall = Math.abs(files) + Math.abs(ranks) === 2;
          if (middle + rank * ranks + files === entry && !(hasCorner && isSmall))
            return ofPairs[64 * from + to] ?? NaN;
        }
      return 0;
    });

  test.each([
    [KING, 15, 225],
    [KNIGHT, 15, 225],
    [KING, 16, 239],
    [KNIGHT, 16, 239],
  ])("%#: each wrong entry is shown from squares that read it", (ofPairs, rank, length) => {
    const right = byDifference(ofPairs, rank, length);
    const places = (length - 1) / 2 + rank + 2;
    for (const entry of [places, 112, length - 1]) {
      if (right[entry] === 0 && entry !== (length - 1) / 2) continue;
      const { audited } = madeOf(right.with(entry, 9));
      expect(audited.wrong).toEqual([entry]);
      const shown = firstPlaces(audited);
      if (!shown) throw new Error("no squares");
      const [from = NaN] = shown.pieces;
      const { target: to } = shown;
      const [files, ranks] = [(to % 8) - (from % 8), (to >> 3) - (from >> 3)];
      expect((length - 1) / 2 + rank * ranks + files).toBe(entry);
      const moves = ofPairs[64 * from + to] ?? NaN;
      expect(boardIn(audited, shown).wrong.get(to)).toBe(`${moves}`);
      const array = arrayIn(audited, entry);
      expect([...(array?.wrong.values() ?? [])]).toEqual([`${moves}`]);
      const cell = array?.elements.indexOf(entry) ?? NaN;
      expect([...(array?.wrong.keys() ?? [])]).toEqual([cell]);
      expect([cell % 15, Math.floor(cell / 15)]).toEqual([7 + files, 7 + ranks]);
    }
  });

  test("a knight's array is right, but needs the corner rule", () => {
    const { audited, is } = madeOf(byDifference(KNIGHT, 15, 225));
    expect(verdictOf("T", is, audited)).toBe(
      "T is the knight's distance, 15×15. All 225 entries are right. One thing is not in them: where exactly one of the two squares is a corner, the lookup must add 2 to entries 96, 98, 126 and 128.",
    );
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
    const [entry] = parseRequest({ tables: [{ name: "own", ...request }] }).entries;
    if (!entry) throw new Error("no entry");
    const table = tableOf(entry, entry.board);
    const values = table.values.map((value = 255) => value);
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
  const EDGE = SQUARES.map((square) => {
    const [file, rank] = [square % 8, square >> 3];
    return Math.min(file, rank, 7 - file, 7 - rank);
  });
  const found = foundIn(source(EDGE.with(15, 1)));

  const inA8 = (array: FoundArray): Made => {
    const made = auditOf(array, "a8");
    if (!made) throw new Error("no table");
    return made;
  };

  test("names the squares, and is that of the right table", () => {
    const { audited, is, request, table } = inA8(found);
    expect(verdictOf("T", is, audited, "a8")).toBe(
      "T is the king's distance to the nearest square of the edge, squares from a8. But 1 of its 64 entries is wrong.",
    );
    expect(request).toMatchObject({ squares: "a8", to: ["edge"] });
    expect(table.values).toEqual(EDGE);
    expect(firstPlaces(audited)).toEqual({ pieces: [], target: sq("h7") });
    expect(entryText(audited, 15)).toMatch(/^Entry 15, for h7, says 1\./);
    expect(auditOf(found)?.request).toBe("EDGE_DISTANCE");
  });

  test("by pair", () => {
    const { audited, request } = inA8(foundIn(source(KNIGHT.with(9, 2))));
    expect(request).toMatchObject({ squares: "a8", measure: "distance" });
    expect(entryText(audited, 9, firstPlaces(audited))).toBe(
      "Entry 9, for a8 → b7, says 2. It should say 4.",
    );
  });

  test("of a piece that is not in the package", () => {
    const camels = byPair(
      [-3, -1, 1, 3].flatMap((files) =>
        [4, -4].map((far) => [files, Math.sign(far) * (4 - Math.abs(files))] as const),
      ),
    );
    expect(inA8(foundIn(source(camels))).is).toMatch(
      /^is the camel's distance between two squares, .*squares from a8$/,
    );
  });

  test("a white pawn is no black one", () => {
    const attacks = SQUARES.flatMap((from) =>
      SQUARES.map((to) =>
        Number([from - 7, from - 9].includes(to) && (from >> 3) - (to >> 3) === 1),
      ),
    );
    const array = foundIn(source(attacks));
    expect(auditOf(array)?.is).toBe("is black pawn attacks between two squares");
    expect(inA8(array).is).toBe("is white pawn attacks between two squares, squares from a8");
  });

  describe("is that of the table with which an array is compared", () => {
    const unlike = (length: number): FoundArray =>
      foundIn(source(Array.from({ length }, (_, index) => (index * 7) % 31)));

    /** The moves of a king to the edge, and 0 for numbers that are no squares. */
    const edge = (length: number, squareOf: (number: number) => readonly number[]) =>
      Array.from({ length }, (_, number) => {
        const [file = NaN, rank = NaN] = squareOf(number);
        return Math.max(0, Math.min(file, rank, 7 - file, 7 - rank));
      });

    test.each([
      ["a1", "", edge(64, (number) => [number % 8, number >> 3]), "b3"],
      ["a8", ", squares from a8", edge(64, (number) => [number % 8, 7 - (number >> 3)]), "b6"],
      ["0x88", ", squares 0x88", edge(128, (number) => [number % 16, number >> 4]), "b2"],
      [
        "mailbox",
        ", squares mailbox",
        edge(120, (number) => [(number % 10) - 1, Math.floor(number / 10) - 2]),
        "no square",
      ],
    ] as const)("%s", (numbering, squares, right, seventeenth) => {
      const made = besideNamed(unlike(right.length), "EDGE_DISTANCE", numbering);
      const { audited, is, request, published } = made;
      expect(is).toBe(`is compared with EDGE_DISTANCE${squares}`);
      expect(audited.expected).toEqual(right);
      expect(entryText(audited, 17)).toContain(seventeenth);
      expect(request).toEqual(
        numbering === "a1" ? "EDGE_DISTANCE" : expect.objectContaining({ squares: numbering }),
      );
      expect(published?.name).toBe("EDGE_DISTANCE");
    });

    test("from a8, a lesser number is north", () => {
      const of = (numbering: NumberingName) =>
        besideNamed(unlike(4096), "DIRECTION", numbering).audited.expected[64 * 8];
      expect([of("a1"), of("a8")]).toEqual([5, 1]);
    });

    test.each([
      ["EDGE_DISTANCE", "0x88"],
      ["EDGE_DISTANCE", "mailbox"],
      ["SQUARE_COLOR", "a8"],
    ] as const)("%s from a1, not %s", (name, numbering) => {
      const { audited, is } = besideNamed(unlike(64), name, numbering);
      expect(verdictOf("T", is, audited, numbering)).toMatch(
        /^T is compared with \w+, squares from a1\. \d+ of its 64 entries are wrong\.$/,
      );
    });

    test("all tables with as many entries are offered", () => {
      for (const length of [64, 225, 240, 512, 4096]) {
        const names = [...TABLES].flatMap(([name, { layout, board }]) =>
          lengthOf(layout(board)) === length ? [name] : [],
        );
        const offered = tablesLike(unlike(length), "a1").map(({ name }) => name);
        expect(offered.sort()).toEqual(names.sort());
        expect(
          tablesLike(unlike(length), "a8")
            .map(({ name }) => name)
            .sort(),
        ).toEqual(offered);
      }
      expect(tablesLike(unlike(128), "a1").map(({ name }) => name)).toEqual(["SQUARE_FROM_0X88"]);
    });
  });

  test("gives way to that of an array with other numbers", () => {
    const { is, audited } = auditOf(found, "0x88") ?? inA8(found);
    expect(verdictOf("T", is, audited, "0x88")).toContain("of the edge, squares from a1. But 1");
  });
});

describe("tables to a region", () => {
  const TARGETS: Readonly<Record<string, readonly string[]>> = {
    center: ["d4", "e4", "d5", "e5"],
    "dark-corners": ["a1", "h8"],
  };

  const whyOf = (region: string, square: string, says: number): string => {
    const goals = (TARGETS[region] ?? []).map(sq);
    const moves = region === "center" ? KING_MOVES : WAZIR_MOVES;
    const rows = goals.map((goal) => search(moves, 8, 8, [[goal % 8, goal >> 3]]));
    const right = SQUARES.map((from) => Math.min(...rows.map((row) => row[from] ?? NaN)));
    const { audited } = madeOf(right.with(sq(square), says));
    expect(audited.wrong).toEqual([sq(square)]);
    return whyText(audited, { pieces: [], target: sq(square) });
  };

  test.each([
    ["center", "d4", 1, "d4 itself belongs to the center: nothing has to move."],
    ["dark-corners", "a1", 1, "a1 itself is one of the dark corners: nothing has to move."],
    [
      "center",
      "b4",
      0,
      "Zero is only for a square that belongs to the center. The shortest way takes 2 moves; the line shows one.",
    ],
  ])("%s, %s says %i", (region, square, says, why) => {
    expect(whyOf(region, square, says)).toBe(why);
  });
});

describe("sets for each square", () => {
  /** The squares that a white pawn attacks, for squares from a1, with bits of the squares. */
  const PAWN = SQUARES.map((from) =>
    [1, -1].reduce((set, files) => {
      const [file, rank] = [(from % 8) + files, (from >> 3) + 1];
      return file < 0 || file > 7 || rank > 7 ? set : set | (1n << BigInt(8 * rank + file));
    }, 0n),
  );
  const bits = (...names: readonly string[]): bigint =>
    names.reduce((set, name) => set | (1n << BigInt(sq(name))), 0n);
  const written = (sets: readonly bigint[]): FoundArray =>
    foundIn(source(sets.map((set) => `0x${set.toString(16).padStart(16, "0")}ULL`)));

  test.each([
    ["a2", bits("c4"), "lacks b3 and has c4 too many."],
    ["a2", 0n, "lacks b3."],
    ["b2", bits("a3", "c3", "h8"), "has h8 too many."],
    ["b2", bits("e5", "f6"), "lacks a3 and c3 and has e5 and f6 too many."],
    ["b2", 2n ** 64n - 1n - bits("a3"), "lacks a3 and has 62 squares too many."],
    ["b2", bits("a3", "c3"), "is 0x50000, and that is right."],
  ])("%s: %#", (square, set, text) => {
    const { audited, table, request } = auditOf(written(PAWN.with(sq(square), set))) ?? madeOf([]);
    const places = { pieces: [], target: sq(square) };
    expect(entryText(audited, sq(square), places)).toBe(
      `Entry ${sq(square)}, for ${square}, ${text}`,
    );
    expect(table.values).toEqual(PAWN);
    expect(request).toBe("WHITE_PAWN_ATTACKS");
    if (audited.wrong.length > 0) expect(firstPlaces(audited)).toEqual(places);
    expect(boardIn(audited, places).wrong.size > 0).toBe(audited.wrong.length > 0);
    expect(whyText(audited, places)).toBe("");
  });

  test("from a8, they are those of the other pawn", () => {
    const made = auditOf(written(PAWN.with(sq("a2"), bits("c4"))), "a8");
    if (!made) throw new Error("no table");
    expect(made.is).toBe(
      "is the squares that a black pawn attacks, as a set for each square, squares from a8",
    );
    expect(made.table.values).toEqual(PAWN);
    expect(entryText(made.audited, sq("a2"), firstPlaces(made.audited))).toBe(
      "Entry 8, for a7, lacks b6 and has c5 too many.",
    );
  });

  describe("with bits from h8", () => {
    const turned = (set: bigint): bigint =>
      SQUARES.reduce(
        (other, square) => other | (((set >> BigInt(square)) & 1n) << BigInt(63 - square)),
        0n,
      );
    const found = written(PAWN.map(turned).with(sq("a2"), turned(bits("c4", "h8"))));

    test.each([
      [
        "a1",
        "a white pawn attacks, as a set for each square, bit 0 is h8",
        "a2",
        "lacks b3 and has c4 and h8 too many.",
      ],
      [
        "a8",
        "a black pawn attacks, as a set for each square, squares from a8, bit 0 is h1",
        "a7",
        "lacks b6 and has h1 and c5 too many.",
      ],
    ] as const)("squares from %s", (numbering, what, square, text) => {
      const { audited, is, table } = auditOf(found, numbering) ?? madeOf([]);
      expect(is).toBe(`is the squares that ${what}`);
      expect(table.values).toEqual(PAWN.map(turned));
      const places = { pieces: [], target: sq(square) };
      expect(firstPlaces(audited)).toEqual(places);
      expect(entryText(audited, 8, places)).toBe(`Entry 8, for ${square}, ${text}`);
      const { grid, wrong } = boardIn(audited, places);
      const marked = grid.cells.flatMap((cell, at) =>
        cell.kind === "distance" && cell.number === 1 ? [at] : [],
      );
      const names = numbering === "a1" ? ["c4", "h8"] : ["h1", "c5"];
      expect(marked).toEqual(names.map(sq));
      expect([...wrong.keys()].sort((one, other) => one - other)).toEqual(
        [...names, numbering === "a1" ? "b3" : "b6"].map(sq).sort((one, other) => one - other),
      );
    });

    test.each(sampled(LANGUAGE_NAMES, 3, "bits"))(
      "the right table in %s says which bits",
      (lang) => {
        const { table } = auditOf(found) ?? madeOf([]);
        if (lang === "ts") return;
        const text = filesIn(lang, table, "none")
          .map((file) => file.text)
          .join("\n");
        expect(text).toContain("A set is 64 bits: bit n for square n xor 63.");
        expect(text).not.toMatch(/bit n for square n(?! xor 63)/);
      },
    );
  });

  test.each(sampled(LANGUAGE_NAMES, 3))("the right table in %s", (lang) => {
    for (const numbering of ["a1", "a8"] as const) {
      const made = auditOf(written(PAWN), numbering);
      if (!made) throw new Error("no table");
      const texts =
        lang === "ts"
          ? [tableText(made.table)]
          : filesIn(lang, made.table, "none").map(({ text }) => text);
      // Of b2: a3 and c3.
      expect(texts.join("\n")).toMatch(/0x0*50000(?![\da-f])|\b327680\b/i);
    }
  });

  test("by distance, the entry has a set, too", () => {
    const rings = SQUARES.flatMap((from) => {
      const row = search(KING_MOVES, 8, 8, [[from % 8, from >> 3]]);
      return SQUARES.slice(0, 8).map((distance) =>
        SQUARES.filter((to) => row[to] === distance).reduce(
          (set, to) => set | (1n << BigInt(to)),
          0n,
        ),
      );
    });
    const { audited, is } = madeOf(rings.with(1, bits("b1", "b2", "c3")));
    expect(is).toBe("is king rings from a square");
    expect(entryText(audited, 1)).toBe(
      "Entry 1, for a1, distance 1, lacks a2 and has c3 too many.",
    );
  });
});

test("numbers that are missing are told", () => {
  expect(unknownText(foundIn(source(SQUARES.slice(1))))).toBe(
    "T, with 63 numbers, is no table that this page knows; one for each square would be 64: 1 is missing.",
  );
});

test("names among the numbers are named", () => {
  const text = source(SQUARES).replace("7,", "FAR,");
  expect(unknownText(foundIn(text))).toBe(
    "T holds names, such as FAR, and only a compiler knows their numbers. Paste it with numbers.",
  );
});
