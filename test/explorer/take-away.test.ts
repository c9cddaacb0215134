/** Tests what the explorer offers for copying: calls, commands, configs and files. */
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  commandFor,
  filesIn as languageFiles,
  useText,
} from "../../explorer/model/take-away-texts.js";
import type { NumberingName } from "../../generator/boards/numbering.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { Table } from "../../generator/core/tables/table.js";
import { LANGUAGE_NAMES, type LanguageName } from "../../generator/languages/languages.js";
import { inConfig } from "../../generator/request/in-config.js";
import { parseRequest } from "../../generator/request/request.js";
import { ENTRIES } from "../support/exports.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { tableAt } from "../support/shown.js";
import { run } from "../support/tool.js";

/** The views whose answers are not distances. */
const RELATIONS = ["attacks", "between", "line", "rings", "zones"];

const LARGE = [
  "board=10x8&piece=(1,4)&layout=pair",
  "metric=knight&layout=superimposed",
  "metric=combined",
  "view=rings&metric=knight",
];

const TAKEN = [
  ...LARGE,
  ...RELATIONS.map((view) => `board=5x4&view=${view}&metric=knight`),
  "board=5x4&view=attacks&layout=0x88",
  "board=10x8&piece=giraffe",
  "board=5x4&piece=C&view=paths",
  "board=5x4&piece=giraffe&view=paths",
  "piece=archbishop",
  "piece=king",
  "metric=manhattan&layout=abs-diff",
  "metric=manhattan&layout=light-corners",
  "piece=NN&layout=center",
];

/** A table and the files that its command writes. The page must show the same files. */
const made = async (lang: LanguageName, fragment: string) => {
  const { state, table } = tableAt(fragment);
  const command = commandFor(lang, table.request);
  const folder = temporaryFolder();
  const args = command.replace("npx chess-distance ", "").replaceAll("'", "").split(" ");
  expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
  const files = filesIn(join(folder, "src", "tables"));
  const shown = languageFiles(lang, table, command).map(({ file, text }) => [file, text] as const);
  expect(Object.fromEntries(shown)).toEqual(files);
  return { state, table, files };
};

const IN_LANGUAGES = LANGUAGE_NAMES.flatMap((lang) =>
  (lang === "ts" ? TAKEN : [...LARGE, "board=5x4&view=attacks&layout=0x88"]).map(
    (fragment) => [lang, fragment] as const,
  ),
);

test.each(sampled(IN_LANGUAGES, 18))(
  "in %s, %s: the command makes what is imported",
  async (lang, fragment) => {
    const { state, table, files } = await made(lang, fragment);
    if (lang !== "ts") {
      const use = useText(lang, state, table);
      if (lang === "coq" || lang === "json") expect(use).toBeUndefined();
      else {
        const [, lookup = ""] = /(\w+)\([^()]*\);? *(?:\/\/|#)/.exec(use ?? "") ?? [];
        expect(Object.values(files).some((text) => text.includes(`${lookup}(`))).toBe(true);
      }
      return;
    }
    const [, name = "", module = ""] =
      /^import \{ (\w+) \} from "(.*)";/.exec(useText("ts", state, table) ?? "") ?? [];
    const exporting = Object.entries(files).flatMap(([file, text]) =>
      text.includes(`export const ${name}`) ? [`./tables/${file.replace(/ts$/, "js")}`] : [],
    );
    expect(exporting).toEqual([table.isPublished ? expect.any(String) : module]);
  },
);

test.each([
  ["board=10x8&piece=(1,4)", "--board 10x8 --piece '(1,4)' --layout pair"],
  ["board=10x8&metric=manhattan", "--board 10x8 --piece manhattan=W --layout pair"],
  ["metric=combined", "--table COMBINED_DISTANCE"],
  ["metric=king&view=paths", "--table KING_PATHS"],
])("the command of %s", (fragment, expected) => {
  const { table } = tableAt(fragment);
  expect(commandFor("ts", table.request)).toBe(`npx chess-distance ${expected} --out src/tables`);
});

test.each<[string, NumberingName?]>([
  ["board=10x8&metric=king&layout=center"],
  ["board=10x8&piece=C&layout=light-corners"],
  ["board=10x8&metric=manhattan&layout=light-corners"],
  ["board=10x8&metric=manhattan&layout=0x88"],
  ["board=glinski&metric=knight"],
  ["board=6x6&view=between", "a8"],
  ["piece=camel&layout=edge", "0x88"],
  ["metric=knight&layout=abs-diff", "a8"],
  ["board=5x4&view=attacks"],
  ["board=cylinder:10x8&metric=manhattan"],
  ['board={"rows":["..xx..","......"]}&piece=giraffe'],
])("stands in a config that makes it: %s", (fragment, numbering) => {
  const { table } = tableAt(fragment, numbering);
  const { entries } = parseRequest({ tables: [inConfig(table.request)] });
  const tables = entries.map((entry) => tableOf(entry, entry.board));
  const contents = ({ names, values }: Pick<Table, "names" | "values">) => ({
    names,
    values: values.slice(),
  });
  expect(tables.map(contents)).toEqual([contents(table)]);
});

test.each(sampled(RELATIONS, 6))("the import of %s", (view) => {
  const { state, table } = tableAt(`view=${view}&metric=knight&from=a2&to=c3`);
  const name = table.names.lookup ?? table.name;
  const [module] = Object.entries(ENTRIES).find(([, exported]) => name in exported) ?? [];
  const imported = useText("ts", state, table);
  expect(imported).toContain(`import { ${name} } from "${module ?? "./tables/knight-zones.js"}";`);
  expect(imported).toMatch(/^\w+[([]\d+(?:, \d+)?[)\]]; \/\/ /m);
});

test.each([
  [
    "metric=bishop&from=a1&to=b1",
    "bishopDistance",
    "chess-distance/pieces",
    "(0, 1); // 255, UNREACHABLE",
  ],
  [
    "board=10x8&piece=(1,4)&from=b1&to=c1",
    "pieceLeaper1x4Distance10x8",
    "./tables/piece-leaper1x4-distance-10x8.js",
    "(1, 2); // 5",
  ],
])("the import of %s", (fragment, name, module, call) => {
  const { state, table } = tableAt(fragment);
  expect(useText("ts", state, table)).toBe(
    `import { ${name} } from "${module}";\n\n${name}${call}`,
  );
});

test.each<[lang: LanguageName, fragment: string, text: string]>([
  [
    "c",
    "board=10x8&metric=knight&from=a1&to=b2",
    '#include "tables/knight_distance_10x8.h"\n\ncd_knight_distance_10x8(0, 11); // 4',
  ],
  // From a1, the king's ring of one move is b1, a2 and b2: bits 1, 8 and 9.
  [
    "rust",
    "view=rings&metric=king&from=a1&to=b2",
    "mod tables;\n\ntables::king_rings::king_ring(0, 1); // 0x302",
  ],
  [
    "go",
    "metric=bishop&from=a1&to=b1",
    'import tables "example.com/engine/src/tables"\n\ntables.BishopDistance(0, 1) // 255',
  ],
])("in %s, the lines for %s", (lang, fragment, text) => {
  const { state, table } = tableAt(fragment);
  expect(useText(lang, state, table)).toBe(text);
});
