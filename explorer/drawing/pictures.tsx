/** Draws the README's pictures: boards as the page shows them. */
import { renderToString } from "preact-render-to-string";
import { runOwn, type OwnCommand } from "../../generator/core/own-folder.js";
import { headerLines } from "../../generator/files/header.js";
import type { File } from "../../generator/files/file.js";
import { fromAddress } from "../model/address.js";
import { sceneOf } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { drawnSize, GridDrawing } from "./grid-drawing.js";
import { GRID_STYLE } from "./style.js";

const COMMAND = "npm run pictures";

/** Runs `npm run pictures` with its arguments and returns its exit status. */
export const pictures = (
  args: readonly string[],
  place: Omit<OwnCommand, "command">,
): Promise<0 | 1 | 2> =>
  runOwn(args, { ...place, command: COMMAND }, () => Promise.resolve(drawPictures()));

export const drawPictures = (): readonly File[] => PICTURES.map(pictureOf);

const PICTURES = [
  { metric: "king", from: "d4" },
  { metric: "manhattan", from: "d4" },
  { metric: "knight", from: "a1" },
];

/** The pixels per unit when a picture is shown at its own size. */
const PIXELS = 4;

/** The picture of every square's distance from one square, with a header that names the file and the command. */
const pictureOf = (shown: (typeof PICTURES)[number]): File => {
  const file = `${shown.metric}-${shown.from}.svg`;
  const header = `<!-- ${headerLines(file, { command: COMMAND }).join("\n     ")} -->\n`;
  const { state } = fromAddress(new URLSearchParams(shown).toString());
  const { grid } = boardOf(state, sceneOf(state), []);
  const { width, height } = drawnSize(grid);
  const svg = renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width * PIXELS}
      height={height * PIXELS}
      role="img"
    >
      {"\n"}
      <title>{`${state.metric.label} distance of every square from ${shown.from}`}</title>
      {"\n"}
      <style>{GRID_STYLE}</style>
      <GridDrawing grid={grid} />
      {"\n"}
    </svg>,
  ).replaceAll("></rect>", "/>");
  return { file, text: `${header}${svg}\n` };
};
