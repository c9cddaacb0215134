/** Tests attacks, lines and sets in the explorer, without a browser, against the package and definitions. */
import { describe, expect, test } from "vitest";
import { layoutText } from "../../explorer/model/layout-texts.js";
import { metricNamed } from "../../explorer/model/metrics.js";
import { boardOf } from "../../explorer/model/shown.js";
import { VIEWS } from "../../explorer/model/all-views.js";
import * as sets from "../../src/sets.js";
import { squaresIn } from "../../src/squares.js";
import * as vectors from "../../src/vectors.js";
import * as tables from "../../src/index.js";
import { sq } from "../support/board.js";
import { LIMITED, searchedFrom } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";
import { boardFor, numbersIn, readingAt, readingFor, sceneFor, stateAt } from "../support/shown.js";

/** The squares of a board that show a number. */
const numbered = (fragment: string): readonly number[] =>
  boardFor(stateAt(fragment)).grid.cells.flatMap(({ kind }, square) =>
    kind === "distance" ? [square] : [],
  );

const SQUARES = ["a1", "e4", "h8", "b3", "a2", "g7"] as const;

const PAIRS = SQUARES.flatMap((from) => SQUARES.map((to) => ({ from, to })));

describe.each(sampled(PAIRS, 6))("$from, $to", ({ from, to }) => {
  const [a, b] = [sq(from), sq(to)];

  test("sets are those of the package", () => {
    const [king, knight] = [tables.distance(a, b), tables.knightDistance(a, b)];
    for (const [view, set] of [
      ["between", sets.between(a, b)],
      ["line", sets.line(a, b)],
      ["rings&metric=king", sets.kingRing(a, king)],
      ["rings&metric=knight", sets.knightRing(a, knight)],
      ["zones&metric=king", sets.kingZone(a, king)],
    ] as const)
      expect(numbered(`view=${view}&from=${from}&to=${to}`), view).toEqual(squaresIn(set));
  });

  test.each([
    ["attacks", "pair", vectors.attacks],
    ["attacks", "0x88", vectors.attacksBy0x88Diff],
    ["attacks", "superimposed", vectors.attacks15x15],
  ] as const)("numbers are those of the package: %s, %s", (view, layout, lookup) => {
    const state = stateAt(`view=${view}&layout=${layout}&from=${from}&to=${to}`);
    const shown = numbersIn(boardFor(state).grid, 0);
    expect(shown).toEqual(shown.map((_, other) => lookup(a, other)));
  });
});

describe("words", () => {
  test.each([
    ["view=attacks&from=a1&to=b2", "a1 → b2: attack by white pawn, bishop, queen, king"],
    ["view=attacks&from=a1&to=b4", "a1 → b4: no attack"],
    ["view=between&from=a1&to=d4", "a1 → d4: 2 squares: b2, c3"],
    ["view=between&from=a1&to=b3", "a1 → b3: no squares"],
    ["view=line&metric=king&from=a1&to=b2", "a1 → b2: 8 squares: a1, b2, c3, d4, e5, f6, g7, h8"],
    ["view=rings&metric=knight&from=a1&to=b3", "a1, 1 knight move: 2 squares: c2, b3"],
    ["view=zones&metric=king&from=a1&to=c3", "a1, up to 2 king moves: 9 squares"],
    ["view=zones&piece=NC&from=a1&to=e1", "a1, up to 2 NC moves: 29 squares"],
  ])("%s", (fragment, title) => {
    expect(readingAt(fragment).title).toBe(title);
  });

  test.each([
    [
      "view=attacks&from=a1&to=b2",
      { expression: "ATTACKS[0 << 6 | 9] = 105", entry: "Entry 9 of 0…4095" },
    ],
    [
      "view=between&from=a1&to=d4",
      { expression: "between(0, 27) = { lo: 262656, hi: 0 }", entry: "Entry 27 of 0…4095" },
    ],
    // The highest member of three numbers, and the lowest.
    [
      "board=10x8&view=between&from=a1&to=d4",
      { expression: "between10x8(0, 33) = [4196352, 0, 0]" },
    ],
    [
      "board=10x8&view=between&from=h8&to=j8",
      { expression: `between10x8(77, 79) = [0, 0, ${2 ** (78 - 64)}]` },
    ],
  ])("name the entry that is read, or the call: %s", (fragment, expected) => {
    expect(readingAt(fragment)).toMatchObject(expected);
  });

  test("a square that is never reached has no entry", () => {
    const title = "a1 → b1: never reached";
    expect(readingAt("view=rings&metric=bishop&from=a1&to=b1")).toEqual({ title });
  });

  test("squares say whether they are in a set", () => {
    const { squareNames } = boardFor(stateAt("view=between&from=a1&to=d4"));
    expect([squareNames[0], squareNames[9]]).toEqual([
      "a1, not in the set, origin",
      "b2, 1, in the set",
    ]);
  });
});

test("a layout that a relation does not have becomes the pair", () => {
  expect(stateAt("view=between&layout=superimposed").layout).toBe("pair");
  expect(stateAt("view=attacks&layout=center").layout).toBe("pair");
  expect(stateAt("view=rings&metric=combined").metric).toBe(metricNamed("king"));
});

test("a set on a board with more than 64 squares is a list of numbers", () => {
  expect(layoutText(stateAt("board=10x8&view=between&from=a1&to=d4"))).toMatch(/, 76800 bytes$/); // 80 × 80 × 3 × 4
});

test.each(sampled(["1x1", "3x3", "5x5", "1x9", "9x7", "8x3", "16x5"], 3))(
  "every relation is shown on %s",
  (size) => {
    for (const { name, isOfDistances } of VIEWS.values()) {
      if (isOfDistances) continue;
      const state = stateAt(`board=${size}&view=${name}&from=a1&to=a1`);
      expect(readingFor(state).title).toMatch(/^a1/);
      expect(boardFor(state).squareNames).toHaveLength(state.board.squares.length);
    }
  },
);

describe.each(sampled(LIMITED, 3))("the rings and zones of $notation", (piece) => {
  test("are as far as it goes from a square", () => {
    const state = stateAt(`board=6x5&view=rings&piece=${piece.notation}&from=b2`);
    const distances = searchedFrom(piece, 6, 5, [[1, 1]]);
    for (const [target, moves] of distances.entries())
      for (const [view, isIn] of [
        ["rings", (other: number) => other === moves],
        ["zones", (other: number) => other <= moves && other < 255],
      ] as const) {
        const shown = { ...state, view: VIEWS.get(view) ?? state.view, target };
        expect(numbersIn(boardOf(shown, sceneFor(shown), [target]).grid)).toEqual(
          distances.map((other) => (moves < 255 && isIn(other) ? other : 255)),
        );
      }
  });
});

test("lines are drawn whatever the piece is", () => {
  expect(numbered("view=between&piece=fR&from=h4&to=a4")).toEqual([25, 26, 27, 28, 29, 30]);
  expect(numbered("view=line&metric=bishop&from=h4&to=a4")).toHaveLength(8);
});
