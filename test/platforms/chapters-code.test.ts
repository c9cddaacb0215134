/** Tests the code of the chapters: shown in every language, copied, and run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import * as main from "../../src/index.js";
import { kingPaths } from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";
import { sq } from "../support/board.js";
import { filesIn, PROJECT, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import {
  boardIn,
  chapter,
  click,
  drawnPairs,
  IDS,
  leave,
  locate,
  NAMES,
  place,
  within,
  workbench,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

/** A pattern for each language that matches only its code. */
const MARKS = {
  TypeScript: /^import \{ \w+ \} from "/,
  C99: /static inline /,
  "C++17": /constexpr /,
  "Rust 2021": /pub const fn .* -> /,
  "Go 1.13": /^func /m,
  "Java 17": /public static /,
  "Python 3.9": /^def /m,
  "Zig 0.12": /pub (?:inline )?fn .*\) \w+ \{/,
  "Coq 8.16": /^Definition /m,
  JSON: /^JSON holds the numbers alone/,
};

const TITLES = Object.keys(MARKS);

/** The chapters whose diagram shows a table. */
const WITH_TABLES = IDS.filter((id) => id !== "audit");

/** The chapters that show the lines that compute it. */
const CODED = WITH_TABLES.filter((id) => id !== "when-a-difference-is-not-enough");

/** Opens the lookups below the code. They load only then. */
const openLookups = async (page: Page): Promise<void> =>
  page.evaluate(
    "for (const details of document.querySelectorAll('.code details')) details.open = true",
  );

const languages = (page: Page): Locator =>
  page.getByRole("combobox", { name: "Code", exact: true });

const codeOf = async (page: Page, id: (typeof IDS)[number]): Promise<string> =>
  (await locate(within(chapter(page, id), ".code details :is(pre, .no-code)")).textContent()) ?? "";

/** Waits until a chapter shows its lookup in a language. */
const isIn = (title: string, page: Page, id: (typeof IDS)[number]): Promise<void> =>
  expect
    .poll(
      async () => {
        const code = await codeOf(page, id);
        return Object.entries(MARKS).flatMap(([one, mark]) => (mark.test(code) ? [one] : []));
      },
      { message: `${title}, ${id}` },
    )
    .toEqual([title]);

/** Runs the command that is shown below the code, and returns the folder that it writes. */
const written = async (page: Page, id: (typeof IDS)[number]): Promise<string> => {
  const text = (await locate(within(chapter(page, id), ".code details")).textContent()) ?? "";
  const [, command = ""] = /(npx chess-distance .*) writes all of it/.exec(text) ?? [];
  const words = command.replaceAll("'", "").split(" ");
  expect(words.length).toBeGreaterThan(4);
  const folder = temporaryFolder();
  expect(await run(words.slice(2), [], folder)).toMatchObject({ status: 0 });
  return join(folder, "src", "tables");
};

test.for(sampled(WITH_TABLES, 2))(
  "%s: every language has its code, which is copied as it is shown, and part of what the command writes",
  async (id, { open }) => {
    const page = await open("", { viewport: { width: 1280, height: 700 } });
    const code = locate(within(chapter(page, id), ".code details"));
    await locate(within(chapter(page, id), ".code > summary")).click();
    await code.locator("summary").click();
    for (const title of ["TypeScript", ...sampled(TITLES.slice(1, -1), 2, id), "JSON"]) {
      await languages(page).selectOption(title);
      await isIn(title, page, id);
      const button = code.getByRole("button", { name: "Copy lookup" });
      expect(await button.count()).toBe(title === "JSON" ? 0 : 1);
      if (title === "JSON") continue;
      const text = await codeOf(page, id);
      await page.evaluate("navigator.clipboard.writeText('')");
      await button.click();
      await expect
        .poll(() => page.evaluate("navigator.clipboard.readText()"), { message: title })
        .toBe(text);
      if (title === "TypeScript") continue; // it imports from the package
      const all = Object.values(filesIn(await written(page, id))).join("\n");
      const lines = text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "" && !/^(?:\/\/|\/?\*|"""|#)/.test(line));
      expect(lines.length, title).toBeGreaterThan(1);
      const wanted = all.split("\n").map((line) => line.trim());
      for (const line of lines) expect(wanted, title).toContain(line);
    }
  },
);

/** The code above the lookup. */
const sampleOf = async (page: Page, id: (typeof IDS)[number]): Promise<string> =>
  (await locate(within(chapter(page, id), ".code > .text pre")).textContent()) ?? "";

test("one chooser holds for all chapters, which show their lines of the files that tests run, and the workbench", async ({
  open,
}) => {
  const page = await open();
  expect(await languages(page).locator("option").allTextContents()).toEqual(TITLES);
  // Coq and JSON show the lines of TypeScript.
  const endings = ["ts", "c", "cpp", "rs", "go", "java", "py", "zig", "ts", "ts"];
  for (const [at, title] of TITLES.entries()) {
    const file = readFileSync(
      join(PROJECT, "explorer", "chapters", "code", `samples.${endings[at] ?? ""}`),
      "utf8",
    );
    const parts = file.split(/^(?:\/\/|#) -- .+\n/m).map((part) => part.trim());
    await languages(page).selectOption(title);
    const found = new Set<number>();
    for (const id of CODED) {
      const part = async (): Promise<number> => {
        const shown = await sampleOf(page, id);
        // This chapter's certificate is that of the knight.
        const text = id.startsWith("why") ? shown.replaceAll("night", "ing") : shown;
        return parts.findIndex((part) => part !== "" && text.startsWith(part));
      };
      await expect.poll(part, { message: `${title}, ${id}` }).toBeGreaterThan(0);
      found.add(await part());
    }
    expect(found.size, title).toBe(CODED.length);
    const isOther = title === "JSON" || title.startsWith("Coq");
    expect(await page.getByText("The lines are in TypeScript:").count()).toBe(
      isOther ? CODED.length : 0,
    );
  }
  await languages(page).selectOption("C99");
  const king = locate(chapter(page, "king-and-rook-like-steps"));
  await expect.poll(() => sampleOf(page, "king-and-rook-like-steps")).toContain("#include");
  await king.locator(".code > summary").click();
  await king.getByRole("button", { name: "Copy program" }).click();
  const program =
    /int square\([^]*int king_distance\([^]*int main\(void\)[^]*\n {2}printf\("%d\\n", manhattan_distance\(18, 37\)\); {2}\/\/ c3 to f5: 5\n/;
  await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toMatch(program);
  await languages(page).selectOption("C++17");
  await languages(page).press("ArrowDown");
  const isOf = async (title: string): Promise<void> => {
    await openLookups(page);
    for (const id of WITH_TABLES) await isIn(title, page, id);
  };
  await isOf("Rust 2021");
  await workbench(page);
  await page.getByText("knight_distance.rs, as the tool writes it:").waitFor();
  await page.reload();
  await isOf("Rust 2021");
  await languages(page).selectOption("TypeScript");
  await isOf("TypeScript");
});

/** The numbers of squares by their files and ranks, from 0. */
const NUMBERS: Readonly<Record<string, (file: number, rank: number) => number>> = {
  "from a1": (file, rank) => 8 * rank + file,
  "from a8": (file, rank) => 63 - 8 * rank - (7 - file),
  "0x88": (file, rank) => parseInt(`${rank}${file}`, 16),
  mailbox: (file, rank) => Number(`${rank + 2}${file + 1}`),
};

const numberIn = (numbering: string, square: string): number =>
  NUMBERS[numbering]?.(sq(square) % 8, sq(square) >> 3) ?? NaN;

test("the numbers of squares that are chosen hold for the calls of all chapters, and stay", async ({
  open,
}) => {
  const page = await open();
  await openLookups(page);
  for (const numbering of ["0x88", "from a8", "from a1", "mailbox"] as const) {
    const of = (square: string): number => numberIn(numbering, square);
    const bar = page.getByRole("combobox", { name: "Squares", exact: true });
    await bar.selectOption(numbering);
    const calls = {
      "king-and-rook-like-steps": `kingDistance(${of("c3")}, ${of("f5")}); // c3 to f5: 3\nmanhattanDistance(${of("c3")}, ${of("f5")}); // c3 to f5: 5`,
      "knight-and-corners": `knightDistance(${of("a1")}, ${of("b2")}); // a1 to b2: 4`,
      "from-4096-entries-to-225-and-240": `index15x15(${of("c2")}, ${of("e4")}); // c2 to e4: ${112 + 2 * 15 + 2}`,
      "shortest-paths": `routeCount(${of("f6")}, ${of("h1")}); // f6 to h1: `,
      "center-edge-corners": `centerManhattanDistance(${of("f2")}); // f2: 3`,
    } as const;
    for (const id of IDS)
      if (id in calls)
        await expect
          .poll(() => sampleOf(page, id), { message: id })
          .toContain(Object.entries(calls).find(([one]) => one === id)?.[1]);
    // The lookup takes the same numbers, because its command has the option for them.
    const told = expect.poll(() =>
      locate(within(chapter(page, "king-and-rook-like-steps"), ".code details")).textContent(),
    );
    await told.toMatch(RegExp(`istance\\(${of("c3")}, ${of("f5")}\\); // 3`));
    const name = {
      "from a1": "",
      "from a8": "--squares a8 ",
      "0x88": "--squares 0x88 ",
      mailbox: "--squares mailbox ",
    }[numbering];
    await told.toContain(name === "" ? "It is in the package." : name);
  }
  await page.reload();
  // The page is drawn before its code runs, which then takes the numbers that were chosen.
  await expect
    .poll(() => sampleOf(page, "knight-and-corners"))
    .toContain("knightDistance(21, 32); // a1 to b2: 4");
});

test("a lookup that is opened before the page listens is written as well", async ({ open }) => {
  const page = await open();
  await languages(page).selectOption("Rust 2021");
  let listen = (): void => undefined;
  const isOpened = new Promise<void>((resolve) => {
    listen = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await isOpened;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.locator("footer").waitFor({ state: "attached" });
  await openLookups(page);
  listen();
  await isIn("Rust 2021", page, "shortest-paths");
});

test("the chooser stays in reach, and covers no place that a link leads to", async ({ open }) => {
  for (const width of [320, 1280]) {
    const page = await open("", { viewport: { width, height: 700 } });
    const bar = page.getByRole("form", { name: "For the whole page" });
    for (const id of IDS) {
      await page.evaluate(`location.hash = ${JSON.stringify(id)}`);
      const title = page.locator(`#${id} h2`);
      await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(700);
      const { y = NaN, height = NaN } = (await bar.boundingBox()) ?? {};
      expect(y, id).toBeGreaterThanOrEqual(0);
      expect((await title.boundingBox())?.y, id).toBeGreaterThanOrEqual(y + height);
    }
    const { x = NaN, width: wide = NaN } = (await languages(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
  }
});

test("the code calls the package for what is shown, and says its answer", async ({ open }) => {
  const page = await open();
  const king = (from: number, to: number): string => {
    const { lo, hi } = kingPaths(from, to);
    return `{ lo: ${lo}, hi: ${hi} }`;
  };
  for (const [id, choice, module, name, answer] of [
    ["king-and-rook-like-steps", "", "", "distance", main.distance],
    ["knight-and-corners", "", "", "knightDistanceByAbsDiff", main.knightDistance],
    ["from-4096-entries-to-225-and-240", "", "", "distance15x15", main.distance],
    ["shortest-paths", "", "/paths", "kingPaths", king],
    [
      "center-edge-corners",
      "Center, rook-like",
      ...(["", "centerManhattanDistance", main.centerManhattanDistance] as const),
    ],
    ["center-edge-corners", "Edge", "/pieces", "edgeDistance", pieces.edgeDistance],
    [
      "center-edge-corners",
      "Dark corners",
      ...(["/pieces", "cornerDistanceDark", pieces.cornerDistanceDark] as const),
    ],
  ] as const) {
    const part = chapter(page, id);
    if (choice !== "")
      await locate(part).getByRole("button", { name: choice, exact: true }).click();
    for (const [from, to] of drawnPairs(NAMES, 2, id)) {
      await place(boardIn(part), from, to);
      await click(boardIn(part), to);
      await leave(page);
      const squares = id === "center-edge-corners" ? [sq(to)] : [sq(from), sq(to)];
      await expect
        .poll(() => codeOf(page, id))
        .toBe(
          `import { ${name} } from "chess-distance${module}";\n\n` +
            `${name}(${squares.join(", ")}); // ${answer(squares[0] ?? NaN, sq(to))}`,
        );
    }
  }
});
