/** Tests which numbers a table may hold, and the types that hold them: fillers, values, and large answers. */
import { describe, expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { emit, RequestError } from "../../generator/index.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { nameOf, sq, SQUARES } from "../support/board.js";
import { temporaryFolder } from "../support/files.js";
import { OTHERS, printed, refusal } from "../support/printed-tables.js";
import { sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";

const KING: TableRequest = { piece: "K", name: "x", board: "3x2" };

/** The distances of a king between the squares of 3×2. */
const DISTANCES = [...Array(36).keys()].map((pair) => {
  const [from, to] = [Math.floor(pair / 6), pair % 6];
  return Math.max(
    Math.abs((to % 3) - (from % 3)),
    Math.abs(Math.floor(to / 3) - Math.floor(from / 3)),
  );
});

const [MOST_SIGNED, MOST_UNSIGNED] = [2 ** 31 - 1, 2 ** 32 - 1];

/** The message with which the tool refuses a table of `emit`. */
const refused = async (table: TableRequest, lang = "c" as const): Promise<string> => {
  try {
    await emit({ tables: [table], lang }, "npm test");
    return "";
  } catch (error) {
    if (error instanceof RequestError) return error.message;
    throw error;
  }
};

/** A graph with one way from each cell to the next and, if it is round, from the last to the first. */
const way = (count: number, isRound: boolean): TableRequest => {
  const cells = Array.from({ length: count }, (_, cell) => `c${cell}`);
  const next = cells.map((cell, at) => [cell, [cells[(at + 1) % count] ?? ""]] as const);
  const moves = Object.fromEntries(isRound ? next : next.slice(0, -1));
  return { board: { graph: { cells, pieces: { ant: moves } } }, piece: "ant", name: "x" };
};

describe("numbers that no type holds", () => {
  const NONE = [
    [{ "0": MOST_SIGNED + 1, "1": 1, "2": 2 }, -1, "filler"],
    [{ "0": 0, "1": 1, "2": MOST_UNSIGNED }, -(2 ** 31), "filler"],
    [{ "0": -1, "1": 1, "2": MOST_SIGNED + 1 }, undefined, "values"],
    [{ "0": -1, "1": 1, "2": 2 }, MOST_UNSIGNED, "filler"],
  ] as const;
  test.each(NONE)(
    "%j with the filler %s are refused in every language",
    async (values, filler, key) => {
      const table: TableRequest = { ...KING, values, ...(filler !== undefined && { filler }) };
      const numbers = [...Object.values(values), filler ?? 0];
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
      const message = `tables[0].${key}: no type holds both ${least} and ${most}; expected numbers from -2147483648 to 2147483647, or from 0 to 4294967295`;
      expect(refusal(table)).toBe(message);
      for (const lang of LANGUAGE_NAMES)
        await expect(emit({ tables: [table], lang }, "npm test"), lang).rejects.toThrow(
          expect.objectContaining({ name: "RequestError", message }),
        );
    },
  );

  test("status 2, and nothing is written", async () => {
    const folder = temporaryFolder();
    const values = JSON.stringify({ "0": MOST_SIGNED + 1, "1": 1, "2": 2 });
    const args = ["--board=3x2", "--piece=x=K", `--values=${values}`, "--filler=-1", "--out=t"];
    for (const lang of sampled(LANGUAGE_NAMES, 2, "languages")) {
      const { status, errors, out } = await run([...args, `--lang=${lang}`], [], folder);
      expect({ status, out }, lang).toEqual({ status: 2, out: [] });
      expect(errors.join()).toMatch(/^--filler: no type holds both -1 and 2147483648; /);
    }
  });

  const HELD = [
    [[MOST_SIGNED, 1, 2], -1],
    [[MOST_UNSIGNED, 1, 2], 7],
    [[-3, 1, 2], MOST_SIGNED],
    [[3, 1, 2], MOST_UNSIGNED],
  ] as const;
  test.each(sampled(HELD, 2))("%j with the filler %s: each element is held", (numbers, filler) => {
    const values = Object.fromEntries(numbers.entries());
    // A difference of two squares has 6 elements per rank: -3, which no pair has, -2 to 2, then the next rank.
    const expected = [-1, 0, 1].flatMap((ranks) =>
      [-3, -2, -1, 0, 1, 2].map((files) =>
        files === -3 ? filler : numbers[Math.max(Math.abs(files), Math.abs(ranks))],
      ),
    );
    for (const lang of sampled(OTHERS, 3, `held ${filler}`)) {
      const { entries, answer } = printed(lang, { ...KING, values, filler, layout: "0x88" });
      expect(entries.map(Number), lang).toEqual(expected);
      const found = DISTANCES.map((_, pair) => Number(answer(Math.floor(pair / 6), pair % 6)));
      expect(found, lang).toEqual(DISTANCES.map((moves) => numbers[moves]));
    }
  });
});

describe("answers that are too large", () => {
  const king = (ranks: number): TableRequest => ({
    ...{ measure: "pathCount", piece: "K", board: `2x${ranks}`, name: "x" },
  });

  test("more shortest paths than 32 bits can count", async () => {
    // On two files, a king has 2 ways to each rank but the last.
    expect(await refused(king(33))).toBe("");
    expect(await refused(king(34))).toBe(
      `tables[0].board: a1, a34 has the answer ${2 ** 32}; expected at most 4294967295, the greatest number of any type; use a smaller board`,
    );
  });

  test("more shortest paths than 31 bits can count, beside a negative filler", async () => {
    expect(await refused({ ...king(32), filler: -1 })).toBe("");
    expect(await refused({ ...king(33), filler: -1 })).toBe(
      `tables[0].filler: no type holds both -1 and 2147483648; expected numbers from -2147483648 to 2147483647, or from 0 to 4294967295`,
    );
  });

  test("a distance of 255 beside squares that the piece cannot reach", async () => {
    expect(await refused(way(255, false))).toBe("");
    for (const more of sampled([{}, { filler: 1 }], 1, "filler")) {
      expect(await refused({ ...way(256, false), ...more })).toBe(
        `tables[0].values: c0, c255 has the answer 255, which also stands for squares that the piece cannot reach; write other numbers for all answers, such as { "0": 0, "1": 1, …, "unreachable": -1 }`,
      );
    }
    const own = Object.fromEntries([...Array(256).keys()].map((moves) => [moves, moves]));
    const { answer, text } = printed("c", {
      ...way(256, false),
      values: { ...own, unreachable: -1 },
    });
    expect([answer(0, 255), answer(255, 0), answer(7, 7)]).toEqual([255, -1, 0]);
    expect(text).toContain("CHESS_DISTANCE_TABLE(int16_t, CD_X_DISTANCE, [65536])");
  });

  test("greater distances are no byte where the piece reaches every square", () => {
    const { answer, text } = printed("rust", way(257, true));
    expect([answer(0, 256), answer(1, 0), answer(256, 0)]).toEqual([256, 256, 1]);
    expect(text.includes(") -> u16 {")).toBe(true);
  });
});

/** Both sides of the limit of each type, with and without a sign. */
const LIMITS = [7, 8, 15, 16, 31].flatMap((bits) => [
  [2 ** bits - 1, 2 ** bits],
  [-(2 ** bits) - (bits === 31 ? 0 : 1), -(2 ** bits) + (bits === 31 ? 1 : 0)],
]);

test.each(OTHERS)("%s holds and answers the numbers around the limits of types", (lang) => {
  for (const [one = NaN, other = NaN] of LIMITS) {
    const table: TableRequest = {
      piece: "W",
      name: "x",
      board: "2x1",
      values: { "0": one, "1": other },
    };
    const { answer, entries } = printed(lang, table);
    expect([answer(0, 0), answer(0, 1), answer(1, 0)].map(Number)).toEqual([one, other, other]);
    // Java's bytes are signed.
    const held = entries.map((entry) => Number(entry) + (one > 0 && entry < 0 ? 256 : 0));
    expect(held, `${one}, ${other}`).toEqual([one, other, other, one]);
  }
});

describe("the type that lookups in C return", () => {
  /** The least and the greatest answer, the filler, and the type. An `int` need not have more than 16 bits. */
  const TYPES = [
    [0, 32_767, 0, "int"],
    [-32_767, 32_767, 0, "int"],
    [-32_768, 1, 0, "int32_t"],
    [0, 32_768, 0, "int32_t"],
    [0, 40_000, 0, "int32_t"],
    [0, 65_535, 0, "int32_t"],
    [-1, 65_536, 0, "int32_t"],
    [0, 1, 32_767, "int"],
    [0, 1, 32_768, "int32_t"],
    [0, 1, -32_768, "int32_t"],
    [0, MOST_SIGNED, 0, "int32_t"],
    [0, MOST_SIGNED + 1, 0, "uint32_t"],
    [0, 1, MOST_UNSIGNED, "uint32_t"],
  ] as const;
  test.each(TYPES)("answers from %d to %d, with the filler %d: %s", (least, most, filler, type) => {
    const table = { ...KING, values: { "0": least, "1": most, "2": 1 }, filler };
    const returned = (lang: "c" | "cpp" | "go"): string | undefined =>
      /^(?:CHESS_DISTANCE_LOOKUP|CHESS_DISTANCE_CONSTEXPR|func \w+\(.*?\)) (\S+) /m.exec(
        printed(lang, table).text,
      )?.[1];
    expect(returned("c")).toBe(type);
    expect(returned("cpp")).toBe(type === "uint32_t" ? "std::uint32_t" : "int");
    expect(returned("go")).toBe(type === "uint32_t" ? "uint32" : "int");
  });

  test("a number that only the corner rule adds is an answer too", () => {
    const values = { "0": 0, "1": 1, "2": 32_766, "3": 3, "4": 32_768, "5": 5, "6": 6 };
    const knight: TableRequest = { piece: "N", name: "x", values };
    expect(printed("c", { ...knight, layout: "0x88" }).text).toContain(
      "CHESS_DISTANCE_LOOKUP int32_t cd_x_distance_by_0x88_diff(",
    );
  });
});

test("-0 is read as 0, in a config, on a command line and by the library", async () => {
  const table: TableRequest = { ...KING, values: { "0": -0, "1": 1, "2": 2 }, filler: -0 };
  const plain: TableRequest = { ...KING, values: { "0": 0, "1": 1, "2": 2 } };
  for (const lang of sampled(LANGUAGE_NAMES, 3, "zero")) {
    const [found, expected] = await Promise.all(
      [table, plain].map((one) => emit({ tables: [one], lang }, "npm test")),
    );
    expect(found, lang).toEqual(expected);
  }
  const args = ["--board=3x2", "--piece=x=K", '--values={"0":-0,"1":1,"2":2}', "--out=t"];
  for (const lang of ["js", "ts"] as const) {
    const format = lang === "js" ? ["--format=js"] : [];
    const line = [...args, "--filler", "-0", "--layout=0x88", ...format];
    expect(await run(line, [], temporaryFolder()), lang).toMatchObject({ status: 0, errors: [] });
  }
  const { answer } = printed("c", { ...KING, squares: { start: -0, file: 1, rank: 3 } });
  expect(answer(0, 5)).toBe(2);
});

describe("the filler of a table of steps", () => {
  const knight: TableRequest = { measure: "step", piece: "N", name: "x" };

  test.each([
    [{}, 0, "a1"],
    [{}, 63, "h8"],
    [{ squares: "a8" }, 0, "a8"],
    [{ squares: "0x88" }, 119, "h8"],
    [{ squares: { start: 21, rank: 10 } }, 21, "a1"],
    [{ board: "hexagon:2", piece: "W" }, 0, "a1"],
  ] as const)("%j: %d is the number of %s, so it is refused", (given, filler, square) => {
    expect(refusal({ ...knight, ...given, filler })).toBe(
      `tables[0].filler: ${filler} is the number of ${square}; expected a number that no square has, such as -1, for steps that leave the board`,
    );
  });

  test.each([
    [{}, 64, 0],
    [{}, -1, 0],
    [{ squares: "0x88" }, 8, 0],
    [{ squares: { start: 21, rank: 10 } }, 0, 21],
  ] as const)(
    "%j: %d is no square, so it stands for steps that leave the board",
    (given, filler, a1) => {
      // The fifth of a knight's steps goes down.
      const { answer } = printed("c", { ...knight, ...given, filler });
      expect(answer(a1, 4)).toBe(filler);
    },
  );

  test("without one, 255 stands for these steps, whatever the numbers of squares", () => {
    const { answer } = printed("c", knight);
    const found = SQUARES.map((square) => answer(square, 0));
    // The first knight's step clockwise from north is two up and one to the right.
    expect(found.map((to) => (to === 255 ? "" : nameOf(Number(to))))).toEqual(
      SQUARES.map((square) => (square % 8 === 7 || square > sq("h6") ? "" : nameOf(square + 17))),
    );
  });

  test("other measures may have any filler", () => {
    const mailbox = { squares: "mailbox", unit: "a1", filler: 0 } as const;
    expect(refusal({ ...mailbox, measure: "number", name: "x" })).toBe("");
    expect(refusal({ piece: "nN", measure: "leg", filler: 8 })).toBe("");
  });
});
