/** Brings the page of the HTML to life; where there is none, as in development, draws it. */
import { hydrate, render } from "preact";
import { Page } from "./page.js";

export const start = (place: Element, isEmbedded: boolean): void => {
  if (place.firstElementChild && !isEmbedded) {
    hydrate(<Page />, place);
  } else {
    place.replaceChildren();
    render(<Page isEmbedded={isEmbedded} />, place);
  }
  // Now all parts are laid out; the one that is read stays where it is.
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest("section");
  const top = read?.getBoundingClientRect().top ?? 0;
  place.classList.remove("unstarted");
  if (read) scrollBy({ top: read.getBoundingClientRect().top - top, behavior: "instant" });
};
