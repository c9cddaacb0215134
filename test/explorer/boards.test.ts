/** Tests the explorer's boards of all kinds against searches and lists of links that share no code with it. */
import { describe, expect, test } from "vitest";
import { placementOf } from "../../generator/drawing/placement.js";
import { fromAddress } from "../../explorer/model/address.js";
import { stepped } from "../../explorer/model/places.js";
import { linesOf, routeOf } from "../../explorer/model/routes.js";
import { arrayOf, boardOf } from "../../explorer/model/shown.js";
import { addressOf, boardText, OPENING } from "../../explorer/model/state.js";
import { RequestError } from "../../generator/errors.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import {
  AROUND,
  BESIDE,
  BEYOND,
  folded,
  graphOf,
  hexagonsIn,
  hexagonsOf,
  KNIGHTS,
  linksBySteps,
  pairsOn,
  squaresOf,
  type Land,
  type Links,
  type Step,
  type TestJoin,
} from "../support/graphs.js";
import { KNIGHT_MOVES, WAZIR_MOVES } from "../support/board.js";
import { isThorough, sampled } from "../support/sampling.js";
import { numbersIn, readingFor, sceneFor, stateAt } from "../support/shown.js";

const FILES: readonly TestJoin[] = [{ side: "files" }];
const BOTH: readonly TestJoin[] = [{ side: "files" }, { side: "ranks" }];
const MOBIUS: readonly TestJoin[] = [{ side: "files", mirror: true }];
const SHIFTED: readonly TestJoin[] = [{ side: "ranks", shift: 3 }];

const isIn =
  (...names: readonly string[]) =>
  (name: string): boolean =>
    names.includes(name);

const JOINED: readonly (readonly [string, readonly TestJoin[]])[] = [
  ["a cylinder", FILES],
  ["a torus", BOTH],
  ["a Möbius strip", MOBIUS],
  ["a shifted cylinder", SHIFTED],
];

const CELLS = ["a", "b", "c", "d", "e"];
const ROUND = [[1], [2, 4], [3], [], [0]];

const LANDS: readonly (readonly [string, Land])[] = [
  ["a rectangle", squaresOf([8, 5])],
  ["a rectangle with holes", squaresOf([7, 6], isIn("a1", "d3", "d4", "e3", "g6"))],
  ...JOINED.map(([name, joins]) => [name, squaresOf([6, 8], undefined, joins)] as const),
  ["a rectangle with gaps", squaresOf([5, 6], isIn("a1"), [], isIn("c3", "d3", "c4"))],
  ["hexagons in a triangle", hexagonsIn([4, 4], isIn("b1", "c1", "c2", "d1", "d2", "d3"))],
  ["a cylinder with a hole", squaresOf([5, 5], isIn("a3"), FILES)],
  ["hexagons", hexagonsOf(4)],
  ["Gliński's hexagons", hexagonsOf(6)],
  ["a graph", graphOf(CELLS, new Map([["king", ROUND]]))],
];

const textOf = ({ board }: Land): string =>
  typeof board === "string" ? board : JSON.stringify(board);

const addressFor = (land: Land, others: string): string =>
  `board=${encodeURIComponent(textOf(land))}&${others}`;

/** The moves of the king, and of the knight. */
const linksOf = (land: Land, piece: "king" | "knight"): Links => {
  const { kind, graph } = land;
  if (graph) return graph.get("king") ?? [];
  const steps = kind === "hexagons" ? [[...BESIDE, ...BEYOND], KNIGHTS] : [AROUND, KNIGHT_MOVES];
  return linksBySteps(land, steps[piece === "king" ? 0 : 1] ?? []);
};

/** Where a land itself says that a key leads; `undefined` on hexagons and graphs, and past an edge. */
const ledTo = ({ kind, walk }: Land, from: number, by: Step): number | undefined =>
  kind === "hexagons" || kind === "graph" ? undefined : walk(from, by);

/** Whether the opposite key leads back: it does not where a key goes half a rank up on hexagons, or where sides turn. */
const leadsBack = ({ kind }: Land, [right]: Step): boolean =>
  kind === "hexagons" ? right === 0 : kind !== "turned";

describe.each(sampled(LANDS, 5, "lands"))("%s", (_, land) => {
  const isGraph = land.kind === "graph";

  test.each(isGraph ? (["king"] as const) : (["king", "knight"] as const))(
    "shows the distances of the %s, there and in the table",
    (piece) => {
      const opened = stateAt(addressFor(land, `metric=${piece}`));
      const scene = sceneFor(opened);
      const expected = pairsOn(linksOf(land, piece));
      expect(scene.table?.values.slice().map((moves) => moves ?? 255)).toEqual(expected.flat());
      for (const [origin, row] of sampled([...expected.entries()], 4, piece)) {
        const state = { ...opened, origin, target: row.length - 1 };
        const { grid, squareNames } = boardOf(state, scene, [state.target]);
        expect(numbersIn(grid)).toEqual(row);
        expect(squareNames.map((name) => name.split(", ")[0])).toEqual(land.names);
        expect(readingFor(state).title).toContain(`${land.names[origin]} → ${land.names.at(-1)}: `);
      }
    },
  );

  test("has an address that holds it", () => {
    const [from, to] = [land.names[2], land.names.at(-1)];
    const address = addressOf(stateAt(addressFor(land, `metric=king&from=${from}&to=${to}`)));
    expect(addressOf(stateAt(address))).toBe(address);
    expect(new URLSearchParams(address.slice(1)).get("board")).toBe(textOf(land));
    expect(stateAt(address)).toMatchObject({ origin: 2, target: land.names.length - 1 });
  });

  test("is drawn within its size, no cell over another, and neighbors side by side", () => {
    const { board } = stateAt(addressFor(land, ""));
    const { middleOf, corners, width, height, rows, repeated } = placementOf(board);
    const all = [...board.cells, ...repeated.map(({ cell }) => cell)].map(middleOf);
    for (const [one, { x, y }] of all.entries()) {
      for (const corner of corners) {
        expect(Math.min(x + corner.x, y + corner.y)).toBeGreaterThan(-0.01);
        expect(x + corner.x).toBeLessThan(width + 0.01);
        expect(y + corner.y).toBeLessThan(height + 0.01);
      }
      for (const other of all.slice(one + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(9.98);
    }
    expect(rows.flat().toSorted((one, other) => one - other)).toEqual(board.squares);
    for (const from of board.squares)
      for (const side of land.sides) {
        const to = land.walk(from, side);
        if (to === undefined) continue;
        const [one] = [all[from]];
        const images = all.filter(
          (_, cell) => cell === to || repeated[cell - board.squares.length]?.square === to,
        );
        const near = images.map(({ x, y }) => Math.hypot(x - (one?.x ?? 0), y - (one?.y ?? 0)));
        expect(Math.min(...near)).toBeCloseTo(10, 1);
      }
  });

  test("is walked by keys: every cell is reached, and the way back leads back", () => {
    const { board } = stateAt(addressFor(land, ""));
    const links = board.squares.map((from) =>
      WAZIR_MOVES.map(([right, up]) => stepped(board, from, right, up)),
    );
    expect(pairsOn(links).flat()).not.toContain(255);
    const middleOf = (square: number) =>
      placementOf(board).middleOf(board.cells[square] ?? { files: NaN, ranks: NaN });
    for (const from of board.squares)
      for (const [key, [right, up]] of WAZIR_MOVES.entries()) {
        const to = links[from]?.[key] ?? NaN;
        const own = ledTo(land, from, [right, up]);
        if (own !== undefined) expect(to).toBe(own);
        if (to !== from && leadsBack(land, [right, up]))
          expect(stepped(board, to, -right, -up)).toBe(from);
        const last = stepped(board, from, right * Infinity || 0, up * Infinity || 0);
        const [start, beyond] = [middleOf(from), middleOf(last)];
        expect(right * (beyond.x - start.x) - up * (beyond.y - start.y)).toBeGreaterThanOrEqual(0);
      }
  });
});

describe.each(JOINED)("the lines of routes on %s", (_, joins) => {
  const size = [6, 8] as const;
  const land = squaresOf(size, undefined, joins);
  const opened = stateAt(addressFor(land, "metric=king"));

  const place = (square: number): readonly [number, number] => land.places[square] ?? [NaN, NaN];

  test("go on where they enter, and each is as long as a move", () => {
    let crossings = 0;
    for (const origin of sampled(opened.board.squares, 12, "origins"))
      for (const target of sampled(opened.board.squares, 16, `from ${origin}`)) {
        const state = { ...opened, origin, target };
        const route = routeOf(state);
        const queue = linesOf(state, route).map((line) =>
          line.map(({ files, ranks }) => [files, ranks] as const),
        );
        for (const [move, to] of route.slice(1).entries()) {
          const from = place(route[move] ?? NaN);
          const [start = [NaN, NaN], end = [NaN, NaN]] = queue.shift() ?? [];
          expect(start).toEqual(from);
          const isInside = land.places.some(([x, y]) => x === end[0] && y === end[1]);
          const step = [end[0] - start[0], end[1] - start[1]];
          expect(Math.max(...step.map(Math.abs))).toBe(1);
          expect(land.names[to]).toBe(
            land.names[
              land.places.findIndex((one) => one.join() === folded(joins, size, end).join())
            ],
          );
          if (isInside) continue;
          crossings += 1;
          const [enter = [NaN, NaN], arrive = [NaN, NaN]] = queue.shift() ?? [];
          expect(arrive).toEqual(place(to));
          expect(folded(joins, size, enter)).toEqual(from);
          expect(Math.max(Math.abs(enter[0] - arrive[0]), Math.abs(enter[1] - arrive[1]))).toBe(1);
        }
        expect(queue).toEqual([]);
      }
    expect(crossings).toBeGreaterThan(0);
  });
});

describe("what the tool refuses", () => {
  const MEASURES = [...(["distance", "attacks", "between", "line", "rings"] as const)];
  const LAYOUTS = ["pair", "0x88", "superimposed", "abs-diff", "center"] as const;
  const REGIONS = ["edge", "corners", "light-corners", "dark-corners"];
  const isLayout = (name: string): name is (typeof LAYOUTS)[number] =>
    LAYOUTS.some((one) => one === name);

  /** The start of the message with which the tool refuses a request; `undefined` if it accepts the request. */
  const wordsOn = (request: TableRequest): string | undefined => {
    try {
      parseRequest({ tables: [request] });
      return undefined;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return error.message.split("\n")[0]?.replace(/^tables\[0\]\.\w+: /, "");
    }
  };

  /** The pieces of the measures that have any. */
  const PIECES_OF: Readonly<Record<string, string | readonly string[]>> = {
    ...{ distance: "king", rings: "king" },
    attacks: ["whitePawn", "blackPawn", "N", "B", "R", "Q", "K"],
  };

  /** Expects the page to have a table, or to refuse it in the words of the tool; returns whether it refuses. */
  const isRefused = (land: Land, measure: (typeof MEASURES)[number], layout: string): boolean => {
    const view = measure === "distance" ? "distances" : measure;
    const state = stateAt(addressFor(land, `metric=king&view=${view}&layout=${layout}`));
    if (state.view.name !== view || state.layout !== layout) return false;
    const piece = PIECES_OF[measure];
    const words = wordsOn({
      board: land.board,
      measure,
      ...(piece !== undefined && { piece }),
      ...(isLayout(layout) ? { layout } : { to: layout }),
      name: "own",
    });
    const scene = sceneFor(state);
    if (words === undefined) {
      expect(scene.shown).toEqual({ view: state.view, layout });
      return false;
    }
    expect(scene).toMatchObject({ refusal: words, shown: { layout: "pair" } });
    expect(scene.table).toBeUndefined();
    // Meanwhile, the board shows distances.
    const drawn = { ...state, ...scene.shown };
    expect(boardOf(drawn, scene, []).grid.cells).toHaveLength(land.names.length);
    expect(arrayOf(drawn, scene, [])).toBeUndefined();
    return true;
  };

  test.each(sampled(LANDS, 5, "refusals"))(
    "on %s, it refuses here in the same words",
    (name, land) => {
      let refused = 0;
      for (const measure of sampled(MEASURES, 4, name))
        for (const layout of sampled([...LAYOUTS, ...REGIONS], 6, measure))
          if (isRefused(land, measure, layout)) refused += 1;
      // On a rectangle with holes, all of these tables exist; on one with joined sides, some do not.
      if (isThorough && land.kind !== "squares")
        expect(refused > 0).toBe(land.kind !== "rectangle");
    },
  );

  test.each([
    ["glinski", "gold", "knight"],
    ["glinski", "(1,5)", "knight"],
    ["torus:6x6", "xyz", "knight"],
    ["6x6", "cN", "knight"],
    [graphOf(CELLS, new Map([["king", ROUND]])).board, "N", "king"],
  ])("on %j, the %s, in whose place is the %s", (board, piece, instead) => {
    const text = typeof board === "string" ? board : JSON.stringify(board);
    const address = new URLSearchParams({ board: text, piece }).toString();
    const { state, ...typed } = fromAddress(address);
    expect(typed.piece).toEqual({
      notation: piece,
      reason: wordsOn({ board, piece, name: "own" }),
    });
    expect(state.metric.name).toBe(instead);
    expect(boardText(state.board)).toBe(text);
  });

  test("an array by difference that cannot hold attacks", () => {
    const land = squaresOf([6, 3], isIn("c3", "d3"));
    const { refusal } = sceneFor(stateAt(addressFor(land, "view=attacks&layout=superimposed")));
    expect(refusal).toMatch(
      /^superimposed cannot hold the attacks on .*: a3–e3 .*; use the layout pair$/,
    );
  });
});

describe("a board that is refused", () => {
  const DEEP = `{"holes":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;

  test.each([
    ["8x", /expected files × ranks/],
    ["glinsky", /did you mean glinski\?/],
    ["toString", /expected files × ranks/],
    ["__proto__", /expected files × ranks/],
    ["{", /^not valid JSON: /],
    ['{"__proto__":{"size":"3x3"}}', /unknown key|expected one of size/],
    ['{"rows":["..","."]}', /row 2 has 1 cell,/],
    [DEEP, /^nested too deeply$/],
    ["8x17", /^This page draws at most 16 files and 16 ranks\./],
    ["17x8", /^This page draws at most 16 files and 16 ranks\./],
    ["hexagon:9", /^This page draws at most 16 files and 16 ranks\./],
    [
      `{"graph":{"cells":${JSON.stringify([...Array(257).keys()].map(String))},"pieces":{"k":{}}}}`,
      /^This page draws/,
    ],
  ])("is told, and the opening shown: %s", (board, reason) => {
    const { state, ...typed } = fromAddress(`board=${encodeURIComponent(board)}`);
    expect(state).toEqual(OPENING);
    expect(typed.board?.notation).toBe(board);
    expect(typed.board?.reason).toMatch(reason);
  });
});
