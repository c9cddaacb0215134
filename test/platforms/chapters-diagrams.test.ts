/** Tests the diagrams of the chapters against the package's tables and the tests' own searches. */
import { expect } from "vitest";
import * as tables from "../../src/index.js";
import { cornerDistanceDark, cornerDistanceLight, edgeDistance } from "../../src/pieces.js";
import { KNIGHT_MOVES, nameOf, search, shortestWays, sq } from "../support/board.js";
import { CAMEL, KING, KNIGHT, NIGHTRIDER, WAZIR, ZEBRA } from "../support/pieces.js";
import { runs, sampled } from "../support/sampling.js";
import { counted, movesText } from "../support/words.js";
import {
  addressWith,
  boardIn,
  cellsUnder,
  chapter,
  click,
  drag,
  drawnIn,
  drawnPairs,
  expectDistances,
  expectedLabels,
  expectRoutes,
  heardOf,
  leave,
  locate,
  NAMES,
  place,
  point,
  says,
  searched,
  waysBetween,
  wayText,
  within,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const apartText = (files: number, ranks: number): string =>
  `${counted(files, "file")} and ${counted(ranks, "rank")} apart`;

test("king and wazir: the sentence, both boards and both routes", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "king-and-rook-like-steps");
  const boards = [
    [boardIn(part, 1), "King", searched(KING)],
    [boardIn(part, 2), "Manhattan", searched(WAZIR)],
  ] as const;
  const pairs = [["a1", "a4"], ["b4", "h4"], ...drawnPairs(NAMES, runs(2, 24), "king")] as const;
  for (const [round, [from, to]] of pairs.entries()) {
    await place(boards[round % 2 === 0 ? 0 : 1][0], from, to);
    const [files = NaN, ranks = NaN] = waysBetween(from, to).map(Math.abs);
    await says(
      part,
      `${from} and ${to} are ${apartText(files, ranks)}. The king needs the larger number, ` +
        `max(${files}, ${ranks}) = ${Math.max(files, ranks)}; rook-like steps need the sum, ${files} + ${ranks} = ${files + ranks}.`,
    );
    for (const [board, label, distances] of boards)
      await expectDistances(board, label, distances, from, to);
  }
  // Three numbers and two lines in the color of each.
  for (const color of [".files", ".ranks"])
    expect(await page.locator(`#king-and-rook-like-steps .diagram ${color}`).count()).toBe(5);
});

/** Every square one knight's move from both, on or off the board, as files and ranks from a1. */
const middles = (from: string, to: string): readonly (readonly [number, number])[] => {
  const isMove = (files: number, ranks: number): boolean =>
    KNIGHT_MOVES.some(([right, up]) => right === files && up === ranks);
  const [a, b] = [sq(from), sq(to)];
  const found: (readonly [number, number])[] = [];
  for (let file = -2; file < 10; file++)
    for (let rank = -2; rank < 10; rank++)
      if ([a, b].every((end) => isMove(file - (end % 8), rank - Math.floor(end / 8))))
        found.push([file, rank]);
  return found;
};

const isOff = ([file, rank]: readonly [number, number]): boolean =>
  Math.min(file, rank) < 0 || Math.max(file, rank) > 7;

/** Pairs whose middle squares are all off the board, around every corner, and pairs with one or two on it. */
const AROUND_CORNERS = [
  ["h1", "h3"],
  ["h8", "f8"],
  ["a8", "c8"],
  ["a8", "a6"],
  ["h8", "g7"],
  ["a1", "b2"],
  ["a1", "c1"],
  ["d4", "e6"],
  ["d4", "f8"],
] as const;

const middlesText = (all: number, off: number): string | undefined => {
  if (all === 0) return "";
  if (all === 1) return "Only one square is one move from both. ";
  expect(all).toBe(2);
  return [
    "Two squares are one move from both. ",
    "Two squares would be one move from each, but one of them is off the board. ",
    "Two squares would be one move from each, but neither is on the board. ",
  ][off];
};

test("the knight: the distance, the squares in the middle, drawn beside the board if they are off it, and the route", async ({
  open,
}) => {
  const page = await open();
  const part = chapter(page, "knight-and-corners");
  const board = boardIn(part);
  const distances = searched(KNIGHT);
  for (const [from, to] of [
    ...sampled(AROUND_CORNERS, 4),
    ...drawnPairs(NAMES, runs(2, 24), "knight"),
  ]) {
    await place(board, from, to);
    const stops = middles(from, to);
    const missing = stops.filter(isOff);
    const distance = tables.knightDistance(sq(from), sq(to));
    const why = `${from} ${to}`;
    await expect
      .poll(() => locate(within(part, ".answer")).textContent(), { message: why })
      .toContain(`${wayText(from, to, distance)}. ${middlesText(stops.length, missing.length)}`);
    const onBoard = stops
      .filter((stop) => !isOff(stop))
      .map(([file, rank]) => nameOf(8 * rank + file));
    expect((await cellsUnder(board, ".ghost:not(.off)")).toSorted(), why).toEqual(onBoard.sort());
    expect(await cellsUnder(board, ".ghost.off"), why).toEqual(missing.map(() => ""));
    await expectDistances(board, "Knight", distances, from, to);
  }
  const [origin = ""] = await cellsUnder(board, ".token");
  const other = origin === "e4" ? "e5" : "e4";
  await click(board, other);
  await drag(board, origin, other);
  await leave(page);
  await says(part, `From ${other} to ${other} it takes no moves. `);
  expect(await cellsUnder(board, ".ghost")).toEqual([]);
});

test("the fill: the squares of each ring, and how many are reached", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "how-the-fill-finds-it");
  const board = boardIn(part);
  await says(part, /^Ring 2 around d4 /);
  await point(board, "d5"); // where the ring that is shown follows the pointer
  await says(part, /^Ring 3 around d4 /);
  await click(board, "c6");
  await leave(page);
  await says(part, /^Ring 1 around d4 /);
  await addressWith(page, "#how-the-fill-finds-it/d4/c6/");
  let origin = "d4";
  for (const [from] of drawnPairs(NAMES, runs(1, 6), "fill")) {
    if (from !== origin) await drag(board, origin, from);
    await leave(page);
    origin = from;
    const searched = search(KNIGHT_MOVES, 8, 8, [[sq(from) % 8, Math.floor(sq(from) / 8)]]);
    const last = Math.max(...searched.map((moves = NaN) => moves));
    const slider = locate(part).getByRole("slider");
    await slider.focus();
    await page.keyboard.press("Home");
    for (let step = 0; step <= last; step++) {
      if (step > 0) await page.keyboard.press("ArrowRight");
      const ring = NAMES.filter((_, square) => searched[square] === step);
      const isReached = (square: number): boolean => (searched[square] ?? NaN) <= step;
      const reached = NAMES.filter((_, square) => isReached(square)).length;
      await says(
        part,
        step === 0
          ? `Ring 0 is ${from} alone, where the knight stands.`
          : `Ring ${step} around ${from} has ${counted(ring.length, "square")}. ` +
              `${step === last ? "Now all 64 are" : `So far, ${reached} of 64 are`} reached.`,
        from,
      );
      await locate(part).getByText(`Ring ${step} of ${last}`).waitFor();
      expect((await cellsUnder(board, ".twin")).toSorted(), from).toEqual(ring.toSorted());
      const [drawn, heard] = [await drawnIn(board), await heardOf(board)];
      expect(
        NAMES.map((name) => [drawn[name], heard[name]?.replaceAll(/, (?:origin|target)/g, "")]),
        from,
      ).toEqual(
        searched.map((moves = NaN, square) =>
          isReached(square) ? [`${moves}`, movesText(moves)] : ["", "not reached yet"],
        ),
      );
    }
  }
});

type Pair = readonly [from: string, to: string];

const ALL_PAIRS = NAMES.flatMap((from) => NAMES.map((to): Pair => [from, to]));

type Far = (from: string, to: string) => number;

/** The pairs with the difference of two squares, which are among them. */
const alikeWith = (from: string, to: string): readonly Pair[] =>
  ALL_PAIRS.filter((pair) => waysBetween(...pair).join() === waysBetween(from, to).join());

/** What is said of two squares if all pairs with their difference have their distance. */
const sameText = (moves: Far, [from, to]: Pair): string => {
  const end = moves(from, to) < 255 ? "It takes the same number" : "Nor is there one";
  const others =
    alikeWith(from, to).length === 1
      ? "No other two squares have this difference."
      : `${end} between any two squares with this difference.`;
  return `${wayText(from, to, moves(from, to))}. ${others}`;
};

/** What is said first of two squares and of others with their difference, but not their distance. */
const otherText = (moves: Far, [from, to]: Pair, other: Pair): string =>
  `${wayText(from, to, moves(from, to))}. ${wayText(...other, moves(...other))} (black), though the difference is the same.`;

const STARTED = / Started on ([a-h][1-8]), the shorter route would leave the board\.$/;

test("when a difference is not enough: another pair that lies alike, if there is one", async ({
  open,
}) => {
  const page = await open();
  const part = chapter(page, "when-a-difference-is-not-enough");
  const board = boardIn(part);
  for (const [name, piece] of [
    ["Zebra, leaps 3 + 2", ZEBRA],
    ["Camel, leaps 3 + 1", CAMEL],
    ["Nightrider", NIGHTRIDER],
    ["Knight", KNIGHT],
    ["King", KING],
  ] as const) {
    await locate(part).getByRole("button", { name, exact: true }).click();
    const { moves } = searched(piece);
    for (const [from, to] of [
      ["a1", "b2"],
      ["a1", "h8"],
      ...drawnPairs(NAMES, runs(3, 24), name),
    ] as const) {
      await place(board, from, to);
      await says(part, RegExp(`^${wayText(from, to, moves(from, to))}[.]`));
      const said = (await locate(within(part, ".answer")).textContent()) ?? "";
      const others = alikeWith(from, to).filter((pair) => moves(...pair) !== moves(from, to));
      if (others.length === 0) {
        expect(said).toBe(sameText(moves, [from, to]));
        await expectRoutes(board, moves, [from, to]);
        continue;
      }
      const other = others.find((pair) => said.startsWith(otherText(moves, [from, to], pair)));
      if (other === undefined) throw new Error(said);
      const isNearer = moves(...other) < moves(from, to);
      expect(STARTED.exec(said)?.[1]).toBe(isNearer ? from : other[0]);
      await expectRoutes(board, moves, [from, to], other);
      expect(await locate(within(board, ".way")).count()).toBe(1);
    }
  }
});

test("shortest paths: the number of routes, one of them, and both distances", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "shortest-paths");
  const board = boardIn(part);
  for (const [name, piece] of [
    ["King", KING],
    ["Knight", KNIGHT],
  ] as const) {
    await locate(part).getByRole("button", { name }).click();
    const { moves } = searched(piece);
    for (const [from, to] of [["f6", "h1"], ...drawnPairs(NAMES, runs(1, 14), name)] as const) {
      await place(board, from, to);
      const count = shortestWays(NAMES, moves, from, to);
      const ways = count === 1 ? "is only one way" : `are ${count} ways`;
      await says(
        part,
        `${wayText(from, to, moves(from, to))}, and there ${ways} to do it. The numbers count the moves from ${from}.`,
      );
      await expectRoutes(board, moves, [from, to]);
    }
  }
  await locate(within(board, "[tabindex='0']")).focus();
  for (const key of ["Shift+Home", "Shift+PageDown", "Home", "PageDown"])
    await page.keyboard.press(key);
  await says(part, "From a1 to a1 it takes no moves. The numbers count the moves from a1.");
});

test("center, edge, corners: the sentence of a square, and all distances", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "center-edge-corners");
  const board = boardIn(part);
  for (const [name, lookup, unit, inside] of [
    ["Center", tables.centerDistance, "king move", "in the center"],
    ["Center, rook-like", tables.centerManhattanDistance, "rook-like step", "in the center"],
    ["Edge", edgeDistance, "king move", "on the edge"],
    ["Light corners", cornerDistanceLight, "rook-like step", "a light corner"],
    ["Dark corners", cornerDistanceDark, "rook-like step", "a dark corner"],
  ] as const) {
    const one = name.toLowerCase().replace(/, .*/, "");
    const where = one.endsWith("corners") ? `the nearer ${one.slice(0, -1)}` : `the ${one}`;
    await locate(part).getByRole("button", { name, exact: true }).click();
    const moves = (square: string): number => lookup(sq(square));
    const zeros = NAMES.filter((square) => moves(square) === 0);
    for (const target of [...sampled(zeros, 1), ...sampled(NAMES, 3, name)]) {
      await point(board, target);
      await says(
        part,
        moves(target) === 0
          ? `${target} is itself ${inside}.`
          : `From ${target} it takes ${counted(moves(target), unit)} to ${where}.`,
        target,
      );
      expect(await heardOf(board), target).toEqual(expectedLabels(moves, target));
    }
    expect((await cellsUnder(board, ".origin")).toSorted()).toEqual(zeros.toSorted());
  }
  await click(board, "b7");
  await leave(page);
  await says(part, "From b7 it takes 7 rook-like steps to the nearer dark corner.");
});
