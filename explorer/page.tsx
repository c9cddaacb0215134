/** The page: opening, chapters, workbench. With `?embed`, only the part that the address names. */
import { useEffect, useRef, useState } from "preact/hooks";
import { repository } from "../package.json";
import { ChapterSection } from "./chapters/chapter.js";
import { CHAPTERS } from "./chapters/chapters.js";
import { Opening } from "./chapters/opening.js";
import { CopyingArea } from "./components/copying.js";
import { PageChoicesArea, PageChoicesBar } from "./components/page-choices.js";
import { WholePage } from "./components/whole-page.js";
import { linksTo } from "./model/links.js";
import { WorkbenchPlace } from "./workbench/place.js";

const WORKBENCH = "workbench";

/** Returns the element that a fragment names; a fragment that holds a state names the workbench. */
const elementNamed = (fragment: string): HTMLElement | null =>
  document.getElementById(fragment.includes("=") ? WORKBENCH : fragment.replace("#", ""));

export const Page = ({ isEmbedded = false }: { readonly isEmbedded?: boolean }) => {
  useEffect(() => {
    // The browser finds the chapters by itself.
    if (location.hash.includes("="))
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
            if (!hash.includes("=")) return;
            const top = elementNamed(hash)?.getBoundingClientRect().top ?? 0;
            if (top > innerHeight / 2) elementNamed(hash)?.scrollIntoView();
          }}
        >
          {isEmbedded ? <Embedded /> : <Whole />}
        </div>
      </CopyingArea>
    </PageChoicesArea>
  );
};

const Whole = () => (
  <>
    <Opening>
      <nav aria-label="Chapters">
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
          See, check and take away any table of the package, or make one for a piece and a board of
          your own.
        </p>
        <WorkbenchPlace />
      </section>
    </main>
    <footer>
      <ul>
        {linksTo(repository).map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </footer>
  </>
);

/** The chapter that the address names, or the workbench. */
const Embedded = () => {
  const [fragment, follow] = useState(location.hash);
  useEffect(() => {
    const followAddress = (): void => follow(location.hash);
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);
  const named = CHAPTERS.find(({ id }) => `#${id}` === fragment);
  const isOpened = useRef(false);
  useEffect(() => {
    // Show a part that replaces another from its top.
    if (isOpened.current) scrollTo(0, 0);
    isOpened.current = true;
  }, [named]);
  return (
    <main class="embedded">
      <h1 class="hidden">Distance on a chessboard</h1>
      <PageChoicesBar />
      {named ? (
        <>
          <ChapterSection key={named.id} chapter={named} isEmbedded />
          <WholePage fragment={fragment} />
        </>
      ) : (
        <>
          <h2 class="hidden">Workbench</h2>
          <WorkbenchPlace isEmbedded />
        </>
      )}
    </main>
  );
};
