/** The configs of docs/engines.md: each array holds what the engine's own code computes, at the place where it reads. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { SQUARES } from "../support/board.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { jsonTablesIn, type JsonTable } from "../support/json.js";
import { bitsOf as setOf } from "../support/relations.js";
import { run } from "../support/tool.js";

/** The elements of an array; `undefined` for those that the engine does not read. */
type Numbers = readonly (number | bigint | undefined)[];

const fileOf = (square: number): number => square % 8;
const rankOf = (square: number): number => Math.floor(square / 8);

/** The number of an engine's code for the way between two squares that are some files and ranks apart. */
type Says = (files: number, ranks: number) => number;

/** An array that is read by the difference of two squares' numbers, without the elements that no pair reads. */
const byDifference = (
  length: number,
  zero: number,
  numberOf: (square: number) => number,
  says: Says,
): Numbers => {
  const array = Array<number | undefined>(length).fill(undefined);
  for (const from of SQUARES)
    for (const to of SQUARES)
      array[numberOf(to) - numberOf(from) + zero] = says(
        fileOf(to) - fileOf(from),
        rankOf(to) - rankOf(from),
      );
  return array;
};

type Attacks = (files: number, ranks: number) => boolean;

const isKnights: Attacks = (files, ranks) => Math.abs(files * ranks) === 2;
const isBishops: Attacks = (files, ranks) => Math.abs(files) === Math.abs(ranks);
const isRooks: Attacks = (files, ranks) => files === 0 || ranks === 0;
const isKings: Attacks = (files, ranks) => Math.abs(files) < 2 && Math.abs(ranks) < 2;
const isQueens: Attacks = (...way) => isBishops(...way) || isRooks(...way);

const OFFICERS = [isKnights, isBishops, isRooks, isQueens, isKings];

const isWhitePawns: Attacks = (files, ranks) => Math.abs(files) === 1 && ranks === 1;
const isBlackPawns: Attacks = (files, ranks) => Math.abs(files) === 1 && ranks === -1;

const isNoWay: Attacks = (files, ranks) => files === 0 && ranks === 0;

const bitsOf =
  (...pieces: readonly Attacks[]): Says =>
  (...way) =>
    isNoWay(...way)
      ? 0
      : pieces.reduce((bits, attacks, bit) => bits + Number(attacks(...way)) * 2 ** bit, 0);

/** The step of a queen, given how many squares away the next rank is. */
const stepOf =
  (north: number): Says =>
  (files, ranks) =>
    isQueens(files, ranks) ? Math.sign(files) + north * Math.sign(ranks) : 0;

const inMediocre = (square: number): number => 16 * rankOf(square) + fileOf(square);

/** The number, in a mailbox of 120, of a square that is counted from a8. */
const mailbox = (fromA8: number): number => 21 + 10 * rankOf(fromA8) + fileOf(fromA8);

/** The square, counted from a8, in each element of the mailbox; -1 beyond the board. */
const MAILBOX: readonly number[] = Array.from({ length: 120 }, (_, place) =>
  SQUARES.findIndex((square) => mailbox(square) === place),
);

/** The squares, counted from a8, that a mailbox engine passes: it adds an offset until it reads -1. */
const passed = (from: number, offset: number): readonly number[] => {
  const to = MAILBOX[mailbox(from) + offset] ?? NaN;
  return to === -1 ? [] : [to, ...passed(to, offset)];
};

/** In a mailbox from a8, north is -10. The order is that of `squaresToEdge`: N, S, W, E, NW, SE, NE, SW. */
const OFFSETS = [-10, 10, -1, 1, -11, 11, -9, 9];

/** What `says` of the files and ranks between two squares, which are counted from a1. */
const between =
  <Answer>(says: (files: number, ranks: number) => Answer) =>
  (from: number, to: number): Answer =>
    says(fileOf(to) - fileOf(from), rankOf(to) - rankOf(from));

const pairs = <Answer>(of: (from: number, to: number) => Answer): readonly Answer[] =>
  SQUARES.flatMap((from) => SQUARES.map((to) => of(from, to)));

const attacked = (attacks: Attacks, from: number): bigint =>
  setOf(SQUARES.filter((to) => to !== from && between(attacks)(from, to)));

const sets = (attacks: Attacks): Numbers => SQUARES.map((from) => attacked(attacks, from));

/** Stockfish 11: what the same slider attacks from both squares, and the two squares. */
const lineOf = (from: number, to: number): bigint => {
  const slider = [isBishops, isRooks].find((attacks) => between(attacks)(from, to));
  if (slider === undefined || from === to) return 0n;
  return (attacked(slider, from) & attacked(slider, to)) | setOf([from, to]);
};

/** Stockfish 11: the squares of the line whose numbers are between the two. */
const betweenOf = (from: number, to: number): bigint =>
  lineOf(from, to) &
  setOf(SQUARES.filter((one) => one > Math.min(from, to) && one < Math.max(from, to)));

const kings: Says = (files, ranks) => Math.max(Math.abs(files), Math.abs(ranks));
const wazirs: Says = (files, ranks) => Math.abs(files) + Math.abs(ranks);

const nearest = (says: Says, ...targets: readonly number[]): Numbers =>
  SQUARES.map((from) => Math.min(...targets.map((to) => between(says)(from, to))));

const DISTANCE = pairs(between(kings));
const BETWEEN = pairs(betweenOf);
const LINE = pairs(lineOf);
const KNIGHT_MOVES = sets(isKnights);
const KING_MOVES = sets(isKings);

const PAWNS = { WHITE_PAWN_ATTACKS: sets(isWhitePawns), BLACK_PAWN_ATTACKS: sets(isBlackPawns) };

const ENGINES: Readonly<Record<string, Readonly<Record<string, Numbers>>>> = {
  "Stockfish 11": {
    ...{ DISTANCE, BETWEEN, LINE, KNIGHT_MOVES, KING_MOVES, ...PAWNS },
    // No ring of Stockfish has the square itself.
    KING_RINGS: SQUARES.flatMap((from) =>
      [undefined, 1, 2, 3, 4, 5, 6, 7].map((distance) =>
        distance === undefined ? undefined : attacked((...way) => kings(...way) === distance, from),
      ),
    ),
  },
  CounterGo: {
    ...{ DISTANCE, BETWEEN, KNIGHT_MOVES, KING_MOVES },
    CENTER_DISTANCE: nearest(kings, 27, 28, 35, 36),
    CORNER_DISTANCE_LIGHT: nearest(wazirs, 7, 56),
    CORNER_DISTANCE_DARK: nearest(wazirs, 0, 63),
  },
  Mediocre: {
    ATTACK_ATTACKS: byDifference(
      ...([257, 128, inMediocre] as const),
      bitsOf(isWhitePawns, isBlackPawns, ...OFFICERS),
    ),
    DELTA_INCREMENT: byDifference(257, 128, inMediocre, (files, ranks) =>
      isKnights(files, ranks) ? files + 16 * ranks : stepOf(16)(files, ranks),
    ),
  },
  "A mailbox": {
    MAILBOX_NUMBER: MAILBOX,
    MAILBOX64_NUMBER: SQUARES.map(mailbox),
    SQUARES_TO_EDGE_REACH: SQUARES.flatMap((fromA8) =>
      OFFSETS.map((offset) => passed(fromA8, offset).length),
    ),
  },
};

const PAGE = readFileSync(join(PROJECT, "docs", "engines.md"), "utf8");
const CONFIG = v.object({ tables: v.array(v.unknown()) });

const sectionOf = (engine: string): string =>
  PAGE.split("\n## ").find((section) => section.startsWith(`${engine}\n`)) ?? "";

const configOf = (engine: string): readonly unknown[] => {
  const [, text = ""] = /^```json\n(.*?)^```/ms.exec(sectionOf(engine)) ?? [];
  return v.parse(CONFIG, JSON.parse(text)).tables;
};

/** The tables that the tool writes, in JSON. */
const written = async (tables: readonly unknown[]): Promise<ReadonlyMap<string, JsonTable>> => {
  const folder = temporaryFolder();
  const config = { out: "tables", lang: "json", tables };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
  return jsonTablesIn(join(folder, "tables"));
};

const demandRead = (table: JsonTable | undefined, numbers: Numbers, name: string): void => {
  const read = table?.values.map((value, at) => (numbers[at] === undefined ? undefined : value));
  expect(read, name).toEqual(numbers);
};

test("every config of the page is one of these", () => {
  const sections = PAGE.split("\n## ").filter((section) => section.includes("```json"));
  expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(Object.keys(ENGINES));
});

test.each(Object.entries(ENGINES))("%s", async (engine, held) => {
  const tables = configOf(engine);
  expect(tables).toHaveLength(Object.keys(held).length);
  const found = await written(tables);
  for (const [name, numbers] of Object.entries(held)) demandRead(found.get(name), numbers, name);
});

test("a mailbox's further tables, of steps and by difference, count from a8 too", async () => {
  const [, steps = "", layout = ""] =
    /`(\{ "measure": "step"[^`]*)`[^]*`("layout": [^`]*)`/.exec(sectionOf("A mailbox")) ?? [];
  const step = v.parse(v.looseObject({ squares: v.string() }), JSON.parse(steps));
  const own = v.parse(v.looseObject({}), JSON.parse(`{${layout}}`));
  const found = await written([
    step,
    { measure: "attacks", piece: "Q", name: "x", squares: step.squares, ...own },
  ]);
  // Clockwise from north, which is -10.
  const offsets = [-19, -8, 12, 21, 19, 8, -12, -21];
  const reached = SQUARES.flatMap((fromA8) =>
    offsets.map((offset) => passed(fromA8, offset)[0] ?? 255),
  );
  demandRead(found.get("KNIGHT_STEP"), reached, "step");
  const attacks = found.get("X_ATTACKS");
  const numberOf = (square: number): number => fileOf(square) - 15 * rankOf(square);
  demandRead(attacks, byDifference(225, 112, numberOf, bitsOf(isQueens)), "attacks");
  const answers = SQUARES.flatMap((one) => SQUARES.map((other) => attacks?.answer(one, other)));
  expect(answers).toEqual(pairs(between(bitsOf(isQueens))));
});
