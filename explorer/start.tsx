/** Hydrates the page in the HTML, or draws it where there is none, as in development. */
import { hydrate } from "preact";
import { Page } from "./page.js";

export const start = (place: Element): void => hydrate(<Page />, place);
