/** The page as HTML, as it opens without a fragment in its address. */
import { renderToString } from "preact-render-to-string";
import { Page } from "../page.js";

export const pageHtml = (): string =>
  // The renderer also closes shapes with tags, which they do not need, because they have no content.
  renderToString(<Page />).replaceAll(/><\/(?:circle|path|rect)>/g, "/>");
