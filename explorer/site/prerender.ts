/** Renders the page when the site is built, so that it can be read before its code has run, or without JavaScript. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin, type Rolldown, type UserConfig } from "vite";

const PAGE = fileURLToPath(new URL("html.tsx", import.meta.url));

/** The policy of the published page, which may load its style and files of its own host. Images may also be data URLs. */
const policyWith = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    "img-src 'self' data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/;

/**
 * The page with its style inlined, so that the first frame does not wait for a file, and the style itself, which then
 * has no file.
 */
const withStyle = (html: string, bundle: Rolldown.OutputBundle) => {
  const [link = "", file = ""] = STYLE_LINK.exec(html) ?? [];
  const asset = bundle[file];
  if (asset?.type !== "asset") throw new Error(`index.html has no style in "${link}"`);
  Reflect.deleteProperty(bundle, file);
  const style = String(asset.source).trim();
  return { style, html: html.replace(link, () => `<style>${style}</style>`) };
};

/** Returns the Vite plugin that puts the page, and its policy, into `index.html`. */
export const prerender = (define: NonNullable<UserConfig["define"]>): Plugin => ({
  name: "chess-distance-prerender",
  apply: "build",
  transformIndexHtml: async (written, { bundle = {} }) => {
    // Remove the indentation, which only the source needs.
    const { style, html } = withStyle(written.replaceAll(/\n\s+/g, "\n"), bundle);
    const { module } = await runnerImport<typeof import("./html.js")>(PAGE, {
      define,
      logLevel: "warn",
    });
    return {
      html: html.replace("<!-- page -->", module.pageHtml),
      tags: [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: policyWith(style) },
          injectTo: "head-prepend",
        },
      ],
    };
  },
});
