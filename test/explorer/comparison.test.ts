/** Two metrics side by side, the numbering from a8, and the examples, without a browser. */
import { describe, expect, test } from "vitest";
import { fromAddress } from "../../explorer/model/address.js";
import { importText, pointedAt } from "../../explorer/model/pointed.js";
import { comparisonOf } from "../../explorer/model/comparison.js";
import { numbersText } from "../../explorer/model/numbering.js";
import { presetAddress, PRESETS } from "../../explorer/workbench/presets.js";
import { readingOf } from "../../explorer/model/reading.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import { boardOf, pathsOf } from "../../explorer/model/shown.js";
import { addressOf, OPENING, squaresRead, type State } from "../../explorer/model/state.js";
import { entryOf } from "../../explorer/model/table.js";
import { commandIn } from "../../explorer/model/take-away-texts.js";
import type { Cell } from "../../explorer/drawing/grid.js";
import * as main from "../../src/index.js";
import * as pieces from "../../src/pieces.js";
import { SQUARES } from "../support/board.js";

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
    const scene = checkedScene(opened);
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
      const told = comparisonOf(state, checkedScene(state), [target]).sentence;
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
  const { board, figures } = comparisonOf(state, checkedScene(state), [63]);
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

describe("other numbers of squares", () => {
  /** The number of a square by its file and rank, from 0. */
  const NUMBERS: Readonly<Record<string, (file: number, rank: number) => number>> = {
    a8: (file, rank) => 63 - 8 * rank - (7 - file),
    "0x88": (file, rank) => parseInt(`${rank}${file}`, 16),
    mailbox: (file, rank) => Number(`${rank + 2}${file + 1}`),
  };
  const placeOf = (square: number): readonly [number, number] => [square % 8, square >> 3];

  test.each(Object.keys(NUMBERS))("%s: in the call and the index, for all squares", (name) => {
    const of = NUMBERS[name] ?? Number;
    const opened = at(`metric=knight&numbering=${name}`);
    const { table } = checkedScene(opened);
    if (table === undefined) throw new Error("no table");
    const length = table.layout.board.numbered.length;
    for (const origin of SQUARES)
      for (const target of [origin, 0, 9, 63]) {
        const state = { ...opened, origin, target };
        const [from, to] = [of(...placeOf(origin)), of(...placeOf(target))];
        const answer = main.knightDistance(origin, target);
        expect(importText(state, table)).toContain(
          `from "./tables/knight-distance.js";\n\nknightDistance(${from}, ${to}); // ${answer}`,
        );
        expect(table.values[length * from + to]).toBe(answer);
        expect(pointedAt(state, checkedScene(opened)).entries).toEqual([length * from + to]);
      }
    expect(commandIn("c", opened, table)).toContain(` --squares ${name} `);
  });

  const NUMBERED = "metric=knight&numbering=a8";

  test("are told in the reading", () => {
    const state = at(NUMBERED);
    const scene = checkedScene(state);
    expect(numbersText(entryOf(state).board, squaresRead(state))).toBe("a1 is 56, b2 is 49");
    expect(readingOf(state, scene, pointedAt(state, scene)).expression).toBe(
      "KNIGHT_DISTANCE[56 << 6 | 49] = 4",
    );
    const region = at("layout=center&metric=king&to=h8&numbering=a8");
    expect(numbersText(entryOf(region).board, [63])).toBe("h8 is 7");
    expect(squaresRead(at("layout=center&metric=king&to=h8"))).toEqual([63]);
    expect(squaresRead(at("view=white-pawn&from=a7&to=b2"))).toEqual([48]);
    expect(squaresRead(at("view=corner&to=b2"))).toEqual([9]);
  });

  test("are those of a set's members, which are drawn where they stand", () => {
    const ring = at("view=rings&metric=king&from=a1&to=c3&numbering=a8");
    const scene = checkedScene(ring);
    if (scene.table === undefined) throw new Error("no table");
    // The squares two moves from a1: those of file c up to rank 3, and of rank 3 up to file c.
    const members = ["c1", "c2", "c3", "b3", "a3"];
    expect(
      boardOf(ring, scene, [])
        .squareNames.filter((name) => name.includes(", in the set"))
        .map((name) => name.slice(0, 2))
        .toSorted(),
    ).toEqual(members.toSorted());
    const set = members.reduce((sum, name) => sum | (1n << BigInt(squareNamed(name) ^ 56)), 0n);
    expect(importText(ring, scene.table)).toContain(
      `kingRing(56, 2); // { lo: ${set & 0xffffffffn}, hi: ${set >> 32n} }`,
    );
  });

  test("are from a1 where the tool makes no others", () => {
    for (const address of [
      "view=from-0x88&to=b2&numbering=a8",
      "board=10x8&metric=king&numbering=mailbox",
      "metric=combined&numbering=0x88",
    ]) {
      const state = at(address);
      const { board } = entryOf(state);
      expect(board).toBe(state.board);
      expect(numbersText(board, [9])).toMatch(/ is 9; this table counts from a1$/);
    }
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
      return { state, scene: checkedScene(state) };
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
