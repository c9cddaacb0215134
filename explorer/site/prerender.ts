/** Draws the page when the site is built, so that it is read before its code has run, and without it. */
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin, type Rolldown, type UserConfig } from "vite";

const PAGE = fileURLToPath(new URL("html.tsx", import.meta.url));

/** What the published page may load: files of its own host. Pictures and the icon are also in addresses. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Some files and all that they import. */
const filesOf = (bundle: Rolldown.OutputBundle, files: readonly string[]): readonly string[] => [
  ...new Set(
    files.flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === "chunk" ? [file, ...filesOf(bundle, chunk.imports)] : [];
    }),
  ),
];

/** Returns the Vite plugin that puts the page, and its policy, into `index.html`. */
export const prerender = (define: NonNullable<UserConfig["define"]>): Plugin => ({
  name: "chess-distance-prerender",
  apply: "build",
  transformIndexHtml: async (html, { bundle = {}, chunk }) => {
    const { module } = await runnerImport<typeof import("./html.js")>(PAGE, {
      define,
      logLevel: "warn",
    });
    return {
      html: html.replace("<!-- page -->", module.pageHtml),
      tags: [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
          injectTo: "head-prepend",
        },
        // The code that starts the page, which otherwise loads only after that which imports it.
        ...filesOf(bundle, chunk?.dynamicImports ?? []).map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
          injectTo: "head" as const,
        })),
      ],
    };
  },
});
