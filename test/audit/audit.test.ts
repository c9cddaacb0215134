/** Tests the audit with arrays in sources of all languages: tables of the package, and arrays that are not tables. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { audit, type Finding } from "../../generator/audit/audit.js";
import { readArrays as arraysOf } from "../../generator/audit/read-arrays.js";
import { ENTRIES } from "../../generator/core/catalogue.js";
import { LANGUAGE_NAMES, languageNamed } from "../../generator/languages/languages.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import type { Table } from "../../generator/core/tables/table.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { SQUARES as squares, squaresToEdge } from "../support/board.js";
import { expectedOf } from "../support/expected.js";
import { demanded } from "../support/answers.js";
import { TABLES } from "../support/exports.js";
import { hexagonsOf, squaresOf } from "../support/graphs.js";
import { HARD_TEXTS } from "../support/hard-texts.js";
import { KING, KNIGHT, searchedFrom, searchedPairs } from "../support/pieces.js";
import { bitsOf, isDiagonal, setsOn, type OfDifference } from "../support/relations.js";
import {
  AS_LONG,
  bareText,
  elementsFor,
  LONGER,
  NEARLY_KNOWN,
  requestsOn,
  tableFor,
} from "../support/own-tables.js";
import type { Question } from "../support/questions.js";
import { questionsOn, requestOf } from "../support/random-boards.js";
import { isPossible } from "../support/refusals.js";
import { chance, draw, isThorough, runs, sampled, SEED } from "../support/sampling.js";

/** Engines are not written in Coq. */
const AUDITED = LANGUAGE_NAMES.filter((lang) => lang !== "coq");

const source = (values: Iterable<number | bigint>): string =>
  `static const T TABLE[] = {${[...values].join(", ")}};`;

/** The finding for a C++ file with one array. */
const found = (values: Iterable<number | bigint>): Finding => {
  const [finding, another] = audit(source(values), "t.cpp");
  if (!finding || another) throw new Error("not one array");
  return finding;
};

describe("the audit recognizes every table of the package:", () => {
  const cases = ENTRIES.map((entry) => tableOf(entry, entry.board))
    .filter(({ layout }) => layout.rows.length > 0)
    .flatMap((table) => AUDITED.map((lang) => ({ name: table.names.table, lang, table })));
  test.each(sampled(cases, 3, "audit"))("$name in $lang", ({ name, lang, table }) => {
    const { file, text } = languageNamed(lang).table(table);
    // Java's arrays stay private only if the header says that the file is generated.
    const header = lang === "java" ? "// DO NOT EDIT\n" : "";
    const option = lang === "ts" ? "" : ` --lang ${lang}`;
    const command = `npx chess-distance --table ${name}${option}`;
    expect(audit(header + text, file)).toMatchObject([{ kind: "equal", table: name, command }]);
  });
});

/** Sets of several words, and an array of several parts. */
const largerTables = AUDITED.flatMap((lang) => [
  { lang, board: "9x10", measure: "rings", piece: "knight" } as const,
  { lang, board: "10x10", measure: "distance", piece: "knight" } as const,
]);

test.each(sampled(largerTables, 1, "larger"))(
  "knights on $board in $lang",
  ({ lang, ...request }) => {
    const [entry] = parseRequest({ tables: [request] }).entries;
    if (!entry) throw new Error("no table");
    const table = tableOf(entry, entry.board);
    const { file, text } = languageNamed(lang).table(table);
    const [finding, ...others] = audit(text, file);
    expect([finding?.kind, finding?.table, others]).toEqual(["equal", table.names.table, []]);
    if (request.measure === "distance") expect(finding?.sizes).toEqual([table.values.length]);
  },
);

/**
 * Whether a pair of squares on 8×8 with an absolute difference is left, whichever six squares are holes. By 7 and 3,
 * some squares are in two pairs, so that six holes are enough for all ten.
 */
const hasManyPairs = (index: number): boolean => {
  const pairs = (8 - (index % 8)) * (8 - (index >> 3));
  return pairs > 3 && pairs !== 5;
};

describe("tables of the tool, judged by their numbers alone", () => {
  // All of them, several thousand on each board, would take hours.
  const requests = [
    ...draw(AS_LONG.flatMap(requestsOn), runs(1, 50), "own"),
    ...draw(LONGER.flatMap(requestsOn), runs(0, 10), "longer"),
    ...draw(NEARLY_KNOWN, runs(1, 50), "nearly"),
  ];
  const cases = requests.map((request, place) => ({
    lang: AUDITED[(place + SEED) % AUDITED.length] ?? "c",
    text: JSON.stringify(request),
    request,
  }));
  test.each(cases)("no right table is called wrong, in $lang: $text", ({ lang, request }) => {
    const table = tableFor(request);
    const found = table ? audit(bareText(table, lang), languageNamed(lang).table(table).file) : [];
    expect(found.filter(({ kind }) => kind === "wrong")).toEqual([]);
  });

  const planted = draw(requestsOn("8x8"), runs(1, 50), "planted");
  test.each(planted)(
    "one wrong entry is found where enough entries tell tables apart: %j",
    (request) => {
      const table = tableFor(request);
      if (table === undefined || table.measure.element.type === "u64") return;
      const { layout, values } = table;
      const numbers = values.slice().map((value = 255) => Number(value));
      if (found(numbers).kind !== "equal") return;
      const read = [...numbers.keys()].filter((index) => layout.cell(index) !== undefined);
      const counts = new Map<number, number>();
      for (const index of read)
        counts.set(numbers[index] ?? NaN, (counts.get(numbers[index] ?? NaN) ?? 0) + 1);
      const others = read.length - Math.max(...counts.values());
      // To a region, no answer is greater than that of an unreachable square.
      const certain = (request.layout === "abs-diff" ? read.filter(hasManyPairs) : read).filter(
        (index) => !layout.nearest || numbers[index] !== 255,
      );
      const index = certain[SEED % certain.length] ?? NaN;
      const expected = numbers[index] ?? NaN;
      // By difference, another answer of the table may be that of a piece with one move more; to the center, a lesser one.
      const answers = layout.isByDifference ? [77, 78] : [...counts.keys(), 77];
      const least = layout.nearest ? expected : -Infinity;
      const other = answers.find((answer) => answer !== expected && answer >= least);
      const wrong = [{ index, found: other, expected }];
      expect(found(numbers.with(index, other ?? NaN))).toMatchObject(
        others < 15 ? { kind: "none" } : { kind: "wrong", wrong },
      );
    },
  );

  const MOBIUS = { size: "8x8", joins: [{ side: "files", mirror: true }] } as const;
  const HOLES = { size: "8x8", holes: ["d4", "e5"] };
  const CORNERLESS = { size: "8x8", holes: ["h8"] };
  const MIRRORED = { start: 81, file: -1, rank: -10 };
  const UNKNOWN: readonly TableRequest[] = [
    { piece: "RQ6" },
    { piece: "RfsN", squares: "a8" },
    { board: "cylinder", piece: "K" },
    { board: MOBIUS, piece: "W" },
    { measure: "rings", piece: "B6", squares: "a8" },
    { measure: "zones", piece: "B6" },
    { measure: "paths", piece: "RQ6" },
    { piece: "RB6", layout: "superimposed" },
    { piece: "RlF", layout: "0x88" },
    { piece: "KQ6", layout: "abs-diff" },
    { piece: "Q6", to: "light-corners" },
    { piece: "Q6", from: "light-corners" },
    { piece: "NflF", from: "corners" },
    { measure: "pathCount", piece: "RQ6" },
    { measure: "attacks", piece: "KfsN" },
    { measure: "attacks", board: "cylinder", piece: "K" },
    { measure: "attacks", piece: "QlN", layout: "0x88" },
    { measure: "attacks", piece: "R6", layout: "superimposed" },
    { measure: "steps", piece: "QfNN", layout: "superimposed" },
    { measure: "increment", piece: "QlN", layout: { rank: 16, zero: 119, length: 239 } },
    { measure: "between", piece: "Q6" },
    { measure: "moves", piece: "B6" },
    { measure: "step", board: MOBIUS, piece: "K" },
    { measure: "reach", piece: "phoenix" },
    { measure: "reach", piece: "R3bsR" },
    { measure: "reach", board: HOLES, piece: "K", squares: "a8" },
    { measure: "attacks", board: HOLES, piece: "R", squares: "a8", filler: 9 },
    { measure: "direction", board: HOLES, squares: { rank: 8, length: 64 } },
    { measure: "color", board: HOLES, squares: "0x88", filler: 9 },
    { piece: "BfN", layout: "center" },
    { piece: "BfrN", layout: "center" },
    { piece: "RfrN", to: "corners" },
    { piece: "[W?B]", to: "h8" },
    { board: { size: "8x8", holes: ["d4"] }, squares: { rank: 8 }, measure: "moves", piece: "N" },
    { board: { size: "8x8", holes: ["d4"] }, squares: { rank: 8 }, measure: "moves", piece: "K" },
    { board: HOLES, squares: "a8", measure: "steps", piece: "QlN" },
    { board: HOLES, squares: "a8", piece: "nN" },
    { board: { size: "8x8", holes: ["g8"] }, squares: "a8", piece: "R", layout: "center" },
    { board: { size: "8x8", holes: ["d5"] }, squares: "a8", piece: "BW", layout: "center" },
    { board: MOBIUS, measure: "attacks", piece: "K" },
    { board: CORNERLESS, piece: "WR", layout: "superimposed", color: "black", squares: MIRRORED },
    { board: CORNERLESS, piece: "fRQ", layout: "0x88" },
    { board: CORNERLESS, piece: "Q", layout: "superimposed", filler: 8 },
    { board: { size: "8x8", holes: ["a8", "h8", "h7"] }, piece: "K", layout: "superimposed" },
    { board: { size: "8x8", holes: ["a8", "h8"] }, piece: "N", layout: "abs-diff", filler: 9 },
  ];
  test.each(sampled(UNKNOWN, 2, "unknown"))(
    "a table of a piece or a board that the audit does not know: %j",
    (request) => {
      expect(found(elementsFor(request)).kind).toMatch(/none|unclear/);
    },
  );

  const ofKing = elementsFor({ piece: "K", layout: "superimposed" });
  test.each<readonly [what: string, entries: readonly (readonly [index: number, moves: number])[]]>(
    [
      ["only one of a1, h8 and h8, a1", [[0, 0]]],
      [
        "different numbers for a1, h8 and h8, a1",
        [
          [0, 0],
          [224, 8],
        ],
      ],
      [
        "a number for a1, h8 and h8, a1, and for other differences of a1 or h8",
        [
          [0, 0],
          [224, 0],
          [1, 0],
          [223, 0],
          [2, 0],
        ],
      ],
    ],
  )("no hole explains mistakes by difference: %s", (_, entries) => {
    const values = ofKing.map(Number);
    for (const [index, moves] of entries) values[index] = moves;
    expect(found(values)).toMatchObject({ kind: "wrong", wrong: { length: entries.length } });
  });

  const by0x88 = (piece: string) =>
    elementsFor({ measure: "attacks", piece, layout: "0x88" }).map(Number);
  test.each([
    ["one more leap, which a piece may have", "unclear", by0x88("R").with(120 + 2 * 16 + 3, 1)],
    ["a number that no leap has", "wrong", by0x88("R").with(120 + 2 * 16 + 3, 2)],
    ["a move that is missing to one side", "wrong", by0x88("R").with(120 + 3, 0)],
    [
      "a move that is missing to both sides",
      "unclear",
      by0x88("R")
        .with(120 + 3, 0)
        .with(120 - 3, 0),
    ],
  ])("a rook's attacks by difference with %s: %s", (_, kind, values) => {
    expect(found(values).kind).toBe(kind);
  });
});

/** The number of entries that may be wrong: 15 % of all, or of those without the commonest value. */
const part = (count: number): number => Math.floor(count * 0.15);

const withFaults = TABLES.flatMap((one) => [1, 5, 20].map((count) => ({ ...one, count })));

test.each(sampled(withFaults, 1, "faults"))("$name with $count faults", (one) => {
  const { name, table, count } = one;
  const values = [...table];
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [[commonest] = []] = [...counts].sort(([, first], [, second]) => second - first);
  // By 0x88 difference, no call reads the first column.
  const read = [...values.keys()].filter((index) => !name.includes("0X88_DIFF") || index % 16 > 0);
  const telling = read.filter((index) => values[index] !== commonest);
  const random = chance(count + values.length);
  const certain = name === "NDIS" ? read.filter(hasManyPairs) : read;
  const inOrder = certain.map((index) => [random(), index] as const).sort(([a], [b]) => a - b);
  const planted = new Set<number>();
  let tellings = 0;
  for (const [, index] of inOrder) {
    if (planted.size === count) break;
    if (values[index] !== commonest && tellings++ >= part(telling.length)) continue;
    planted.add(index);
  }
  const wrong = values.map((value, index) =>
    planted.has(index) ? (value === 3 ? 2 : value + (random() < 0.5 ? 1 : 2)) : value,
  );
  const finding = found(wrong);
  const isPlanted = telling.length >= 15 && planted.size === count && count <= part(read.length);
  if (!isPlanted) expect(finding.kind).toMatch(/none|unclear/);
  // Beyond this count, too few of the entries that tell tables apart may agree.
  else if (count <= part(telling.length) || finding.kind === "wrong")
    expect(finding).toMatchObject({
      kind: "wrong",
      table: name,
      wrong: [...planted]
        .sort((first, second) => first - second)
        .map((index) => ({ index, found: wrong[index], expected: values[index] })),
    });
});

const ofSquares = (of: (file: number, rank: number) => number): readonly number[] =>
  squares.map((square) => Math.round(of(square & 7, square >> 3)));

const shuffled = (length: number, seed: number): readonly number[] => {
  const random = chance(seed);
  const drawn = [...Array(length).keys()].map((one) => [random(), one] as const);
  return drawn.sort(([one], [other]) => one - other).map(([, one]) => one);
};

const keys = (length: number, seed: number): readonly bigint[] => {
  const random = chance(seed);
  const half = (): bigint => BigInt(Math.floor(random() * 2 ** 32));
  return Array.from({ length }, () => (half() << 32n) | half());
};

const drawn = (length: number, most: number, seed: number): readonly number[] => {
  const random = chance(seed);
  return Array.from({ length }, () => Math.floor(random() * most));
};

const counted = (length: number, of: (index: number) => number): readonly number[] =>
  Array.from({ length }, (_, index) => of(index));

/** An answer for each pair of squares, by the files and ranks from the first to the second. */
const byPair = (files: number, ranks: number, of: OfDifference): readonly number[] =>
  counted((files * ranks) ** 2, (pair) => {
    const [from, to] = [Math.floor(pair / (files * ranks)), pair % (files * ranks)];
    return of((to % files) - (from % files), Math.floor(to / files) - Math.floor(from / files));
  });

/** An answer for each difference of files and ranks, with `row` entries per rank. The middle is for equal squares. */
const byDifference = (row: number, length: number, of: OfDifference): readonly number[] =>
  counted(length, (index) => {
    const difference = index - Math.floor(length / 2);
    const ranks = Math.round(difference / row);
    return of(difference - row * ranks, ranks);
  });

/** The king's distance, by the right rule and by a wrong one. */
const larger: OfDifference = (files, ranks) => Math.max(Math.abs(files), Math.abs(ranks));
const smaller: OfDifference = (files, ranks) => Math.min(Math.abs(files), Math.abs(ranks));

/** Sets of squares from a1, with the bits of another numbering. */
const withBits = (sets: readonly bigint[], bitOf = (square: number) => square) =>
  sets.map((set) => bitsOf(squares.filter((square) => (set >> BigInt(square)) & 1n).map(bitOf)));

/** The lengths that some tables have; for each, all candidates are computed once. */
const LENGTHS = sampled([64, 128, 225, 240, 256, 512, 781, 1024, 4096], 1, "lengths");

/** Arrays of engines that are not tables of the tool. */
const OTHERS: Readonly<Record<string, readonly (number | bigint)[]>> = {
  ...Object.fromEntries<readonly (number | bigint)[]>(
    LENGTHS.flatMap((length) => [
      [`${length} Zobrist keys`, keys(length, length)],
      [`a permutation of ${length}`, shuffled(length, length)],
      [`${length} bytes`, drawn(length, 256, length)],
      [`${length} small numbers`, drawn(length, 8, length)],
    ]),
  ),
  "castling masks": squares.map((square) =>
    [0, 4, 7, 56, 60, 63].reduce((mask, one, bit) => mask - (one === square ? 2 ** bit : 0), 63),
  ),
  "castling squares": squares.map((square) => Number([0, 4, 7, 56, 60, 63].includes(square))),
  "castling rights with 1 in the corners": squares.map((square) =>
    square % 7 === 0 && [0, 7, 56, 63].includes(square) ? 1 : square % 56 === 4 ? 3 : 0,
  ),
  "magic shifts": ofSquares((file, rank) => 52 + Number(file % 7 > 0) + Number(rank % 7 > 0)),
  "kings in the middlegame": ofSquares((file, rank) => -10 * rank + 3 * Math.abs(file - 4)),
  "kings in the endgame": ofSquares((file, rank) => 5 * Math.min(rank, 6) - (file - 3.5) ** 2),
  "distances that no table can hold": ofSquares(
    (file, rank) => 1e10 * Math.min(file, rank, 7 - file, 7 - rank),
  ),
  "lines as sets with bit 63 for a1": withBits(setsOn(8, 64).line(), (square) => 63 - square),
  "hardly anything": counted(
    256,
    (index) => new Map([119, 120, 121, 135, 137].map((at) => [at, at % 7])).get(index) ?? 0,
  ),
  "sides that a square touches": ofSquares(
    (file, rank) => Number(file % 7 === 0) + Number(rank % 7 === 0),
  ),
  "king's distances, 9 to itself": byPair(8, 8, (files, ranks) => larger(files, ranks) || 9),
  "ranks ahead of a square as sets": squares.map(
    (square) => (2n ** 64n - 1n) ^ (2n ** BigInt(8 * (square >> 3) + 8) - 1n),
  ),
  "bits in bytes": counted(256, (byte) => byte.toString(2).replaceAll("0", "").length),
  logarithms: counted(256, (index) => Math.floor(Math.log2(index || 1))),
  sines: counted(256, (index) => Math.round(127 * Math.sin((index * Math.PI) / 128))),
  nothing: counted(64, () => 0),
  "0 to 63": squares,
  "squares of numbers": counted(225, (index) => index ** 2),
};

describe("how far pieces go in each direction", () => {
  const clockwise = "N NE E SE S SW W NW".split(" ");
  const anyOrder = shuffled(8, SEED).map((place) => clockwise[place]);
  const orders = [
    ...["N S W E NW SE NE SW", "E NE N NW W SW S SE", "E S N W", "SE NW NE SW", "N E S W"],
    ...["S E N W", anyOrder.join(" ")],
  ];

  test.each(sampled(orders, 1, "directions"))("in the directions %s", (order) => {
    const values = squaresToEdge(order);
    const { kind, command } = found(values);
    expect(kind).toBe("equal");
    const inTurn = clockwise.filter((name) => order.split(" ").includes(name)).join();
    const [, a8, names = inTurn] =
      / pair( --squares a8)?(?: --directions (\S+))? --lang/.exec(command) ?? [];
    // North is always before south. With squares from a8, north is the south of squares from a1.
    expect(names).toMatch(/^[EW,]*N/);
    const turned = names.replaceAll(/[NS]/g, (name) => (name === "N" ? "S" : "N"));
    expect((a8 === undefined ? names : turned).replaceAll(",", " ")).toBe(order);
    const column = 100 % order.split(" ").length;
    const isNamed = command.includes("--directions");
    const named = isNamed ? names.split(",")[column] : `direction ${column}`;
    const place: unknown = expect.stringMatching(`, ${named}$`);
    const wrong = [{ index: 100, place }];
    expect(found(values.with(100, 8))).toMatchObject({ kind: "wrong", wrong });
  });

  // Only on 8×8, the audit knows squares from a8.
  test.each([{ squares: "0x88" }, { board: "9x7" }] as const)("south first: %o", (given) => {
    const request = { ...given, measure: "step", piece: "K", filler: 255, name: "x" } as const;
    const directions = ["W", "S", "NW", "E", "N", "NE", "SW", "SE"] as const;
    const { kind, command } = found(elementsFor({ ...request, directions }));
    expect(kind).toBe("equal");
    expect(command).toMatch(/--layout pair( --squares 0x88)? --directions W,S,NW,E,N,NE,SW,SE /);
  });

  /** With no more than a number of steps, which may be another one in the direction of some entries. */
  const limited = (most: number, other: number, ofOther: (entry: number) => boolean, ranks = 8) =>
    squaresToEdge(clockwise.join(" "), 8, ranks).map((free, entry) =>
      Math.min(free, ofOther(entry) ? other : most),
    );
  const isNorth = (entry: number): boolean => entry % 8 === 0;
  const isNortheast = (entry: number): boolean => entry % 8 === 1;
  const rookForward = limited(1, 7, isNorth);
  const upTo = (count: number) =>
    rookForward.map((one, entry) => (isNorth(entry) && entry < 8 * count ? 9 : one));

  const rides: readonly (readonly [what: string, kind: string, values: readonly number[]])[] = [
    ["a king that is a rook forward", "unclear", rookForward],
    ["the same, with a wrong entry elsewhere", "unclear", rookForward.with(9, 5)],
    ["the same, with 7 of 48 wrong entries forward", "unclear", upTo(7)],
    ["the same, with 8 of 48 wrong entries forward", "wrong", upTo(8)],
    ["a king that never goes forward", "unclear", limited(1, 0, isNorth)],
    ["a queen that goes forward by half", "unclear", limited(7, 4, isNorth)],
    ["a queen with 4 wrong entries by a rule", "unclear", limited(7, 5, isNortheast)],
    ["a queen with 3 wrong entries by a rule", "wrong", limited(7, 4, isNortheast, 6)],
    [
      "a queen that goes as far up to the right as up",
      "wrong",
      limited(7, 7, isNorth).map((one, entry, all) =>
        isNortheast(entry) ? (all[entry - 1] ?? NaN) : one,
      ),
    ],
  ];
  test.each(sampled(rides, 5, "rides"))("%s: %s", (what, kind, values) => {
    expect(found(values).kind).toBe(kind);
    const piece = what.includes("queen") ? "queen" : "king";
    expect(found(values).text).toContain(`the ${piece}'s reach from a square`);
  });
});

test.each(sampled(Object.entries(OTHERS), 3, "others"))("no table: %s", (_, values) => {
  expect(found(values).kind).toMatch(/none|unclear/);
});

/** The distance of a king to the nearest side, typed from the definition. */
const EDGE = ofSquares((file, rank) => Math.min(file, rank, 7 - file, 7 - rank));
const TO_EDGE = "the king's distance to the nearest square of the edge";

describe("the description of an array", () => {
  const ndis = expectedOf("NDIS").entries;
  const described: readonly [text: string, command: string, values: readonly number[]][] = [
    [TO_EDGE, "--table EDGE_DISTANCE", EDGE],
    ["the knight's distance, by absolute difference of squares", "--table NDIS", ndis],
    [
      "the knight's distance, by absolute difference of squares, each plus 10",
      `--board 8x8 --piece own=knight --layout abs-diff --values '{"0":10,"1":11,"2":12,"3":13,"4":14,"5":15,"6":16}'`,
      ndis.map((one) => one + 10),
    ],
    [
      "the king's distance to the nearest of d4, e4, d5 and e5, with other values",
      `--board 8x8 --piece own=king --to center --values '{"0":0,"1":10,"2":20,"3":30}'`,
      EDGE.map((one) => 30 - 10 * one),
    ],
    [
      "the king's distance, to b1",
      "--board 8x8 --piece king --to b1",
      ofSquares((file, rank) => Math.max(Math.abs(file - 1), rank)),
    ],
    [
      "each plus 1",
      `--board 8x8 --measure number --layout pair --unit '{"start":1,"file":1,"rank":16}'`,
      ofSquares((file, rank) => 16 * rank + file + 1),
    ],
    [
      "squares in a mailbox",
      "--board 8x8 --measure member --layout pair --squares mailbox --of edge",
      counted(120, (number) => {
        const [file, rank] = [(number % 10) - 1, Math.floor(number / 10) - 2];
        const isBoard = [file, rank].every((one) => one >= 0 && one <= 7);
        return Number(isBoard && [file, rank].some((one) => one === 0 || one === 7));
      }),
    ],
    ["on 5x4", "--board 5x4 --piece king --layout pair", searchedPairs(KING, 5, 4).flat()],
  ];
  test.each(sampled(described, 2, "described"))("%s", (text, command, values) => {
    const finding = found(values);
    expect(finding.kind).toBe("equal");
    expect(finding.text).toContain(text);
    expect(finding.command).toBe(`npx chess-distance ${command} --lang cpp`);
  });

  test("a table with another rule is not a table with mistakes", () => {
    // A queen that also leaps as a knight.
    const [most, last] = isThorough ? [10, 8] : [6, 5];
    const amazon = byPair(most, last, (files, ranks) => {
      if (files === 0 && ranks === 0) return 0;
      const isLine = files * ranks === 0 || isDiagonal(files, ranks);
      return isLine || Math.abs(files * ranks) === 2 ? 1 : 2;
    });
    expect(found(amazon).text).toBe(
      `the amazon's distance between two squares, on ${most}x${last}`,
    );
  });

  // By 0x88 difference, calls never read an eighth of the entries on 4 files, and a tenth on 5 files.
  const unread: readonly (readonly [side: number, wrong: string, other: string])[] = [
    [4, "none", "none"],
    [5, "wrong", "equal"],
  ];
  test.each(sampled(unread, 1, "unread"))(
    "on %i files, one wrong entry makes the array %s, and other unread entries make it %s",
    (side, wrong, other) => {
      const values = byDifference(2 * side, 2 * side * (2 * side - 1), (files, ranks) =>
        files === -side ? 0 : larger(files, ranks),
      );
      expect(found(values).kind).toBe("equal");
      expect(found(values.with(1, 9)).kind).toBe(wrong);
      expect(found(values.with(0, 9)).kind).toBe(other);
    },
  );

  describe("the king's distance by the smaller of files and ranks instead of the larger", () => {
    const onRows =
      (rule: OfDifference): OfDifference =>
      (files, ranks) =>
        Math.abs(files) > 7 ? 0 : rule(files, ranks);
    const made: readonly [about: string, by: (rule: OfDifference) => readonly number[]][] = [
      ["between two squares", (rule: OfDifference) => byPair(8, 8, rule)],
      ["between two squares, on 9x9", (rule: OfDifference) => byPair(9, 9, rule)],
      [", 15×15", (rule: OfDifference) => byDifference(15, 225, rule)],
      ["16 per rank", (rule: OfDifference) => byDifference(16, 239, onRows(rule))],
    ];
    test.each(sampled(made, 1, "smaller"))("%s", (about, by) => {
      const [values, right] = [by(smaller), by(larger)];
      const { kind, text, wrong } = found(values);
      expect(kind).toBe("wrong");
      expect(text).toContain(about);
      expect(text).toMatch(
        /^the king's distance.*, but with the smaller of the file and rank differences instead of the larger$/,
      );
      const differing = [...right.keys()].filter((index) => right[index] !== values[index]);
      expect(wrong.map(({ index }) => index)).toEqual(differing);
      expect(wrong.every(({ index, expected }) => expected === right[index])).toBe(true);
      expect(found(values.with(20, 5)).kind).toBe("none");
    });

    test("an array with one entry for each square may match for another reason", () => {
      expect(found(ofSquares(Math.min)).kind).toBe("none");
    });
  });

  test.each(["lesser square to the greater", "greater square to the lesser"])(
    "half a table, only from the %s, whatever the other half holds",
    (order) => {
      const sign = order.startsWith("lesser") ? 1 : -1;
      const half = byPair(8, 8, larger).map((moves, at) =>
        sign * ((at % 64) - Math.floor(at / 64)) < 0 ? 9 : moves,
      );
      const text = `the king's distance between two squares, but only from the ${order}`;
      expect(found(half)).toMatchObject({ kind: "unclear", text });
      expect(found(half.map((one) => (one === 9 ? 255 : one))).kind).toBe("none");
    },
  );

  test("a missing answer may have another number", () => {
    const bishop = byDifference(15, 225, (files, ranks) => {
      if ((files + ranks) % 2 !== 0) return 99;
      return isDiagonal(files, ranks) ? Math.sign(Math.abs(files)) : 2;
    });
    expect(found(bishop).values).toContainEqual([255, 99]);
    expect(found(bishop).text).toBe("the bishop's distance, 15×15, with other values");
  });

  test("tables of pawns, and increments of queen and knight, are found with wrong entries", () => {
    const captures = byPair(8, 8, (files, ranks) => Number(ranks === 1 && Math.abs(files) === 1));
    expect(found(captures.map((one, at) => (at === 9 ? 0 : one)))).toMatchObject({
      text: "the white pawn's attacks between two squares",
      wrong: [{ index: 9, place: "a1, b2", found: 0, expected: 1 }],
    });
    const steps = byDifference(16, 239, (files, ranks) => {
      if (Math.abs(files * ranks) === 2) return 16 * ranks + files;
      const isLine = files * ranks === 0 || isDiagonal(files, ranks);
      return isLine && Math.abs(files) < 8 ? 16 * Math.sign(ranks) + Math.sign(files) : 0;
    });
    expect(found(steps.map((one, at) => (at === 86 ? 7 : one)))).toMatchObject({
      kind: "wrong",
      wrong: [{ index: 86 }],
    });
  });

  test("a xiangqi board in an array of 16×16 is upright", () => {
    const center = counted(256, (index) => {
      const [file, rank] = [(index % 16) - 3, Math.floor(index / 16) - 3];
      if (file < 0 || file > 8 || rank < 0 || rank > 9) return 0;
      return Math.max(Math.abs(file - 4), Math.max(4 - rank, rank - 5));
    });
    const finding = found(center.map((one, at) => (at === 87 ? 4 : one)));
    expect(finding.text).toContain("squares numbered from 51, 16 per rank, 256 entries");
    expect(finding.wrong).toMatchObject([{ index: 87, place: "e3", found: 4, expected: 2 }]);
  });

  const slips: readonly [values: readonly number[], slip: string][] = [
    [drawn(63, 256, SEED), "; one number for each square would be 64: there is 1 missing"],
    [[...EDGE, 0, 6, 0], "; one number for each square would be 64: there are 3 too many"],
    [[...EDGE, 0, 0, 0, 0], ""],
    [
      drawn(223, 256, SEED),
      "; one number for each difference of two squares would be 225: there are 2 missing",
    ],
    [drawn(239, 256, SEED), ""],
    [
      drawn(4097, 256, SEED),
      "; one number for each pair of squares would be 4,096: there is 1 too many",
    ],
  ];
  test.each(sampled(slips, 3, "slips"))("%#: a few missing or extra numbers", (values, slip) => {
    expect(found(values).text).toBe(`no known table${slip}`);
  });

  const fromA1 = searchedFrom(KING, 8, 8, [[0, 0]]).flat();
  const slip = "no known table; 8 of the 64 declared numbers are missing";
  test.each([
    ["const T: [[i8; 8]; 8] =", fromA1.slice(0, 56), slip],
    ["int t[66] =", [...EDGE, 9], `${TO_EDGE}, followed by 1 more number`],
    ["int t[8][8] =", EDGE.slice(0, 56), TO_EDGE],
    ["int t[128] =", EDGE, TO_EDGE],
  ])("as many numbers as are declared: %s", (start, values, text) => {
    expect(audit(`${start} {${values.join()}};`, "t.c")[0]?.text).toBe(text);
  });

  const around: readonly (readonly [text: string, row: number])[] = [
    ["numbered from 16, 8 per rank, 96 entries", 8],
    ["numbered from 32, 16 per rank, 256 entries", 16],
  ];
  test.each(sampled(around, 1, "around"))(
    "rows around a board make a numbering: squares %s",
    (text, row) => {
      const values = Array<number>(row === 8 ? 96 : 256).fill(9);
      for (const [square, moves] of EDGE.entries())
        values[2 * row + (square % 8) + row * Math.floor(square / 8)] = moves;
      expect(found(values)).toMatchObject({ kind: "equal", text: `${TO_EDGE}, squares ${text}` });
    },
  );

  test("chess-distance-ignore, on the line of the array or above it", () => {
    const wrong = `int edge[64] = {${EDGE.map((one, square) => (square === 0 ? 2 : one)).join(", ")}};`;
    expect(audit(wrong, "t.c")).toMatchObject([{ kind: "wrong" }]);
    expect(audit(`${wrong} // chess-distance-ignore`, "t.c")).toEqual([]);
    const above = `// chess-distance-ignore: on purpose\n${wrong}\n\n${wrong}`;
    expect(audit(above, "t.c")).toHaveLength(1);
  });
});

/** Pairs of arrays: one on each side of every limit that decides what an array is. */
describe("just within a limit, and just beyond", () => {
  const mapped = (table: string, of: (value: number) => number) =>
    expectedOf(table).entries.map(of);
  const attacks = [...new Set(expectedOf("ATTACKS_15X15").entries)];
  const inClasses = (count: number) =>
    mapped("ATTACKS_15X15", (value) => 10 + (attacks.indexOf(value) % count));
  const marked = (count: number) => EDGE.map((one, square) => (square < count ? 99 : one));
  const made = (board: string, piece: string, more: TableRequest) =>
    elementsFor({ board, piece, ...more }).map(Number);
  const toCenter = (board: string) =>
    made(board, "king", { to: "center" }).map((moves) => 10 * moves);
  const byPlace = { layout: "abs-diff" } as const;
  const edge = ofSquares((file, rank) => Number(file % 7 === 0 || rank % 7 === 0));
  const squareIn = (at: number): number =>
    at >= 20 && at < 100 && (at % 10) % 9 > 0 ? 8 * Math.floor(at / 10 - 2) + (at % 10) - 1 : -1;
  const inMailbox = (values: readonly number[]) =>
    Array.from({ length: 120 }, (_, at) => values[squareIn(at)] ?? -1);
  const faulty = (count: number, isChanged: (moves: number) => boolean) => {
    const places = squares.filter((square) => isChanged(EDGE[square] ?? NaN)).slice(0, count);
    return EDGE.map((moves, square) => (places.includes(square) ? 99 + square : moves));
  };
  const [isCommonest, isOther] = [(moves: number) => moves === 0, (moves: number) => moves > 0];

  type Limit = readonly [what: string, kind: Finding["kind"], values: readonly number[]];
  const onChessBoard: readonly Limit[] = [
    ["5 classes of attackers", "equal", inClasses(5)],
    ["4 classes of attackers", "none", inClasses(4)],
    ["two answers with one number", "equal", mapped("NDIS", (moves) => 9 * Math.max(1, moves))],
    ["three answers with one number", "none", mapped("NDIS", (moves) => 9 * Math.max(2, moves))],
    ["3 answers, of the package", "equal", mapped("ROOK_DISTANCE_15X15", (moves) => 2 ** moves)],
    ["2 bits", "none", mapped("SQUARE_COLOR", (color) => 1 + 2 * color)],
    ["3 wrong entries with one other number", "wrong", marked(3)],
    ["4 wrong entries with one other number", "unclear", marked(4)],
    ["9 wrong entries of 64", "wrong", faulty(9, isCommonest)],
    ["10 wrong entries of 64", "none", faulty(10, isCommonest)],
    ["5 wrong entries of the 36 that are not the commonest", "wrong", faulty(5, isOther)],
    ["6 wrong entries of the 36 that are not the commonest", "none", faulty(6, isOther)],
    [
      "members that 4 symmetries keep",
      "unclear",
      [26, 29, 34, 37].reduce((all, one) => all.with(one, 1), edge),
    ],
    ["members that 2 symmetries keep", "wrong", edge.with(26, 1).with(29, 1)],
    ["one entry that is wrong in two tables", "wrong", mapped("NDIS", Number).with(9, 3)],
    ["6 moves in place of 7", "unclear", mapped("DISTANCE", (moves) => Math.min(moves, 6))],
    ["directions 7 in place of 8", "wrong", mapped("DIRECTION", (way) => Math.min(way, 7))],
    ["steps 8 in place of 9", "wrong", mapped("INCREMENT", (step) => step - Number(step === 9))],
    ["no pawn on its first rank", "unclear", mapped("WHITE_PAWN_ATTACKS", Number).fill(0, 0, 16)],
    ["no pawns on rank 4", "wrong", mapped("WHITE_PAWN_ATTACKS", Number).fill(0, 48, 64)],
    [
      "a filler below 16 bits",
      "equal",
      mapped("BISHOP_DISTANCE", (one) => (one > 9 ? -99999 : one)),
    ],
    ["sets as signed numbers", "equal", mapped("KNIGHT_MOVES", (limb) => limb | 0)],
    ["squares, one changed", "none", squares.with(4, 6)],
    ["an edge with one number changed around it", "wrong", inMailbox(edge).with(101, 7)],
    ["a frame with one number changed", "wrong", inMailbox(squares).with(101, 0)],
    ["a frame with ten numbers changed", "none", inMailbox(squares).fill(0, 0, 10)],
    ["an edge without corners", "unclear", edge.with(0, 0).with(7, 0).with(56, 0).with(63, 0)],
    ["9 of 10 entries", "wrong", EDGE.slice(0, 58)],
    ["fewer than 9 of 10 entries", "none", EDGE.slice(0, 57)],
    ["9 of 10 entries, one of them wrong", "none", EDGE.with(9, 7).slice(0, 58)],
  ];
  // For most of these, the candidates of another length are made.
  const onOtherBoards: readonly Limit[] = [
    ["5 answers, of another table", "equal", toCenter("9x9")],
    ["4 answers, of another table", "none", toCenter("7x7")],
    ["4 entries for each answer", "equal", made("7x8", "wazir", byPlace).map((one) => one ** 2)],
    ["files plus ranks on 7x8", "unclear", made("7x8", "wazir", byPlace)],
    ["fewer entries for each answer", "none", made("7x7", "wazir", byPlace).map((one) => one ** 2)],
    ["15 entries that are not the commonest", "wrong", made("7x5", "queen", byPlace).with(9, 9)],
    ["14 entries that are not the commonest", "none", made("6x5", "queen", byPlace).with(9, 9)],
    ["a wrong entry on 5x5", "wrong", byPair(5, 5, larger).with(1, 9)],
    ["a wrong entry on 4x4", "none", byPair(4, 4, larger).with(1, 9)],
    ["a board of 2 files", "equal", byPair(2, 8, larger)],
  ];

  test.each([...onChessBoard, ...sampled(onOtherBoards, 3, "other boards")])(
    "%s: %s",
    (_, kind, values) => {
      expect(found(values).kind).toBe(kind);
    },
  );

  test("an array is not read as another table in which 5 entries would be wrong", () => {
    const { kind, otherwise } = found(made("15x15", "bishop", { to: "corners" }));
    expect([kind, otherwise]).toEqual(["equal", undefined]);
  });
});

describe("the possible meanings of an array", () => {
  test.each([
    [
      "16 numbers from 0",
      "perhaps the king's distance, by absolute difference of squares, on 16x1",
      counted(16, (index) => index),
    ],
    [
      "files plus ranks, on 8x7",
      "perhaps the Manhattan distance, by absolute difference of squares, on 8x7",
      ofSquares((file, rank) => file + rank).slice(0, 56),
    ],
  ])("%s", (_, text, values) => {
    expect(found(values)).toMatchObject({ kind: "unclear", text });
  });

  test("a knight's distances to a1 are wrong by absolute difference only at a1 and b2", () => {
    const moves = searchedFrom(KNIGHT, 8, 8, [[0, 0]]);
    expect(found(moves)).toMatchObject({
      ...{ kind: "equal", text: "the knight's distance, to a1" },
      otherwise: {
        text: "the knight's distance, by absolute difference of squares",
        wrong: [{ index: 9, found: 4, expected: 2 }],
      },
    });
    expect(found(EDGE).otherwise).toBeUndefined();
  });
});

describe("arrays that are tables in part", () => {
  const behind: readonly (readonly [more: string, numbers: readonly number[]])[] = [
    ["1 more number", [9]],
    ["2 more numbers", [9, 9]],
  ];
  test.each(sampled(behind, 1, "behind"))("%s behind", (more, numbers) => {
    const text = `${TO_EDGE}, followed by ${more}`;
    expect(found([...EDGE, ...numbers])).toMatchObject({ kind: "equal", text });
  });

  test("two, entry by entry in turn", () => {
    const other = ofSquares((file, rank) => Math.max(Math.abs(file - 1), rank));
    const both = squares.flatMap((square) => [EDGE[square] ?? NaN, other[square] ?? NaN]);
    const text = `int t[64][2] = {${both.join()}};`;
    expect(audit(text, "t.c")).toMatchObject([
      { name: "t[][0]", kind: "equal", text: TO_EDGE, sizes: [64] },
      { name: "t[][1]", kind: "equal", text: "the king's distance, to b1" },
    ]);
  });

  test("the command uses the numbering of a source with a 0x88 board", () => {
    const values = byDifference(16, 240, (files, ranks) =>
      files === -8 ? 0 : larger(files, ranks),
    );
    const array = `int t[240] = {${values.join()}};`;
    expect(audit(array, "t.c")[0]?.command).toContain("--table DISTANCE_BY_0X88_DIFF");
    expect(audit(`${array} int on(int s) { return !(s & 0x88); }`, "t.c")[0]?.command).toContain(
      "--layout 0x88 --squares 0x88",
    );
  });
});

describe("sets for each square, in 64 numbers", () => {
  const setsOf = (isMove: (files: number, ranks: number) => boolean): readonly bigint[] =>
    squares.map((from) =>
      bitsOf(squares.filter((to) => isMove((to & 7) - (from & 7), (to >> 3) - (from >> 3)))),
    );

  /** The number of a square in numberings that begin at each corner, from its number from a1. */
  const FROM: Readonly<Record<string, (square: number) => number>> = {
    a8: (square) => 8 * (7 - (square >> 3)) + (square & 7),
    h1: (square) => 8 * (square >> 3) + 7 - (square & 7),
    h8: (square) => 63 - square,
  };

  const isRook = (files: number, ranks: number): boolean => (files === 0) !== (ranks === 0);
  const isBishop = (files: number, ranks: number): boolean =>
    files !== 0 && isDiagonal(files, ranks);
  const pawn = (up: number) => setsOf((files, ranks) => ranks === up && Math.abs(files) === 1);

  const SETS: readonly (readonly [what: string, table: string, sets: readonly bigint[]])[] = [
    ["a knight attacks", "KNIGHT_ATTACKS", setsOf((files, ranks) => Math.abs(files * ranks) === 2)],
    ["a king attacks", "KING_ATTACKS", setsOf((files, ranks) => larger(files, ranks) === 1)],
    [
      "a king attacks, and its own",
      "KING_ZONE",
      setsOf((files, ranks) => larger(files, ranks) <= 1),
    ],
    ["a white pawn attacks", "WHITE_PAWN_ATTACKS", pawn(1)],
    ["a black pawn attacks", "BLACK_PAWN_ATTACKS", pawn(-1)],
    ["a rook attacks", "ROOK_ATTACKS", setsOf(isRook)],
    ["a bishop attacks", "BISHOP_ATTACKS", setsOf(isBishop)],
    ["a queen attacks", "QUEEN_ATTACKS", setsOf((x, y) => isRook(x, y) || isBishop(x, y))],
  ];

  const hexadecimal = (sets: readonly bigint[]): string =>
    `const uint64_t T[64] = {${sets.map((set) => `0x${set.toString(16).padStart(16, "0")}ULL`).join(", ")}};`;

  test("the sets of both pawns in one array are two arrays", () => {
    const [white = [], black = []] = SETS.filter(([what]) => what.includes("pawn")).map(
      ([, , sets]) => sets,
    );
    const wrong = black.with(9, 0n);
    expect(audit(hexadecimal([...white, ...wrong]), "t.c")).toMatchObject([
      { kind: "equal", name: "T[0]", length: 64, table: "WHITE_PAWN_ATTACKS" },
      {
        kind: "wrong",
        name: "T[1]",
        table: "BLACK_PAWN_ATTACKS",
        wrong: [{ index: 9, found: 0n }],
      },
    ]);
    expect(audit(hexadecimal([...white, ...keys(64, 1)]), "t.c")).toMatchObject([
      { kind: "none", name: "T", length: 128 },
    ]);
  });

  test("the squares between two squares, and the second", () => {
    const sets = setsOn(8, 64)
      .between()
      .map((set, pair) => set | (1n << BigInt(pair % 64)));
    const text = "the squares between two squares, and the second square, as a set";
    expect(found(sets)).toMatchObject({ kind: "equal", text, command: "" });
    expect(found(sets.with(9, 0n))).toMatchObject({
      ...{ kind: "wrong", text },
      wrong: [{ index: 9, place: "a1, b2", found: 0n, expected: 512n }],
    });
  });

  test.each(sampled(SETS, 1, "sets"))("%s", (what, table, sets) => {
    const text = `the squares that ${what}, as a set for each square`;
    const name = what.includes("pawn") ? table : table.replace("ATTACKS", "MOVES");
    const right = { kind: "equal", text, table: name, wrong: [] };
    const isWritten = !what.includes("its own");
    expect(Boolean(audit(hexadecimal(sets), "t.cpp")[0]?.command)).toBe(isWritten);
    expect(audit(hexadecimal(sets), "t.cpp")).toMatchObject([right]);
    expect(audit(`[${sets.join()}]`, "t.py")).toMatchObject([right]);
    const signed = sets.map((set) => `${BigInt.asIntN(64, set)}L`);
    expect(audit(`long[] T = {${signed.join()}};`, "t.java")).toMatchObject([right]);
  });

  test("in Java, the command makes the array public if the file reads its elements", () => {
    const values = EDGE.join();
    const commandOf = (more: string) =>
      audit(`byte[] T = {${values}}; byte T2[] = {${values}}; ${more}`, "t.java").map(
        ({ command }) => command.includes(" --array public"),
      );
    expect(commandOf("")).toEqual([false, false]);
    expect(commandOf("int of(int square) { return T2[square] + MY_T[0]; }")).toEqual([false, true]);
    expect(commandOf("int of() { return T[0]; } // DO NOT EDIT")).toEqual([false, false]);
  });

  const numbered = Object.entries(FROM).flatMap(([corner, bitOf]) =>
    SETS.map((set) => ({ corner, bitOf, set })),
  );

  test.each(sampled(numbered, 1, "bits"))("bits from $corner: $set.0", ({ corner, bitOf, set }) => {
    const [what, attacks, sets] = set;
    const others = withBits(sets, bitOf);
    const text = `the squares that ${what}, as a set for each square, bit 0 is ${corner}`;
    // Of these sets, the tool writes those whose bits run opposite to the numbers of squares.
    const isWritten = corner === "h8" && !what.includes("its own");
    const command: unknown = isWritten ? expect.stringContaining(" --bits opposite") : "";
    const isMoves = isWritten && !what.includes("pawn");
    const table = isMoves ? attacks.replace("ATTACKS", "MOVES") : attacks;
    const right = { kind: "equal", text, table, command, wrong: [] };
    expect(audit(hexadecimal(others), "t.c")).toMatchObject([right]);
    const [expected = 0n, says] = [others[12], (others[12] ?? 0n) ^ 0x81n];
    expect(audit(hexadecimal(others.with(12, says)), "t.c")).toMatchObject([
      { kind: "wrong", text, wrong: [{ index: 12, place: "e2", found: says, expected }] },
    ]);
    // If squares are numbered like bits, a set may be that of the other pawn.
    const alike = withBits(sets, bitOf).map((_, number, all) => all[bitOf(number)] ?? 0n);
    const turned = what.replace(/white|black/, (one) => (one === "white" ? "black" : "white"));
    expect(audit(hexadecimal(alike), "t.c")).toMatchObject([
      {
        kind: "equal",
        text: `the squares that ${corner === "h1" ? what : turned}, as a set for each square`,
      },
    ]);
  });
});

const readArrays = (...given: Parameters<typeof arraysOf>) => [...arraysOf(...given)];

const TWENTY = [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5];
const N = TWENTY.join(", ");
const TEN = TWENTY.slice(0, 10).join(", ");

describe("arrays in", () => {
  test.each([
    [
      "c",
      `int no[3] = {1, 2}; // int b[] = {${N}};\nstatic const int A[2][10] = {{0, 1,2,3,4,5,6,0,1,2},{3, 4, 5, 6, 0, 1, 2, 3, 4, 0x5UL}};`,
      "A",
    ],
    ["c", `DEFINE(uint8_t, A, [2][10]) = {{${TEN}}, {3, 4, 5, 6, 0, 1, 2, 3, 4, 5}};`, "A"],
    [
      "cpp",
      `int x = 1'000; std::array<std::array<int, 10>, 2> A{{ {{${TEN}}}, {{3, 4, 5, 6, 0, 1, 2, 3, 4, 5}} }};`,
      "A",
    ],
    [
      "rs",
      `fn f<'a>(x: &'a str) { let s = "{"; } static A: [[u8; 10]; 2] = [[${TEN}], [3u8, 4, 5, 6, 0, 1, 2, 3, 4, 5]];`,
      "A",
    ],
    [
      "go",
      `var s = \`{\`\nvar A = [2][10]int{[10]int{${TEN}}, {3, 4, 5, 6, 0, 1, 2, 3, 4, 5}}`,
      "A",
    ],
    [
      "java",
      `int[][] A = new int[][] {new int[] {${TEN}}, {(byte) 3, 4, 5, 6, 0, 1, 2, 3, 4, 5}};`,
      "A",
    ],
    ["kt", `val A = arrayOf(intArrayOf(0), intArrayOf(${N.slice(2)}))`, "A"],
    ["cs", `static ReadOnlySpan<byte> A => new byte[] {${N}};`, "A"],
    ["py", `# B = [${N}]\nA: Final = bytes([${N}])`, "A"],
    [
      "ts",
      `/* [${N}] */ const r = "[";\nexport const A: Int8Array = new Int8Array([\n${N},\n]);`,
      "A",
    ],
    ["js", `export default { 'x': \`[\`, A: [${N}] };`, "A"],
    ["zig", `pub const A = [2][10]u8{ [_]u8{${TEN}}, .{3, 4, 5, 6, 0, 1, 2, 3, 4, 5} };`, "A"],
    ["nim", `const A*: array[20, uint8] = [0'u8, 1, ${TWENTY.slice(2).join(", ")}]`, "A"],
    ["swift", `let A: [[Int]] = [[${TEN}], [3, 4, 5, 6, 0, 1, 2, 3, 4, 5]]`, "A"],
    ["json", `{"title": "[", "A": [${N}]}`, "A"],
    ["txt", `${TWENTY.join(" ")}\n# that is all`, ""],
  ])("%s", (ending, text, name) => {
    const sizes = /\[\[|\]\[|\{\{/.test(text) ? [2, 10] : [20];
    expect(readArrays(text, `t.${ending}`)).toMatchObject([{ name, values: TWENTY, sizes }]);
  });

  test("lines, large numbers, and arrays beside others in one bracket", () => {
    const set = 0xffff_ffff_ffff_ffffn;
    const text = `\nf(a, [\n${N}], {"b": [-1, 0b11, 0x${set.toString(16)}, 1_000, ${N}], 1.5});`;
    expect(readArrays(text, "t.js")).toEqual([
      { name: "", line: 2, column: 6, endColumn: 7, values: TWENTY, sizes: [20] },
      {
        ...{ name: "b", line: 3, column: N.length + 6, endColumn: N.length + 7 },
        ...{ values: [-1, 3, set, 1000, ...TWENTY], sizes: [24] },
      },
    ]);
    expect(readArrays(text, "t.md")).toEqual([]);
    // Without a comma, C calculates 5 - 1.
    for (const between of ["\n ", " // f, g\n ", "/**/"]) {
      const [array] = readArrays(`int a[] = {${N}, 5${between}-1, 6};`, "t.c");
      expect(array).toMatchObject({ unknown: "5 -1", values: { length: 22 } });
    }
    expect(readArrays(`a = [${N}, 5, # f\n -1]`, "t.py")).toMatchObject([{ unknown: undefined }]);
    expect(readArrays(`${N}, 5\n -1`, "t.txt")).toMatchObject([{ values: [...TWENTY, 5, -1] }]);
  });

  test("the lines of all numbers, also in the parts of an array in Java", () => {
    const part = (place: number): string => `class Part${place} {\n int[] A = {${N},\n${N}}; }\n`;
    const text = `\nint[] B = {X,\n${N}};\n${part(0)}${part(1)}`;
    const times = (line: number, count: number): readonly number[] =>
      Array<number>(count).fill(line);
    const all = [...arraysOf(text, "T.java", undefined, { positions: true })];
    const lines = all.map(({ name, positions }) => ({
      name,
      lines: positions?.map(({ line }) => line),
    }));
    expect(lines).toEqual([
      { name: "B", lines: [...times(2, 1), ...times(3, 20)] },
      { name: "A", lines: [5, 6, 8, 9].flatMap((line) => times(line, 20)) },
    ]);
  });

  test.each([
    [
      "c",
      `int A[] = {\n  ${N}, 0x1F, -3, 1ULL << 5,\n(BYTE) 7,\n 8 <<\n 4};`,
      "0x1F -3 1ULL<<5 7 8",
    ],
    ["kt", `val A = longArrayOf(1L shl 63, 9.toLong(),\n${N})`, "1Lshl63 9"],
    ["go", `var A = [23]int{21: 0x7,\n 8,\n 0: ${N}}`, "{ 0x7 8"],
    ["ts", `/* "é" */ const A = [0b11, ${N}, X, 1_000]`, "0b11 X 1_000"],
    ["txt", `${N}\n -1 `, "-1"],
  ])("the columns of the name and of each number in %s", (ending, text, expected) => {
    const lines = text.split("\n");
    const [array] = arraysOf(text, `t.${ending}`, undefined, { positions: true });
    const [name, ...numbers] = [array, ...(array?.positions ?? [])].map((place) => {
      const { line = NaN, column = NaN, endColumn = NaN } = place ?? {};
      return lines[line - 1]?.slice(column - 1, endColumn - 1).replaceAll(" ", "") ?? "";
    });
    expect(name).toBe(ending === "txt" ? "0" : "A");
    const others = numbers.filter((written) => !TWENTY.map(String).includes(written));
    expect(others.join(" ")).toBe(expected);
  });

  test.each([
    ["a string", `["${"A".repeat(2 ** 21)}"]`],
    ["an open string", `["${"A".repeat(2 ** 21)}`],
    ["a name", `[1, ${"A".repeat(2 ** 21)}, 2]`],
    ["a number", `[1, ${"1".repeat(2 ** 21)}, 2]`],
    ["a line of code", "a b ".repeat(2 ** 20)],
    ["escaped quotes, and a last backslash", "`\\\\".repeat(20_000)],
  ])("%s may be as long as it likes", (_, text) => {
    expect(readArrays(text, "t.js")).toEqual([]);
  });

  test.each([
    [290, "A"],
    [310, ""],
  ])("a name %i characters before the array", (distance, name) => {
    const between = ` // ${"-".repeat(distance - 11)}\n =`;
    const text = `int A[]${between} {${N}};`;
    expect(text.indexOf("{") - text.indexOf("A")).toBe(distance);
    expect(readArrays(text, "t.c")).toMatchObject([{ name }]);
  });

  test("a text that only begins like a number is not a number", () => {
    expect(readArrays("Reset vector (0x____) or (0b_, 0x'), 0x", "t.txt")).toEqual([]);
    expect(readArrays(`[0x_ff, 0b_1, ${"1, ".repeat(18)}]`, "t.rs")).toMatchObject([
      { values: { 0: 255, 1: 1, length: 20 } },
    ]);
  });

  // In C, 010 is 8.
  test.each(["010", "-017", "0123", "08", "019"])("%s is not a number", (octal) => {
    expect(readArrays(`int a[] = {${octal}, ${N}};`, "t.c")).toMatchObject([{ unknown: octal }]);
    expect(readArrays(`int a[] = {00, 07, ${N}};`, "t.c")).toMatchObject([
      { values: [0, 7, ...TWENTY] },
    ]);
  });

  // The bench measures how long these take.
  test.each(HARD_TEXTS)("a text of many %s is read", (text) => {
    expect(readArrays(text.repeat(1000), "t.ts")).toEqual([]);
  });
});

test.each([
  ["e.js", " --format js"],
  ["e.ts", ""],
  ["e.go", " --lang go"],
  ["e.txt", " --lang json"],
])("the command for %s writes its language", (file, lang) => {
  const [finding] = audit(`edge = [${EDGE.join(", ")}]`, file);
  expect(finding?.command).toMatch(new RegExp(`--table EDGE_DISTANCE${lang}$`));
});

const isHole =
  (...holes: readonly string[]) =>
  (name: string): boolean =>
    holes.includes(name);

const SMALL = [
  squaresOf([5, 5]),
  squaresOf([5, 5], isHole("a5", "e5")),
  squaresOf([6, 5], isHole("c3")),
  hexagonsOf(3),
];

/** Boards of few sizes, because the audit compares the first array of each length with all tables. */
const LANDS = fc.oneof(
  { arbitrary: fc.constant(squaresOf([8, 8])), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      squaresOf([8, 8], isHole("h8")),
      squaresOf([8, 8], isHole("d4", "e5")),
      squaresOf([8, 8], undefined, [{ side: "files" }]),
      ...(isThorough ? SMALL : []),
    ),
    weight: 1,
  },
);

/** Whether arrays are of a usual length: the first array of each length takes up to two seconds. */
const isUsual = ({ layout, squares = "a1" }: Question): boolean =>
  typeof layout === "string" && layout !== "pair" && typeof squares === "string";

const CASES = fc.record({
  question: questionsOn(LANDS).filter((one) => (isThorough || isUsual(one)) && isPossible(one)),
  lang: fc.constantFrom(...AUDITED),
  place: fc.nat(),
  by: fc.constantFrom(1, 2, 77),
});

const wrongIn = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ kind }) => kind === "wrong");

/** The numbers of a table, in the order of its elements. */
const numbersIn = (table: Table): readonly number[] => {
  const [array = "[]"] = /\[[-\d,\s]+\](?=\s*\}\s*$)/.exec(bareText(table, "json")) ?? [];
  return array.match(/-?\d+/g)?.map(Number) ?? [];
};

const columnsOf = (wrong: Finding["wrong"] | undefined) => wrong?.map(({ column }) => column);

test("no right table is called wrong, and of a changed entry, nothing false is said", () => {
  let changed = 0;
  fc.assert(
    fc.property(CASES, ({ question, lang, place, by }) => {
      const table = tableFor(requestOf(question, "x"));
      if (table === undefined) return;
      const { file } = languageNamed(lang).table(table);
      const findings = audit(bareText(table, lang), file);
      expect(wrongIn(findings)).toEqual([]);
      const numbers = numbersIn(table);
      if (findings[0]?.kind !== "equal" || numbers.length === 0) return;
      const { calls } = demanded(question);
      const index = calls[place % calls.length]?.index ?? NaN;
      const texts = numbers.with(index, (numbers[index] ?? NaN) + by).map(String);
      const before = ["int t[] = {", ...texts.slice(0, index).map((text) => `${text},`)].join("");
      changed++;
      // A part of an array has its own indices, but the columns of the array.
      for (const { wrong, otherwise } of wrongIn(audit(`int t[] = {${texts.join()}};`, "t.c")))
        expect([columnsOf(wrong), columnsOf(otherwise?.wrong)]).toContainEqual([before.length + 1]);
    }),
    { numRuns: runs(3, 100) },
  );
  // A few tables may all be of pieces that the audit does not know.
  if (isThorough) expect(changed).toBeGreaterThan(0);
});
