/**
 * The configs of docs/engines.md: each array holds what the engine's own code computes, at the place where it reads. Configs
 * that only name tables of the package are run by `readme.test.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { SQUARES, squaresToEdge } from "../support/board.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { jsonTablesIn } from "../support/json.js";
import { run } from "../support/tool.js";

type Numbers = readonly (number | undefined)[];

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

const bitsOf =
  (...pieces: readonly Attacks[]): Says =>
  (...way) =>
    way.every((part) => part === 0)
      ? 0
      : pieces.reduce((bits, attacks, bit) => bits + Number(attacks(...way)) * 2 ** bit, 0);

/** The step of a queen, given how many squares away the next rank is. */
const stepOf =
  (north: number): Says =>
  (files, ranks) =>
    isQueens(files, ranks) ? Math.sign(files) + north * Math.sign(ranks) : 0;

/** chess.js subtracts the target from the origin, which is the same as counting squares backwards. */
const inChessJs = (square: number): number => -(16 * (7 - rankOf(square)) + fileOf(square));

const inMediocre = (square: number): number => 16 * rankOf(square) + fileOf(square);

/** The number of a square in a mailbox of 120, whose first is a8. */
const mailbox = (fromA8: number): number => 21 + 10 * rankOf(fromA8) + fileOf(fromA8);

const ENGINES: Readonly<Record<string, Readonly<Record<string, Numbers>>>> = {
  "chess.js": {
    MOVES_ATTACKS: byDifference(
      ...([240, 119, inChessJs] as const),
      bitsOf((...way) => isBishops(...way) && isKings(...way), ...OFFICERS),
    ),
    RAY_INCREMENT: byDifference(240, 119, inChessJs, stepOf(-16)),
  },
  Mediocre: {
    ATTACK_ATTACKS: byDifference(
      ...([257, 128, inMediocre] as const),
      bitsOf(
        (files, ranks) => Math.abs(files) === 1 && ranks === 1,
        (files, ranks) => Math.abs(files) === 1 && ranks === -1,
        ...OFFICERS,
      ),
    ),
    DELTA_INCREMENT: byDifference(257, 128, inMediocre, (files, ranks) =>
      isKnights(files, ranks) ? files + 16 * ranks : stepOf(16)(files, ranks),
    ),
  },
  "A mailbox": {
    MAILBOX_NUMBER: Array.from({ length: 120 }, (_, place) =>
      SQUARES.findIndex((square) => mailbox(square) === place),
    ),
    MAILBOX64_NUMBER: SQUARES.map(mailbox),
    SQUARES_TO_EDGE_REACH: squaresToEdge("N S W E NW SE NE SW"),
  },
};

const PAGE = readFileSync(join(PROJECT, "docs", "engines.md"), "utf8");
const CONFIG = v.object({ tables: v.array(v.unknown()) });

test.each(Object.entries(ENGINES))("%s", async (engine, held) => {
  const [, text = ""] =
    new RegExp(`^(?:## )?${engine}.*?\`\`\`json\n(.*?)\`\`\``, "ms").exec(PAGE) ?? [];
  const folder = temporaryFolder();
  const config = join(folder, "chess-distance.json");
  const { tables } = v.parse(CONFIG, JSON.parse(text));
  expect(tables).toHaveLength(Object.keys(held).length);
  writeFileSync(config, JSON.stringify({ out: "tables", lang: "json", tables }));
  expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
  const written = jsonTablesIn(join(folder, "tables"));
  for (const [name, numbers] of Object.entries(held)) {
    const values = written.get(name)?.values;
    expect(values, name).toHaveLength(numbers.length);
    const read = values?.map((value, at) => (numbers[at] === undefined ? undefined : value));
    expect(read, name).toEqual(numbers);
  }
});
