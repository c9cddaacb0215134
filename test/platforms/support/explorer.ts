/** The explorer, built as for publication, in a page of the browser. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { build } from "vite";

/** A sub-folder of a host that allows the clipboard; no server listens there, the tests answer the requests. */
const ADDRESS = "http://localhost/some/folder/";

/** The built explorer. */
export interface Site {
  readonly folder: string;
  readonly remove: () => void;
}

/** Builds the explorer of a project into a temporary folder. */
export const buildExplorer = async (project: string): Promise<Site> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "chess-distance-")));
  await build({
    root: join(project, "explorer"),
    configFile: join(project, "explorer", "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true },
  });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The explorer in a page, and the errors and messages of the page. */
export interface Opened {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Reports when the page listens for fingers and for followed links, which is some time after it is drawn. */
const TELL_WHEN_IT_LISTENS = `{
  const awaited = new Set(["touchstart", "hashchange"]);
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...others) {
    addEventListener.call(this ?? window, type, ...others);
    awaited.delete(type);
    window.listens = awaited.size === 0;
  };
}`;

/** A service worker would make requests that the tests do not answer; `site.test.ts` tests it. */
const WITHOUT_SERVICE_WORKERS = "delete Navigator.prototype.serviceWorker;";

/** How a page is opened: by the browser's options, and with a clock of its own if the test moves the time. */
export type PageOptions = BrowserContextOptions & { readonly hasClock?: boolean };

/**
 * Opens a place of the explorer, such as `?embed#shortest-paths`, in a new page. Motion is reduced, so that nothing is
 * under way when something is measured.
 */
export const openExplorer = async (
  browser: Browser,
  site: Site,
  place: string,
  { hasClock = false, ...options }: PageOptions = {},
): Promise<Opened> => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1000 },
    permissions: ["clipboard-read", "clipboard-write"],
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    ...options,
  });
  page.setDefaultTimeout(60_000); // only to end what hangs
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => faults.push(message.text()));
  if (hasClock) await page.clock.install();
  await page.addInitScript(TELL_WHEN_IT_LISTENS);
  await page.addInitScript(WITHOUT_SERVICE_WORKERS);
  await page.route("**", (route) => {
    const url = route.request().url();
    if (!url.startsWith(ADDRESS)) return route.abort();
    const path = url.slice(ADDRESS.length).replace(/[?#].*/, "");
    return route.fulfill({ path: join(site.folder, path === "" ? "index.html" : path) });
  });
  await page.goto(ADDRESS + place);
  await page.getByRole("gridcell").first().waitFor();
  await page.waitForFunction("window.listens");
  return { page, faults };
};

/** The last square of a board, in its upper right corner: p16 of 16x16. */
const lastSquare = (board: string): string => {
  const [files = "", ranks = ""] = board.split("x");
  return "abcdefghijklmnop".charAt(Number(files) - 1) + ranks;
};

/** The beginnings and contents of squares' labels when the page shows the state of an address. */
const labelsOf = ({ board, layout, from, to }: Parameters): string[][] => [
  ...(board === undefined ? [] : [[lastSquare(board), ""]]),
  ...(from === undefined || layout === "center" ? [] : [[from, "origin"]]),
  ...(to === undefined ? [] : [[to, "target"]]),
];

/** The values of the controls when the page shows the state of an address. */
const valuesOf = ({ metric, piece, layout, view }: Parameters): string[] => {
  const hasRegion = /center|edge|corners/.test(layout ?? "");
  const hasPaths = !hasRegion && metric !== "combined";
  return [metric, piece, layout, hasPaths ? view : undefined].filter(
    (value) => value !== undefined,
  );
};

type Parameters = Readonly<Record<string, string | undefined>>;

/** Follows a link within the page and waits until the page shows its state. */
export const follow = async (page: Page, fragment: string): Promise<void> => {
  const parameters: Parameters = Object.fromEntries(new URLSearchParams(fragment));
  const [files, ranks] = (parameters["board"] ?? "8x8").split("x");
  await page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
  await page.waitForFunction(`(() => {
    const labels = [...document.querySelectorAll(".board [role=gridcell]")].map((square) => square.getAttribute("aria-label"));
    const values = [...document.querySelectorAll("select, input")].map((control) => control.value);
    return labels.length === ${files} * ${ranks} &&
      ${JSON.stringify(labelsOf(parameters))}.every(([square, mark]) =>
        labels.some((label) => label.startsWith(square + ", ") && label.includes(mark))) &&
      ${JSON.stringify(valuesOf(parameters))}.every((value) => values.includes(value));
  })()`);
};
