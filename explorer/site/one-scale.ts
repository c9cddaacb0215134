/** Leaves in the bundle only the color scale that is used: d3-scale-chromatic calculates all of its own when it loads. */
import type { Plugin } from "vite";

/** Returns the Vite plugin that marks these calculations as having no other effect. */
export const oneScale = (): Plugin => ({
  name: "chess-distance-one-scale",
  transform: {
    filter: { id: /\/d3-scale-chromatic\// },
    handler: (code) =>
      code.replaceAll(
        /^var (\S+) = ((?:new |[\w$]+\()[^;]*);/gm,
        "var $1 = /* @__PURE__ */ (() => $2)();",
      ),
  },
});
