/**
 * Tests random pieces, measures and layouts on random boards, with holes, joined sides, hexagons and graphs. What each
 * language prints must answer every call as a search does. A table that a layout cannot hold must be refused.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Request } from "../../generator/request/defaults.js";
import { wholeText } from "../../generator/long-text.js";
import { provedRequests, requestedModules } from "../../generator/request/modules.js";
import { parseRequest } from "../../generator/request/request.js";
import { temporaryFolder } from "../support/files.js";
import { graphOf, hexagonsOf, squaresOf, type Step, type TestJoin } from "../support/graphs.js";
import { OTHERS } from "../support/printed-tables.js";
import { demanded } from "../support/answers.js";
import { faultOf, wrongAnswer } from "../support/judged.js";
import { KINDS, type Question } from "../support/questions.js";
import { commandLines, questions, requestOf, type Size } from "../support/random-boards.js";
import { isPossible } from "../support/refusals.js";
import { KEYWORDS } from "../support/reserved.js";
import { eight, PAWNS, RIDERS, union, type Rider } from "../support/riders.js";
import { isThorough, runs, sampled } from "../support/sampling.js";
import { importFolder, run, wholeOf } from "../support/tool.js";

/** A question about a rectangle with holes. */
const onRows = (
  [files, ranks]: Size,
  holes: readonly string[],
  given: Partial<Question> & Pick<Question, "pieces">,
  joins: readonly TestJoin[] = [],
): Question => ({
  land: squaresOf([files, ranks], (name) => holes.includes(name), joins),
  ...{ measure: "distance", layout: "pair", ends: [], isBlack: false },
  ...given,
});

const known = (notation: string): Rider => {
  const found = RIDERS.find((one) => one.notation === notation);
  if (found === undefined) throw new Error(`no piece: ${notation}`);
  return found;
};

/** A leaper or rider with the given steps. */
const stepping = (notation: string, steps: readonly Step[], times = 1): Rider => ({
  notation,
  squares: steps.map((step) => Array.from({ length: times }, () => [step, true] as const)),
});

/** The fortress, B3vND. */
const FORTRESS = union(
  known("B3"),
  stepping("vN", [
    [1, 2],
    [-1, 2],
    [1, -2],
    [-1, -2],
  ]),
  known("D"),
);

/** A question about a piece that takes another way back. */
const toOrFrom = (layout: "to" | "from"): Question =>
  onRows([4, 4], [], { pieces: [known("WfF")], layout, ends: ["c3"] });

/** Tables that random tests once found to be wrong, or rarely draw. */
const SELDOM: Readonly<Record<string, Question>> = {
  "a corner rule on a board with holes": onRows([4, 3], ["c3"], {
    pieces: [known("W")],
    layout: "0x88",
  }),
  "absolute differences only up to the left": onRows([4, 4], ["b4", "c4", "b1"], {
    pieces: [known("Q")],
    layout: "abs-diff",
  }),
  "absolute differences on a board with many ranks": onRows([9, 10], [], {
    pieces: [known("K")],
    layout: "abs-diff",
  }),
  "a ride that leads back to its square on a board that turns over": onRows(
    [5, 1],
    ["b1"],
    { pieces: [known("rf(1,2)2")] },
    [
      { side: "files", shift: 1 },
      { side: "ranks", mirror: true },
    ],
  ),
  "a ride that passes squares several times on a board that turns over": onRows(
    [5, 3],
    ["d3"],
    { pieces: [known("B")] },
    [{ side: "files", mirror: true }, { side: "ranks" }],
  ),
  "what a piece passes where another part of it stops": onRows([3, 4], [], {
    pieces: [union(known("nDD"), known("W"))],
    measure: "between",
  }),
  "the line of two rides that lead around a join to one square": onRows(
    [1, 4],
    [],
    { pieces: [union(known("R"), known("F"))], measure: "line" },
    [{ side: "files" }],
  ),
  "a corner rule that would make an answer wrong": onRows([1, 4], [], {
    pieces: [known("nN"), known("nDD")],
    measure: "attacks",
    layout: "superimposed",
    within: "a1-a3",
  }),
  ...Object.fromEntries(
    // On these boards, distances differ from those from the center of a larger board.
    (
      [
        [[2, 11], known("N")],
        [[4, 2], FORTRESS],
        [[10, 5], stepping("(1,5)4", eight(5, 1), 4)],
      ] as const
    ).flatMap(([size, piece]) =>
      (["0x88", "superimposed"] as const).map((layout) => [
        `a layout by difference on a narrow board: ${size.join("x")}, ${piece.notation}, ${layout}`,
        onRows(size, [], { pieces: [piece], layout }),
      ]),
    ),
  ),
  "a list of five attackers, with pawns": onRows([5, 6], [], {
    pieces: [...PAWNS, known("(1,4)"), known("R"), known("C")],
    measure: "attacks",
    layout: "superimposed",
  }),
  "the corner rule of a knight": onRows([5, 5], [], {
    pieces: [known("N")],
    layout: "superimposed",
  }),
  "a pair that a large board cannot hold": onRows([20, 20], [], {
    pieces: [stepping("(9,10)", eight(9, 10))],
    layout: "0x88",
  }),
  "a side that is joined with a shift": onRows([4, 5], [], { pieces: [known("W")] }, [
    { side: "files", shift: 1 },
  ]),
  "the distance to a square": toOrFrom("to"),
  "the distance from a square": toOrFrom("from"),
  "the distance to the edge of hexagons": {
    ...toOrFrom("to"),
    land: hexagonsOf(3),
    ends: ["edge"],
    pieces: [known("W")],
  },
  "a graph with a link of a cell to itself": {
    ...onRows([1, 1], [], { pieces: ["ant"], measure: "attacks" }),
    land: graphOf(["n0", "n1"], new Map([["ant", [[0, 1, 1], []]]])),
  },
};

test.each(sampled(Object.entries(SELDOM), 7, "seldom"))("%s is right", (_, question) => {
  for (const lang of sampled(OTHERS, 1, JSON.stringify(question)))
    expect(faultOf(question, lang, new Map()), lang).toBeUndefined();
});

const TABLES = runs(25, 1500);

/** Names of tables. Some are reserved words, or words of the emitted text. */
const names = fc.oneof(
  { arbitrary: fc.constant("x"), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      ...KEYWORDS.filter((word) => /^[a-z][a-z0-9]*$/.test(word)),
      ...["table", "index", "square", "sq1", "sq2", "file", "rank", "corner", "unreachable", "own"],
    ),
    weight: 1,
  },
  { arbitrary: fc.stringMatching(/^[a-z][A-Za-z0-9]{0,59}$/), weight: 1 },
);

test(`${TABLES} random tables answer like the search, or are refused for a true reason`, () => {
  const ends = new Map<string, number>();
  fc.assert(
    fc.property(questions, fc.constantFrom(...OTHERS), names, (question, drawn, name) => {
      // Coq splits large arrays into parts.
      const lang = drawn === "coq" && question.squares !== undefined ? "c" : drawn;
      const fault = faultOf(question, lang, ends, name);
      if (fault !== undefined)
        throw new Error(`${JSON.stringify(requestOf(question, name))}, ${lang}: ${fault}`);
    }),
    { numRuns: TABLES },
  );
  const kinds = Object.entries(KINDS).flatMap(([measure, { layouts }]) =>
    layouts.map((layout) => `${measure} ${layout}`),
  );
  const own = ["distance", "attacks", "increment"].map((measure) => `${measure} own`);
  const refused = ["piece", "measure", "layout", "squares", "unit", "directions", "filler"]
    .concat("values", "captures", "color", "within", "to", "from", "of")
    .map((key) => `refused at ${key}`);
  // Each kind of table and each kind of refusal occurred.
  if (isThorough)
    expect([...kinds, ...own, ...refused, "no room"].filter((kind) => !ends.has(kind))).toEqual([]);
});

const isLookup = (value: unknown): value is (first: number, second: number) => unknown =>
  typeof value === "function";

test("TypeScript answers like the search, with random tables in one file", async () => {
  const possible = fc.sample(questions.filter(isPossible), runs(5, 325));
  const request: Request = {
    tables: possible.map((question, at) => requestOf(question, `t${at}x`)),
    single: true,
    format: "js",
  };
  const parsed = parseRequest(request);
  const options = { command: "npm test" };
  const files = requestedModules(parsed, provedRequests(parsed.entries), options);
  const folder = temporaryFolder();
  for (const one of files) writeFileSync(join(folder, one.file), wholeText(one));
  const made = Object.entries(await importFolder(folder, ["tables.js"]));
  for (const [at, question] of possible.entries()) {
    const name = new RegExp(`^t${at}x[A-Z](?!ile$|ank$|orner$)`);
    const [, found] = made.find(([one, value]) => name.test(one) && isLookup(value)) ?? [];
    // Members, numbers, colors and coordinates have no lookup, so they are read from the array.
    const arrays = ["MEMBERS", "NUMBER", "COLOR", "FILE", "RANK", "DIAGONAL", "ANTIDIAGONAL"].map(
      (measure) => `T${at}X_${measure}`,
    );
    const [, array] = made.find(([one]) => arrays.includes(one)) ?? [];
    const lookup = found ?? ((square: number): unknown => Reflect.get(Object(array), square));
    if (!isLookup(lookup)) throw new Error(`no lookup of t${at}x`);
    const answer = (first: number, second: number) => wholeOf(lookup(first, second));
    expect(
      wrongAnswer(demanded(question), answer),
      JSON.stringify(request.tables[at]),
    ).toBeUndefined();
  }
});

const LINES = runs(10, 500);

test(`${LINES} random command lines end well, or in a refusal of the request`, async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(commandLines, async ({ line, question }) => {
      const { status, errors } = await run([...line, "--out=t", "--dry-run"]);
      statuses.add(status);
      const wanted = question ? [isPossible(question) ? 0 : 2] : [0, 2];
      expect(wanted, errors.join()).toContain(status);
    }),
    { numRuns: LINES },
  );
  if (isThorough) expect([...statuses].sort()).toEqual([0, 2]);
});
