/** Brings the page of the HTML to life; where there is none, as in development, draws it. */
import { hydrate, render } from "preact";
import { Page } from "./page.js";

export const start = (place: Element): void => {
  if (place.firstElementChild) hydrate(<Page />, place);
  else render(<Page />, place);
};
