import type { UserConfig } from "vite";
import { offline } from "./offline/plugin.js";

export default {
  // Relative, so that the page works in any folder of any host.
  base: "./",
  plugins: [offline()],
  build: {
    outDir: "../.build/site",
    emptyOutDir: true,
    // No warnings about slow plugins: their time depends on what else runs on the machine.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
} satisfies UserConfig;
