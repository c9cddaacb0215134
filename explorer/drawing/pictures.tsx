/** The catalogue of the pictures: each file of `docs/`, its title, and its grids, side by side. */
import { renderToString } from "preact-render-to-string";
import { piece } from "../../generator/pieces.js";
import { squareNamed, type Mover, type Square } from "../../generator/boards/board.js";
import { BOARD } from "../../generator/catalogue.js";
import type { Status } from "../../generator/commands/status.js";
import { runOwn, type OwnPlace } from "../../generator/generate.js";
import { headerLines } from "../../generator/files/header.js";
import type { File } from "../../generator/files/folder.js";
import { superimposed } from "../../generator/layouts/difference.js";
import { byFill } from "../../generator/measures/fill.js";
import { tabulate } from "../../generator/index.js";
import { distanceCell, largestOf, type Distances, type Grid } from "./grid.js";
import { drawnSize, GridDrawing, NAMES } from "./grid-drawing.js";
import { GRID_STYLE } from "./style.js";
import { symbolsOf } from "./symbols.js";
import { arrayCells, boardGrid, overlaidGrid, pathGrids, marksOf } from "./views.js";

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

const square = (name: string): Square => {
  const found = squareNamed(BOARD, name);
  if (found === undefined) throw new RangeError(`no square of the board: ${name}`);
  return found;
};

const [KING, WAZIR, KNIGHT] = [piece("K"), piece("W"), piece("N")];

const distancesFrom = (mover: Mover, origin: Square): Distances =>
  byFill(mover).on(BOARD)([origin]);

const distancePicture = (file: string, name: string, mover: Mover, origin: string) => ({
  file: `${file}-${origin}.svg`,
  title: `${name} distance of every square from ${origin}`,
  panels: () => {
    const distances = distancesFrom(mover, square(origin));
    const cells = distances.map(distanceCell);
    return [{ grid: boardGrid(BOARD, cells, marksOf([square(origin)]), largestOf(distances)) }];
  },
});

const PICTURES: readonly PictureEntry[] = [
  distancePicture("king", "King", KING, "d4"),
  distancePicture("king", "King", KING, "a1"),
  distancePicture("manhattan", "Manhattan", WAZIR, "d4"),
  distancePicture("manhattan", "Manhattan", WAZIR, "a1"),
  distancePicture("knight", "Knight", KNIGHT, "d4"),
  distancePicture("knight", "Knight", KNIGHT, "a1"),
  {
    file: "king-15x15-c2.svg",
    title: "Pioneer's array 15×15 of king distance, the board laid over it with c2 on its center",
    panels: () => {
      const layout = superimposed(BOARD);
      const values = tabulate(KING, layout);
      const cells = arrayCells(layout, values, distanceCell);
      return [{ grid: overlaidGrid(layout, square("c2"), cells, largestOf(values)) }];
    },
  },
  {
    file: "king-paths-f6-h1.svg",
    title:
      "The shortest king paths from f6 to h1: distances from both squares, their sums, and the squares whose sum is 5",
    panels: () => {
      const ends = [square("f6"), square("h1")] as const;
      const [fromOrigin, toTarget] = [distancesFrom(KING, ends[0]), distancesFrom(KING, ends[1])];
      const { figures, paths } = pathGrids(BOARD, ends, [fromOrigin, toTarget]);
      return [...figures, { grid: paths, caption: "on shortest paths: sum 5" }];
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
