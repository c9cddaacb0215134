/** The page: the opening, the chapters, and the workbench. With `?embed`, only what the address names. */
import type { JSX } from "preact";
import { Differences } from "./chapters/differences.js";
import { KingAndWazir } from "./chapters/king-and-wazir.js";
import { KnightCorners } from "./chapters/knight-corners.js";
import { KnightFill } from "./chapters/knight-fill.js";
import { NotEnough } from "./chapters/not-enough.js";
import { Opening } from "./chapters/opening.js";
import { OtherBoards } from "./chapters/other-boards.js";
import { Regions } from "./chapters/regions.js";
import { ShortestPaths } from "./chapters/shortest-paths.js";
import { CopyingArea } from "./components/copying.js";
import { LanguageArea } from "./components/languages.js";
import { GRID_STYLE } from "./drawing/style.js";
import { Workbench } from "./workbench/workbench.js";

/** The page. */
export const Page = (): JSX.Element => (
  <LanguageArea>
    <CopyingArea>
      <style>{GRID_STYLE}</style>
      <Opening />
      <main>
        <KingAndWazir />
        <KnightCorners />
        <KnightFill />
        <Differences />
        <NotEnough />
        <ShortestPaths />
        <Regions />
        <OtherBoards />
        <section id="workbench" aria-labelledby="workbench-title">
          <h2 id="workbench-title">
            <a href="#workbench">Workbench</a>
          </h2>
          <Workbench />
        </section>
      </main>
    </CopyingArea>
  </LanguageArea>
);
