/** Two metrics side by side, the numbering from a8, and the examples, without a browser. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { comparisonOf } from "../explorer/model/comparison.js";
import { numbersText } from "../explorer/model/numbering.js";
import { presetAddress, PRESETS } from "../explorer/model/presets.js";
import { pointedAt, readingOf } from "../explorer/model/reading.js";
import { sceneOf } from "../explorer/model/scene.js";
import { boardOf, pathsOf } from "../explorer/model/shown.js";
import {
  addressOf,
  fromAddress,
  OPENING,
  squaresRead,
  type State,
} from "../explorer/model/state.js";
import { importText } from "../explorer/model/call-text.js";
import type { Cell } from "../explorer/drawing/grid.js";
import * as main from "../src/index.js";
import * as pieces from "../src/pieces.js";
import { SQUARES } from "./support/board.js";

const at = (fragment: string): State => fromAddress(fragment).state;

const squareNamed = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);

/** The number of a cell; 255 where there is none. */
const numberOf = (cell: Cell): number => (cell.kind === "distance" ? cell.number : 255);

const LOOKUPS = {
  king: main.distance,
  knight: main.knightDistance,
  manhattan: main.manhattanDistance,
  bishop: pieces.bishopDistance,
  combined: pieces.combinedDistance,
};

describe.each([
  ["knight", "king"],
  ["king", "manhattan"],
  ["bishop", "combined"],
  ["manhattan", "bishop"],
  ["king", "king"],
] as const)("%s and %s", (first, second) => {
  const [one, other] = [LOOKUPS[first], LOOKUPS[second]];
  const opened = at(`metric=${first}&view=compare&with=${second}`);

  test("are shown beside each other with their difference, from every square", () => {
    let [most, mostApart] = [0, 0];
    const scene = sceneOf(opened);
    for (const origin of SQUARES) {
      const state = { ...opened, origin };
      const { figures } = comparisonOf(state, scene, [state.target]);
      const [shown, apart] = figures.map(({ grid }) => grid.cells.map(numberOf));
      expect(shown).toEqual(SQUARES.map((target) => other(origin, target)));
      const differences = SQUARES.map((target) => {
        const [a, b] = [one(origin, target), other(origin, target)];
        return a === 255 || b === 255 ? undefined : a - b;
      });
      expect(apart).toEqual(differences.map((difference) => difference ?? 255));
      most = Math.max(
        most,
        ...SQUARES.flatMap((to) => [one(origin, to), other(origin, to)]).filter(
          (moves) => moves < 255,
        ),
      );
      mostApart = Math.max(mostApart, ...differences.map((difference = 0) => Math.abs(difference)));
    }
    const { board, figures } = comparisonOf(opened, scene, []);
    const [shown, apart] = figures;
    expect([board.grid.largest, shown?.grid.largest, apart?.grid.largest]).toEqual([
      most,
      most,
      mostApart,
    ]);
  });

  test("are told in numbers that agree", () => {
    for (const [origin, target] of [
      [0, 9],
      [0, 1],
      [27, 63],
      [5, 5],
    ] as const) {
      const [a, b] = [one(origin, target), other(origin, target)];
      const state = { ...opened, origin, target };
      const told = comparisonOf(state, sceneOf(state), [target]).sentence;
      const minus =
        a === 255 || b === 255 ? "nothing to subtract" : String(a - b).replace("-", "−");
      expect(told).toMatch(new RegExp(` minus [A-Z][a-z]+: ${minus}\\.$`));
      expect(told).toMatch(b === 255 ? /: never reached\. / : new RegExp(`[: ]${b}( moves?)?\\. `));
    }
  });
});

test("two metrics are kept in the address, and can be measured to a region", () => {
  const address = "#board=8x8&metric=manhattan&layout=center&view=compare&from=a1&to=h8&with=king";
  const state = at(address);
  expect(addressOf(state)).toBe(address);
  const { board, figures } = comparisonOf(state, sceneOf(state), [63]);
  const [shown, apart] = figures.map(({ grid }) => grid.cells.map(numberOf));
  expect(shown).toEqual([...main.CENTER_DISTANCE]);
  expect(apart).toEqual(
    SQUARES.map((sq) => main.centerManhattanDistance(sq) - main.centerDistance(sq)),
  );
  expect(at("view=compare&with=none").other).toBe(OPENING.other);
  expect(board.squareNames[63]).toBe(
    "h8, 6 moves, target. King: 3 moves. Manhattan minus King: 3.",
  );
});

describe("numbers from a8", () => {
  const NUMBERED = "metric=knight&numbering=a8";

  test("are written in the call and the index, for all squares", () => {
    const { table } = sceneOf(at(NUMBERED));
    if (table === undefined) throw new Error("no table");
    for (const origin of SQUARES)
      for (const target of [origin, 0, 9, 63]) {
        const state = { ...at(NUMBERED), origin, target };
        // The ranks counted from the top.
        const [from, to] = [origin, target].map((sq) => 8 * (7 - Math.floor(sq / 8)) + (sq % 8));
        const call = `knightDistance(${from} ^ 56, ${to} ^ 56); // ${main.knightDistance(origin, target)}`;
        expect(importText(state, table)).toContain(`\n\n${call}`);
        const written =
          /\((\d+) \^ (\d+), (\d+) \^ (\d+)\)/
            .exec(importText(state, table))
            ?.slice(1)
            .map(Number) ?? [];
        const [a = NaN, b = NaN, c = NaN, d = NaN] = written;
        expect([a ^ b, c ^ d]).toEqual([origin, target]);
      }
  });

  test("are told in the reading", () => {
    const state = at(NUMBERED);
    const scene = sceneOf(state);
    expect(numbersText(state, squaresRead(state), false)).toBe("a1 is 56, b2 is 49");
    expect(readingOf(state, scene, pointedAt(state, scene)).expression).toBe(
      "KNIGHT_DISTANCE[((56 ^ 56) << 6) | (49 ^ 56)] = 4",
    );
    expect(numbersText(at("layout=center&metric=king&to=h8&numbering=a8"), [63], true)).toBe(
      "h8 is 7; the answer counts from a1",
    );
    expect(squaresRead(at("layout=center&metric=king&to=h8"))).toEqual([63]);
    expect(squaresRead(at("view=white-pawn&from=a7&to=b2"))).toEqual([48]);
    expect(squaresRead(at("view=corner&to=b2"))).toEqual([9]);
  });

  test.each(["10x8", "8x10", "16x4", "5x3", "1x7", "7x1", "4x1", "1x1", "1x8", "2x9"])(
    "are turned around on %s as well",
    (size) => {
      const [files = 0, ranks = 0] = size.split("x").map(Number);
      const opened = at(`board=${size}&metric=king&numbering=a8`);
      const { table } = sceneOf(opened);
      if (table === undefined) throw new Error("no table");
      for (let square = 0; square < files * ranks; square++) {
        const state = { ...opened, origin: square, target: 0 };
        const [, argument = ""] =
          /Distance\w*\((.*), [^,]*\); /.exec(importText(state, table)) ?? [];
        // The text is what a program would evaluate.
        const value: unknown = runInNewContext(argument);
        expect(value, argument).toBe(square);
        const number = files * (ranks - 1 - Math.floor(square / files)) + (square % files);
        if (ranks > 1) expect(argument).toContain(`${number}`);
        expect(numbersText(state, [square], false)).toMatch(new RegExp(` is ${number}$`));
      }
    },
  );

  test("leave alone what is no square", () => {
    const ring = at("view=rings&metric=king&from=a1&to=c3&numbering=a8");
    const { table } = sceneOf(ring);
    expect(table && importText(ring, table)).toContain("kingRing(56 ^ 56, 2); // ");
    const from = at("view=from-0x88&to=b2&numbering=a8");
    const scene = sceneOf(from);
    expect(readingOf(from, scene, pointedAt(from, scene)).expression).toBe(
      "SQUARE_FROM_0X88[17] = 9",
    );
  });

  test("are kept in the address", () => {
    expect(addressOf(at(NUMBERED))).toMatch(/&numbering=a8$/);
    expect(addressOf(OPENING)).not.toContain("numbering");
    expect(at("numbering=b1").numbering).toBe("a1");
  });
});

describe("the examples", () => {
  test.each(PRESETS)("$name is an address of its own", (preset) => {
    expect(presetAddress(preset, OPENING)).toBe(preset.fragment);
    expect(presetAddress(preset, at("numbering=a8"))).toBe(`${preset.fragment}&numbering=a8`);
  });

  const [king, knight, zebra, camel, nightrider, mopUp] = PRESETS.map(({ fragment }) =>
    at(fragment),
  );

  test("show what their sentences say", () => {
    const scenes = [king, knight, zebra, camel, nightrider, mopUp].map((state) => {
      if (state === undefined) throw new Error("no example");
      return { state, scene: sceneOf(state) };
    });
    const titles = scenes.map(
      ({ state, scene }) => readingOf(state, scene, pointedAt(state, scene)).title,
    );
    expect(titles).toEqual([
      "f6 → h1: 5 moves",
      "a1 → b2: 4 moves",
      expect.any(String),
      "e4 → f4: never reached",
      "a1 → e9: 1 move",
      "h8 → the center: 6 moves",
    ]);
    const [first, , refused, reached] = scenes;
    if (!first || !refused || !reached) throw new Error("no example");
    const paths = pathsOf(first.state, first.scene).board.grid.cells;
    expect(paths.filter(({ kind }) => kind === "distance")).toHaveLength(14);
    expect(refused.scene.refusal?.conflict).toBeDefined();
    const board = boardOf(reached.state, reached.scene, []).grid.cells;
    // The squares of the other color than e4, whose file 4 and rank 3 add up to an odd number.
    const isOther = (square: number): boolean =>
      ((square % 10) + Math.floor(square / 10)) % 2 === 0;
    expect(board.map(({ kind }) => kind === "never")).toEqual(
      board.map((_, square) => isOther(square)),
    );
    expect(main.centerManhattanDistance(squareNamed("h8"))).toBe(6);
  });
});
