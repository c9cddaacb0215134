/** The site, built by its one command and served in a folder of a host: API reference, links. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, type TestContext } from "vitest";
import * as generator from "../../generator/index.js";
import { ENTRIES } from "../support/exports.js";
import { startChromium } from "./support/browser.js";
import { copyCheckout } from "./support/checkout.js";
import { environment } from "./support/environment.js";
import { platform } from "./support/platform.js";
import { serve, type Host } from "./support/server.js";

const root = realpathSync(mkdtempSync(join(tmpdir(), "chess-distance-")));
const site = join(root, "checkout", ".build", "site");

let browser: Promise<Browser> | undefined;

beforeAll(() => {
  const project = join(root, "checkout");
  copyCheckout(project);
  const { status, stderr } = spawnSync("npm run build:site", {
    cwd: project,
    encoding: "utf8",
    env: environment(join(root, "home")),
    shell: true,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

afterAll(async () => {
  await (await browser)?.close();
  rmSync(root, { recursive: true, force: true });
});

/** A host of the site, and a page that shows it. Browsers keep its files as the header says. */
const open = async (
  context: TestContext,
  cacheControl: string,
): Promise<{ readonly host: Host; readonly page: Page }> => {
  const program = platform(context, "Chromium");
  browser ??= startChromium(program);
  const host = await serve(site, cacheControl);
  const profile = await (await browser).newContext();
  const faults: string[] = [];
  profile.on("weberror", (error) => faults.push(error.error().message));
  context.onTestFinished(async () => {
    await profile.close();
    await host.stop();
    expect(faults).toEqual([]);
  });
  const page = await profile.newPage();
  await page.goto(host.address);
  await drawn(page);
  return { host, page };
};

const drawn = (page: Page): Promise<void> => page.getByRole("gridcell").first().waitFor();

test("its API reference says of every exported name what it is", () => {
  const api = join(site, "api");
  const all = { ...ENTRIES, "chess-distance/generator": generator };
  const pages = Object.entries(all).flatMap(([entry, exported]) =>
    Object.keys(exported).map((name) => `${entry.replace("/", "_")}.${name}.html`),
  );
  const kinds = ["variables", "functions", "classes"];
  const missing = pages.filter((page) => !kinds.some((kind) => existsSync(join(api, kind, page))));
  expect(missing).toEqual([]);

  const combined = join(api, "variables", "chess-distance_pieces.COMBINED_DISTANCE.html");
  expect(readFileSync(combined, "utf8")).toMatch(/<table>.*opposition.*<\/table>/s);
});

describe("links", () => {
  /** States that together show every link. */
  const STATES = ["", "#metric=king&view=paths&from=f6&to=h1", "#view=attacks", "#layout=center"];

  /** The hosts to which the page may link. */
  const HOSTS = ["https://www.chessprogramming.org", "https://github.com"];

  const linksOf = async (page: Page): Promise<readonly string[]> =>
    page.evaluate<string[]>(
      "[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))",
    );

  const idsIn = (html: string): readonly (string | undefined)[] =>
    [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

  /** What is wrong with a link of a page; nothing if it leads somewhere. */
  const faultOf = async (
    address: string,
    html: string,
    link: string,
  ): Promise<readonly string[]> => {
    if (link.startsWith("data:")) return []; // a download
    const { href, origin, hash } = new URL(link, address);
    const id = decodeURIComponent(hash.slice(1));
    if (link.startsWith("#"))
      return id.includes("=") || idsIn(html).includes(id) ? [] : [`${link}: no such element`];
    if (origin !== new URL(address).origin)
      return HOSTS.includes(origin) ? [] : [`${link}: another host`];
    const response = await fetch(href);
    if (response.status !== 200) return [`${link}: ${response.status}`];
    const isThere = id === "" || idsIn(await response.text()).includes(id);
    return isThere ? [] : [`${link}: no such element there`];
  };

  test.for(STATES)("lead somewhere: %s", async (fragment, context) => {
    const { host, page } = await open(context, "no-store");
    await page.goto("about:blank");
    await page.goto(host.address + fragment);
    await drawn(page);
    const [links, html] = [await linksOf(page), await page.content()];
    expect(links).toContain("api/");
    const faults = await Promise.all(links.map((link) => faultOf(host.address, html, link)));
    expect(faults.flat()).toEqual([]);
  });
});
