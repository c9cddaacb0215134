/** The diagrams of the chapters, against the package's tables and the tests' own searches. */
import { describe, expect } from "vitest";
import * as tables from "../../src/index.js";
import { cornerDistanceDark, cornerDistanceLight, edgeDistance } from "../../src/pieces.js";
import { KNIGHT_MOVES, search, sq } from "../support/board.js";
import { searchedPairs, type TestPiece } from "../support/pieces.js";
import { runs, sampled } from "../support/sampling.js";
import {
  boardIn,
  cellsUnder,
  chapter,
  click,
  counted,
  drag,
  drawnIn,
  drawnPairs,
  expectedLabels,
  heardOf,
  leave,
  locate,
  movesText,
  nameOf,
  NAMES,
  place,
  point,
  routesOn,
  says,
  waysBetween,
  wayText,
  within,
  type Part,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

/** Checks the routes on a board: one of as many moves as the distance, each of which a piece can make. */
const checkRoute = (
  route: readonly string[],
  {
    from,
    to,
    distance,
    isMove,
  }: Readonly<{ from: string; to: string; distance: number }> & {
    readonly isMove: (files: number, ranks: number) => boolean;
  },
): void => {
  expect([route.at(0), route.at(-1), route.length - 1]).toEqual([from, to, distance]);
  for (const [at, square] of route.slice(1).entries())
    expect(isMove(...waysBetween(route[at] ?? "", square)), route.join()).toBe(true);
};

/**
 * The ghosts off a board that are not all in the window, or that cover something: the names of files
 * and ranks, the board itself, or words and buttons around it. Also the names that a line goes over.
 */
const ghostsAmiss = async (board: Part): Promise<readonly unknown[]> =>
  board.page.evaluate<unknown[]>(`{
    const board = document.querySelector(${JSON.stringify(board.css)});
    const chapter = board.closest(".chapter");
    const boxOf = (element) => element.getBoundingClientRect();
    const letters = [...board.querySelectorAll(".edge text")].flatMap((text) =>
      [...text.textContent].map((_, at) => {
        const { x, y, width, height } = text.getExtentOfChar(at);
        const { a, d, e, f } = text.getScreenCTM();
        // Without the room above and below the letter, which its extent contains.
        return new DOMRect(a * x + e, d * (y + 0.2 * height) + f, a * width, 0.5 * d * height);
      }));
    const around = [...chapter.querySelectorAll("p, h2, pre, summary, button, input, [role=gridcell]")].map(boxOf);
    const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const points = [...board.querySelectorAll(".route path, .way path")].flatMap((path) => {
      const matrix = path.getScreenCTM();
      return Array.from({ length: 2 * path.getTotalLength() }, (_, at) => path.getPointAtLength(at / 2).matrixTransform(matrix));
    });
    const hasPoint = ({ left, right, top, bottom }) => points.some(({ x, y }) => left < x && x < right && top < y && y < bottom);
    const amiss = [...board.querySelectorAll(".ghost.off rect")].map(boxOf).filter((ghost) =>
      ghost.left < 0 || ghost.right > innerWidth || [...letters, ...around].some((each) => meets(ghost, each)));
    [...amiss, ...letters.filter(hasPoint)];
  }`);

const apartText = (files: number, ranks: number): string => {
  if (files === 0) return `on one file, ${counted(ranks, "rank")} apart`;
  if (ranks === 0) return `on one rank, ${counted(files, "file")} apart`;
  return `${counted(files, "file")} and ${counted(ranks, "rank")} apart`;
};

/**
 * The numbers of a board that a route or a way goes over, by their squares. A number at a stop is
 * that of the stop, and one under a piece is hidden by it.
 */
const numbersUnder = async (board: Part): Promise<readonly string[]> =>
  board.page.evaluate<string[]>(`{
    const board = document.querySelector(${JSON.stringify(board.css)});
    const middle = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const hiding = [...board.querySelectorAll(".token circle, .route:not(.other) circle.stop")].map(middle);
    const lines = [...board.querySelectorAll(".route path, .way path")].flatMap((path) => {
      const matrix = path.getScreenCTM();
      return Array.from({ length: 2 * path.getTotalLength() }, (_, at) => path.getPointAtLength(at / 2).matrixTransform(matrix));
    });
    [...board.querySelectorAll("[role=gridcell]")].filter((cell) => {
      const text = cell.querySelector("text");
      if (text === null) return false;
      const { x, y } = middle(cell);
      const side = cell.getBoundingClientRect().width;
      const isNear = (point, part) => Math.abs(point.x - x) < part * side && Math.abs(point.y - y) < part * side;
      return !hiding.some((point) => isNear(point, 0.1)) && lines.some((point) => isNear(point, 0.14));
    }).map((cell) => cell.getAttribute("aria-label").split(", ")[0]);
  }`);

test.for([
  ["king-and-rook-like-steps", []],
  ["knight-and-corners", []],
  ["when-a-difference-is-not-enough", ["Zebra", "Camel", "Nightrider"]],
  ["shortest-paths", ["Queen"]],
  ["other-boards-and-pieces", ["Archbishop", "Nightrider", "Giraffe"]],
] as const)("%s: no route goes over a number", async ([id, choices], { open }) => {
  const page = await open();
  const part = chapter(page, id);
  const board = boardIn(part);
  for (const choice of ["", ...choices]) {
    const button = locate(part).getByRole("button", { name: new RegExp(`^${choice}`) });
    if (choice !== "") await button.click();
    for (const to of sampled(Object.keys(await heardOf(board)), runs(3, 8), choice)) {
      await point(board, to);
      expect(await numbersUnder(board), `${choice}, ${to}`).toEqual([]);
    }
  }
});

test("king and wazir: the sentence, both boards and both routes", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "king-and-rook-like-steps");
  const boards = [
    [boardIn(part, 1), "King", Math.max],
    [boardIn(part, 2), "Manhattan", (files: number, ranks: number) => files + ranks],
  ] as const;
  let origin = "c3";
  const pairs = [["a1", "a4"], ["b4", "h4"], ...drawnPairs(NAMES, runs(2, 24), "king")] as const;
  for (const [round, [from, to]] of pairs.entries()) {
    await place(boards[round % 2 === 0 ? 0 : 1][0], origin, from, to);
    origin = from;
    const [files = NaN, ranks = NaN] = waysBetween(from, to).map(Math.abs);
    await says(
      part,
      `${from} and ${to} are ${apartText(files, ranks)}. The king needs the larger number, ` +
        `max(${files}, ${ranks}) = ${Math.max(files, ranks)}; rook-like steps need both, ${files} + ${ranks} = ${files + ranks}.`,
    );
    for (const [board, label, length] of boards) {
      expect(await locate(board).getAttribute("aria-label")).toBe(`${label} distance from ${from}`);
      const distances = NAMES.map((name) => {
        const [right = NaN, up = NaN] = waysBetween(from, name).map(Math.abs);
        return length(right, up);
      });
      expect(await heardOf(board)).toEqual(expectedLabels(distances, to, { origin: from }));
      expect(Object.values(await drawnIn(board)).toSorted()).toEqual(
        distances.map(String).toSorted(),
      );
      const [route = []] = await routesOn(board);
      const isMove = (right: number, up: number) => length(Math.abs(right), Math.abs(up)) === 1;
      checkRoute(route, { from, to, distance: length(files, ranks), isMove });
    }
  }
});

describe("the knight and its corners", () => {
  const isMove = (files: number, ranks: number): boolean =>
    KNIGHT_MOVES.some(([right, up]) => right === files && up === ranks);

  /** Every square one knight's move from both, also beside the board, as files and ranks from a1. */
  const middles = (from: string, to: string): readonly (readonly [number, number])[] => {
    const [a, b] = [sq(from), sq(to)];
    const found: (readonly [number, number])[] = [];
    for (let file = -2; file < 10; file++)
      for (let rank = -2; rank < 10; rank++)
        if ([a, b].every((end) => isMove(file - (end % 8), rank - Math.floor(end / 8))))
          found.push([file, rank]);
    return found;
  };

  const isOff = ([file, rank]: readonly [number, number]): boolean =>
    Math.min(file, rank) < 0 || Math.max(file, rank) > 7;

  /** Pairs with squares in the middle that are off the board, around every corner; and others with one or two on it. */
  const AROUND_CORNERS = [
    ["h1", "h3"],
    ["h8", "f8"],
    ["a8", "c8"],
    ["a8", "a6"],
    ["h8", "g7"],
    ["a1", "b2"],
    ["a1", "c1"],
    ["d4", "e6"],
    ["d4", "f8"],
  ] as const;

  const middlesText = (all: number, off: number): string | undefined => {
    if (all === 0) return "";
    if (all === 1) return "Only one square is one move from both. ";
    expect(all).toBe(2);
    return [
      "Two squares are one move from both. ",
      "Two squares would be one move from both, but one of them is off the board. ",
      "Two squares would be one move from both, but both are off the board. ",
    ][off];
  };

  test("the distance, the squares in the middle, drawn beside the board if they are off it, and the route", async ({
    open,
  }) => {
    const page = await open();
    const part = chapter(page, "knight-and-corners");
    const board = boardIn(part);
    let origin = "a1";
    for (const [from, to] of [
      ...sampled(AROUND_CORNERS, 4),
      ...drawnPairs(NAMES, runs(2, 24), "knight"),
    ]) {
      await place(board, origin, from, to);
      origin = from;
      const distance = tables.knightDistance(sq(from), sq(to));
      const stops = middles(from, to);
      const missing = stops.filter(isOff);
      const why = `${from} ${to}`;
      await expect
        .poll(() => locate(within(part, ".answer")).textContent(), { message: why })
        .toContain(`${wayText(from, to, distance)}. ${middlesText(stops.length, missing.length)}`);
      const onBoard = stops
        .filter((stop) => !isOff(stop))
        .map(([file, rank]) => nameOf(8 * rank + file));
      expect((await cellsUnder(board, ".ghost:not(.off)")).toSorted(), why).toEqual(onBoard.sort());
      expect(await cellsUnder(board, ".ghost.off"), why).toEqual(missing.map(() => ""));
      expect(await ghostsAmiss(board), why).toEqual([]);
      const [route = []] = await routesOn(board);
      checkRoute(route, { from, to, distance, isMove });
    }
  });

  test("from a square to itself it takes no move, and there is nothing in between", async ({
    open,
  }) => {
    const page = await open();
    const part = chapter(page, "knight-and-corners");
    const board = boardIn(part);
    await click(board, "e4");
    await drag(board, "a1", "e4");
    await leave(page);
    await says(part, "From e4 to e4 it takes no move. ");
    expect(await cellsUnder(board, ".ghost")).toEqual([]);
  });

  test("the slider goes along the route, by pointer and by keys", async ({ open }) => {
    const page = await open();
    const part = chapter(page, "knight-and-corners");
    const board = boardIn(part);
    const slider = locate(part).getByRole("slider");
    for (const [target, length] of [
      ["b2", 4],
      ["c2", 1],
    ] as const) {
      await click(board, target);
      await leave(page);
      await locate(part).getByText(`The route: move ${length} of ${length}`).waitFor();
      const [route = []] = await routesOn(board);
      await slider.focus();
      await page.keyboard.press("Home");
      await locate(part).getByText(`The route: move 0 of ${length}`).waitFor();
      await expect.poll(() => routesOn(board)).toEqual([]);
      for (let step = 1; step <= length; step++) {
        await page.keyboard.press("ArrowRight");
        await locate(part).getByText(`The route: move ${step} of ${length}`).waitFor();
        await expect.poll(() => routesOn(board)).toEqual([route.slice(0, step + 1)]);
        // At the end it would hide the number of the target.
        expect(await cellsUnder(board, ".token.held")).toEqual(step < length ? [route[step]] : []);
      }
      const box = await slider.boundingBox();
      if (box === null) throw new Error("no slider");
      await page.mouse.click(box.x + 2, box.y + box.height / 2);
      await locate(part).getByText(`The route: move 0 of ${length}`).waitFor();
      await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
      await locate(part).getByText(`The route: move ${length} of ${length}`).waitFor();
    }
  });

  test("is played to its end, and stops when one says so", async ({ open }) => {
    const page = await open("", { hasClock: true });
    const part = chapter(page, "knight-and-corners");
    const step = async (): Promise<string | null> =>
      locate(within(part, ".step-controls span")).textContent();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await locate(part).getByRole("button", { name: "Play" }).click();
    await expect.poll(step).toBe("The route: move 0 of 4");
    await page.clock.runFor(60_000);
    await expect.poll(step).toBe("The route: move 4 of 4");
    await locate(part).getByRole("button", { name: "Play" }).click();
    await expect.poll(step).toBe("The route: move 0 of 4");
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return step();
      })
      .toBe("The route: move 2 of 4");
    await locate(part).getByRole("button", { name: "Pause" }).click();
    await locate(part).getByRole("button", { name: "Play" }).waitFor();
    await page.clock.runFor(60_000);
    expect(await step()).toBe("The route: move 2 of 4");
    await locate(part).getByRole("button", { name: "Play" }).click();
    await locate(part).getByRole("button", { name: "Pause" }).waitFor();
    await page.clock.runFor(60_000);
    await expect.poll(step).toBe("The route: move 4 of 4");
  });
});

test("the fill: the squares of each ring, and how many are reached", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "how-the-fill-finds-it");
  const board = boardIn(part);
  let origin = "d4";
  for (const from of [...drawnPairs(NAMES, runs(1, 6), "fill")].map(([from]) => from)) {
    const why = from;
    if (from !== origin) await drag(board, origin, from);
    await leave(page);
    origin = from;
    const rings = new Map<number, string[]>();
    const searched = search(KNIGHT_MOVES, 8, 8, [[sq(from) % 8, Math.floor(sq(from) / 8)]]);
    for (const [square, ring = NaN] of searched.entries())
      rings.set(ring, [...(rings.get(ring) ?? []), nameOf(square)]);
    const last = rings.size - 1;
    const slider = locate(part).getByRole("slider");
    await slider.focus();
    await page.keyboard.press("Home");
    for (let step = 0, reached = 0; step <= last; step++) {
      if (step > 0) await page.keyboard.press("ArrowRight");
      const ring = rings.get(step) ?? [];
      reached += ring.length;
      await says(
        part,
        step === 0
          ? `Ring 0 is ${from} alone, where the knight stands.`
          : `Ring ${step} around ${from} has ${counted(ring.length, "square")}. ` +
              `${step === last ? "Now all 64 are" : `So far, ${reached} of 64 are`} reached.`,
        why,
      );
      await locate(part).getByText(`Ring ${step} of ${last}`).waitFor();
      const twins = step === 0 ? [] : ring; // the piece stands on its own square
      expect(
        (await cellsUnder(board, ".twin")).filter((name) => name !== from).toSorted(),
        why,
      ).toEqual(twins.toSorted());
      const [drawn, heard] = [await drawnIn(board), await heardOf(board)];
      const isReached = (square: number): boolean => (searched[square] ?? NaN) <= step;
      expect(
        NAMES.map((name) => drawn[name]),
        why,
      ).toEqual(searched.map((moves, square) => (isReached(square) ? `${moves}` : "")));
      expect(
        NAMES.map((name) => heard[name]?.replace(", origin", "")),
        why,
      ).toEqual(
        searched.map((moves = NaN, square) =>
          isReached(square) ? movesText(moves) : "not reached yet",
        ),
      );
    }
    // There is no step after the last one.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await says(part, new RegExp(`^Ring ${last - 1} around ${from} has `), why);
  }
});

test("the fill: a click moves no target, and arrow keys move the knight", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "how-the-fill-finds-it");
  const board = boardIn(part);
  await click(board, "a1");
  await leave(page);
  await says(part, /^Ring 2 around d4 /);
  await locate(within(board, "[tabindex='0']")).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await says(part, /^Ring 2 around e5 /);
  expect(await cellsUnder(board, ".token")).toEqual(["e5"]);
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe(
    "e5, 0 moves, origin",
  );
});

describe("when a difference is not enough", () => {
  const STEPS: Readonly<Record<string, TestPiece>> = {
    Zebra: { notation: "Z", steps: [[3, 2, 1]] },
    Camel: { notation: "C", steps: [[3, 1, 1]] },
    Nightrider: { notation: "NN", steps: [[2, 1, 99]] },
    Knight: { notation: "N", steps: [[2, 1, 1]] },
    King: {
      notation: "K",
      steps: [
        [1, 0, 1],
        [1, 1, 1],
      ],
    },
  };

  const BEGUN =
    / Begun on ([a-h][1-8]), the shorter route leaves the board, as the dashed line shows\.$/;

  test.for(Object.entries(STEPS))(
    "the %s: another pair that lies alike, if there is one",
    async ([name, piece], { open }) => {
      const page = await open();
      const part = chapter(page, "when-a-difference-is-not-enough");
      const board = boardIn(part);
      await locate(part)
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .click();
      const distances = searchedPairs(piece, 8, 8);
      const between = (from = "", to = ""): number => distances[sq(from)]?.[sq(to)] ?? NaN;
      const pairs = NAMES.flatMap((from) => NAMES.map((to) => [from, to] as const));
      let origin = "b1";
      for (const [from, to] of [
        ["a1", "b2"],
        ["a1", "h8"],
        ...drawnPairs(NAMES, runs(3, 24), name),
      ] as const) {
        await place(board, origin, from, to);
        origin = from;
        const start = wayText(from, to, between(from, to));
        await expect
          .poll(() => locate(within(part, ".answer")).textContent())
          .toMatch(RegExp(`^${start}[.,]`));
        const said = (await locate(within(part, ".answer")).textContent()) ?? "";
        const alike = pairs.filter(
          (pair) => waysBetween(...pair).join() === waysBetween(from, to).join(),
        );
        const others = alike.filter((pair) => between(...pair) !== between(from, to));
        const routes = await routesOn(board);
        const isReached = between(from, to) < 255;
        if (others.length === 0) {
          const end = isReached ? "It takes as many" : "Nor is there one";
          expect(said).toBe(
            `${start}. ${alike.length === 1 ? "No other two squares lie like these." : `${end} between any two squares that lie like these.`}`,
          );
          expect(routes).toHaveLength(isReached ? 1 : 0);
          continue;
        }
        const other = others.find((pair) =>
          said.startsWith(
            `${start}, but f${wayText(...pair, between(...pair)).slice(1)}, though both pairs lie alike.`,
          ),
        );
        expect(other, said).toBeDefined();
        const isNearer = between(...(other ?? [])) < between(from, to);
        expect(BEGUN.exec(said)?.[1]).toBe(isNearer ? from : other?.[0]);
        expect(routes.map((route) => [route[0], route.at(-1)])).toEqual(
          [[from, to], other].filter((pair) => between(...(pair ?? [])) < 255),
        );
        expect(await locate(within(board, ".way")).count()).toBe(1);
        expect(await ghostsAmiss(board)).toEqual([]);
      }
    },
  );
});

describe("center, edge, corners", () => {
  test.for([
    ["Center", tables.centerDistance, "king move", "the center", "in the center"],
    [
      "Center, rook-like",
      tables.centerManhattanDistance,
      ...["rook-like step", "the center", "in the center"],
    ],
    ["Edge", edgeDistance, "king move", "the edge", "on the edge"],
    [
      "Light corners",
      cornerDistanceLight,
      ...["rook-like step", "the nearer light corner", "a light corner"],
    ],
    [
      "Dark corners",
      cornerDistanceDark,
      ...["rook-like step", "the nearer dark corner", "a dark corner"],
    ],
  ] as const)(
    "%s: the sentence of a square, and all distances",
    async ([name, lookup, unit = "", where, inside], { open }) => {
      const sentenceOf = (square: string): string => {
        const count = lookup(sq(square));
        return count === 0
          ? `${square} is ${inside} itself.`
          : `From ${square} it takes ${counted(count, unit)} to ${where}.`;
      };
      const page = await open();
      const part = chapter(page, "center-edge-corners");
      const board = boardIn(part);
      await locate(part).getByRole("button", { name, exact: true }).click();
      const distances = NAMES.map((_, square) => lookup(square));
      const zeros = NAMES.filter((_, square) => lookup(square) === 0);
      for (const target of [...sampled(zeros, 1), ...sampled(NAMES, 3, name)]) {
        await point(board, target);
        await says(part, sentenceOf(target), target);
        expect(await heardOf(board), target).toEqual(expectedLabels(distances, target));
      }
      expect((await cellsUnder(board, ".origin")).toSorted()).toEqual(zeros.toSorted());
      await click(board, "b7");
      await leave(page);
      await says(part, sentenceOf("b7"));
    },
  );
});
