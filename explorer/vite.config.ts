import type { UserConfig } from "vite";
import { offline } from "./offline/plugin.js";

export default {
  // Relative, so that the page works in any folder of any host.
  base: "./",
  plugins: [offline()],
  build: {
    outDir: "../.build/site",
    emptyOutDir: true,
    // How long plugins take depends on what else the machine does.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
} satisfies UserConfig;
