/**
 * Tests the examples in doc comments, such as `goldMoves(7); // squares g8, h7`: each call is run, and the answer must be
 * that of a search, in words.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wholeText } from "../../generator/long-text.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { FORMATS } from "../../generator/languages/typescript.js";
import { provedRequests, requestedModules } from "../../generator/request/modules.js";
import { parseRequest } from "../../generator/request/request.js";
import { keysOf } from "../../generator/common.js";
import { temporaryFolder } from "../support/files.js";
import { graphOf, hexagonsOf, squaresOf, type Land } from "../support/graphs.js";
import { demanded, type Call } from "../support/answers.js";
import { isSet, KINDS, numbersOf, type Question } from "../support/questions.js";
import { requestOf } from "../support/random-boards.js";
import { isPossible } from "../support/refusals.js";
import { KING, KNIGHT, QUEEN, RIDERS } from "../support/riders.js";
import { draw, runs, sampled } from "../support/sampling.js";
import { importFolder, wholeOf } from "../support/tool.js";

const LANDS: readonly Land[] = [
  squaresOf([8, 8]),
  squaresOf([5, 3]),
  squaresOf([4, 4], (name) => ["a1", "c2", "d4"].includes(name)),
  squaresOf([4, 3], undefined, [{ side: "files", shift: 1 }]),
  hexagonsOf(2),
  graphOf(["x", "y", "z"], new Map([["ant", [[1, 2], [2], []]]])),
];

const NUMBERINGS: readonly NonNullable<TableRequest["squares"]>[] = [
  ...(["a1", "a8", "0x88", "mailbox"] as const),
  { start: 40, file: -3, rank: 9, length: 130 },
  { start: 40, file: 8, rank: -1 },
];

const piecesOf = (
  { kind }: Land,
  measure: Question["measure"],
  place: number,
): Question["pieces"] => {
  if (measure === "direction") return [];
  if (kind === "graph") return ["ant"];
  if (measure === "step") return [KING];
  if (measure === "between" || measure === "line" || measure === "reach") return [QUEEN];
  if (measure === "leg") return RIDERS.filter(({ notation }) => notation === "nN");
  const own = kind === "hexagons" ? [KING, KNIGHT] : RIDERS;
  return [own[place % own.length] ?? KING];
};

/** Members, numbers and colors have no lookup, so they have no example. */
const WITH_LOOKUPS = keysOf(KINDS).filter((one) => !["member", "number", "color"].includes(one));

const QUESTIONS: readonly Question[] = LANDS.flatMap((land, at) =>
  (land.kind === "graph" ? (["a1"] as const) : NUMBERINGS).flatMap((squares) =>
    WITH_LOOKUPS.flatMap((measure) =>
      KINDS[measure].layouts.map((layout, place): Question => ({
        ...{ land, measure, layout, squares, ends: land.names.slice(0, 1), isBlack: false },
        pieces: piecesOf(land, measure, 7 * at + place),
      })),
    ),
  ),
);

/** The examples in a text: the name of the lookup, the arguments of the call, and the answer. */
const examplesIn = (text: string): readonly (readonly string[])[] =>
  Array.from(text.matchAll(/(\w+)\((\d+(?:, \d+)?)\);? *\W+ (\S.*)$/gm), ([, ...parts]) => parts);

/** The texts of all files of a request. */
const written = (request: Request): ReadonlyMap<string, string> => {
  const parsed = parseRequest(request);
  const files = requestedModules(parsed, provedRequests(parsed.entries), { command: "npm test" });
  return new Map(files.map((one) => [one.file, wholeText(one)]));
};

/** An answer in words. The squares of a set are in the order of their numbers, and at most eight are named. */
const inWords = (question: Question, answer: bigint | number): string => {
  if (!isSet(question.measure)) return `${answer}`;
  const squares = numbersOf(question)
    .of.map((number, square) => [number, question.land.names[square]] as const)
    .filter(([number]) => (BigInt(answer) >> BigInt(number)) % 2n === 1n)
    .sort(([one], [other]) => one - other);
  const names = squares.map(([, name]) => name);
  if (names.length === 0) return "no squares";
  return `squares ${[...names.slice(0, 8), ...(names.length > 8 ? ["…"] : [])].join(", ")}`;
};

/** Whether an answer says little: 0, no squares, or none. */
const isEmpty = ({ right }: Call): boolean =>
  right.some((answer) => [0n, 255n].includes(BigInt(answer)));

type Lookup = (...given: readonly number[]) => unknown;

const isLookup = (value: unknown): value is Lookup => typeof value === "function";

const demandExample = (
  question: Question,
  [name = "", given = "", said = ""]: readonly string[],
  made: Readonly<Record<string, unknown>>,
): void => {
  const { calls } = demanded(question);
  const [first = NaN, second = 0] = given.split(", ").map(Number);
  const call = calls.find((one) => one.first === first && one.second === second);
  const lookup = made[name];
  if (call === undefined || !isLookup(lookup)) throw new Error(`no call ${name}(${given})`);
  expect(call.right.map(BigInt)).toContain(wholeOf(lookup(first, second)));
  expect(call.right.map((answer) => inWords(question, answer))).toContain(said);
  if (isEmpty(call)) expect(calls.filter((one) => !isEmpty(one))).toEqual([]);
};

/** On 8×8, tables of sets by pair take seconds to prove, so only a thorough run has some of them. */
const isSlow = ({ land, measure }: Question): boolean =>
  land.board === "8x8" && ["between", "line", "paths", "rings", "zones"].includes(measure);

/** Three questions on small boards, whose files are soon proved. About half of all questions are possible. */
const SMALL = draw(
  draw(
    QUESTIONS.filter(({ land }) => land.names.length < 20),
    40,
    "small",
  ).filter(isPossible),
  3,
  "small",
);

const DRAWN = [
  ...SMALL,
  ...[
    ...sampled(
      QUESTIONS.filter((question) => !isSlow(question)),
      7,
      "examples",
    ),
    ...draw(QUESTIONS.filter(isSlow), runs(0, 3), "slow"),
  ].filter(isPossible),
];

const REQUEST: Request = {
  tables: DRAWN.map((question, at) => requestOf(question, `t${at}x`)),
  format: "js",
};

test("the example of each lookup is a call that gives the answer of a search", async () => {
  const files = written(REQUEST);
  const folder = temporaryFolder();
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  const made = await importFolder(
    folder,
    [...files.keys()].filter((file) => /^t\d.*\.js$/.test(file)),
  );
  const examples = [...files].flatMap(([file, text]) =>
    file.endsWith(".js") ? examplesIn(text) : [],
  );
  const own = examples.filter(([name = ""]) => /^t\d/.test(name));
  expect(own).toHaveLength(DRAWN.length);
  for (const example of own) {
    const [, at = ""] = /^t(\d+)x/.exec(example[0] ?? "") ?? [];
    const question = DRAWN[Number(at)];
    if (question === undefined) throw new Error(`no question for ${example.join()}`);
    try {
      demandExample(question, example, made);
    } catch (error) {
      throw new Error(`${example.join(" ")}: ${JSON.stringify(requestOf(question, "x"))}`, {
        cause: error,
      });
    }
  }
});

/** The languages and formats in which a file may have examples. */
const OTHERS: readonly Pick<Request, "lang" | "format">[] = [
  ...FORMATS.map((format) => ({ format })),
  ...LANGUAGE_NAMES.filter((lang) => lang !== "ts").map((lang) => ({ lang })),
];

test("squares are named by their numbers, also if a set has more than 64 bits", () => {
  const exampleOf = (table: TableRequest): string | undefined =>
    [...written({ tables: [{ measure: "moves", ...table }] }).values()]
      .flatMap(examplesIn)
      .map((one) => one.join(" "))[0];
  // A gold general goes one step in any direction but backwards on a diagonal. On h8, a8 is 0, and h8 is 7.
  expect(exampleOf({ piece: "gold", squares: "a8" })).toBe("goldMoves 7 squares g8, h7");
  expect(exampleOf({ piece: "N", squares: "0x88" })).toBe("knightMoves 119 squares g6, f7");
  expect(exampleOf({ piece: "N", squares: "mailbox" })).toBe("knightMoves 98 squares g6, f7");
  expect(exampleOf({ piece: "A", board: "2x2" })).toBe("alfilMoves2x2 0 no squares");
});

test.each(sampled(OTHERS, 2, "formats"))(
  "the examples in %j are the same, or there are none",
  (given) => {
    const tables = SMALL.map((question, at) => requestOf(question, `t${at}x`));
    const texts = (request: Request): readonly string[] => {
      const examples = [...written(request).values()].flatMap(examplesIn);
      return [...new Set(examples.map((one) => one.join(" ")))].sort();
    };
    const expected = texts({ tables, format: "js" });
    expect(expected).toHaveLength(SMALL.length);
    expect(texts({ tables, ...given })).toEqual(given.format ? expected : []);
  },
);
