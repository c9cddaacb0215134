/** The page as HTML, as those who open it without the address of a part see it. */
import { renderToString } from "preact-render-to-string";
import { Page } from "../page.js";

export const pageHtml = (): string =>
  // Shapes have no content; the renderer gives them closing tags.
  renderToString(<Page />).replaceAll(/><\/(?:circle|path|rect)>/g, "/>");
