/** The page as HTML, as those see it who open it without an address of a part. */
import { renderToString } from "preact-render-to-string";
import { Page } from "../page.js";

export const pageHtml = (): string =>
  // Shapes have no content; the renderer closes them at length.
  renderToString(<Page />).replaceAll(/><\/(?:circle|path|rect)>/g, "/>");
