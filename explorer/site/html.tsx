/** The page as HTML, as it opens without a fragment in its address. */
import { renderToString } from "preact-render-to-string";
import { Page } from "../page.js";

export const pageHtml = (): string =>
  // The renderer closes shapes with end tags, and quotes all values. HTML needs neither.
  renderToString(<Page />)
    .replaceAll(/><\/(?:circle|path|rect)>/g, "/>")
    .replaceAll(/="([\w.#-]+)"(?=[ >])/g, "=$1"); // not before `/>`, which would join the value
