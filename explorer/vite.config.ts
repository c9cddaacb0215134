import { fileURLToPath } from "node:url";
import type { UserConfig } from "vite";
import { offline } from "./offline/plugin.js";

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

export default {
  // Relative, so that the page works in any folder of any host.
  base: "./",
  // The package is imported by its name, as users import it, without building it first.
  resolve: {
    alias: [
      { find: /^chess-distance$/, replacement: source("index.ts") },
      { find: /^chess-distance\/pieces$/, replacement: source("pieces.ts") },
    ],
  },
  plugins: [offline()],
  build: {
    outDir: "../.build/site",
    emptyOutDir: true,
    // How long plugins take depends on what else the machine does.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
} satisfies UserConfig;
