/** Tests arrays that are a table, except that one number is missing or is too many. */
import { describe, expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { bareText, requestsOn, tableFor } from "../support/own-tables.js";
import { bitsOf } from "../support/relations.js";
import { draw, runs, sampled } from "../support/sampling.js";

const SQUARES = [...Array(64).keys()];

type Numbers = readonly (number | bigint)[];

const larger = (files: number, ranks: number): number => Math.max(Math.abs(files), Math.abs(ranks));

const EDGE = SQUARES.map((square) =>
  Math.min(square % 8, 7 - (square % 8), square >> 3, 7 - (square >> 3)),
);

/** The sets of squares that a knight attacks. */
const KNIGHTS = SQUARES.map((from) =>
  bitsOf(
    SQUARES.filter((to) => Math.abs(((to & 7) - (from & 7)) * ((to >> 3) - (from >> 3))) === 2),
  ),
);

const TO_EDGE = "the king's distance to the nearest square of the edge";

const TABLES: readonly (readonly [text: string, numbers: Numbers])[] = [
  [TO_EDGE, EDGE],
  [
    "the king's distance to the nearest of d4, e4, d5 and e5, with other values",
    EDGE.map((moves) => 5 - moves ** 2),
  ],
  [
    "the king's distance between two squares",
    SQUARES.flatMap((from) =>
      SQUARES.map((to) => larger((to & 7) - (from & 7), (to >> 3) - (from >> 3))),
    ),
  ],
  [
    "the king's distance, 15×15",
    [...Array(225).keys()].map((index) => larger((index % 15) - 7, Math.floor(index / 15) - 7)),
  ],
  ["the squares that a knight attacks, as a set for each square", KNIGHTS],
];

const found = (numbers: Numbers, declared = "") => {
  const [finding] = audit(`const T t[${declared}] = {\n${numbers.join(",\n")}};`, "t.c");
  return finding;
};

describe("one number is missing, or one is too many, in", () => {
  test.each(sampled(TABLES, 1, "slips"))("%s", (text, numbers) => {
    // After the last row, equal numbers may follow the table, or be the zeros that C adds.
    for (const index of draw([...numbers.keys()].slice(0, -18), runs(2, 6), "places")) {
      for (const kind of ["missing", "extra"] as const) {
        const [left, more] = kind === "missing" ? [1, []] : [0, [numbers[index] ?? NaN]];
        const values = numbers.toSpliced(index, left, ...more);
        const declared = kind === "missing" ? `${numbers.length}` : "";
        const finding = found(values, declared);
        expect(finding).toMatchObject({ kind: "wrong", slip: { kind }, wrong: [] });
        expect(finding?.text).toContain(`${text}, but wrong: `);
        const { first = NaN, last = NaN, line } = finding?.slip ?? {};
        expect(first).toBeLessThanOrEqual(index);
        expect(last).toBeGreaterThanOrEqual(index);
        expect(line).toBe(first + 2);
        // Any of the numbers between the two may be the one, and no other number.
        const slipped = (place: number) =>
          kind === "missing" ? numbers.toSpliced(place, 1) : values.toSpliced(place, 1);
        const right = kind === "missing" ? values : numbers;
        const places = [first - 1, first, last, last + 1].map(
          (place) => slipped(place).join() === right.join(),
        );
        expect(places).toEqual([false, true, true, false]);
      }
    }
  });

  test("the index, or the indices between which equal numbers stand", () => {
    const said = (numbers: Numbers): string | undefined => found(numbers)?.text;
    expect(said(KNIGHTS.toSpliced(20, 1))).toMatch(/, but wrong: a number is missing at \[20\]$/);
    expect(said(EDGE.toSpliced(27, 1))).toBe(
      `${TO_EDGE}, but wrong: a number is missing between [27] and [28]`,
    );
    expect(said(EDGE.toSpliced(27, 0, 9))).toBe(
      `${TO_EDGE}, but wrong: there is an extra number at [27]`,
    );
  });
});

test("a number more at either end of a table by difference is none", () => {
  // Seven more or less on each axis: the differences of two squares of 8×8, and one line per direction.
  const steps = [...Array(225).keys()].map((index) => {
    const [files, ranks] = [(index % 15) - 7, Math.floor(index / 15) - 7];
    const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
    return isLine ? Math.sign(files) + 15 * Math.sign(ranks) : 0;
  });
  expect(found([0, ...steps])?.kind).not.toBe("wrong");
  expect(found([...steps, 0])?.kind).not.toBe("wrong");
  expect(found([-16, ...steps])).toMatchObject({
    kind: "wrong",
    slip: { kind: "extra", first: 0 },
  });
  expect(found(steps.toSpliced(0, 1))).toMatchObject({ kind: "wrong", slip: { kind: "missing" } });
});

test("one or two other numbers before or after a right table by square are no mistake", () => {
  const said = (numbers: Numbers) => {
    const { kind, text, length, table } = found(numbers) ?? {};
    return [kind, text, length, table];
  };
  const edge = [TO_EDGE, "EDGE_DISTANCE"] as const;
  const line = (more: string, length: number) => ["equal", `${edge[0]}, ${more}`, length, edge[1]];
  expect(said([9, ...EDGE])).toEqual(line("preceded by 1 more number", 65));
  expect(said([-1, -1, ...EDGE])).toEqual(line("preceded by 2 more numbers", 66));
  expect(said([...EDGE, 9])).toEqual(line("followed by 1 more number", 65));
  // The first number is doubled, or an entry is wrong.
  expect(found([0, ...EDGE])?.slip).toMatchObject({ kind: "extra", first: 0 });
  expect(found([9, ...EDGE.with(20, 7)])?.kind).toBe("none");
});

describe("a row of another length is named", () => {
  const rowsOf = (numbers: Numbers, width: number): readonly Numbers[] =>
    Array.from({ length: numbers.length / width }, (_, row) =>
      numbers.slice(width * row, width * (row + 1)),
    );
  const pairs = SQUARES.map((from) =>
    SQUARES.map((to) => larger((to & 7) - (from & 7), (to >> 3) - (from >> 3))),
  );
  const withSlipIn = (numbers: Numbers, kind: string): Numbers =>
    kind === "missing" ? numbers.toSpliced(3, 1) : numbers.toSpliced(3, 0, ...numbers.slice(3, 4));

  const slipped: readonly (readonly [
    kind: string,
    row: number,
    of: string,
    rows: readonly Numbers[],
  ])[] = [
    ["missing", 2, "the edge", rowsOf(EDGE, 8)],
    ["extra", 2, "the edge", rowsOf(EDGE, 8)],
    ["extra", 7, "the edge", rowsOf(EDGE, 8)],
    ["missing", 20, "the king", pairs],
    ["extra", 63, "the king", pairs],
    ["missing", 0, "the knight", rowsOf(KNIGHTS, 8)],
  ];
  test.each(sampled(slipped, 3, "rows"))("%s in row %i of %s", (kind, row, _, rows) => {
    const [first = []] = rows;
    const width = first.length;
    const faulty = rows.map((numbers, place) =>
      place === row ? withSlipIn(numbers, kind) : numbers,
    );
    const length = faulty[row]?.length ?? NaN;
    const nested = faulty.map((numbers) => `{${numbers.join()}}`).join();
    const [finding] = audit(`int t[][${width}] = {${nested}};`, "t.c");
    expect(finding).toMatchObject({ kind: "wrong", slip: { kind } });
    expect(finding?.text).toContain(`, in row [${row}], which has ${length} numbers`);
    const { slip } = finding ?? {};
    expect(slip?.row).toEqual({ kind: "row", place: row, length });
    const start = width * row;
    expect(slip?.first).toBeGreaterThanOrEqual(start);
    expect(slip?.first).toBeLessThanOrEqual(start + 3);
    expect(slip?.last).toBeGreaterThanOrEqual(start + 3);
    expect(slip?.last).toBeLessThan(start + Math.max(width, length));
    // Without brackets, a number more at the end may stand for no square.
    if (row === rows.length - 1) return;
    const [flat] = audit(`int t[] = {\n${faulty.join(",\n")}};`, "t.c");
    expect(flat?.slip).toMatchObject({ kind, row: { kind: "line", place: row + 2, length } });
    expect(flat?.text).toContain(`, in line ${row + 2}, which has ${length} numbers`);
  });

  test("not if several rows differ, or if a row contradicts the numbers", () => {
    const text = (lengths: readonly number[]): string => {
      const numbers = EDGE.toSpliced(19, 1);
      let start = 0;
      return `int t[] = {\n${lengths.map((length) => numbers.slice(start, (start += length)).join()).join(",\n")}};`;
    };
    const rowIn = (lengths: readonly number[]) => audit(text(lengths), "t.c")[0]?.slip?.row;
    expect(rowIn([8, 8, 7, 8, 8, 8, 8, 8])).toEqual({ kind: "line", place: 4, length: 7 });
    expect(rowIn([8, 8, 8, 8, 8, 8, 8, 7])).toBeUndefined();
    expect(rowIn([7, 8, 8, 7, 8, 8, 8, 9])).toBeUndefined();
    expect(rowIn([32, 31])).toBeUndefined();
  });
});

test("the number of the first or last square is missing only in an array that is declared with it", () => {
  // A board may lack a1 or h8, and these are the numbers of its other squares.
  const numbers = SQUARES.map((square) => square + (square & 56));
  for (const some of [numbers.slice(1), numbers.slice(0, -1), KNIGHTS.slice(0, -1)]) {
    expect(found(some)?.kind).not.toBe("wrong");
    expect(found(some, "63")?.kind).not.toBe("wrong");
    expect(found(some, "64")?.kind).toBe("wrong");
  }
});

test("two numbers without a comma between them", () => {
  // A king's distance to the center, counted down.
  const text = EDGE.map((moves) => [-20, -11, -16, -15][moves]).join();
  const merged = `int8_t t[64] = {${text.replace("-16,-15", "-16 -15")}};`;
  const [finding] = audit(merged, "t.c");
  expect(finding).toMatchObject({ kind: "wrong", slip: { kind: "missing", first: 27, last: 28 } });
  expect(finding?.text).toMatch(
    /, but wrong: a comma is missing in -16 -15: a number is missing between \[27\] and \[28\]$/,
  );
  const other = `int8_t t[64] = {${text.replace("-16,-15", "-16 -15").replace("-20", "X")}};`;
  expect(audit(other, "t.c")).toMatchObject([{ kind: "none" }]);
});

const ALMOST_AS_LONG = ["9x7", "7x9", "13x5", "5x13", "16x14", "11x11", "7x17"];

test.each(draw(ALMOST_AS_LONG.flatMap(requestsOn), runs(1, 10), "own"))(
  "a table of the tool that is almost as long as another is not called wrong: %j",
  (request) => {
    const table = tableFor(request);
    const findings = table ? audit(bareText(table, "c"), "t.c") : [];
    expect(findings.filter(({ kind }) => kind === "wrong")).toEqual([]);
  },
);
