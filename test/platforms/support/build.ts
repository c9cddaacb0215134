/** Builds the explorer of a project as for publication, with source maps if wanted. */
import { join } from "node:path";
import { build } from "vite";

export const buildExplorer = async (
  project: string,
  outDir: string,
  sourcemap = false,
): Promise<void> => {
  await build({
    root: join(project, "explorer"),
    configFile: join(project, "explorer", "vite.config.ts"),
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, sourcemap },
  });
};
