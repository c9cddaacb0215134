/** The code of the chapters: in every language, copied, and run. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as main from "../../src/index.js";
import * as paths from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";
import * as sets from "../../src/sets.js";
import { sq } from "../support/board.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { importFolder, run } from "../support/tool.js";
import {
  boardIn,
  chapter,
  click,
  drag,
  IDS,
  leave,
  locate,
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

/** The chapters that show the code of a table. */
const CODED = IDS.filter((id) => id !== "audit");

const codeOf = async (page: Page, id: (typeof IDS)[number]): Promise<string> =>
  (await locate(within(chapter(page, id), ".code :is(pre, [role=tabpanel] > p)")).textContent()) ??
  "";

/** Runs the command that is shown below the code, and returns the folder of what it writes. */
const written = async (page: Page, id: (typeof IDS)[number]): Promise<string> => {
  const text = await locate(within(chapter(page, id), ".code")).innerText();
  const [, command = ""] = /(npx chess-distance .*) writes all of it/.exec(text) ?? [];
  const words = command.replaceAll("'", "").split(" ");
  expect(words.length).toBeGreaterThan(4);
  const folder = temporaryFolder();
  expect(await run(words.slice(2), [], folder)).toMatchObject({ status: 0 });
  return join(folder, "src", "tables");
};

test.for(CODED)(
  "%s: every language has its code, which is copied as it is shown, and part of what the command writes",
  async (id, { open }) => {
    const page = await open("", { viewport: { width: 1280, height: 700 } });
    const code = locate(within(chapter(page, id), ".code"));
    expect(await code.getByRole("tab").allTextContents()).toEqual(TITLES);
    for (const title of TITLES) {
      await code.getByRole("tab", { name: title, exact: true }).click();
      await expect.poll(() => codeOf(page, id), { message: title }).toMatch(MARKS[title] ?? /^$/);
      const text = await codeOf(page, id);
      const others = TITLES.filter((other) => other !== title && MARKS[other]?.test(text));
      expect(others, title).toEqual([]);
      const button = code.getByRole("button", { name: "Copy code" });
      expect(await button.count()).toBe(title === "JSON" ? 0 : 1);
      if (title === "JSON") continue;
      await page.evaluate("navigator.clipboard.writeText('')");
      await button.click();
      await expect
        .poll(() => page.evaluate("navigator.clipboard.readText()"), { message: title })
        .toBe(text);
      const toast = page.locator(".toast");
      await expect.poll(() => toast.textContent()).toBe("Copied: code.");
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
        .toEqual([true, "Copied: code."]);
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

test("the language chosen in one place is that of all, also after a reload", async ({ open }) => {
  const page = await open();
  await workbench(page);
  const chosen = (): Promise<readonly string[]> =>
    page.locator("[role=tab][aria-selected=true]").allTextContents();
  const all = [...CODED, "workbench"];
  expect(await chosen()).toEqual(all.map(() => "TypeScript"));
  const tabs = locate(chapter(page, "shortest-paths"));
  await tabs.getByRole("tab", { name: "Rust 2021" }).click();
  await expect.poll(chosen).toEqual(all.map(() => "Rust 2021"));
  for (const id of CODED) expect(await codeOf(page, id), id).toMatch(MARKS["Rust 2021"] ?? /^$/);
  await page.reload();
  await workbench(page);
  expect(await chosen()).toEqual(all.map(() => "Rust 2021"));
  await tabs.getByRole("tab", { name: "Rust 2021" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(chosen).toEqual(all.map(() => "Go 1.13"));
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Go 1.13");
  for (const back of ["Rust 2021", "C++17", "C99", "TypeScript", "JSON", "Coq 8.16", "Zig 0.12"]) {
    await page.keyboard.press("ArrowLeft");
    await expect.poll(chosen).toEqual(all.map(() => back));
  }
  // These are the browser's: back, and forward.
  for (const modifier of ["Alt", "Control", "Meta"])
    await page.keyboard.press(`${modifier}+ArrowLeft`);
  await page.keyboard.press("ArrowRight");
  await expect.poll(chosen).toEqual(all.map(() => "Coq 8.16"));
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

const MOVES = [
  ["a1", "h8"],
  ["c2", "f7"],
  ["g7", "h8"],
] as const;

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
  ["king-and-rook-like-steps", "distance"],
  ["knight-and-corners", "knightDistanceByAbsDiff"],
  ["from-4096-entries-to-225-and-240", "distance15x15"],
  ["shortest-paths", "kingPaths"],
] as const)(
  "%s: the code calls the package for both squares, and says its answer",
  async ([id, name], { open }) => {
    const page = await open();
    for (const [from, to] of MOVES) {
      await put(chapter(page, id), from, to);
      await expect.poll(() => codeOf(page, id)).toContain(`${name}(${sq(from)}, ${sq(to)});`);
      const call = callIn(await codeOf(page, id));
      expect(call.name).toBe(name);
      const answer = answerOf(MODULES[call.module], call);
      expect(call.stated).toBe(answer);
    }
  },
);

test("the fill: the code calls the package for the ring that is shown", async ({ open }) => {
  const page = await open();
  const id = "how-the-fill-finds-it";
  await drag(boardIn(chapter(page, id)), "d4", "b1");
  await locate(chapter(page, id)).getByRole("slider").focus();
  await page.keyboard.press("Home");
  for (let ring = 0; ring <= 5; ring++) {
    if (ring > 0) await page.keyboard.press("ArrowRight");
    await expect.poll(() => codeOf(page, id)).toContain(`knightRing(1, ${ring});`);
    const call = callIn(await codeOf(page, id));
    expect(call.stated).toBe(answerOf(MODULES[call.module], call));
  }
});

test("regions: the code calls the package for the square, and says its answer", async ({
  open,
}) => {
  const page = await open();
  const part = chapter(page, "center-edge-corners");
  for (const [region, name] of [
    ["Center", "centerDistance"],
    ["Center, rook-like", "centerManhattanDistance"],
    ["Edge", "edgeDistance"],
    ["Light corners", "cornerDistanceLight"],
    ["Dark corners", "cornerDistanceDark"],
  ] as const) {
    await locate(part).getByRole("button", { name: region, exact: true }).click();
    for (const square of ["a1", "f2", "d4"]) {
      await click(boardIn(part), square);
      await leave(page);
      await expect
        .poll(() => codeOf(page, "center-edge-corners"))
        .toContain(`${name}(${sq(square)});`);
      const call = callIn(await codeOf(page, "center-edge-corners"));
      expect(call.stated).toBe(answerOf(MODULES[call.module], call));
    }
  }
});

test.for([
  ["when-a-difference-is-not-enough", "Zebra, leaps 3 + 2", "a1", "h8"],
  ["when-a-difference-is-not-enough", "Camel, leaps 3 + 1", "a1", "b1"],
  ["other-boards-and-pieces", "Archbishop, 10×8", "c2", "j8"],
  ["other-boards-and-pieces", "Giraffe, 9×10", "i10", "a1"],
] as const)(
  "%s, %s: the command writes what the code calls",
  async ([id, choice, from, to], { open }) => {
    const page = await open();
    await locate(chapter(page, id)).getByRole("button", { name: choice }).click();
    await put(chapter(page, id), from, to);
    const call = callIn(await codeOf(page, id));
    const folder = await written(page, id);
    expect(
      existsSync(join(folder, call.module.replace("./tables/", "").replace(".js", ".ts"))),
    ).toBe(true);
    expect(call.stated).toBe(
      answerOf(await importFolder(folder), call).replace("255", "255, UNREACHABLE"),
    );
  },
);
