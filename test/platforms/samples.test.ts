/** The samples of the explorer, in each language and numbering: compiled, and run for all squares and pairs. */
import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  KING_MOVES,
  KNIGHT_MOVES,
  search,
  SQUARES,
  WAZIR_MOVES,
  type Moves,
} from "../support/board.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { platform } from "./support/platform.js";
import { runLine } from "./support/run.js";
import { PROGRAMS, STARTS } from "./support/sample-programs.js";

/** A board of each numbering as its programs have it in memory: the names of squares, from number 0. */
const BOARDS: Readonly<Record<string, readonly string[]>> = {
  a1: rows(["1", "2", "3", "4", "5", "6", "7", "8"]),
  a8: rows(["8", "7", "6", "5", "4", "3", "2", "1"]),
  "0x88": ["1", "2", "3", "4", "5", "6", "7", "8"].flatMap((rank) => [...rows([rank]), ...none(8)]),
  mailbox: [
    ...none(20),
    ...["1", "2", "3", "4", "5", "6", "7", "8"].flatMap((rank) => [
      ...none(1),
      ...rows([rank]),
      ...none(1),
    ]),
    ...none(20),
  ],
};

function rows(ranks: readonly string[]): readonly string[] {
  return ranks.flatMap((rank) =>
    ["a", "b", "c", "d", "e", "f", "g", "h"].map((file) => file + rank),
  );
}

function none(count: number): readonly string[] {
  return Array<string>(count).fill("-");
}

const NAMES = rows(["1", "2", "3", "4", "5", "6", "7", "8"]);

const placeOf = (square: number): readonly [number, number] => [square % 8, Math.floor(square / 8)];

const moved = (moves: Moves, ...starts: readonly number[]): readonly number[] =>
  search(moves, 8, 8, starts.map(placeOf)).map((count) => count ?? -1);

const pairs = (moves: Moves): readonly number[] => SQUARES.flatMap((from) => moved(moves, from));

/** The place of each difference in an array that is so wide, the zero in its middle row. */
const differences = (width: number, zero: number): readonly number[] =>
  SQUARES.flatMap((from) =>
    SQUARES.map((to) => {
      const [[x, y], [toX, toY]] = [placeOf(from), placeOf(to)];
      return width * (toY - y + 7) + (toX - x + zero);
    }),
  );

/** The number of shortest walks of the king from a square to each other, one move after another. */
const routesFrom = (start: number): readonly number[] => {
  const moves = moved(KING_MOVES, start);
  const counts = SQUARES.map((square): number => (square === start ? 1 : 0));
  for (let ring = 1; ring <= 7; ring++)
    for (const square of SQUARES)
      if (moves[square] === ring)
        counts[square] = moved(KING_MOVES, square).reduce(
          (sum, near, from) =>
            sum + (near === 1 && moves[from] === ring - 1 ? (counts[from] ?? NaN) : 0),
          0,
        );
  return counts;
};

const leaps = (a: number, b: number): Moves =>
  [
    [a, b],
    [b, a],
  ].flatMap(
    ([x = 0, y = 0]) =>
      [
        [x, y],
        [-x, y],
        [x, -y],
        [-x, -y],
      ] as const,
  );

const at = (...names: readonly string[]): readonly number[] =>
  names.map((name) => NAMES.indexOf(name));

const EDGE = SQUARES.filter((square) => /[ah]|[18]/.test(NAMES[square] ?? ""));

/** On a graph of 65 squares, each of which leads to the next of 64 and to that of five times its number; none to the last. */
const onGraph = (): readonly number[] => {
  const moves = Array<number>(65).fill(Infinity).with(3, 0);
  // As many rounds as there are squares are enough for the longest way.
  for (const round of moves.keys())
    for (const [from, count] of moves.slice(0, 64).entries())
      for (const to of [(from + 1) % 64, (5 * from) % 64])
        if (count <= round) moves[to] = Math.min(moves[to] ?? NaN, count + 1);
  return moves.map((count) => (count === Infinity ? -1 : count));
};

/** What a program prints after the numbers of the squares, and before the test for squares of the board. */
const ANSWERS: readonly (readonly number[])[] = [
  SQUARES,
  pairs(KING_MOVES),
  pairs(WAZIR_MOVES),
  pairs(KNIGHT_MOVES),
  pairs(KNIGHT_MOVES),
  differences(15, 7),
  differences(16, 8),
  moved(KING_MOVES, ...at("d4", "e4", "d5", "e5")),
  moved(WAZIR_MOVES, ...at("d4", "e4", "d5", "e5")),
  moved(KING_MOVES, ...EDGE),
  moved(WAZIR_MOVES, ...at("a8", "h1")),
  moved(WAZIR_MOVES, ...at("a1", "h8")),
  ...STARTS.map(routesFrom),
  moved(KING_MOVES, ...at("f6")).map((moves, square) =>
    Number(moves + (moved(KING_MOVES, ...at("h1"))[square] ?? NaN) === 5),
  ),
  [1, 1, 0],
  search(leaps(3, 1), 10, 8, [[1, 0]]).map((moves = -1) => moves),
  search(leaps(1, 4), 9, 10, [[0, 0]]).map((moves = -1) => moves),
  onGraph(),
];

/** For 64 distances from each square, how many are accepted; and how many wrong ones. */
const ACCEPTED = [64, 0];

/** The samples of a file that a numbering has, one after another. */
const samplesIn = (text: string, numbering: string): string => {
  const [, ...parts] = text.split(/^(?:\/\/|#) -- (.+)\n/m);
  const names = parts.filter((_, place) => place % 2 === 0);
  const chosen = names.filter((name) => {
    const [, only] = name.split(" of ");
    return only === undefined ? !names.includes(`${name} of ${numbering}`) : only === numbering;
  });
  expect(chosen.length).toBe(11 + 1);
  return chosen.map((name) => parts[2 * names.indexOf(name) + 1] ?? "").join("");
};

const RUSTUP = { RUSTUP_HOME: process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup") };

describe.each(Object.entries(PROGRAMS))("in %s", (_, { ending, needs, file, text, commands }) => {
  const source = readFileSync(
    join(PROJECT, "explorer", "chapters", "code", `samples.${ending}`),
    "utf8",
  );

  test.for(Object.entries(BOARDS))("squares numbered as %s", ([numbering, board], context) => {
    const files: Readonly<Record<string, string>> = {
      tsc: join(PROJECT, "node_modules", "typescript", "bin", "tsc"),
      ...Object.fromEntries(needs.map((name) => [name, platform(context, name)])),
    };
    const folder = temporaryFolder();
    writeFileSync(join(folder, file), text(samplesIn(source, numbering)));
    let printed = "";
    for (const command of commands) {
      const line = command.replaceAll(/\{(\w+)\}/g, (_, name: string) => files[name] ?? name);
      const { status, stdout, stderr } = runLine(folder, line, RUSTUP);
      expect(status, `${line}\n${stderr.slice(0, 2000)}${stdout.slice(0, 2000)}`).toBe(0);
      printed = stdout;
    }
    const found = printed
      .trimEnd()
      .split("\n")
      .map((line) => line.trim().split(" ").map(Number));
    expect(found).toEqual([
      NAMES.map((name) => board.indexOf(name)),
      ...ANSWERS,
      ...(numbering === "0x88" ? [board.map((name) => Number(name !== "-"))] : []),
      ACCEPTED,
    ]);
  });
});
