import type { UserConfig } from "vite";
import { LANGUAGES } from "../generator/languages/languages.js";
import { MODULES, oneStart } from "./site/modules.js";
import { prerender } from "./site/prerender.js";

const titles = Object.entries(LANGUAGES).map(([name, { title }]) => [name, title] as const);
const define = { TITLES: JSON.stringify(Object.fromEntries(titles)) };

export default {
  // The base is relative, so that the page works in any folder of any host.
  base: "./",
  define,
  plugins: [...MODULES, prerender(define)],
  build: {
    outDir: "../.build/site",
    emptyOutDir: true,
    // The page names the files that start it, and loads the rest when it is needed.
    modulePreload: false,
    license: { fileName: "licenses.txt" },
    // Do not warn about slow plugins, because their time depends on what else runs on the machine.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: oneStart() }] } },
    },
  },
} satisfies UserConfig;
