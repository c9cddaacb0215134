/** Starts the browser for tests that need one. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { environment } from "./environment.js";

/** Options for running as root in a container, without background requests or other hosts. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/** Starts headless Chromium with an empty profile, and a home that is removed when the browser closes. */
export const startChromium = async (
  executablePath: string,
  more: readonly string[] = [],
): Promise<Browser> => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), "chess-distance-")));
  const browser = await chromium.launch({
    executablePath,
    args: [...ARGUMENTS, ...more],
    env: environment(home),
  });
  browser.on("disconnected", () => {
    rmSync(home, { recursive: true, force: true });
  });
  return browser;
};
