/** The questions at the ends of the explorer's chapters: what their answers say is counted by the tests' own searches. */
import { expect } from "vitest";
import { KING_MOVES, KNIGHT_MOVES, search, sq, WAZIR_MOVES, type Moves } from "../support/board.js";
import { AROUND, pairsOn, squaresOf } from "../support/graphs.js";
import { searchedPairs } from "../support/pieces.js";
import { chapter, IDS, locate, within } from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const from = (moves: Moves, ...names: readonly string[]): readonly number[] =>
  search(
    moves,
    8,
    8,
    names.map((name) => [sq(name) % 8, Math.floor(sq(name) / 8)] as const),
  ).map((distance = NaN) => distance);

const BISHOP_STEPS: Moves = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

const count = (numbers: readonly number[], number: number): number =>
  numbers.filter((one) => one === number).length;

const nameOf = (square: number): string =>
  "abcdefgh".charAt(square % 8) + String(1 + Math.floor(square / 8));

/** The names of the squares with the largest number. */
const farthest = (numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((one, square) => (one === Math.max(...numbers) ? [nameOf(square)] : []));

/** In how many ways a king goes from one square to another without losing time, each move tried. */
const kingWays = (start: string, end: string): number => {
  const known = new Map<string, number>([[end, 1]]);
  const toEnd = from(KING_MOVES, end);
  const waysFrom = (name: string): number => {
    const found =
      known.get(name) ??
      from(KING_MOVES, name).reduce(
        (sum, moves, next) =>
          moves === 1 && toEnd[next] === (toEnd[sq(name)] ?? NaN) - 1
            ? sum + waysFrom(nameOf(next))
            : sum,
        0,
      );
    known.set(name, found);
    return found;
  };
  return waysFrom(start);
};

const eccentricity = (name: string): number => Math.max(...from(KNIGHT_MOVES, name));

const zebra = searchedPairs({ notation: "Z", steps: [[3, 2, 1]] }, 8, 8);
const archbishop = searchedPairs(
  {
    notation: "BN",
    steps: [
      [1, 1, 99],
      [2, 1, 1],
    ],
  },
  10,
  8,
).flat();

const between = (table: readonly (readonly number[])[], one: string, other: string): number =>
  table[sq(one)]?.[sq(other)] ?? NaN;

const torus = squaresOf([8, 8], undefined, [{ side: "files" }, { side: "ranks" }]);

/** The moves of the king on a torus. */
const onTorus = torus.names.map((_, square) =>
  AROUND.flatMap((step) => torus.walk(square, step) ?? []),
);

const lightCorners = from(WAZIR_MOVES, "a8", "h1");

/** The numbers, and the names of squares, that each answer has, in their order. */
const FOUND: Readonly<Record<string, () => readonly (number | string)[]>> = {
  "king-and-rook-like-steps": () => [
    ...[count(from(KING_MOVES, "a1"), 7), count(from(WAZIR_MOVES, "a1"), 7), "a8", "h1"],
  ],
  "knight-and-corners": () => [...farthest(from(KNIGHT_MOVES, "a1")), eccentricity("a1")],
  "how-the-fill-finds-it": () => [
    ...[eccentricity("d4"), "d4", eccentricity("a1"), "a1"],
    ...[farthest(from(KNIGHT_MOVES, "a1")).length, ...farthest(from(KNIGHT_MOVES, "a1"))],
  ],
  "from-4096-entries-to-225-and-240": () => [
    ...["a1", "h8", 112, 7 * 15, 7, 112 + 7 * 15 + 7, from(KING_MOVES, "a1")[sq("h8")] ?? NaN],
  ],
  "when-a-difference-is-not-enough": () => [
    ...[between(zebra, "d4", "e5"), "d4", "g2", "a1", between(zebra, "a1", "b2")],
  ],
  "shortest-paths": () => [kingWays("e1", "e8"), from(KING_MOVES, "e1")[sq("e8")] ?? NaN],
  "center-edge-corners": () => [
    ...["a1", "h8", farthest(lightCorners).length, Math.max(...lightCorners)],
  ],
  "other-boards-and-pieces": () => [Math.max(...archbishop), 2],
  "every-board": () => [
    Math.max(...pairsOn(onTorus).flat()),
    Math.max(...torus.names.flatMap((name) => from(KING_MOVES, name))),
  ],
  "why-you-can-believe-it": () => ["a1"],
  // The squares with a neighbor on a diagonal that is farther than two moves.
  audit: () => [
    Array.from({ length: 64 }, (_, square) => square).filter((square) =>
      from(KNIGHT_MOVES, nameOf(square)).some(
        (moves, other) => moves > 2 && from(BISHOP_STEPS, nameOf(square))[other] === 1,
      ),
    ).length,
  ],
};

test("each chapter ends with a question, whose answer is shown when one asks, by pointer or keys, and right", async ({
  open,
}) => {
  const page = await open();
  for (const [at, id] of IDS.entries()) {
    const part = chapter(page, id);
    const question = await locate(within(part, ".try > p")).textContent();
    expect(question, id).toMatch(/^Try it: .*\?/);
    const answer = locate(within(part, ".try details p"));
    expect(await answer.isVisible(), id).toBe(false);
    const summary = locate(within(part, ".try summary"));
    if (at % 2 === 0) await summary.click();
    else {
      await summary.focus();
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => answer.isVisible(), { message: id }).toBe(true);
    const text = (await answer.textContent()) ?? "";
    expect(text.length, id).toBeGreaterThan(20);
    const said = [...text.matchAll(/\b[a-h][1-8]\b|(?<![\w×])\d+\b(?!×)/g)].map(([one]) =>
      /^\d/.test(one) ? Number(one) : one,
    );
    const found = FOUND[id];
    if (found) expect(said, id).toEqual(found());
  }
  expect(Object.keys(FOUND).filter((id) => !IDS.some((one) => one === id))).toEqual([]);
});

test("no two squares are farther apart for a knight than opposite corners", () => {
  const all = Array.from({ length: 64 }, (_, square) => eccentricity(nameOf(square)));
  expect(Math.max(...all)).toBe(eccentricity("a1"));
});

test("the squares of a diagonal are the farthest from the light corners", () => {
  expect(farthest(lightCorners)).toEqual(["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"]);
});

test("an archbishop takes two moves to most squares of 10×8", () => {
  expect(count(archbishop, 2)).toBeGreaterThan(archbishop.length / 2);
});
