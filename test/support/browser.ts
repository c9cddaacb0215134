/** The real browser, for the tests that need it. */
import { chromium, type Browser } from "playwright-core";
import type { TestContext } from "vitest";
import { platform } from "./platforms.js";

/** Headless, as root in a container, and without calls to hosts of its own. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts Chromium, with an empty profile. */
export const startChromium = (context: TestContext): Promise<Browser> =>
  chromium.launch({ executablePath: platform(context, "Chromium"), args: ARGUMENTS });
