/**
 * Tests random pieces, measures and layouts on random boards, with holes, joined sides, hexagons and graphs. What each
 * language prints must answer every call as a search does. A table that a layout cannot hold must be refused.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RequestError } from "../../generator/errors.js";
import type { Request } from "../../generator/request/defaults.js";
import { provedRequests, requestedModules } from "../../generator/request/modules.js";
import { parseRequest } from "../../generator/request/request.js";
import { temporaryFolder } from "../support/files.js";
import { graphOf, hexagonsOf, squaresOf, type Step, type TestJoin } from "../support/graphs.js";
import { OTHERS, printedAs, type Printed } from "../support/printed-tables.js";
import {
  byIndex,
  canHold,
  demanded,
  isSet,
  numbersOf,
  refusedAt,
  type Demanded,
  type Question,
} from "../support/questions.js";
import {
  commandLines,
  MEASURES,
  numbered,
  questions,
  requestOf,
  type Size,
} from "../support/random-boards.js";
import { eight, PAWNS, RIDERS, union, type Rider } from "../support/riders.js";
import { isThorough, runs, sampled } from "../support/sampling.js";
import { importFolder, run, wholeOf } from "../support/tool.js";

/** Describes the first wrong answer. */
const wrongAnswer = ({ calls }: Demanded, answer: Printed["answer"]): string | undefined => {
  for (const { first, second, right } of calls) {
    const found = answer(first, second);
    if (!right.some((one) => BigInt(found) === BigInt(one)))
      return `${first}, ${second}: ${found}, should be ${String(right)}`;
  }
  return undefined;
};

/** Joins the 64-bit words of each set, lowest first, as Java stores them. */
const joined = (words: readonly (number | bigint)[], count: number): Printed["entries"] =>
  Array.from({ length: words.length / count }, (_, at) =>
    words
      .slice(at * count, (at + 1) * count)
      .reduceRight<bigint>((set, word) => (set << 64n) | BigInt.asUintN(64, BigInt(word)), 0n),
  );

/** Describes the first wrong element. */
const wrongEntry = (
  question: Question,
  wanted: Demanded,
  entries: Printed["entries"],
): string | undefined => {
  if (entries.length !== wanted.length) return `${entries.length} entries, not ${wanted.length}`;
  const read = byIndex(wanted);
  const filled = [isSet(question.measure) ? 0 : (question.filler ?? 0)];
  for (const [index, entry] of entries.entries()) {
    const calls = read.get(index);
    const right = calls?.find(({ isRuled }) => !isRuled)?.right;
    const rights = right ?? calls?.flatMap((call) => call.right) ?? filled;
    // Java's bytes are signed.
    if (!rights.some((one) => BigInt(entry) === BigInt(one) || Number(one) - 256 === entry))
      return `entry ${index}: ${entry}, should be ${String(rights)}`;
  }
  return undefined;
};

/** Describes the fault, if any, in the refusal of a table whose layout cannot hold its answers. */
const wrongRefusal = (wanted: Demanded, { message }: RequestError): string | undefined => {
  if (canHold(wanted)) return `refused, but possible: ${message}`;
  const [, from, to, one, other, expected = "", found = ""] =
    /^\S+(?: layout)? cannot hold the .* on .*: (\S+)–(\S+) and (\S+)–(\S+) [a-z ]+, but (?:are|have the answers) (-?\w+) and (-?\w+)(?: moves apart)?; use the layout pair(?:, or at least \d+ numbers per rank)?$/.exec(
      message,
    ) ?? [];
  const numberOf = (text: string): number => (text === "unreachable" ? 255 : Number(text));
  const callOf = (one?: string, other?: string) =>
    wanted.calls.find(({ names }) => names[0] === one && names[1] === other);
  const [call, sharing] = [callOf(from, to), callOf(one, other)];
  const isTrue =
    call?.right[0] === numberOf(expected) &&
    sharing?.index === call.index &&
    sharing.right[0] === numberOf(found) &&
    found !== expected;
  return isTrue ? undefined : `not true: ${message}`;
};

const layoutOf = ({ layout }: Question): string => (typeof layout === "object" ? "own" : layout);

/** Describes the fault, if any, of a printed table. Counts each outcome in `ends`. */
const faultOf = (
  question: Question,
  lang: (typeof OTHERS)[number],
  ends: Map<string, number>,
): string | undefined => {
  const count = (end: string): void => {
    ends.set(end, (ends.get(end) ?? 0) + 1);
  };
  const request: Request = { tables: [requestOf(question, "x")], lang };
  const keys = refusedAt(question);
  try {
    const { entries } = parseRequest(request);
    if (keys.length > 0) return `not refused at ${keys.join()}`;
    const [table] = provedRequests(entries);
    if (table === undefined) return "no table";
    const wanted = demanded(question);
    if (!canHold(wanted)) return "not refused, but impossible";
    const { entries: words, answer } = printedAs(lang, table);
    count(`${question.measure} ${layoutOf(question)}`);
    const isJoined = isSet(question.measure) && lang === "java";
    const held = isJoined ? joined(words, Math.ceil(numbersOf(question).length / 64)) : words;
    return wrongAnswer(wanted, answer) ?? wrongEntry(question, wanted, held);
  } catch (error) {
    if (!(error instanceof RequestError)) return String(error);
    if (error.message.includes("cannot hold")) {
      count("no room");
      return wrongRefusal(demanded(question), error);
    }
    count(`refused at ${keys[0]}`);
    const found = error.message.split("\n").map((line) => /^tables\[0\]\.(\w+)/.exec(line)?.[1]);
    return [...new Set(found)].sort().join() === [...new Set(keys)].sort().join()
      ? undefined
      : `refused: ${error.message}; should be refused at ${keys.join()}`;
  }
};

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

test.each(Object.entries(SELDOM))("%s is right", (_, question) => {
  for (const lang of sampled(OTHERS, 1, JSON.stringify(question)))
    expect(faultOf(question, lang, new Map()), lang).toBeUndefined();
});

const all = fc.oneof({ arbitrary: questions, weight: 3 }, { arbitrary: numbered, weight: 2 });

const TABLES = runs(120, 2500);

test(`${TABLES} random tables answer like the search, or are refused for a true reason`, () => {
  const ends = new Map<string, number>();
  fc.assert(
    fc.property(all, fc.constantFrom(...OTHERS), (question, drawn) => {
      // Coq splits large arrays into parts.
      const lang = drawn === "coq" && question.squares !== undefined ? "c" : drawn;
      const fault = faultOf(question, lang, ends);
      if (fault !== undefined)
        throw new Error(`${JSON.stringify(requestOf(question, "x"))}, ${lang}: ${fault}`);
    }),
    { numRuns: TABLES },
  );
  const kinds = Object.entries(MEASURES).flatMap(([measure, layouts]) =>
    layouts.map((layout) => `${measure} ${layout}`),
  );
  const own = ["distance own", "attacks own", "increment own"];
  const refused = ["piece", "measure", "layout", "squares", "within", "to", "from"];
  // Each kind of table and each kind of refusal occurred.
  if (isThorough)
    expect([...ends.keys()]).toEqual(
      expect.arrayContaining([
        ...kinds,
        ...own,
        "no room",
        ...refused.map((key) => `refused at ${key}`),
      ]),
    );
});

const isLookup = (value: unknown): value is (first: number, second: number) => unknown =>
  typeof value === "function";

test("TypeScript answers like the search, with random tables in one file", async () => {
  const possible = fc
    .sample(all, runs(10, 100))
    .filter((one) => refusedAt(one).length === 0 && canHold(demanded(one)));
  const request: Request = {
    tables: possible.map((question, at) => requestOf(question, `t${at}x`)),
    single: true,
    format: "js",
  };
  const parsed = parseRequest(request);
  const options = { command: "npm test" };
  const files = requestedModules(parsed, provedRequests(parsed.entries), options);
  const folder = temporaryFolder();
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  const made = Object.entries(await importFolder(folder, ["tables.js"]));
  for (const [at, question] of possible.entries()) {
    const name = new RegExp(`^t${at}x[A-Z](?!ile$|ank$|orner$)`);
    const [, found] = made.find(([one, value]) => name.test(one) && isLookup(value)) ?? [];
    // Members and colors have no lookup, so they are read from the array.
    const [, array] =
      made.find(([one]) => [`T${at}X_MEMBERS`, `T${at}X_COLOR`].includes(one)) ?? [];
    const lookup = found ?? ((square: number): unknown => Reflect.get(Object(array), square));
    if (!isLookup(lookup)) throw new Error(`no lookup of t${at}x`);
    const answer = (first: number, second: number) => wholeOf(lookup(first, second));
    expect(
      wrongAnswer(demanded(question), answer),
      JSON.stringify(request.tables[at]),
    ).toBeUndefined();
  }
});

const LINES = runs(30, 1000);

test(`${LINES} random command lines end well, or in a refusal that does not blame the generator`, async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(commandLines, async (line) => {
      const { status, errors } = await run([...line, "--out=t", "--dry-run"]);
      statuses.add(status);
      // A table need not fit its elements, but the ways and the rule of a measure must agree.
      const reason = /should be \S+…\S+\. Nothing was written\.$/;
      if (status === 1) expect(errors.join()).toMatch(reason);
    }),
    { numRuns: LINES },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([0, 2]));
});
