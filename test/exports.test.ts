/** Checks `docs/exports.md`. `npx vitest run test/exports.test.ts --update` rewrites it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as squares from "../src/squares.js";
import { answersOf, ENTRIES, isTable, type AnyArray } from "./support/exports.js";
import { PROJECT } from "./support/files.js";

const MISSING = 255;

const rangeOf = (numbers: readonly number[]): string => {
  const held = numbers.filter((one) => one !== MISSING);
  const range = `${Math.min(...held)}…${Math.max(...held)}`;
  return held.length < numbers.length ? `${range}, or ${MISSING}` : range;
};

const isNumber = (one: unknown): one is number => typeof one === "number";

/** What an export is that is no table: a function with its parameters and range of answers, or a number. */
const aboutOf = (name: string, value: unknown): string => {
  if (isNumber(value)) return `${value}`;
  if (typeof value !== "function") throw new Error(`What is ${name}?`);
  const [, parameters = ""] =
    /^(?:function \w+)?\(?([^)=]*?)\)?(?: =>| \{)/.exec(String(value)) ?? [];
  const call = `\`${name}(${parameters})\``;
  if (Object.hasOwn(squares, name)) return call;
  const answers = answersOf(name);
  return `${call}: ${answers.every(isNumber) ? rangeOf(answers) : "a set"}`;
};

const MODULES = readdirSync(join(PROJECT, "generated")).map((file) =>
  readFileSync(join(PROJECT, "generated", file), "utf8"),
);

/** The text of the module of a table. */
const moduleOf = (name: string): string =>
  MODULES.find((one) => one.includes(`export const ${name}: Frozen`)) ?? "";

/** The index of a table and the call of its lookup, as its module says. */
const readBy = (name: string): readonly [index: string, lookup: string] => {
  const text = moduleOf(name);
  const [, index = ""] = /index(?: of `lo`)?: `(.*)`/.exec(text) ?? [];
  const [, lookup = "", parameters = ""] =
    /^export const (\w+) = (\([^)]*\))/m.exec(text.slice(text.indexOf("Reads {@link"))) ?? [];
  return [index, `${lookup}${parameters.replaceAll(": number", "")}`];
};

const code = (text: string): string =>
  text === "" ? "" : `\`${text.replaceAll("|", String.raw`\|`)}\``;

/** What a table is: its entries, its index, its lookup and its range. */
const tableOf = (name: string, table: AnyArray): string => {
  const [index, lookup] = readBy(name);
  const values = table instanceof Uint32Array ? "two per set" : rangeOf([...table]);
  return `${table.length} | ${code(lookup)} | ${code(index)} | ${values}`;
};

const rows = Object.entries({ ...ENTRIES, "chess-distance/squares": squares })
  .flatMap(([entry, exported]) =>
    Object.entries(exported).map(
      ([name, value]) =>
        [
          isTable(value),
          `| \`${name}\` | \`${entry}\` | ${isTable(value) ? tableOf(name, value) : aboutOf(name, value)} |`,
        ] as const,
    ),
  )
  .sort(([, one], [, other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));

const SUFFIXES = ["_15X15", "_BY_0X88_DIFF"] as const;

/** What a table holds, as the first sentence of its doc comment says. */
const aboutTable = (name: string): string => {
  const before = moduleOf(name).split(`export const ${name}: Frozen`)[0] ?? "";
  const [, about = ""] =
    /^ \* (.*?)(?:: -?\d+…\d+)?\.$/m.exec(before.slice(before.lastIndexOf("/**"))) ?? [];
  return about;
};

/** A row for each quantity: its tables by pair or square, and by difference. */
const glance = Object.entries(ENTRIES)
  .flatMap(([entry, exported]) => {
    const names = Object.entries(exported).flatMap(([name, one]) => (isTable(one) ? [name] : []));
    const isByDifference = (name: string): boolean =>
      SUFFIXES.some((suffix) => name.endsWith(suffix) && names.includes(name.replace(suffix, "")));
    return names
      .filter((name) => !isByDifference(name))
      .map((name) => {
        const others = SUFFIXES.map((suffix) => name + suffix);
        const cells = others.map((one) => (names.includes(one) ? code(one) : ""));
        return `| ${[code(name), aboutTable(name), ...cells].join(" | ")} | \`${entry}\` |`;
      });
  })
  .join("\n");

const rowsOf = (tables: boolean): string =>
  rows.flatMap(([isOne, row]) => (isOne === tables ? [row] : [])).join("\n");

test("docs/exports.md lists every export by name", async () => {
  const page = `# Every export of the package

A test writes this page. Squares are numbers from 0 (a1) to 63 (h8). 255 means that there is no answer. See also
[what the tables hold](tables.md) and [why you can trust them](trust.md). The types \`FrozenUint8Array\`, \`FrozenInt8Array\`, \`FrozenUint32Array\` and
\`SquareBits\` are exported from the same modules as their tables.

## At a glance

A table by pair has 4096 entries, and a table by square has 64. A table of sets has twice as many numbers here, but in
most languages a set is [one number](languages.md).

| by pair or square | holds | on Pioneer's 15×15 | by 0x88 difference | from |
| --- | --- | --- | --- | --- |
${glance}

## Tables

A table of sets has two numbers for each set; the index is that of the first number. The lookups of \`NDIS\` and of the knight by difference apply
[the corner rule](corner-rule.md).

| table | from | entries | lookup | index | values |
| --- | --- | --- | --- | --- | --- |
${rowsOf(true)}

## Lookups and other names

| export | from | is |
| --- | --- | --- |
${rowsOf(false)}
`;
  // Cells are not padded, so that a longer name changes its own row only.
  await expect(page).toMatchFileSnapshot(join(PROJECT, "docs/exports.md"));
});
