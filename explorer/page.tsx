/** The page: the opening, the chapters, and the workbench. */
import type { JSX } from "preact";
import { GRID_STYLE } from "./drawing/style.js";
import { Workbench } from "./workbench/workbench.js";

/** The page. */
export const Page = (): JSX.Element => (
  <>
    <style>{GRID_STYLE}</style>
    <main>
      <section id="workbench" aria-labelledby="workbench-title">
        <h2 id="workbench-title">Workbench</h2>
        <Workbench />
      </section>
    </main>
  </>
);
