/** The modules that the build adds or changes, and the file for the modules that start the page. */
import type { Plugin, Rolldown } from "vite";
import { GRID_STYLE } from "../../generator/drawing/style.js";

const GRID = "virtual:grid.css";

/** Loads a part and its styles; replaces Vite's loader, which also preloads the part's imports. */
const LOADER = `export const __vitePreload = (load, styles = [], base) =>
  Promise.all(styles.map((style) => new Promise((onload, onerror) => {
    const href = new URL(style, base);
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }));
  }))).then(load);`;

/** The Vite plugins that add or change modules. */
export const MODULES: readonly Plugin[] = [
  {
    // Adds the grids' style, which the pictures share, to the page's style, the only one that the page's policy allows.
    name: "chess-distance-grid-style",
    resolveId: (id) => (id === GRID ? id : undefined),
    load: (id) => (id === GRID ? GRID_STYLE : undefined),
  },
  {
    name: "chess-distance-part-loader",
    transform: { filter: { id: /vite\/preload-helper/ }, handler: () => LOADER },
  },
];

/**
 * Puts the modules that the start imports, directly or through others, into one file: compressed, that file is smaller than several
 * files that share parts with the modules that load later.
 */
export const oneStart = (): Rolldown.CodeSplittingNameFunction => {
  const seen = new Map<string, boolean>();
  const starts = (module: string, context: Rolldown.ChunkingContext): boolean => {
    const known = seen.get(module) ?? module.endsWith("/explorer/start.tsx");
    if (known || seen.has(module)) return known;
    seen.set(module, false); // ends circles of imports
    const { importers = [] } = context.getModuleInfo(module) ?? {};
    const found = importers.some((importer) => starts(importer, context));
    seen.set(module, found);
    return found;
  };
  return (module, context) => (starts(module, context) ? "start" : null);
};
