/** The arrays by difference, the shortest paths, and the other boards, in the chapters of the explorer. */
import type { CDPSession, Page } from "playwright-core";
import { describe, expect } from "vitest";
import * as tables from "../../src/index.js";
import { queenDistance } from "../../src/pieces.js";
import { KING_MOVES, KNIGHT_MOVES, sq } from "../support/board.js";
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
  middleOf,
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

describe("from 4096 entries to 225 and 240", () => {
  const ARRAYS = [
    {
      name: "15×15: 225 entries",
      ...{ width: 15, zero: 112, length: 225, published: tables.DISTANCE_15X15 },
      indexOf: (from: number, to: number): number => {
        const [start = NaN, end = NaN] = [from, to].map((square) => tables.SQUARE_TO_15X15[square]);
        return end - start + 112;
      },
    },
    {
      name: "0x88: 240 entries",
      ...{ width: 16, zero: 120, length: 240, published: tables.DISTANCE_BY_0X88_DIFF },
      indexOf: tables.x88diff,
    },
  ] as const;

  type Shown = (typeof ARRAYS)[number];

  const parts = (page: Page): Readonly<Record<"part" | "board" | "array", Part>> => {
    const part = chapter(page, "from-4096-entries-to-225-and-240");
    return { part, board: boardIn(part), array: within(part, "svg.array") };
  };

  /** The square at a difference from another; `undefined` off the board. */
  const squareAt = ({ width, zero }: Shown, from: string, entry: number): string | undefined => {
    const [file, rank] = [sq(from) % 8, Math.floor(sq(from) / 8)];
    for (const [square, name] of NAMES.entries())
      if (zero + width * (Math.floor(square / 8) - rank) + (square % 8) - file === entry)
        return name;
    return undefined;
  };

  const sentenceOf = (
    { width, zero, indexOf, published }: Shown,
    from: string,
    to: string,
  ): string => {
    const [files, ranks] = waysBetween(from, to);
    const index = indexOf(sq(from), sq(to));
    const steps = [
      ...(ranks === 0 ? [] : [`${counted(Math.abs(ranks), "rank")} ${ranks < 0 ? "down" : "up"}`]),
      ...(files === 0
        ? []
        : [`${counted(Math.abs(files), "file")} to the ${files < 0 ? "left" : "right"}`]),
    ];
    const way = steps.length === 0 ? "no step" : steps.join(" and ");
    const sign = (count: number): string => (count < 0 ? `− ${-count}` : `+ ${count}`);
    return (
      `From ${from} to ${to} it is ${way}. The middle is ${zero}, and a rank counts ${width}: ${zero} ${sign(width * ranks)} ${sign(files)} = ${index}. ` +
      `That entry holds ${published[index]}.`
    );
  };

  /** Waits until the chapter shows a pair of squares: in words, on the board and on the array. */
  const shows = async (
    page: Page,
    shown: Shown,
    from: string,
    to: string,
    why = "",
  ): Promise<void> => {
    const { part, board, array } = parts(page);
    await says(part, sentenceOf(shown, from, to), why);
    const index = shown.indexOf(sq(from), sq(to));
    expect(shown.published[index], why).toBe(tables.distance(sq(from), sq(to)));
    expect(await cellsUnder(array, ".target"), why).toEqual([`entry ${index}`]);
    expect(await cellsUnder(board, ".target"), why).toEqual([to]);
    const distances = NAMES.map((_, square) => tables.distance(sq(from), square));
    expect(await heardOf(board), why).toEqual(expectedLabels(distances, to, { origin: from }));
  };

  /** Where the frame of the board over the array begins: the entry under its lower left square. */
  const frameOf = async (array: Part): Promise<string | undefined> =>
    array.page.evaluate<string | undefined>(`{
      const array = document.querySelector(${JSON.stringify(array.css)});
      const { left, bottom, width } = array.querySelector(".slide").getBoundingClientRect();
      const cell = [...array.querySelectorAll("[role=gridcell]")].find((each) => {
        const box = each.getBoundingClientRect();
        const [x, y] = [left + width / 16, bottom - width / 16]; // the middle of a1
        return box.left < x && x < box.right && box.top < y && y < box.bottom;
      });
      cell?.getAttribute("aria-label").split(", ")[0];
    }`);

  const choose = async (page: Page, { name }: Shown): Promise<void> => {
    await locate(parts(page).part).getByRole("button", { name }).click();
  };

  test.for(ARRAYS)(
    "$name: the index, the number in the entry, and the entry itself",
    async (shown, { open }) => {
      const page = await open();
      const { part, board, array } = parts(page);
      await choose(page, shown);
      const random = new Random(15);
      const pairs = [
        ["a1", "h8"],
        ["h8", "a1"],
        ["a8", "h1"],
        ["h1", "a8"],
        ...Array.from({ length: 16 }, () => random.some(NAMES, 2)),
      ];
      let origin = "c2";
      for (const [from = "", to = ""] of pairs) {
        const why = `seed ${random.seed}, ${from} ${to}`;
        if (from !== origin) await drag(board, origin, from);
        origin = from;
        await point(board, to);
        await shows(page, shown, from, to, why);
        expect(await frameOf(array), why).toBe(`entry ${shown.indexOf(sq(from), 0)}`);
      }
      expect(await locate(part).locator(".bars dd").allTextContents()).toEqual([
        " 4096",
        " 240",
        " 225",
      ]);
      await leave(page);
    },
  );

  test.for(ARRAYS)("$name: the array says what every entry is", async (shown, { open }) => {
    const page = await open();
    const { part, board, array } = parts(page);
    await choose(page, shown);
    await drag(board, "c2", "f3");
    await leave(page);
    const names = Array.from({ length: shown.length }, (_, entry): readonly [string, string] => {
      const square = squareAt(shown, "f3", entry);
      const isRead = (entry - shown.zero + 7 + 8 * shown.width) % shown.width < 15;
      return [
        `entry ${entry}`,
        isRead ? `${shown.published[entry]}, ${square ?? "off the board"}` : "read by no call",
      ];
    });
    expect(await heardOf(array)).toEqual(Object.fromEntries(names));
    const drawn = names.map(([name, words]) => [
      name,
      words === "read by no call" ? "" : words.split(",")[0],
    ]);
    expect(await drawnIn(array)).toEqual(Object.fromEntries(drawn));

    const random = new Random(16);
    const entries = [0, shown.length - 1, shown.zero, ...random.some([...names.keys()], 20)];
    const unused = names.flatMap(([, words], entry) =>
      words === "read by no call" ? [entry] : [],
    );
    for (const entry of [...entries, ...unused.slice(0, 2)]) {
      const why = `seed ${random.seed}, entry ${entry}`;
      await point(array, `entry ${entry}`);
      const square = squareAt(shown, "f3", entry);
      if (square === undefined) {
        await says(
          part,
          unused.includes(entry)
            ? `From f3, no square reads entry ${entry}: it is in the unused column.`
            : `From f3, no square reads entry ${entry}: it is off the board.`,
          why,
        );
        expect(await cellsUnder(array, ".target"), why).toEqual([`entry ${entry}`]);
        expect(await cellsUnder(board, ".target"), why).toEqual([]);
      } else await shows(page, shown, "f3", square, why);
    }
    await click(array, `entry ${shown.zero + 3 * shown.width + 1}`);
    await leave(page);
    await shows(page, shown, "f3", "g6");
  });

  test.for(ARRAYS)("$name: by keys", async (shown, { open }) => {
    const page = await open();
    const { part, array, board } = parts(page);
    await choose(page, shown);
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await locate(within(array, "[tabindex='0']")).focus();
    await press("ArrowRight", "ArrowUp"); // from c2 → e4
    await shows(page, shown, "c2", "f5");
    await press("ArrowLeft", "ArrowDown", "ArrowDown");
    await shows(page, shown, "c2", "e3");
    await press("PageDown");
    const below = shown.zero - 7 * shown.width + 2;
    await says(part, `From c2, no square reads entry ${below}: it is off the board.`);
    expect(await cellsUnder(array, ".target")).toEqual([`entry ${below}`]);
    await press("ArrowDown"); // the array ends there
    await says(part, `From c2, no square reads entry ${below}: it is off the board.`);
    await point(board, "a1"); // pointing at the board is answered all the same
    await shows(page, shown, "c2", "a1");
    await leave(page);
    await shows(page, shown, "c2", "e3");
    await press("PageDown", "Escape");
    await shows(page, shown, "c2", "e3");
  });

  test("the focus stays where a click or a key has put it, wherever the pointer is", async ({
    open,
  }) => {
    const page = await open("", { viewport: { width: 700, height: 500 } });
    const [shown] = ARRAYS;
    const { array, board } = parts(page);
    const focus = (): Promise<unknown> =>
      page.evaluate("[document.activeElement.getAttribute('aria-label'), scrollX, scrollY]");
    const clicked = `entry ${shown.zero + 2 * shown.width + 1}`;
    await click(array, clicked);
    await leave(page);
    await expect.poll(focus).toContain(`${clicked}, 2, d4`);
    for (const [grid, cell] of [
      [array, `entry ${shown.zero}`],
      [array, `entry ${shown.zero + 4 * shown.width}`],
      [board, "h4"],
      [board, "a5"],
    ] as const) {
      const { x, y } = await middleOf(grid, cell); // is scrolled to
      const before = await focus();
      await page.mouse.move(x, y);
      await expect.poll(() => cellsUnder(grid, ".target")).toEqual([cell]);
      await page.evaluate("new Promise(requestAnimationFrame)");
      expect(await focus(), cell).toEqual(before);
      expect(before).toContain(`${clicked}, 2, d4`);
    }
    await page.keyboard.press("ArrowRight");
    await leave(page);
    await shows(page, shown, "c2", "e4");
  });

  test.for(ARRAYS)(
    "$name: a press counts only if it began there, and Escape ends it",
    async (shown, { open }) => {
      const page = await open();
      const { part, array } = parts(page);
      await choose(page, shown);
      await locate(part).scrollIntoViewIfNeeded();
      const entry = `entry ${shown.zero + shown.width}`; // c3
      const { x, y } = await middleOf(array, entry);
      await page.mouse.move(1, y);
      await page.mouse.down();
      await page.mouse.move(x, y);
      await page.mouse.up();
      await leave(page);
      await shows(page, shown, "c2", "e4");
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await leave(page);
      await shows(page, shown, "c2", "e4");
      await click(array, entry);
      await leave(page);
      await shows(page, shown, "c2", "c3");
    },
  );

  test.for(ARRAYS)("$name: by touch", async (shown, { open }) => {
    const page = await open("", { hasTouch: true, viewport: { width: 360, height: 740 } });
    const { part, array, board } = parts(page);
    await choose(page, shown);
    const tap = async (grid: Part, cell: string): Promise<void> => {
      const { x, y } = await middleOf(grid, cell);
      await page.touchscreen.tap(x, y);
    };
    await tap(array, `entry ${shown.zero + 2 * shown.width - 1}`);
    await shows(page, shown, "c2", "b4");
    await tap(array, "entry 1");
    await says(part, "From c2, no square reads entry 1: it is off the board.");
    expect(await cellsUnder(array, ".target")).toEqual(["entry 1"]);
    expect(await cellsUnder(board, ".target")).toEqual([]);
    await tap(board, "h8");
    await shows(page, shown, "c2", "h8");
    await tap(board, "c2");
    await tap(board, "d5");
    await shows(page, shown, "d5", "h8");

    const session: CDPSession = await page.context().newCDPSession(page);
    const { x, y } = await middleOf(array, `entry ${shown.zero}`);
    const scrolled = await page.evaluate("scrollY");
    for (const down of [0, 20, 40, 60, 80, 100])
      await session.send("Input.dispatchTouchEvent", {
        type: down === 0 ? "touchStart" : "touchMove",
        touchPoints: [{ x, y: y - down }],
      });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => page.evaluate("scrollY")).not.toBe(scrolled);
    await shows(page, shown, "d5", "h8");
  });
});

describe("shortest paths", () => {
  const isQueenMove = (files: number, ranks: number): boolean =>
    (files !== 0 || ranks !== 0) &&
    (files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks));

  const isAmong =
    (moves: typeof KING_MOVES) =>
    (files: number, ranks: number): boolean =>
      moves.some(([right, up]) => right === files && up === ranks);

  const PIECES = [
    ["King", tables.distance, isAmong(KING_MOVES)],
    ["Knight", tables.knightDistance, isAmong(KNIGHT_MOVES)],
    ["Queen", queenDistance, isQueenMove],
  ] as const;

  test.for(PIECES)(
    "%s: the number of routes, the squares on them, and the sums",
    async ([name, lookup, isMove], { open }) => {
      const page = await open();
      const part = chapter(page, "shortest-paths");
      const board = boardIn(part);
      await locate(part).getByRole("button", { name }).click();

      /** The number of routes of that many moves, each move tried. */
      const routes = (from: string, to: string, moves: number): number =>
        moves === 0
          ? Number(from === to)
          : NAMES.filter(
              (next) => isMove(...waysBetween(from, next)) && lookup(sq(next), sq(to)) < moves,
            ).reduce((sum, next) => sum + routes(next, to, moves - 1), 0);

      const waysSaid = (count: number): string =>
        ["", ", and there is only one way to do it"][count] ??
        `, and there are ${count} ways to do it`;

      const random = new Random(17);
      const pairs = [
        ["f6", "h1"],
        ["a1", "h8"],
        ["a1", "b2"],
        ["c3", "c3"],
        ...Array.from({ length: 14 }, () => random.some(NAMES, 2)),
      ];
      let origin = "f6";
      for (const [from = "", to = ""] of pairs) {
        const why = `seed ${random.seed}, ${from} ${to}`;
        if (from !== origin) await drag(board, origin, from);
        origin = from;
        await leave(page);
        if (from === to) {
          await locate(within(board, "[tabindex='0']")).focus();
          await page.keyboard.press("Home");
          await page.keyboard.press("PageDown");
          for (const key of ["Up", "Up", "Right", "Right"])
            await page.keyboard.press(`Arrow${key}`);
        } else await point(board, to);
        const distance = lookup(sq(from), sq(to));
        await says(
          part,
          `${wayText(from, to, distance)}${waysSaid(from === to ? 0 : routes(from, to, distance))}. The numbers count the moves from ${from}.`,
          why,
        );
        const heard = await heardOf(board);
        const drawn = await drawnIn(board);
        for (const [square, label] of NAMES.entries()) {
          const [there, back] = [lookup(sq(from), square), lookup(square, sq(to))];
          const isOn = there + back === distance;
          expect(heard[label]?.split(", ")[0], `${why}: ${label}`).toBe(
            `${there} + ${back} = ${movesText(there + back)}`,
          );
          expect(heard[label]?.includes("on a shortest path"), `${why}: ${label}`).toBe(isOn);
          expect(drawn[label], `${why}: ${label}`).toBe(isOn ? `${there}` : "");
        }
        const [route = [from]] = await routesOn(board);
        expect([route[0], route.at(-1), route.length - 1], why).toEqual([from, to, distance]);
        for (const [at, next] of route.slice(1).entries())
          expect(isMove(...waysBetween(route[at] ?? "", next)), why).toBe(true);

        const figures = locate(part).locator(".sum figure");
        expect(await figures.locator("figcaption").allTextContents(), why).toEqual([
          `from ${from}`,
          `to ${to}`,
          "sum of both",
        ]);
        const numbers = await page.evaluate<string[][]>(
          `[...document.querySelectorAll(".sum figure")].map((figure) =>
          [...figure.querySelectorAll("g:not(.edge) > text")].map((text) => text.textContent))`,
        );
        const rows = NAMES.map((_, at) => (7 - Math.floor(at / 8)) * 8 + (at % 8)); // from the upper left
        expect(numbers, why).toEqual([
          rows.map((square) => `${lookup(sq(from), square)}`),
          rows.map((square) => `${lookup(sq(to), square)}`),
          rows.map((square) => `${lookup(sq(from), square) + lookup(sq(to), square)}`),
        ]);
      }
    },
  );
});

describe("other boards and pieces", () => {
  const EXAMPLES: readonly (TestPiece & {
    readonly name: string;
    readonly files: number;
    readonly ranks: number;
  })[] = [
    { name: "Camel, 10×8", notation: "C", files: 10, ranks: 8, steps: [[3, 1, 1]] },
    {
      name: "Archbishop, 10×8",
      notation: "BN",
      files: 10,
      ranks: 8,
      steps: [
        [1, 1, 99],
        [2, 1, 1],
      ],
    },
    { name: "Nightrider, 12×12", notation: "NN", files: 12, ranks: 12, steps: [[2, 1, 99]] },
    { name: "Giraffe, 9×10", notation: "(1,4)", files: 9, ranks: 10, steps: [[4, 1, 1]] },
    {
      name: "King, 5×5",
      notation: "K",
      files: 5,
      ranks: 5,
      steps: [
        [1, 0, 1],
        [1, 1, 1],
      ],
    },
  ];

  test.for(EXAMPLES)(
    "$name: every square from several",
    async ({ name, files, ranks, ...piece }, { open }) => {
      const page = await open();
      const part = chapter(page, "other-boards-and-pieces");
      const board = boardIn(part);
      await locate(part).getByRole("button", { name }).click();
      const distances = searchedPairs(piece, files, ranks);
      const names = distances.map((_, square) => nameOf(square, files));
      const random = new Random(18);
      let origin = "b1";
      for (let round = 0; round < 12; round++) {
        const [from = "", to = ""] = random.some(names, 2);
        const why = `seed ${random.seed}, ${from} ${to}`;
        await drag(board, origin, from);
        origin = from;
        await point(board, to);
        const table = distances[names.indexOf(from)] ?? [];
        const distance = table[names.indexOf(to)] ?? NaN;
        await says(
          part,
          `${wayText(from, to, distance)}${distance === 255 ? ", nor to any other square with ×" : ""}.`,
          why,
        );
        expect(await locate(board).getAttribute("aria-label"), why).toBe(
          `${piece.notation} distance from ${from}`,
        );
        expect(await heardOf(board), why).toEqual(
          expectedLabels(table, to, { origin: from, files }),
        );
        const drawn = names.map((square, at) => [square, table[at] === 255 ? "" : `${table[at]}`]);
        expect(await drawnIn(board), why).toEqual(Object.fromEntries(drawn));
        const never = names.filter((_, at) => table[at] === 255);
        expect((await cellsUnder(board, "path.never")).toSorted(), why).toEqual(never.toSorted());
        const [route] = await routesOn(board);
        if (distance === 255) expect(route, why).toBeUndefined();
        else {
          expect([route?.[0], route?.at(-1), (route?.length ?? NaN) - 1], why).toEqual([
            from,
            to,
            distance,
          ]);
          for (const [at, square] of route?.slice(1).entries() ?? [])
            expect(distances[names.indexOf(route?.[at] ?? "")]?.[names.indexOf(square)], why).toBe(
              1,
            );
        }
      }
    },
  );

  test("an example is opened in the workbench as it is here", async ({ open }) => {
    const page = await open();
    const part = chapter(page, "other-boards-and-pieces");
    await locate(part).getByRole("button", { name: "Giraffe, 9×10" }).click();
    await drag(boardIn(part), "b1", "i10");
    await click(boardIn(part), "a1");
    await leave(page);
    await locate(part).getByRole("link", { name: "Open this in the workbench" }).click();
    const workbench: Part = { page, css: "#workbench svg.board" };
    await expect
      .poll(() => locate(workbench).getAttribute("aria-label"))
      .toBe("(1,4) distance from i10");
    expect(await heardOf(workbench)).toEqual(await heardOf(boardIn(part)));
  });
});
