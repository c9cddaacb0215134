/** Starts the page once it is seen, because its code takes longer than its picture. */
import "virtual:grid.css";
import "./page.css";
import "./chapters/audit.css";
import "./chapters/chapters.css";

/** Resolves after the next picture, or a second, because a page in the background has none. */
const isSeen = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 1000);
});

const place = document.querySelector("#explorer");
await isSeen;
const { start } = await import("./start.js");
if (place) start(place);
