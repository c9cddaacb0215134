/** What the explorer shows, without a browser, against searches that share no code with it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changed, fromAddress } from "../../explorer/model/address.js";
import { objectedBoard, objectionsTo, objectionText } from "../../explorer/model/certificate.js";
import { entryNames, importText, pointedAt } from "../../explorer/model/pointed.js";
import { metricNamed, metricTyped } from "../../explorer/model/metrics.js";
import { comparisonOf } from "../../explorer/model/comparison.js";
import { readingOf } from "../../explorer/model/reading.js";
import { routeCount, routeOf } from "../../explorer/model/routes.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import { arrayOf, boardOf, pairsGrid, pathsOf } from "../../explorer/model/shown.js";
import {
  addressOf,
  OPENING,
  settled,
  showing,
  STILMAN,
  type State,
} from "../../explorer/model/state.js";
import { requestFor, tableOf } from "../../explorer/model/table.js";
import { COMPARE, DISTANCES, PATHS } from "../../explorer/model/views.js";
import type { Grid } from "../../explorer/drawing/grid.js";
import { inConfig } from "../../explorer/model/in-config.js";
import { commandIn, tableText } from "../../explorer/model/take-away-texts.js";
import { board } from "../../generator/core/board.js";
import { parseRequest } from "../../generator/request/request.js";
import { tableOf as madeTableOf } from "../../generator/core/table.js";
import * as tables from "../../src/index.js";
import { kingPaths } from "../../src/paths.js";
import { KING_MOVES, KNIGHT_MOVES } from "../support/board.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { importFolder, run } from "../support/tool.js";
import { LIMITED, PIECES, searchedPairs } from "../support/pieces.js";

/** The lookup of a copied table, from its text alone. */
const lookupIn = async (text: string): Promise<(...squares: readonly number[]) => unknown> => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "table.ts"), text);
  const [lookup] = Object.values(await importFolder(folder));
  if (typeof lookup !== "function") throw new Error(`no lookup in ${text}`);
  return (...squares) => {
    const answer: unknown = Reflect.apply(lookup, undefined, squares);
    return answer;
  };
};

/** The state that an address describes. */
const at = (fragment: string): State => {
  const { state, piece } = fromAddress(fragment);
  if (piece?.reason !== undefined) throw new Error(piece.reason);
  return state;
};

const reading = (fragment: string) => {
  const state = at(fragment);
  const scene = checkedScene(state);
  return readingOf(state, scene, pointedAt(state, scene));
};

const tableAt = (fragment: string) => {
  const state = at(fragment);
  const { table } = checkedScene(state);
  if (table === undefined) throw new Error(`no table: ${fragment}`);
  return { state, table };
};

const name = (square: number, files: number): string =>
  "abcdefghijklmnop".charAt(square % files) + String(1 + Math.floor(square / files));

const BOARDS = [
  [8, 8],
  [2, 8],
  [5, 3],
  [4, 4],
  [6, 5],
] as const;

/** With the corner rule, with long moves, and with long leaps: three pieces for the board that takes long. */
const ON_CHESS = ["N", "NN", "(1,4)", "fNbW"];

describe.each([...PIECES, ...LIMITED])("$notation", (piece) => {
  const boards = LIMITED.includes(piece)
    ? BOARDS.filter(([files]) => files === 6 || (files === 8 && ON_CHESS.includes(piece.notation)))
    : BOARDS.filter(([files]) => files < 8 || ON_CHESS.includes(piece.notation));
  test.each(boards)(
    "on %i×%i: distances, the largest of them, and why the edge tells",
    (files, ranks) => {
      const distances = searchedPairs(piece, files, ranks);
      const difference = (from: number, to: number): readonly [number, number] => [
        (to % files) - (from % files),
        Math.floor(to / files) - Math.floor(from / files),
      ];
      const isCorner = (square: number): boolean =>
        [0, files - 1].includes(square % files) &&
        [0, ranks - 1].includes(Math.floor(square / files));
      const all = distances.flatMap((row, from) =>
        row.map((distance, to) => ({ from, to, distance })),
      );
      const moves = (distance: number): string => `${distance} move${distance === 1 ? "" : "s"}`;

      const address = `board=${files}x${ranks}&piece=${piece.notation}`;
      const state = at(address);
      const scene = checkedScene(state);
      expect(scene.largest).toBe(
        Math.max(...distances.flat().filter((distance) => distance !== 255)),
      );
      // Each square by the address, as origin and as target.
      const parsed = distances.map((_, square) => {
        const named = name(square, files);
        return at(`${address}&from=${named}&to=${named}`);
      });
      // On 8×8, from a quarter of the squares: for most pieces the board is the same from the others.
      const isMirrored = (square: number): boolean =>
        ranks === 8 && files === 8 && (square % files > 3 || square >= 4 * files);
      const pairs = sampled(
        all.filter(({ from, to }) => from !== to && !isMirrored(from)),
        40,
        address,
      );
      const shown = pairs.map(({ from, to }) => {
        const [origin = NaN, target = NaN] = [parsed[from]?.origin, parsed[to]?.target];
        const pair = { ...state, origin, target };
        const { title, reason = "" } = readingOf(pair, scene, pointedAt(pair, scene));
        return `${title} ${reason}`;
      });
      const reasonFor = (from: number, to: number, distance: number): string => {
        const lie = difference(from, to).join();
        const alike = all.filter((one) => difference(one.from, one.to).join() === lie);
        const least = Math.min(...alike.map((one) => one.distance));
        if (least === distance) return "";
        const isRuled = alike.every(
          (one) => one.distance === least + (isCorner(one.from) === isCorner(one.to) ? 0 : 2),
        );
        return (
          `Elsewhere, it takes ${moves(least)} between squares that lie like ${name(from, files)} and ${name(to, files)}. ` +
          (isRuled
            ? `${isCorner(from) ? "From" : "To"} the corner ${name(isCorner(from) ? from : to, files)} it takes 2 more: the corner rule.`
            : "Here the edge is in the way.")
        );
      };
      expect(shown).toEqual(
        pairs.map(({ from, to, distance }) => {
          const far = distance === 255 ? "never reached" : moves(distance);
          const ends = `${name(from, files)} → ${name(to, files)}`;
          return `${ends}: ${far} ${reasonFor(from, to, distance)}`;
        }),
      );
    },
  );
});

describe.each(LIMITED)("$notation, one way or with conditions", (piece) => {
  const numbers = ({ cells }: Pick<Grid, "cells">): readonly number[] =>
    cells.map((cell) => (cell.kind === "distance" ? cell.number : 255));

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
        const state = at(`${address}&layout=${region}`);
        const scene = checkedScene(state);
        const nearest = squares.map((from) => Math.min(...members.map((to) => far(from, to))));
        expect(numbers(boardOf(state, scene, []).grid)).toEqual(nearest);
        expect(scene.largest).toBe(Math.max(...nearest.filter((moves) => moves !== 255)));
        for (const target of sampled(
          squares.filter((square) => square % 5 === 1),
          3,
          `${address} ${region}`,
        )) {
          const one = { ...state, target };
          const { title, expression } = readingOf(one, scene, pointedAt(one, scene));
          const moves = nearest[target] === 1 ? "1 move" : `${nearest[target]} moves`;
          const ends = `${name(target, files)} → the ${region.replace("-", " ")}`;
          expect(title).toBe(`${ends}: ${nearest[target] === 255 ? "never reached" : moves}`);
          expect(expression).toMatch(new RegExp(`\\[${target}\\] = ${nearest[target]}$`));
        }
        const compared = { ...state, view: COMPARE, other: metricNamed("manhattan") };
        const steps = squares.map((from) =>
          Math.min(
            ...members.map(
              (to) =>
                Math.abs((from % files) - (to % files)) +
                Math.abs(Math.floor(from / files) - Math.floor(to / files)),
            ),
          ),
        );
        const { figures } = comparisonOf(compared, checkedScene(compared), []);
        expect(figures.map(({ grid }) => numbers(grid))).toEqual([
          steps,
          nearest.map((moves, square) => (moves === 255 ? 255 : moves - (steps[square] ?? NaN))),
        ]);
      }
    });

    test("a square is on a shortest path by its distance from the origin and to the target", () => {
      const opened = at(`${address}&view=paths`);
      const scene = checkedScene(opened);
      for (const origin of squares.filter((square) => square % every === 2))
        for (const target of sampled(
          squares.filter((square) => square % 5 === 3),
          2,
          `${address} ${origin}`,
        )) {
          const state = { ...opened, origin, target };
          const { board, figures, sentence } = pathsOf(state, scene);
          const shortest = far(origin, target);
          const sums = squares.map((square) =>
            [far(origin, square), far(square, target)].includes(255)
              ? 255
              : far(origin, square) + far(square, target),
          );
          const isOn = (square: number): boolean => shortest < 255 && sums[square] === shortest;
          expect(figures.map(({ grid }) => numbers(grid))).toEqual([
            distances[origin],
            squares.map((square) => far(square, target)),
            shortest === 255 ? squares.map(() => 255) : sums,
          ]);
          const ends = [name(origin, files), name(target, files)];
          expect(figures.map(({ caption }) => caption)).toEqual([
            `from ${ends[0]}`,
            `to ${ends[1]}`,
            "sum of both",
          ]);
          expect(numbers(board.grid)).toEqual(
            squares.map((square) => (isOn(square) ? far(origin, square) : 255)),
          );
          expect(board.squareNames.map((name) => name.includes("on a shortest path"))).toEqual(
            squares.map(isOn),
          );
          expect(sentence).toBe(
            shortest === 255
              ? `There is no path from ${ends.join(" to ")}.`
              : `A square is on a shortest path if its distances from ${ends.join(" and to ")} add up to ${shortest}.`,
          );
          const route = routeOf(state);
          const stops = shortest === 255 ? [] : [origin, ...route.slice(1, -1), target];
          expect(route).toEqual(origin === target ? [origin] : stops);
          for (const [stop, square] of route.entries())
            expect([far(origin, square), far(route[stop - 1] ?? square, square)]).toEqual([
              stop,
              Math.min(stop, 1),
            ]);
          const routes = (square: number): number =>
            square === origin
              ? 1
              : squares
                  .filter((one) => far(one, square) === 1)
                  .filter((one) => far(origin, one) + 1 === far(origin, square))
                  .reduce((sum, one) => sum + routes(one), 0);
          if (shortest < 6) expect(routeCount(state)).toBe(routes(target));
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
    expect(addressOf(at(address))).toBe(address);
  });

  test.each([
    "",
    "#",
    "#nonsense",
    "board=8x8x9",
    "board=1e1x8",
    "board=17x8",
    "board=8x17",
    "board=0x8",
    "board=8x-8",
    "metric=KING",
    "metric=toString",
    "layout=toString",
    "view=all",
    "from=i1&to=a9",
  ])("that makes no sense shows the opening: %j", (address) => {
    expect(at(address)).toEqual(OPENING);
  });

  test("tells of a piece that is refused, and shows the opening's", () => {
    const { state, piece } = fromAddress("board=6x6&piece=cN&layout=center");
    expect(state).toMatchObject({
      metric: OPENING.metric,
      layout: "center",
      board: { files: 6 },
    });
    expect(piece?.notation).toBe("cN");
    expect(piece?.reason).toMatch(/^piece "cN": it only captures/);
  });

  test("keeps what is typed, refused or not, until another piece or board is chosen", () => {
    const typed = fromAddress("piece=R3&board=glinski");
    expect(typed).toMatchObject({ piece: { notation: "R3" }, board: { notation: "glinski" } });
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
    expect(fields).toEqual({});
    // The metric that is shown is chosen, which closes the field too.
    const king = changed(fromAddress("metric=king"), { piece: "xK" });
    expect(king.piece?.reason).toBeDefined();
    expect(changed(king, { metric: "king" }).piece).toBeUndefined();
    expect(changed(typed, { board: "glinsky" }).state).toEqual(typed.state);
    // What one board refuses, another may take.
    const onHexagons = changed(fromAddress("piece=gold"), { board: "glinski" });
    expect(onHexagons.piece?.reason).toMatch(/no directions/);
    const onSquares = changed(onHexagons, { board: "9x9" });
    expect(onSquares.piece).toEqual({ notation: "gold" });
    expect(onSquares.state.metric.name).toBe("gold");
  });
});

describe("the paths", () => {
  test("have Stilman's king from f6 to h1 for an example", () => {
    expect(addressOf(STILMAN)).toBe("#board=8x8&metric=king&layout=pair&view=paths&from=f6&to=h1");
    expect(showing(OPENING, PATHS)).toEqual({ ...OPENING, view: PATHS });
  });

  test("keep what was chosen", () => {
    for (const chosen of ["piece=C", "metric=knight&from=a2", "board=10x10&metric=knight&from=a1"])
      expect(showing(at(chosen), PATHS)).toEqual({ ...at(chosen), view: PATHS });
  });

  test("are a piece's, from a square", () => {
    expect(showing(at("metric=combined&from=c3"), PATHS)).toMatchObject({
      metric: metricNamed("king"),
      view: PATHS,
    });
    expect(showing(at("metric=rook&layout=center"), PATHS)).toMatchObject({
      layout: "pair",
      view: PATHS,
    });
    expect(settled({ ...at("metric=combined"), view: PATHS }).view).toBe(DISTANCES);
    expect(settled({ ...at("layout=center"), view: PATHS }).view).toBe(DISTANCES);
  });

  test("have steps with both distances and their sums, on the scale of the board", () => {
    const state = at("metric=knight&view=paths&from=a1&to=g5");
    const { figures, sentence } = pathsOf(state, checkedScene(state));
    expect(figures.map(({ caption }) => caption)).toEqual(["from a1", "to g5", "sum of both"]);
    const target = 4 * 8 + 6;
    const numbers = figures.map(({ grid }) =>
      grid.cells.map((cell) => (cell.kind === "distance" ? cell.number : NaN)),
    );
    const { knightDistance } = tables;
    const squares = [...Array(64).keys()];
    expect(numbers).toEqual([
      squares.map((square) => knightDistance(0, square)),
      squares.map((square) => knightDistance(target, square)),
      squares.map((square) => knightDistance(0, square) + knightDistance(target, square)),
    ]);
    expect(figures.slice(0, 2).map(({ grid }) => grid.largest)).toEqual([6, 6]);
    const shortest = knightDistance(0, target);
    expect(sentence).toBe(
      `A square is on a shortest path if its distances from a1 and to g5 add up to ${shortest}.`,
    );
    const sum = figures[2]?.grid.cells[0];
    expect(sum).toEqual({ kind: "distance", number: shortest, distance: 0 });
  });

  test("that do not exist are told as such", () => {
    const state = at("metric=bishop&view=paths&from=a1&to=a2");
    const { sentence, board } = pathsOf(state, checkedScene(state));
    expect(sentence).toBe("There is no path from a1 to a2.");
    expect(board.grid.cells.every(({ kind }) => kind === "empty")).toBe(true);
    expect(board.squareNames[1]).toBe("b1, on no path");
  });
});

describe("the certificate", () => {
  test.each([
    ["knight", KNIGHT_MOVES],
    ["fK", KING_MOVES.filter(([, up]) => up > 0)],
  ] as const)("of the %s objects to what is not one more than the least around", (piece, moves) => {
    const metric = metricTyped(piece);
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 3 }), { minLength: 20, maxLength: 20 }),
        fc.nat({ max: 19 }),
        (numbers, origin) => {
          const found = objectionsTo(numbers, metric, board(5, 4), origin);
          const expected = numbers.flatMap((number, square) => {
            const around = numbers.filter((_, from) =>
              moves.some(([x, y]) => {
                const isBeside = (from % 5) + x === square % 5;
                return isBeside && Math.floor(from / 5) + y === Math.floor(square / 5);
              }),
            );
            const due = square === origin ? 0 : Math.min(...around) + 1;
            return number === due ? [] : [{ square, due }];
          });
          expect(found.map(({ square, due }) => ({ square, due }))).toEqual(expected);
          for (const { by, due } of found)
            expect(by === undefined ? [0, Infinity] : [(numbers[by] ?? NaN) + 1]).toContain(due);
        },
      ),
    );
  });

  test("says who objects, and how many others do", () => {
    const numbers = board(3, 1).squares.map(() => 1);
    const wazir = metricTyped("W");
    const objections = objectionsTo(numbers, wazir, board(3, 1), 0);
    const said = objections.map((one, others) => objectionText(numbers, board(3, 1), one, others));
    expect(said).toEqual([
      "a1 says 1, but the piece starts there: it must say 0.",
      "b1 says 1. a1 objects: “I say 1, and no square one move from you says less. So you must say 2.” There is one more objection.",
      "c1 says 1. b1 objects: “I say 1, and no square one move from you says less. So you must say 2.” There are 2 more objections.",
    ]);
    const shown = objectedBoard(board(3, 1), [0, 1, 9], 1, objections.slice(2), 2);
    expect(shown.squareNames).toEqual(["a1, 0", "b1, 1", "c1, 9, objected to"]);
    expect(shown.grid).toMatchObject({
      cells: [{ number: 0 }, { number: 1 }, { number: 9, distance: 2 }],
      largest: 2,
      marks: [
        { square: 2, mark: "twin" },
        { square: 1, mark: "target" },
      ],
    });
  });
});

describe("the board", () => {
  test("names the squares, and both ends", () => {
    const state = at("metric=king&from=d4&to=f4");
    const { squareNames } = boardOf(state, checkedScene(state), [state.target]);
    expect([26, 27, 28, 29].map((square) => squareNames[square])).toEqual([
      "c4, 1 move",
      "d4, 0 moves, origin, 2 moves to f4",
      "e4, 1 move",
      "f4, 2 moves, target",
    ]);
  });

  test("from the center has its four squares for origins", () => {
    const state = at("metric=king&layout=center&from=a1&to=b1");
    const { grid, name, squareNames } = boardOf(state, checkedScene(state), [state.target]);
    const origins = grid.marks.filter(({ mark }) => mark === "origin").map(({ square }) => square);
    expect(origins).toEqual([27, 28, 35, 36]);
    expect(name).toBe("King distance to the center");
    expect(squareNames[0]).toBe("a1, 3 moves");
    expect(reading("metric=king&layout=center&from=a1&to=b1")).toEqual({
      title: "b1 → the center: 3 moves",
      expression: "CENTER_DISTANCE[1] = 3",
      entry: "Entry 1 of 0…63",
    });
  });

  test("shows no moves of the combined distance, which no piece goes", () => {
    expect(reading("metric=combined&from=a1&to=c2")).toEqual({
      title: "a1 → c2: combined distance 5",
      expression: "COMBINED_DISTANCE[0 << 6 | 10] = 5",
      entry: "Entry 10 of 0…4095",
    });
  });
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
    expect(reading(`metric=knight&${layout}`).expression).toBe(expression);
    expect(reading(`piece=N&${layout}`).expression).toBe(expression);
  });

  test("holds 255 for squares that the piece cannot reach", () => {
    expect(reading("metric=bishop&from=a1&to=b1")).toMatchObject({
      title: "a1 → b1: never reached",
      expression: "BISHOP_DISTANCE[0 << 6 | 1] = 255",
    });
    const { state, table } = tableAt("metric=bishop&from=a1&to=b1");
    expect(importText(state, table)).toBe(
      'import { bishopDistance } from "chess-distance/pieces";\n\nbishopDistance(0, 1); // 255, UNREACHABLE',
    );
  });

  test("of the combined distance is there by pair on 8×8 only, and that of some pieces by pair only", () => {
    for (const fragment of ["board=8x9&metric=combined", "metric=combined&layout=superimposed"])
      expect(tableOf(at(fragment))).toEqual({
        refusal: {
          reason:
            "The package holds the combined distance by pair of squares on 8×8; elsewhere, add Manhattan distance to king distance.",
        },
      });
    expect(checkedScene(at("board=8x9&metric=combined")).largest).toBe(8 + 15);
  });

  test.each(["0x88", "superimposed", "abs-diff"])(
    "%s: what is refused is explained by two pairs of squares that lie alike",
    (layout) => {
      let refused = 0;
      for (const piece of [...PIECES, ...LIMITED]) {
        for (const [files, ranks] of BOARDS) {
          const state = at(`board=${files}x${ranks}&piece=${piece.notation}&layout=${layout}`);
          const { refusal } = checkedScene(state);
          if (refusal === undefined) continue;
          const { reason, conflict } = refusal;
          if (conflict === undefined) throw new Error(reason);
          refused += 1;
          const distances = searchedPairs(piece, files, ranks);
          const far = (moves: number | undefined): string =>
            moves === 255 ? "is never reached" : `takes ${moves} ${moves === 1 ? "move" : "moves"}`;
          const [one = [], other = []] = conflict.map(({ from, to, distance }) => {
            expect(distance ?? 255).toBe(distances[from]?.[to]);
            return [
              (to % files) - (from % files),
              Math.floor(to / files) - Math.floor(from / files),
            ];
          });
          const isAlike = String(one) === String(other);
          if (layout === "abs-diff") expect(one.map(Math.abs)).toEqual(other.map(Math.abs));
          else expect(isAlike).toBe(true);
          expect(conflict[0].distance).not.toBe(conflict[1].distance);
          const [first, second] = conflict.map(({ from, to }) => ({
            pair: `${name(from, files)} → ${name(to, files)}`,
            far: far(distances[from]?.[to]),
          }));
          expect(reason).toBe(
            `${first?.pair} and ${second?.pair} lie alike${isAlike ? "" : " but for the direction"}, so that this layout has one entry for both. ` +
              `But for ${piece.notation} the first ${first?.far} and the second ${second?.far}: no number is right for both.`,
          );
          const { grid, caption, routes } = pairsGrid(state.board, conflict);
          expect(caption).toBe(`${first?.pair} and ${second?.pair}: one entry for both`);
          expect(routes).toEqual(conflict.map(({ from, to }) => [from, to]));
          expect(
            new Set(routes?.map(String).concat(routes.map((ends) => String([...ends].reverse()))))
              .size,
          ).toBe(4);
          for (const { to, distance } of conflict)
            expect(grid.cells[to]).toEqual(
              distance === undefined
                ? { kind: "never" }
                : { kind: "distance", number: distance, distance },
            );
        }
      }
      expect(refused).toBeGreaterThan(10);
    },
  );

  test("of two squares is refused for both ways between them", () => {
    const { refusal } = checkedScene(at("board=1x2&piece=fR&layout=abs-diff"));
    expect(refusal?.reason).toMatch(/^a1 → a2 and a2 → a1 lie alike but for the direction, /);
  });

  test("by 0x88 difference has 15 entries that no call reads; by absolute difference, a cell has several squares", () => {
    const state = at("metric=king&layout=0x88");
    const array = arrayOf(state, checkedScene(state), [7]);
    expect(array?.cells.filter(({ kind }) => kind === "unused")).toHaveLength(15);
    expect(array?.marks.at(-1)).toEqual({ square: 7, mark: "target" });
    const names = entryNames(state, tableAt("metric=king&layout=0x88").table);
    expect(names.filter((name) => name.endsWith(", read by no call"))).toHaveLength(15);
    // From a1 to h8, from a1 to the square left of it, and below.
    expect([120 + 7 * 16 + 7, 119, 104].map((entry) => names[entry])).toEqual([
      "entry 239, 7, h8",
      "entry 119, 1, off the board",
      "entry 104, 1, off the board",
    ]);
    const folded = at("metric=knight&layout=abs-diff&from=d4");
    const scene = checkedScene(folded);
    const pointed = pointedAt(folded, scene, 17);
    expect(readingOf(folded, scene, pointed)).toMatchObject({
      title: "d4 → c2: 1 move",
      entry: "Entry 17 of 0…63, also read for e2, c6, e6",
    });
    const e6 = { ...folded, target: 44 };
    expect(readingOf(e6, scene, pointedAt(e6, scene))).toMatchObject({
      title: "d4 → e6: 1 move",
      entry: "Entry 17 of 0…63, also read for c2, e2, c6",
    });
    const off = pointedAt(state, checkedScene(state), 16);
    expect(readingOf(state, checkedScene(state), off).title).toBe("An entry that no call reads");
  });

  test("is taken away under names that agree", () => {
    const { state, table } = tableAt("board=10x8&piece=(1,4)&from=b1&to=c1");
    expect(commandIn("ts", state, table)).toBe(
      "npx chess-distance --board 10x8 --piece '(1,4)' --layout pair --out src/tables",
    );
    expect(importText(state, table)).toMatch(
      /^import \{ pieceLeaper1x4Distance10x8 \} from "\.\/tables\/piece-leaper1x4-distance-10x8\.js";\n\npieceLeaper1x4Distance10x8\(1, 2\); \/\/ \d$/,
    );
    const manhattan = tableAt("board=10x8&metric=manhattan");
    expect(commandIn("ts", manhattan.state, manhattan.table)).toContain(" --piece manhattan=W ");
    const combined = tableAt("metric=combined");
    expect(commandIn("ts", combined.state, combined.table)).toBe(
      "npx chess-distance --table COMBINED_DISTANCE --out src/tables",
    );
  });

  test.each([
    "piece=archbishop",
    "board=10x8&piece=giraffe",
    "board=5x4&piece=giraffe&view=paths",
    "board=5x4&metric=knight&view=rings",
    "piece=king",
    "metric=manhattan&layout=abs-diff",
    "metric=manhattan&layout=light-corners",
    "view=from-0x88",
    "view=white-pawn",
    "piece=NN&layout=center",
  ])("has a command that makes what is imported: %s", async (fragment) => {
    const { state, table } = tableAt(fragment);
    const folder = temporaryFolder();
    const command = commandIn("ts", state, table) ?? "";
    const args = command.replace("npx chess-distance ", "").split(" ");
    expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    const files = filesIn(join(folder, "src", "tables"));
    const [, name = "", module = ""] =
      /^import \{ (\w+) \} from "(.*)";/.exec(importText(state, table)) ?? [];
    const file = /^\.\/tables\/(.*)\.js$/.exec(module)?.[1];
    const texts = file === undefined ? Object.values(files) : [files[`${file}.ts`] ?? ""];
    expect(texts.filter((text) => text.includes(`export const ${name}`))).toHaveLength(1);
  });

  test.each([
    "board=10x8&metric=manhattan&layout=light-corners",
    "piece=camel&layout=edge&numbering=0x88",
    "metric=knight&layout=abs-diff&numbering=a8",
    "board=5x4&view=attacks",
    "board=cylinder:10x8&metric=manhattan",
    'board={"rows":["..xx..","......"]}&piece=giraffe',
  ])("stands in a config that makes it: %s", (fragment) => {
    const { state, table } = tableAt(fragment);
    const asked = requestFor(state, table);
    if (typeof asked !== "object") throw new Error("no request");
    const { entries } = parseRequest({ tables: [inConfig(asked)] });
    const made = entries.map((entry) => madeTableOf(entry, entry.board));
    expect(made.map(({ names, values }) => ({ names, values }))).toEqual([
      { names: table.names, values: table.values },
    ]);
  });

  test("is the package's own for a piece that it has, by its letter or its name", () => {
    for (const piece of ["K", "king"])
      expect(tableAt(`piece=${piece}`).table).toMatchObject({
        name: "DISTANCE",
        isPublished: true,
      });
  });

  test("of a view of paths is that of the sets by pair, and that of the distances elsewhere", () => {
    const king = tableAt("metric=king&view=paths&from=f6&to=h1");
    const { lo, hi } = kingPaths(45, 7);
    const answer = `{ lo: ${lo}, hi: ${hi} }`;
    expect(importText(king.state, king.table)).toBe(
      `import { kingPaths } from "chess-distance/paths";\n\nkingPaths(45, 7); // ${answer}`,
    );
    expect(commandIn("ts", king.state, king.table)).toBe(
      "npx chess-distance --table KING_PATHS --out src/tables",
    );
    expect(reading("metric=king&view=paths&from=f6&to=h1")).toMatchObject({
      title: "f6 → h1: 5 moves",
      expression: `kingPaths(45, 7) = ${answer}`,
      entry: "Entry 2887 of 0…4095", // 45 × 64 + 7
    });
    expect(checkedScene(king.state).largest).toBe(7);
    const names = [
      "metric=king&view=paths&layout=0x88",
      "metric=queen&view=paths",
      "board=8x9&metric=king&view=paths",
      "board=8x9&metric=king&view=paths&layout=0x88",
      "board=5x4&metric=knight&view=paths",
    ].map((fragment) => tableAt(fragment).table.name);
    expect(names).toEqual([
      "DISTANCE_BY_0X88_DIFF",
      "QUEEN_PATHS",
      "KING_PATHS_8X9",
      "KING_DISTANCE_8X9_BY_0X88_DIFF",
      "KNIGHT_PATHS_5X4",
    ]);
  });

  test("of the paths is made by the command that the page shows", async () => {
    const { state, table } = tableAt("board=5x4&piece=C&view=paths");
    const folder = temporaryFolder();
    const args = (commandIn("ts", state, table) ?? "")
      .replace("npx chess-distance ", "")
      .split(" ");
    expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    const text = filesIn(join(folder, "src", "tables"))["camel-paths-5x4.ts"] ?? "";
    const rows = tableText(table)
      .split("\n")
      .filter((line) => /^(\d|\/\/ [a-e])/.test(line));
    expect(rows).toHaveLength(2 * 20);
    for (const row of rows) expect(text).toContain(row);
  });

  test("is text that tells of the corner rule, where it is needed", () => {
    const [, second, third, fourth] = tableText(tableAt("metric=knight&layout=0x88").table).split(
      "\n",
    );
    expect(second).toBe("// 15 of them are never read and hold 0.");
    expect(third).toMatch(/^\/\/ Corner rule: where exactly one of the two squares is a corner, /);
    expect(fourth).toMatch(/^\/\/ number at 103, 105, 135, 137\. /);
    expect(tableText(tableAt("metric=king&layout=superimposed").table)).not.toContain("rule");
  });

  test("is text with its index and its numbers", () => {
    const lines = tableText(tableAt("metric=king&layout=center").table).split("\n");
    expect(lines[0]).toBe("// CENTER_DISTANCE: 64 entries, index square");
    expect(lines).toContain("// rank 1");
    expect(lines).toContain("3, 3, 3, 3, 3, 3, 3, 3,");
    const [one] = tableText(tableAt("board=1x1&metric=king").table).split("\n");
    expect(one).toBe("// KING_DISTANCE_1X1: 1 entry, index sq1 | sq2");
  });

  test.each(["0x88", "superimposed", "abs-diff", "pair"])(
    "is copied with the lookup that adds the corner rule: the knight's, %s",
    async (layout) => {
      const text = tableText(tableAt(`metric=knight&layout=${layout}`).table);
      if (layout !== "pair") expect(text).toMatch(/^\/\/ .*corner/m);
      const lookup = await lookupIn(text);
      const expected = searchedPairs({ notation: "N", steps: [[2, 1, 1]] }, 8, 8);
      expect(expected.map((row, from) => row.map((_, to) => lookup(from, to)))).toEqual(expected);
    },
  );

  test("of sets is copied as numbers of 32 bits", async () => {
    const lookup = await lookupIn(tableText(tableAt("view=between").table));
    expect(lookup(0, 63)).toEqual({
      lo: 2 ** 9 + 2 ** 18 + 2 ** 27, // b2 c3 d4
      hi: 2 ** 4 + 2 ** 13 + 2 ** 22, // e5 f6 g7
    });
  });
});
