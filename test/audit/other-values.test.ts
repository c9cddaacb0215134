/** Tests arrays with other values in place of the answers of a table: with one wrong entry, and changed on purpose. */
import { expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { KNIGHT, searchedPairs } from "../support/pieces.js";

const SQUARES = [...Array(64).keys()];

const found = (numbers: readonly number[]) => {
  const [finding] = audit(`int t[] = {${numbers.join()}};`, "t.c");
  return finding;
};

/** The distance of a king to the nearest side. */
const EDGE = SQUARES.map((square) =>
  Math.min(square % 8, 7 - (square % 8), square >> 3, 7 - (square >> 3)),
);

const BONUS = EDGE.map((moves) => [-20, -11, -16, -15][moves] ?? NaN);

const TO_CENTER = "the king's distance to the nearest of d4, e4, d5 and e5, with other values";

test.each([
  ["the number of another answer", 9, -20, -11],
  ["a number of no answer", 20, 7, -16],
])("one wrong entry among other values: %s", (_, index, other, expected) => {
  expect(found(BONUS.with(index, other))).toMatchObject({
    kind: "wrong",
    text: TO_CENTER,
    wrong: [{ index, found: other, expected }],
    values: [
      [0, -15],
      [1, -16],
      [2, -11],
      [3, -20],
    ],
  });
});

test("with two wrong entries, or with one number for two answers, nothing is known", () => {
  expect(found(BONUS.with(20, 7).with(30, 7))?.kind).toBe("none");
  expect(found(EDGE.map((moves) => 10 * Math.max(1, moves)).with(20, 7))?.kind).toBe("none");
});

test("one wrong entry among other values by pair of squares", () => {
  const distances = SQUARES.flatMap((from) =>
    SQUARES.map((to) =>
      Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3))),
    ),
  );
  const finding = found(distances.map((moves) => 10 * moves).with(100, 5));
  // From b1 to e5, a king needs 4 moves.
  expect(finding?.wrong).toMatchObject([{ index: 100, place: "b1, e5", found: 5, expected: 40 }]);
});

const changed = (numbers: readonly number[], places: readonly number[], to: number) =>
  places.reduce((all, place) => all.with(place, to), numbers);

test("a change that is alike under all symmetries of the board is no mistake", () => {
  const [center, near] = [
    [27, 28, 35, 36],
    [9, 14, 49, 54],
  ];
  expect(found(changed(EDGE, center, 4))?.kind).toBe("equal");
  expect(found(changed(EDGE, near, 2))).toMatchObject({ kind: "unclear", wrong: [], command: "" });
  expect(found(changed(EDGE, near.slice(1), 2))).toMatchObject({
    kind: "wrong",
    wrong: near.slice(1).map((index) => ({ index })),
  });
  // Beside the change, another entry is wrong.
  expect(found(changed(EDGE, center, 4).with(9, 3))).toMatchObject({
    kind: "wrong",
    wrong: [{ index: 9, found: 3, expected: 1 }],
  });
});

test("by pair of squares, a symmetric error is a mistake", () => {
  const knight = searchedPairs(KNIGHT, 8, 8).flat();
  // From each corner, a knight needs 4 moves to the next square on the diagonal, and everywhere else 2.
  const pairs = [
    [0, 9],
    [7, 14],
    [56, 49],
    [63, 54],
  ].flatMap(([corner = 0, next = 0]) => [64 * corner + next, 64 * next + corner]);
  expect(found(knight)?.kind).toBe("equal");
  expect(found(changed(knight, pairs, 2))).toMatchObject({
    kind: "wrong",
    wrong: pairs
      .sort((one, other) => one - other)
      .map((index) => ({ index, found: 2, expected: 4 })),
  });
});

test("numbers that are equal along diagonals are perhaps lengths of diagonals, not distances plus a number", () => {
  const along = (of: (diagonal: number) => number): readonly number[] =>
    SQUARES.map((square) => of((square & 7) - (square >> 3)));
  const length = (diagonal: number): number => 8 - Math.abs(diagonal);
  expect(found(along(length))).toMatchObject({
    kind: "unclear",
    text: "perhaps the Manhattan distance to the nearer of h1 and a8, each plus 1",
  });
  expect(found(along((diagonal) => length(diagonal) - 3))?.kind).toBe("unclear");
  // GNU Chess has bonuses by the distance to a corner, such as 99 at the corner and 90 beside it.
  const bonuses = along((diagonal) => [99, 90][length(diagonal) - 1] ?? length(diagonal));
  expect(found(bonuses)?.text).toContain("the Manhattan distance");
  expect(found(bonuses)?.kind).toBe("equal");
  // The distances themselves are a table.
  expect(found(along((diagonal) => 7 - Math.abs(diagonal)))?.kind).toBe("equal");
  // Of diagonals in one direction, each may have a number of its own.
  const starts = along((diagonal) => 100 - (diagonal * (diagonal + 15)) / 2);
  expect(found(starts)?.text).toBe(
    "the diagonal of each square, counted from h1, with other values",
  );
});

test("by square, a table of two ranks may be flags or values of pieces", () => {
  for (const flags of [
    [0, 1, 1, 1, 1, 1, 1, 0],
    [0, 1, 2, 3, 3, 2, 1, 0],
  ])
    expect(found([...flags, ...flags])?.text).toMatch(/^perhaps the .* on 8x2$/);
});
