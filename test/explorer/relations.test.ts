/** Tests attacks, lines and sets in the explorer, without a browser, against the package and definitions. */
import { describe, expect, test } from "vitest";
import { layoutText } from "../../explorer/model/layout-texts.js";
import { metricNamed } from "../../explorer/model/metrics.js";
import { VIEWS } from "../../explorer/model/published.js";
import { boardOf } from "../../explorer/model/shown.js";
import { csvOf, tableText } from "../../explorer/model/take-away-texts.js";
import { ofMeasure } from "../../explorer/model/views.js";
import * as sets from "../../src/sets.js";
import { squaresIn } from "../../src/squares.js";
import * as vectors from "../../src/vectors.js";
import * as tables from "../../src/index.js";
import { sq } from "../support/board.js";
import { LIMITED, searchedFrom } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";
import {
  boardFor,
  numbersIn,
  readingAt,
  readingFor,
  sceneFor,
  stateAt,
  tableAt,
} from "../support/shown.js";

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
      ["white-pawn", sets.whitePawnSquare(a)],
      ["black-pawn", sets.blackPawnSquare(a)],
    ] as const)
      expect(numbered(`view=${view}&from=${from}&to=${to}`), view).toEqual(squaresIn(set));
  });

  test.each([
    ["attacks", "pair", vectors.attacks],
    ["attacks", "0x88", vectors.attacksBy0x88Diff],
    ["attacks", "superimposed", vectors.attacks15x15],
    ["direction", "pair", vectors.direction],
    ["direction", "0x88", vectors.directionBy0x88Diff],
    ["direction", "superimposed", vectors.direction15x15],
    ["increment", "pair", vectors.increment],
    ["increment", "0x88", vectors.incrementBy0x88Diff],
    ["increment", "superimposed", vectors.increment15x15],
  ] as const)("numbers are those of the package: %s, %s", (view, layout, lookup) => {
    const state = stateAt(`view=${view}&layout=${layout}&from=${from}&to=${to}`);
    const shown = numbersIn(boardFor(state).grid, 0);
    expect(shown).toEqual(shown.map((_, other) => lookup(a, other)));
  });
});

describe("words", () => {
  test.each([
    ["view=attacks&from=a1&to=b2", "a1 → b2: attack of white pawn, bishop, queen, king"],
    ["view=attacks&from=a1&to=b4", "a1 → b4: no attack"],
    ["view=direction&from=e4&to=b1", "e4 → b1: south-west"],
    ["view=direction&from=e4&to=f6", "e4 → f6: no direction"],
    ["view=increment&from=e4&to=h1", "e4 → h1: step −7"],
    ["view=increment&layout=0x88&from=e4&to=e8", "e4 → e8: step +16"],
    ["view=between&from=a1&to=d4", "a1 → d4: 2 squares: b2, c3"],
    ["view=between&from=a1&to=b3", "a1 → b3: no square"],
    ["view=line&metric=king&from=a1&to=b2", "a1 → b2: 8 squares: a1, b2, c3, d4, e5, f6, g7, h8"],
    ["view=rings&metric=knight&from=a1&to=b3", "a1, 1 knight move: 2 squares: c2, b3"],
    ["view=zones&metric=king&from=a1&to=c3", "a1, up to 2 king moves: 9 squares"],
    ["view=zones&piece=NC&from=a1&to=e1", "a1, up to 2 NC moves: 29 squares"],
    ["view=white-pawn&from=a7&to=b2", "a7: 4 squares: a7, b7, a8, b8"],
    ["view=corner&to=h8", "h8: a corner"],
    ["view=corner&to=h7", "h7: no corner"],
    ["view=to-0x88&to=b2", "b2: coordinate 17"],
    ["view=to-superimposed&to=b2", "b2: coordinate 16"],
    ["view=from-0x88&to=b2", "0x88 coordinate 17: square 9, b2"],
    ["view=x88diff&from=a1&to=b2", "a1 → b2: 0x88 difference 137"],
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
    [
      "view=white-pawn&from=a7",
      {
        expression: "whitePawnSquare(48) = { lo: 0, hi: 50528256 }",
        reason:
          "Where the other king must stand in time to catch the pawn on a7, the pawn moving first.",
      },
    ],
    // Sets of three numbers: one has members in the first number, the other in the last.
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
    const { squareNames } = boardFor(stateAt("view=white-pawn&from=a7"));
    expect([squareNames[48], squareNames[0]]).toEqual([
      "a7, in the set, origin",
      "a1, not in the set",
    ]);
  });
});

test("a layout that a relation does not have becomes the pair", () => {
  expect(stateAt("view=between&layout=superimposed").layout).toBe("pair");
  expect(stateAt("view=attacks&layout=center").layout).toBe("pair");
  expect(stateAt("view=rings&metric=combined").metric).toBe(metricNamed("king"));
});

test("a set on a board with more than 64 squares is a list of numbers", () => {
  const { state, table } = tableAt("board=10x8&view=between&from=a1&to=d4");
  expect(layoutText(state)).toMatch(/, 76800 bytes$/); // 80 × 80 × 3 × 4
  expect(tableText(table)).not.toContain("SquareBits");
  expect(csvOf(table).split("\r\n")[1]?.split(",").slice(0, 4)).toEqual([
    "a1",
    `0x${"0".repeat(32)}`,
    `0x${"0".repeat(32)}`,
    `0x${"2".padStart(32, "0")}`,
  ]);
});

test.each(sampled(["1x1", "3x3", "5x5", "1x9", "9x7", "8x3", "16x5"], 3))(
  "every relation is shown on %s",
  (size) => {
    for (const { name, isOfDistances } of VIEWS.values()) {
      if (isOfDistances) continue;
      const state = stateAt(`board=${size}&view=${name}&from=a1&to=a1`);
      expect(readingFor(state).title).toMatch(
        name === "from-0x88" ? /^0x88 coordinate 0: square 0, a1$/ : /^a1/,
      );
      expect(boardFor(state).squareNames).toHaveLength(state.board.squares.length);
    }
  },
);

// The last coordinates are 119 and 495. Differences go that far too, and their offset is 1 larger.
test.each([
  { view: "x88diff", eight: 2 * 119 + 1, sixteen: 2 * 495 + 1 },
  { view: "to-0x88", eight: 119, sixteen: 495 },
  { view: "from-0x88", eight: 63, sixteen: 255 },
])("the colors of $view go to the largest number of each board", ({ view, eight, sixteen }) => {
  const largest = (board: string): number =>
    sceneFor(stateAt(`board=${board}&view=${view}`)).largest;
  expect(["8x8", "16x16"].map(largest)).toEqual([eight, sixteen]);
});

describe.each(sampled(LIMITED, 3))("the rings and zones of $notation", (piece) => {
  test("are as far as it goes from a square", () => {
    const state = stateAt(`board=6x5&view=rings&piece=${piece.notation}&from=b2`);
    const distances = searchedFrom(piece, 6, 5, [[1, 1]]);
    for (const [target, moves] of distances.entries())
      for (const [view, isIn] of [
        ["rings", (other: number) => other === moves],
        ["zones", (other: number) => other <= moves && other < 255],
      ] as const) {
        const shown = { ...state, view: ofMeasure(view), target };
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
