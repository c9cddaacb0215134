/**
 * The page: opening, chapters, workbench, sources.
 *
 * `model/` holds, as data, what the page shows. A `State` determines what a board and an array show; the address stores the state
 * touched last. `components/` holds boards, arrays and code, and their use by pointer, touch and keys. `drawing/` turns a grid into
 * SVG, also for the pictures of `docs/`. A chapter is a file in `chapters/` and a line in `chapters.ts`. It has at most 120
 * words; one diagram; the few lines that compute it, which `samples.test.ts` compiles in all languages; and a question that the
 * diagram answers. `audit/` runs in a worker, because an array that matches no table takes a second. `workbench/` loads when it is needed.
 *
 * Metrics, layouts and the package's tables are derived from the generator's catalogue and requests, and refusals are in the tool's
 * words. Sentences that change under the pointer keep their height, so that nothing else moves.
 *
 * `site/html.tsx` renders the page when the site is built; the browser hydrates it after the first frame. The first render must be
 * the same in Node and in the browser: whatever depends on the address, on storage or on the window comes in an effect.
 */
import { useEffect } from "preact/hooks";
import { name, repository } from "../package.json";
import { ChapterSection } from "./chapters/chapter.js";
import { CHAPTERS } from "./chapters/chapters.js";
import { Install, Opening } from "./chapters/opening.js";
import { CopyingArea } from "./components/copying.js";
import { PageChoicesArea, PageChoicesBar } from "./components/page-choices.js";
import { useLoaded, useNear } from "./components/use-loaded.js";
import { LitArea } from "./components/words.js";
import { partIn } from "./model/diagram-address.js";
import { linksTo } from "./model/links.js";
import { WorkbenchPlace } from "./workbench/place.js";

const WORKBENCH = "workbench";

/** Shows the part that the address names. A fragment that is only an id is left to the browser. */
const showNamed = (): void => {
  const part = /[=/]/.test(location.hash) && document.getElementById(partIn(location.hash));
  if (part && part.getBoundingClientRect().top > innerHeight / 2) part.scrollIntoView();
};

/** The sources, folded; they load when they come near the view. An address with their id opens them. */
const Sources = () => {
  const isNear = useNear(".sources");
  const { module, fault = "" } = useLoaded(isNear, () => import("./sources.html?raw"));
  return (
    <details class="sources">
      <summary>Sources, and what this page does not know</summary>
      <div id="sources" dangerouslySetInnerHTML={{ __html: module?.default ?? fault }} />
    </details>
  );
};

export const Page = () => {
  useEffect(() => {
    // After a return to the page or a reload, do not scroll: the browser restores the position.
    const [visit] = performance.getEntriesByType("navigation");
    if (visit && "type" in visit && visit.type === "navigate") showNamed();
  }, []);
  return (
    <PageChoicesArea>
      <CopyingArea>
        <div
          class="page"
          onClick={({ target }) => {
            const link = target instanceof Element ? target.closest("a") : null;
            // Scroll later, because the browser saves the reader's position for Back when it follows the link.
            setTimeout(() => link?.hash === location.hash && showNamed());
          }}
        >
          <LitArea>
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
          </LitArea>
          <PageChoicesBar />
          <main>
            {CHAPTERS.map((chapter) => (
              <LitArea key={chapter.id}>
                <ChapterSection chapter={chapter} />
              </LitArea>
            ))}
            <section id={WORKBENCH} aria-labelledby="workbench-title">
              <h2 id="workbench-title">
                <a href={`#${WORKBENCH}`}>Workbench</a>
              </h2>
              <p class="lead">
                See, check and copy tables of the package, or make one for a piece and a board of
                your own.
              </p>
              <LitArea>
                <WorkbenchPlace />
              </LitArea>
            </section>
            <Sources />
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
