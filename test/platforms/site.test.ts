/** The site, built by its one command and served in a folder of a host: API reference, licenses, links. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import * as audit from "../../generator/audit/audit.js";
import * as generator from "../../generator/index.js";
import { ENTRIES } from "../support/exports.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { buildExplorer } from "./support/build.js";
import { axeFaults, explorerTests } from "./support/pages.js";

const site = inject("site");

const test = explorerTests();

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
  const licenses = readFileSync(join(site, "licenses.txt"), "utf8");
  const texts = licenses.split(/^## (?=\S+ - \d)/m).slice(1);
  const names = texts.map((text) => text.split(" - ")[0]);
  expect(names).toEqual(expect.arrayContaining([...packages, "@mdi/js"]));
  for (const text of texts) expect(text).toMatch(/copyright|licen[cs]e/i);
});

describe("links", () => {
  /** States that together show every link. */
  const STATES = [
    "#sources",
    "#metric=king&view=paths&from=f6&to=h1",
    "#view=attacks",
    "#layout=center",
  ];

  /** The hosts to which the page may link. */
  const HOSTS = (
    "www.chessprogramming.org en.wikipedia.org www.redblobgames.com github.com doi.org oeis.org " +
    "www.stmintz.com lists.xmission.com bids.github.io"
  ).split(" ");

  const linksOf = async (page: Page): Promise<readonly string[]> =>
    page.evaluate<string[]>(
      "[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))",
    );

  const idsIn = (html: string): readonly (string | undefined)[] =>
    [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

  /** Describes the fault of a link in a page; empty if it leads somewhere. */
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
      return HOSTS.includes(origin.replace("https://", "")) ? [] : [`${link}: another host`];
    const response = await fetch(href);
    if (response.status !== 200) return [`${link}: ${response.status}`];
    const isThere = id === "" || idsIn(await response.text()).includes(id);
    return isThere ? [] : [`${link}: no such element there`];
  };

  test("lead somewhere; #sources opens the mistakes of the evidence", async ({ open }) => {
    const address = inject("explorer");
    const evidence = readFileSync(join(PROJECT, "docs", "evidence.md"), "utf8");
    const wrong = Array.from(evidence.matchAll(/wrong in (.+?) entries/g), ([, count]) => count);
    for (const fragment of sampled(STATES, 2)) {
      const page = await open(fragment);
      const counts = page.locator(".sources[open] tr + tr td:last-child");
      if (fragment === "#sources") await expect.poll(() => counts.allTextContents()).toEqual(wrong);
      const [links, html] = [await linksOf(page), await page.content()];
      expect(links, fragment).toContain("api/");
      const faults = await Promise.all(links.map((link) => faultOf(address, html, link)));
      expect([...faults.flat(), ...(await axeFaults(page, [".sources"]))], fragment).toEqual([]);
    }
  });
});
