/** Tests the page before and without its code, what loads later, and what the page may load. */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { IDS } from "./support/chapters.js";
import { until } from "./support/explorer.js";
import { explorerTests } from "./support/pages.js";
import { platform } from "./support/platform.js";

const test = explorerTests();

test("the first view takes 85 kB at most, compressed, and needs no other host", async ({
  open,
}) => {
  const page = await open();
  const responses: Response[] = [];
  const refused: string[] = [];
  page.on("response", (response) => responses.push(response));
  page.on("requestfailed", (request) => refused.push(request.url()));
  await page.reload({ waitUntil: "networkidle" });
  await until(page, "window.listens");
  const bodies = await Promise.all(responses.map((response) => response.body()));
  const bytes = bodies.map((body) => gzipSync(body).length);
  expect(refused).toEqual([]);
  expect(responses.map((response) => response.url())).toContain(inject("explorer"));
  expect(bytes.length).toBeGreaterThanOrEqual(4);
  expect(bytes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(85_000);
});

/** What the page shows, as HTML. */
const shownIn = (page: Page): Promise<string> => page.locator("#explorer").innerHTML();

describe("without JavaScript", () => {
  const silent = test.extend(
    "silent",
    ({ pages, skip, onTestFinished }) =>
      async (place = ""): Promise<Page> => {
        const browser = await pages.browser(platform({ skip }, "Chromium"));
        const profile = await browser.newContext({ javaScriptEnabled: false });
        onTestFinished(() => profile.close());
        const page = await profile.newPage();
        await page.goto(inject("explorer") + place);
        return page;
      },
  );

  silent(
    "the page is that which the code draws, without what does nothing, and says so",
    async ({ silent, open }) => {
      const [page, drawn] = [await silent(), await open()];
      expect(await shownIn(drawn)).toBe(await shownIn(page));
      const boards = page.locator("svg.board").filter({ visible: true });
      expect(await boards.count()).toBeGreaterThan(IDS.length);
      const visible = page.locator("button, input, select, .how-to").filter({ visible: true });
      expect(await visible.count()).toBe(0);
      const workbench = await page.locator("#workbench").innerText();
      expect(workbench).toContain("The workbench needs JavaScript.");
      expect(workbench).not.toContain("loading");
    },
  );

  silent("the first picture waits for no file but the page", async ({ silent }) => {
    const page = await silent();
    const asked: string[] = [];
    await page.route("**/*", async (route) => {
      const isPage = route.request().isNavigationRequest();
      if (!isPage) asked.push(route.request().url());
      await (isPage ? route.continue() : route.abort());
    });
    await page.reload();
    expect(asked.filter((url) => url.endsWith(".css"))).toEqual([]);
    // Only the style hides the parts that need code.
    expect(await page.locator(".page-choices").isVisible()).toBe(false);
    expect(await page.locator(".opening").isVisible()).toBe(true);
  });

  silent("an address leads to its chapter", async ({ silent }) => {
    const page = await silent("#shortest-paths");
    // Parts that come into view are laid out late, and may move the parts below them.
    const top = async () =>
      Math.abs((await page.locator("#shortest-paths").boundingBox())?.y ?? NaN);
    await expect.poll(top).toBeLessThan(100);
  });
});

describe("the workbench", () => {
  test.for([
    [360, 800],
    [1280, 1000],
  ] as const)(
    "loads when it comes near, and the links below it stay in place: %i × %i",
    async ([width, height], { open }) => {
      const page = await open("", { viewport: { width, height } });
      const asked: string[] = [];
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/workbench-[^/]*\.js$/, async (route) => {
        asked.push(route.request().url());
        await held;
        await route.continue();
      });
      expect(await page.locator(".workbench").count()).toBe(0);
      expect(asked).toEqual([]);
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await expect.poll(() => asked.length).toBe(1);
      const link = page.locator("footer a").first();
      const before = await link.boundingBox();
      expect(before?.y).toBeLessThan(height);
      letGo();
      await page.locator("#workbench svg.board").waitFor();
      await page.unrouteAll();
      await until(page, "document.querySelector('.awaited') === null");
      const after = await link.boundingBox();
      expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(2);
    },
  );

  test("says so if it does not load", async ({ open }) => {
    const page = await open();
    await page.route(/workbench-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken");' }),
    );
    await page.locator("#workbench").scrollIntoViewIfNeeded();
    const said = page.locator("#workbench [role=status]");
    await expect.poll(() => said.innerText()).toMatch(/did not load.*Reload the page/s);
    await page.unrouteAll();
  });
});

describe("the policy", () => {
  test("allows files of the host alone: no script or style in the page, no other host, no request", async ({
    open,
  }) => {
    const page = await open();
    const policy = await page
      .locator("meta[http-equiv=Content-Security-Policy]")
      .getAttribute("content");
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|http|connect-src/);
    const html = await (await fetch(inject("explorer"))).text();
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = ""]) => text);
    const hashes = styles.map((text) => createHash("sha256").update(text).digest("base64"));
    expect(policy?.match(/'sha256-[^']*'/g)).toEqual(hashes.map((hash) => `'sha256-${hash}'`));
    expect(html).not.toMatch(/<style[^>]|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  test("forbids nothing that any part of the page does, and nothing leaves the browser", async ({
    open,
  }) => {
    const page = await open();
    const { origin } = new URL(page.url());
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(`${origin}/`) && !request.url().includes("?");
      if (!/^(data|blob):/.test(request.url()) && !isOwn) elsewhere.push(request.url());
    });
    await page.evaluate(`{
      window.forbidden = [];
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        window.forbidden.push(violatedDirective + " " + blockedURI));
    }`);
    const language = page.getByRole("combobox", { name: "Code" });
    await language.selectOption("rust");
    // All clicks in one script: any of them may break the policy.
    await page.evaluate(`(async () => {
      for (const part of document.querySelectorAll(".opening, .chapter")) {
        part.scrollIntoView();
        for (const button of part.querySelectorAll("summary, .diagram [role=group] button:enabled")) {
          button.click();
          await new Promise(requestAnimationFrame);
        }
      }
    })()`);
    await language.selectOption("c");
    const audit = page.locator("#audit");
    await audit.locator("textarea:enabled").fill("int a[16] = {0,1,2,3,4,5,6,7,8,9,9,9,9,9,9,9};");
    await audit.getByRole("button", { name: "Pumpkin’s edge", exact: true }).click();
    const file = page.getByText("The file, as the tool writes it");
    await audit.locator(file).click();
    await audit.getByRole("button", { name: "Download edge_distance.h" }).waitFor();
    const workbench = page.locator("#workbench");
    await workbench.scrollIntoViewIfNeeded();
    await workbench.locator(file).click();
    await Promise.all([
      page.waitForEvent("download"),
      workbench.getByRole("button", { name: "Download knight_distance.h" }).click(),
    ]);
    await page.evaluate("location.hash = 'board=glinski&metric=king'");
    await workbench.getByRole("grid", { name: /^King distance/ }).waitFor();
    expect(await page.evaluate("window.forbidden")).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
});
