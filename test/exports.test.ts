/** Checks `docs/exports.md`. `npx vitest run test/exports.test.ts --update` rewrites it. */
import { join } from "node:path";
import { format } from "prettier";
import { expect, test } from "vitest";
import * as squares from "../src/squares.js";
import { answersOf, ENTRIES, isTable } from "./support/exports.js";
import { PROJECT } from "./support/files.js";

const MISSING = 255;

const rangeOf = (numbers: readonly number[]): string => {
  const held = numbers.filter((one) => one !== MISSING);
  const range = `${Math.min(...held)}…${Math.max(...held)}`;
  return held.length < numbers.length ? `${range}, or ${MISSING}` : range;
};

const isNumber = (one: unknown): one is number => typeof one === "number";

/** What an export is: an array with its range, a function with its parameters and range of answers, or a number. */
const aboutOf = (name: string, value: unknown): string => {
  if (isNumber(value)) return `${value}`;
  if (isTable(value)) {
    const what = value instanceof Uint32Array ? "halves of sets" : rangeOf([...value]);
    return `${value.length} numbers: ${what}`;
  }
  if (typeof value !== "function") throw new Error(`What is ${name}?`);
  const [, parameters = ""] =
    /^(?:function \w+)?\(?([^)=]*?)\)?(?: =>| \{)/.exec(String(value)) ?? [];
  const call = `\`${name}(${parameters})\``;
  if (Object.hasOwn(squares, name)) return call;
  const answers = answersOf(name);
  return `${call}: ${answers.every(isNumber) ? rangeOf(answers) : "a set"}`;
};

const rows = Object.entries({ ...ENTRIES, "chess-distance/squares": squares })
  .flatMap(([entry, exported]) =>
    Object.entries(exported).map(
      ([name, value]) => `| \`${name}\` | \`${entry}\` | ${aboutOf(name, value)} |`,
    ),
  )
  .sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));

test("docs/exports.md lists every export by name", async () => {
  const page = `# Every export of the package

Squares are numbers from 0, a1, to 63, h8. A missing answer is 255. [What the tables hold](tables.md), and
[how they are proved](trust.md). The types \`FrozenUint8Array\`, \`FrozenInt8Array\`, \`FrozenUint32Array\` and \`SquareBits\` are
exported beside the tables that have them.

| export | from | is |
| ------ | ---- | -- |
${rows.join("\n")}
`;
  const formatted = await format(page, { parser: "markdown", printWidth: 140 });
  await expect(formatted).toMatchFileSnapshot(join(PROJECT, "docs/exports.md"));
});
