/** Draws the README's pictures: boards as the page shows them. */
import { runOwn, type OwnCommand } from "../generator/core/own-folder.js";
import { svgOf } from "../generator/drawing/svg.js";
import { headerLines } from "../generator/files/header.js";
import type { File } from "../generator/files/file.js";
import { fromAddress } from "./model/address.js";
import { sceneOf } from "./model/scene.js";
import { boardOf } from "./model/shown.js";

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

/** The picture of every square's distance from one square, with a header that names the file and the command. */
const pictureOf = (shown: (typeof PICTURES)[number]): File => {
  const file = `${shown.metric}-${shown.from}.svg`;
  const header = `<!-- ${headerLines(file, { command: COMMAND }).join("\n     ")} -->\n`;
  const { state } = fromAddress(new URLSearchParams(shown).toString());
  const { grid } = boardOf(state, sceneOf(state), []);
  const title = `${state.metric.label} distance of every square from ${shown.from}`;
  return { file, text: `${header}${svgOf(grid, title)}\n` };
};
