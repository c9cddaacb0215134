/** Hydrates the page in the HTML; if there is none, as in development, renders it. */
import { hydrate, render } from "preact";
import { Page } from "./page.js";

export const start = (place: Element): void => {
  if (place.firstElementChild) hydrate(<Page />, place);
  else render(<Page />, place);
};
