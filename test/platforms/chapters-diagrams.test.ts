/** The diagrams of the chapters, against the package's tables and the tests' own searches. */
import { describe, expect } from "vitest";
import * as tables from "../../src/index.js";
import { cornerDistanceDark, cornerDistanceLight, edgeDistance } from "../../src/pieces.js";
import { KNIGHT_MOVES, search, sq } from "../support/board.js";
import { searchedPairs, type TestPiece } from "../support/pieces.js";
import {
  boardIn,
  cellsUnder,
  chapter,
  click,
  counted,
  drag,
  drawnIn,
  expectedLabels,
  heardOf,
  leave,
  locate,
  movesText,
  nameOf,
  NAMES,
  point,
  Random,
  routesOn,
  says,
  waysBetween,
  wayText,
  within,
  type Part,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

/** Distances of all squares from one, as a table of the package has them. */
const distancesBy = (lookup: (from: number, to: number) => number, from: string) =>
  NAMES.map((_, square) => lookup(sq(from), square));

/** Drags the piece of a board from a square to another, if it is another, and points at a third. */
const place = async (board: Part, from: string, to: string, target: string): Promise<void> => {
  if (from !== to) await drag(board, from, to);
  await point(board, target);
};

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
  why: string,
): void => {
  expect([route.at(0), route.at(-1), route.length - 1], why).toEqual([from, to, distance]);
  for (const [at, square] of route.slice(1).entries())
    expect(isMove(...waysBetween(route[at] ?? "", square)), `${why}: ${route.join()}`).toBe(true);
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
  const random = new Random(22);
  for (const choice of ["", ...choices]) {
    const button = locate(part).getByRole("button", { name: new RegExp(`^${choice}`) });
    if (choice !== "") await button.click();
    const names = Object.keys(await heardOf(board));
    for (let round = 0; round < 8; round++) {
      const to = random.of(names);
      await point(board, to);
      const why = `seed ${random.seed}, ${choice}, ${to}`;
      expect(await numbersUnder(board), why).toEqual([]);
    }
  }
});

test("king and wazir: the sentence, both boards and both routes", async ({ open }) => {
  const page = await open();
  const part = chapter(page, "king-and-rook-like-steps");
  const kinds = [
    [boardIn(part, 1), "King", tables.distance, (f: number, r: number) => Math.max(f, r)],
    [boardIn(part, 2), "Manhattan", tables.manhattanDistance, (f: number, r: number) => f + r],
  ] as const;
  const random = new Random(11);
  let origin = "c3";
  for (let round = 0; round < 24; round++) {
    const [from = "", to = ""] = random.some(NAMES, 2);
    const why = `seed ${random.seed}, round ${round}, ${from} ${to}`;
    await place(kinds[round % 2 === 0 ? 0 : 1][0], origin, from, to);
    origin = from;
    const [files, ranks] = waysBetween(from, to).map(Math.abs);
    const [king, wazir] = kinds.map(([, , lookup]) => lookup(sq(from), sq(to)));
    await says(
      part,
      `${from} and ${to} are ${apartText(files ?? NaN, ranks ?? NaN)}. The king needs the larger number, ` +
        `max(${files}, ${ranks}) = ${king}; rook-like steps need both, ${files} + ${ranks} = ${wazir}.`,
      why,
    );
    for (const [board, label, lookup, length] of kinds) {
      expect(await locate(board).getAttribute("aria-label"), why).toBe(
        `${label} distance from ${from}`,
      );
      const distances = distancesBy(lookup, from);
      expect(await heardOf(board), why).toEqual(expectedLabels(distances, to, { origin: from }));
      expect(Object.entries(await drawnIn(board)), why).toHaveLength(64);
      for (const [name, drawn] of Object.entries(await drawnIn(board)))
        expect(drawn, `${why}: ${name}`).toBe(`${distances[sq(name)]}`);
      const [route = [], ...others] = await routesOn(board);
      expect(others).toEqual([]);
      const distance = lookup(sq(from), sq(to));
      const isMove = (f: number, r: number) => length(Math.abs(f), Math.abs(r)) === 1;
      checkRoute(route, { from, to, distance, isMove }, why);
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

  /** Distances from the middle of a board so large that no shortest way meets its edge. */
  const withRoom = search(KNIGHT_MOVES, 41, 41, [[20, 20]]);

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

  test("the distance, the squares in the middle that are off the board, and the route", async ({
    open,
  }) => {
    const page = await open();
    const part = chapter(page, "knight-and-corners");
    const board = boardIn(part);
    const random = new Random(12);
    const pairs = [
      ["a1", "b2"],
      ["b2", "a1"],
      ["h1", "g2"],
      ["h8", "g7"],
      ["b7", "a8"],
      ["a1", "c1"],
      ["b1", "c2"],
      ["d4", "e6"],
      ["d4", "f8"],
      ...Array.from({ length: 24 }, () => random.some(NAMES, 2)),
    ];
    let origin = "a1";
    for (const [from = "", to = ""] of pairs) {
      const why = `seed ${random.seed}, ${from} ${to}`;
      await place(board, origin, from, to);
      origin = from;
      const distance = tables.knightDistance(sq(from), sq(to));
      const stops = middles(from, to);
      const missing = stops.filter(isOff);
      const [files, ranks] = waysBetween(from, to);
      const hasReason = withRoom[20 + files + 41 * (20 + ranks)] !== distance;
      const start = `${wayText(from, to, distance)}. ${middlesText(stops.length, missing.length)}`;
      await expect
        .poll(
          async () => (await locate(within(part, ".answer")).textContent())?.slice(0, start.length),
          { message: why },
        )
        .toBe(start);
      const reason = (await locate(within(part, ".answer")).textContent())?.slice(start.length);
      if (hasReason)
        expect(reason, why).toMatch(
          /^Elsewhere, it takes 2 moves between squares that lie like [a-h][1-8] and [a-h][1-8]\. (?:From|To) the corner [ah][18] it takes 2 more: the corner rule\.$/,
        );
      else expect(reason, why).toBe("");
      expect(await heardOf(board), why).toEqual(
        expectedLabels(distancesBy(tables.knightDistance, from), to, { origin: from }),
      );
      const onBoard = stops
        .filter((stop) => !isOff(stop))
        .map(([file, rank]) => nameOf(8 * rank + file));
      expect((await cellsUnder(board, ".ghost:not(.off)")).toSorted(), why).toEqual(onBoard.sort());
      expect(await cellsUnder(board, ".ghost.off"), why).toEqual(missing.map(() => ""));
      expect(await ghostsAmiss(board), why).toEqual([]);
      const [route = []] = await routesOn(board);
      checkRoute(route, { from, to, distance, isMove }, why);
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

  test("the squares in the middle that are off the board are drawn beside it, around every corner", async ({
    open,
  }) => {
    const page = await open();
    const part = chapter(page, "knight-and-corners");
    const board = boardIn(part);
    let origin = "a1";
    for (const [from = "", to = ""] of [
      ["h1", "h3"],
      ["h8", "f8"],
      ["a8", "c8"],
      ["a8", "a6"],
      ["h8", "g7"],
    ]) {
      await place(board, origin, from, to);
      origin = from;
      await says(part, new RegExp(`^From ${from} to ${to} `));
      expect(await cellsUnder(board, ".ghost.off"), from).toContain("");
      expect(await ghostsAmiss(board), `${from} ${to}`).toEqual([]);
    }
  });

  test("the slider goes along the route, by pointer and by keys", async ({ open }) => {
    const page = await open();
    const part = chapter(page, "knight-and-corners");
    const board = boardIn(part);
    const slider = locate(part).getByRole("slider");
    for (const [target, length] of [
      ["b2", 4],
      ["h8", 6],
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
  const random = new Random(13);
  let origin = "d4";
  for (const from of ["d4", "a1", "h8", "b2", ...random.some(NAMES, 6)]) {
    const why = `seed ${random.seed}, ${from}`;
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
      for (const [at, squares] of rings)
        for (const square of squares) {
          const isReached = at <= step;
          expect(drawn[square], `${why}, ring ${step}, ${square}`).toBe(isReached ? `${at}` : "");
          expect(heard[square], `${why}, ring ${step}, ${square}`).toBe(
            (isReached ? movesText(at) : "not reached yet") + (at === 0 ? ", origin" : ""),
          );
        }
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
      const random = new Random(14);
      const corners = [
        ["a1", "b2"],
        ["h8", "g7"],
        ["b1", "c2"],
        ["b1", "a2"],
        ["g1", "h5"],
        ["a1", "b5"],
      ];
      const seen = new Set<boolean>();
      let origin = "b1";
      for (const [from = "", to = ""] of [
        ...corners,
        ...Array.from({ length: 24 }, () => random.some(NAMES, 2)),
      ]) {
        const why = `seed ${random.seed}, ${from} ${to}`;
        await place(board, origin, from, to);
        origin = from;
        const distance = distances[sq(from)]?.[sq(to)] ?? NaN;
        const alike = NAMES.flatMap((one) => NAMES.map((other) => [one, other] as const))
          .filter(([one, other]) => waysBetween(one, other).join() === waysBetween(from, to).join())
          .map(([one, other]) => ({ one, other, moves: distances[sq(one)]?.[sq(other)] ?? NaN }))
          .filter(({ moves }) => moves !== distance);
        seen.add(alike.length > 0);
        const start = wayText(from, to, distance);
        const sentences = alike.map(
          ({ one, other, moves }) =>
            `${start}, but f${wayText(one, other, moves).slice(1)}, though both pairs lie alike. `,
        );
        const isAlone = waysBetween(from, to).every((way) => Math.abs(way) === 7);
        if (isAlone) sentences.push(`${start}. No other two squares lie like these.`);
        else if (alike.length === 0)
          sentences.push(
            `${start}. ${distance === 255 ? "Nor is there one" : "It takes as many"} between any two squares that lie like these.`,
          );
        const leaving =
          /Begun on ([a-h][1-8]), the shorter route leaves the board, as the dashed line shows\.$/;
        await expect
          .poll(async () => locate(within(part, ".answer")).textContent(), { message: why })
          .toSatisfy((said: string) => sentences.includes(said.replace(leaving, "")));
        const said = (await locate(within(part, ".answer")).textContent()) ?? "";
        const ends = /[Ff]rom ([a-h][1-8]) (?:to|there is no way to) ([a-h][1-8])/g;
        const pairs = [...said.matchAll(ends)].map(([, one, other]) => [one, other]);
        const isMove = (files: number, ranks: number): boolean =>
          piece.steps.some(([across, up, times]) =>
            Array.from({ length: Math.min(times, 7) }, (_, at) => at + 1).some((count) =>
              [
                [across, up],
                [up, across],
              ].some(
                ([f = 0, r = 0]) => Math.abs(files) === count * f && Math.abs(ranks) === count * r,
              ),
            ),
          );
        const routes = [...(await routesOn(board))];
        const drawnRoutes = new Map(routes.map((route) => [route[0], route]));
        const wanted = pairs.map(([one = "", other = ""]) => ({
          ...{ from: one, to: other, isMove },
          distance: distances[sq(one)]?.[sq(other)] ?? NaN,
        }));
        for (const ends of wanted) {
          // What is never reached has no route, and a square none to itself.
          if (ends.distance === 255 || ends.distance === 0) continue;
          checkRoute(routes.shift() ?? [], ends, why);
        }
        expect(routes, why).toEqual([]);
        // The stops of the route of the nearer pair, seen from the other pair.
        const [near, farther] =
          wanted.length < 2 ? [] : wanted.toSorted((one, other) => one.distance - other.distance);
        const stops = drawnRoutes.get(near?.from)?.slice(1, -1) ?? [];
        const off = stops
          .map((stop) => {
            const [files, ranks] = waysBetween(near?.from ?? "a1", stop);
            const start = sq(farther?.from ?? "a1");
            return [(start % 8) + files, Math.floor(start / 8) + ranks];
          })
          .filter((place) => place.some((coordinate) => coordinate < 0 || coordinate > 7));
        const crossable = off.filter((place) =>
          place.every((coordinate) => coordinate > -3 && coordinate < 10),
        );
        const [, leavingFrom] = leaving.exec(said) ?? [];
        expect(leavingFrom, why).toBe(farther?.from);
        expect(alike.length === 0 || off.length > 0, why).toBe(true);
        expect(await locate(within(board, ".way")).count(), why).toBe(off.length > 0 ? 1 : 0);
        expect(await cellsUnder(board, ".ghost.off"), why).toEqual(crossable.map(() => ""));
        expect(await ghostsAmiss(board), why).toEqual([]);
        expect(await heardOf(board), why).toEqual(
          expectedLabels(distances[sq(from)] ?? [], to, { origin: from }),
        );
      }
      const both = { King: [false], Knight: [false, true] }[name] ?? [false, true];
      expect([...seen].toSorted(), `seed ${random.seed}`).toEqual(both);
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
  ] as const)("%s: every square", async ([name, lookup, unit = "", where, inside], { open }) => {
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
    for (const target of NAMES) {
      await point(board, target);
      await says(part, sentenceOf(target), target);
      expect(await heardOf(board), target).toEqual(expectedLabels(distances, target));
    }
    const zeros = NAMES.filter((_, square) => lookup(square) === 0);
    expect((await cellsUnder(board, ".origin")).toSorted()).toEqual(zeros.toSorted());
    await click(board, "b7");
    await leave(page);
    await says(part, sentenceOf("b7"));
  });
});
