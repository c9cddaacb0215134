/**
 * The page: opening, chapters, workbench.
 *
 * `model/` is what it shows, as data: a `State` is all that a board and an array show, and the one touched last is in the address;
 * `components/` are boards, arrays and code, and what a pointer, a finger and keys do with them; `drawing/` turns a grid into SVG, also
 * for the pictures of `docs/`. A chapter is a file in `chapters/` and a line in `chapters.ts`: at most 120 words, one diagram, the few
 * lines that compute it, which `samples.test.ts` compiles in all languages, and a question that the diagram answers. `audit/` runs in
 * a worker, because an array that is no table takes a second. `workbench/` loads when it is needed.
 *
 * Metrics and layouts follow from the catalogue and the names of a request, and so do the tables of the package that a view shows; what
 * the tool refuses is refused in its words. Sentences under the pointer keep their room, so that nothing else moves.
 *
 * The page is drawn when the site is built, by `site/html.tsx`, and hydrated once it is seen: what is drawn first must be the same in
 * Node and in the browser, and what depends on the address, on storage or on the window comes in an effect.
 */
import { useEffect } from "preact/hooks";
import { name, repository } from "../package.json";
import { ChapterSection } from "./chapters/chapter.js";
import { CHAPTERS } from "./chapters/chapters.js";
import { Install, Opening } from "./chapters/opening.js";
import { CopyingArea } from "./components/copying.js";
import { PageChoicesArea, PageChoicesBar } from "./components/page-choices.js";
import { partIn } from "./model/diagram-address.js";
import { linksTo } from "./model/links.js";
import { WorkbenchPlace } from "./workbench/place.js";

const WORKBENCH = "workbench";

/** Whether a fragment is more than the id of an element, which the browser finds by itself. */
const isMore = (fragment: string): boolean => /[=/]/.test(fragment);

const elementNamed = (fragment: string): HTMLElement | null =>
  document.getElementById(partIn(fragment));

export const Page = () => {
  useEffect(() => {
    // Whoever comes back to the page, or loads it again, reads on where the browser scrolls to.
    const [visit] = performance.getEntriesByType("navigation");
    const isNew = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
    if (isNew && isMore(location.hash))
      elementNamed(location.hash)?.scrollIntoView({ behavior: "instant" });
  }, []);
  return (
    <PageChoicesArea>
      <CopyingArea>
        <div
          class="page"
          onClick={({ target, ctrlKey, metaKey, shiftKey }) => {
            if (ctrlKey || metaKey || shiftKey) return; // The link is opened elsewhere.
            const link = target instanceof Element ? target.closest("a") : null;
            const { hash = "" } = link ?? {};
            if (!isMore(hash)) return;
            const top = elementNamed(hash)?.getBoundingClientRect().top ?? 0;
            if (top > innerHeight / 2) elementNamed(hash)?.scrollIntoView();
          }}
        >
          <Opening>
            <nav id="contents" aria-label="Chapters">
              <ol>
                {[...CHAPTERS, { id: WORKBENCH, title: "Workbench" }].map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </Opening>
          <PageChoicesBar />
          <main>
            {CHAPTERS.map((chapter) => (
              <ChapterSection key={chapter.id} chapter={chapter} />
            ))}
            <section id={WORKBENCH} aria-labelledby="workbench-title">
              <h2 id="workbench-title">
                <a href={`#${WORKBENCH}`}>Workbench</a>
              </h2>
              <p class="lead">
                See, check and take away tables of the package, or make one for a piece and a board
                of your own.
              </p>
              <WorkbenchPlace />
            </section>
          </main>
          <footer>
            <h2>{name}</h2>
            <Install />
            <ul>
              {linksTo(repository).map(({ href, text, note }) => (
                <li key={href}>
                  <a href={href}>{text}</a> <span class="note">{note}</span>
                </li>
              ))}
            </ul>
          </footer>
        </div>
      </CopyingArea>
    </PageChoicesArea>
  );
};
