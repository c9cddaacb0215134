/** Tests the command: all committed modules, proofs that fail, names that clash, and the second judge. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { BOARD } from "../../generator/core/boards/board.js";
import { ENTRIES, entryNamed } from "../../generator/core/catalogue.js";
import { generate, publishedModules } from "../../generator/core/generate.js";
import { pair } from "../../generator/core/layouts/layout.js";
import { BISHOP, KING } from "../../generator/core/measures/distances.js";
import { judged } from "../../generator/core/tables/ts-morph-judge.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { EntryOn } from "../../generator/core/tables/table.js";
import { draftOf, moduleOf } from "../../generator/core/tables/typescript.js";
import { filesIn, GENERATED, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";

/** A module for each entry, 5 entry points, 3 for frozen arrays, 2 for constants, `square-bits` and `squares`. */
const MODULES = ENTRIES.length + 12;

const command = async (folder: string, entries = ENTRIES) => {
  const out: string[] = [];
  const errors: string[] = [];
  const print = (line: string) => out.push(line);
  const printError = (line: string) => errors.push(line);
  const status = await generate([], { folder, environment: {}, print, printError }, () =>
    publishedModules(entries),
  );
  return { status, out, errors };
};

/** A folder that does not exist. */
const missingFolder = (): string => join(temporaryFolder(), "generated");

describe("writing", () => {
  test("makes missing folders, and all the committed modules in them", async () => {
    const folder = join(temporaryFolder(), "deep", "generated");
    const { status, out, errors } = await command(folder);
    expect(status).toBe(0);
    expect(errors).toEqual([]);
    expect(filesIn(folder)).toEqual(filesIn(GENERATED));
    expect(out).toHaveLength(MODULES + 1);
    expect(out).toContain(`${join(folder, "distance.ts")}: missing`);
    expect(out.at(-1)).toBe(
      `${MODULES} files written or removed. All ${MODULES} files are current now.`,
    );
  });

  test("prints how many tables were proved, and how many answers", async () => {
    const lines: string[] = [];
    const some = ENTRIES.slice(0, 4);
    await publishedModules(some, (line) => lines.push(line));
    // By pair, twice by difference, and to the center.
    expect(lines).toEqual([`4 tables proved: ${3 * 64 * 64 + 64} answers are right.`]);
  });
});

test("the command has the arguments and the environment of its process", async () => {
  const [print, printError] = [vi.fn(), vi.fn()];
  const place = { folder: missingFolder(), environment: {}, print, printError };
  const one = () => Promise.resolve([{ file: "one.ts", text: "" }]);
  expect(await generate(["--check"], place, one)).toBe(1);
  const environment = { npm_command: "run", npm_config_check: "true" };
  expect(await generate([], { ...place, environment }, one)).toBe(2);
  expect(existsSync(place.folder)).toBe(false);
});

describe("a proof that fails", () => {
  const wrong: readonly EntryOn[] = ENTRIES.map(({ measure, ...entry }) => {
    const [fill, { name, on }] = measure.ways;
    const nowhere: typeof on = (board) => (origins) => on(board)(origins).map(() => 0);
    return { ...entry, measure: { ...measure, ways: [fill, { name, on: nowhere }] } };
  });

  test("names the table and the pair, and writes nothing", async () => {
    const folder = missingFolder();
    const { status, out, errors } = await command(folder, wrong);
    expect(status).toBe(1);
    expect(out).toEqual([]);
    expect(errors[0]).toBe("DISTANCE[a1, b1]: 1 by the fill, 0 by the king's formula");
    expect(errors.at(-1)).toMatch(/^KNIGHT_PATH_COUNT\[.*\. Nothing was written\.$/);
    expect(errors).toHaveLength(wrong.length);
    expect(existsSync(folder)).toBe(false);
  });
});

test.each(sampled(["DISTANCE", "FROZEN", "UNREACHABLE"], 1, "names"))(
  "an entry of the catalogue cannot use the file of another entry or of a helper: %s",
  async (name) => {
    const renamed = ENTRIES.flatMap((entry): EntryOn[] => {
      if (entry.names?.table === "NDIS") return [{ ...entry, names: { table: name } }];
      // The king's table, and one with squares that cannot be reached.
      const { measure, layout } = entry;
      const isPlain = measure === (layout === pair ? KING : BISHOP);
      return isPlain ? [entry] : [];
    });
    const { status, errors } = await command(missingFolder(), renamed);
    expect({ status, errors }).toEqual({
      status: 2,
      errors: [
        `${name.toLowerCase()}.ts: two tables or helpers would be written to this file; give one of the tables another name. Nothing was written.`,
      ],
    });
  },
);

test("any other error is our own fault, and is thrown", async () => {
  const broken: readonly EntryOn[] = ENTRIES.map((entry) => ({
    ...entry,
    layout: () => {
      throw new RangeError("a fault");
    },
  }));
  await expect(command(missingFolder(), broken)).rejects.toThrow("a fault");
});

describe("the second judge", () => {
  const judging = (name: string, part = "", other = "") => {
    const entry = entryNamed(name);
    if (!entry) throw new Error(`no table: ${name}`);
    const table = tableOf(entry, BOARD);
    const { file, text } = moduleOf(draftOf(table));
    expect(part === "" || text.includes(part)).toBe(true);
    return judged([{ file, text: text.replace(part, () => other) }], [table]);
  };

  test.each(["NDIS", "KING_PATHS", "ATTACKS", "SQUARE_FROM_0X88", "x88diff"])(
    "accepts %s",
    (name) => expect(judging(name)).resolves.toHaveLength(1),
  );

  const NO_ARRAY = "[|Δrank| 0, |Δfile| 0]: missing as emitted, should be 0";

  test.each([
    ["NDIS", "3, 2, 1, 2", "3, 4, 1, 2", "[|Δrank| 1, |Δfile| 1]: 4 as emitted, should be 2"],
    ["NDIS", " 5, 6,\n", " 5,\n", "[|Δrank| 7, |Δfile| 7]: missing as emitted, should be 6"],
    ["NDIS", " 5, 6,\n", " 5, 6, 7,\n", "[length]: 65 elements as emitted, should be 64"],
    ["NDIS", "/* @__PURE__ */ frozen(", "new Frozen(", NO_ARRAY],
    ["NDIS", "new Uint8Array([", "Uint8Array.from([", NO_ARRAY],
    ["NDIS", "new Uint8Array([", "new Uint8Array(...[", NO_ARRAY],
    // Types.
    [
      "NDIS",
      "NDIS: FrozenUint8Array",
      "NDIS: FrozenInt8Array",
      "[NDIS]: FrozenInt8Array as emitted",
    ],
    ["DISTANCE", "sq2: number", "sq2: string", "[distance]: (number, string) => number as emitted"],
    [
      "KING_PATHS",
      "): SquareBits",
      "): number",
      "[kingPaths]: (number, number) => number as emitted",
    ],
    // Exports.
    ["NDIS", "const NDIS", "const NDI", "[exports]: NDI, knightDistanceByAbsDiff as emitted"],
    ["NDIS", "export const NDIS", "const NDIS", "[exports]: knightDistanceByAbsDiff as emitted"],
    ["ATTACKS", "KNIGHT = 4", "KNIGHT = 2", "[KNIGHT]: 2 as emitted"],
    // The form, and the syntax.
    ["NDIS", "= CORNER;", "=  CORNER;", "ndis.ts[form]: prettier writes const corner = CORNER;"],
    ["NDIS", "2 : 0);\n};\n", "2 : 0);\n};\n\n", "ndis.ts[form]: prettier ends the text earlier"],
    ["NDIS", "= CORNER;", "= CORNER CORNER;", "ndis.ts[line"],
  ])("refuses in %s %j as %j", async (name, part, other, message) => {
    await expect(judging(name, part, other)).rejects.toThrow(message);
  });
});
