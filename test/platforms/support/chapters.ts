/** The explorer's opening and chapters in a browser: what they say, and how to use them. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { nameOf, sq, SQUARES } from "../../support/board.js";
import { searchedPairs, type TestPiece } from "../../support/pieces.js";
import { chance, SEED } from "../../support/sampling.js";
import { movesText } from "../../support/words.js";

/** The ids of the chapters, in their order. */
export const IDS = [
  "king-and-rook-like-steps",
  "knight-and-corners",
  "how-the-fill-finds-it",
  "why-you-can-believe-it",
  "from-4096-entries-to-225-and-240",
  "audit",
  "when-a-difference-is-not-enough",
  "shortest-paths",
  "center-edge-corners",
  "every-board",
] as const;

/** A part of a page: the first element of a CSS selector. */
export interface Part {
  readonly page: Page;
  readonly css: string;
}

export const chapter = (page: Page, id: (typeof IDS)[number]): Part => ({ page, css: `#${id}` });

export const opening = (page: Page): Part => ({ page, css: "header.opening" });

/** The workbench of a page, which loads when it comes near the view. */
export const workbench = async (page: Page): Promise<Part> => {
  await page.locator("#workbench").scrollIntoViewIfNeeded();
  await page.locator("#workbench svg.board").waitFor();
  return { page, css: "#workbench" };
};

export const within = ({ page, css }: Part, inner: string): Part => ({
  page,
  css: `${css} ${inner}`,
});

/** The board of a part or, if it has two, of the figure with this number. */
export const boardIn = (part: Part, figure?: 1 | 2): Part =>
  within(part, figure === undefined ? "svg.board" : `figure:nth-of-type(${figure}) svg.board`);

/** The Playwright locator of a part. */
export const locate = ({ page, css }: Part): Locator => page.locator(css).first();

/** Code that calls a function of the page with the element of a part and an argument. */
const on = ({ css }: Part, code: string, argument: unknown = null): string =>
  `(${code})(document.querySelector(${JSON.stringify(css)}), ${JSON.stringify(argument)})`;

/** A function of the page: the cells of a grid, each as its name, its rectangle and its element. */
const CELLS = `(grid) => [...grid.querySelectorAll("[role=gridcell]")].map((cell) =>
  [cell.getAttribute("aria-label").split(", ")[0], cell.getBoundingClientRect(), cell])`;

/** A function of the page: the name of the cell of a grid at a point; `""` if there is no cell. */
const NAME_AT = `(grid, { x, y }) => (${CELLS})(grid).find(([, { left, right, top, bottom }]) =>
  left < x && x < right && top < y && y < bottom)?.[0] ?? ""`;

/** A function of the page: the middle of an element. */
const MIDDLE = `(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;

/** What a screen reader says for the cells of a grid, by their names: `4 moves, origin` for a1. */
export const heardOf = async (grid: Part): Promise<Readonly<Record<string, string>>> => {
  const labels = await grid.page.evaluate<string[]>(
    on(grid, `(grid) => (${CELLS})(grid).map(([, , cell]) => cell.getAttribute("aria-label"))`),
  );
  return Object.fromEntries(
    labels.map((label) => {
      const [name = "", ...others] = label.split(", ");
      return [name, others.join(", ")];
    }),
  );
};

/** The numbers drawn in the cells of a board, by the cells' names; `""` for a cell without a number. */
export const drawnIn = async (grid: Part): Promise<Readonly<Record<string, string>>> =>
  grid.page.evaluate<Record<string, string>>(
    on(
      grid,
      `(grid) => Object.fromEntries((${CELLS})(grid).map(([name, , cell]) =>
        [name, cell.querySelector("text")?.textContent ?? ""]))`,
    ),
  );

/** The names of the cells under the middles of elements of a grid; `""` where there is no cell. */
export const cellsUnder = async (grid: Part, elements: string): Promise<readonly string[]> =>
  grid.page.evaluate<string[]>(
    on(
      grid,
      `(grid, elements) => [...grid.querySelectorAll(elements)].map((element) =>
        (${NAME_AT})(grid, (${MIDDLE})(element)))`,
      elements,
    ),
  );

/** The routes that are drawn over a board, each as the names of its squares in order. */
export const routesOn = async (board: Part): Promise<readonly (readonly string[])[]> =>
  board.page.evaluate<string[][]>(
    on(
      board,
      `(board) => {
        const startOf = (path) =>
          (${NAME_AT})(board, path.getPointAtLength(0).matrixTransform(path.getScreenCTM()));
        return [...board.querySelectorAll(".route")].map((route) => [
          startOf(route.querySelector(".shaft")),
          ...[...route.querySelectorAll("circle.stop")].map((stop) => (${NAME_AT})(board, (${MIDDLE})(stop))),
          startOf(route.querySelector(".head")), // the tip of the arrow
        ]);
      }`,
    ),
  );

/** The middle of a cell in the window, after scrolling it into view. */
export const middleOf = async (
  grid: Part,
  cell: string,
): Promise<{ readonly x: number; readonly y: number }> =>
  grid.page.evaluate<{ x: number; y: number }>(
    on(
      grid,
      `(grid, name) => {
        const cell = (${CELLS})(grid).find(([each]) => each === name)?.[2];
        if (cell === undefined) throw new Error("no cell " + name);
        const middle = () => (${MIDDLE})(cell);
        const bar = document.querySelector(".page-choices").getBoundingClientRect();
        const isCovered = (y) => bar.top <= y && y <= bar.bottom;
        const isSeen = ({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight && !isCovered(y);
        if (!isSeen(middle())) grid.scrollIntoView({ block: "center", behavior: "instant" });
        if (!isSeen(middle())) cell.scrollIntoView({ block: "center", behavior: "instant" });
        return middle();
      }`,
      cell,
    ),
  );

/** Moves the mouse over a cell. */
export const point = async (grid: Part, cell: string): Promise<void> => {
  const { x, y } = await middleOf(grid, cell);
  await grid.page.mouse.move(x, y);
};

export const click = async (grid: Part, cell: string): Promise<void> => {
  await point(grid, cell);
  await grid.page.mouse.down();
  await grid.page.mouse.up();
};

/** Drags from one cell to another with the mouse. */
export const drag = async (grid: Part, from: string, to: string): Promise<void> => {
  // What was moved before may still slide, and the page may still be laid out.
  await grid.page.evaluate(
    "Promise.allSettled(document.getAnimations().map(({ finished }) => finished))",
  );
  await point(grid, from);
  await grid.page.mouse.down();
  await grid.page.evaluate("new Promise(requestAnimationFrame)"); // because no hand is faster
  await point(grid, to);
  await grid.page.mouse.up();
};

/** Slides a finger from one cell to another. */
export const slide = async (grid: Part, from: string, to: string): Promise<void> => {
  const [start, end] = [await middleOf(grid, from), await middleOf(grid, to)];
  const session = await grid.page.context().newCDPSession(grid.page);
  for (let step = 0; step <= 10; step++)
    await session.send("Input.dispatchTouchEvent", {
      type: step === 0 ? "touchStart" : "touchMove",
      touchPoints: [
        {
          x: start.x + (step / 10) * (end.x - start.x),
          y: start.y + (step / 10) * (end.y - start.y),
        },
      ],
    });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
};

/** Moves the mouse off all grids. */
export const leave = async (page: Page): Promise<void> => page.mouse.move(1, 1);

/** Waits until a part of the page says a sentence. */
export const says = async (part: Part, sentence: string | RegExp, why = ""): Promise<void> => {
  const said = expect.poll(() => locate(within(part, ".answer")).textContent(), { message: why });
  await (typeof sentence === "string" ? said.toBe(sentence) : said.toMatch(sentence));
};

/** The moves in a sentence: `no moves`, `1 move`, `2 moves`. */
export const movesSaid = (moves: number): string => (moves === 0 ? "no moves" : movesText(moves));

/** A chapter's sentence about a pair of squares, without its end. */
export const wayText = (from: string, to: string, moves: number): string =>
  moves === 255
    ? `From ${from} there is no way to ${to}`
    : `From ${from} to ${to} it takes ${movesSaid(moves)}`;

/** The names of all squares of 8×8. */
export const NAMES: readonly string[] = SQUARES.map((square) => nameOf(square));

/** The files and ranks from one square of 8×8 to another. */
export const waysBetween = (from: string, to: string): readonly [files: number, ranks: number] => {
  const [start, end] = [sq(from), sq(to)];
  return [(end % 8) - (start % 8), Math.floor(end / 8) - Math.floor(start / 8)];
};

/** What a screen reader says for the squares of a board, by their names. */
export const expectedLabels = (
  moves: (square: string) => number,
  target: string,
  { origin, names = NAMES }: { readonly origin?: string; readonly names?: readonly string[] } = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const words = [
        movesText(moves(name)),
        ...(name === origin ? ["origin"] : []),
        ...(name === origin && name !== target ? [`${movesText(moves(target))} to ${target}`] : []),
        ...(name === target ? ["target"] : []),
      ];
      return [name, words.join(", ")];
    }),
  );

/** The distances of a piece between the squares of a board, by their names. */
export interface Distances {
  readonly names: readonly string[];
  readonly moves: (from: string, to: string) => number;
}

/** The distances that the tests' own search finds. */
export const searched = (piece: TestPiece, files = 8, ranks = 8): Distances => {
  const pairs = searchedPairs(piece, files, ranks);
  const names = pairs.map((_, square) => nameOf(square, files));
  return {
    names,
    moves: (from, to) => pairs[names.indexOf(from)]?.[names.indexOf(to)] ?? NaN,
  };
};

/**
 * Everything that a board draws over something else. Ghosts beside it are in the window, and cover neither names of files and
 * ranks nor squares, words and buttons. Names and numbers that lines cross, except those at stops and under pieces, are drawn
 * again over the lines, with a halo.
 */
const overlapsOn = async (board: Part): Promise<readonly string[]> =>
  board.page.evaluate<string[]>(
    on(
      board,
      `(board) => {
        const boxOf = (element) => element.getBoundingClientRect();
        const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        const letters = [...board.querySelectorAll(".edge text")].flatMap((text) =>
          [...text.textContent].map((letter, at) => {
            const { x, y, width, height } = text.getExtentOfChar(at);
            const { a, d, e, f } = text.getScreenCTM();
            // Without the space above and below the letter, which its extent contains.
            return [letter, new DOMRect(a * x + e, d * (y + 0.2 * height) + f, a * width, 0.5 * d * height)];
          }));
        const around = [...board.closest(".chapter, .opening").querySelectorAll("p, h2, pre, summary, button, input, [role=gridcell]")].map(boxOf)
          .concat(letters.map(([, box]) => box));
        const ghosts = [...board.querySelectorAll(".ghost.off rect")].map(boxOf).filter((ghost) =>
          ghost.left < 0 || ghost.right > innerWidth || around.some((box) => meets(ghost, box)));
        const paths = [...board.querySelectorAll(".route path, .way path")].map((path) => {
          const matrix = path.getScreenCTM();
          return [path, Array.from({ length: 2 * path.getTotalLength() }, (_, at) => path.getPointAtLength(at / 2).matrixTransform(matrix))];
        });
        const lines = paths.flatMap(([, points]) => points);
        const isIn = ({ x, y }, { left, right, top, bottom }) => left < x && x < right && top < y && y < bottom;
        const hiding = [...board.querySelectorAll(".token circle, .route circle:is(.stop:not(.ring), .end)")].map(${MIDDLE});
        const numbers = (${CELLS})(board).filter(([, { width }, cell]) => {
          if (cell.querySelector("text") === null) return false;
          const { x, y } = (${MIDDLE})(cell);
          const isNear = (point, part) => Math.abs(point.x - x) < part * width && Math.abs(point.y - y) < part * width;
          return !hiding.some((point) => isNear(point, 0.1)) && lines.some((point) => isNear(point, 0.14));
        });
        const over = [...board.querySelectorAll(".crossed text")].filter((text) => {
          const { paintOrder, stroke } = getComputedStyle(text);
          const isAbove = ([path, points]) => !points.some((point) => isIn(point, boxOf(text))) ||
            path.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
          return paintOrder.startsWith("stroke") && stroke !== "none" && paths.every(isAbove);
        }).map((text) => [text.textContent, (${MIDDLE})(text)]);
        const isOver = (said, box) => over.some(([text, middle]) => text.includes(said) && isIn(middle, box));
        const crossed = letters.filter(([, box]) => lines.some((point) => isIn(point, box)));
        return [
          ...ghosts.map(() => "a ghost"),
          ...crossed.filter(([letter, box]) => !isOver(letter, box)).map(([letter]) => letter),
          ...numbers.filter(([, box, cell]) => !isOver(cell.querySelector("text").textContent, box)).map(([name]) => name),
        ];
      }`,
    ),
  );

/** Expects a shortest route between each pair of squares, if there is one, that covers nothing else. */
export const expectRoutes = async (
  board: Part,
  moves: Distances["moves"],
  ...pairs: readonly (readonly [from: string, to: string])[]
): Promise<void> => {
  const why = pairs.join("; ");
  const routes = await routesOn(board);
  expect(
    routes.map((route) => [route.at(0), route.at(-1)]),
    why,
  ).toEqual(pairs.filter(([from, to]) => from !== to && moves(from, to) < 255));
  for (const route of routes) {
    expect(route.length - 1, why).toBe(moves(route.at(0) ?? "", route.at(-1) ?? ""));
    for (const [at, square] of route.slice(1).entries())
      expect(moves(route[at] ?? "", square), route.join()).toBe(1);
  }
  expect(await overlapsOn(board), why).toEqual([]);
};

/** Expects that a board shows the distances of a piece from a square, and a route to another square. */
export const expectDistances = async (
  board: Part,
  label: string,
  { names, moves }: Distances,
  from: string,
  to: string,
): Promise<void> => {
  const why = `${from} ${to}`;
  await expect
    .poll(() => locate(board).getAttribute("aria-label"), { message: why })
    .toBe(`${label} distance from ${from}`);
  const ofSquare = (square: string): number => moves(from, square);
  expect(await heardOf(board), why).toEqual(expectedLabels(ofSquare, to, { origin: from, names }));
  const numbers = names.map((name) => [name, ofSquare(name) === 255 ? "" : `${ofSquare(name)}`]);
  expect(await drawnIn(board), why).toEqual(Object.fromEntries(numbers));
  await expectRoutes(board, moves, [from, to]);
};

/** Waits until the address contains a text, because the browser reports changes late. */
export const addressWith = (page: Page, text: string): Promise<void> =>
  page.waitForURL((url) => url.href.includes(text));

/** Two different squares of a board for each round, drawn by the seed. */
export const drawnPairs = (
  names: readonly string[],
  rounds: number,
  what: string,
): readonly (readonly [from: string, to: string])[] => {
  const random = chance(SEED + what.length);
  return Array.from({ length: rounds }, () => {
    const from = Math.floor(random() * names.length);
    const to = (from + 1 + Math.floor(random() * (names.length - 1))) % names.length;
    return [names[from] ?? "", names[to] ?? ""];
  });
};

/** Drags the piece of a board to a square, unless it is already there, and points at another square. */
export const place = async (board: Part, from: string, to: string): Promise<void> => {
  const [origin] = await cellsUnder(board, ".token");
  if (origin !== undefined && origin !== from) await drag(board, origin, from);
  await point(board, to);
};
