/** Brings the page of the HTML to life; where there is none, as in development, draws it. */
import { hydrate, render } from "preact";
import { Page } from "./page.js";

/** The key of how far the page is scrolled, in pixels, kept for when it is loaded again. */
const TOP = "chess-distance: top";

/**
 * Scrolls to where the page was read before it was loaded again, and keeps the place for the next
 * time. The browser itself would go there before all parts are laid out, and so to another one.
 */
const keepPlace = (): void => {
  const [loaded] = performance.getEntriesByType("navigation");
  history.scrollRestoration = "manual";
  try {
    const top = sessionStorage.getItem(TOP);
    if (loaded instanceof PerformanceNavigationTiming && loaded.type !== "navigate" && top !== null)
      scrollTo({ top: Number(top), behavior: "instant" });
    addEventListener("pagehide", () => sessionStorage.setItem(TOP, `${scrollY}`));
  } catch {
    // Without storage, the page begins where its address says.
  }
};

export const start = (place: Element): void => {
  if (place.firstElementChild) {
    hydrate(<Page />, place);
  } else {
    render(<Page />, place);
  }
  // Now all parts are laid out; the one that is read stays where it is.
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest("section");
  const top = read?.getBoundingClientRect().top ?? 0;
  place.classList.remove("unstarted");
  if (read) scrollBy({ top: read.getBoundingClientRect().top - top, behavior: "instant" });
  keepPlace();
};
