/** The chapter that audits arrays, in a browser: by pointer, touch and keys, with broken input, and what axe finds. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { KNIGHT_MOVES, search, TO_EDGE } from "../support/board.js";
import { sampled } from "../support/sampling.js";
import {
  boardIn,
  chapter,
  click,
  drag,
  drawnIn,
  locate,
  point,
  says,
  within,
} from "./support/chapters.js";
import { clipboard, explorerTests, type Open } from "./support/pages.js";

const test = explorerTests();

type Options = Parameters<Open>[1];

const audit = (page: Page) => chapter(page, "audit");

/** Opens the chapter and waits until its code has loaded. */
const opened = async (open: Open, options?: Options) => {
  const page = await open("#audit", options);
  await page.locator("#audit fieldset:enabled").waitFor();
  return page;
};

const example = (page: Page, name: string): Promise<void> =>
  locate(audit(page)).getByRole("button", { name, exact: true }).click();

const paste = (page: Page, text: string): Promise<void> =>
  locate(audit(page)).getByRole("textbox").fill(text);

const said = (page: Page) => expect.poll(() => locate(within(audit(page), ".said")).textContent());

/** King distances to the edge, with a wrong one for h2, and an array that is not a table. */
const EDGE = TO_EDGE.with(15, 1);
const PRIMES = "2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61";

const KNIGHT =
  "knight_distance is the knight's distance between two squares. But 8 of its 4,096 entries are wrong.";
const PUMPKIN =
  "kDistToEdge is the king's distance to the nearest square of the edge, squares from a1. But 1 of its 64 entries is wrong.";

const EXAMPLES = [
  ["A knight without corners", KNIGHT],
  ["Pumpkin’s edge", PUMPKIN],
  [
    "DroidFish: right",
    "distTable is the king's distance indexed by the difference of two squares, 16 per rank. All 239 entries are right.",
  ],
] as const;

test("an example is shown before anything is pasted, and others can be chosen; on a phone, the verdict is between board and field", async ({
  open,
}) => {
  const page = await opened(open, { viewport: { width: 360, height: 740 } });
  await says(audit(page), KNIGHT);
  await said(page).toContain("Entry 9, for a1 → b2, says 2. It should say 4.");
  expect((await drawnIn(boardIn(audit(page))))["b2"]).toBe("2");
  expect(await page.locator("#audit .wrong .badge").count()).toBe(1);
  expect(await page.locator("#audit .wrong text").allTextContents()).toEqual(["4"]);
  await page.evaluate(`window.missing = 0;
    new MutationObserver(() => { window.missing += document.querySelector("#audit svg.board") ? 0 : 1; })
      .observe(document.querySelector("#audit"), { childList: true, subtree: true });`);
  for (const [name, verdict] of EXAMPLES) {
    await example(page, name);
    await says(audit(page), verdict);
    await page.locator("#audit .code pre").first().waitFor();
  }
  expect(await page.evaluate("window.missing")).toBe(0);
  const middles = await page.evaluate<number[]>(`{
    document.querySelector("#audit textarea").scrollIntoView({ block: "center", behavior: "instant" });
    ["svg.board [aria-label^=a1]", "[role=status] .answer", "textarea"].map((css) =>
      document.querySelector("#audit " + css).getBoundingClientRect()).map(({ y, height }) => y + height / 2);
  }`);
  expect([100, ...middles]).toEqual([100, ...middles].toSorted((one, other) => one - other));
});

test("squares have the names that they have in the numbering of the page", async ({ open }) => {
  const page = await opened(open);
  const squares = page.getByRole("combobox", { name: "Squares", exact: true });
  await squares.selectOption("a8");
  await says(audit(page), KNIGHT.replace("squares.", "squares, squares from a8."));
  await example(page, "Pumpkin’s edge");
  await says(audit(page), PUMPKIN.replace("from a1", "from a8"));
  await said(page).toContain("Entry 15, for h7, says 1. It should say 0.");
  await expect.poll(() => page.locator("#audit .code").textContent()).toContain("--squares a8");
  await squares.selectOption("a1");
  await said(page).toContain("Entry 15, for h2, says 1. It should say 0.");

  const part = locate(audit(page));
  await part.getByText("The file, as the tool writes it").click();
  await part.getByRole("button", { name: "Copy edge-distance.ts" }).click();
  await expect.poll(() => clipboard(page)).toContain("EDGE_DISTANCE");
  const [, numbers = ""] = /Uint8Array\(\[([^]*?)\]\)/.exec(await clipboard(page)) ?? [];
  const values = numbers
    .replaceAll(/\/\/.*/g, "")
    .match(/\d+/g)
    ?.map(Number);
  expect(values).toEqual(TO_EDGE);
});

test("entries are reached by pointer, by keys, and by buttons from each wrong entry to the next and back", async ({
  open,
}) => {
  const page = await opened(open);
  const part = locate(audit(page));
  const board = boardIn(audit(page));
  await point(board, "c3");
  await said(page).toBe("Entry 18, for a1 → c3, says 4, and that is right.");
  const count = () => expect.poll(() => page.locator("#audit .count").textContent());
  await page.mouse.move(1, 1);
  await count().toBe("wrong entry 1 of 8");
  const next = part.getByRole("button", { name: "Next", exact: true });
  const before = part.getByRole("button", { name: "Previous", exact: true });
  const place = await next.boundingBox();
  await next.click();
  await said(page).toContain("for h1 → g2, says 2. It should say 4.");
  await count().toBe("wrong entry 2 of 8");
  await click(board, "a3");
  await page.mouse.move(1, 1);
  await said(page).toContain("for h1 → a3, ");
  await count().toBe("wrong entry – of 8");
  expect(await next.boundingBox()).toEqual(place);
  await next.click();
  await before.click();
  await said(page).toContain("for h1 → g2, says 2. It should say 4.");
  await before.click();
  await before.click();
  await said(page).toContain("for h8 → g7, says 2. It should say 4.");
  await next.click();
  await drag(board, "a1", "a8");
  await click(board, "b7");
  await page.mouse.move(1, 1);
  await said(page).toContain("for a8 → b7, says 2. It should say 4.");
  await locate(within(board, "[tabindex='0']")).focus();
  await page.keyboard.press("ArrowRight");
  await said(page).toContain("for a8 → c7, says 1");
  await page.keyboard.press("Shift+ArrowDown");
  await said(page).toContain("for a7 → c7, says 2");
  await part.getByRole("button", { name: "Pumpkin’s edge" }).focus();
  await page.keyboard.press("Enter");
  await says(audit(page), PUMPKIN);
});

test("all arrays of a text are listed, the wrong one first", async ({ open }) => {
  const page = await opened(open);
  await paste(page, `# don't\nprimes = [${PRIMES}]\nedge = [\n${EDGE.join(", ")}]\n`);
  await says(audit(page), PUMPKIN.replace("kDistToEdge", "edge"));
  const list = locate(audit(page)).getByLabel("2 arrays");
  expect(await list.locator("option").allTextContents()).toEqual([
    "primes[18], line 2: not known",
    "edge[64], line 3: 1 wrong",
  ]);
  await list.selectOption({ index: 0 });
  await says(audit(page), /^primes, with 18 numbers, is no table that this page knows/);
  // There is neither a board nor space for one.
  expect(await page.locator("#audit .diagram, #audit .code *").count()).toBe(0);
  const [field, question] = [".asked", ".try"].map((one) => page.locator(`#audit ${one}`));
  expect((await question?.boundingBox())?.y).toBe((await field?.boundingBox())?.y);
});

test("no array is called right before all are read, because another may be wrong", async ({
  open,
}) => {
  const page = await opened(open);
  await page.evaluate(`window.answers = [];
    new MutationObserver(() => window.answers.push(document.querySelector("#audit .answer").textContent))
      .observe(document.querySelector("#audit"), { childList: true, characterData: true, subtree: true });`);
  // Arrays that are no table take longest.
  const unknown = Array.from({ length: 4 }, (_, place) => {
    const numbers = Array.from({ length: 4096 }, (_, at) => (at * at + place) % 7);
    return `int unknown${place}[] = {${numbers.join()}};`;
  });
  const [right, wrong] = [TO_EDGE, EDGE].map(
    (numbers, at) => `int edge${at}[] = {${numbers.join()}};`,
  );
  await paste(page, [right, ...unknown, wrong].join("\n"));
  await says(audit(page), PUMPKIN.replace("kDistToEdge", "edge1"));
  const answers = await page.evaluate<readonly string[]>("window.answers");
  expect(answers).toContain("Looking …");
  expect(answers.filter((answer) => answer.includes("are right"))).toEqual([]);
});

test("a file is audited; its own values for answers are listed, and the table as which it would be wrong", async ({
  open,
}) => {
  const page = await opened(open);
  const choose = (...texts: readonly string[]): Promise<void> =>
    page.locator("#audit input[type=file]").setInputFiles({
      ...{ name: "tables.c", mimeType: "text/plain" },
      buffer: Buffer.from(texts.join("\n")),
    });
  const moves = search(KNIGHT_MOVES, 8, 8, [[0, 0]]).join();
  await choose(`int to_a1[64] = {${moves}};`);
  await says(
    audit(page),
    "to_a1 is the knight's distance, to a1, squares from a1. All 64 entries are right.",
  );
  expect(await page.locator("#audit [role=status] .note").textContent()).toBe(
    "Read as the knight's distance, by absolute difference of squares, it would be wrong at entry 9, for |Δrank| 1, |Δfile| 1, which says 4 and should say 2.",
  );
  const own = TO_EDGE.map((value) => 17 - 5 * value + (value % 2));
  await choose(`int own[64] = {${own.join()}};`);
  await says(
    audit(page),
    /^own is the king's distance to the nearest of d4, e4, d5 and e5, with other values/,
  );
  const rows = await page.locator("#audit tr").allTextContents();
  expect(rows).toEqual(["AnswerValue", "03", "17", "213", "317"]);
  await choose("0, 1\n".repeat(500_000));
  await says(audit(page), /^That is more than two million characters/);
});

test("broken input gets one calm sentence; numbers alone are enough", async ({ open }) => {
  const NO_ARRAY =
    "The text has no array of 15 or more whole numbers. Paste one with its brackets, or its numbers alone.";
  const TOO_LONG =
    "That is more than two million characters, the most that this page reads. Paste only the part with the array.";
  const BROKEN = [
    ["   ", NO_ARRAY],
    ["Call me Ishmael.", NO_ARRAY],
    ["int T[] = {{{{ 1, 2, 3", NO_ARRAY],
    ["]]}}))", NO_ARRAY],
    [`float T[] = {${"0.5, ".repeat(64)}};`, NO_ARRAY],
    [`int T[] = {${"A, ".repeat(64)}};`, NO_ARRAY],
    ["\u0000\uffff<script>alert(1)</script>", NO_ARRAY],
    [`{${"{1,".repeat(100_000)}`, NO_ARRAY],
    ["(".repeat(1_000_000), NO_ARRAY],
    ["0, 1\n".repeat(2_000_000), TOO_LONG],
  ] as const;
  const page = await opened(open);
  for (const [text, sentence] of sampled(BROKEN, 3)) {
    await paste(page, EDGE.join(" "));
    await says(audit(page), PUMPKIN.replace("kDistToEdge", "This array"));
    if (text.length < 1_000_000) await paste(page, text);
    else
      await page.evaluate(`{
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", ${JSON.stringify(text.slice(0, 10))}.repeat(${text.length / 10}));
        const field = document.querySelector("#audit textarea");
        if (field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))) {
          field.value = clipboardData.getData("text/plain");
          field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }
      }`);
    await says(audit(page), sentence);
  }
});
