/** Checks the figures on `docs/trust.md`. `npx vitest run test/trust.test.ts -u` rewrites them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { expect, test } from "vitest";
import { audit } from "../generator/audit/audit.js";
import { linesOf } from "../generator/audit/report.js";
import { TABLES } from "../generator/core/catalogue.js";
import type { Measure } from "../generator/core/measure.js";
import { tableOf, type Table } from "../generator/core/table.js";
import { PUBLISHED, WRONG } from "./support/published-arrays.js";
import { PROJECT } from "./support/files.js";

const read = (path: string): string => readFileSync(join(PROJECT, path), "utf8");

const PAGE = read("docs/trust.md");

const number = (count: number): string => count.toLocaleString("en");

const tables = [...TABLES].map(([name, entry]): [string, Table] => [
  name,
  tableOf(entry, entry.board),
]);

/** The number of calls of a lookup. */
const callsOf = ({ layout }: Table): number => [...layout.origins].length * layout.targets.length;

const allCalls = tables.reduce((sum, [, table]) => sum + callsOf(table), 0);

/** A row for each measure: its first table, its ways, and the number of calls of all its tables. */
const rowsOfWays = (): readonly string[] => {
  const rows = new Map<Measure, { first: string; ways: string; calls: number }>();
  for (const [name, table] of tables) {
    const { measure } = table;
    const ways = measure.ways.map((way) => way.name).join(" | ");
    const key = TABLES.get(name)?.measure ?? measure;
    const { first = name, calls = 0 } = rows.get(key) ?? {};
    rows.set(key, { first, ways, calls: calls + callsOf(table) });
  }
  return [...rows.values()].map(
    ({ first, ways, calls }) => `| \`${first}\` | ${ways} | ${number(calls)} |`,
  );
};

test("each sequence on the page is in a test, and the reverse", () => {
  const shown = [...PAGE.matchAll(/^- \[(A\d{6})\]\(https:\/\/oeis\.org\/\1\): /gm)];
  const ids = new Set(read("test/boards/boards.test.ts").match(/\bA\d{6}\b/g));
  expect(shown.map(([, id]) => id)).toEqual([...ids].sort());
});

/** The arrays of each repository, with their files. */
const repositories = new Map<string, string[]>();
for (const { repository, file, array } of PUBLISHED)
  repositories.set(repository, [...(repositories.get(repository) ?? []), `${file}, ${array}`]);

const wrongLines = WRONG.map(({ repository, file, array, what, count, published }) => {
  const [finding] = audit(`int t[] = {${published.join(", ")}};`, "t.c");
  const line = finding?.kind === "wrong" ? linesOf({ ...finding, file: "" })[1]?.trim() : undefined;
  const said = line === undefined ? "" : ` The audit says: \`${line}\`.`;
  return `- ${repository}, ${file}, ${array}: ${what}; ${number(count)} of ${number(published.length)} entries.${said}`;
});

test("each test on the page that would notice a fault exists", () => {
  const rows = [...PAGE.matchAll(/ `([\w/-]+\.test\.ts)`: (.*?) +\|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  for (const [, file = "", name = ""] of rows) {
    const text = read(`test/${file}`);
    const isThere = [`"${name}"`, `\`${name}\``, `\`\${TABLES} ${name}\``].some((title) =>
      text.includes(title),
    );
    expect(isThere, `${file}: ${name}`).toBe(true);
  }
});

const theorems = [...read("test/coq/Catalogue.v").matchAll(/^Theorem /gm)].length;

/** The places with figures on the page, and the correct text of each. */
const FIGURES: readonly (readonly [place: RegExp, text: string])[] = [
  [
    /The [\d,]+ tables of the package have [\d,]+ calls\./,
    `The ${tables.length} tables of the package have ${number(allCalls)} calls.`,
  ],
  [/(?<=^\| measure .*\n\| ---.*\n)(?:\|.*\n)+/m, `${rowsOfWays().join("\n")}\n`],
  [/has Coq check \d+ theorems/, `has Coq check ${theorems} theorems`],
  [
    /^These \d+ published arrays are .*\n\n(?:- .*\n)+/m,
    `These ${PUBLISHED.length} published arrays are equal to a table of the tool in every entry, by a digest:\n\n` +
      [...repositories].map(([name, arrays]) => `- ${name}: ${arrays.join("; ")}\n`).join(""),
  ],
  [
    /(?<=^## Published tables that are wrong\n\n)(?:- .*\n)+/m,
    wrongLines.map((line) => `${line}\n`).join(""),
  ],
];

test("docs/trust.md has the figures that the tests find", async () => {
  let page = PAGE;
  for (const [place, text] of FIGURES) {
    expect(page).toMatch(place);
    page = page.replace(place, () => text);
  }
  await expect(await format(page, { parser: "markdown", printWidth: 100 })).toMatchFileSnapshot(
    "../docs/trust.md",
  );
});
