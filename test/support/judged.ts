/** Describes what is wrong in the table of a question, as a language prints it, or in its refusal. */
import { RequestError } from "../../generator/errors.js";
import type { Request } from "../../generator/request/defaults.js";
import { provedRequests } from "../../generator/request/modules.js";
import { parseRequest } from "../../generator/request/request.js";
import { byIndex, canHold, demanded, type Demanded } from "./answers.js";
import { OTHERS, printedAs, type Printed } from "./printed-tables.js";
import { isSet, numbersOf, type Question } from "./questions.js";
import { requestOf } from "./random-boards.js";
import { refusedAt } from "./refusals.js";

/** Describes the first wrong answer. */
export const wrongAnswer = ({ calls }: Demanded, answer: Printed["answer"]): string | undefined => {
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
const wrongRefusal = (question: Question, { message }: RequestError): string | undefined => {
  const wanted = demanded(question);
  if (canHold(wanted)) return `refused, but possible: ${message}`;
  const [, from, to, one, other, expected = "", found = ""] =
    /^\S+(?: layout)? cannot hold the .* on .*: (\S+)–(\S+) and (\S+)–(\S+) [a-z ]+, but (?:are|have the answers) (-?\w+) and (-?\w+)(?: moves apart)?; use the layout pair(?:, or at least \d+ numbers per rank)?$/.exec(
      message,
    ) ?? [];
  const numberOf = (text: string): number => (text === "unreachable" ? 255 : Number(text));
  const { names } = question.land;
  const callOf = (...named: readonly (string | undefined)[]) =>
    wanted.calls.find(({ squares }) => squares.every((one, at) => names[one] === named[at]));
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
export const faultOf = (
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
      return wrongRefusal(question, error);
    }
    count(`refused at ${keys[0]}`);
    const found = error.message.split("\n").map((line) => /^tables\[0\]\.(\w+)/.exec(line)?.[1]);
    return [...new Set(found)].sort().join() === [...new Set(keys)].sort().join()
      ? undefined
      : `refused: ${error.message}; should be refused at ${keys.join()}`;
  }
};
