/** Tests arrays that engines have published: how to make them, the mistakes in some, and what the audit reports. */
import { describe, expect, test } from "vitest";
import { COMBINED_DISTANCE } from "../../generated/combined-distance.js";
import { audit } from "../../generator/audit/audit.js";
import { linesOf } from "../../generator/audit/report.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { elementsFor } from "../support/own-tables.js";
import { digestOf, PUBLISHED, WRONG, type Wrong } from "../support/published-arrays.js";
import { sampled } from "../support/sampling.js";

const valuesOf = (request: TableRequest): readonly number[] => elementsFor(request).map(Number);

const rightOf = ({ right, published }: Wrong): readonly number[] =>
  right === "COMBINED_DISTANCE"
    ? [...COMBINED_DISTANCE.slice(0, published.length)]
    : valuesOf(right);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe("the request that makes an array of", () => {
  test.each(PUBLISHED)("$repository: $array", ({ request, sha256 }) => {
    expect(digestOf(valuesOf(request))).toBe(sha256);
  });
});

describe("arrays that are almost right", () => {
  test("sunfish-shogi/sunfish4, square2Distance: 1 for four leaps that no knight of shogi has", () => {
    const request: TableRequest = { board: "9x9", measure: "steps", layout: "superimposed" };
    const chess = valuesOf({ ...request, piece: "QN" });
    const shogi = valuesOf({ ...request, piece: "QfNbN" });
    // In this program, ranks are rows: its knights move two rows and one column.
    const differing = [...chess.keys()].filter((index) => chess[index] !== shogi[index]);
    expect(differing).toEqual([125, 129, 159, 163]);
    expect(differing.map((index) => [chess[index], shogi[index]])).toEqual(Array(4).fill([1, 0]));
  });

  test.each(WRONG)("$repository, $array: $what", (wrong) => {
    const { published, sha256, count } = wrong;
    expect(digestOf(published)).toBe(sha256);
    const values = rightOf(wrong);
    expect(values.filter((value, index) => value !== published[index])).toHaveLength(count);
  });
});

/** Scid has 11 columns of directions, 3 of them unused, and two rows without squares. The unused entries are 65. */
test("benini/scid, src/sqmove.h, sqMove: the columns of the eight directions", () => {
  const request: TableRequest = { measure: "step", piece: "K", squares: { rank: 8, length: 66 } };
  const values = valuesOf({ ...request, filler: 65 });
  expect(values).toHaveLength(66 * 8);
  expect(sumOf(values)).toBe(33_120 - 3 * 66 * 65);
  // From a1 up, up to the right, and right; from h8 down, down to the left, and left.
  expect([0, 1, 2].map((way) => values[way])).toEqual([8, 9, 1]);
  expect([4, 5, 6].map((way) => values[63 * 8 + way])).toEqual([55, 54, 62]);
});

describe("the audit", () => {
  const kindOf = (values: readonly number[]) =>
    audit(`int t[] = {${values.join(", ")}};`, "t.c").map(({ kind, wrong }) => ({ kind, wrong }));

  /** Arrays that the audit does not know: pieces of shogi, two ranks together, a single direction. */
  const UNKNOWN = /square2Direction|Rank7|sqMove for UP/;

  test.each(sampled(PUBLISHED, 2, "published"))(
    "recognizes $repository: $array, or reports nothing",
    ({ repository, array, request }) => {
      const name = `${repository} ${array}`;
      const kind = UNKNOWN.test(name) ? "none" : "equal";
      expect(kindOf(valuesOf(request))).toEqual([{ kind, wrong: [] }]);
    },
  );

  test.each(sampled(WRONG, 1, "wrong"))("says of $repository, $array: $said", (one) => {
    const [finding] = audit(`int t[] = {${one.published.join(", ")}};`, "t.c");
    const line = finding?.kind === "wrong" ? linesOf({ ...finding, file: "" })[1] : undefined;
    expect(line?.trim()).toBe(one.said);
  });

  test("pychess/pychess, sdistance: the wrong rule, and every wrong entry", () => {
    const least = WRONG.find(({ array }) => array === "sdistance");
    if (!least) throw new Error("no array");
    const { published, count } = least;
    const [finding] = audit(`int t[] = {${published.join(", ")}};`, "t.c");
    const expected = rightOf(least);
    const wrong = [...expected.keys()].filter((index) => expected[index] !== published[index]);
    expect(wrong).toHaveLength(count);
    expect(finding).toMatchObject({
      kind: "wrong",
      text: "the king's distance between two squares, but with the smaller of the file and rank differences instead of the larger, and only from the lesser square to the greater",
      table: "DISTANCE",
      command: "npx chess-distance --table DISTANCE --lang c",
      wrong: wrong.map((index) => ({ index, found: published[index], expected: expected[index] })),
    });
  });
});
