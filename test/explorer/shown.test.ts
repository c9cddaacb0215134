/** Tests what the explorer shows, without a browser, against searches that share no code with it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changed, fromAddress } from "../../explorer/model/address.js";
import { objectedBoard, objectionsTo, objectionText } from "../../explorer/model/certificate.js";
import { metricNamed, metricTyped } from "../../explorer/model/metrics.js";
import { entryNames } from "../../explorer/model/pointed.js";
import { routeCount, routeOf } from "../../explorer/model/routes.js";
import { arrayOf, boardOf, pathsOf } from "../../explorer/model/shown.js";
import { addressOf, OPENING, showing, type State } from "../../explorer/model/state.js";
import { tableOf } from "../../explorer/model/table.js";
import { DISTANCES, PATHS } from "../../explorer/model/views.js";
import { board } from "../../generator/core/boards/board.js";
import { kingPaths } from "../../src/paths.js";
import { nameOf, shortestWays } from "../support/board.js";
import { KNIGHT, LIMITED, PIECES, searchedPairs, type TestPiece } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";
import { numbersIn, readingAt, readingFor, sceneFor, stateAt, tableAt } from "../support/shown.js";
import { movesText } from "../support/words.js";

/** The files and ranks from one square to another. */
const difference = (files: number, from: number, to: number): readonly number[] => [
  (to % files) - (from % files),
  Math.floor(to / files) - Math.floor(from / files),
];

const BOARDS = [
  [8, 8],
  [2, 8],
  [5, 3],
  [4, 4],
  [6, 5],
] as const;

/** The pieces for 8×8, a slow board: with the corner rule, long moves, long leaps, or one-way moves. */
const ON_CHESS = ["N", "NN", "(1,4)", "fNbW"];

describe.each([...PIECES, ...LIMITED])("$notation", (piece) => {
  const boards = LIMITED.includes(piece)
    ? BOARDS.filter(([files]) => files === 6 || (files === 8 && ON_CHESS.includes(piece.notation)))
    : BOARDS.filter(([files]) => files < 8 || ON_CHESS.includes(piece.notation));
  test.each(boards)("on %i×%i: distances", (files, ranks) => {
    const distances = searchedPairs(piece, files, ranks);
    const all = distances.flatMap((row, from) =>
      row.map((distance, to) => ({ from, to, distance })),
    );

    const address = `board=${files}x${ranks}&piece=${piece.notation}`;
    const state = stateAt(address);
    // On 8×8, from a quarter of the squares: for most pieces the board is the same from the others.
    const isMirrored = (square: number): boolean =>
      ranks === 8 && files === 8 && (square % files > 3 || square >= 4 * files);
    const pairs = sampled(
      all.filter(({ from, to }) => from !== to && !isMirrored(from)),
      40,
      address,
    );
    for (const { from, to, distance } of pairs) {
      expect(readingFor({ ...state, origin: from, target: to }).title).toBe(
        `${nameOf(from, files)} → ${nameOf(to, files)}: ${movesText(distance)}`,
      );
    }
  });
});

/** The moves from one square to another; 255 if it is never reached. */
type Far = (from: number, to: number) => number;

/** The moves from the origin to the target through each square; 255 if there is no path, or none through it. */
const throughEach = (
  squares: readonly number[],
  far: Far,
  { origin, target }: State,
): readonly number[] =>
  squares.map((square) => {
    const [there, on] = [far(origin, square), far(square, target)];
    return [there, on, far(origin, target)].includes(255) ? 255 : there + on;
  });

/** Expects the route to be a shortest path, with a square after each move. */
const expectShortest = (state: State, far: Far): void => {
  const { origin, target } = state;
  const route = routeOf(state);
  const stops = far(origin, target) === 255 ? [] : [origin, ...route.slice(1, -1), target];
  expect(route).toEqual(origin === target ? [origin] : stops);
  for (const [stop, square] of route.entries())
    expect([far(origin, square), far(route[stop - 1] ?? square, square)]).toEqual([
      stop,
      Math.min(stop, 1),
    ]);
};

describe.each(LIMITED)("$notation, one way or with conditions", (piece) => {
  describe.each([
    [8, 8, 23],
    [6, 5, 7],
  ])("on %i×%i", (files, ranks, every) => {
    const address = `board=${files}x${ranks}&piece=${piece.notation}`;
    const distances = searchedPairs(piece, files, ranks);
    const far = (from: number, to: number): number => distances[from]?.[to] ?? NaN;
    const squares = [...distances.keys()];
    const isEdge = (square: number): boolean =>
      [0, files - 1].includes(square % files) || square < files || square >= files * (ranks - 1);

    test("the distance of a region is that to it, as in the table", () => {
      const center = files === 8 ? [27, 28, 35, 36] : [14, 15];
      const lightCorners = files === 8 ? [7, 56] : [5, 29];
      for (const [region, members] of [
        ["center", center],
        ["edge", squares.filter(isEdge)],
        ["light-corners", lightCorners],
      ] as const) {
        const state = stateAt(`${address}&layout=${region}`);
        const scene = sceneFor(state);
        const nearestBy = (rows: readonly (readonly number[])[]): readonly number[] =>
          rows.map((row) => Math.min(...members.map((to) => row[to] ?? NaN)));
        const nearest = nearestBy(distances);
        const { grid, name } = boardOf(state, scene, []);
        expect(numbersIn(grid)).toEqual(nearest);
        expect(name).toBe(`${piece.notation} distance to the ${region.replace("-", " ")}`);
        for (const target of sampled(
          squares.filter((square) => square % 5 === 1),
          3,
          `${address} ${region}`,
        )) {
          const { title, expression, entry } = readingFor({ ...state, target });
          expect(entry).toBe(`Entry ${target} of 0…${squares.length - 1}`);
          expect(title).toBe(
            `${nameOf(target, files)} → the ${region.replace("-", " ")}: ${movesText(nearest[target] ?? NaN)}`,
          );
          expect(expression).toMatch(new RegExp(`\\[${target}\\] = ${nearest[target]}$`));
        }
      }
    });

    const expectPaths = (state: State): void => {
      const { origin, target } = state;
      const { board, figures } = pathsOf(state);
      const shortest = far(origin, target);
      const sums = throughEach(squares, far, state);
      const isOn = (square: number): boolean => shortest < 255 && sums[square] === shortest;
      expect(figures.map(({ grid }) => numbersIn(grid))).toEqual([
        distances[origin],
        squares.map((square) => far(square, target)),
        sums,
      ]);
      if (shortest < 255)
        expect(figures[2]?.grid.cells[target]).toMatchObject({ distance: shortest });
      const on = squares.filter(isOn).map((square) => ({ square, mark: "twin" }));
      for (const [at, { grid }] of [board, ...figures].entries())
        expect(grid.marks).toEqual([
          ...(at === 3 ? on : []),
          { square: origin, mark: "origin" },
          { square: target, mark: "target" },
        ]);
      const ends = [nameOf(origin, files), nameOf(target, files)];
      expect(figures.map(({ caption }) => caption)).toEqual([
        `from ${ends[0]}`,
        `to ${ends[1]}`,
        "the sum",
      ]);
      expect(board.grid.cells.map(({ kind }) => kind === "empty")).toEqual(
        squares.map((square) => !isOn(square)),
      );
      expect(numbersIn(board.grid)).toEqual(
        squares.map((square) => (isOn(square) ? far(origin, square) : 255)),
      );
      expect(
        ["on a shortest path", "on no path"].map((words) =>
          board.squareNames.map((name) => name.includes(words)),
        ),
      ).toEqual([squares.map(isOn), sums.map((sum) => sum === 255)]);
    };

    test("a square is on a shortest path by its distance from the origin and to the target", () => {
      const opened = stateAt(`${address}&view=paths`);
      for (const origin of squares.filter((square) => square % every === 2))
        for (const target of sampled(
          squares.filter((square) => square % 5 === 3),
          2,
          `${address} ${origin}`,
        )) {
          const state = { ...opened, origin, target };
          expectPaths(state);
          expectShortest(state, far);
          if (far(origin, target) < 6)
            expect(routeCount(state)).toBe(shortestWays(squares, far, origin, target));
        }
    });
  });
});

describe("the address", () => {
  test.each([
    "#board=8x8&metric=knight&layout=pair&view=distances&from=a1&to=b2",
    "#board=16x1&metric=king&layout=0x88&view=paths&from=p1&to=c1",
    "#board=3x12&piece=%281%2C4%29N2&layout=abs-diff&view=distances&from=c12&to=a1",
    "#board=8x8&metric=combined&layout=center&view=distances&from=d4&to=h1",
  ])("holds what it says: %s", (address) => {
    expect(addressOf(stateAt(address))).toBe(address);
  });

  test.each([
    "",
    "#",
    "#nonsense",
    "metric=KING",
    "metric=toString",
    "layout=toString",
    "view=all",
    "from=i1&to=a9",
  ])("that makes no sense shows the opening: %j", (address) => {
    expect(stateAt(address)).toEqual(OPENING);
  });

  test("keeps typed text, refused or not, until another piece or board is chosen", () => {
    const typed = fromAddress("piece=R3&board=hexagon:4");
    expect(typed).toMatchObject({ piece: { notation: "R3" }, board: { notation: "hexagon:4" } });
    const refused = changed(typed, { piece: "xR" });
    expect(refused.state).toEqual(typed.state);
    expect(refused.piece?.reason).toMatch(/^piece "xR"/);
    expect(changed(refused, { view: "paths", from: "b2" })).toMatchObject({
      ...refused,
      state: { view: PATHS, metric: typed.state.metric },
    });
    expect(changed(refused, { piece: "R3" }).piece).toEqual({ notation: "R3" });
    const { state, ...fields } = changed(refused, { board: "9x9", metric: "king" });
    expect(state.metric.label).toBe("King");
    expect(fields).toEqual({ also: [] });
    // Choosing the metric that is shown also closes the field.
    const king = changed(fromAddress("metric=king"), { piece: "xK" });
    expect(king.piece?.reason).toBeDefined();
    expect(changed(king, { metric: "king" }).piece).toBeUndefined();
    expect(changed(typed, { board: "glinsky" }).state).toEqual(typed.state);
  });

  test("keeps a piece for another board, which may refuse it or take it again", () => {
    const onHexagons = changed(fromAddress("piece=gold"), { board: "glinski" });
    expect(onHexagons.piece?.notation).toBe("gold");
    expect(onHexagons.piece?.reason).toContain("the cells of glinski have no directions");
    expect(onHexagons.state.metric).toBe(OPENING.metric);
    const onSquares = changed(onHexagons, { board: "9x9" });
    expect(onSquares.piece).toEqual({ notation: "gold" });
    expect(onSquares.state.metric.name).toBe("gold");
    expect(changed(fromAddress("piece=R3"), { board: "glinski" }).piece).toEqual({
      notation: "R3",
    });
    const onTorus = changed(fromAddress("metric=combined"), { board: "torus" });
    expect(onTorus.state.metric).toBe(OPENING.metric);
  });
});

test.each([
  ["", {}],
  ["piece=C", {}],
  ["metric=knight&from=a2", {}],
  ["board=10x10&metric=knight&from=a1", {}],
  ["metric=combined&from=c3", { metric: metricNamed("king") }],
  ["metric=rook&layout=center", { layout: "pair" }],
])("paths are a piece's, from a square, and keep what else was chosen: %j", (fragment, other) => {
  const state = stateAt(fragment);
  expect(showing(state, PATHS)).toEqual({ ...state, view: PATHS, ...other });
  const hasPaths = Object.keys(other).length === 0;
  expect(stateAt(`${fragment}&view=paths`).view).toBe(hasPaths ? PATHS : DISTANCES);
});

const ONLY_FORWARDS: TestPiece = {
  notation: "fK",
  isOneWay: true,
  steps: [-1, 0, 1].map((across) => [across, 1, 1] as const),
};

test.each([KNIGHT, ONLY_FORWARDS])(
  "the certificate of $notation objects to what is not one more than the least around",
  (piece) => {
    const moves = searchedPairs(piece, 5, 4);
    const numbered = fc.array(fc.nat(3), { minLength: 20, maxLength: 20 });
    const holds = fc.property(numbered, fc.nat(19), (numbers, origin) => {
      const expected = numbers.flatMap((number, square) => {
        const around = numbers.filter((_, from) => moves[from]?.[square] === 1);
        const due = square === origin ? 0 : Math.min(...around) + 1;
        return number === due ? [] : [{ square, due }];
      });
      const found = objectionsTo(numbers, metricTyped(piece.notation), board(5, 4), origin);
      expect(found.map(({ square, due }) => ({ square, due }))).toEqual(expected);
      for (const { square, by, due } of found)
        if (by === undefined) expect([0, Infinity]).toContain(due);
        else expect([moves[by]?.[square], numbers[by]]).toEqual([1, due - 1]);
    });
    fc.assert(holds);
  },
);

test("a certificate says who objects, and how many others do", () => {
  const numbers = [1, 1, 1];
  const objections = objectionsTo(numbers, metricTyped("W"), board(3, 1), 0);
  const said = objections.map((one, others) => objectionText(numbers, board(3, 1), one, others));
  expect(said).toEqual([
    "a1 says 1, but the piece starts there: it must say 0.",
    "b1 says 1. a1 objects: “I say 1, and no square one move from you says less. So you must say 2.” There is one more objection.",
    "c1 says 1. b1 objects: “I say 1, and no square one move from you says less. So you must say 2.” There are 2 more objections.",
  ]);
  const { grid } = objectedBoard(board(3, 1), [0, 1, 9], 1, objections);
  expect(grid.cells[2]).toEqual({ kind: "distance", number: 9, distance: 9 });
});

const KING_PATHS = kingPaths(45, 7);

test.each([
  [
    "metric=combined&from=a1&to=c2",
    {
      title: "a1 → c2: combined distance 5",
      expression: "COMBINED_DISTANCE[0 << 6 | 10] = 5",
      entry: "Entry 10 of 0…4095",
    },
  ],
  [
    "metric=king&view=paths&from=f6&to=h1",
    {
      title: "f6 → h1: 5 moves",
      expression: `kingPaths(45, 7) = { lo: ${KING_PATHS.lo}, hi: ${KING_PATHS.hi} }`,
      entry: "Entry 2887 of 0…4095", // 45 × 64 + 7
    },
  ],
])("the reading of %s", (fragment, expected) => {
  expect(readingAt(fragment)).toEqual(expected);
});

describe("the table", () => {
  test.each([
    ["layout=pair", "KNIGHT_DISTANCE[0 << 6 | 9] = 4"],
    [
      "layout=0x88",
      "KNIGHT_DISTANCE_BY_0X88_DIFF[9 - 0 + (9 | 7) - (0 | 7) + 120] = 2, and 2 by the corner rule: 4",
    ],
    [
      "layout=superimposed",
      "KNIGHT_DISTANCE_15X15[9 - 0 + 7 * ((9 >> 3) - (0 >> 3)) + 112] = 2, and 2 by the corner rule: 4",
    ],
    [
      "layout=abs-diff",
      "NDIS[Math.abs((9 | 7) - (0 | 7)) + Math.abs((9 & 7) - (0 & 7))] = 2, and 2 by the corner rule: 4",
    ],
  ])("knight, %s: a1–b2 is %s", (layout, expression) => {
    for (const piece of ["metric=knight", "piece=N", "piece=knight"]) {
      expect(readingAt(`${piece}&${layout}`).expression).toBe(expression);
      expect(tableAt(`${piece}&${layout}`).table.isPublished).toBe(true);
    }
  });

  test("of the combined distance exists only by pair on 8×8, and that of some pieces only by pair", () => {
    const reason =
      "The package holds the combined distance by pair of squares on 8×8; elsewhere, add Manhattan distance to king distance.";
    for (const fragment of ["board=8x9&metric=combined", "metric=combined&layout=superimposed"])
      expect(tableOf(stateAt(fragment))).toEqual({ refusal: reason });
  });

  test.each(["0x88", "superimposed", "abs-diff"])(
    "%s: a refusal names two pairs of squares with one entry and two answers",
    (layout) => {
      let refused = 0;
      for (const piece of [...PIECES, ...LIMITED])
        for (const [files, ranks] of BOARDS) {
          const state = stateAt(`board=${files}x${ranks}&piece=${piece.notation}&layout=${layout}`);
          const { refusal } = sceneFor(state);
          if (refusal === undefined) continue;
          refused += 1;
          const told =
            /^\S+ cannot hold .*: (\S+)–(\S+) and (\S+)–(\S+) [a-z ]+, but (?:are|have the answers) (\w+) and (\w+)(?: moves apart)?; use the layout pair$/.exec(
              refusal,
            );
          expect(told, refusal).not.toBeNull();
          const [, from = "", to = "", start = "", end = "", due = "", found = ""] = told ?? [];
          const squares = Array.from({ length: files * ranks }, (_, square) =>
            nameOf(square, files),
          );
          const at = (square: string): number => squares.indexOf(square);
          const distances = searchedPairs(piece, files, ranks);
          const far = (one: string, other: string): number =>
            distances[at(one)]?.[at(other)] ?? NaN;
          const numberOf = (answer: string): number => Number(answer.replace("unreachable", "255"));
          expect(numberOf(due), refusal).toBe(far(from, to));
          expect(numberOf(found), refusal).toBe(far(start, end));
          expect(found, refusal).not.toBe(due);
          const lies = [difference(files, at(from), at(to)), difference(files, at(start), at(end))];
          const [one, other] = layout === "abs-diff" ? lies.map((lie) => lie.map(Math.abs)) : lies;
          expect(one, refusal).toEqual(other);
        }
      expect(refused).toBeGreaterThan(10);
    },
  );

  test("by 0x88 difference has 15 entries that no call reads", () => {
    const { state, table } = tableAt("metric=king&layout=0x88");
    const array = arrayOf(state, sceneFor(state), [7]);
    expect(array?.cells.filter(({ kind }) => kind === "unused")).toHaveLength(15);
    expect(array?.marks.at(-1)).toEqual({ square: 7, mark: "target" });
    const names = entryNames(state, table);
    expect(names.filter((name) => name.endsWith(", read by no call"))).toHaveLength(15);
    // From a1 to h8, from a1 to the square left of it, and below.
    expect([120 + 7 * 16 + 7, 119, 104].map((entry) => names[entry])).toEqual([
      "entry 239, 7, h8",
      "entry 119, 1, off the board",
      "entry 104, 1, off the board",
    ]);
    expect(readingFor(state, 16).title).toBe("An entry that no call reads");
  });

  test("by absolute difference, a cell has several squares, and a target among them stays", () => {
    const state = stateAt("metric=knight&layout=abs-diff&from=d4");
    for (const [target, title, twins] of [
      [9, "d4 → c2: 1 move", "e2, c6, e6"],
      [44, "d4 → e6: 1 move", "c2, e2, c6"],
    ] as const)
      expect(readingFor({ ...state, target }, 17)).toMatchObject({
        title,
        entry: `Entry 17 of 0…63, also read for ${twins}`,
      });
  });

  test.each([
    ["metric=king&view=paths&layout=0x88", "DISTANCE_BY_0X88_DIFF"],
    ["metric=queen&view=paths", "QUEEN_PATHS"],
    ["board=8x9&metric=king&view=paths", "KING_PATHS_8X9"],
    ["board=8x9&metric=king&view=paths&layout=0x88", "KING_DISTANCE_8X9_BY_0X88_DIFF"],
    ["board=5x4&metric=knight&view=paths", "KNIGHT_PATHS_5X4"],
  ])(
    "of a view of paths is that of the sets by pair, else that of distances: %s",
    (fragment, name) => {
      expect(tableAt(fragment).table.name).toBe(name);
    },
  );
});
