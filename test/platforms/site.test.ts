/** Tests the site, built by its one command and served in a folder of a host: API reference, links, use offline. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import * as audit from "../../generator/audit/audit.js";
import * as generator from "../../generator/index.js";
import { ENTRIES } from "../support/exports.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { buildExplorer } from "./support/build.js";
import { until } from "./support/explorer.js";
import { test as browserTest } from "./support/pages.js";
import { platform } from "./support/platform.js";
import { checkout } from "./support/projects.js";
import { serve, type Host } from "./support/server.js";

const site = inject("site");

/** Tests that open a host of the site and a page. Browsers cache its files as its header demands. */
const test = browserTest.extend(
  "open",
  ({ pages, skip, onTestFinished }) =>
    async (cacheControl: string): Promise<{ readonly host: Host; readonly page: Page }> => {
      const browser = await pages.browser(platform({ skip }, "Chromium"));
      const host = await serve(site, cacheControl);
      const profile = await browser.newContext();
      const faults: string[] = [];
      profile.on("weberror", (error) => faults.push(error.error().message));
      onTestFinished(async () => {
        await profile.close();
        await host.stop();
        expect(faults).toEqual([]);
      });
      const page = await profile.newPage();
      await page.goto(host.address);
      await drawn(page);
      return { host, page };
    },
);

const drawn = (page: Page): Promise<void> => page.locator("[role=gridcell]").first().waitFor();

test("its API reference says of every exported name what it is", () => {
  const api = join(site, "api");
  const all = { ...ENTRIES, "chess-distance/generator": generator, "chess-distance/audit": audit };
  // A second name of a function leads to the page of the first name.
  const pages = Object.entries(all).flatMap(([entry, exported]) =>
    Object.keys(exported)
      .filter((name) => name !== "kingDistance")
      .map((name) => `${entry.replace("/", "_")}.${name}.html`),
  );
  const kinds = ["variables", "functions", "classes"];
  const missing = pages.filter((page) => !kinds.some((kind) => existsSync(join(api, kind, page))));
  expect(missing).toEqual([]);

  const combined = join(api, "variables", "chess-distance_pieces.COMBINED_DISTANCE.html");
  expect(readFileSync(combined, "utf8")).toMatch(/<table>.*opposition.*<\/table>/s);
});

test("its licenses are those of all packages whose code is in it", async () => {
  const folder = temporaryFolder();
  await buildExplorer(PROJECT, folder, true);
  const maps = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".map"));
  const sources = maps.flatMap(
    (name) =>
      // Only the list of sources is searched, because their texts mention node_modules.
      /"sources":\[([^\]]*)\]/
        .exec(readFileSync(join(folder, "assets", name), "utf8"))?.[1]
        ?.match(/node_modules\/[^"]*/g) ?? [],
  );
  const packages = new Set(
    sources.map((source) => /(?:@[^/]+\/)?[^/]+/.exec(source.slice(13))?.[0]),
  );
  expect(packages).toContain("preact");
  const texts = readFileSync(join(site, "licenses.txt"), "utf8").split("\n----\n\n");
  const names = texts.map((text) => text.split("\n")[0]);
  expect(names).toEqual(expect.arrayContaining([...packages, "@mdi/js"]));
  for (const text of texts) expect(text).toMatch(/copyright|licen[cs]e/i);
});

describe("links", () => {
  /** States that together show every link. */
  const STATES = ["", "#metric=king&view=paths&from=f6&to=h1", "#view=attacks", "#layout=center"];

  /** The hosts to which the page may link. */
  const HOSTS = [
    "https://www.chessprogramming.org",
    "https://www.redblobgames.com",
    "https://github.com",
  ];

  const linksOf = async (page: Page): Promise<readonly string[]> =>
    page.evaluate<string[]>(
      "[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))",
    );

  const idsIn = (html: string): readonly (string | undefined)[] =>
    [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

  /** Describes what is wrong with a link of a page; empty if it leads somewhere. */
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

  test("lead somewhere", async ({ open }) => {
    const { host, page } = await open("no-store");
    for (const fragment of STATES) {
      await page.goto("about:blank");
      await page.goto(host.address + fragment);
      await drawn(page);
      const [links, html] = [await linksOf(page), await page.content()];
      expect(links, fragment).toContain("api/");
      const faults = await Promise.all(links.map((link) => faultOf(host.address, html, link)));
      expect(faults.flat(), fragment).toEqual([]);
    }
  });
});

describe("without a network", () => {
  /** Waits until the service worker has cached the files and serves the page. */
  const kept = async (page: Page): Promise<void> => {
    await until(page, "navigator.serviceWorker.controller?.state === 'activated'");
  };

  /** The names of all caches of the host. */
  const cachesIn = async (page: Page): Promise<readonly string[]> =>
    page.evaluate<string[]>("caches.keys()");

  test("works after one visit, in all its files", async ({ open }) => {
    const { host, page } = await open("no-store");
    await kept(page);
    const files = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => !name.startsWith("api/") && name !== "service-worker.js");
    const [cache = "", ...others] = await cachesIn(page);
    expect(others).toEqual([]);
    const addresses = await page.evaluate<string[]>(
      `caches.open(${JSON.stringify(cache)}).then((cache) => cache.keys())
        .then((requests) => requests.map(({ url }) => url))`,
    );
    const names = addresses.map((address) => address.slice(host.address.length) || "index.html");
    expect(names.sort()).toEqual(files.sort());

    await host.stop();
    for (const place of ["", "index.html", "?from=elsewhere", "#metric=king"]) {
      await page.goto("about:blank");
      await page.goto(host.address + place);
      await drawn(page);
    }
    await page.reload();
    await drawn(page);
    const workbench = page.locator("#workbench");
    await workbench.getByRole("grid", { name: "King distance from a1" }).waitFor();
    await workbench.locator(".board").getByRole("gridcell", { name: "d4," }).click();
    await workbench.getByRole("heading", { name: "a1 → d4: 3 moves" }).waitFor();
  });

  test.for(["max-age=600", "no-cache"])(
    "is kept from what the visit loaded, so that the host is asked once for each file: %s",
    async (cacheControl, { open }) => {
      const { host, page } = await open(cacheControl);
      await kept(page);
      const files = host.asked.filter((file) => file !== "favicon.ico");
      expect(files).toContain("");
      expect(files.length).toBeGreaterThan(5);
      expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
    },
  );

  test("works when the host fails or is away, but for the API reference, with nothing else in its place", async ({
    open,
  }) => {
    const { host, page } = await open("no-store");
    await kept(page);
    const reference = await page.goto(`${host.address}api/`);
    expect(await reference?.text()).toBe(readFileSync(join(site, "api", "index.html"), "utf8"));
    const nothing = await page.goto(`${host.address}nothing`);
    expect(nothing?.status()).toBe(404);
    host.fail();
    const response = await page.goto(host.address);
    expect(response?.status()).toBe(200);
    await drawn(page);
    await host.stop();
    await expect(page.goto(`${host.address}api/`)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });

  /** Changes of sources that make the page version 2. */
  const CHANGES = {
    "in its code": {
      file: "main.ts",
      change: (text: string) => `${text}\ndocument.documentElement.dataset["version"] = "2";\n`,
    },
    "in nothing but the page itself": {
      file: "index.html",
      change: (text: string) => text.replace("<html", '<html data-version="2"'),
    },
  };

  /** The site after a change. */
  const changedSite = async ({
    file,
    change,
  }: (typeof CHANGES)[keyof typeof CHANGES]): Promise<string> => {
    const project = checkout();
    const source = join(project, "explorer", file);
    writeFileSync(source, change(readFileSync(source, "utf8")));
    const folder = temporaryFolder();
    await buildExplorer(project, folder);
    return folder;
  };

  test("a page of before is not kept with the files of a new version", async ({ open }) => {
    const { host, page } = await open("no-store");
    await kept(page);
    const before = await cachesIn(page);
    const next = await changedSite(CHANGES["in its code"]);
    const changed = readFileSync(join(next, "index.html"));
    writeFileSync(join(next, "index.html"), readFileSync(join(site, "index.html")));
    host.publish(next);
    const update = `navigator.serviceWorker.ready.then((registered) => registered.update())
      .then(({ installing }) => new Promise((resolve) =>
        installing.addEventListener("statechange", () => resolve(installing.state))))`;
    expect(await page.evaluate(update)).toBe("redundant");
    expect(await cachesIn(page)).toEqual(before);
    writeFileSync(join(next, "index.html"), changed);
    expect(await page.evaluate(update)).toBe("installed");
  });

  test.for(Object.entries(CHANGES))(
    "a new version that differs %s replaces the old",
    async ([, change], { open }) => {
      const { host, page } = await open("max-age=600");
      const version = (one: Page): Promise<unknown> =>
        one.evaluate("document.documentElement.dataset.version");
      await kept(page);
      const [old = ""] = await cachesIn(page);
      const foreign = ["not-ours", `chess-distance ${host.address}deeper/ 1`];
      for (const name of foreign)
        await page.evaluate(
          `caches.open(${JSON.stringify(name)}).then((cache) => cache.put("1", new Response("1")))`,
        );

      host.publish(await changedSite(change));
      await page.evaluate(
        "navigator.serviceWorker.ready.then((registered) => registered.update())",
      );
      await expect
        .poll(() =>
          page.evaluate("navigator.serviceWorker.ready.then((one) => one.waiting !== null)"),
        )
        .toBe(true);
      expect(await version(page)).toBeUndefined();
      expect(await cachesIn(page)).toContain(old); // the open page may need it
      await page.reload();
      await drawn(page);
      await expect.poll(() => version(page)).toBe("2"); // after its code has run

      await page.goto(new URL("/", host.address).href); // no page of the site is open
      await expect.poll(() => cachesIn(page)).not.toContain(old);
      const names = await cachesIn(page);
      expect(names).toEqual(expect.arrayContaining(foreign));
      expect(names).toHaveLength(foreign.length + 1);
      await page.goto(host.address);
      await drawn(page);
      await host.stop();
      await page.reload();
      await drawn(page);
      await expect.poll(() => version(page)).toBe("2"); // after its code has run
    },
  );
});
