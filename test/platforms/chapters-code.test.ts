/** The code of the chapters: in every language, copied, and run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import * as main from "../../src/index.js";
import * as paths from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";
import * as sets from "../../src/sets.js";
import { sq } from "../support/board.js";
import { filesIn, PROJECT, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import {
  boardIn,
  chapter,
  click,
  drag,
  drawnIn,
  drawnPairs,
  IDS,
  leave,
  locate,
  middleOf,
  NAMES,
  point,
  says,
  type Part,
  within,
  workbench,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const TITLES = [
  "TypeScript",
  "C99",
  "C++17",
  "Rust 2021",
  "Go 1.13",
  "Java 17",
  "Python 3.9",
  "Zig 0.12",
  "Coq 8.16",
  "JSON",
];

/** A word of the code of each language that no other shows. */
const MARKS: Readonly<Record<string, RegExp>> = {
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

/** The chapters that show code. */
const CODED = IDS.filter((id) => id !== "audit");

/** The chapters whose diagram shows a table. */
const WITH_TABLES = CODED.filter((id) => id !== "numbering");

/** Opens the lookups below the code, which load then. */
const openLookups = async (page: Page): Promise<void> =>
  page.evaluate(
    "for (const details of document.querySelectorAll('.code details')) details.open = true",
  );

const languages = (page: Page): Locator =>
  page.getByRole("combobox", { name: "Code", exact: true });

const codeOf = async (page: Page, id: (typeof IDS)[number]): Promise<string> =>
  (await locate(within(chapter(page, id), ".code details :is(pre, .no-code)")).textContent()) ?? "";

/** Runs the command that is shown below the code, and returns the folder of what it writes. */
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
    await code.locator("summary").click();
    for (const title of ["TypeScript", ...sampled(TITLES.slice(1, -1), 2, id), "JSON"]) {
      await languages(page).selectOption(title);
      await expect.poll(() => codeOf(page, id), { message: title }).toMatch(MARKS[title] ?? /^$/);
      const text = await codeOf(page, id);
      const others = TITLES.filter((other) => other !== title && MARKS[other]?.test(text));
      expect(others, title).toEqual([]);
      const button = code.getByRole("button", { name: "Copy lookup" });
      expect(await button.count()).toBe(title === "JSON" ? 0 : 1);
      if (title === "JSON") continue;
      await page.evaluate("navigator.clipboard.writeText('')");
      await button.click();
      await expect
        .poll(() => page.evaluate("navigator.clipboard.readText()"), { message: title })
        .toBe(text);
      const toast = page.locator(".toast");
      await expect.poll(() => toast.textContent()).toBe("Copied: lookup.");
      // It is seen in the window, at its place. Before it is said again, it is empty for a moment.
      await expect
        .poll(
          () =>
            page.evaluate(`{
              const { x, y, width, height } = document.querySelector(".toast").getBoundingClientRect();
              [
                x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 700,
                document.elementFromPoint(x + width / 2, y + height / 2)?.textContent,
              ];
            }`),
          { message: title },
        )
        .toEqual([true, "Copied: lookup."]);
      if (title === "TypeScript") continue; // imports from the package
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

/** The files of samples, by the titles of their languages. */
const ENDINGS: Readonly<Record<string, string>> = {
  TypeScript: "ts",
  C99: "c",
  "C++17": "cpp",
  "Rust 2021": "rs",
  "Go 1.13": "go",
  "Java 17": "java",
  "Python 3.9": "py",
  "Zig 0.12": "zig",
  "Coq 8.16": "ts",
  JSON: "ts",
};

test("each chapter shows its lines of the files that tests run, in every language", async ({
  open,
}) => {
  const page = await open();
  for (const title of TITLES) {
    const file = readFileSync(
      join(PROJECT, "explorer", "chapters", "code", `samples.${ENDINGS[title] ?? ""}`),
      "utf8",
    );
    const parts = file.split(/^(?:\/\/|#) -- .+\n/m).map((part) => part.trim());
    await languages(page).selectOption(title);
    const found = new Set<number>();
    for (const id of CODED) {
      const part = async (): Promise<number> => {
        const shown = await sampleOf(page, id);
        // The certificate is that of the knight here.
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
  const board = boardIn(chapter(page, "numbering"));
  for (const [numbering, how] of [
    ["0x88", "button"],
    ["from a8", "bar"],
    ["mailbox", "button"],
    ["from a1", "bar"],
    ["mailbox", "bar"],
  ] as const) {
    const of = (square: string): number => numberIn(numbering, square);
    const bar = page.getByRole("combobox", { name: "Squares", exact: true });
    const button = locate(chapter(page, "numbering")).getByRole("button", { name: numbering });
    if (how === "bar") await bar.selectOption(numbering);
    else await button.click();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    expect(await bar.locator("option:checked").textContent()).toBe(numbering);
    expect(await drawnIn(board)).toEqual(
      Object.fromEntries(NAMES.map((name) => [name, `${of(name)}`])),
    );
    const calls = {
      numbering: `square(5, 4); // f5: ${of("f5")}`,
      "king-and-rook-like-steps": `kingDistance(${of("c3")}, ${of("f5")}); // c3 to f5: 3\nmanhattanDistance(${of("c3")}, ${of("f5")}); // c3 to f5: 5`,
      "knight-and-corners": `knightDistance(${of("a1")}, ${of("b2")}); // a1 to b2: 4`,
      "from-4096-entries-to-225-and-240": `index15x15(${of("c2")}, ${of("e4")}); // c2 to e4: ${112 + 2 * 15 + 2}`,
      "shortest-paths": `routeCount(${of("f6")}, ${of("h1")}); // f6 to h1: `,
      "center-edge-corners": `centerManhattanDistance(${of("f2")}); // f2: 3`,
    } as const;
    for (const id of IDS)
      if (id in calls)
        expect(await sampleOf(page, id), id).toContain(
          Object.entries(calls).find(([one]) => one === id)?.[1],
        );
    // The lookup takes the same numbers, and its command makes it so.
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
  await page.getByRole("gridcell").first().waitFor();
  expect((await drawnIn(board))["a1"]).toBe("21");
});

test("a number is told for the square that is pointed at, touched, or reached by keys", async ({
  open,
}) => {
  const page = await open("", { hasTouch: true });
  const part = chapter(page, "numbering");
  await locate(part).getByRole("button", { name: "from a8" }).click();
  await point(boardIn(part), "b7");
  await says(
    part,
    "b7 is 6 ranks up and 1 file to the right of a1, which is 56: its number is 56 − 8 × 6 + 1 = 9.",
  );
  await leave(page);
  await says(part, /^f5 is .* 56 − 8 × 4 \+ 5 = 29\.$/);
  await locate(boardIn(part)).getByRole("gridcell", { name: "f5," }).focus();
  await page.keyboard.press("ArrowUp");
  await says(part, /^f6 is .* 56 − 8 × 5 \+ 5 = 21\.$/);
  const { x, y } = await middleOf(boardIn(part), "h1");
  await page.touchscreen.tap(x, y);
  await says(
    part,
    "h1 is 0 ranks up and 7 files to the right of a1, which is 56: its number is 56 − 8 × 0 + 7 = 63.",
  );
  await locate(part).getByRole("button", { name: "mailbox" }).click();
  await says(part, /: its number is 21 \+ 10 × 0 \+ 7 = 28\.$/);
});

test("one chooser holds for the code of all chapters and the workbench, also after a reload", async ({
  open,
}) => {
  const page = await open();
  expect(await languages(page).locator("option").allTextContents()).toEqual(TITLES);
  const isOf = async (title: string): Promise<void> => {
    for (const id of WITH_TABLES)
      await expect.poll(() => codeOf(page, id), { message: id }).toMatch(MARKS[title] ?? /^$/);
  };
  await openLookups(page);
  await isOf("TypeScript");
  await languages(page).focus();
  for (const title of TITLES.slice(1, 4)) {
    await page.keyboard.press("ArrowDown");
    expect(await languages(page).locator("option:checked").textContent()).toBe(title);
  }
  await isOf("Rust 2021");
  await workbench(page);
  await page.getByText("knight_distance.rs, as the tool writes it:").waitFor();
  await page.reload();
  await openLookups(page);
  await isOf("Rust 2021");
  await languages(page).selectOption("TypeScript");
  await isOf("TypeScript");
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
  await expect.poll(() => codeOf(page, "shortest-paths")).toMatch(MARKS["Rust 2021"] ?? /^$/);
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

/** The modules from which the code imports. */
const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "chess-distance": main,
  "chess-distance/pieces": pieces,
  "chess-distance/paths": paths,
  "chess-distance/sets": sets,
};

/** What code of TypeScript calls, and the answer that it states. */
interface Call {
  readonly name: string;
  readonly module: string;
  readonly numbers: readonly number[];
  readonly stated: string;
}

const callIn = (code: string): Call => {
  const [, name = "", module = "", called, numbers = "", stated = ""] =
    /^import \{ (\w+) \} from "(.*)";\n\n(\w+)\((.*)\); \/\/ (.*)$/.exec(code) ?? [];
  expect(called, code).toBe(name);
  return { name, module, numbers: numbers.split(", ").map(Number), stated };
};

/** The answer of a module to a call, written as in code. */
const answerOf = (
  exported: Readonly<Record<string, unknown>> | undefined,
  { name, numbers }: Call,
): string => {
  const lookup = exported?.[name];
  if (typeof lookup !== "function") throw new Error(`no lookup ${name}`);
  const answer: unknown = Reflect.apply(lookup, undefined, numbers);
  // { lo: 1, hi: 2 }
  return JSON.stringify(answer).replaceAll('"', "").replaceAll(/[{:,]/g, "$& ").replace("}", " }");
};

/** Puts the piece of a chapter on one square and the target on another. */
const put = async (part: Part, from: string, to: string): Promise<void> => {
  const board = within(part, "svg.board");
  const label = (await locate(board).getAttribute("aria-label")) ?? "";
  const [, origin = ""] = / from ([a-p]\d+)/.exec(label) ?? [];
  if (origin !== from && origin !== "") await drag(board, origin, from);
  if (from !== to) await click(board, to);
  await leave(part.page);
};

test.for([
  ["king-and-rook-like-steps", "", "distance"],
  ["knight-and-corners", "", "knightDistanceByAbsDiff"],
  ["from-4096-entries-to-225-and-240", "", "distance15x15"],
  ["shortest-paths", "", "kingPaths"],
  ["center-edge-corners", "Center, rook-like", "centerManhattanDistance"],
  ["center-edge-corners", "Edge", "edgeDistance"],
  ["center-edge-corners", "Dark corners", "cornerDistanceDark"],
] as const)(
  "%s, %s: the code calls the package for what is shown, and says its answer",
  async ([id, choice, name], { open }) => {
    const page = await open();
    const part = chapter(page, id);
    if (choice !== "")
      await locate(part).getByRole("button", { name: choice, exact: true }).click();
    for (const [from, to] of drawnPairs(NAMES, 2, id)) {
      await put(part, from, to);
      const called = id === "center-edge-corners" ? `${sq(to)}` : `${sq(from)}, ${sq(to)}`;
      await expect.poll(() => codeOf(page, id)).toContain(`${name}(${called});`);
      const call = callIn(await codeOf(page, id));
      expect(call.name).toBe(name);
      expect(call.stated).toBe(answerOf(MODULES[call.module], call));
    }
  },
);

test("the line of the knight's formula that decides is marked, in every language", async ({
  open,
}) => {
  const page = await open();
  const part = chapter(page, "knight-and-corners");
  const marked = locate(within(part, ".code mark"));
  await expect.poll(() => marked.textContent()).toMatch(/^ .*return 4;.*the corner rule$/);
  for (const title of sampled(TITLES, 3, "formula")) {
    await languages(page).selectOption({ label: title });
    for (const [square, rule] of [
      ["b1", "beside it"],
      ["c3", "two on a diagonal"],
      ["b2", "the corner rule"],
      ["c2", "even or odd, by color"],
      ["h8", "even or odd, by color"],
    ] as const) {
      await click(boardIn(part), square);
      await expect.poll(() => marked.textContent()).toMatch(new RegExp(`${rule}$`));
      expect(await locate(within(part, ".code pre")).locator("mark").count()).toBe(1);
    }
  }
});
