/** Writes `docs/evidence.md`, and fails if the page differs: `npx vitest run test/trust.test.ts -u`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENTRIES, entryNamed } from "../generator/core/catalogue.js";
import { mainName } from "../generator/core/tables/names.js";
import type { Measure } from "../generator/core/measures/measure.js";
import { tableOf } from "../generator/core/tables/corner-rule.js";
import type { Table } from "../generator/core/tables/table.js";
import { MUTANTS, SEQUENCES, SHARED } from "./support/evidence.js";
import { PUBLISHED, WRONG } from "./support/published-arrays.js";
import { PROJECT } from "./support/files.js";

const read = (path: string): string => readFileSync(join(PROJECT, path), "utf8");

const number = (count: number): string => count.toLocaleString("en");

const tables = ENTRIES.map((entry): [string, Table] => {
  const table = tableOf(entry, entry.board);
  return [mainName(table.names), table];
});

/** The number of answers of a table. */
const answersOf = ({ layout }: Table): number => [...layout.origins].length * layout.targets.length;

const allAnswers = tables.reduce((sum, [, table]) => sum + answersOf(table), 0);

/** A row for each measure: its first table, its ways, and the number of answers of all its tables. */
const rowsOfWays = (): readonly string[] => {
  const rows = new Map<Measure, { first: string; ways: string; answers: number }>();
  for (const [name, table] of tables) {
    const { measure } = table;
    const ways = measure.ways.map((way) => way.name).join(" | ");
    const key = entryNamed(name)?.measure ?? measure;
    const { first = name, answers = 0 } = rows.get(key) ?? {};
    rows.set(key, { first, ways, answers: answers + answersOf(table) });
  }
  return [...rows.values()].map(
    ({ first, ways, answers }) => `| \`${first}\` | ${ways} | ${number(answers)} |`,
  );
};

test("each sequence on the page is in a test, and the reverse", () => {
  const texts = ["boards", "sequences"]
    .map((name) => read(`test/boards/${name}.test.ts`))
    .join("\n");
  const ids = new Set(texts.match(/\bA\d{6}\b/g));
  expect(SEQUENCES.map(([id]) => id)).toEqual([...ids].sort());
});

/** The arrays of each repository, with their files. */
const repositories = new Map<string, string[]>();
for (const { repository, file, array } of PUBLISHED)
  repositories.set(repository, [...(repositories.get(repository) ?? []), `${file}, ${array}`]);

const wrongLines = WRONG.map(({ repository, file, array, what, count, published, said }) => {
  const line = said === undefined ? "" : ` The audit says: \`${said}\`.`;
  return `- ${repository}, ${file}, ${array}: ${what}. It is wrong in ${number(count)} of ${number(published.length)} entries.${line}`;
});

test("each test on the page that would notice a fault exists", () => {
  for (const [, , , file = "", title = ""] of SHARED) {
    const text = read(`test/${file}`);
    const isThere = [`"${title}"`, `\`${title}\``, `\`\${TABLES} ${title}\``].some((one) =>
      text.includes(one),
    );
    expect(isThere, `${file}: ${title}`).toBe(true);
  }
});

const theorems = [...read("test/coq/Catalogue.v").matchAll(/^Theorem /gm)].length;

test("the README has the number of tables, wherever it gives it", () => {
  const given = Array.from(read("README.md").matchAll(/(\d+) tables/g), ([, count]) =>
    Number(count),
  );
  expect(given).toEqual([tables.length, tables.length]);
});

test("each distance has a theorem in Coq", () => {
  const catalogue = read("test/coq/Catalogue.v");
  const distances = tables.filter(([, { measure }]) => measure.noun === "distance");
  for (const [, { names }] of distances)
    expect(catalogue).toMatch(new RegExp(` Tables\\.${names.lookupWords.join("_")}[.\\s]`));
});

const lines = <Item>(items: Iterable<Item>, line: (item: Item) => string): string =>
  Array.from(items, line).join("\n");

const PAGE = `# The evidence

A test writes this page, with all its figures. [Why these numbers can be trusted](trust.md) explains them.

## Each measure in two ways

The ${tables.length} tables of the package have ${number(allAnswers)} answers. Each row is for one measure, and counts the answers of all its tables.

| measure | first way | second way | answers |
| --- | --- | --- | ---: |
${rowsOfWays().join("\n")}

## What both ways share

A fault in one of these parts would affect both ways, or a table and the check beside it. The test in the row would notice the fault.

| shared part | used by | compared with | test |
| --- | --- | --- | --- |
${lines(SHARED, ([what, by, noticedBy, file, title]) => `| ${what} | ${by} | ${noticedBy} | \`${file}\`: ${title} |`)}

## Mutants

\`npm run mutate\` changes one place of the generator at a time and runs the tests, which must fail. All of it takes many hours, so a
share of each room is drawn by chance.

| room | share | mutants | noticed | minutes |
| --- | --- | ---: | ---: | ---: |
${lines(MUTANTS, ([room, share = 1, count = 0, noticed = 0, minutes = 0]) => `| \`${room}/\` | one of ${share} | ${count} | ${noticed}, ${((100 * noticed) / count).toFixed(1)} % | ${minutes} |`)}

Those that no test notices change words of comments, code that only saves time, tests of types that the proofs guarantee,
arithmetic with the same result, and errors that one cannot cause without changing Node.

## Theorems

\`npm run prove:coq\` checks ${theorems} theorems about the printed tables in Coq, without axioms.

## Sequences

The tool agrees with these sequences of the [OEIS](https://oeis.org):

${lines(SEQUENCES, ([id, what]) => `- [${id}](https://oeis.org/${id}): ${what}`)}

Two theorems hold for its numbers: Knuth's condition (*Leaper Graphs*, 1994) says on which of 1,800 boards a leaper reaches all squares, and
the knight's moves on the torus of 4×4 are the edges of the tesseract.

## Published tables that are right

These ${PUBLISHED.length} published arrays are equal to a table of the tool in every entry. A test compares their digests.

${lines(repositories, ([name, arrays]) => `- ${name}: ${arrays.join("; ")}`)}

## Published tables that are wrong

${wrongLines.join("\n")}
`;

test("docs/evidence.md has the figures that the tests find", async () => {
  // Cells are not padded, so that a longer cell changes its own row only.
  await expect(PAGE).toMatchFileSnapshot("../docs/evidence.md");
});
