/**
 * Boards with links and cuts: the moves of janggi in a palace, typed by hand from its rules, and random boards, compared
 * with walks from square to square.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BoardRequest } from "../../generator/request/defaults.js";
import { RequestError } from "../../generator/errors.js";
import { AROUND, searchOn, squaresOf, type Land, type Step } from "../support/graphs.js";
import { emittedTable, type JsonTable } from "../support/json.js";
import { bitsOf } from "../support/relations.js";
import { isThorough, runs } from "../support/sampling.js";

describe("the palace of janggi", () => {
  const diagonals = (rank: number) => [
    ...[0, 1].map((up) => [`${"de".charAt(up)}${rank + up}`, `${"ef".charAt(up)}${rank + up + 1}`]),
    ...[0, 1].map((up) => [`${"fe".charAt(up)}${rank + up}`, `${"ed".charAt(up)}${rank + up + 1}`]),
  ];
  const board: BoardRequest = { size: "9x10", links: [...diagonals(1), ...diagonals(8)] };
  const namesOf = (set: number | bigint | undefined): string =>
    Array.from({ length: 90 }, (_, square) => square)
      .filter((square) => (BigInt(set ?? 0) >> BigInt(square)) & 1n)
      .map((square) => `${"abcdefghi".charAt(square % 9)}${Math.floor(square / 9) + 1}`)
      .join(" ");
  const movesFrom = (table: JsonTable, name: string): string =>
    namesOf(table.values["abcdefghi".indexOf(name.charAt(0)) + 9 * (Number(name.slice(1)) - 1)]);

  test.each([
    ["d1", "e1 d2 e2"],
    ["e1", "d1 f1 e2"],
    ["d2", "d1 e2 d3"],
    ["e2", "d1 e1 f1 d2 f2 d3 e3 f3"],
    ["f3", "e2 f2 e3"],
  ])("a general goes from %s along the lines", async (from, to) => {
    const general = { board, measure: "moves", piece: "W", within: "palace" } as const;
    expect(movesFrom(await emittedTable(general), from)).toBe(to);
  });

  test("the other general goes from e9 to the whole palace of its own", async () => {
    const general = { board, measure: "moves", piece: "W", within: "palace" } as const;
    const black = await emittedTable({ ...general, color: "black" });
    expect(movesFrom(black, "e9")).toBe("d8 e8 f8 d9 f9 d10 e10 f10");
    expect(movesFrom(black, "e2")).toBe("");
  });

  test("soldiers go forwards along the diagonals, and never back", async () => {
    const soldier = { board, measure: "moves", piece: "fsW" } as const;
    const white = await emittedTable(soldier);
    expect(movesFrom(white, "d8")).toBe("c8 e8 d9 e9");
    expect(movesFrom(white, "e9")).toBe("d9 f9 d10 e10 f10");
    expect(movesFrom(white, "e8")).toBe("d8 f8 e9");
    const black = await emittedTable({ ...soldier, color: "black" });
    expect(movesFrom(black, "f3")).toBe("e2 f2 e3 g3");
    expect(movesFrom(black, "e2")).toBe("d1 e1 f1 d2 f2");
  });

  test.each([
    ["bW", "d1 e1 f1"],
    ["vW", "d1 e1 f1 d3 e3 f3"],
    ["rW", "f2"],
    ["lW", "d2"],
  ])("%s goes from e2 to %s", async (piece, to) => {
    expect(movesFrom(await emittedTable({ board, measure: "moves", piece }), "e2")).toBe(to);
  });

  test("a chariot goes across the palace, and no farther", async () => {
    const between = await emittedTable({ board, measure: "between", piece: "R" });
    const moves = await emittedTable({ board, measure: "moves", piece: "R" });
    expect(namesOf(between.answer(3, 23))).toBe("e2");
    expect(movesFrom(moves, "d1").split(" ")).toEqual(expect.arrayContaining(["e2", "f3"]));
    expect(movesFrom(moves, "d1").split(" ")).toHaveLength(8 + 9 + 2);
    expect(movesFrom(moves, "e2").split(" ")).toHaveLength(8 + 9 + 4);
    expect(movesFrom(moves, "e1").split(" ")).toHaveLength(8 + 9);
  });
});

test("links along a rank go to the left or to the right", async () => {
  const board = { size: "4x1", links: [["a1", "c1"]] };
  const moves = async (piece: string): Promise<readonly unknown[]> =>
    (await emittedTable({ board, measure: "moves", piece })).values.map(Number);
  // Bit 0 is a1.
  expect(await moves("rW")).toEqual([0b110, 0b100, 0b1000, 0]);
  expect(await moves("lW")).toEqual([0, 0b1, 0b11, 0b100]);
});

describe("a cut between b2 and c2 on 3x3", () => {
  const board = { size: "3x3", cuts: [["c2", "b2"]] };
  const [a2, b2, c2] = [3, 4, 5];

  test("ends lines", async () => {
    const direction = await emittedTable({ board, measure: "direction" });
    expect([direction.answer(a2, b2), direction.answer(a2, c2), direction.answer(c2, b2)]).toEqual([
      3, 0, 0,
    ]);
    expect(direction.answer(0, 8)).toBe(2);
    const line = await emittedTable({ board, measure: "line" });
    expect(line.answer(a2, b2)).toBe(bitsOf([a2, b2]));
    const between = await emittedTable({ board, measure: "between" });
    expect([between.answer(a2, c2), between.answer(2, 8)]).toEqual([0n, bitsOf([5])]);
  });

  test("ends rays", async () => {
    const reach = await emittedTable({ board, measure: "reach", piece: "R" });
    expect([0, 1, 2, 3].map((direction) => reach.answer(a2, direction))).toEqual([1, 1, 1, 0]);
    expect([0, 1, 2, 3].map((direction) => reach.answer(c2, direction))).toEqual([1, 0, 1, 0]);
  });

  test("parts no leap over it, and takes a neighbor away", async () => {
    const moves = await emittedTable({ board, measure: "moves", piece: "D" });
    expect(moves.values[a2]).toBe(bitsOf([c2]));
    const edge = await emittedTable({ board, piece: "W", to: "edge" });
    expect(edge.values).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

test("a layout by difference is refused if links make differences of one kind differ", async () => {
  const linked = { board: { size: "3x3", links: [["a1", "b2"]] }, piece: "W" } as const;
  await expect(emittedTable({ ...linked, layout: "superimposed" })).rejects.toThrow("a1–b2");
  await expect(emittedTable({ ...linked, measure: "reach", piece: "R" })).rejects.toThrow(
    "the directions of links differ from square to square",
  );
});

/** A piece: its steps, and how often a move repeats one; for links, the sides to which it goes. */
interface Walking {
  readonly steps: readonly Step[];
  readonly times: number;
  /** Whether a link by this vector is a step; omitted for a piece that does not use links. */
  readonly usesLink?: (files: number, ranks: number) => boolean;
  /** Whether the step begins with a square on a file or rank, which must be open. */
  readonly isLame?: true;
}

const SIDES = AROUND.filter(([x = 0, y = 0]) => x * y === 0);
const DIAGONALS = AROUND.filter(([x = 0, y = 0]) => x * y !== 0);
const KNIGHT = [1, -1].flatMap((x) =>
  [1, -1].flatMap((y) => [
    [x, 2 * y],
    [2 * x, y],
  ]),
);

const W: Walking = { steps: SIDES, times: 1, usesLink: () => true };
const F: Walking = { steps: DIAGONALS, times: 1 };
const R: Walking = { ...W, times: 99 };
const B: Walking = { ...F, times: 99 };

const PIECES: Readonly<Record<string, readonly Walking[]>> = {
  W: [W],
  W2: [{ ...W, times: 2 }],
  R: [R],
  F: [F],
  B: [B],
  K: [W, F],
  Q: [R, B],
  N: [{ steps: KNIGHT, times: 1 }],
  NN: [{ steps: KNIGHT, times: 99 }],
  nN: [{ steps: KNIGHT, times: 1, isLame: true }],
  fR: [{ steps: [[0, 1]], times: 99, usesLink: (_, up) => up > 0 }],
  fsW: [
    {
      steps: [
        [0, 1],
        [1, 0],
        [-1, 0],
      ],
      times: 1,
      usesLink: (_, up) => up >= 0,
    },
  ],
  lbW: [
    {
      steps: [
        [0, -1],
        [-1, 0],
      ],
      times: 1,
      usesLink: (right, up) => up < 0 || (up === 0 && right < 0),
    },
  ],
};

type Pairs = readonly (readonly [number, number])[];

interface LinkedLand extends Land {
  readonly links: Pairs;
  readonly cuts: Pairs;
}

const isIn = (pairs: Pairs, from: number, to: number): boolean =>
  pairs.some((pair) => pair.includes(from) && pair.includes(to));

/** A walk of a piece: the squares that it passes, and those where it may stop. */
interface Walk {
  readonly squares: readonly number[];
  readonly stops: readonly boolean[];
}

/** Repeats a step from square to square, as often as the piece may, until `goesOn` is false. */
const walkBy = (
  { walk }: Land,
  from: number,
  step: Step,
  times: number,
  goesOn: (here: number, next: number) => boolean,
): Walk => {
  const squares: number[] = [];
  for (let here = from; squares.length < times;) {
    const next = walk(here, step);
    if (next === undefined || !goesOn(here, next)) break;
    squares.push(next);
    here = next;
  }
  return { squares, stops: squares.map(() => true) };
};

const walksFrom = (land: LinkedLand, from: number, piece: readonly Walking[]): readonly Walk[] => {
  const { links, cuts, walk, places } = land;
  const isUncut = (here: number, next: number): boolean => !isIn(cuts, here, next);
  const vectorsOfLinks = new Map(
    links
      .flatMap(([one, other]): Pairs => [
        [one, other],
        [other, one],
      ])
      .map(([start, end]) => {
        const [[x, y] = [0, 0], [across, up] = [0, 0]] = [places[start], places[end]];
        return [`${across - x} ${up - y}`, [across - x, up - y]] as const;
      }),
  );
  return piece.flatMap(({ steps, times, usesLink, isLame }): readonly Walk[] => {
    if (isLame)
      return steps.flatMap((step) => {
        const [x = 0, y = 0] = step;
        const leg = walk(from, [Math.trunc(x / 2), Math.trunc(y / 2)]);
        const to = walk(from, step);
        if (leg === undefined || to === undefined) return [];
        const isOpen = isUncut(from, leg) && isUncut(leg, to);
        return isOpen ? [{ squares: [leg, to], stops: [false, true] }] : [];
      });
    const linked = [...vectorsOfLinks.values()].filter(
      ([across, up]) => usesLink?.(across, up) === true,
    );
    return [
      ...steps.map((step) => walkBy(land, from, step, times, isUncut)),
      ...linked.map((step) =>
        walkBy(land, from, step, times, (here, next) => isIn(links, here, next)),
      ),
    ];
  });
};

const lands: fc.Arbitrary<LinkedLand> = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }))
  .chain((size) => {
    const whole = squaresOf(size);
    return fc.tuple(fc.constant(size), fc.subarray([...whole.names], { maxLength: 2 }));
  })
  .map(([size, holes]) => squaresOf(size, (name) => holes.includes(name)))
  .chain((land) => {
    const squares = [...land.names.keys()];
    const all = squares.flatMap((from) =>
      squares.filter((to) => to > from).map((to) => [from, to] as const),
    );
    const areNear = ([from, to]: readonly [number, number]): boolean => {
      const [[x, y] = [0, 0], [across, up] = [0, 0]] = [land.places[from], land.places[to]];
      return Math.abs(across - x) <= 2 && Math.abs(up - y) <= 2;
    };
    const areBeside = ([from, to]: readonly [number, number]): boolean =>
      SIDES.some((step) => land.walk(from, step) === to);
    const near = all.filter(areNear);
    const some = (pairs: Pairs) =>
      fc.subarray([...pairs], { maxLength: Math.min(8, pairs.length) });
    return fc
      .tuple(some(near.filter((pair) => !areBeside(pair))), some(near))
      .map(([links, drawn]) => {
        const cuts = drawn.filter(([from, to]) => !isIn(links, from, to));
        const named = (pairs: Pairs) => pairs.map((pair) => pair.map((at) => land.names[at] ?? ""));
        const board = typeof land.board === "string" ? { size: land.board } : land.board;
        return {
          ...land,
          board: {
            ...board,
            ...(links.length > 0 && { links: named(links) }),
            ...(cuts.length > 0 && { cuts: named(cuts) }),
          },
          ...{ links, cuts },
        };
      });
  });

/** The stops of all walks from a square: the square, and the squares that the walk passes before it, and all others. */
const stopsFrom = (land: LinkedLand, from: number, piece: readonly Walking[]) =>
  walksFrom(land, from, piece).flatMap(({ squares, stops }) =>
    squares.flatMap((to, place) =>
      stops[place] ? [{ to, passed: squares.slice(0, place), squares }] : [],
    ),
  );

test("random boards, pieces and measures", async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      lands,
      fc.constantFrom(...Object.keys(PIECES)),
      fc.constantFrom("moves", "distance", "between", "beyond", "steps"),
      async (land, name, measure) => {
        const piece = PIECES[name] ?? [];
        const squares = [...land.names.keys()];
        const all = squares.map((from) => stopsFrom(land, from, piece));
        const { board } = land;
        const table = await emittedTable({ board, measure, piece: name }).catch(
          (error: unknown) => {
            if (error instanceof RequestError) return error.message;
            throw error;
          },
        );
        if (typeof table === "string") {
          ends.add(`${measure} refused`);
          // Only what passes squares has these measures, and only if there are no two ways to a square.
          const isAmbiguous = all.some((stops) =>
            stops.some(({ to, passed }) =>
              stops.some((other) => other.to === to && other.passed.join() !== passed.join()),
            ),
          );
          const why = {
            "two ways lead": isAmbiguous,
            "passes no squares": ["W", "F", "K", "N", "fsW", "lbW"].includes(name),
            "a line is straight": name === "nN",
            "no moves": all.every((stops) => stops.length === 0),
          };
          const [, isTrue] = Object.entries(why).find(([words]) => table.includes(words)) ?? [];
          expect(isTrue, table).toBe(true);
          return;
        }
        ends.add(measure);
        const links = all.map((stops) => stops.map(({ to }) => to));
        for (const from of squares) {
          if (measure === "moves") {
            expect(table.values[from]).toBe(bitsOf(links[from] ?? []));
            continue;
          }
          const distances = searchOn(links, [from]);
          for (const to of squares) {
            const stops = all[from]?.filter((one) => one.to === to) ?? [];
            const [stop] = stops;
            const expected = {
              distance: distances[to],
              between: bitsOf(stop?.passed ?? []),
              // Along a diagonal, a ride may go on where the links beside it end.
              beyond: bitsOf([...new Set(stops.flatMap(({ squares }) => squares))]),
              steps: stop ? (name === "nN" ? 1 : stop.passed.length + 1) : 0,
            }[measure];
            expect(table.answer(from, to), `${from} ${to}`).toBe(expected);
          }
        }
      },
    ),
    { numRuns: runs(30, 1000) },
  );
  if (isThorough)
    expect([...ends]).toEqual(expect.arrayContaining(["moves", "distance", "between", "beyond"]));
});
