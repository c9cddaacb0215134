/** Starts the page after the first frame, which the page's code would delay. */
import "virtual:grid.css";
import "./page.css";
import "./chapters/audit.css";
import "./chapters/chapters.css";

/** Resolves after the next frame, or after a second, because a page in the background has no frames. */
const isSeen = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 1000);
});

const place = document.querySelector("#explorer");
await isSeen;
const { start } = await import("./start.js");
if (place) start(place);
