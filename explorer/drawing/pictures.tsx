/** The catalogue of the pictures: each file of `docs/`, its title, and its grids, side by side. */
import type { JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import { lines } from "../../generator/common.js";
import type { Status } from "../../generator/command.js";
import { runOwn, type OwnPlace } from "../../generator/core/generate.js";
import { headerLines } from "../../generator/files/header.js";
import type { File } from "../../generator/files/folder.js";
import { fromAddress } from "../model/address.js";
import { distancesFrom, metricNamed } from "../model/metrics.js";
import { sceneOf } from "../model/scene.js";
import { arrayOf, boardOf, pathsOf } from "../model/shown.js";
import { largestOf, type Cell, type Grid } from "./grid.js";
import { drawnSize, GridDrawing, NAMES, type Pen } from "./grid-drawing.js";
import { GRID_STYLE } from "./style.js";
import { cellLook, markLook } from "./looks.js";

const COMMAND = "npm run pictures";

/** Runs `npm run pictures` with its arguments and returns its exit status. */
export const pictures = (args: readonly string[], place: OwnPlace): Promise<Status> =>
  runOwn(args, place, COMMAND, "Draws the pictures of docs/.", () =>
    Promise.resolve(drawPictures()),
  );

/** Draws every picture, each with a header that names it and the command. */
export const drawPictures = (): readonly File[] =>
  PICTURES.map(({ file, title, panels }) => {
    const header = `<!-- ${headerLines(file, { command: COMMAND }).join("\n     ")} -->\n`;
    return { file, text: `${header}${drawn(title, panels())}\n` };
  });

interface Panel {
  readonly grid: Grid;
  readonly caption?: string;
}

interface PictureEntry {
  readonly file: string;
  /** What it shows, for screen readers. */
  readonly title: string;
  readonly panels: () => readonly Panel[];
}

/** What the explorer shows at an address. */
const shownAt = (fragment: string) => {
  const { state } = fromAddress(fragment);
  return [state, sceneOf(state)] as const;
};

const distancePicture = (name: string, origin: string): PictureEntry => ({
  file: `${name}-${origin}.svg`,
  title: `${metricNamed(name).label} distance of every square from ${origin}`,
  panels: () => {
    const [state, scene] = shownAt(`metric=${name}&from=${origin}`);
    const largest = largestOf(distancesFrom(state.metric, state.board, [state.origin]));
    return [{ grid: boardOf(state, { ...scene, largest }, []).grid }];
  },
});

const PICTURES: readonly PictureEntry[] = [
  distancePicture("king", "d4"),
  distancePicture("king", "a1"),
  distancePicture("manhattan", "d4"),
  distancePicture("manhattan", "a1"),
  distancePicture("knight", "d4"),
  distancePicture("knight", "a1"),
  {
    file: "king-15x15-c2.svg",
    title: "Pioneer's array 15×15 of king distance, the board laid over it with c2 on its center",
    panels: () => {
      const grid = arrayOf(...shownAt("metric=king&layout=superimposed&from=c2"), []);
      return lines(grid && { grid });
    },
  },
  {
    file: "king-paths-f6-h1.svg",
    title:
      "The shortest king paths from f6 to h1: distances from both squares, their sums, and the squares whose sum is 5",
    panels: () => {
      const { figures, board } = pathsOf(...shownAt("metric=king&view=paths&from=f6&to=h1"));
      return [...figures, { grid: board.grid, caption: "on shortest paths: sum 5" }];
    },
  },
];

/** The pixels of a unit if the picture is shown in its own size. */
const PIXELS = 4;

const GAP = 6;

const CAPTION = 8;

const drawn = (title: string, panels: readonly Panel[]): string => {
  const above = panels.some(({ caption }) => caption !== undefined) ? CAPTION : 0;
  const sizes = panels.map(({ grid }) => drawnSize(grid));
  const leftOf = (at: number): number =>
    sizes.slice(0, at).reduce((left, { width }) => left + width + GAP, 0);
  const width = leftOf(panels.length) - GAP;
  const height = Math.max(...sizes.map((size) => size.height)) + above;
  const { definitions, pen } = symbolsOf(panels.map(({ grid }) => grid));
  return renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width * PIXELS}
      height={height * PIXELS}
      role="img"
    >
      {"\n"}
      <title>{title}</title>
      {"\n"}
      <style>{GRID_STYLE}</style>
      {definitions}
      {panels.map(({ grid, caption }, at) => (
        <g key={at} transform={`translate(${leftOf(at)} ${above})`}>
          {caption !== undefined && (
            <text class="edge" x={(drawnSize(grid).width + NAMES) / 2} y="-2">
              {caption}
            </text>
          )}
          <GridDrawing grid={grid} pen={pen} />
        </g>
      ))}
      {"\n"}
    </svg>,
  ).replaceAll(/><\/(?:path|rect|use)>/g, "/>");
};

/** Keeps a picture small: each look is defined once, and used by every cell or mark that has it. */
export const symbolsOf = (grids: readonly Grid[]) => {
  const looks = new Map<string, JSX.Element>();
  for (const grid of grids) {
    for (const cell of grid.cells) {
      const key = cellKey(grid, cell);
      if (!looks.has(key)) looks.set(key, cellLook(grid, cell));
    }
    for (const { mark } of grid.marks) looks.set(mark, markLook(grid, mark));
  }
  const ids = new Map([...looks.keys()].map((key, at) => [key, nameOf(at)]));
  const use = (key: string, x: number, y?: number) => {
    const id = ids.get(key);
    if (id === undefined) throw new RangeError(`${key}: no grid of these symbols has this look`);
    return <use key={x} href={`#${id}`} x={x === 0 ? undefined : x} y={y} />;
  };
  return {
    definitions: (
      <defs>
        {[...looks].map(([key, look]) => (
          <g key={key} id={ids.get(key)}>
            {look}
          </g>
        ))}
      </defs>
    ),
    pen: {
      cell: (grid, { cell, x }) => use(cellKey(grid, cell), x),
      mark: (_grid, mark, x, y) => use(mark, x, y),
    } satisfies Pen,
  };
};

const cellKey = ({ largest }: Grid, cell: Cell): string =>
  cell.kind === "distance" ? `${cell.number}: ${cell.distance} of ${largest}` : cell.kind;

/** a … z, then aa, and so on: short, because a picture repeats the names often. */
const nameOf = (at: number): string =>
  `${at < 26 ? "" : nameOf(Math.floor(at / 26) - 1)}${String.fromCharCode(97 + (at % 26))}`;
