/** Writes `docs/trust.md`, with every figure on it, and fails if the page is another: `npx vitest run test/trust.test.ts -u`. */
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

const number = (count: number): string => count.toLocaleString("en");

const tables = [...TABLES].map(([name, entry]): [string, Table] => [
  name,
  tableOf(entry, entry.board),
]);

/** The calls of a lookup. */
const callsOf = ({ layout }: Table): number => [...layout.origins].length * layout.targets.length;

const allCalls = tables.reduce((sum, [, table]) => sum + callsOf(table), 0);

/** A row for each measure: its first table, its ways, and the calls of all its tables. */
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

/** What `test/boards/boards.test.ts` compares with the OEIS. */
const SEQUENCES: Readonly<Record<string, string>> = {
  A018837: "knight's moves to (n, 0), from the middle of 64×64, for n up to 22",
  A018838: "knight's moves to (n, n), likewise",
  A018840: "zebra's moves to (n, 0), likewise",
  A018841: "zebra's moves to (n, n), likewise",
  A018842: "squares at n knight's moves, likewise",
  A085537: "sums of the rook's distances of all pairs on n×n, for some n up to 32",
  A143945: "sums of the wazir's distances, likewise",
  A171437: "sums of the wazir's distances on cylinders of 3 to 6 files",
  A228313: "sums of the wazir's distances on tori",
  A232007: "greatest distance of a knight from a corner of n×n, for n up to 23",
  A292051: "sums of the bishop's distances among the dark squares of n×n, for n up to 12",
  A292053: "sums of the king's distances, as of the rook's",
  A292054: "sums of the knight's distances, as of the rook's",
  A292057: "sums of the queen's distances, as of the rook's",
  A292059: "sums of the bishop's distances among the light squares of n×n, for n up to 12",
};

test("each sequence on the page is in a test, and the reverse", () => {
  const ids = new Set(read("test/boards/boards.test.ts").match(/\bA\d{6}\b/g));
  expect(Object.keys(SEQUENCES)).toEqual([...ids].sort());
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

/** What the two ways of measures, or a check and its table, share; what would notice a fault there; the file and name of its test. */
const SHARED: readonly (readonly [
  shared: string,
  by: string,
  noticed: string,
  file: string,
  test: string,
])[] = [
  [
    "the parser of notations, and the names of pieces",
    "measures of a piece",
    "moves typed by hand from each piece's sources",
    "pieces/betza",
    "%s moves as its sources say",
  ],
  [
    "the letters of pieces of black",
    "measures of a piece",
    "the leaps of white with ranks down",
    "pieces/betza",
    "has the same leaps with ranks down, and is itself if mirrored twice",
  ],
  [
    "the leaps of a piece",
    "`distance` without a formula, `attacks`, `rings`, `zones`, `paths`, `pathCount`, checks beside tables",
    "before any table is written, its moves by the letters, step by step on the board",
    "request/proofs",
    "%s is refused, though both ways of the distance agree",
  ],
  [
    "the squares of a board, its holes and joined sides",
    "all",
    "boards and a search of the tests' own",
    "boards/random",
    "${TABLES} random tables answer as the search, or are refused for a reason that is true",
  ],
  [
    "the same",
    "all",
    "sums of distances that others found",
    "boards/boards",
    "%s has the sums that others found",
  ],
  [
    "the coordinates of hexagons",
    "all",
    "cube coordinates",
    "boards/boards",
    "a step to a neighbor on side %i is told by cube coordinates",
  ],
  [
    "the neighbors of squares on boards that are no rectangles",
    "`member`, tables to and from a region",
    "the regions by their definitions in words, on the tests' own boards",
    "boards/random",
    "${TABLES} random tables answer as the search, or are refused for a reason that is true",
  ],
  [
    "the moves of a graph, which are the request's own",
    "all",
    "a search on the links of the request",
    "boards/random",
    "%s is right",
  ],
  [
    "the board on which any leap has room",
    "`step`",
    "directions typed by hand",
    "request/engine-measures",
    "of %s, clockwise from north",
  ],
  [
    "the places of named directions",
    "`step`, `reach`",
    "squares and numbers typed by hand, in another order",
    "request/by-square",
    "%s has named directions in the order of the request",
  ],
  [
    "how many distances a table has",
    "`rings`, `zones`",
    "the rings of the package, by a search",
    "core/search",
    "the lookup of $name, every call",
  ],
  [
    "which bit of a set is which square",
    "measures of sets",
    "the sets of chessops",
    "core/sets",
    "between and line are those of chessops",
  ],
  [
    "the numbers that a request gives to squares",
    "all",
    "numbers and indices of the tests' own",
    "boards/random",
    "${TABLES} random tables answer as the search, or are refused for a reason that is true",
  ],
  [
    "the index of a layout, by which a table is filled and read",
    "all",
    "the formulas of the wiki, for every pair of squares",
    "core/layouts",
    "$name, the index of every pair",
  ],
  [
    "what signs mean in a language, for the printer and the reader of its text",
    "all",
    "the tests' grammars, from the manuals",
    "languages/printed",
    "every lookup of the package answers every call",
  ],
  [
    "the same",
    "all",
    "the compilers",
    "platforms/languages",
    "%s: every lookup of the catalogue and of others, whose headers texts of users do not bend",
  ],
  [
    "the moves in a check beside a table",
    "checks beside tables",
    "whoever reads them; the check itself refuses others",
    "checks/checks",
    "%s: another move, a missing one or another value of one is noticed",
  ],
];

test("each test on the page that would notice a fault exists", () => {
  for (const [, , , file, name] of SHARED) {
    const text = read(`test/${file}.test.ts`);
    const isThere = ['"', "`"].some((quote) => text.includes(`${quote}${name}${quote}`));
    expect(isThere, `${file}: ${name}`).toBe(true);
  }
});

const theorems = [...read("test/coq/Catalogue.v").matchAll(/^Theorem /gm)].length;

const page = `# Why these numbers can be trusted

Nobody has to trust the generator; this page tells what it was held against. A test writes it, with every figure.

## Each measure in two ways

A table is written only if the moves of its piece by leaps and by letters agree, if the two ways of its measure agree for each origin and
each target and with the rule of its check, and if its lookup, read back from the
written text, has the measure's answer for each call: in each language that has lookups, and in JSON by the index and the corner rule
that the file states. The ${tables.length} tables of the package have ${number(allCalls)} calls. A row is for a measure, with the calls of all its
tables. No function answers in both ways of a measure, which a test checks by counting calls, for these and for all that a request can name.

| measure | first way | second way | calls |
| --- | --- | --- | --: |
${rowsOfWays().join("\n")}

## What both ways share

A fault there would be in both ways, or in a table and in the check beside it. Something else would notice it; each row has its test.

| shared | by | noticed by | test |
| --- | --- | --- | --- |
${SHARED.map(([shared, by, noticed, file, name]) => `| ${shared} | ${by} | ${noticed} | \`${file}.test.ts\`: ${name.replace("${TABLES} ", "")} |`).join("\n")}

## Theorems

\`npm run prove:coq\` has Coq check ${theorems} theorems about the printed tables, without an axiom: each lookup of a distance is the least
length of a path of moves, and the combined distance is a sum of two. By difference, the knight's arrays hold the distance of all ordered pairs
of squares but eight, which the last theorem names and the corner rule corrects.

## What others found

These sequences of the [OEIS](https://oeis.org) agree:

${Object.entries(SEQUENCES)
  .map(([id, what]) => `- [${id}](https://oeis.org/${id}): ${what}`)
  .join("\n")}

These ${PUBLISHED.length} published arrays are equal to a table of the tool in every entry, by a digest:

${[...repositories].map(([name, arrays]) => `- ${name}: ${arrays.join("; ")}`).join("\n")}

## Published tables that are wrong

${wrongLines.join("\n")}

## What is not proved

- The compilers and engines that run the code. Tests compile the files of each language and call every lookup, with the versions in
  \`test/platforms/\`.
- The reader of the written text, what both ways share, and Coq itself. The tests compare the answers of compiled lookups with a search
  that shares no code with the generator.
- Distances, attacks, lines, rings, zones and paths need none of that trust: [\`--proof\`](languages.md#checks-beside-tables) writes a check
  beside a table, which knows only the board and the moves. There, a reader trusts its ten lines and the compiler.
- Other boards and pieces than tests have tried, but by the same two ways, each time that a table is written.
- That the audit finds every mistake: it says nothing of arrays that it does not know.
`;

test("docs/trust.md is what the tests find", async () => {
  await expect(await format(page, { parser: "markdown", printWidth: 100 })).toMatchFileSnapshot(
    "../docs/trust.md",
  );
});
