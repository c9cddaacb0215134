/** The style of grids as a file of the page, because its policy allows no style within it. */
import type { Plugin } from "vite";
import { GRID_STYLE } from "../drawing/style.js";

const FILE = "virtual:grid.css";

/** Returns the Vite plugin for that file. */
export const gridStyle = (): Plugin => ({
  name: "chess-distance-grid-style",
  resolveId: (id) => (id === FILE ? id : undefined),
  load: (id) => (id === FILE ? GRID_STYLE : undefined),
});
