/** Tests the answers to the questions at the ends of the explorer's chapters against the tests' own searches. */
import { expect } from "vitest";
import { shortestWays } from "../support/board.js";
import { AROUND, pairsOn, squaresOf } from "../support/graphs.js";
import { FERZ, KING, KNIGHT, WAZIR, ZEBRA } from "../support/pieces.js";
import { chapter, IDS, locate, NAMES, searched, within } from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const { moves: king } = searched(KING);
const { moves: wazir } = searched(WAZIR);
const { moves: ferz } = searched(FERZ);
const { moves: knight } = searched(KNIGHT);
const { moves: zebra } = searched(ZEBRA);

/** The squares with the largest number. */
const farthest = (numberOf: (square: string) => number): readonly string[] =>
  NAMES.filter((square) => numberOf(square) === Math.max(...NAMES.map(numberOf)));

const farthestFromA1 = farthest((square) => knight("a1", square));

const eccentricity = (name: string): number => Math.max(...NAMES.map((to) => knight(name, to)));

const torus = squaresOf([8, 8], undefined, [{ side: "files" }, { side: "ranks" }]);

/** The moves of the king on a torus. */
const onTorus = torus.names.map((_, square) =>
  AROUND.flatMap((step) => torus.walk(square, step) ?? []),
);

const toLightCorner = (square: string): number =>
  Math.min(wazir("a8", square), wazir("h1", square));

/** The numbers and the names of squares in each answer, in order. */
const FOUND: Readonly<Record<string, () => readonly (number | string)[]>> = {
  "king-and-rook-like-steps": () => [
    ...[king, wazir].map((moves) => NAMES.filter((to) => moves("a1", to) === 7).length),
    ...["a8", "h1"],
  ],
  "knight-and-corners": () => [...farthestFromA1, eccentricity("a1")],
  "how-the-fill-finds-it": () => [
    ...[eccentricity("d4"), "d4", eccentricity("a1"), "a1"],
    ...[farthestFromA1.length, ...farthestFromA1],
  ],
  "from-4096-entries-to-225-and-240": () => [
    ...["a1", "h8", 112, 7 * 15, 7, 112 + 7 * 15 + 7, king("a1", "h8")],
  ],
  "when-a-difference-is-not-enough": () => [
    ...[zebra("d4", "e5"), "d4", "g2", "a1", zebra("a1", "b2")],
  ],
  "shortest-paths": () => [shortestWays(NAMES, king, "e1", "e8"), king("e1", "e8")],
  "center-edge-corners": () => [
    ...["a1", "h8", farthest(toLightCorner).length, Math.max(...NAMES.map(toLightCorner))],
  ],
  "every-board": () => [
    Math.max(...pairsOn(onTorus).flat()),
    Math.max(...NAMES.flatMap((from) => NAMES.map((to) => king(from, to)))),
  ],
  "why-you-can-believe-it": () => ["a1"],
  // The squares with a diagonal neighbor that is more than two moves away.
  audit: () => [
    NAMES.filter((from) => NAMES.some((to) => ferz(from, to) === 1 && knight(from, to) > 2)).length,
  ],
};

test("each chapter ends with a question, whose answer is right, and is shown on demand, by pointer or keys", async ({
  open,
}) => {
  const page = await open();
  for (const [at, id] of IDS.entries()) {
    const part = chapter(page, id);
    const question = await locate(within(part, ".try > p")).textContent();
    expect(question, id).toMatch(/^Try it: .*\?/);
    const answer = locate(within(part, ".try details p"));
    expect(await answer.isVisible(), id).toBe(false);
    const summary = locate(within(part, ".try summary"));
    if (at % 2 === 0) await summary.click();
    else {
      await summary.focus();
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => answer.isVisible(), { message: id }).toBe(true);
    const text = (await answer.textContent()) ?? "";
    expect(text.length, id).toBeGreaterThan(20);
    const said = [...text.matchAll(/\b[a-h][1-8]\b|(?<![\w×])\d+\b(?!×)/g)].map(([one]) =>
      /^\d/.test(one) ? Number(one) : one,
    );
    const found = FOUND[id];
    if (found) expect(said, id).toEqual(found());
  }
  expect(Object.keys(FOUND).filter((id) => !IDS.some((one) => one === id))).toEqual([]);
});

test("the other statements in the answers are true", () => {
  expect(Math.max(...NAMES.map(eccentricity))).toBe(eccentricity("a1"));
  expect(farthest(toLightCorner)).toEqual(["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"]);
});
