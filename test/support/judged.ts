/** Describes what is wrong in the table of a question, as a language prints it, or in its refusal. */
import { RequestError } from "../../generator/errors.js";
import type { Request } from "../../generator/request/defaults.js";
import type { Table } from "../../generator/core/tables/table.js";
import { provedRequests } from "../../generator/request/modules.js";
import { parseRequest } from "../../generator/request/request.js";
import { byIndex, demanded, type Demanded } from "./answers.js";
import { OTHERS, printedAs, type Printed } from "./printed-tables.js";
import { isSet, numbersOf, type Question } from "./questions.js";
import { requestOf } from "./random-boards.js";
import { refusedAt } from "./refusals.js";

/** Describes the first wrong answer. */
export const wrongAnswer = ({ calls }: Demanded, answer: Printed["answer"]): string | undefined => {
  for (const { first, second, right } of calls) {
    const found = answer(first, second);
    if (!right.some((wanted) => BigInt(found) === BigInt(wanted)))
      return `${first}, ${second}: ${found}, should be ${String(right)}`;
  }
  return undefined;
};

/** Joins the 64-bit words of each set, lowest first, as Java and C# store them. */
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
    if (
      !rights.some((answer) => BigInt(entry) === BigInt(answer) || Number(answer) - 256 === entry)
    )
      return `entry ${index}: ${entry}, should be ${String(rights)}`;
  }
  return undefined;
};

/** Describes the fault, if any, in a message about two pairs of squares that share an element. */
const wrongPairs = (question: Question, message: string): string | undefined => {
  const { calls } = demanded(question);
  const [, from, to, one, other, expected = "", found = ""] =
    /^tables\[0\]\.layout: \S+(?: layout)? cannot hold the .* on .*: (\S+)–(\S+) and (\S+)–(\S+) [a-z ]+, but (?:are|have the answers) (-?\w+) and (-?\w+)(?: moves apart)?; use the layout pair(?:, or at least \d+ numbers per rank)?$/.exec(
      message,
    ) ?? [];
  const numberOf = (text: string): number => (text === "unreachable" ? 255 : Number(text));
  const { names } = question.land;
  const callOf = (...named: readonly (string | undefined)[]) =>
    calls.find(({ squares }) => squares.every((square, at) => names[square] === named[at]));
  const [call, sharing] = [callOf(from, to), callOf(one, other)];
  const isTrue =
    call?.right[0] === numberOf(expected) &&
    sharing?.index === call.index &&
    sharing.right[0] === numberOf(found) &&
    found !== expected;
  return isTrue ? undefined : `not true: ${message}`;
};

const layoutOf = ({ layout }: Question): string => (typeof layout === "object" ? "own" : layout);

/** Describes the fault, if any, in the refusal of a request. */
const refusalFault = (question: Question, { message }: RequestError): string | undefined => {
  const lines = message.split("\n");
  const unclear = lines.find(
    (line) => !/^tables\[0\]\.\w[^:]*: \S/.test(line) || NONSENSE.test(line),
  );
  if (unclear !== undefined) return `unclear: ${unclear}`;
  const keys = refusedAt(question);
  const found = lines.map((line) => /^tables\[0\]\.(\w+)/.exec(line)?.[1]);
  if ([...new Set(found)].sort().join() !== [...new Set<string>(keys)].sort().join())
    return `refused: ${message}; should be refused at ${keys.join()}`;
  return message.includes("cannot hold") ? wrongPairs(question, message) : undefined;
};

/** What no message should say. */
const NONSENSE = /\b(?:undefined|NaN|null)\b|\[object/;

/** Describes the fault, if any, of a printed table. */
const tableFault = (
  question: Question,
  lang: (typeof OTHERS)[number],
  table: Table,
): string | undefined => {
  const wanted = demanded(question);
  const { entries: words, answer } = printedAs(lang, table);
  const isJoined = isSet(question.measure) && (lang === "java" || lang === "csharp");
  const held = isJoined ? joined(words, Math.ceil(numbersOf(question).length / 64)) : words;
  return wrongAnswer(wanted, answer) ?? wrongEntry(question, wanted, held);
};

/** Describes the fault, if any, in the table of a question or in its refusal. Counts each outcome in `ends`. */
export const faultOf = (
  question: Question,
  lang: (typeof OTHERS)[number],
  ends: Map<string, number>,
  name = "x",
): string | undefined => {
  const count = (end: string): void => {
    ends.set(end, (ends.get(end) ?? 0) + 1);
  };
  const request: Request = { tables: [requestOf(question, name)], lang };
  const keys = refusedAt(question);
  try {
    const { entries, placed } = parseRequest(request);
    const [table] = provedRequests(entries, undefined, placed);
    if (keys.length > 0) return `not refused at ${keys.join()}`;
    if (table === undefined) return "no table";
    count(`${question.measure} ${layoutOf(question)}`);
    return tableFault(question, lang, table);
  } catch (error) {
    if (!(error instanceof RequestError)) return String(error);
    count(error.message.includes("cannot hold") ? "no room" : `refused at ${keys[0]}`);
    return refusalFault(question, error);
  }
};
